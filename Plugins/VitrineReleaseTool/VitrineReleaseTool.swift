import Foundation
import PackagePlugin

/// Finds the `vitrine` tool or builds it for release beside a test target, so that `VitrineTesting` need not draw
/// in a debug build.
///
/// Where none of these sources is installed, the first `swift test` builds the tool, which takes minutes; later
/// ones find it.
@main
struct VitrineReleaseTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let builder = try ToolBuilder(
            package: context.package, folder: context.pluginWorkDirectoryURL,
            swiftBuild: try? context.tool(named: "swift-build").url)
        return [
            .buildCommand(
                displayName: "Finding vitrine, or building it for release, which takes minutes",
                executable: ToolBuilder.shell,
                arguments: builder.arguments, inputFiles: builder.sources + ToolBuilder.installed,
                outputFiles: [builder.marker])
        ]
    }
}
