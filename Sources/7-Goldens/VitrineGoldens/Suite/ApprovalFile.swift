import Foundation

/// New pictures that somebody has reviewed and approved. A report exports the file and `vitrine approve`
/// applies it.
public struct ApprovalFile: Hashable, Sendable, Codable {
    /// The approval of one picture.
    public struct Approval: Hashable, Sendable, Codable {
        public var scene: String
        public var variant: String
        /// The hash of the golden that the picture was compared with; `nil` if there was none.
        public var expected: String?
        /// The hash of the new picture's pixels.
        public var actual: String

        public init(scene: String, variant: String, expected: String?, actual: String) {
            self.scene = scene
            self.variant = variant
            self.expected = expected
            self.actual = actual
        }

        /// Creates the approval of a result, or returns `nil` if there is no new picture, or no telling what
        /// it was compared with.
        public init?(_ result: CaseResult) {
            guard let actual = result.actualHash, !result.state.passes, result.state != .unreadable else {
                return nil
            }
            self.init(
                scene: result.scene, variant: result.variant, expected: result.expectedHash, actual: actual)
        }
    }

    /// A picture that is wrong, and why.
    public struct Rejection: Hashable, Sendable, Codable {
        public var scene: String
        public var variant: String
        public var reason: String

        public init(scene: String, variant: String, reason: String) {
            self.scene = scene
            self.variant = variant
            self.reason = reason
        }
    }

    /// The maximum size of a file, in bytes.
    public static let byteLimit = 64 << 20

    /// The version of the format.
    public var version = 1
    public var approvals: [Approval]
    /// Obsolete goldens whose deletion is approved.
    public var obsolete: [String]?
    /// Pictures that were rejected, which stay as they are.
    public var rejections: [Rejection]?

    public init(
        _ approvals: [Approval], obsolete: [String]? = nil, rejections: [Rejection]? = nil
    ) {
        self.approvals = approvals
        self.obsolete = obsolete
        self.rejections = rejections
    }

    /// Parses a file, or returns `nil` if the bytes are not a valid file of version 1.
    public init?(json: [UInt8]) {
        guard let file = try? JSONDecoder().decode(ApprovalFile.self, from: Data(json)), file.version == 1
        else { return nil }
        self = file
    }
}
