import VitrinePixels

extension VectorLevel {
    /// Returns what is wrong with the environment variable that chooses a level; `nil` if it is not set or
    /// names one of this machine.
    static func problem(in environment: [String: String]) -> String? {
        guard let asked = environment[variable], !available.contains(where: { $0.name == asked }) else {
            return nil
        }
        let isKnown = allCases.contains { $0.name == asked }
        return """
            error: \(variable): \(isKnown ? "this machine has no level" : "there is no level") `\(asked)`
                levels: \(available.map(\.name).joined(separator: ", "))

            """
    }
}
