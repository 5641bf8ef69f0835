import Foundation
import VitrineFiles

/// The results of a run, from which all reports are made, and by whose JSON shards are merged.
package struct SuiteReport: Hashable, Sendable, Codable {
    /// The regions of all pictures that differ for the same cause.
    package struct Cluster: Hashable, Sendable, Codable {
        package var cause: Cause
        /// The indices of the cases.
        package var cases: [Int]
        /// The cases with other or unknown causes as well. They are not approved with the others.
        package var mixed: [Int]
        package var regions: Int
        /// The pixels that differ for the cause alone.
        package var pixels: Int
        /// The pixels of regions with other causes as well, where the picture does not tell which.
        package var sharedPixels: Int

        init(cause: Cause) {
            (self.cause, cases, mixed, regions, pixels, sharedPixels) = (cause, [], [], 0, 0, 0)
        }

        /// The number of pixels for users.
        var pixelText: String { CauseShare.text(pixels: pixels, shared: sharedPixels) }

        /// Decodes a cluster. Reports of older versions do not say which cases are mixed, and count no
        /// pixels that causes share.
        package init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            cause = try values.decode(Cause.self, forKey: .cause)
            cases = try values.decode([Int].self, forKey: .cases)
            mixed = try values.decodeIfPresent([Int].self, forKey: .mixed) ?? cases
            regions = try values.decode(Int.self, forKey: .regions)
            pixels = try values.decode(Int.self, forKey: .pixels)
            sharedPixels = try values.decodeIfPresent(Int.self, forKey: .sharedPixels) ?? 0
        }
    }

    /// The circumstances of the run, which do not affect the results.
    package struct Run: Hashable, Sendable, Codable {
        package var seconds = 0.0
        package var jobs = 1
        /// The date, such as `2026-12-31`.
        package var day = ""
        /// The commit of git that was tested; `nil` outside of a checkout.
        package var commit: String?
        /// The branch of git that was tested; `nil` outside of a checkout.
        package var branch: String?

        package init(
            seconds: Double = 0, jobs: Int = 1, day: String = "", commit: String? = nil, branch: String? = nil
        ) {
            self.seconds = seconds
            self.jobs = jobs
            self.day = day
            self.commit = commit
            self.branch = branch
        }
    }

    /// The version of the format.
    package var version = Self.currentVersion
    package var renderer: String
    /// The folder that scene paths are relative to, as it was given.
    package var root = ""
    /// The folder of the goldens, as it was given.
    package var goldens = ""
    /// A hash of the suite's cases, by which shards of the same run are recognised.
    package var plan: String
    /// The number of cases in the whole suite.
    package var planned: Int
    package var shard: Shard?
    /// `true` if filters excluded cases. Obsolete goldens are then not determined.
    package var filtered: Bool
    package var update: UpdateMode
    /// The results, sorted by scene and variant.
    package var cases: [CaseResult]
    /// The goldens that belong to no scene.
    package var obsolete: [String] = []
    /// The obsolete goldens that do not say what drew them: a Swift test may need them, so that none of them
    /// is deleted. `nil` if there are none.
    package var unmarked: [String]?
    /// The number of goldens that Swift tests drew, which are left alone; `nil` if there are none.
    package var swiftGoldens: Int?
    /// `true` if the obsolete goldens were deleted, except for those that are unmarked.
    package var deletedObsolete = false
    /// Errors that do not belong to a single case.
    package var errors: [String] = []
    package var clusters: [Cluster] = []
    package var run = Run()

    package static let currentVersion = 1
    /// The maximum size of a report that is read, in bytes.
    package static let byteLimit = 1 << 30

    package init(
        renderer: String, plan: String, planned: Int, shard: Shard?, filtered: Bool, update: UpdateMode,
        cases: [CaseResult]
    ) {
        self.renderer = renderer
        self.plan = plan
        self.planned = planned
        self.shard = shard
        self.filtered = filtered
        self.update = update
        self.cases = cases.sorted { ($0.scene, $0.variant) < ($1.scene, $1.variant) }
        clusters = Self.clusters(of: self.cases)
    }

    /// `true` if obsolete goldens can be determined, which requires a whole suite.
    package var reportsObsolete: Bool { !filtered && shard == nil }

    /// The obsolete goldens that are there after the run.
    package var leftObsolete: [String] { deletedObsolete ? unmarked ?? [] : obsolete }

    /// The exit code: 0 if nothing is wrong, 1 if pictures differ, are missing or are left over, 2 if
    /// something could not be done.
    package var exitCode: Int {
        if !errors.isEmpty { return 2 }
        let worst = cases.map(\.state.severity).max() ?? 0
        return max(worst, reportsObsolete && !leftObsolete.isEmpty ? 1 : 0)
    }

    /// The number of cases in each state that occurs.
    package var counts: [(state: CaseState, count: Int)] {
        CaseState.allCases.compactMap { state in
            let count = cases.count { $0.state == state }
            return count > 0 ? (state, count) : nil
        }
    }

    /// A summary such as `41 matched, 2 changed, 1 obsolete`.
    package var summary: String {
        var parts = counts.map { "\($0.count) \($0.state.displayName)" }
        let deleted = deletedObsolete ? obsolete.count - leftObsolete.count : 0
        if deleted > 0 { parts.append("\(deleted) obsolete, deleted") }
        if !leftObsolete.isEmpty { parts.append("\(leftObsolete.count) obsolete") }
        if let count = swiftGoldens, reportsObsolete {
            parts.append(
                count == 1
                    ? "1 golden of a Swift test left alone" : "\(count) goldens of Swift tests left alone")
        }
        return parts.isEmpty ? "nothing to test" : parts.joined(separator: ", ")
    }

    private static func clusters(of cases: [CaseResult]) -> [Cluster] {
        var order: [String] = []
        var found: [String: Cluster] = [:]
        for (index, result) in cases.enumerated() {
            let isMixed = result.soleCause == nil
            for region in result.regions {
                guard let why = region.cause else { continue }
                for (place, cause) in why.causes.enumerated() {
                    var cluster = found[cause.key] ?? Cluster(cause: cause)
                    if found[cause.key] == nil { order.append(cause.key) }
                    if cluster.cases.last != index {
                        cluster.cases.append(index)
                        if isMixed { cluster.mixed.append(index) }
                    }
                    let (own, shared) = why.pixels(ofCause: place, in: region)
                    cluster.regions += 1
                    cluster.pixels += own
                    cluster.sharedPixels += shared
                    found[cause.key] = cluster
                }
            }
        }
        func weight(_ cluster: Cluster) -> Int { cluster.pixels + cluster.sharedPixels }
        return order.compactMap { found[$0] }.enumerated().sorted {
            (-weight($0.element), $0.offset) < (-weight($1.element), $1.offset)
        }.map(\.element)
    }
}

