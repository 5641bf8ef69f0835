/// A value that elements carry for what is around them, as SwiftUI's preferences are: a list asks its rows
/// for their highlights, a sheet what is in it whether it scrolls.
package protocol ElementTrait {
    associatedtype Value: Sendable
}
