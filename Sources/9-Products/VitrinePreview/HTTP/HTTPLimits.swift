/// The limits on the size of requests, and on the time for which a client may occupy a connection.
package struct HTTPLimits: Sendable {
    /// The maximum size of a head (the request line and the header fields), in bytes.
    package var headBytes = 32 << 10
    /// The maximum number of header fields.
    package var fieldCount = 100
    /// The maximum size of a body, in bytes.
    package var bodyBytes = 1 << 20
    /// The time for a head to arrive after its first byte, in seconds.
    package var headSeconds = 5.0
    /// The time for a body to arrive, in seconds.
    package var bodySeconds = 10.0
    /// The time that a connection may be idle between two requests, in seconds.
    package var idleSeconds = 60.0
    /// The time within which a client must receive a whole response, in seconds.
    package var responseSeconds = 60.0
    /// The maximum number of open connections.
    package var connectionCount = 128

    /// Creates the limits of the preview.
    package init() {}
}
