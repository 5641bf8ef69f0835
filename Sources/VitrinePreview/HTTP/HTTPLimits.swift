/// The bounds of what one client may send, and for how long it may keep a connection busy.
package struct HTTPLimits: Sendable {
    /// The maximum size of a request's line and header fields, in bytes.
    package var headBytes = 32 << 10
    /// The maximum number of header fields.
    package var fields = 100
    /// The maximum size of a body, in bytes.
    package var bodyBytes = 1 << 20
    /// The time for a head to arrive after its first byte, in seconds.
    package var headSeconds = 5.0
    /// The time for a body to arrive, in seconds.
    package var bodySeconds = 10.0
    /// The time between two requests of one connection, in seconds.
    package var idleSeconds = 60.0
    /// The time for a response to be taken by the client, in seconds.
    package var responseSeconds = 60.0
    /// The maximum number of open connections.
    package var connections = 128

    /// Creates the limits of the preview.
    package init() {}
}
