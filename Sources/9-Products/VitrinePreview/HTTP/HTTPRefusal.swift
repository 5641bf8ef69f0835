/// The refusal of a request, with the message that the client receives.
package struct HTTPRefusal: Error, Hashable, Sendable {
    package var status: HTTPStatus
    package var reason: String

    /// Creates a refusal.
    ///
    /// - Parameters:
    ///   - status: The status of the response.
    ///   - reason: The reason, as a sentence without a full stop.
    package init(_ status: HTTPStatus, _ reason: String) {
        self.status = status
        self.reason = reason
    }
}
