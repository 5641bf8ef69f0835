import Foundation

/// New pictures that somebody has looked at and taken for right: what a report exports and `vitrine approve` applies.
public struct ApprovalFile: Hashable, Sendable, Codable {
    /// One picture.
    public struct Approval: Hashable, Sendable, Codable {
        public var scene: String
        public var variant: String
        /// The hash of the golden that it was compared with; nil where there was none.
        public var expected: String?
        /// The hash of the new picture's pixels.
        public var actual: String

        public init(scene: String, variant: String, expected: String?, actual: String) {
            self.scene = scene
            self.variant = variant
            self.expected = expected
            self.actual = actual
        }

        /// What approves a result; nil where there is no new picture.
        public init?(_ result: CaseResult) {
            guard let actual = result.actualHash, !result.state.passes else { return nil }
            self.init(
                scene: result.scene, variant: result.variant, expected: result.expectedHash, actual: actual)
        }
    }

    /// The version of this form.
    public var version = 1
    public var approvals: [Approval]
    /// Obsolete goldens that may go.
    public var obsolete: [String]?

    public init(_ approvals: [Approval], obsolete: [String]? = nil) {
        self.approvals = approvals
        self.obsolete = obsolete
    }

    /// Nil where the bytes are no such file of version 1.
    public init?(json: [UInt8]) {
        guard let file = try? JSONDecoder().decode(ApprovalFile.self, from: Data(json)), file.version == 1
        else { return nil }
        self = file
    }
}
