/// The reason why a file of a scene could not be read.
package enum SceneFileError: Error, Hashable, Sendable {
    case missing
    case outside
    case unreadable(String)
    case notAnImage(String)
}
