import ArgumentParser
import Testing

@testable import CommandLine

@Suite("What the command line asks for")
struct VerbReadingTests {
  @Test(
    arguments: [
      ["list"], ["list", "--json", "--library", "a"], ["life", "gun.rle", "--generations", "1000"],
      ["life", "-", "--rule=B36/S23:T100,50", "--until-stable"],
      ["export", "1", "-", "--format", "svg"],
      ["delete", "1", "2"], ["keys"], ["cat.json"], ["--library", "a", "cat.json", "dog.png"],
      ["--new", "painting"], ["--", "-odd"],
    ])
  func `A verb alone understands what it understands among all`(words: [String]) throws {
    let command = try #require(Verbs.commandOfVerb(for: words, of: Program.self))
    let among = try Program.parseAsRoot(words)
    #expect(type(of: command) == type(of: among))
    #expect(contents(of: command) == contents(of: among))
  }

  @Test(
    arguments: [
      ["--help"], ["--version"], ["help"], ["help", "life"], ["life", "--help"], ["life", "-h"],
      ["list", "--version"], ["life"], ["life", "gun.rle", "--generations", "few"], ["list", "-x"],
      ["cat.json", "list"], ["backup", "list"], ["backup", "help"], ["--new", "life"],
      ["--new", "pixels", "cat.json"],
      ["--generate-completion-script", "bash"],
    ])
  func `What one verb can't answer is asked of all`(words: [String]) {
    #expect(Verbs.commandOfVerb(for: words, of: Program.self) == nil)
  }

  @Test func `Verbs are called what they say of themselves`() {
    for verb in Verbs.all { #expect(verb.configuration.commandName == verb.name) }
  }

  private func contents(of command: any ParsableCommand) -> String {
    var text = ""
    dump(command, to: &text)
    return text
  }

  private struct Program: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "filbert", version: "1.2.3", subcommands: Verbs.subcommands + [Files.self],
      defaultSubcommand: Files.self)
  }

  private struct Files: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "open")
    @OptionGroup var wanted: OpenOptions
    @OptionGroup var library: LibraryOptions
  }
}
