import Testing

@testable import VitrineGeometry
@testable import VitrineSVG

@Suite("View boxes fit their viewport") struct SVGViewportTests {
    /// The place of the square 0...10 of a view box, or of user units if there is none.
    @Test(arguments: [
        (#"viewBox="0 0 10 10""#, Size(10, 10), Rect(x: 0, y: 0, width: 10, height: 10)),
        (#"viewBox="-5 -5 20 20" width="40""#, Size(40, 40), Rect(x: 10, y: 10, width: 20, height: 20)),
        (#"viewBox="0 0 20 10" height="20""#, Size(40, 20), Rect(x: 0, y: 0, width: 20, height: 20)),
        (#"width="30" height="20""#, Size(30, 20), Rect(x: 0, y: 0, width: 10, height: 10)),
        (
            #"width="2em" height="24px" viewBox="0 0 10 10""#, Size(32, 24),
            Rect(x: 4, y: 0, width: 24, height: 24)
        ),
        (
            #"width="100%" height="100%" viewBox="0 0 10 10""#, Size(10, 10),
            Rect(x: 0, y: 0, width: 10, height: 10)
        ),
        (
            #"width="40" height="20" viewBox="0 0 10 10" preserveAspectRatio="none""#, Size(40, 20),
            Rect(x: 0, y: 0, width: 40, height: 20)
        ),
        (
            #"width="40" height="20" viewBox="0 0 10 10" preserveAspectRatio="xMinYMin""#, Size(40, 20),
            Rect(x: 0, y: 0, width: 20, height: 20)
        ),
        (
            #"width="40" height="20" viewBox="0 0 10 10" preserveAspectRatio="xMaxYMid meet""#, Size(40, 20),
            Rect(x: 20, y: 0, width: 20, height: 20)
        ),
        (
            #"width="40" height="20" viewBox="0 0 10 10" preserveAspectRatio="xMidYMax slice""#, Size(40, 20),
            Rect(x: 0, y: -20, width: 40, height: 40)
        ),
    ])
    func viewBoxesFitTheirViewport(root: String, size: Size, square: Rect) throws {
        let icon = try SVGRun.icon(#"<path d="M0 0H10V10H0Z"/>"#, root: root)
        #expect(icon.size == size)
        guard
            case .fill(.path(let path, _))? = icon.items.flatMap(\.layers).first?.area.operands.first?
                .geometry,
            let bounds = path.controlBounds
        else {
            Issue.record("no path")
            return
        }
        #expect(
            abs(bounds.minX - square.minX) < 1e-9 && abs(bounds.minY - square.minY) < 1e-9
                && abs(bounds.maxX - square.maxX) < 1e-9 && abs(bounds.maxY - square.maxY) < 1e-9)
    }

    /// Content beyond the viewport is clipped, and only then is there a clip.
    @Test func contentIsCutAtTheEdge() throws {
        let frame = Area.Operand(.intersect, .fill(.rectangle(Rect(x: 0, y: 0, width: 24, height: 24))))
        let inside = try SVGRun.layers(#"<path d="M0 0H24V24Z"/>"#)
        let beyond = try SVGRun.layers(#"<path d="M0 0H25V24Z"/>"#)
        #expect(inside.map(\.area.operands.count) == [1])
        #expect(beyond.map { $0.area.operands.dropFirst() } == [[frame]])
        // A layer that follows a clipped one is not part of it.
        let nested = try SVGRun.layers(
            #"<svg width="9" height="9"><path d="M0 0H9V9Z"/><path d="M0 0H25V24Z"/></svg><path d="M0 0H24V24Z"/>"#
        )
        #expect(nested.map { $0.area.operands.map(\.operation) } == [[.union, .union, .intersect, .union]])
    }

    @Test func placingCentresTheIcon() throws {
        let icon = try SVGRun.icon(
            #"<path fill="none" stroke="red" stroke-width="2" stroke-dasharray="3" d="M0 0H20"/>"#,
            root: #"width="20" height="10""#)
        let layer = try #require(
            icon.placed(in: Rect(x: 5, y: 5, width: 40, height: 40), name: "dash").flatMap(\.layers).first)
        guard case .stroke(.path(let path, _), let line)? = layer.area.operands.first?.geometry else {
            Issue.record("no stroke")
            return
        }
        #expect(path.controlBounds == Rect(x: 5, y: 15, width: 40, height: 0))
        #expect(line.width == 4 && line.dash == [6] && layer.area.name == "dash")
    }
}
