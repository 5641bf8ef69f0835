import Testing

@testable import VitrineGeometry
@testable import VitrineIconDrawings
@testable import VitrineIcons

@Suite struct IconDrawingTests {
    /// Returns the box of everything that a symbol may colour at a line width, in grid units, ignoring cuts.
    static func ink(of icon: Icon, lineWidth: Double) throws -> Rect? {
        var box: Rect?
        for layer in icon.layers {
            let reach: Double
            switch layer.step {
            case .stroke(_, let weight): reach = lineWidth * weight / 2
            case .fill: reach = 0
            case .cut, .cutStroke: continue
            }
            guard let bounds = try Path(svg: layer.pathData).bounds else { continue }
            let grown = Rect(
                minX: bounds.minX - reach, minY: bounds.minY - reach,
                maxX: bounds.maxX + reach, maxY: bounds.maxY + reach)
            box = box.map { $0.union(grown) } ?? grown
        }
        return box
    }

    @Test(arguments: IconSet.all.map(\.name)) func everyLayerParses(name: String) throws {
        let icon = try #require(IconSet.icon(named: name))
        for layer in icon.layers {
            let path = try Path(svg: layer.pathData)
            #expect(!path.isEmpty)
        }
    }

    /// Symbols that are as wide or as high as iOS draws them reach beyond the grid.
    private static let large: Set<String> = [
        "backward", "book", "chart", "checklist", "desktopcomputer", "forward", "hand", "house", "speaker",
        "square", "star", "tag", "tray",
    ]

