import Foundation
import PackagePlugin

/// A command of the `vitrine` tool, run in the package's folder.
///
/// The tool is the one in `VITRINE_TOOL`, or else one that was built from these sources: one in `PATH`, in an
/// artifact bundle or by another plugin, or one that is built for release the first time.
struct ToolCommand {
    /// The name of the tool's command, such as `test`.
    let name: String

    func run(_ context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try tool(context)
        process.arguments = [name] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(description: "vitrine \(name) ended with \(process.terminationStatus)")
        }
    }

    private func tool(_ context: PluginContext) throws -> URL {
        if let path = ProcessInfo.processInfo.environment["VITRINE_TOOL"], !path.isEmpty, path != "none" {
            return URL(fileURLWithPath: path)
        }
        let builder = try ToolBuilder(
            package: context.package, folder: context.pluginWorkDirectoryURL,
            swiftBuild: try? context.tool(named: "swift-build").url)
        // The script returns at once where the tool is that of these sources.
        let process = Process()
        process.executableURL = ToolBuilder.shell
        process.arguments = builder.arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(description: "vitrine could not be built") }
        guard let tool = builder.tool else { throw Failure(description: "vitrine could not be found") }
        return tool
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
