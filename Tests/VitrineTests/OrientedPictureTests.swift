import Foundation
import Testing
import Vitrine
import VitrinePNG
import VitrineSamples
import VitrineTestSupport

@testable import VitrinePixels

/// Scenes whose pictures are stored turned, as cameras and photo editors leave them.
@Suite struct OrientedPictureTests {
    /// The picture as it is seen: 8 by 16, red at the top and blue at the bottom, with a green corner at the
    /// top left.
    private static let seen: RGBA8Image = {
        var components: [UInt8] = []
        for y in 0..<16 {
            for x in 0..<8 {
                components +=
                    y < 4 && x < 4 ? [0, 255, 0, 255] : y < 8 ? [255, 0, 0, 255] : [0, 0, 255, 255]
            }
        }
        return RGBA8Image(width: 8, height: 16, components: components)
    }()

    /// For each orientation the one that undoes it.
    private static let inverse: [ImageOrientation: ImageOrientation] = [.right: .left, .left: .right]

    /// Returns a file that shows `seen`, stored in an orientation.
    private static func file(_ exif: ExifData) throws -> [UInt8] {
        let orientation = try #require(ImageOrientation(rawValue: UInt8(exif.orientation)))
        let stored = seen.upright(from: inverse[orientation] ?? orientation)
        return try PNG.encode(stored).addingChunk("eXIf", exif.bytes)
    }

    private static func render(_ body: String, _ bytes: [UInt8]) throws -> Rendering {
        let scene = """
            vitrine: 1
            canvas: { width: 40, height: 40, scale: 1 }
            background: white
            body:
              - \(body)

            """
        return try Scene(yaml: scene, files: SceneFileSource(["photo.png": bytes])).render()
    }

    /// A node for each way in which a scene shows a picture.
    static let nodes = [
        "{ image: photo.png, id: photo }",
        "{ image: { source: photo.png, fit: fill }, frame: { width: 20, height: 20 } }",
        "{ rectangle: {}, fill: { image: { source: photo.png, fit: stretch } } }",
        "{ avatar: { name: Ann, image: photo.png, size: 32 } }",
        "{ text: M, font: { size: 40, weight: 900 }, foreground: { image: { source: photo.png, fit: fill } } }",
        "{ circle: 30, fill: white, stroke: { paint: { image: photo.png }, width: 6 } }",
        "{ rectangle: {}, fill: red, mask: { image: photo.png } }",
    ]

    @Test(arguments: nodes) func allOrientationsGiveOnePicture(node: String) throws {
        let upright = try Self.render(node, PNG.encode(Self.seen))
        for exif in ExifData.all {
            let rendering = try Self.render(node, Self.file(exif))
            #expect(rendering.pixels == upright.pixels, "\(exif): \(node)")
            #expect(rendering.warnings.isEmpty)
        }
    }

    @Test func theNaturalSizeIsThatOfTheTurnedPicture() throws {
        let exif = ExifData(6, isBigEndian: false)
        let rendering = try Self.render(Self.nodes[0], Self.file(exif))
        let frame = try #require(rendering.frame(of: "photo"))
        #expect((frame.width, frame.height) == (8, 16))
        #expect(rendering.pixels[Int(frame.x), Int(frame.y)] == SIMD4(0, 255, 0, 255))
        #expect(rendering.pixels[Int(frame.x) + 7, Int(frame.y)] == SIMD4(255, 0, 0, 255))
        #expect(rendering.pixels[Int(frame.x), Int(frame.y) + 15] == SIMD4(0, 0, 255, 255))
    }

    @Test func damagedDataAreAWarningOfTheScene() throws {
        var exif = ExifData(6)
        exif.type = 7
        let bytes = try PNG.encode(Self.seen).addingChunk("eXIf", exif.bytes)
        let rendering = try Self.render(Self.nodes[0], bytes)
        #expect(rendering.warnings.count == 1)
        let warning = try #require(rendering.warnings.first)
        #expect(warning.message.contains("eXIf") && warning.line == 5, "\(warning.message)")
        #expect(rendering.frame(of: "photo")?.width == 8)
    }
}
