import PackagePlugin

/// `swift package vitrine-test`: the tool's command `test`, with its arguments, in the package's folder.
@main
struct VitrineTestCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try ToolCommand(name: "test").run(context, arguments: arguments)
    }
}
