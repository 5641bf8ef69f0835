import Foundation
import PackagePlugin

/// The search for the `vitrine` tool, and its build, by `Scripts/release/build-tool.sh` of the package's checkout.
struct ToolBuilder {
    static let shell = URL(fileURLWithPath: "/bin/sh")

    /// The checkout of this package.
    let checkout: URL
    /// The folder of the plugin, which then says where the tool is.
    let folder: URL
    /// The arguments of the shell.
    let arguments: [String]

    /// Prepares a build.
    ///
    /// - Parameters:
    ///   - package: The package that the plugin is used by: this one, or one that depends on it.
    ///   - folder: The folder of the plugin.
    ///   - swiftBuild: The path of `swift-build`; `nil` for the one in `PATH`.
    init(package: Package, folder: URL, swiftBuild: URL?) throws {
        guard let own = Self.vitrine(in: package) else { throw MissingPackage() }
        checkout = own.directoryURL
        self.folder = folder
        // Without a network, as in the sandbox of plugins, what is checked out already must do.
        let dependencies = own.dependencies.map {
            "\($0.package.directoryURL.lastPathComponent)=\($0.package.directoryURL.path)"
        }
        arguments =
            [
                checkout.appendingPathComponent("Scripts/release/build-tool.sh").path, folder.path,
                swiftBuild?.path ?? "swift-build", Self.buildFolder(of: folder)?.path ?? "",
            ] + dependencies
    }

    /// The path of the tool; `nil` before it is found or built.
    var tool: URL? {
        let path = try? String(contentsOf: folder.appendingPathComponent("vitrine.path"), encoding: .utf8)
        return path.map { URL(fileURLWithPath: $0.trimmingCharacters(in: .newlines)) }
    }

    /// The tools in `PATH`, one of which may make a build needless.
    static var installed: [URL] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").filter { $0.hasPrefix("/") }
            .map { URL(fileURLWithPath: "\($0)/vitrine") }
            .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Returns the build folder of the package under test, in whose `plugins` the folder of a plugin lies, so
    /// that all plugins share one tool.
    private static func buildFolder(of folder: URL) -> URL? {
        var place = folder
        while place.path != "/" {
            if place.lastPathComponent == "plugins" { return place.deletingLastPathComponent() }
            place.deleteLastPathComponent()
        }
        return nil
    }

    /// A source file that is written when the tool is found or built, for what waits for it.
    var marker: URL { folder.appendingPathComponent("VitrineReleaseToolMarker.swift") }

    /// The files that the tool is built from.
    var sources: [URL] {
        let root = checkout.appendingPathComponent("Sources")
        let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey])
        let files = (found?.compactMap { $0 as? URL } ?? []).filter { url in
            (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
                && !url.path.contains(".docc/")
        }
        return files.sorted { $0.path < $1.path } + [checkout.appendingPathComponent("Package.swift")]
    }

    /// Returns this package among those that a package depends on, itself included.
    private static func vitrine(in package: Package) -> Package? {
        if package.products.contains(where: { $0.name == "VitrineTesting" }) { return package }
        return package.dependencies.lazy.compactMap { vitrine(in: $0.package) }.first
    }

    struct MissingPackage: Error, CustomStringConvertible {
        var description: String { "no package with the product VitrineTesting is among the dependencies" }
    }
}
