import Foundation
import Testing

/// Holds the page of limits to all limits that there are in the sources.
struct SourceLimitsTests {
    /// The limits that users can meet, by their names on the page, with the file and the constant. Those of
    /// `InputLimits` and `SVGLimits` have tests of their own.
    static let documented: [String: (file: String, constant: String)] = [
        "text.scalars": ("TextEngine", "scalarLimit"),
        "text.fieldCharacters": ("TextFieldProperties", "lengthLimit"),
        "text.secureDots": ("SecureFieldNode", "dotLimit"),
        "markdown.depth": ("MarkdownParser", "depthLimit"),
        "expression.characters": ("Expression", "lengthLimit"),
        "expression.depth": ("Expression", "depthLimit"),
        "expression.arguments": ("Expression", "argumentLimit"),
        "variants.count": ("VariantsSpec", "countLimit"),
        "variants.values": ("VariantAxis", "valueLimit"),
        "states.count": ("StatesSpec", "countLimit"),
        "script.count": ("ScriptSpec", "countLimit"),
        "drag.points": ("DragSpec", "countLimit"),
        "phases.count": ("PhaseAnimatorSpec", "countLimit"),
        "keyframes.count": ("KeyframeAnimatorSpec", "countLimit"),
        "grid.columns": ("GridNode", "columnLimit"),
        "forEach.count": ("ForEachSpec", "countLimit"),
        "confetti.count": ("Confetti", "countLimit"),
        "control.value": ("ValueRange", "limit"),
        "path.segments": ("SVGPathParser", "segmentLimit"),
        "polygon.corners": ("Path+Polygons", "maxPolygonCorners"),
        "sheet.pictures": ("ContactSheet", "pictureLimit"),
        "film.rate": ("FrameRate", "limit"),
        "film.frames": ("FilmInterval", "frameLimit"),
        "film.pixels": ("Film", "pixelLimit"),
        "film.moments": ("FilmGoldenSettings", "momentLimit"),
        "names.letters": ("Suggestion+Search", "lengthLimit"),
        "fonts.depth": ("FontFolders", "depthLimit"),
        "fonts.files": ("FontFolders", "fileLimit"),
        "fonts.faces": ("FontFace+Reading", "faceLimit"),
        "hyphenation.bytes": ("HyphenationLibrary", "byteLimit"),
        "goldens.hashBytes": ("HashGoldens", "byteLimit"),
        "goldens.filmBytes": ("FilmGolden", "byteLimit"),
        "goldens.filmFrames": ("FilmGolden", "frameLimit"),
        "goldens.manifestBytes": ("SceneManifest", "limit"),
        "goldens.regions": ("Comparison", "regionLimit"),
        "goldens.pixels": ("CaseResult", "pixelLimit"),
        "folder.depth": ("ConfinedFolder", "depthLimit"),
        "folder.links": ("ConfinedFolder+Walking", "linkLimit"),
        "service.requestBytes": ("GoldenServer", "lineLimit"),
        "render.threads": ("DetachedWork", "runningLimit"),
        "comment.pictures": ("CommentReport", "pictureLimit"),
        "comment.bytes": ("CommentReport", "byteLimit"),
        "audit.baselineBytes": ("AuditBaseline", "byteLimit"),
        "specimen.cells": ("TokenSpecimen", "cellLimit"),
        "annotations": ("GitHubReport", "annotationLimit"),
        "bench.runs": ("MeasurementPlan", "runLimit"),
        "bench.reportBytes": ("BenchReport", "byteLimit"),
        "preview.values": ("EnvironmentQuery", "valueLimit"),
        "preview.decisions": ("PreviewSite+Goldens", "itemLimit"),
        "preview.rejectionBytes": ("RejectionFile", "limit"),
        "preview.openScenes": ("OpenScenes", "limits.scenes"),
        "preview.openPixels": ("OpenScenes", "limits.pixels"),
        "preview.thumbnails": ("ThumbnailStore", "limit"),
        "preview.folders": ("FolderTree", "limits.folders"),
        "preview.depth": ("FolderTree", "limits.depth"),
        "preview.pictureBytes": ("GoldenPictures", "limit"),
        "preview.headBytes": ("HTTPLimits", "headBytes"),
        "preview.fields": ("HTTPLimits", "fieldCount"),
        "preview.bodyBytes": ("HTTPLimits", "bodyBytes"),
        "preview.headSeconds": ("HTTPLimits", "headSeconds"),
        "preview.bodySeconds": ("HTTPLimits", "bodySeconds"),
        "preview.idleSeconds": ("HTTPLimits", "idleSeconds"),
        "preview.responseSeconds": ("HTTPLimits", "responseSeconds"),
        "preview.connections": ("HTTPLimits", "connectionCount"),
    ]

