/// A running script of any kind: the parts that the functions common to all kinds use.
package protocol ScriptContext: AnyObject, SendableMetatype {
  /// The limits of memory.
  var limits: ScriptLimits { get }
  /// Receives what it prints.
  var output: any ScriptOutput { get }
  /// The accessible files.
  var files: ScriptFiles { get set }
  /// The modules that `require` finds.
  var modules: ScriptModules { get }
  /// Returns false to stop the script.
  var goesOn: @Sendable () -> Bool { get }
}
