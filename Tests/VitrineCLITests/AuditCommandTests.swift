import Foundation
import Testing
import VitrineJSON

@testable import VitrineAudits

@Suite("vitrine audit")
struct AuditCommandTests {
    private static func scene(_ body: String, top: String = "") -> String {
        """
        vitrine: 1
        canvas: { width: 320, height: 90, scale: 1 }
        background: white
        \(top)
        body:
          - \(body)

        """
    }

    private static let pale = scene("{ text: \"Pale, 50 %: text\", foreground: \"#AAAAAA\" }")

    private func audit(_ scene: String, _ arguments: String...) throws -> Tool.Result {
        let folder = try Folder()
        try folder.write(scene, "a,b.yaml")
        return try Tool.run(["audit", "a,b.yaml", "--threads", "1"] + arguments, in: folder.url)
    }

    private func object(_ text: String) throws -> [String: JSONValue] {
        let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        guard case .object(let object) = value else { throw WrongShape() }
        return object
    }

    private struct WrongShape: Error {}

    // MARK: Exit codes

    private static let small = scene("{ button: { title: Save, size: small } }")

    private static let codes: [(scene: String, arguments: [String], code: Int32)] = [
        (scene("{ text: Dark }"), ["--fail-on", "warning"], 0),
        (pale, [], 1), (pale, ["--no-pixels"], 0), (pale, ["--ignore", "contrast"], 0),
        (small, ["--ignore", "contrast"], 0),
        (small, ["--ignore", "contrast", "--fail-on", "warning"], 1),
        ("vitrine: 1\nbody: [nothing]\n", [], 2), (pale, ["--fail-on", "note"], 64),
    ]

    @Test(arguments: codes)
    func codeSaysWhatWasFound(scene: String, arguments: [String], code: Int32) throws {
        let folder = try Folder()
        try folder.write(scene, "scene.yaml")
        let result = try Tool.run(["audit", "scene.yaml"] + arguments, in: folder.url)
        #expect(result.code == code, "\(result.output)\(result.errors)")
    }

    // MARK: Ids that silence nothing

    private static func silencing(_ ids: String, _ color: String) -> String {
        scene(
            "{ text: Words, foreground: \(color), audit: { ignore: [\(ids)], reason: meant } }",
            top: "variants: { appearance: [light, dark] }")
    }

    private static let ids: [(ids: String, color: String, arguments: [String], isTold: Bool)] = [
        ("contrast", "black", ["--variants", "all"], true),
        ("contrast", "\"#AAAAAA\"", ["--variants", "all"], false),
        // It is needed in one of the variants.
        ("contrast", "{ light: black, dark: \"#AAAAAA\" }", ["--variants", "all"], false),
        // Another variant may need it.
        ("contrast", "black", ["--variants", "light"], false), ("contrast", "black", [], false),
        // The rule is not asked.
        ("contrast", "black", ["--variants", "all", "--no-pixels"], false),
        ("control-contrast", "black", ["--variants", "all", "--no-pixels"], false),
        ("clipped-text", "black", ["--variants", "all"], true),
        ("small-target", "black", ["--variants", "all", "--no-pixels"], true),
        ("contrast", "black", ["--variants", "all", "--ignore", "unused-ignore"], false),
        // Content that fits may not fit under stress.
        ("content-overflow", "black", ["--variants", "all"], false),
        ("content-overflow", "black", ["--variants", "all", "--stress"], true),
    ]

    @Test(arguments: ids)
    func anIDThatSilencesNothingInAnyVariantIsTold(
        ids: String, color: String, arguments: [String], isTold: Bool
    ) throws {
        let folder = try Folder()
        try folder.write(Self.silencing(ids, color), "scene.yaml")
        let result = try Tool.run(["audit", "scene.yaml", "--threads", "1"] + arguments, in: folder.url)
        #expect(result.output.contains("[unused-ignore]") == isTold, "\(result.output)\(result.errors)")
    }

    @Test func aMissingSceneCannotBeAudited() throws {
        let folder = try Folder()
        let result = try Tool.run(["audit", "none.yaml"], in: folder.url)
        #expect(result.code == 2)
        #expect(result.errors.contains("none.yaml"))
    }

    // MARK: Formats

    @Test func textEndsWithTheCount() throws {
        let result = try audit(Self.pale)
        #expect(result.output.contains("a,b.yaml:6:13: error: the text"), "\(result.output)")
        #expect(result.output.contains("2.32 to 1 where 4.5 is needed: #AAAAAA on #FFFFFF"))
        #expect(result.output.hasSuffix("\n1 error in 1 scene\n"), "\(result.output)")
    }

    @Test func variantsShareAFinding() throws {
        let top = "variants: { appearance: [light, dark] }"
        let scene = Self.scene("{ text: Pale, foreground: \"#AAAAAA\" }", top: top)
        let result = try audit(scene, "--variants", "all")
        #expect(result.output.contains("    in light, dark\n"), "\(result.output)")
        #expect(result.output.hasSuffix("\n1 error in 1 scene\n"))
    }

