import Foundation
import Testing
import VitrinePNG

@testable import VitrinePixels

/// Colour spaces and depths, from scene to file.
@Suite("vitrine render states its colours") struct ColorSpaceTests {
    private func scene(_ space: String, _ body: String) -> String {
        """
        vitrine: 1
        canvas: { width: 8, height: 8, scale: 1, colorSpace: \(space) }
        body:
          - \(body)

        """
    }

    private func chunks(_ bytes: [UInt8]) -> [String] {
        var names: [String] = []
        var at = 8
        while at + 8 <= bytes.count {
            let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            names.append(String(decoding: bytes[at + 4..<at + 8], as: UTF8.self))
            at += length + 12
        }
        return names
    }

    @Test(arguments: ["8", "16"]) func filesSayWhatTheyAre(depth: String) throws {
        let folder = try Folder()
        for space in ["srgb", "display-p3"] {
            try folder.write(scene(space, "{ rectangle: , fill: color(display-p3 1 0 0) }"), "\(space).yaml")
            #expect(try Tool.run(["render", "\(space).yaml", "--depth", depth], in: folder.url).code == 0)
        }
        let (narrow, wide) = (try folder.bytes("srgb.png"), try folder.bytes("display-p3.png"))
        #expect(chunks(narrow).contains("sRGB") && !chunks(narrow).contains("iCCP"))
        #expect(chunks(wide).contains("iCCP") && chunks(wide).contains("cICP"))
        #expect(!chunks(wide).contains("sRGB"))
        // With 8 bits per channel, a single colour is written as a palette.
        let (bits, type): (UInt8, UInt8) = depth == "8" ? (1, 3) : (16, 2)
        #expect([narrow, wide].allSatisfy { $0[24] == bits && $0[25] == type })
        // Pure on the wide canvas; outside the narrow one, and so clipped to its own red.
        for bytes in [narrow, wide] {
            let pixel = Pixmap(try PNG.decode(bytes).image16).pixels[0]
            #expect(pixel == Pixmap.Pixel(65535, 0, 0, 65535))
        }
        #expect(try PNG.decode(wide).color != PNG.decode(narrow).color)
    }

    /// A picture written by one scene and read by another keeps its colours on a canvas of either space.
    @Test func picturesAreConverted() throws {
        let folder = try Folder()
        try folder.write(scene("display-p3", "{ rectangle: , fill: '#C86432' }"), "wide.yaml")
        #expect(try Tool.run(["render", "wide.yaml", "--depth", "16"], in: folder.url).code == 0)
        for space in ["srgb", "display-p3"] {
            try folder.write(scene(space, "image: wide.png"), "copy.yaml")
            try folder.write(scene(space, "{ rectangle: , fill: '#C86432' }"), "plain.yaml")
            #expect(
                try Tool.run(["render", "copy.yaml", "plain.yaml", "-o", "out"], in: folder.url).code == 0)
            let copy = Pixmap(try PNG.decode(try folder.bytes("out/copy.png")).image16).pixels[27]
            let plain = Pixmap(try PNG.decode(try folder.bytes("out/plain.png")).image16).pixels[27]
            for lane in 0..<4 { #expect(abs(Int(copy[lane]) - Int(plain[lane])) <= 257, "\(space)") }
        }
    }

    @Test func oddFilesAreToldOf() throws {
        let folder = try Folder()
        try folder.write(scene("srgb", "{ rectangle: , fill: red }"), "red.yaml")
        #expect(try Tool.run(["render", "red.yaml"], in: folder.url).code == 0)
        // A gamma of zero before the pixels is ignored, with a warning.
        var bytes = try folder.bytes("red.png")
        let gamma: [UInt8] = [0, 0, 0, 4, 0x67, 0x41, 0x4D, 0x41, 0, 0, 0, 0]
        let checksum = crc(gamma[4...])
        bytes.removeSubrange(try #require(range(of: "sRGB", in: bytes)))
        bytes.insert(contentsOf: gamma + checksum, at: 33)
        try Data(bytes).write(to: folder.url.appending(path: "odd.png"))
        try folder.write(scene("srgb", "image: odd.png"), "odd.yaml")
        let result = try Tool.run(["render", "odd.yaml", "-o", "out.png"], in: folder.url)
        #expect(result.code == 0)
        #expect(result.errors.contains("odd.yaml:4:12: warning: `odd.png` is odd: "), "\(result.errors)")
        #expect(folder.files.contains("out.png"))
    }

    private func range(of name: String, in bytes: [UInt8]) -> Range<Int>? {
        var at = 8
        while at + 8 <= bytes.count {
            let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            if bytes[at + 4..<at + 8].elementsEqual(name.utf8) { return at..<at + length + 12 }
            at += length + 12
        }
        return nil
    }

    private func crc(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
        }
        let result = value ^ 0xFFFF_FFFF
        return (0..<4).map { UInt8(truncatingIfNeeded: result >> UInt32(24 - 8 * $0)) }
    }
}

extension PNG.Decoded {
    /// The samples with 16 bits each.
    fileprivate var image16: RGBA16Image {
        switch pixels {
        case .sixteen(let image): image
        case .eight(let image):
            RGBA16Image(
                width: image.width, height: image.height,
                components: image.components.map { UInt16($0) * 257 })
        }
    }
}
