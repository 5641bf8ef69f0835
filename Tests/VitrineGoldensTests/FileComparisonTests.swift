import Foundation
import Testing
import VitrineColor
import VitrineComparisonSettings
import VitrineJSON
import VitrinePNG
import VitrineTestSupport
import VitrineThreads

@testable import VitrineDisplayList
@testable import VitrineGoldens
@testable import VitrinePixels

final class FileComparisonTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vitrine-diff-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ bytes: [UInt8], _ name: String) throws -> String {
        let url = folder.appendingPathComponent(name)
        try Data(bytes).write(to: url)
        return url.path
    }

    private static let image: RGBA8Image = {
        var random = SeededGenerator(seed: 8)
        return RGBA8Image.random(width: 30, height: 20, opaque: true, using: &random)
    }()

    private func compare(
        _ a: String, _ b: String, _ metric: String = "exact", asStored: Bool = false, keeps: Bool = false
    ) throws -> FileComparison {
        try FileComparison(
            expected: a, actual: b, comparator: try #require(Comparators.named(metric)),
            within: ComparisonScope(workers: Workers(count: 2)), asStored: asStored, keepsPictures: keeps)
    }

    @Test func theSameBytesNeedNoDecoding() throws {
        let bytes = try PNG.encode(Self.image)
        let (a, b) = (try write(bytes, "a.png"), try write(bytes, "b.png"))
        let found = try compare(a, b)
        #expect(found.isByteIdentical && found.pictures == nil && found.comparison.matches)
        #expect(found.comparison.pixels == 600 && found.expected.width == 30 && found.actual.height == 20)
        let kept = try compare(a, b, keeps: true)
        #expect(kept.isByteIdentical && kept.pictures != nil && kept.comparison == found.comparison)
        #expect(kept.expected.depth == 8 && kept.expected.color == "sRGB")
    }

    /// The pixels are the same, though the bytes are not.
    @Test func otherBytesOfTheSamePicture() throws {
        let a = try write(try PNG.encode(Self.image, compression: .fast), "a.png")
        let b = try write(try PNG.encode(Self.image, compression: .best), "b.png")
        let found = try compare(a, b)
        #expect(!found.isByteIdentical && found.comparison.matches && found.notes.isEmpty)
    }

    /// Files that are not complete pictures do not match, even if they are identical.
    @Test func theSameRubbishIsNoMatch() throws {
        let bytes = try PNG.encode(Self.image)
        for (name, broken) in [
            ("empty", []), ("text", Array("not a picture".utf8)), ("cut", Array(bytes.dropLast(8))),
            ("head", Array(bytes.prefix(33))),
        ] {
            let (a, b) = (try write(broken, "\(name)-a.png"), try write(broken, "\(name)-b.png"))
            #expect(throws: FileComparisonError.self, "\(name)") { try compare(a, b) }
        }
        let good = try write(bytes, "good.png")
        #expect(throws: FileComparisonError.self) { try compare(good, folder.path + "/none.png") }
        #expect(throws: FileComparisonError.self) { try compare(folder.path, good) }
    }

    @Test func depthsDiffer() throws {
        let a = try write(try PNG.encode(Self.image), "a.png")
        let wide = RGBA16Image(
            width: 30, height: 20, components: Self.image.components.map { UInt16($0) * 257 })
        let b = try write(try PNG.encode(wide), "b.png")
        let found = try compare(a, b)
        #expect(found.comparison.matches && found.notes.count == 1 && found.notes[0].contains("16"))
        var other = wide
        other.components[4] ^= 1
        let c = try write(try PNG.encode(other), "c.png")
        #expect(try compare(b, c).comparison.differingPixels == 1)
        #expect(try compare(a, c).comparison.largestDifference == 1.0 / 257)
    }

    /// The same colour in two spaces matches, and the same samples in two spaces do not.
    @Test func spacesDiffer() throws {
        let red = RGBA8Image(
            width: 4, height: 4, components: Array(repeatElement([255, 0, 0, 255], count: 16).joined()))
        let a = try write(try PNG.encode(red), "srgb.png")
        let b = try write(try PNG.encode(red, colorSpace: .displayP3), "p3.png")
        let found = try compare(a, b)
        #expect(!found.comparison.matches && found.notes.count == 1 && found.notes[0].contains("Display P3"))
        #expect(try compare(a, b, asStored: true).comparison.matches)
        // sRGB's red in Display P3.
        let decoded = try PNG.decode(try PNG.encode(red)).pixmap(in: .displayP3).rgba16()
        let c = try write(try PNG.encode(decoded, colorSpace: .displayP3), "same.png")
        let same = try compare(a, c)
        #expect(same.comparison.matches && same.comparison.changedPixels == 0)
        #expect(same.expected.color == "sRGB" && same.actual.color == "Display P3" && same.actual.depth == 16)
    }

    @Test func theReportIsAsItsSchemaSays() throws {
        let schema = try #require(
            try JSONSerialization.jsonObject(with: Data(try DiffReport.schema().utf8)) as? [String: Any])
        var changed = Self.image
        for index in 0..<200 { changed.components[index * 4] ^= 64 }
        let small = RGBA8Image(width: 10, height: 10, components: Array(Self.image.components.prefix(400)))
        let files = try [Self.image, changed, small].enumerated().map { index, image in
            try write(try PNG.encode(image), "\(index).png")
        }
        for name in Comparators.names {
            var settings = ComparisonSettings(metric: name)
            if name == "oklab" { settings.density = DensityLimit(window: 8, allowed: 2) }
            let comparator = try Comparators.make(settings)
            for file in files {
                let found = try FileComparison(expected: files[0], actual: file, comparator: comparator)
                let report = DiffReport(found, picture: file == files[2] ? "d.png" : nil)
                let data = try JSONEncoder().encode(report)
                #expect(try JSONDecoder().decode(DiffReport.self, from: data) == report)
                let problems = Schema(schema).problems(try JSONSerialization.jsonObject(with: data))
                #expect(problems.isEmpty, "\(name) \(file): \(problems)")
                #expect(report.text.contains("tolerance: ") && report.text.hasSuffix("\n"))
            }
        }
        // The check itself finds errors.
        for broken in [["version": 2], ["extra": 1], [:]] as [[String: Any]] {
            #expect(!Schema(schema).problems(broken).isEmpty)
        }
        let metrics = try #require(
            Schema(schema).value("$defs", "comparison", "properties", "metric", "enum") as? [String])
        #expect(metrics == Comparators.names)
        let failures = try #require(
            Schema(schema).value("$defs", "comparison", "properties", "failures", "items", "enum")
                as? [String])
        #expect(failures == Comparison.Failure.allCases.map(\.rawValue))
    }

    @Test func numbersAreWritten() {
        #expect(
            [0, 1.5, 12, 0.030999, 254.99999, 1e-7].map(DiffReport.number) == [
                "0", "1.5", "12", "0.031", "255", "1E-07",
            ])
        #expect(
            [0, 12, 999, 1000, 1_234_567].map(PrintedText.grouped) == [
                "0", "12", "999", "1,000", "1,234,567",
            ])
    }

    @Test func heatMapsShowWhatDiffers() {
        let a = RGBA8Image(width: 20, height: 10, components: Array(repeating: 200, count: 800))
        var b = a
        b.components[(5 * 20 + 10) * 4] += 1
        b.components[(5 * 20 + 11) * 4] = 0
        let regions = ExactComparator().compare(a, b).regions
        let map = DiffImage.heatMap(.eight(expected: a, actual: b), regions: regions).drawn
        func pixel(_ image: RGBA8Image, _ x: Int, _ y: Int) -> [UInt8] {
            Array(image.components[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 4])
        }
        #expect(pixel(map, 0, 0) == [39, 39, 39, 255])
        #expect(pixel(map, 10, 5) == [112, 28, 140, 255])
        #expect(pixel(map, 11, 5)[0] == 255 && pixel(map, 11, 5)[1] > 168)
        #expect(pixel(map, 7, 2) == [0x40, 0xD0, 0xFF, 255], "the region's frame")
        let sides = DiffImage.sideBySide(.eight(expected: a, actual: b), regions: regions).drawn
        #expect(sides.width == 64 && pixel(sides, 22 + 10, 5) == [112, 28, 140, 255])
        #expect(pixel(sides, 44 + 11, 5) == [0, 200, 200, 200])
        let small = RGBA8Image(width: 3, height: 12, components: Array(repeating: 200, count: 144))
        let aligned = DiffImage.heatMap(.eight(expected: a, actual: small)).drawn
        #expect(aligned.width == 20 && aligned.height == 12)
        #expect(pixel(aligned, 10, 5) == [255, 0, 255, 255] && pixel(aligned, 1, 11) == [255, 0, 255, 255])
        #expect(pixel(aligned, 10, 11) == [0, 0, 0, 0] && pixel(aligned, 1, 5) == [39, 39, 39, 255])
        let nothing = RGBA8Image(width: 0, height: 0, components: [])
        #expect(DiffImage.heatMap(.eight(expected: nothing, actual: nothing)).drawn.components.isEmpty)
    }
}

