/// The user's motion preference.
public enum MotionPreference: String, Sendable, Hashable, CaseIterable { case full, reduced }
