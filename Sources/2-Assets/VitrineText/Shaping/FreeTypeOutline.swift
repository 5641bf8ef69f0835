import CFreeType
import VitrineGeometry

/// An outline as a path, from the segments that `FT_Outline_Decompose` reports.
final class FreeTypeOutline {
    private var path = Path()
    private var start = Point.zero
    /// A line that is held back until the next segment is known, because `close` draws a line back to the
    /// start anyway.
    private var pendingLine: Point?

    static func path(of outline: UnsafeMutablePointer<FT_Outline>) -> Path {
        var functions = unsafe FT_Outline_Funcs(
            move_to: { to, user in unsafe FreeTypeOutline.add(to, user) { $0.move(to: $1) } },
            line_to: { to, user in unsafe FreeTypeOutline.add(to, user) { $0.line(to: $1) } },
            conic_to: { control, to, user in
                guard let control = unsafe control else { return 1 }
                let middle = unsafe FreeTypeOutline.point(control.pointee)
                return unsafe FreeTypeOutline.add(to, user) { collector, end in
                    collector.flush()
                    collector.path.quad(middle, to: end)
                }
            },
            cubic_to: { first, second, to, user in
                guard let first = unsafe first, let second = unsafe second else { return 1 }
                let (a, b) = unsafe (
                    FreeTypeOutline.point(first.pointee), FreeTypeOutline.point(second.pointee)
                )
                return unsafe FreeTypeOutline.add(to, user) { collector, end in
                    collector.flush()
                    collector.path.cubic(a, b, to: end)
                }
            },
            // Doubles the size, because FreeType halves sums for the points between two controls.
            shift: 1, delta: 0)
        let collector = FreeTypeOutline()
        // `finish` and `path` keep the collector alive until the end of this function.
        guard
            unsafe FT_Outline_Decompose(outline, &functions, Unmanaged.passUnretained(collector).toOpaque())
                == 0
        else { return Path() }
        collector.finish()
        return collector.path
    }

    private static func point(_ v: FT_Vector) -> Point { Point(Double(v.x) / 2, -Double(v.y) / 2) }

    private static func add(
        _ to: UnsafePointer<FT_Vector>?, _ user: UnsafeMutableRawPointer?,
        _ action: (FreeTypeOutline, Point) -> Void
    ) -> Int32 {
        guard let to = unsafe to, let user = unsafe user else { return 1 }
        unsafe action(Unmanaged<FreeTypeOutline>.fromOpaque(user).takeUnretainedValue(), point(to.pointee))
        return 0
    }

    private func move(to p: Point) {
        finish()
        path.move(to: p)
        start = p
    }

    private func line(to p: Point) {
        flush()
        pendingLine = p
    }

    private func flush() {
        if let p = pendingLine { path.line(to: p) }
        pendingLine = nil
    }

    private func finish() {
        if pendingLine == start { pendingLine = nil }
        flush()
        if path.currentPoint != nil { path.close() }
    }
}
