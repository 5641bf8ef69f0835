import Foundation
import Testing

@Suite("vitrine approve --interactive asks about each picture that differs")
struct ApprovalPromptTests {
    /// A suite of three scenes with goldens, which are all drawn in other colours since: the first two for
    /// one cause, the third for another.
    private func changedSuite() throws -> Folder {
        let folder = try Folder()
        try folder.write("suite: 1\nscenes: ../scenes\ngolden: { scale: 1 }\n", "goldens/suite.yaml")
        func paint(_ colors: [String]) throws {
            for (index, color) in colors.enumerated() {
                try folder.write(
                    """
                    vitrine: 1
                    canvas: { width: 24, height: 16 }
                    variants: [{ appearance: light, name: only }]
                    body: [{ circle: 10, id: dot, fill: \(color) }]

                    """, "scenes/s\(index).yaml")
            }
        }
        try paint(["red", "red", "red"])
        #expect(try run(["test", "--update", "missing"], folder).code == 0)
        try paint(["blue", "blue", "green"])
        return folder
    }

    private func run(_ arguments: [String], _ folder: Folder, input: String? = nil) throws -> Tool.Result {
        try Tool.run(
            arguments + (arguments[0] == "test" ? ["--no-cache"] : []), in: folder.url, input: input,
            environment: ["VITRINE_CACHE": folder.url.path + "/cache"])
    }

    @Test(arguments: [
        (input: "a\na\na\n", approved: ["s0", "s1", "s2"], code: Int32(0)),
        // One answer holds for all pictures of the same cause, and no other.
        (input: "c\nj\n", approved: ["s0", "s1"], code: 1),
        (input: "s\na\nj\n", approved: ["s1"], code: 1),
        (input: "a\nq\n", approved: ["s0"], code: 1),
        // The end of the input ends the questions; nothing is taken for granted.
        (input: "", approved: [], code: 1),
        // What is no answer is asked again; capitals and blanks do not matter.
        (input: "maybe\n\n  A \nno\n\u{1B}[A\nJ\nC\n", approved: ["s0", "s2"], code: 1),
    ])
    func answersApproveWhatTheySay(input: String, approved: [String], code: Int32) throws {
        let folder = try changedSuite()
        let result = try run(["approve", "--interactive"], folder, input: input)
        #expect(result.code == code, "\(result.output)\(result.errors)")
        #expect(result.output.contains("\(approved.count) approved, 0 refused"))
        for index in 0..<3 {
            let name = "s\(index)"
            let after = try run(["test", "--update", "none", "scenes/\(name).yaml"], folder)
            #expect(after.code == (approved.contains(name) ? 0 : 1), "\(name)")
        }
    }

    @Test func aQuestionShowsWhatDiffers() throws {
        let folder = try changedSuite()
        let result = try run(["approve", "--interactive", "scenes/s2.yaml"], folder, input: "j\n")
        #expect(result.output.contains("[1/1] changed  s2.yaml [only]"))
        #expect(result.output.contains("#dot.fill: red -> green"))
        #expect(result.output.contains("pixels differ, by at most"))
        #expect(!result.output.contains("s0.yaml"))
    }
}
