import Testing
import VitrineTestSupport

@testable import VitrineGeometry
@testable import VitrineReferences

/// Corners, borders, clips and masks compared with sets of points in doubles.
@Suite struct BorderOracleTests {
    private static let red = PointPicture.Color(220, 30, 40)
    private static let blue = PointPicture.Color(20, 60, 200)
    private static let dark = PointPicture.Color(16, 24, 32)
    private static let names = ["#DC1E28", "#143CC8", "#101820"]

    /// A box in the canvas, with sides on whole pixels as layout has them.
    private static func box(_ random: inout SeededGenerator) -> RoundBox {
        let (width, height) = (Double(30 + random.next() % 50), Double(24 + random.next() % 20))
        let left = ((100 - width) / 2).rounded(.down)
        let top = ((60 - height) / 2).rounded(.down)
        return RoundBox(left: left, top: top, right: left + width, bottom: top + height)
    }

    /// The modifiers that place a node where its box is.
    private static func place(_ box: RoundBox) -> String {
        let (width, height) = (box.right - box.left, box.bottom - box.top)
        let centre = "{ x: \((box.left + box.right) / 2), y: \((box.top + box.bottom) / 2) }"
        return "frame: { width: \(width), height: \(height) }, position: \(centre)"
    }

    private static func number(_ random: inout SeededGenerator, _ range: ClosedRange<Int>) -> Double {
        Double(range.lowerBound) + Double(random.next() % UInt64(range.count))
    }

    @Test(arguments: UInt64(0)..<16)
    func ellipticalCorners(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var box = Self.box(&random)
        let radii = (0..<4).map { _ in (Self.number(&random, 0...40), Self.number(&random, 0...30)) }
        box.radii = radii
        let shape = box.fitted
        let words = zip(["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"], radii).map {
            "\($0): { x: \($1.0), y: \($1.1) }"
        }
        try PointPicture { shape.contains($0) ? Self.blue : PointPicture.white }.expect(
            """
            { rectangle: , fill: "\(Self.names[1])", cornerRadius: { \(words.joined(separator: ", ")), \
            style: circular }, \(Self.place(box)) }
            """)
    }

    @Test(arguments: [10.0, 25, 40, 50], [0.0, 20, 50])
    func cornersInPercent(first: Double, second: Double) throws {
        var box = RoundBox(left: 12, top: 9, right: 88, bottom: 51)
        let radii = [first, second, first, second].map { ($0 / 100 * 76, $0 / 100 * 42) }
        box.radii = radii
        let shape = box.fitted
        try PointPicture { shape.contains($0) ? Self.red : PointPicture.white }.expect(
            """
            { rectangle: , fill: "\(Self.names[0])", cornerRadius: { topLeading: \(first)%, \
            topTrailing: \(second)%, bottomTrailing: \(first)%, bottomLeading: \(second)%, \
            style: circular }, \(Self.place(box)) }
            """)
    }

    @Test(arguments: ["inside", "outside", "center"], UInt64(0)..<10)
    func bordersOfSingleEdges(position: String, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var box = Self.box(&random)
        let radius = seed % 3 == 0 ? 0 : Self.number(&random, 1...12)
        box.radii = Array(repeating: (radius, radius), count: 4)
        let width = Self.number(&random, 1...7)
        let chosen = Int(1 + random.next() % 14)
        func side(_ bit: Int) -> Double { chosen & bit != 0 ? width : 0 }
        let outward = position == "inside" ? 0 : position == "outside" ? 1 : 0.5
        func moved(_ factor: Double) -> RoundBox {
            box.inset(
                top: factor * side(1), right: factor * side(2), bottom: factor * side(4),
                left: factor * side(8))
        }
        let (outer, inner) = (moved(-outward), moved(1 - outward))
        let edges = [(1, "top"), (2, "trailing"), (4, "bottom"), (8, "leading")]
            .filter { chosen & $0.0 != 0 }.map(\.1)
        try PointPicture { p in
            if outer.contains(p) && !inner.contains(p) { return Self.dark }
            return box.contains(p) ? Self.red : PointPicture.white
        }.expect(
            """
            { rectangle: , fill: "\(Self.names[0])", cornerRadius: { radius: \(radius), style: circular }, \
            stroke: { paint: "\(Self.names[2])", width: \(width), position: \(position), \
            edges: [\(edges.joined(separator: ", "))] }, \(Self.place(box)) }
            """)
    }

