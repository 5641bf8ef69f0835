import Testing
import VitrineColor

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineSVG

@Suite("Shapes and transforms draw what paths draw") struct SVGShapeTests {
    /// Elements and the paths that look the same.
    @Test(arguments: [
        (#"<rect x="2" y="3" width="10" height="8"/>"#, "M2 3H12V11H2Z"),
        (
            #"<rect x="2" y="3" width="10" height="8" rx="2"/>"#,
            "M4 3H10A2 2 0 0 1 12 5V9A2 2 0 0 1 10 11H4A2 2 0 0 1 2 9V5A2 2 0 0 1 4 3Z"
        ),
        (
            #"<rect x="2" y="3" width="10" height="8" ry="9" rx="2"/>"#,
            "M4 3H10A2 4 0 0 1 12 7A2 4 0 0 1 10 11H4A2 4 0 0 1 2 7A2 4 0 0 1 4 3Z"
        ),
        (#"<rect width="50%" height="25%"/>"#, "M0 0H12V6H0Z"),
        (#"<rect width="12pt" height=".25in"/>"#, "M0 0H16V24H0Z"),
        (#"<circle cx="12" cy="12" r="9"/>"#, "M21 12A9 9 0 0 1 3 12A9 9 0 0 1 21 12Z"),
        (#"<ellipse cx="12" cy="12" rx="9" ry="4"/>"#, "M21 12A9 4 0 0 1 3 12A9 4 0 0 1 21 12Z"),
        (#"<ellipse cx="12" cy="12" rx="9"/>"#, "M21 12A9 9 0 0 1 3 12A9 9 0 0 1 21 12Z"),
        (#"<polygon points="2,2 20,4 10,20"/>"#, "M2 2L20 4L10 20Z"),
        (#"<polyline points="2 2 20-4 10 20"/>"#, "M2 2L20 -4L10 20"),
        (#"<g transform="translate(3)"><path d="M2 2H9V9Z"/></g>"#, "M5 2H12V9Z"),
        (#"<path transform="translate(3,4) scale(2)" d="M2 2H9V9Z"/>"#, "M7 8H21V22Z"),
        (#"<path transform="scale(2 1)" d="M2 2H9V9Z"/>"#, "M4 2H18V9Z"),
        (#"<path transform="rotate(90)" d="M2 -2H9V-9Z"/>"#, "M2 2V9H9Z"),
        (#"<path transform="rotate(180, 12, 12)" d="M2 2H9V9Z"/>"#, "M22 22H15V15Z"),
        (#"<path transform="skewX(45)" d="M2 2H9V9Z"/>"#, "M4 2H11L18 9Z"),
        (#"<path transform="skewY(45)" d="M2 2H9V9Z"/>"#, "M2 4L9 11V18Z"),
        (#"<path transform="matrix(1 0 0 -1 0 24)" d="M2 2H9V9Z"/>"#, "M2 22H9V15Z"),
        (#"<path style="transform: translate(3px, 1px) rotate(90deg)" d="M2 -2H9V-9Z"/>"#, "M5 3V10H12Z"),
        (#"<defs><path id="a" d="M2 2H9V9Z"/></defs><use href='#a' x="3" y="1"/>"#, "M5 3H12V10Z"),
        (
            #"<symbol id="a" viewBox="0 0 2 2"><path d="M0 0H2V2Z"/></symbol>"#
                + #"<use href='#a' x="4" y="4" width="10" height="10"/>"#, "M4 4H14V14Z"
        ),
        (
            #"<svg x="4" y="4" width="8" height="8" viewBox="0 0 2 2"><path d="M0 0H2V2Z"/></svg>"#,
            "M4 4H12V12Z"
        ),
    ])
    func looksLikeAPath(content: String, data: String) throws {
        let difference = try SVGRun.picture(content).largestDifference(
            to: try SVGRun.picture("<path d='\(data)'/>"))
        #expect(difference <= 1, "\(content)")
    }

    /// A stretched stroke is distorted as well: across the direction of stretching it keeps its width.
    @Test func strokesAreTransformedWithTheirShape() throws {
        let stretched = try SVGRun.picture(
            ##"<g transform="scale(4 1)"><path d="M3 4V20" stroke="#000" fill="none"/></g>"##)
        let drawn = try SVGRun.picture(##"<path d="M10 4H14V20H10Z"/>"##)
        #expect(stretched.largestDifference(to: drawn) <= 1)
        let turned = try SVGRun.picture(
            ##"<g transform="rotate(90 12 12) scale(2)"><path d="M6 2V10" stroke="#000" fill="none"/></g>"##)
        #expect(turned.largestDifference(to: try SVGRun.picture(##"<path d="M4 11H20V13H4Z"/>"##)) <= 1)
    }

    @Test(arguments: [
        #"<rect width="0" height="5"/>"#, #"<circle r="0"/>"#, #"<path d=""/>"#, #"<path/>"#,
        #"<polygon points=""/>"#,
        #"<path d="M2 2H9V9Z" fill="none"/>"#, #"<path d="M2 2H9V9Z" display="none"/>"#,
        #"<g visibility="hidden"><path d="M2 2H9V9Z"/></g>"#, #"<line x2="9" y2="9"/>"#,
        #"<defs><path d="M2 2H9V9Z"/></defs>"#, #"<title>a</title><desc>b</desc><metadata><x:y/></metadata>"#,
        #"<inkscape:grid/><sodipodi:namedview id="a"><b/></sodipodi:namedview>"#,
        #"<linearGradient id="a"><stop/></linearGradient>"#,
        #"<path d="M2 2H9" stroke="red" stroke-width="0" fill="none"/>"#,
        #"<g style="display:none"><text>not drawn</text></g>"#,
    ])
    func drawsNothing(content: String) throws {
        #expect(try SVGRun.icon(content).items == [])
    }

    /// Foreground layers become one region, so that a translucent one shows no crossings.
    @Test func foregroundLayersAreOneRegion() throws {
        let layers = try SVGRun.layers(
            #"<path d="M2 2H9V9Z" stroke="currentColor"/><g><circle cx="9" cy="9" r="4"/></g><rect fill="red" width="4" height="4"/>"#
        )
        #expect(layers.map(\.area.operands.count) == [3, 1])
        #expect(layers.map(\.paint) == [.foreground, .color(Color(red: 1, green: 0, blue: 0))])
    }
}

extension RGBA8Image {
    /// Returns the largest difference of any component, in 255ths.
    func largestDifference(to other: RGBA8Image) -> Int {
        zip(components, other.components).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
}
