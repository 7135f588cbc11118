import Canvas

/// The colours of a text field in one of its styles.
struct TextFieldColors {
  let background: Color
  let text: Color
  let muted: Color
  let disabled: Color
  let selection: Color
  let focus: Color
  let warning: Color

  init(_ style: TextField.Style, _ theme: Theme) {
    switch style {
    case .standard:
      background = theme.field
      text = theme.text
      muted = theme.secondaryText
      disabled = theme.disabledText
      selection = theme.selection
      focus = theme.focus
      warning = theme.warning
    case .readout:
      let faceplate = theme.faceplate
      background = faceplate.readout
      text = faceplate.readoutText
      muted = faceplate.readoutMuted
      disabled = faceplate.readoutMuted.with(alpha: 0.55)
      selection = faceplate.readoutSelection
      focus = faceplate.pilot
      warning = faceplate.warning
    }
  }
}
