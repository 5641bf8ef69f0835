import Foundation

/// New pictures that somebody has reviewed and approved. A report exports the file and `vitrine approve`
/// applies it.
package struct ApprovalFile: Hashable, Sendable, Codable {
    /// The approval of one picture.
    package struct Approval: Hashable, Sendable, Codable {
        package var scene: String
        package var variant: String
        /// The hash of the golden that the picture was compared with; `nil` if there was none.
        package var expected: String?
        /// The hash of the new picture's pixels.
        package var actual: String

        package init(scene: String, variant: String, expected: String?, actual: String) {
            self.scene = scene
            self.variant = variant
            self.expected = expected
            self.actual = actual
        }

        /// Creates the approval of a result, or returns `nil` if there is no new picture, or no telling what
        /// it was compared with.
        package init?(_ result: CaseResult) {
            guard let actual = result.actualHash, !result.state.passes, result.state != .unreadable else {
                return nil
            }
            self.init(
                scene: result.scene, variant: result.variant, expected: result.expectedHash, actual: actual)
        }
    }

    /// A picture that is wrong, and why.
    package struct Rejection: Hashable, Sendable, Codable {
        package var scene: String
        package var variant: String
        package var reason: String

        package init(scene: String, variant: String, reason: String) {
            self.scene = scene
            self.variant = variant
            self.reason = reason
        }
    }

    /// The maximum size of a file, in bytes.
    package static let byteLimit = 64 << 20

    /// The version of the format.
    package var version = 1
    package var approvals: [Approval]
    /// Obsolete goldens whose deletion is approved.
    package var obsolete: [String]?
    /// Pictures that were rejected, which stay as they are.
    package var rejections: [Rejection]?

    package init(
        _ approvals: [Approval], obsolete: [String]? = nil, rejections: [Rejection]? = nil
    ) {
        self.approvals = approvals
        self.obsolete = obsolete
        self.rejections = rejections
    }

    /// Parses a file, or returns `nil` if the bytes are not a valid file of version 1.
    package init?(json: [UInt8]) {
        guard let file = try? JSONDecoder().decode(ApprovalFile.self, from: Data(json)), file.version == 1
        else { return nil }
        self = file
    }
}
