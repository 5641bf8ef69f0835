import VitrineGeometry

/// The picture of a scene on which a page marks what was found.
package struct AuditPicture: Sendable {
    /// The path of the scene.
    let scene: String
    /// The name of the variant; `nil` for the scene as it is.
    let variant: String?
    /// The bytes of a PNG file.
    let png: [UInt8]
    /// The size of the canvas, in points.
    let size: Size
}
