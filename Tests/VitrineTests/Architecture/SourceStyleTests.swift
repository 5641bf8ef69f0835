import Testing
import VitrineTestSupport

/// Holds the sources to the rules of names, sizes and access.
struct SourceStyleTests {
    /// No target is larger than a person can read in a day.
    @Test func targetsAreOfReadableSize() throws {
        var lines: [String: Int] = [:]
        for file in try SourceTree.files.get() {
            lines[file.target, default: 0] += file.text.utf8.count { $0 == UInt8(ascii: "\n") }
        }
        #expect(lines.count > 20)
        for (target, count) in lines { #expect(count <= 9_300, "\(target) has \(count) lines") }
    }

    /// swift-format does not break string literals, and leaves a trailing comma beyond the limit.
    @Test func linesFit() throws {
        for file in try SourceTree.files.get() {
            for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            where line.count > 110 {
                #expect(line.count == 111 && line.hasSuffix(","), "\(file.target)/\(file.path):\(index + 1)")
            }
        }
    }

    @Test func filesAreOfReadableSize() throws {
        for file in try SourceTree.files.get() {
            let count = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
            #expect(count <= 410, "\(file.target)/\(file.path) has \(count) lines")
        }
    }

    /// Where functions take rows, counts, points and weights as arithmetic does.
    private static let kernels = [
        "VitrineGeometry", "VitrineOutlines", "VitrineColor", "VitrineMotion/Curves",
        "VitrineIconDrawings", "VitrineIcons", "VitrineDeflate", "VitrineSamples", "VitrinePNG/Decoding",
        "VitrinePNG/Animation",
        "VitrineGoldens/Measuring", "VitrineGoldens/Metrics", "VitrinePixels", "VitrineCoverage",
        "VitrineBlur", "VitrineGlass", "VitrineShaders", "VitrineBlending", "VitrineRaster/Resampling",
        "VitrineRaster/Shadows",
        // Named as in SwiftUI.
        "VitrineMotion/Animations/Animation+Curves", "VitrineUI/Grammar/AnimationConvertible",
    ]

    /// Elsewhere a call of many arguments says what each is for.
    @Test func fewArgumentsGoByPositionButInKernels() throws {
        for file in try SourceTree.files.get() {
            let place = "\(file.target)/\(file.path)"
            if Self.kernels.contains(where: { place.hasPrefix($0) }) { continue }
            for name in Self.functionsByPosition(in: file.text) {
                Issue.record("\(place): label the arguments of \(name)")
            }
        }
    }

    /// The functions of a text that take four or more arguments by position, not counting a closure at the end.
    private static func functionsByPosition(in text: String) -> [String] {
        let declaration = #/(?:func `?\w+`?|(?:^|[^.\w])init\??)(?:<[^(]*>)?\(/#
        let lines = SourceTree.code(text)
        return lines.indices.compactMap { index in
            guard lines[index].contains("func ") || lines[index].contains("init"),
                let match = try? declaration.firstMatch(in: lines[index])
            else { return nil }
            let rest = lines[index][match.range.upperBound...]
            var parameters = parameters(
                of: ([rest] + lines[(index + 1)...].prefix(15)).joined(separator: "\n"))
            if parameters.last?.contains("->") == true { parameters.removeLast() }
            let count = parameters.count { $0.drop { $0 == " " || $0 == "\n" }.hasPrefix("_ ") }
            return count < 4 ? nil : String(match.0.dropLast())
        }
    }

    /// The parameters of a declaration, from behind its parenthesis.
    private static func parameters(of text: String) -> [String] {
        var (depth, parameters, previous) = (0, [""], Character(" "))
        for character in text {
            switch character {
            case "(", "[", "{", "<": depth += 1
            case ")" where depth == 0: return parameters
            case ")", "]", "}": depth -= 1
            case ">" where previous != "-": depth -= 1
            default: break
            }
            if character == ",", depth == 0 {
                parameters.append("")
            } else {
                parameters[parameters.count - 1].append(character)
            }
            previous = character
        }
        return parameters
    }

    @Test func typesAreInFilesOfTheirNames() throws {
        var count = 0
        for file in try SourceTree.files.get() {
            let name = file.path.split(separator: "/").last?.dropLast(".swift".count)
            for type in SourceTree.types(in: file.text) {
                #expect(type == name ?? "", "\(file.target)/\(file.path)")
                count += 1
            }
        }
        #expect(count > 1000)
    }

    /// The targets that drawing is made of. The compiler inlines and specializes in other targets only what is
    /// public.
    private static let inlined: Set<String> = PackageManifest.rasteriser.subtracting(["VitrineBlending"])
        .union([
            "VitrineGeometry", "VitrineColor", "VitrineThreads", "VitrineOutlines", "VitrineDisplayList",
        ])
    /// The products, and what writes Swift as text.
    private static let spoken: Set<String> = [
        "VitrineUI", "VitrineTesting", "VitrineCLI", "VitrineSwiftSource",
    ]

    /// Elsewhere `public` says that users see it.
    @Test func publicIsWhatUsersSeeOrOthersInline() throws {
        let exports = try Repository.text("Sources/9-Products/Vitrine/Exports.swift")
        let seen = Set(exports.matches(of: #/@_exported import \w+ \w+\.(\w+)/#).map { String($0.1) })
        #expect(seen.count > 30)
        let head =
            #/(?:@[\w.]+ )*(?:(?:public|package|final|indirect) )*(?:struct|class|enum|protocol|actor|extension|let|func|typealias) (\w+)/#
        for file in try SourceTree.files.get() where file.text.contains("public ") {
            if Self.inlined.contains(file.target) || Self.spoken.contains(file.target) { continue }
            var name = ""
            for line in SourceTree.code(file.text) {
                if let match = try head.prefixMatch(in: line) { name = String(match.1) }
                guard try #/ *(?:@[\w.]+ )*public /#.prefixMatch(in: line) != nil else { continue }
                #expect(seen.contains(name), "\(file.target)/\(file.path): \(line)")
            }
        }
    }

    /// A shape is resolved where it is placed, once for all that is painted on it.
    @Test func placedShapesAloneAreResolved() throws {
        let found = try SourceTree.files.get().filter { file in
            file.target.hasPrefix("Vitrine")
                && SourceTree.code(file.text).contains { $0.contains("resolved(in: ") }
        }
        #expect(found.map(\.path).sorted() == ["Core/PlacedShape.swift", "Core/Shape.swift"])
    }

    /// What must be known before the rest of a document is read, at the stages that each know more.
    @Test func headersAreReadWhereListed() throws {
        let found = try SourceTree.files.get().filter { file in
            SourceTree.code(file.text).contains { $0.contains("SceneHeader(") }
        }
        let stages = [
            "LibraryDocument", "SceneResolver", "SceneSchema", "SceneSources", "SceneTokensLoader",
            "VariantsSpec",
        ]
        #expect(
            found.map { $0.path.split(separator: "/").last ?? "" }.sorted() == stages.map { "\($0).swift" })
    }

    /// Corners are written in points or parts of sides, and resolved: there is one type for each.
    @Test func cornersHaveTwoTypes() throws {
        let files = try SourceTree.files.get().filter { $0.target != "VitrineUI" }
        let types = files.flatMap { SourceTree.types(in: $0.text) }
        let endings = ["Radii", "CornerLengths", "Corners", "CornerSpec"]
        let found = types.filter { endings.contains(where: $0.hasSuffix) }
        #expect(found.sorted() == ["CornerLengths", "CornerRadii"])
    }

    /// Foundation's function for a folder and those above it calls itself for ever where no status of a file
    /// can be had.
    @Test func noToolMakesFoldersWithFoundation() throws {
        for file in try SourceTree.files.get() where file.target != "VitrineSwiftGenerator" {
            #expect(
                !SourceTree.code(file.text).contains { $0.contains("withIntermediateDirectories: true") },
                "\(file.target)/\(file.path): SystemCalls.makeFolders makes them")
        }
    }
}
