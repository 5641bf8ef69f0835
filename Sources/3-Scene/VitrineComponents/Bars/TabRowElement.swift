import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// The tabs of a floating tab bar, each reaching a little into the next; the element takes the row's width.
///
/// Measured on iOS 26, in points:
///
/// - Three tabs have their own width: 94, every 86, whatever their titles.
/// - Five on screens 393 and 402 wide are as wide as their titles and 31.25, and at least 74, and overlap by
///   what is missing: 75.9 and 79.4 with titles of 44.6 and 48.2, which overlap by 7.2 and 5.8.
/// - Four without titles on a screen 393 wide are 95.5, and overlap by 13.
/// - Five on a screen 430 wide, in pictures that had been scaled: 82.3, and 89.3 for a long title, which
///   overlap by 9.6; 85.7 with short titles, which overlap by 12.
///
/// - Four on a screen 430 wide fill it but for 42, as five do, and are alike: 101.7 wide, overlapping by
///   8.9, where the longest title has 55; 105, overlapping by 13.3, where it has 36.
///
/// On bars that look like those of a beta of release 27 four tabs were 95 wide at 402 and 107.3 at 440. The
/// law between these is our own.
struct TabRowElement: Element {
    let source: ElementSource
    let tabs: [any Element]
    let os: OSVersion

    /// The padding of a tab's title, on both sides together, which its ideal width includes.
    static let titlePadding = 8.0
    private static let minimum = 74.0
    /// The space beside a title, where tabs have to overlap and where they have room.
    private static let besideTitle = (least: 31.25, most: 34.5)
    private static let overlap = 13.05

    var label: String { "tabRow" }
    var children: [any Element] { tabs }

    /// The width of a tab that has room, and the distance from one to the next.
    private var own: (width: Double, pitch: Double) {
        os == .ios27 || tabs.count > 3 ? (107.33, 94.2) : (94, 86)
    }

    /// The width of the tabs where they have room.
    var width: Double { own.width + own.pitch * Double(max(tabs.count - 1, 0)) }

    /// Returns the widths of the tabs in a row of some width, by those of their titles.
    func widths(in room: Double, titles: [Double]) -> [Double] {
        let count = Double(tabs.count)
        func equal(_ width: Double) -> [Double] { titles.map { _ in width } }
        if tabs.count < 2 { return equal(room) }
        if room > width - 0.01 { return equal(own.width) }
        if os == .ios27 { return equal(max(1.26 * room / count - 15.7, room / count)) }
        func widths(beside: Double) -> [Double] { titles.map { max($0 + beside, Self.minimum) } }
        func left(beside: Double) -> Double { room - widths(beside: beside).reduce(0, +) }
        let (near, far) = (Self.besideTitle.least, Self.besideTitle.most)
        let (more, less) = (left(beside: near), left(beside: far))
        let beside = less >= 0 ? far : more > 0 ? near + (far - near) * more / (more - less) : near
        let least = widths(beside: beside)
        let longest = titles.max() ?? 0
        let shared = min(max(6.5 + 0.175 * (room / count - longest - 21), 0), Self.overlap)
        let alike = (room + shared * (count - 1)) / count
        if longest + far > Self.minimum, longest + far <= alike { return equal(alike) }
        let spare = room - least.reduce(0, +)
        let whole = min(max(-spare, 1.43 * spare + 34), Self.overlap * (count - 1))
        return least.map { max($0 + (spare + whole) / count, 0) }
    }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let ideals = children.map { $0.size(for: .ideal) }
        let room = proposal.width ?? width
        let height = proposal.height ?? ideals.map(\.height).max() ?? 0
        guard room.isFinite else {
            return Arrangement(Size(room, height), [.init(.zero, .ideal)], placedIndices: [0])
        }
        let widths = widths(in: room, titles: ideals.map { $0.width - Self.titlePadding })
        let overlap = (widths.reduce(0, +) - room) / Double(max(children.count - 1, 1))
        var x = 0.0
        let places = widths.map { width in
            defer { x += width - overlap }
            return Arrangement.Placement(Point(x, 0), Proposal(width, height))
        }
        return Arrangement(Size(room, height), places)
    }
}