extension SuiteReport {
    /// Returns the report as JSON with sorted keys and a trailing newline.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }

    /// Parses a report written by `json`.
    package init(json: [UInt8], named name: String) throws(MergeError) {
        struct Version: Decodable { var version: Int }
        let data = Data(json)
        let version: Version
        do {
            version = try JSONDecoder().decode(Version.self, from: data)
        } catch {
            throw .unreadable(file: name, reason: (error as? DecodingError)?.reason)
        }
        guard version.version == Self.currentVersion else {
            throw .version(file: name, version: version.version)
        }
        do {
            self = try JSONDecoder().decode(SuiteReport.self, from: data)
        } catch {
            throw .unreadable(file: name, reason: (error as? DecodingError)?.reason)
        }
        if let odd = firstOddCount { throw .unreadable(file: name, reason: odd) }
    }

    /// The first number in the report that no run has, and what is wrong with it; `nil` if there is none.
    private var firstOddCount: String? {
        func odd(_ place: String, _ counts: [(String, Int)]) -> String? {
            counts.first { !(0...CaseResult.pixelLimit).contains($0.1) }.map {
                "`\(place)\($0.0)`: \($0.1) is out of range: 0 to \(CaseResult.pixelLimit)"
            }
        }
        let counts = [("planned", planned), ("run.jobs", run.jobs), ("swiftGoldens", swiftGoldens ?? 0)]
        if let odd = odd("", counts) { return odd }
        for (index, result) in cases.enumerated() {
            let sizes = [("expectedSize", result.expectedSize), ("actualSize", result.actualSize)]
            for (name, size) in sizes {
                guard let size else { continue }
                let sides = [("width", size.width), ("height", size.height)]
                if let odd = odd("cases[\(index)].\(name).", sides) { return odd }
            }
            guard let found = result.comparison else { continue }
            let counts = [
                ("expectedWidth", found.expectedWidth), ("expectedHeight", found.expectedHeight),
                ("actualWidth", found.actualWidth), ("actualHeight", found.actualHeight),
                ("pixels", found.pixels), ("maskedPixels", found.maskedPixels),
                ("changedPixels", found.changedPixels), ("differingPixels", found.differingPixels),
                ("antialiasedPixels", found.antialiasedPixels), ("regionCount", found.regionCount),
            ]
            if let odd = odd("cases[\(index)].comparison.", counts) { return odd }
        }
        for (index, cluster) in clusters.enumerated() {
            let counts = [
                ("regions", cluster.regions), ("pixels", cluster.pixels),
                ("sharedPixels", cluster.sharedPixels),
            ]
            if let odd = odd("clusters[\(index)].", counts) { return odd }
            if let other = (cluster.cases + cluster.mixed).first(where: { !cases.indices.contains($0) }) {
                return "`clusters[\(index)].cases`: there is no case \(other)"
            }
        }
        return nil
    }
}

extension SuiteReport {
    /// Returns the JSON for a file at `path`, with the paths of pictures relative to it.
    package func json(at path: String) throws -> String {
        let folder = Self.parts(path).dropLast()
        return try relocated { Self.relative(Self.parts($0), to: Array(folder)) }.json()
    }

