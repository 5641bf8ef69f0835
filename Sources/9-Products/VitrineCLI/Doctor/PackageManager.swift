import Foundation

/// A package manager of the system, and how it installs packages.
enum PackageManager: String, CaseIterable, Sendable {
    case apt
    case dnf
    case brew

    /// The program that is looked for.
    private var program: String { self == .apt ? "apt-get" : rawValue }

    /// Returns the package managers in the folders of a search path.
    static func present(in path: String) -> [PackageManager] {
        let folders = path.split(separator: ":").map(String.init)
        return allCases.filter { manager in
            folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(manager.program)") }
        }
    }

    /// Returns the command that installs packages.
    func command(for packages: [String]) -> String {
        let names = packages.joined(separator: " ")
        return switch self {
        case .apt: "sudo apt-get install --no-install-recommends \(names)"
        case .dnf: "sudo dnf install \(names)"
        case .brew: "brew install --cask \(names)"
        }
    }
}
