import Foundation
import VitrineFiles
import VitrineGoldens
import VitrineHEIF
import VitrineIconPack
import VitrineJPEG
import VitrinePNG
import VitrinePixels
import VitrineRendering
import VitrineSuites
import VitrineText
import VitrineWebP

/// The examination that `vitrine doctor` makes.
struct Doctor {
    let environment: [String: String]
    /// The folder of the goldens to look at.
    let goldens: String
    let fontFolders: [String]

    func examine() -> DoctorReport {
        DoctorReport(
            checks: [version, libraries, system, processor, fonts, icons, cache, goldenStore]
                + [goldenFonts].compactMap { $0 } + [terminal, KnownScene.check()])
    }

    /// What the tool was built from, and what it runs on.
    var build: DoctorReport { DoctorReport(checks: [version, libraries, system, processor]) }

    private var version: DoctorCheck {
        let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let sources = SourceFingerprint.installed()
        return DoctorCheck(
            "vitrine", .information,
            ["\(VitrineRendering.version), \(executable)"]
                + (sources.map { ["built from the sources \($0.prefix(16))"] } ?? []))
    }

    private var libraries: DoctorCheck {
        let versions =
            TextLibraries.versions + [
                ("libpng", PNG.libraryVersion), ("libdeflate", PNG.deflateVersion),
                ("libjpeg-turbo", JPEG.libraryVersion), ("libwebp", WebP.libraryVersion),
                ("libavif", AVIF.libraryVersion ?? "missing"), ("libheif", HEIC.libraryVersion ?? "missing"),
            ]
        return DoctorCheck(
            "libraries", .information,
            [versions.map { "\($0.0) \($0.1)" }.joined(separator: ", ")]
                + (HEIC.libraryVersion == nil ? ["pictures in HEIC are not read: \(HEIC.advice)"] : []))
    }

    private var system: DoctorCheck {
        DoctorCheck("system", .information, [SystemRelease.name])
    }

    private var processor: DoctorCheck {
        let features = Processor.features
        let level = VectorLevel.chosen
        let choice =
            level == .machine
            ? "" : ", by \(VectorLevel.variable); the machine has \(VectorLevel.machine.name)"
        var findings = [
            Processor.architecture + (features.isEmpty ? "" : ": \(features.joined(separator: ", "))"),
            "vectors of level \(level.name)\(choice)",
            "\(RenderOptions.allCores) threads; none of this changes a pixel",
        ]
        if Processor.architecture == "x86_64", level == .baseline {
            findings.append("without AVX2, rows of pixels take about 1.8 times as long to composite")
        }
        if RenderOptions.allCores == 1 { findings.append("with one core, nothing is drawn in parallel") }
        return DoctorCheck("processor", .information, findings)
    }

    private var fonts: DoctorCheck {
        let rows: [FontReport.Row]
        do throws(RenderError) {
            rows = try FontReport(fontFolders: fontFolders).rows
        } catch {
            return DoctorCheck("fonts", .failed, ["\(error)"])
        }
        let found = rows.filter { $0.missing == nil }.map(\.family)
        let missing = rows.compactMap { row in row.missing.map { (row, $0) } }
        var findings: [String] = found.isEmpty ? [] : ["found: \(Self.list(found))"]
        findings += missing.map { row, family in
            row.font == nil
                ? "missing: \(family), so that \(row.purpose) is not set at all"
                : "missing: \(family); for \(row.purpose), \(row.family) steps in"
        }
        // Without the first of the designs, no text is set.
        let isUsable = rows.first.map { $0.font != nil } ?? false
        return DoctorCheck(
            "fonts", missing.isEmpty ? .passed : isUsable ? .warning : .failed, findings,
            remedies: remedies(missing.map(\.1)))
    }

    /// Returns the commands that install families: those of the system's package manager, or of all that are
    /// known where there is none.
    private func remedies(_ families: [String]) -> [String] {
        guard !families.isEmpty else { return [] }
        let present = PackageManager.present(in: environment["PATH"] ?? "")
        return (present.isEmpty ? PackageManager.allCases : present).compactMap { manager in
            let packages = FontPackages.names(of: families, for: manager)
            return packages.isEmpty ? nil : manager.command(for: packages)
        }
    }

