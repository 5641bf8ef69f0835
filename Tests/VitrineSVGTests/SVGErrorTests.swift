import Testing
import VitrineSource

@testable import VitrineSVG

/// A file in which `‸` marks the location of the error.
struct BrokenFile: CustomTestStringConvertible, Sendable {
    let text: String
    let place: String
    let message: String

    init(_ marked: String, _ message: String) {
        let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
        text = parts.joined()
        let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        place = "\(lines.count):\((lines.last?.unicodeScalars.count ?? 0) + 1)"
        self.message = message
    }

    /// Returns elements in a root with a size.
    static func within(_ content: String, _ message: String) -> BrokenFile {
        BrokenFile("<svg viewBox='0 0 9 9'>\n é \(content)\n</svg>", message)
    }

    var testDescription: String { message }
}

@Suite("Errors name the element and its place") struct SVGErrorTests {
    @Test(arguments: [
        BrokenFile.within("‸<text>a</text>", "the element `text` is not understood"),
        .within("<g>‸<image href='a.png'/></g>", "the element `image` is not understood"),
        .within("‸<foreignObject/>", "the element `foreignObject` is not understood"),
        .within("‸<animate/>", "the element `animate` is not understood"),
        .within("‸<blob/>", "the element `blob` is not understood"),
        .within("<path filter='‸url(#a)' d='M0 0'/>", "`filter` on `path` is not understood"),
        .within("<path style='fill:red;‸mask:url(#a)'/>", "`mask` on `path` is not understood"),
        .within(
            "<path style='mix-blend-mode: normal;‸mix-blend-mode:screen'/>",
            "`mix-blend-mode` on `path` is not understood"),
        .within(
            "<path stroke='red' fill='none' stroke-dasharray='1' ‸pathLength='2' d='M0 0H9'/>",
            "`pathLength` on `path` is not understood"),
        .within(
            "<linearGradient id='a'/><path fill='‸url(#a)'/>",
            "`fill` refers to `a`, and `linearGradient` is not understood there"),
        .within("<path fill='‸url(b.svg#a)'/>", "`b.svg#a` leads out of the file; only `#id` is followed"),
        .within("<use href='‸b.svg#a'/>", "`b.svg#a` leads out of the file; only `#id` is followed"),
        .within("<use xlink:href='‸#a'/>", "no element has the id `a`"),
        .within("<g id='a'><use href='‸#a'/></g>", "`a` draws itself"),
        .within("<path clip-path='‸url(#z)'/>", "no element has the id `z`"),
        .within(
            "<g id='z'/><path clip-path='‸url(#z)'/>",
            "`clip-path` refers to `z`, and `g` is not understood there"),
        .within(
            "<clipPath id='z'>‸<text/></clipPath><path clip-path='url(#z)'/>",
            "the element `text` is not understood in `clipPath`"),
        .within(
            "<clipPath id='z' clipPathUnits='‸objectBoundingBox'/><path clip-path='url(#z)'/>",
            "`clipPathUnits` of `clipPath` is `objectBoundingBox` where `userSpaceOnUse` belongs"),
        .within("<path d='M0 0 L1 ‸x'/>", "`d`: expected y of `L`, found `x`"),
        .within("<path d='‸L1 1'/>", "`d`: expected `M` or `m` first, found `L`"),
        .within("<path fill='‸bluish'/>", "`fill` of `path` is `bluish` where a colour belongs"),
        .within(
            "<path style='stroke: red;‸fill:#12345'/>", "`fill` of `path` is `#12345` where a colour belongs"),
        .within("<path stroke-width='‸-1'/>", "`stroke-width` of `path` is `-1` where a length belongs"),
        .within(
            "<path stroke-linecap='‸flat'/>",
            "`stroke-linecap` of `path` is `flat` where `butt`, `round` or `square` belongs"),
        .within(
            "<path stroke-dasharray='‸1 -1'/>",
            "`stroke-dasharray` of `path` is `1 -1` where `none` or lengths belongs"),
        .within(
            "<path opacity='‸half'/>", "`opacity` of `path` is `half` where a number from 0 to 1 belongs"),
        .within(
            "<g transform='‸turn(3)'/>", "`transform` of `g` is `turn(3)` where a list of transforms belongs"),
        .within(
            "<g transform='‸rotate(1 2)'/>",
            "`transform` of `g` is `rotate(1 2)` where a list of transforms belongs"),
        .within(
            "<rect width='‸-1' height='2'/>",
            "`width` of `rect` is `-1` where a length of zero or more belongs"),
        .within("<circle r='‸2 apples'/>", "`r` of `circle` is `2 apples` where a length belongs"),
        .within(
            "<polygon points='‸1 2 3'/>", "`points` of `polygon` is `1 2 3` where pairs of numbers belongs"),
        .within("‸<path d='M0 0H1e9'/>", "the coordinates of `path` are too large to draw"),
        .within(
            "<style>‸g path{}</style>",
            "the selector `g path` is not understood: element, `.class` and `#id` are"),
        .within(
            "<style>a{}‸b:hover{}</style>",
            "the selector `b:hover` is not understood: element, `.class` and `#id` are"),
        .within(
            "<style>\n  ‸@media print{}</style>", "the style sheet is not understood at `@media print{}`"),
        .within("<style>a{‸fill}</style>", "the style sheet is not understood at `fill`"),
        .within("<style>‸a{fill:red</style>", "the style sheet is not understood at `a{fill:red`"),
        .within("<g>‸</path>", "`</path>` closes `<g>`"),
        .within("‸&bomb;", "the entity `&bomb;` is not known: no declared entity is read"),
        .within("<path d='‸&a;'/>", "the entity `&a;` is not known: no declared entity is read"),
        .within("<path a='1' ‸a='2'/>", "the attribute `a` is given twice"),
        .within("<path d‸/>", "expected `=` after `d`"),
        .within("<path d=‸M/>", "expected a quoted value of `d`"),
        .within("<path d='1'‸e='2'/>", "expected an attribute, or the end of `<path`"),
        .within("‸<!-- a", "a comment is not finished"),
        .within("<path d=‸'M0 0/>", "the value of `d` is not finished"),
        BrokenFile("‸", "there is no element in the file"),
        BrokenFile("<?xml version='1.0'?>\n‸<html/>", "the outermost element is `html` where `svg` belongs"),
        BrokenFile("‸<svg/>", "`svg` needs a `viewBox`, or `width` and `height`, that are not empty"),
        BrokenFile(
            "‸<svg viewBox='0 0 0 9'/>",
            "`svg` needs a `viewBox`, or `width` and `height`, that are not empty"),
        BrokenFile(
            "<svg viewBox='‸0 0 9'/>", "`viewBox` of `svg` is `0 0 9` where `x y width height` belongs"),
        BrokenFile(
            "<svg viewBox='0 0 9 9' preserveAspectRatio='‸middle'/>",
            "`preserveAspectRatio` of `svg` is `middle` where `none`, or an alignment such as `xMidYMid` and `meet` or `slice` belongs"
        ),
        BrokenFile("<svg viewBox='0 0 9 9'/>‸<svg/>", "`svg` is a second outermost element"),
        BrokenFile("<svg viewBox='0 0 9 9'/>‸a", "there is text outside the outermost element"),
        BrokenFile("‸<svg><g></g>", "`<svg>` is not finished"),
    ])
    func errorsAreReportedAtTheirPlace(file: BrokenFile) throws {
        let fault = try #require(SVGRun.fault(file.text))
        #expect(fault.message == file.message)
        #expect("\(fault.mark.line):\(fault.mark.column)" == file.place, "\(fault)")
    }

