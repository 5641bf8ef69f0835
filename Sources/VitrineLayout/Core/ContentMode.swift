/// How the content fills room of another shape.
package enum ContentMode: String, Hashable, Sendable, CaseIterable { case fit, fill }
