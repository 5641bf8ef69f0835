import PackagePlugin

/// `swift package vitrine-render`: the tool's command `render`, with its arguments, in the package's folder.
@main
struct VitrineRenderCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try ToolCommand(name: "render").run(context, arguments: arguments)
    }
}
