import Testing

@Suite("Two buttons of an alert stand side by side where both fit, and one below the other elsewhere")
struct AlertButtonTests {
    private static let titles: [(cancel: String, other: String, fits: Bool)] = [
        ("Keep", "Give up", true), ("Keep it", "Give it up", true), ("Keep it", "Cancel booking", false),
        ("Illi lit illi", "fill it", true), ("WWWWWWWWWW", "OK", false),
    ]

    @Test(arguments: ["26", "18"], titles)
    func buttonsFit(os: String, titles: (cancel: String, other: String, fits: Bool)) throws {
        let folder = try Folder()
        try folder.write(
            """
            vitrine: 1
            canvas: { device: iphone-17, os: \(os) }
            body:
              - alert:
                  title: Leave?
                  actions: [{ title: \(titles.cancel), role: cancel }, { title: \(titles.other) }]
            """, "scene.yaml")
        let dump = try Tool.run(["dump", "scene.yaml", "--stage", "layout"], in: folder.url)
        #expect(dump.code == 0, "\(dump.errors)")
        let tops = try [titles.cancel, titles.other].map { title in
            let line = try #require(
                dump.output.split(separator: "\n").first { $0.contains("text=\"\(title)\"") })
            let frame = try #require(line.firstMatch(of: /frame=\([0-9.-]+ ([0-9.-]+)/))
            return try #require(Double(frame.1))
        }
        // The one that cancels is the first of two, or the last.
        #expect(titles.fits ? tops[0] == tops[1] : tops[0] > tops[1] + 20, "\(tops)")
        let audit = try Tool.run(["audit", "scene.yaml", "--no-pixels"], in: folder.url)
        #expect(!audit.output.contains("[truncated-text]"), "\(audit.output)")
    }
}
