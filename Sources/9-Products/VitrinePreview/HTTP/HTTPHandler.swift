/// The part of a server that knows what requests mean.
package protocol HTTPHandler: Sendable {
    /// Checks the head of a request, before any of its body is read.
    ///
    /// - Throws: A refusal, which ends the connection.
    func admit(_ head: HTTPRequest) throws(HTTPRefusal)

    /// Returns the response to a request.
    func respond(to request: HTTPRequest) async -> HTTPResponse

    /// Completes any response, refusals included, with the fields that all have.
    func completed(_ response: HTTPResponse) -> HTTPResponse
}