    /// The limits beyond which another way leads to the same result, or less is said or kept.
    private static let inner: Set<String> = [
        // What is written is hinted at only if it is short.
        "BareList.lengthLimit", "SwiftView.lengthLimit", "SwiftView.depthLimit",
        // Other ways of computing the same pixels.
        "ClipEdge.maxParts", "ConvexOutline.maxSide", "CoverageBuilder.maxCells", "RowChains.maxChains",
        "RowSweep.workLimit",
        "RowSweep.crossingLimit", "RowSweep.pieceLimit", "RowSweep.sampleLimit", "Flattening.maxChords",
        "OutlineSegments.maxCompared", "StretchableOutline.maxSide", "UprightRectangles.limit",
        "OutlineArrangement.maxRounds", "OutlineArrangement.maxEdges",
        "OutlineArrangement.maxComparisons", "OutlineCollector.maxChords", "OutlineWinding.maxChains",
        "ColorFilterRow.limit", "ItemSides.maxItems", "ProjectedOutlines.maxStretch",
        "ProjectionPlan.fineLimit", "ProjectionPlan.coverageLimit", "ProjectionPlan.halvingLimit",
        "DirtyRegion.limit", "StepMatching.limit", "IsotropicPlane.maxPixels",
        "IsotropicPlane.maxPixelsPerPixel", "LinearMap.limit", "ImageResampler.maxScaleWithoutMean",
        "ResampledPictures.limit",
        // Texts that bear on each other beyond it are measured together.
        "ContrastLayout.passLimit",
        // Moments of motion, positions of scrolls and marks of charts that audits look at, and parts of a mark.
        "SceneTimeline+Moments.momentLimit", "SceneMovement.limit", "HueCheck.markLimit",
        "SeenForm.partLimit",
        // Numbers that are longer than any that is allowed.
        "DecimalText.digitLimit",
        // Formats of files.
        "DeflateTables.maxMatchLength", "Palette.maxColors", "PlainPixels.pixelLimit",
        "SceneManifest.coordinateLimit", "FontLibrary.nameLimit", "LZWDecoder.tableLimit",
        "FilmTrack.limit", "SheetCurve.limit", "FontData+Tables.faceLimit", "VariationDeltas.limit",
        // Files of an installed pack, and symbols on one sheet.
        "IconPack.byteLimit", "IconsCommand.limit",
        // What is kept for later, or at once.
        "GoldenServer.limit", "SessionEngine.instanceLimit", "SessionEngine.historyLimit",
        "SessionResources.limits", "GaussianBlur.maxCachedPlans", "ColumnSumCache.maxPainted",
        "PaintedRows.maxKeptBytes", "PlacedGlyphs.limit", "PreparedSteps.maxItems",
        "PreparedSteps.maxShadowPixels", "ShadowMaskCache.limits",
        "FileNames.limit", "GoldenBoard.shownLimit", "OpenScene.historyLimit", "FolderSignal.limit",
        // What is printed.
        "SuiteRun+Description.regionLimit", "PlotScale.labelLimit", "DiffExplanation.nodeLimit",
        "DiffExplanation.changeLimit", "Wheel.limit", "NodeNames.lengthLimit", "GoldensJSON.regionLimit",
        "ForeignText.lengthLimit", "GitHubReport.partLimit", "TerminalReport.causeLimit", "Doctor.fontLimit",
        "FilmDifference.trackLimit", "MotionJSON.trackLimit", "FilmDifference.namedLimit",
        "RenderedFilm.sheetLimit", "ObservedMotion.trackLimit", "MotionCurve.lineLimit",
        "ObservedMotion.textLimit",
        "DiagnosticsJSON.lineLimit", "Suggestion+Search.listLimit", "SourceContext.lineLimit",
    ]