    /// Borders of elliptical corners have the radii of the corners less or more their width, as in CSS, and
    /// so have shadows that spread.
    @Test(arguments: ["inside", "outside", "spread", "inner"], UInt64(0)..<10)
    func bordersOfEllipticalCorners(kind: String, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var box = Self.box(&random)
        box.radii = (0..<4).map { _ in (Self.number(&random, 0...30), Self.number(&random, 0...20)) }
        let words = zip(["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"], box.radii).map {
            "\($0): { x: \($1.0), y: \($1.1) }"
        }
        let width = Self.number(&random, 1...7)
        let shape = box.fitted
        let isInside = kind == "inside" || kind == "inner"
        let moved = isInside ? width : -width
        let other = shape.inset(top: moved, right: moved, bottom: moved, left: moved)
        let dark = "\"\(Self.names[2])\""
        let line =
            kind == "inside" || kind == "outside"
            ? "stroke: { paint: \(dark), width: \(width), position: \(kind) }"
            : "shadow: { color: \(dark), radius: 0, spread: \(width), inner: \(isInside) }"
        try PointPicture { p in
            if isInside {
                return other.contains(p) ? Self.red : shape.contains(p) ? Self.dark : PointPicture.white
            }
            return shape.contains(p) ? Self.red : other.contains(p) ? Self.dark : PointPicture.white
        }.expect(
            """
            { rectangle: , fill: "\(Self.names[0])", \
            cornerRadius: { \(words.joined(separator: ", ")), style: circular }, \(line), \
            \(Self.place(box)) }
            """)
    }

    /// Nothing of the backdrop shows between a fill and a border around it, or between two borders.
    @Test(arguments: UInt64(0)..<12, [true, false])
    func bordersOnBothSides(seed: UInt64, isFilled: Bool) throws {
        var random = SeededGenerator(seed: seed)
        var box = Self.box(&random)
        let radius = Self.number(&random, 4...12)
        box.radii = Array(repeating: (radius, radius), count: 4)
        let (inside, outside) = (Self.number(&random, 1...4), Self.number(&random, 1...5))
        let inner = box.inset(top: inside, right: inside, bottom: inside, left: inside)
        let outer = box.inset(top: -outside, right: -outside, bottom: -outside, left: -outside)
        try PointPicture { p in
            if inner.contains(p) { return isFilled ? Self.red : PointPicture.white }
            return box.contains(p) ? Self.dark : outer.contains(p) ? Self.blue : PointPicture.white
        }.expect(
            """
            { rectangle: , \(isFilled ? "fill: \"\(Self.names[0])\"," : "") \
            cornerRadius: { radius: \(radius), style: circular }, \
            stroke: [ { paint: "\(Self.names[2])", width: \(inside) }, \
            { paint: "\(Self.names[1])", width: \(outside), position: outside } ], \(Self.place(box)) }
            """)
    }

    /// A border over content that touches it shows neither the content nor the fill beside it.
    @Test(arguments: UInt64(0)..<12, [true, false])
    func bordersOverContent(seed: UInt64, isClipped: Bool) throws {
        var random = SeededGenerator(seed: seed)
        var box = Self.box(&random)
        let radius = Self.number(&random, 4...12)
        box.radii = Array(repeating: (radius, radius), count: 4)
        let width = Self.number(&random, 1...4)
        let inner = box.inset(top: width, right: width, bottom: width, left: width)
        let half = ((box.top + box.bottom) / 2).rounded(.down) - box.top
        try PointPicture { p in
            let isContent = p.y < box.top + half && p.y >= box.top && p.x >= box.left && p.x < box.right
            if inner.contains(p) { return isContent ? Self.blue : Self.red }
            if box.contains(p) { return Self.dark }
            return isContent && !isClipped ? Self.blue : PointPicture.white
        }.expect(
            """
            { vstack: [ { rectangle: , fill: "\(Self.names[1])", frame: { height: \(half) } } ], \
            frame: { width: \(box.right - box.left), height: \(box.bottom - box.top), alignment: top }, \
            background: "\(Self.names[0])", cornerRadius: { radius: \(radius), style: circular }, \
            stroke: { paint: "\(Self.names[2])", width: \(width) }, \(isClipped ? "clip: true, " : "") \
            position: { x: \((box.left + box.right) / 2), y: \((box.top + box.bottom) / 2) } }
            """)
    }

