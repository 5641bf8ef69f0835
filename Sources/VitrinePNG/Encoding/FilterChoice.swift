/// Chooses between `None` and `Sub`, group by group of rows, by how many different bytes each would leave.
///
/// Dithered gradients have few differences and many values; flat surfaces with text have few of both, and
/// are smaller unfiltered, since the same glyph then is the same bytes. Ten pictures in kB: `Sub` everywhere
/// 6709, `None` 12113, this 6540 with the smaller of both or less in nearly each picture; without the
/// reluctance to change 6774. Other rules lost: the least sum of
/// absolute differences of `None` and `Sub` (6890, at 6890 for `Sub`), of all five filters (8 % more), least
/// entropy (6889), repetition at eight pixels (7519), runs of pixels (6893 to 6904). `Up`, `Average` and
/// `Paeth` mix rows, and with them phases of the dither: 10 to 15 % more than `Sub`.
enum FilterChoice {
    /// Rows that share a filter: a period of the dither.
    static let groupRows = 8
    /// The rows of a group that are looked at.
    static let samples = [0, 4]

    /// How many different bytes rows of a group hold, unfiltered and filtered by `Sub`.
    struct Counts: Hashable, Sendable {
        var none = 0
        var sub = 0
    }

    /// A filter for each group. What was chosen last is kept unless the other is clearly better, because rows
    /// find their like among rows of the same filter.
    static func filters(_ counts: [Counts]) -> [RowFilter] {
        var last = RowFilter.sub
        return counts.map { counts in
            let prefersNone =
                last == .sub ? 13 * counts.none < 10 * counts.sub : 4 * counts.none < 5 * counts.sub
            last = prefersNone ? .none : .sub
            return last
        }
    }

    /// Which bytes have occurred.
    struct Seen {
        private var marks = [UInt8](repeating: 0, count: 256)

        mutating func add(_ bytes: UnsafePointer<UInt8>, count: Int) {
            unsafe marks.withUnsafeMutableBufferPointer { marks in
                for i in 0..<count { unsafe marks[Int(bytes[i])] = 1 }
            }
        }

        var count: Int { marks.reduce(0) { $0 + Int($1) } }
    }
}
