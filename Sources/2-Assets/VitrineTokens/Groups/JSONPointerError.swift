struct JSONPointerError: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}
