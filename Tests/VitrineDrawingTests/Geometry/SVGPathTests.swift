import Testing
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineReferences

@Suite struct SVGPathTests {
    @Test func commandsBecomeElements() throws {
        let lines = try Path(svg: "M1 2L3 4l1,1H9h-1V7v1")
        #expect(
            lines.elements == [
                .move(Point(1, 2)), .line(Point(3, 4)), .line(Point(4, 5)), .line(Point(9, 5)),
                .line(Point(8, 5)), .line(Point(8, 7)), .line(Point(8, 8)),
            ])
        let cubics = try Path(svg: "M0 0C1 2 3 4 5 6c1 1 2 2 3 3S1 1 2 2s1 1 2 2Z")
        #expect(
            cubics.elements == [
                .move(.zero), .cubic(Point(1, 2), Point(3, 4), Point(5, 6)),
                .cubic(Point(6, 7), Point(7, 8), Point(8, 9)), .cubic(Point(9, 10), Point(1, 1), Point(2, 2)),
                .cubic(Point(3, 3), Point(3, 3), Point(4, 4)), .close,
            ])
        let quads = try Path(svg: "m0 0Q1 1 2 0q1-1 2 0T6 0t2 0L9 9T5 5")
        #expect(
            quads.elements == [
                .move(.zero), .quad(Point(1, 1), Point(2, 0)), .quad(Point(3, -1), Point(4, 0)),
                .quad(Point(5, 1), Point(6, 0)), .quad(Point(7, -1), Point(8, 0)), .line(Point(9, 9)),
                .quad(Point(9, 9), Point(5, 5)),
            ])
    }

    @Test func numbersWithoutSeparators() throws {
        let path = try Path(svg: "M.5.5-1-2 1e-3+4.e0 0,0")
        #expect(
            path.elements == [
                .move(Point(0.5, 0.5)), .line(Point(-1, -2)), .line(Point(0.001, 4)), .line(Point(0, 0)),
            ])
        let compact = try Path(svg: "M0 0a5 5 0 0110 0a5,5,0,1,1,-10,0")
        #expect(compact.elements.count > 4)
        #expect(compact.currentPoint == Point(0, 0))
    }

    @Test(arguments: ["0 0", "0 1", "1 0", "1 1"]) func arcsLieOnTheirCircle(flags: String) throws {
        // From (10, 0) to (0, 10) with radius 10: about the origin or about (10, 10). A positive sweep takes
        // the short arc about the origin.
        let path = try Path(svg: "M10 0A10 10 30 \(flags) 0 10")
        let centre = flags == "0 1" || flags == "1 0" ? Point(0, 0) : Point(10, 10)
        let points = Array(referencePolygons(path, steps: 16).joined())
        for p in points { #expect(abs((p - centre).length - 10) < 1e-4, "\(p)") }
        let length = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
        #expect(abs(length - (flags.hasPrefix("1") ? 15 : 5) * ExactMath.pi) < 0.01)
    }

    @Test func unusualArcs() throws {
        // Radii that are too small are enlarged, zero radii give a line, and equal ends give nothing.
        let grown = try Path(svg: "M0 0A1 1 0 0 1 10 0")
        for p in referencePolygons(grown).joined() {
            #expect(abs((p - Point(5, 0)).length - 5) < 1e-4)
            #expect(p.y < 1e-9)
        }
        #expect(try Path(svg: "M0 0A0 5 0 0 1 10 0").elements == [.move(.zero), .line(Point(10, 0))])
        #expect(try Path(svg: "M1 1A5 5 0 0 1 1 1").elements == [.move(Point(1, 1))])
    }

    @Test func subpathsAfterClose() throws {
        let path = try Path(svg: "M2 2h4v4zl1 1m5 5h1")
        #expect(path.elements[4] == .line(Point(3, 3)))
        #expect(path.elements[5] == .move(Point(8, 8)))
    }

    @Test(arguments: [
        ("L1 1", 0, SVGPathError.Reason.expectedMove), ("M1", 2, .expectedNumber(command: "M", argument: 1)),
        ("M1 1X", 4, .expectedCommand), ("M1 1L", 5, .expectedNumber(command: "L", argument: 0)),
        ("M0 0a5 5 0 2 1 3 3", 11, .expectedFlag(argument: 3)), ("M1e999 0", 1, .numberOutOfRange),
        ("M1 1z5", 5, .expectedCommand), ("Mé", 1, .expectedNumber(command: "M", argument: 0)),
        ("M1 1 nan", 5, .expectedCommand),
    ])
    func errorsHaveTheirOffset(data: String, offset: Int, reason: SVGPathError.Reason) {
        let error = #expect(throws: SVGPathError.self) { try Path(svg: data) }
        #expect(
            error?.offset == offset && error?.reason == reason, "\(data): \(error?.description ?? "none")")
    }

    @Test func emptyDataAndLimits() throws {
        #expect(try Path(svg: "  \n").isEmpty)
        let long = "M0 0" + String(repeating: "h1", count: SVGPathParser.segmentLimit)
        #expect(throws: SVGPathError.self) { try Path(svg: long) }
    }

    @Test(arguments: 0..<20) func garbageEndsInAnErrorOrAPath(seed: Int) {
        var random = SeededGenerator(seed: seed + 8000)
        let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789..--++eE,, \n\tné#19")
        for _ in 0..<40 {
            let text = String(
                (0..<random.int(0...40)).map { _ in alphabet[random.int(0...(alphabet.count - 1))] })
            do {
                let path = try Path(svg: "M" + text)
                for case .line(let p) in path.elements { #expect(p.x.isFinite && p.y.isFinite) }
                _ = Coverage(
                    .fill(.path(path, .nonZero)), transform: .identity, clip: PixelRect(width: 8, height: 8))
            } catch {
                #expect(error.offset <= text.count + 1, "\(text): \(error)")
                #expect(!error.description.isEmpty)
            }
        }
    }
}
