import Foundation
import Testing

@testable import VitrineGoldens

struct CommentReportTests {
    private func report(_ count: Int, scene: String = "a/b c.yaml", root: String = "shard-2/pictures")
        -> SuiteReport
    {
        let cases = (0..<count).map { index in
            var result = CaseResult(
                scene: scene, variant: "v\(index)", golden: "a/b c/v\(index).png", state: .changed)
            result.pictures = CaseResult.Pictures()
            result.pictures?.difference = "\(root)/a/b c/v\(index)-difference.png"
            return result
        }
        return SuiteReport(
            renderer: "1", plan: "p", planned: count, shard: nil, filtered: false, update: .none, cases: cases
        )
    }

    /// Wherever a shard keeps its pictures, the address is the same, and its path is encoded.
    @Test(arguments: ["shard-2/pictures", "/tmp/x", "out", "../y/z"], ["https://x/y", "https://x/y/"])
    func picturesAreNamedBelowTheAddress(root: String, address: String) {
        let text = CommentReport.text(report(1, root: root), picturesAt: address)
        #expect(text.contains("<img src=\"https://x/y/a/b%20c/v0-difference.png\""))
        #expect(
            text.contains("<details open><summary><code>a&#47;b c&#46;yaml &#91;v0&#93;</code></summary>"))
    }

    @Test func withoutAnAddressThereAreNoPictures() {
        let text = CommentReport.text(report(2), picturesAt: nil)
        #expect(text == GitHubReport.summary(report(2)))
        #expect(text.contains("<code>a&#47;b c&#46;yaml</code></td><td><code>v1</code>"))
    }

    @Test func aCommentIsBounded() {
        let text = CommentReport.text(report(60), picturesAt: "https://x")
        #expect(text.components(separatedBy: "<details>").count == 25)
        #expect(text.hasSuffix("and 36 more\n"))
    }

    @Test func whatPassesIsNotShown() {
        var passed = report(1)
        passed.cases[0].state = .matched
        #expect(!CommentReport.text(passed, picturesAt: "https://x").contains("<img"))
    }

    /// A name is text, and no HTML.
    @Test func namesAreEscaped() {
        let text = CommentReport.text(report(1, scene: "a/<img>.yaml"), picturesAt: "https://x")
        #expect(!text.contains("<img>") && text.contains("a&#47;&#60;img&#62;&#46;yaml"))
    }
}
