/// Writes rows of a stream, each as long as its `RowLayout` says, one after the other.
///
/// A closure, and no generic parameter: its body is compiled where the kind of picture is known, for that
/// kind.
package typealias RowWriter = (_ rows: Range<Int>, _ out: UnsafeMutablePointer<UInt8>) -> Void
