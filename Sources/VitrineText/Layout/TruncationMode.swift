/// Which part of a text gives way where there is no room for all of it.
public enum TruncationMode: String, Sendable, CaseIterable, Hashable { case head, middle, tail }
