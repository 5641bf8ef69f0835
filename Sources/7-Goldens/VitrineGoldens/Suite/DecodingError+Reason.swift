extension DecodingError {
    /// The path of the value that is wrong, such as `shard.count`, and what is wrong with it, in one line.
    package var reason: String? {
        switch self {
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            "it is not JSON" + (Self.place(context.underlyingError).map { ": \($0)" } ?? "")
        case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
            Self.text(context)
        case .keyNotFound(let key, let context): Self.text(context, key)
        @unknown default: nil
        }
    }

    private static func text(_ context: Context, _ key: (any CodingKey)? = nil) -> String {
        let path = (context.codingPath + [key].compactMap { $0 }).reduce("") { path, key in
            key.intValue.map { "\(path)[\($0)]" }
                ?? (path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)")
        }
        return path.isEmpty ? context.debugDescription : "`\(path)`: \(context.debugDescription)"
    }

    /// Returns where Foundation found that text is not JSON, as it says it: `line 3, column 7`.
    private static func place(_ error: (any Error)?) -> String? {
        guard let error, let found = "\(error)".firstMatch(of: /line (\d+), column (\d+)/) else { return nil }
        return "line \(found.1), column \(found.2)"
    }
}