    @Test(arguments: IconSet.all.map(\.name)) func inkStaysOnTheGridAtTheHeaviestWeight(name: String) throws {
        let icon = try #require(IconSet.icon(named: name))
        let box = try #require(try Self.ink(of: icon, lineWidth: 2.9))
        let isLarge =
            Self.large.contains(String(name.prefix { $0 != "." })) || name.hasSuffix("desktopcomputer")
            || name == "music.quarternote.3"
        // Two bubbles are 1.3 times as wide as most symbols in iOS.
        let isWide = name.hasPrefix("bubble.left.and.")
        let (x, y) = isWide ? (3.2, 1.2) : isLarge ? (1.9, 1.2) : (0, 0)
        #expect(
            box.minX >= -x && box.maxX <= 24 + x && box.minY >= -y && box.maxY <= 24 + y, "\(name): \(box)")
    }

    /// Symbols like `minus` are short in one direction, but none is small in both, nor far off centre. With a
    /// badge, a symbol stays where it is without.
    @Test(arguments: IconSet.all.map(\.name)) func opticalSizeAndCentreAreAlike(name: String) throws {
        let icon = try #require(IconSet.icon(named: name))
        let box = try #require(try Self.ink(of: icon, lineWidth: 1.75))
        #expect(max(box.width, box.height) >= 15.5, "\(name): \(box)")
        var bound = 1.1
        if case .badged = IconSet.recipes[name] { bound = 2.4 }
        if name.contains(".badge.") { bound = 2.4 }
        #expect(
            abs(box.midX - 12) <= bound && abs(box.midY - 12) <= bound, "\(name): \(box)")
    }

    /// A star and a gear are not among them: their tips are sharper where they are filled, and the lines of an
    /// empty gear thinner.
    @Test func fillsShareTheInkBoxOfTheirOutlines() throws {
        for name in [
            "person", "heart", "drop", "bolt", "cloud", "house", "bookmark", "flame", "play",
        ] {
            let outline = try #require(IconSet.icon(named: name))
            let fill = try #require(IconSet.icon(named: name + ".fill"))
            for width in [1, 1.75, 2.9] {
                let a = try #require(try Self.ink(of: outline, lineWidth: width))
                let b = try #require(try Self.ink(of: fill, lineWidth: width))
                let differences = [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
                #expect(differences.allSatisfy { abs($0) < 1e-9 }, "\(name): \(differences)")
            }
        }
    }

    @Test(arguments: [
        "bell", "bell.fill", "heart", "heart.fill", "person", "person.fill", "person.circle", "drop",
        "lock", "shield", "trophy", "crown", "gift", "book", "mic", "sun.max", "gearshape",
        "gear",
        "headphones", "lightbulb", "bookmark", "xmark", "plus", "wifi", "hourglass", "star",
        "command",
        "exclamationmark.triangle", "square.grid.2x2", "square.stack.3d.up", "envelope", "iphone", "tv",
        "power",
        "figure.mind.and.body", "infinity", "globe", "target", "scope", "sunrise", "tray", "trash",
        "dumbbell",
        "briefcase", "eye", "camera", "ellipsis", "alarm", "car", "arrow.up", "chevron.down",
        "line.3.horizontal",
        "antenna.radiowaves.left.and.right", "snowflake", "tray.fill",
        "sparkle", "circle",
        "square", "pause", "bed.double",
    ])
    func mirrorSymmetry(name: String) throws {
        let icon = try #require(IconSet.icon(named: name))
        var points: Set<Point> = []
        for layer in icon.layers {
            // The hands of a clock are not part of the figure.
            if name == "alarm", layer.pathData.hasPrefix("M12 8.4V13") { continue }
            points.formUnion(try Path(svg: layer.pathData).shapingPoints)
        }
        // Because data is rounded to thousandths, the two sides of a rounded corner differ very slightly.
        let lonely = points.filter { p in
            !points.contains { abs($0.x - (24 - p.x)) < 0.004 && abs($0.y - p.y) < 0.004 }
        }
        #expect(!points.isEmpty && lonely.isEmpty, "\(name): \(lonely)")
    }

    @Test(arguments: [
        ("arrow.left", "arrow.right"), ("chevron.left", "chevron.right"), ("backward", "forward"),
        ("arrow.counterclockwise", "arrow.clockwise"), ("arrow.uturn.backward", "arrow.uturn.forward"),
    ])
    func pairsMirrorEachOther(name: String, reference: String) throws {
        func ink(_ name: String) throws -> Rect {
            let icon = try #require(IconSet.icon(named: name))
            return try #require(try Self.ink(of: icon, lineWidth: 1.75))
        }
        let a = try ink(name)
        let b = try ink(reference)
        #expect(abs(a.minX - (24 - b.maxX)) < 0.002 && abs(a.maxX - (24 - b.minX)) < 0.002)
        #expect(abs(a.minY - b.minY) < 0.002 && abs(a.maxY - b.maxY) < 0.002)
    }

    /// Two triangles one behind the other meet at the thinnest weight, and only just at each other one.
    @Test(arguments: ["forward", "forward.fill", "backward", "backward.fill"])
    func trianglesMeet(name: String) throws {
        let icon = try #require(IconSet.icon(named: name))
        let layer = try #require(icon.layers.first)
        let boxes = try layer.pathData.split(separator: "M").compactMap {
            try Self.ink(of: Icon(name, [.stroke("M\($0)")]), lineWidth: 1)
        }.sorted { $0.minX < $1.minX }
        #expect(boxes.count == 2, "\(boxes)")
        let overlap = boxes[0].maxX - boxes[1].minX
        #expect(overlap > -0.01 && overlap < 0.2, "\(overlap)")
    }

    /// Speakers have bodies of one size, with and without waves.
    @Test func speakersShareTheirBody() throws {
        let bodies = try ["speaker", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3"].map { name in
            let layer = try #require(IconSet.icon(named: name)?.layers.first)
            return try #require(try Self.ink(of: Icon(name, [layer]), lineWidth: 1.75))
        }
        for body in bodies {
            #expect(abs(body.width - bodies[0].width) < 0.002 && abs(body.height - bodies[0].height) < 0.002)
        }
    }
}

extension Path {
    /// The points on the curves and their control points.
    fileprivate var shapingPoints: [Point] {
        elements.flatMap { element -> [Point] in
            switch element {
            case .move(let p), .line(let p): [p]
            case .quad(let c, let p): [c, p]
            case .cubic(let a, let b, let p): [a, b, p]
            case .close: []
            }
        }
    }
}