    /// The pack of icons, which only symbols need that Vitrine does not draw itself.
    private var icons: DoctorCheck {
        if let folder = IconPack.installed.folder {
            return DoctorCheck("icons", .passed, ["\(IconPack.name) in \(folder)"])
        }
        let managers = PackageManager.present(in: environment["PATH"] ?? "")
        let count = IconPack.table.count
        return DoctorCheck(
            "icons", .information, ["without \(IconPack.name): \(count) symbols cannot be drawn"],
            remedies: [
                managers.contains(.apt)
                    ? PackageManager.apt.command(for: [IconPack.name])
                    : "unpack icons.getbootstrap.com's release 1.10 "
                        + "to ~/.local/share/vitrine/\(IconPack.name)"
            ])
    }

    private static func list(_ names: [String]) -> String {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }.joined(separator: ", ")
    }

    private var cache: DoctorCheck {
        let folder = SuiteCache.folder(environment: environment)
        if let reason = Self.reasonNotToWrite(in: folder) {
            return DoctorCheck(
                "cache", .warning, ["\(folder): \(reason); `vitrine test` draws every scene each time"],
                remedies: ["set VITRINE_CACHE to a folder that can be written"])
        }
        return DoctorCheck("cache", .passed, ["\(folder) can be written"])
    }

    /// Returns the reason for which no file can be written in a folder, which need not exist yet, or `nil`.
    private static func reasonNotToWrite(in folder: String) -> String? {
        var existing = URL(fileURLWithPath: folder)
        while existing.path != "/", !FileManager.default.fileExists(atPath: existing.path) {
            existing.deleteLastPathComponent()
        }
        let probe = existing.appendingPathComponent(".vitrine-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: probe) }
        do throws(FileWriteError) {
            try AtomicFile.write([], to: probe)
            return nil
        } catch {
            return "\(existing.path) cannot be written"
        }
    }

    private var goldenStore: DoctorCheck {
        guard FileManager.default.fileExists(atPath: goldens) else {
            return DoctorCheck(
                "goldens", .information, ["no folder \(goldens) here; `vitrine test` records into it"])
        }
        do throws(SuiteError) {
            let plan = try SuitePlan(SuiteOptions(goldens: goldens))
            let pictures = "\(plan.count) pictures of the scenes in \(plan.root)"
            if let reason = Self.reasonNotToWrite(in: goldens) {
                return DoctorCheck("goldens", .warning, ["\(goldens): \(pictures)", reason])
            }
            return DoctorCheck("goldens", .passed, ["\(goldens): \(pictures)"])
        } catch .nothing(let reason, _) {
            return DoctorCheck("goldens", .warning, ["\(goldens): \(reason)"])
        } catch {
            return DoctorCheck("goldens", .failed, "\(error)".split(separator: "\n").map(String.init))
        }
    }

    /// The maximum number of fonts that are listed.
    private static let fontLimit = 6

    /// The fonts of the goldens, which are compared before their pixels; `nil` if no golden says which.
    private var goldenFonts: DoctorCheck? {
        let options = SuiteOptions(
            goldens: goldens,
            render: RenderOptions(threads: RenderOptions.allCores, fontFolders: fontFolders))
        guard let plan = try? SuitePlan(options) else { return nil }
        let found = GoldenFonts(plan)
        if found.count == 0 { return nil }
        if found.differences.isEmpty {
            return DoctorCheck("golden fonts", .passed, ["\(goldens): made with the fonts that are here"])
        }
        let shown = found.differences.prefix(Self.fontLimit)
        let rest = found.differences.count - shown.count
        return DoctorCheck(
            "golden fonts", .warning,
            shown.map { difference in
                let here = difference.here.sorted().map { "\($0.file), hash \($0.hash)" }
                let pictures = difference.goldens == 1 ? "1 golden was" : "\(difference.goldens) goldens were"
                let font = difference.font
                return
                    """
                    \(goldens): \(pictures) made with \(font.file) of \(font.family), hash \
                    \(font.hash); here is \
                    \(here.isEmpty ? "no such family" : here.joined(separator: "; "))
                    """
            } + (rest > 0 ? ["and \(rest) more fonts"] : []),
            remedies: shown.map { "use \($0.advice)" } + [
                "or, if the fonts here are right: vitrine test --update changed"
            ])
    }

    private var terminal: DoctorCheck {
        guard Terminal.outputIsTerminal else {
            return DoctorCheck("terminal", .information, ["standard output is no terminal: no colours"])
        }
        let pictures =
            TerminalImageProtocol.known(environment).map { "pictures by \($0.rawValue)'s protocol" }
            ?? "no pictures"
        return DoctorCheck(
            "terminal", .information,
            ["\(environment["TERM"] ?? "unknown"): \(Terminal.showsColor ? "" : "no ")colours, \(pictures)"])
    }
}
