/// The part of a text that is dropped if there is not enough room.
package enum TruncationMode: String, Sendable, CaseIterable, Hashable { case head, middle, tail }
