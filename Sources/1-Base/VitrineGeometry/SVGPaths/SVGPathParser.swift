/// Parses the path data of SVG's `d` attribute: every command, absolute and relative.
public struct SVGPathParser {
    /// The largest number of segments of a path.
    public static let segmentLimit = 65_536

    private var scanner: SVGPathScanner
    private var path = Path()
    private var current = Point.zero
    private var contourStart = Point.zero
    /// The last control points, for the commands that reflect them.
    private var lastCubicControl: Point?
    private var lastQuadControl: Point?
    private var segments = 0

    /// Parses a whole path. Empty data gives an empty path.
    ///
    /// - Throws: `SVGPathError` if the text is not path data.
    public static func parse(_ data: String) throws(SVGPathError) -> Path {
        var parser = SVGPathParser(scanner: SVGPathScanner(data))
        try parser.run()
        return parser.path
    }

    private init(scanner: SVGPathScanner) {
        self.scanner = scanner
    }

    private mutating func run() throws(SVGPathError) {
        var isFirst = true
        while let byte = scanner.peek() {
            let letter = Character(UnicodeScalar(byte))
            guard "MmLlHhVvCcSsQqTtAaZz".contains(letter) else {
                throw error(isFirst ? .expectedMove : .expectedCommand)
            }
            guard !isFirst || byte | 0x20 == UInt8(ascii: "m") else { throw error(.expectedMove) }
            isFirst = false
            scanner.take()
            try command(letter)
        }
    }

    /// Parses one command letter with all groups of arguments that follow it.
    private mutating func command(_ letter: Character) throws(SVGPathError) {
        if letter == "Z" || letter == "z" {
            try countSegment()
            path.close()
            current = contourStart
            (lastCubicControl, lastQuadControl) = (nil, nil)
            return
        }
        var kind = letter
        repeat {
            try countSegment()
            try group(kind)
            // Further pairs after a move are lines.
            if kind == "M" { kind = "L" }
            if kind == "m" { kind = "l" }
        } while scanner.startsNumber()
    }

    private mutating func group(_ kind: Character) throws(SVGPathError) {
        let origin = kind.isLowercase ? current : .zero
        var cubicControl: Point?
        var quadControl: Point?
        switch kind {
        case "M", "m":
            let p = try point(kind, 0, origin)
            path.move(to: p)
            (current, contourStart) = (p, p)
        case "L", "l":
            current = try point(kind, 0, origin)
            path.line(to: current)
        case "H", "h":
            current = try checked(Point(origin.x + number(kind, 0), current.y))
            path.line(to: current)
        case "V", "v":
            current = try checked(Point(current.x, origin.y + number(kind, 0)))
            path.line(to: current)
        case "C", "c":
            let c1 = try point(kind, 0, origin)
            let c2 = try point(kind, 2, origin)
            current = try point(kind, 4, origin)
            path.cubic(c1, c2, to: current)
            cubicControl = c2
        case "S", "s":
            let c1 = try checked(reflected(lastCubicControl))
            let c2 = try point(kind, 0, origin)
            current = try point(kind, 2, origin)
            path.cubic(c1, c2, to: current)
            cubicControl = c2
        case "Q", "q":
            let c = try point(kind, 0, origin)
            current = try point(kind, 2, origin)
            path.quad(c, to: current)
            quadControl = c
        case "T", "t":
            let c = try checked(reflected(lastQuadControl))
            current = try point(kind, 0, origin)
            path.quad(c, to: current)
            quadControl = c
        default:
            try arc(kind, origin)
        }
        (lastCubicControl, lastQuadControl) = (cubicControl, quadControl)
    }

    private mutating func arc(_ kind: Character, _ origin: Point) throws(SVGPathError) {
        let rx = try number(kind, 0)
        let ry = try number(kind, 1)
        let rotation = try number(kind, 2)
        let isLarge = try flag(3)
        let isSweep = try flag(4)
        let end = try point(kind, 5, origin)
        let arc = SVGArc(
            from: current, to: end, radii: Point(abs(rx), abs(ry)), rotation: rotation,
            isLarge: isLarge, isSweep: isSweep)
        for cubic in arc.cubics() {
            let first = try checked(cubic.0)
            let second = try checked(cubic.1)
            path.cubic(first, second, to: cubic.2)
        }
        if !arc.isCurve, arc.from != arc.to { path.line(to: end) }
        current = end
    }

    private func reflected(_ control: Point?) -> Point {
        guard let control else { return current }
        return current * 2 - control
    }

    // MARK: Arguments

    private mutating func point(_ kind: Character, _ argument: Int, _ origin: Point) throws(SVGPathError)
        -> Point
    {
        let x = try number(kind, argument)
        let y = try number(kind, argument + 1)
        return try checked(Point(origin.x + x, origin.y + y))
    }

    private mutating func number(_ kind: Character, _ argument: Int) throws(SVGPathError) -> Double {
        scanner.skipSeparator()
        let start = scanner.position
        guard let value = scanner.number() else {
            throw error(.expectedNumber(command: kind, argument: argument))
        }
        guard value.isFinite else { throw error(.numberOutOfRange, at: start) }
        return value
    }

    private mutating func flag(_ argument: Int) throws(SVGPathError) -> Bool {
        scanner.skipSeparator()
        guard let value = scanner.flag() else { throw error(.expectedFlag(argument: argument)) }
        return value
    }

    private func checked(_ p: Point) throws(SVGPathError) -> Point {
        guard p.x.isFinite && p.y.isFinite else { throw error(.numberOutOfRange) }
        return p
    }

    private mutating func countSegment() throws(SVGPathError) {
        segments += 1
        if segments > Self.segmentLimit { throw error(.tooManySegments(limit: Self.segmentLimit)) }
    }

    private func error(_ reason: SVGPathError.Reason, at offset: Int? = nil) -> SVGPathError {
        let place = scanner.place(offset ?? scanner.position)
        return SVGPathError(offset: place.offset, reason: reason, found: place.found)
    }
}

extension Path {
    /// Creates the path described by SVG path data.
    ///
    /// - Throws: `SVGPathError` if the text is not path data.
    public init(svg data: String) throws(SVGPathError) {
        self = try SVGPathParser.parse(data)
    }
}
