/// The report as JUnit XML, which CI servers display. Pictures are attached as `[[ATTACHMENT|path]]`, which
/// Jenkins and GitLab understand.
package enum JUnitReport {
    /// Returns the XML of a report.
    ///
    /// - Parameters:
    ///   - report: The report to write.
    ///   - path: A function that maps the path of a picture to the one in the XML. Default: unchanged.
    package static func text(_ report: SuiteReport, path: (String) -> String = { $0 }) -> String {
        var suites: [String] = []
        let results = withoutRepeatedErrors(report.cases)
        var index = 0
        while index < results.count {
            let scene = results[index].scene
            let cases = results[index...].prefix { $0.scene == scene }
            suites.append(suite(scene, Array(cases), root: report.root, path: path))
            index += cases.count
        }
        let obsolete = report.reportsObsolete ? report.leftObsolete : []
        if !obsolete.isEmpty { suites.append(Self.obsolete(obsolete)) }
        if !report.errors.isEmpty { suites.append(errors(report.errors)) }
        let left = obsolete.count
        let failures = report.cases.count { $0.state.severity == 1 } + left
        let errors = report.cases.count { $0.state.severity == 2 } + report.errors.count
        let tests = report.cases.count + left + report.errors.count
        let attributes = [
            ("name", "vitrine"), ("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)"),
            ("time", seconds(report.run.seconds)),
        ]
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + element("testsuites", attributes, suites.joined()) + "\n"
    }

    /// Returns cases of which the first with an error has its message, and the others its name: a mistake in
    /// a scene is an error of all its variants.
    private static func withoutRepeatedErrors(_ cases: [CaseResult]) -> [CaseResult] {
        var titles: [String: String] = [:]
        return cases.map { result in
            guard result.state.severity == 2, !result.message.isEmpty else { return result }
            guard let title = titles[result.message] else {
                titles[result.message] = result.title
                return result
            }
            var result = result
            result.message = "as \(title) above"
            return result
        }
    }

    private static func suite(
        _ scene: String, _ cases: [CaseResult], root: String, path: (String) -> String
    ) -> String {
        let time = cases.reduce(0) { $0 + $1.milliseconds } / 1000
        let attributes = [
            ("name", scene), ("tests", "\(cases.count)"),
            ("failures", "\(cases.count { $0.state.severity == 1 })"),
            ("errors", "\(cases.count { $0.state.severity == 2 })"), ("time", seconds(time)),
        ]
        let file = root.isEmpty || root == "." ? scene : "\(root)/\(scene)"
        return element("testsuite", attributes, cases.map { testCase($0, file: file, path: path) }.joined())
    }

    private static func testCase(_ result: CaseResult, file: String, path: (String) -> String) -> String {
        var content = ""
        if !result.state.passes {
            let name = result.state.severity == 2 ? "error" : "failure"
            let first = TerminalReport.details(of: result).first ?? result.state.displayName
            content += element(
                name, [("message", first), ("type", result.state.rawValue)],
                escaped(TerminalReport.details(of: result).joined(separator: "\n")))
        }
        let pictures = [result.pictures?.expected, result.pictures?.actual, result.pictures?.difference]
            .compactMap { $0 }
        if !pictures.isEmpty {
            let lines = pictures.map { "[[ATTACHMENT|\(path($0))]]" }.joined(separator: "\n")
            content += element("system-out", [], escaped(lines))
        }
        if !result.warnings.isEmpty { content += element("system-err", [], escaped(result.warnings)) }
        return element(
            "testcase",
            [
                ("classname", result.scene), ("name", result.variant), ("file", file),
                ("time", seconds(result.milliseconds / 1000)),
            ], content)
    }

    private static func obsolete(_ files: [String]) -> String {
        let cases = files.map { file in
            element(
                "testcase", [("classname", "obsolete"), ("name", file), ("time", "0")],
                element("failure", [("message", "no scene has this golden"), ("type", "obsolete")], ""))
        }
        return element(
            "testsuite",
            [
                ("name", "obsolete"), ("tests", "\(files.count)"), ("failures", "\(files.count)"),
                ("errors", "0"),
            ],
            cases.joined())
    }

    private static func errors(_ errors: [String]) -> String {
        let cases = errors.enumerated().map { index, error in
            element(
                "testcase", [("classname", "vitrine"), ("name", "error \(index + 1)"), ("time", "0")],
                element("error", [("message", error), ("type", "error")], ""))
        }
        return element(
            "testsuite",
            [
                ("name", "vitrine"), ("tests", "\(errors.count)"), ("failures", "0"),
                ("errors", "\(errors.count)"),
            ],
            cases.joined())
    }

    private static func seconds(_ value: Double) -> String {
        // Reports of shards come from elsewhere: a time may be any number.
        let thousandths = Int(exactly: (min(max(value, 0), 1e12) * 1000).rounded()) ?? 0
        let rest = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }

    private static func element(
        _ name: String, _ attributes: [(String, String)], _ content: String
    ) -> String {
        let list = attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
        return content.isEmpty ? "<\(name)\(list)/>\n" : "<\(name)\(list)>\(content)</\(name)>\n"
    }

    /// Escapes a text for XML 1.0, which cannot represent most control characters at all.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
