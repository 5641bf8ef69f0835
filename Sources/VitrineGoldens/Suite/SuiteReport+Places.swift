import Foundation

extension SuiteReport {
    /// Returns the JSON for a file at `path`, with the paths of pictures relative to it.
    public func json(at path: String) throws -> String {
        let folder = Self.parts(path).dropLast()
        return try relocated { Self.relative(Self.parts($0), to: Array(folder)) }.json()
    }

    /// Parses the JSON of a file at `path`, with the paths of pictures made relative to the current folder.
    public init(json: [UInt8], at path: String) throws(MergeError) {
        let report = try SuiteReport(json: json, named: path)
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        self = report.relocated { $0.hasPrefix("/") ? $0 : folder + $0 }
    }

    private func relocated(_ place: (String) -> String) -> SuiteReport {
        var report = self
        for index in report.cases.indices {
            guard var pictures = report.cases[index].pictures else { continue }
            pictures.expected = pictures.expected.map(place)
            pictures.actual = pictures.actual.map(place)
            pictures.difference = pictures.difference.map(place)
            pictures.patch = pictures.patch.map(place)
            report.cases[index].pictures = pictures
        }
        return report
    }

    /// Returns the components of the absolute path.
    private static func parts(_ path: String) -> [String] {
        URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    }

    private static func relative(_ path: [String], to folder: [String]) -> String {
        let common = zip(path, folder).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: folder.count - common) + path[common...]).joined(separator: "/")
    }
}
