import Foundation

// SwiftUI's ways to make and change pictures and labels.

extension Image {
    /// Creates the view of a picture, whose path is relative to the scene's file.
    ///
    /// - Parameters:
    ///   - name: The path of the picture.
    ///   - bundle: Ignored.
    public init(
        _ name: any TextConvertible, bundle: Bundle?, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(name, file: file, line: line, column: column)
    }

    /// Returns the picture at the size of its frame: a file is stretched, and a symbol is scaled to fit.
    public func resizable() -> Image {
        Image(
            literals: literals.map { node in
                guard var entries = node.entries, let first = entries.first else { return node }
                var copy = node
                switch first.key {
                case "icon": copy.note = .resizable
                case "image":
                    entries[0].value = first.value.setting("fit", "stretch", scalar: "source")
                    copy.content = .mapping(entries)
                default: break
                }
                return copy
            })
    }

    /// Creates the view of a decorative picture, which screen readers ignore.
    ///
    /// - Parameter name: The path of the picture.
    public init(
        decorative name: any TextConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(name, file: file, line: line, column: column)
    }

    /// Returns the picture with a quality of interpolation; `none` keeps its pixels sharp.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        Image(
            literals: literals.map { node in
                guard var entries = node.entries, entries.first?.key == "image" else { return node }
                entries[0].value = entries[0].value.setting(
                    "sampling", interpolation.sampling, scalar: "source")
                var copy = node
                copy.content = .mapping(entries)
                return copy
            })
    }

    /// The way in which the pixels of a picture are interpolated.
    public enum Interpolation: Sendable {
        /// They are not.
        case none

        /// Between neighbors.
        case low

        /// Between neighbors.
        case medium

        /// Between many.
        case high

        fileprivate var sampling: SceneLiteral {
            switch self {
            case .none: "nearest"
            case .low, .medium: "bilinear"
            case .high: "lanczos"
            }
        }
    }

    private init(literals: [SceneLiteral]) { self.literals = literals }
}
