import Foundation
import VitrinePNG

/// An error that prevents a picture from being encoded.
public struct ImageEncodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason in words: "the picture cannot be written as PNG: ...".
    public let description: String

    /// Creates an error.
    ///
    /// - Parameter description: The reason in words, without a period at the end.
    public init(_ description: String) { self.description = description }

    package static func png(_ error: PNG.EncodingError) -> ImageEncodingError {
        ImageEncodingError("the picture cannot be written as PNG: \(error)")
    }
}

extension ImageEncodingError: LocalizedError {
    /// The reason that ``description`` has, as `localizedDescription` has it.
    public var errorDescription: String? { description }
}
