/// The rules by which requests of other pages are refused.
///
/// A browser sends the requests of any page to a server on loopback. It says with each of them which name the
/// page has used for the server (`Host`), and, for most, which page asks (`Origin`, `Sec-Fetch-Site`). A page
/// that has its own name resolve to loopback (DNS rebinding) gives itself away by the first.
struct RequestGuard: Sendable {
    /// The names and ports by which the server may be asked, such as `localhost:8420`.
    let authorities: Set<String>
    let token: PreviewToken

    /// Creates the rules of a server.
    ///
    /// - Parameters:
    ///   - names: The names and addresses by which the server may be asked.
    ///   - port: The port that the server listens at.
    ///   - token: The secret of the server's page.
    init(names: [String], port: Int, token: PreviewToken) {
        var authorities: Set<String> = []
        for name in names {
            let host = name.contains(":") && !name.hasPrefix("[") ? "[\(name)]" : name
            authorities.insert("\(host.lowercased()):\(port)")
            // Browsers leave out the port of the scheme.
            if port == 80 { authorities.insert(host.lowercased()) }
        }
        self.authorities = authorities
        self.token = token
    }

    /// Checks the head of a request.
    ///
    /// - Throws: A refusal if the request may come from another page.
    func admit(_ head: HTTPRequest) throws(HTTPRefusal) {
        guard let host = head.field("host") else {
            throw HTTPRefusal(.badRequest, "a request names one host")
        }
        guard authorities.contains(host.lowercased()) else {
            throw HTTPRefusal(
                .forbidden, "this server does not answer for that host; --allow-host names more")
        }
        if let origins = head.fields["origin"] {
            guard origins.count == 1, origins[0].lowercased().hasPrefix("http://"),
                authorities.contains(String(origins[0].lowercased().dropFirst("http://".count)))
            else { throw HTTPRefusal(.forbidden, "requests of other pages are not answered") }
        }
        if let sites = head.fields["sec-fetch-site"] {
            guard sites == ["same-origin"] || sites == ["none"] else {
                throw HTTPRefusal(.forbidden, "requests of other pages are not answered")
            }
        }
        guard head.method == .post else {
            guard head.bodyLength == 0 else {
                throw HTTPRefusal(.badRequest, "a request for something has no body")
            }
            return
        }
        guard let given = head.field("x-vitrine-token"), token.matches(given) else {
            throw HTTPRefusal(.forbidden, "files are changed only with the token of the server's page")
        }
        // A form of another page cannot send this type without asking first.
        let type = head.field("content-type")?.split(separator: ";").first?.trimmed.lowercased()
        guard type == "application/json" else {
            throw HTTPRefusal(.badRequest, "the body must be application/json")
        }
    }
}
