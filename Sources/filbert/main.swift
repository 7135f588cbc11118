print("filbert")
