/// The limits on the sizes of files that are read, by their names in the documentation.
package enum InputLimits {
    /// The maximum size in bytes of a picture in a scene.
    package static let pictureBytes = 256 << 20
    /// The maximum size in bytes of a suite's settings.
    package static let suiteBytes = 1 << 20
    /// The maximum size in bytes of a picture that is read for its own sake.
    package static let comparedBytes = 512 << 20
}