/// The part of JSON Schema that the schema of the report uses.
private struct Schema {
    let root: [String: Any]

    init(_ root: [String: Any]) { self.root = root }

    func value(_ path: String...) -> Any? {
        path.reduce(root as Any?) { ($0 as? [String: Any])?[$1] }
    }

    func problems(_ value: Any) -> [String] { problems(value, root, "") }

    private func problems(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
        var schema = schema
        if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last,
            let target = (root["$defs"] as? [String: Any])?[String(name)] as? [String: Any]
        {
            schema.merge(target) { own, _ in own }
        }
        var found: [String] = []
        if let object = value as? [String: Any] {
            let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
            for key in schema["required"] as? [String] ?? [] where object[key] == nil {
                found.append("\(place) has no \(key)")
            }
            for (key, inner) in object {
                guard let expected = properties[key] else {
                    found.append("\(place)/\(key) is unknown")
                    continue
                }
                found += problems(inner, expected, "\(place)/\(key)")
            }
        } else if let array = value as? [Any] {
            if schema["type"] as? String != "array" { found.append("\(place) is an array") }
            for item in array { found += problems(item, schema["items"] as? [String: Any] ?? [:], place) }
        } else if let text = value as? String {
            let values = schema["enum"] as? [String]
            if values?.contains(text) == false || (values == nil && schema["type"] as? String != "string") {
                found.append("\(place) is \(text)")
            }
        } else if let number = value as? NSNumber {
            if let constant = schema["const"] as? NSNumber, constant != number {
                found.append("\(place) is \(number)")
            }
            if let least = schema["minimum"] as? NSNumber, number.doubleValue < least.doubleValue {
                found.append("\(place) is \(number)")
            }
        }
        return found
    }
}
