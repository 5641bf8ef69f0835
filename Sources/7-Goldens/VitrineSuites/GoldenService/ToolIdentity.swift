import VitrineRendering

/// The identity of a tool: two tools with the same one draw the same pixels and speak the same protocol.
package struct ToolIdentity: Hashable, Sendable, Codable {
    /// The version of the requests and replies.
    package static let currentProtocol = 3

    package var protocolVersion: Int
    package var version: String
    /// The fingerprint of the sources that the tool was built from; `nil` if it has none.
    package var sources: String?

    package init(
        protocolVersion: Int = Self.currentProtocol, version: String = VitrineRendering.version,
        sources: String?
    ) {
        self.protocolVersion = protocolVersion
        self.version = version
        self.sources = sources
    }
}