    enum Cut: String, CaseIterable, Sendable { case clip, twoInClip, mask, fadingMask, corners }

    /// What is cut along its own outline keeps its edge when it is turned.
    @Test(arguments: Cut.allCases, UInt64(0)..<8)
    func turnedCuts(cut: Cut, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var box = RoundBox(left: 25, top: 15, right: 75, bottom: 45)
        let degrees = Self.number(&random, 1...89)
        let isRound = cut == .corners
        if isRound { box.radii = Array(repeating: (9, 9), count: 4) }
        let turn = Affine.rotation(degrees: -degrees).about(Point(50, 30))
        try PointPicture { p in
            let q = turn.apply(p)
            guard box.contains(q) else { return PointPicture.white }
            switch cut {
            case .twoInClip: return q.y < 35 ? Self.red : Self.dark
            case .fadingMask:
                let alpha = 1 - (q.x - box.left) / (box.right - box.left)
                return Self.red * alpha + PointPicture.white * (1 - alpha)
            default: return Self.red
            }
        }.expect(
            {
                let fill = "fill: \"\(Self.names[0])\""
                let place =
                    "frame: { width: 50, height: 30 }, rotation: \(degrees), position: { x: 50, y: 30 }"
                switch cut {
                case .clip: return "{ zstack: [ { rectangle: , \(fill) } ], clip: true, \(place) }"
                case .corners:
                    return """
                        { zstack: [ { rectangle: , \(fill), cornerRadius: { radius: 9, style: circular } } ], \
                        clip: { cornerRadius: { radius: 9, style: circular } }, \(place) }
                        """
                case .twoInClip:
                    return """
                        { zstack: [ { rectangle: , fill: "\(Self.names[2])" }, \
                        { rectangle: , \(fill), frame: { height: 20 }, alignment: top } ], clip: true, \(place) }
                        """
                case .mask: return "{ rectangle: , \(fill), mask: { rectangle: , fill: black }, \(place) }"
                case .fadingMask:
                    return """
                        { rectangle: , \(fill), mask: { linearGradient: { colors: [black, clear], \
                        from: leading, to: trailing } }, \(place) }
                        """
                }
            }(),
            tolerance: cut == .twoInClip ? 45 : 4)
    }

    @Test(arguments: UInt64(0)..<8, [1, 2])
    func invertedMasks(seed: UInt64, count: Int) throws {
        var random = SeededGenerator(seed: seed)
        let box = RoundBox(left: 10, top: 8, right: 90, bottom: 52)
        let discs = (0..<count).map { _ in
            (Self.number(&random, 15...80), Self.number(&random, 10...50), 2 * Self.number(&random, 2...12))
        }
        let masks = discs.map { x, y, size in
            """
            { inverted: true, content: { circle: , fill: black, frame: { size: \(size) }, \
            position: { x: \(x), y: \(y) } } }
            """
        }
        try PointPicture { p in
            let isHidden = discs.contains { x, y, size in
                Point(p.x - 10 - x, p.y - 8 - y).length <= size / 2
            }
            return box.contains(p) && !isHidden ? Self.blue : PointPicture.white
        }.expect(
            """
            { rectangle: , fill: "\(Self.names[1])", mask: [\(masks.joined(separator: ", "))], \
            \(Self.place(box)) }
            """, tolerance: count == 1 ? nil : 64)
    }
}