    /// Parses the JSON of a file at `path`, with the paths of pictures made relative to the current folder.
    ///
    /// The file may come from a stranger, and its pictures end up in pages that others read. So only those
    /// below its own folder are kept, and symbolic links must not lead out of it.
    ///
    /// - Parameters:
    ///   - json: The contents of the file.
    ///   - path: The path of the file.
    ///   - withheld: Set to the paths of pictures that are not kept, as the file states them.
    package init(json: [UInt8], at path: String, withheld: inout [String]) throws(MergeError) {
        let report = try SuiteReport(json: json, named: path)
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        let root = Self.real(folder.isEmpty ? "." : folder)
        var kept: [String] = []
        self = report.relocated { picture in
            let parts = picture.split(separator: "/")
            guard !picture.hasPrefix("/"), !parts.contains(".."), !picture.utf8.contains(0),
                Self.real(folder + picture).hasPrefix(root.hasSuffix("/") ? root : root + "/")
            else {
                kept.append(picture)
                return nil
            }
            return folder + picture
        }
        withheld = kept
    }

    /// Returns the absolute path without symbolic links.
    private static func real(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    private func relocated(_ place: (String) -> String?) -> SuiteReport {
        var report = self
        for index in report.cases.indices {
            guard var pictures = report.cases[index].pictures else { continue }
            pictures.expected = pictures.expected.flatMap(place)
            pictures.actual = pictures.actual.flatMap(place)
            pictures.difference = pictures.difference.flatMap(place)
            pictures.patch = pictures.patch.flatMap(place)
            pictures.film = pictures.film.flatMap(place)
            pictures.oldFilm = pictures.oldFilm.flatMap(place)
            pictures.sheet = pictures.sheet.flatMap(place)
            report.cases[index].pictures = pictures
        }
        return report
    }

    /// Returns the components of the absolute path.
    private static func parts(_ path: String) -> [String] {
        URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    }

    private static func relative(_ path: [String], to folder: [String]) -> String {
        let common = zip(path, folder).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: folder.count - common) + path[common...]).joined(separator: "/")
    }
}

extension SuiteReport {
    /// Returns one report of all shards of a run, as if it had not been sharded. Obsolete goldens can then be
    /// determined.
    ///
    /// - Parameter reports: The reports and the files that they were read from.
    /// - Throws: A `MergeError` if the reports are not those of all shards of one run.
    package static func merged(_ reports: [(file: String, report: SuiteReport)]) throws(MergeError)
        -> SuiteReport
    {
        guard let first = reports.first else { throw .nothing }
        guard let count = first.report.shard?.count else { throw .noShard(file: first.file) }
        var files: [Int: [String]] = [:]
        for (file, report) in reports {
            guard let shard = report.shard else { throw .noShard(file: file) }
            guard shard.count == count else { throw .otherCount(file: file, count: shard.count, than: count) }
            guard report.plan == first.report.plan, report.filtered == first.report.filtered else {
                throw .otherPlan(file: file, than: first.file)
            }
            files[shard.index, default: []].append(file)
        }
        for (shard, names) in files.sorted(by: { $0.key < $1.key }) where names.count > 1 {
            throw .duplicate(shard: shard, files: names)
        }
        let missing = (1...count).filter { files[$0] == nil }
        guard missing.isEmpty else { throw .missing(shards: missing, count: count) }

        let ordered = reports.map(\.report).sorted { ($0.shard?.index ?? 0) < ($1.shard?.index ?? 0) }
        let cases = ordered.flatMap(\.cases)
        guard cases.count == first.report.planned, Set(cases.map(\.title)).count == cases.count else {
            throw .cases(planned: first.report.planned, found: cases.count)
        }
        var merged = SuiteReport(
            renderer: first.report.renderer, plan: first.report.plan, planned: first.report.planned,
            shard: nil,
            filtered: first.report.filtered, update: first.report.update, cases: cases)
        (merged.root, merged.goldens) = (first.report.root, first.report.goldens)
        if !merged.filtered {
            // A shard that wrote a golden has changed the state that later ones saw.
            merged.obsolete = first.report.obsolete.filter { name in
                ordered.allSatisfy { $0.obsolete.contains { FileNames.areIdentical($0, name) } }
            }.sorted()
            let unmarked = merged.obsolete.filter { name in
                ordered.allSatisfy { $0.unmarked?.contains { FileNames.areIdentical($0, name) } == true }
            }
            merged.unmarked = unmarked.isEmpty ? nil : unmarked
            merged.swiftGoldens = ordered.compactMap(\.swiftGoldens).max()
        }
        merged.errors = ordered.flatMap(\.errors)
        merged.run = Run(
            seconds: ordered.map(\.run.seconds).reduce(0, +), jobs: first.report.run.jobs,
            day: first.report.run.day, commit: first.report.run.commit, branch: first.report.run.branch)
        return merged
    }
}
