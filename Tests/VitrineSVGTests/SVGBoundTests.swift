import Testing
import VitrineSource
import VitrineTestSupport

@testable import VitrineSVG

@Suite("No file takes more than its share") struct SVGBoundTests {
    private static func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    @Test func boundsAreReported() {
        let root = "<svg viewBox='0 0 9 9'>"
        var small = SVGLimits()
        small.bytes = 100
        #expect(
            SVGRun.fault(root + Self.repeated(" ", 100) + "</svg>", limits: small)?.problem
                == .tooLarge(bytes: 129, limit: 100))
        #expect(
            SVGRun.fault(root + Self.repeated("<g/>", 10_001) + "</svg>")?.problem
                == .tooMany("elements", limit: 10_000))
        #expect(
            SVGRun.fault(Self.repeated("<svg viewBox='0 0 9 9'>", 500))?.problem == .tooDeep(limit: 64))
        #expect(
            SVGRun.fault(
                root + "<path d='M0 0" + Self.repeated("h1", 60_000) + "'/><path d='M0 0"
                    + Self.repeated("h1", 60_000) + "'/></svg>")?.problem
                == .tooMany("segments", limit: 32_768))
        #expect(
            SVGRun.fault(root + "<path stroke='red' stroke-dasharray='.001' d='M0 0H9'/></svg>")?.problem
                == .tooMany("dashes", limit: 4096))
    }

    /// Ten levels of ten uses each: ten billion paths, if they were drawn.
    /// Dashes and phases that are finite in the file are so at any size.
    @Test(arguments: ["stroke-dasharray='1.7e308 20'", "stroke-dasharray='2 3' stroke-dashoffset='-1.7e308'"])
    func dashesStayFinite(attributes: String) {
        let line = "<svg viewBox='0 0 9 9'><path stroke='red' d='M0 0H9' \(attributes)/></svg>"
        #expect(SVGRun.fault(line)?.problem == .outOfRange(element: "path"))
    }

    @Test func usesDoNotExplode() {
        var text = "<svg viewBox='0 0 9 9'><path id='l0' d='M0 0H9V9Z'/>"
        for level in 1...10 {
            text += "<g id='l\(level)'>" + Self.repeated("<use href='#l\(level - 1)'/>", 10) + "</g>"
        }
        #expect(SVGRun.fault(text + "</svg>")?.problem == .tooMany("elements", limit: 10_000))
    }

    /// A chain of uses, each within the previous one, is limited to the same depth as elements.
    @Test func usesDoNotNestWithoutEnd() {
        var text = "<svg viewBox='0 0 9 9'><defs><path id='l0' d='M0 0H9V9Z'/>"
        for level in 1...100 { text += "<g id='l\(level)'><use href='#l\(level - 1)'/></g>" }
        #expect(SVGRun.fault(text + "</defs><use href='#l100'/></svg>")?.problem == .tooDeep(limit: 64))
    }

    /// Two symbols that draw each other.
    @Test func circlesAreFound() {
        let text = """
            <svg viewBox='0 0 9 9'><symbol id='a'><use href='#b'/></symbol><symbol id='b'><use href='#a'/></symbol>\
            <use href='#a'/></svg>
            """
        #expect(SVGRun.fault(text)?.problem == .cyclicReference("a"))
    }

    private static let seeds = [
        """
        <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" \
        stroke-linecap="round"><style>.a{fill:#f00;stroke:none}#b{opacity:.5}</style><defs><clipPath id="c">\
        <rect width="20" height="20" rx="3"/></clipPath></defs><g clip-path="url(#c)" transform="rotate(30 12 12) \
        scale(1 .5)"><path class="a" d="M12 2a10 10 0 1 0 0.1 20Q3 4 5 6T8 9S1 2 3 4z"/><circle id="b" cx="12" \
        cy="12" r="4" stroke-dasharray="2 1"/></g><use xlink:href="#b" x="3"/></svg>
        """,
        """
        <svg viewBox="0 0 100 50" preserveAspectRatio="xMinYMax slice" width="16pt" height="2em"><symbol id="s" \
        viewBox="0 0 10 10"><polygon points="0,0 10,0 5,9.5" style="fill:hsl(120 50% 40%);stroke:#00f8"/></symbol>\
        <use href="#s" width="30" height="20"/><ellipse cx="50%" cy="50%" rx="9" ry="3" transform="skewX(20)" \
        stroke="red" stroke-linejoin="bevel"/><polyline points="1 1 2 2 3 1" opacity="50%"/><line x2="9" stroke="tan"/>\
        </svg>
        """,
    ]

    /// Files with bytes changed, doubled, cut and moved: each gives an icon that can be drawn, or an error.
    @Test(arguments: 0..<16) func mutationsDoNotCrash(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let words = Array("<>/=\"'&;#().,-0123456789eE%MmLlAaZz {}".utf8)
        var drawn = 0
        for round in 0..<20 {
            var bytes = Array(Self.seeds[seed % Self.seeds.count].utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let at = Int.random(in: 0..<bytes.count, using: &random)
                let other = Int.random(in: 0..<bytes.count, using: &random)
                let piece = Array(bytes[at..<min(at + Int.random(in: 1...20, using: &random), bytes.count)])
                // Half of the seeds change only numbers: more of these files are icons, of odd shapes.
                if seed >= 8 {
                    let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
                    bytes[digits.randomElement(using: &random) ?? at] =
                        Array("0123456789.-e".utf8).randomElement(using: &random) ?? 0
                    continue
                }
                switch Int.random(in: 0..<6, using: &random) {
                case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
                case 1, 2: bytes[at] = words.randomElement(using: &random) ?? 0
                case 3: bytes.insert(contentsOf: piece, at: other)
                case 4: bytes.removeSubrange(at..<at + piece.count)
                default: bytes.insert(contentsOf: Array("99999999".utf8), at: at)
                }
                if bytes.isEmpty { bytes = [0] }
            }
            do throws(SVGError) {
                let icon = try SVGIcon(bytes)
                drawn += 1
                // Drawing is expensive, so only some are drawn to show that what is read can be drawn.
                if drawn % 10 == 1 {
                    #expect(throws: Never.self, "seed \(seed), round \(round)") { try SVGRun.picture(icon) }
                }
            } catch {
                #expect(error.mark.line >= 1 && error.mark.column >= 1 && !error.message.isEmpty)
            }
        }
        print("SVG mutations with seed \(seed): \(drawn) of 100 are icons")
    }
}