    /// The limits of other tests, by their files and constants.
    private static let others: Set<String> = [
        "ReportPicture.limit", "ApprovalFile.byteLimit", "Shard.countLimit", "SuiteReport.byteLimit",
        "PNG+Decode.sideLimit", "PictureDecodingError.sideLimit", "HEIFContainer.brandLimit",
        "HEIFContainer.childLimit", "TextWork.limit",
    ]

    /// The constants of all sources that look like limits, by file and name, with their values as text.
    private static let constants: [String: String] = {
        let sources = GalleryGoldenTests.root.appendingPathComponent("Sources")
        let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        var found: [String: String] = [:]
        for path in paths where path.hasSuffix(".swift") && !path.contains("/Generated/") {
            let file = (path as NSString).lastPathComponent.replacing(".swift", with: "")
            guard
                let text = try? String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            else { continue }
            for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
                guard let (name, value) = constant(in: String(Substring(line)), of: file) else { continue }
                found["\(file).\(name)"] = value
            }
        }
        return found
    }()

    /// Returns the name and the value of a constant that looks like a limit, such as
    /// `private static let depthLimit = 16`.
    private static func constant(in line: String, of file: String) -> (String, String)? {
        let isHTTP = file == "HTTPLimits"
        guard let equals = line.range(of: " = "), line.contains(isHTTP ? "package var " : "static ") else {
            return nil
        }
        let words = line[..<equals.lowerBound].split(separator: " ")
        guard let keyword = words.lastIndex(where: { $0 == "let" || $0 == "var" }), keyword + 1 < words.count
        else { return nil }
        let name = words[keyword + 1].prefix { $0 != ":" }
        let value = String(line[equals.upperBound...])
        let looksLikeOne = ["limit", "Limit", "max", "Max"].contains { name.contains($0) }
        guard looksLikeOne || isHTTP, name.first?.isLetter == true, let first = value.first,
            first.isNumber || "(-".contains(first)
        else {
            return nil
        }
        return (String(name), value)
    }

    /// Returns the value of a number as it is written, such as `32 << 10` or `5_000`.
    private static func value(_ text: String) -> Double? {
        let parts = text.replacing("_", with: "").components(separatedBy: " << ")
        guard let number = Double(parts[0].trimmingCharacters(in: .whitespaces)) else { return nil }
        return parts.count == 2 ? Double(parts[1]).map { number * pow(2, $0) } : number
    }

    /// Returns the value of a constant, or of a part of one that has several.
    private static func value(of name: String, in constants: [String: String]) -> Double? {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count == 3 else { return constants[name].flatMap(value) }
        guard let text = constants["\(parts[0]).\(parts[1])"], let part = text.range(of: "\(parts[2]): ")
        else { return nil }
        return value(String(text[part.upperBound...].prefix { $0 != "," && $0 != ")" }))
    }

    @Test("Every limit in the sources is on the page, or known to be none of input")
    func everyLimitIsKnown() {
        let documented = Self.documented.values.map { entry in
            "\(entry.file).\(entry.constant.split(separator: ".")[0])"
        }
        let known = Set(documented).union(Self.inner).union(Self.others)
        let found = Set(Self.constants.keys)
        #expect(found.subtracting(known) == [], "write these into Limits.md and into this test")
        #expect(known.subtracting(found) == [], "these are gone")
    }

    @Test("The page states the values of the sources")
    func thePageIsRight() throws {
        let rows = try LimitsPageTests.rows()
        for (name, entry) in Self.documented {
            let value = Self.value(of: "\(entry.file).\(entry.constant)", in: Self.constants)
            let row = rows[name]
            #expect(row.map(Double.init) == value && value != nil, "\(name): \(row ?? -1), \(value ?? -1)")
        }
    }
}
