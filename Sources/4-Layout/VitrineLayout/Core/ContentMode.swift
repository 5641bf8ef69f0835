/// The way in which content fills space of another aspect ratio.
package enum ContentMode: String, Hashable, Sendable, CaseIterable { case fit, fill }
