/// The functions that expressions can call.
package enum ExpressionFunctions {
    static let all: [ExpressionFunction] = numbers + motion + texts

    static let names = all.map(\.name)
    private static let byName = Dictionary(
        all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    static func named(_ name: String) -> ExpressionFunction? { byName[name] }
}
