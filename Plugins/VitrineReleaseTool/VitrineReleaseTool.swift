import Foundation
import PackagePlugin

/// Builds the `vitrine` tool for release beside a test target, so that `VitrineTesting` need not draw in a
/// debug build.
///
/// The first `swift test` builds the tool, which takes minutes; later ones find it.
@main
struct VitrineReleaseTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let builder = try ToolBuilder(
            package: context.package, folder: context.pluginWorkDirectoryURL,
            swiftBuild: try? context.tool(named: "swift-build").url)
        return [
            .buildCommand(
                displayName: "Building vitrine for release", executable: ToolBuilder.shell,
                arguments: builder.arguments, inputFiles: builder.sources, outputFiles: [builder.marker])
        ]
    }
}
