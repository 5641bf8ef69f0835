import Foundation
import PackagePlugin

/// The build of the `vitrine` tool by `Scripts/release/build-tool.sh` of the package's checkout.
struct ToolBuilder {
    static let shell = URL(fileURLWithPath: "/bin/sh")

    /// The checkout of this package.
    let checkout: URL
    /// The folder to build in, which then holds the tool.
    let folder: URL
    /// The arguments of the shell.
    let arguments: [String]

    /// Prepares a build.
    ///
    /// - Parameters:
    ///   - package: The package that the plugin is used by: this one, or one that depends on it.
    ///   - folder: The folder to build in.
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
                swiftBuild?.path ?? "swift-build",
            ] + dependencies
    }

    /// The path of the tool, once it is built.
    var tool: URL { folder.appendingPathComponent("vitrine") }

    /// A source file that is written when the tool is built, for what waits for it.
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