    @Test func bytesThatAreNoTextAreReported() {
        #expect(throws: SVGError(.notUTF8, at: .start)) { try SVGIcon([0x3C, 0xFF, 0xFE]) }
        #expect(throws: SVGError(.notUTF8, at: .start)) { try SVGIcon(Array("<svg a='".utf8) + [0xE9]) }
    }

    @Test(arguments: [2, 4], [true, false]) func otherEncodingsAreNamed(width: Int, isBig: Bool) {
        let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>"
        for hasMark in [true, false] {
            let units = ((hasMark ? ["\u{FEFF}"] : []) + Array(text.unicodeScalars)).map(\.value)
            let bytes = units.flatMap { unit in
                let little = (0..<width).map { UInt8(truncatingIfNeeded: unit >> UInt32(8 * $0)) }
                return isBig ? little.reversed() : little
            }
            let name = width == 2 ? "UTF-16" : "UTF-32"
            #expect(throws: SVGError(.otherEncoding(name), at: .start)) { try SVGIcon(bytes) }
        }
    }

    /// A document type with entities is skipped, and its declarations are unknown.
    @Test func declarationsAreNotRead() throws {
        let type = "<!DOCTYPE svg [ <!ENTITY a SYSTEM 'file:///etc/hostname'> <!ENTITY b \"]>\"> ]>"
        #expect(SVGRun.fault("\(type)<svg viewBox='0 0 9 9'><path d='M0 0H9V9Z'/></svg>") == nil)
        let fault = SVGRun.fault("\(type)<svg viewBox='0 0 9 9'><title>&a;</title></svg>")
        #expect(fault?.problem == .notXML(.unknownEntity("a")))
    }
}
