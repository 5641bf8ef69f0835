/// The secret that a page must send with each request that changes files.
///
/// Only the page that the server has sent knows it: other pages may not read that page, and do not learn the
/// token from an address.
struct PreviewToken: Sendable {
    /// The token as 64 hexadecimal digits.
    let text: String

    /// Creates a token from the system's source of random numbers.
    init() {
        var random = SystemRandomNumberGenerator()
        text = (0..<4).map { _ in
            let digits = String(random.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Returns `true` if `other` is the token, in a time that does not depend on where they differ.
    func matches(_ other: String) -> Bool {
        let (own, given) = (Array(text.utf8), Array(other.utf8))
        var difference = own.count ^ given.count
        for index in own.indices {
            difference |= Int(own[index] ^ (index < given.count ? given[index] : 0))
        }
        return difference == 0
    }
}
