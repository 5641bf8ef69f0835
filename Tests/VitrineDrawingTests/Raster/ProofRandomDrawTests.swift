import Dispatch
import Foundation
import Testing
import VitrineColor
import VitrineTestSupport
import VitrineThreads

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// Random draws: the kernels, on one thread and on three, paint the same as the reference implementation.
///
/// `VITRINE_RANDOM_DRAWS` is the number of items to draw, and `VITRINE_RANDOM_SEED` the first list. With
/// `VITRINE_RANDOM_REFERENCE=N`, only one list of N is also painted by the reference, and on one thread as
/// well as on three; the others are painted on `VITRINE_RANDOM_WORKERS` threads (default: 3) and checked for
/// values out of range, which is what a sanitizer needs.
@Suite struct ProofRandomDrawTests {
    /// The reference takes too long for lists whose blurs reach further.
    static let limits = RasterLimits(sigma: 10)

    static func rasterizer(workers: Int) -> Rasterizer {
        var rasterizer = Rasterizer(workers: Workers(count: workers), limits: limits)
        rasterizer.minPixelsPerThread = 1
        return rasterizer
    }

    /// Returns a description of the error for a list, or `nil` if there is none.
    static func fault(of list: DisplayList, comparesReference: Bool = true, workers: Int = 1) throws
        -> String?
    {
        let picture = try rasterizer(workers: comparesReference ? 1 : workers).render(list)
        if !picture.isPremultiplied { return "colour above alpha" }
        guard comparesReference else { return nil }
        guard let threaded = try? rasterizer(workers: 3).render(list) else { return "refused on threads" }
        if threaded != picture { return "three workers paint something else" }
        let reference = PainterReference.render(list)
        var places = 0
        var first: String?
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture[x, y] != reference[x, y] {
                places += 1
                first = first ?? "(\(x), \(y)) is \(picture[x, y]), reference \(reference[x, y])"
            }
        }
        return first.map { "\(places) of \(picture.pixels.count) pixels differ: \($0)" }
    }

    private static func isFaulty(_ list: DisplayList) -> Bool {
        do { return try fault(of: list) != nil } catch { return false }
    }

    @Test func kernelsPaintWhatTheReferencePaints() {
        let environment = ProcessInfo.processInfo.environment
        let wanted = environment["VITRINE_RANDOM_DRAWS"].flatMap(Int.init) ?? 400
        let start = environment["VITRINE_RANDOM_SEED"].flatMap(UInt64.init) ?? 0
        let share = max(environment["VITRINE_RANDOM_REFERENCE"].flatMap(UInt64.init) ?? 1, 1)
        let workers = environment["VITRINE_RANDOM_WORKERS"].flatMap(Int.init) ?? 3
        let batch = wanted > 10_000 ? 256 : 16
        var drawn = 0
        var refused = 0
        var seed = start
        while drawn < wanted {
            let first = seed
            let results = Gathered()
            DispatchQueue.concurrentPerform(iterations: batch) { index in
                let (list, count) = RandomDraws.list(seed: first + UInt64(index))
                let seed = first + UInt64(index)
                // Some lists have blurs that are too large, and are not counted.
                do {
                    results.add(
                        count, seed: seed,
                        fault: try Self.fault(
                            of: list, comparesReference: seed % share == 0, workers: workers))
                } catch {
                    results.refuse()
                }
            }
            if wanted > 10_000, drawn * 20 / wanted != (drawn + results.count) * 20 / wanted {
                let progress = "\(drawn + results.count) of \(wanted) draws\n"
                // Not `print`, whose lines may appear only at the end.
                FileHandle.standardError.write(Data(progress.utf8))
            }
            drawn += results.count
            refused += results.refused
            for (seed, fault) in results.faults.sorted(by: { $0.key < $1.key }) {
                let small = RandomDraws.list(seed: seed).list.reduced { Self.isFaulty($0) }
                let less = DisplayListPrinter(showsSources: false).text(of: small)
                let rest = (try? Self.fault(of: small)) ?? nil ?? ""
                Issue.record("seed \(seed): \(fault)\nLess of it: \(rest)\n\(less)")
            }
            if results.faults.count > 20 { break }
            seed += UInt64(batch)
        }
        print("\(drawn) random draws in \(seed - start) lists from seed \(start), \(refused) lists refused")
    }

    /// Seed 33051, reduced: a region continues beyond the part that the plan of its group's picture keeps, in
    /// columns and rows in which none of it lies within.
    @Test func innerShadowsInAGroupWithAShadowEqualTheReference() throws {
        var line = Path()
        line.move(to: Point(39.9, 10.2))
        for point in [Point(3, 38.4), Point(16.7, 14), Point(22.5, 13)] { line.line(to: point) }
        let style = StrokeStyle(width: 1.5, cap: .round, position: .outside)
        let area = Area([
            .init(.union, .fill(.rectangle(Rect(x: 23, y: 15.8, width: 11.1, height: 21.7)))),
            .init(.union, .stroke(.path(line, .nonZero), style)),
            .init(.subtract, .fill(.ellipse(Rect(x: 34.8, y: 33.6, width: 27.6, height: 28)))),
        ])
        let outer = Shadow(
            color: .black, sigma: 0.4, spread: -1.9, offset: Point(0, 4.7), knockout: false)
        for spread in [0, 1.2] {
            let inner = Shadow(
                color: .black, sigma: 0, spread: spread, offset: Point(-5.2, 0), placement: .inner)
            let group = Group(
                transform: Affine(a: 1, b: -0.6, c: -0.5, d: 1, tx: 0, ty: 0), shadows: [outer],
                items: [DisplayItem(source: "", .shadow(area, inner))])
            #expect(try Self.fault(of: DisplayList(35, 39, [.group(group)])) == nil, "spread \(spread)")
        }
    }

    /// Seeds 144 and 938, reduced: the samples of a second blur lie where they would in the whole picture,
    /// whatever of the first the canvas needs.
    @Test(arguments: UInt64(0)..<40) func blursInTurnEqualTheReference(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let frame = Rect(
            x: random.number(-30, 30), y: random.number(-30, 30), width: random.number(1, 30),
            height: random.number(1, 30))
        let filters = (0..<(2 + seed % 2)).map { _ in LayerFilter.blur(sigma: random.number(0.5, 6)) }
        let group = Group(
            filters: Array(filters),
            items: [
                DisplayItem(source: "", .fill(.fill(.rectangle(frame)), .solid(.black)))
            ])
        #expect(try Self.fault(of: DisplayList(35, 39, [.group(group)])) == nil, "seed \(seed)")
    }

    /// The last bit of a hole's coverage at crossing outlines depends on where it is cut: both
    /// implementations cut it where the region ends within the clip.
    @Test func innerShadowsInAClipEqualTheReference() throws {
        for seed in 0..<250 {
            var random = SeededGenerator(seed: seed)
            let area = Area([
                .init(.union, .fill(.path(random.polygon(0...40, vertices: 5), .nonZero))),
                .init(.subtract, .fill(random.shape(0...40))),
            ])
            let shadow = Shadow(
                color: .black, sigma: 0, spread: 0, offset: random.point(-6...6), placement: .inner)
            let clip = Area.box(Double(random.int(4...16)), Double(random.int(4...16)), 18, 18)
            let group = Group(clip: clip, items: [DisplayItem(source: "", .shadow(area, shadow))])
            #expect(try Self.fault(of: DisplayList(40, 40, [.group(group)])) == nil, "seed \(seed)")
        }
    }

    /// The last bit of coverage at crossing outlines depends on which crossings lie within the clip: both
    /// implementations move the coverage of a whole region by whole pixels with its shadow, and compute it
    /// again if the clip cuts it or it moves by a fraction of a pixel.
    @Test func outerShadowsMovedByWholePixelsEqualTheReference() throws {
        for seed in 0..<240 {
            var random = SeededGenerator(seed: seed)
            let area = Area([
                .init(.union, .fill(.path(random.polygon(8...32, vertices: 6), .nonZero))),
                .init(.subtract, .fill(random.shape(8...32))),
            ])
            let part = seed % 8 == 7 ? 0.5 : 0
            let shadow = Shadow(
                color: .black, sigma: [0, 0, 0, 0.4, 1.2][seed % 5],
                offset: Point(Double(random.int(-20...20)) + part, Double(random.int(-20...20))))
            // No clip, one that contains the region, one that cuts it, and one with an edge between pixels.
            let clips = [nil, Area.box(6, 7, 29, 27), .box(11, 9, 20, 25), .box(6.3, 5.5, 28.2, 30)]
            let surface = Surface(
                area: area, outerShadows: [shadow], layers: [.init(.fill(.solid(.white)))])
            let group = Group(
                clip: clips[seed % 4], items: [DisplayItem(source: "", .surface(surface))])
            #expect(try Self.fault(of: DisplayList(40, 40, [.group(group)])) == nil, "seed \(seed)")
        }
    }

    /// A collector of the findings of several threads.
    private final class Gathered: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var count = 0
        private(set) var refused = 0
        private(set) var faults: [UInt64: String] = [:]

        func refuse() {
            lock.lock()
            defer { lock.unlock() }
            refused += 1
        }

        func add(_ count: Int, seed: UInt64, fault: String?) {
            lock.lock()
            defer { lock.unlock() }
            self.count += count
            faults[seed] = fault
        }
    }
}