    /// The properties that the schema of SARIF 2.1.0 requires, and those that GitHub reads.
    @Test func sarifHasWhatItsSchemaRequires() throws {
        let log = try object(try audit(Self.pale, "--format", "sarif").output)
        #expect(log["version"] == "2.1.0")
        guard case .array(let runs)? = log["runs"], case .object(let run)? = runs.first,
            case .object(let tool)? = run["tool"], case .object(let driver)? = tool["driver"],
            case .array(let rules)? = driver["rules"], case .array(let results)? = run["results"],
            case .object(let result)? = results.first, case .object(let message)? = result["message"],
            case .array(let locations)? = result["locations"], case .object(let location)? = locations.first,
            case .object(let physical)? = location["physicalLocation"],
            case .object(let artifact)? = physical["artifactLocation"],
            case .object(let region)? = physical["region"],
            case .object(let fingerprints)? = result["partialFingerprints"],
            case .array(let invocations)? = run["invocations"],
            case .object(let invocation)? = invocations.first
        else {
            Issue.record("a part is missing: \(log)")
            return
        }
        #expect(driver["name"] == "Vitrine")
        #expect(result["level"] == "error" && result["ruleId"] == "contrast")
        guard case .number(let index)? = result["ruleIndex"], case .object(let rule) = rules[Int(index)]
        else {
            Issue.record("the result names no rule: \(result)")
            return
        }
        #expect(rule["id"] == "contrast")
        #expect(message["text"] != nil)
        #expect(artifact["uri"] == "a%2Cb.yaml")
        #expect(region["startLine"] == 6 && region["startColumn"] == 13)
        #expect(fingerprints.count == 1)
        #expect(invocation["executionSuccessful"] == true)
    }

    @Test func fingerprintsFollowTheirLines() throws {
        func fingerprint(_ scene: String) throws -> JSONValue? {
            let report = try object(try audit(scene, "--format", "json").output)
            guard case .array(let findings)? = report["findings"],
                case .object(let finding)? = findings.first
            else { return nil }
            return finding["fingerprint"]
        }
        let one = try fingerprint(Self.pale)
        let moved = try fingerprint("# a line above\n" + Self.pale)
        let other = try fingerprint(Self.pale.replacing("#AAAAAA", with: "#ABABAB"))
        #expect(one != nil && one == moved)
        #expect(one != other)
    }

    @Test func annotationsAreEscaped() throws {
        let output = try audit(Self.pale, "--format", "github").output
        #expect(
            output.hasPrefix("::error file=a%2Cb.yaml,line=6,col=13,title=contrast::the text"), "\(output)")
        #expect(output.contains("Pale, 50 %25: text"))
        #expect(output.contains("%0A"))
        #expect(output.split(separator: "\n").count == 1)
        #expect(AuditReport.property("a:b,c%\r\n") == "a%3Ab%2Cc%25%0D%0A")
    }

    @Test func pageMarksWhatWasFoundOnPictures() throws {
        let scene = Self.scene("{ text: <Pale> & old, foreground: \"#AAAAAA\" }")
        let page = try audit(scene, "--format", "html")
        #expect(page.code == 1)
        #expect(page.output.hasPrefix("<!DOCTYPE html>") && page.output.hasSuffix("</html>\n"))
        #expect(page.output.split(separator: "data:image/png;base64,iVBORw0KGgo").count == 2)
        // One on the picture, one in the list.
        #expect(page.output.split(separator: "<span class=\"number\">1</span>").count == 3)
        #expect(page.output.contains("&lt;Pale&gt; &amp; old") && !page.output.contains("<Pale>"))
        #expect(page.output.contains("a,b.yaml:6:13"))
        let clean = try audit(Self.scene("{ text: Dark }"), "--format", "html")
        #expect(clean.code == 0 && !clean.output.contains("<img"))
    }

    // MARK: Targets

    @Test(arguments: [
        (18.0, 40.0, [String]()), (18, 4, ["target-size", "target-size"]), (30, 8, []), (44, 0, []),
    ])
    func smallTargetsNeedRoomAroundThem(side: Double, spacing: Double, errors: [String]) throws {
        let button = "{ iconButton: { icon: heart }, frame: { width: \(side), height: \(side) } }"
        let scene = Self.scene("{ hstack: [\(button), \(button)], spacing: \(spacing) }")
        let report = try object(try audit(scene, "--no-pixels", "--format", "json").output)
        guard case .array(let findings)? = report["findings"] else { throw WrongShape() }
        let rules = findings.compactMap { finding -> String? in
            guard case .object(let values) = finding, case .string(let rule)? = values["rule"] else {
                return nil
            }
            return rule
        }
        #expect(rules.filter { $0 == "target-size" } == errors, "\(rules)")
        #expect(rules.contains("small-target") == (side < 44 && errors.isEmpty), "\(rules)")
    }

    @Test func aDisabledTargetIsNone() throws {
        let scene = Self.scene("{ button: { title: Save, size: small, state: disabled } }")
        #expect(try audit(scene, "--fail-on", "warning").code == 0)
    }

    // MARK: Stress

    @Test func aTextThatIsCutOffAtLargeSizesIsFound() throws {
        let scene = Self.scene(
            "{ text: A rather long line of text, lineLimit: 1, frame: { width: 260 } }")
        #expect(try audit(scene, "--no-pixels", "--fail-on", "warning").code == 0)
        let result = try audit(scene, "--no-pixels", "--stress", "--fail-on", "warning")
        #expect(result.code == 1)
        #expect(
            result.output.contains("[truncated-text]") && result.output.contains("AX5"), "\(result.output)")
    }
}
