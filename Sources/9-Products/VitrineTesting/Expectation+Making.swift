import Foundation
import VitrineFiles
import VitrineGoldens
import VitrineRendering
import VitrineSuites

extension Expectation {
    /// Expects the pictures of a scene in a file.
    ///
    /// - Parameters:
    ///   - scene: The path of the scene, as the test names it.
    ///   - name: The name of its goldens; `nil` for the suite's.
    ///   - variants: The names of the variants; `nil` for all.
    init(
        _ scene: String, named name: String?, variants: [String]?, _ settings: ExpectationSettings,
        at site: CallSite
    ) {
        let folder = TestPaths.folder(containing: scene, from: "\(site.filePath)")
        var job = settings.job(in: folder, at: site)
        let path = TestPaths.path(scene, in: folder)
        if name == nil, !settings.changesPictures {
            (job.scenes, job.variants) = ([path], variants)
            self.init(site: site, subject: scene, goldens: job.goldens, warnings: settings.warnings) {
                [job] in GoldenDriver.reply(to: .run(job))
            }
            return
        }
        // Goldens that no run of the suite draws are this test's.
        do throws(RenderError) {
            let read = try Scene(contentsOf: path)
            self.init(
                read, named: name ?? Self.name(ofSceneAt: path, goldens: job.goldens), variants: variants,
                job, settings.warnings, at: site)
        } catch {
            self = .failed("\(error)", at: site)
        }
    }

    /// Expects the pictures of a scene in memory.
    init(
        _ scene: Scene, named name: String, variants: [String]?, _ settings: ExpectationSettings,
        at site: CallSite
    ) {
        let folder = TestPaths.folder(containing: settings.goldens, from: "\(site.filePath)")
        self.init(
            scene, named: name, variants: variants, settings.job(in: folder, at: site), settings.warnings,
            at: site)
    }

    private init(
        _ scene: Scene, named name: String, variants: [String]?, _ settings: GoldenJob,
        _ warnings: GoldenWarnings, at site: CallSite
    ) {
        let memory = SuiteMemoryScene(name: name, scene: scene)
        var job = settings
        (job.variants, job.memory) = (variants, GoldenJobScene(memory))
        if let conflict = GoldenNameUses.shared.conflict(of: name, job, at: site) {
            self = .failed(conflict, at: site)
            return
        }
        self.init(site: site, subject: name, goldens: job.goldens, warnings: warnings) { [job] in
            // Only this process knows the lines of Swift that an error lies in.
            if let outcome = GoldenDriver.toolReply(to: .run(job)), !outcome.hasSceneErrors { return outcome }
            return GoldenService().run(job, of: memory)
        }
    }

    /// Expects a picture that something else has drawn.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - name: The name of its folder of goldens.
    ///   - variant: The name of the golden.
    init(
        _ picture: GoldenPicture, named name: String, variant: String, _ settings: ExpectationSettings,
        at site: CallSite
    ) {
        let folder = TestPaths.folder(containing: settings.goldens, from: "\(site.filePath)")
        let pictures: SuitePicture
        do {
            pictures = try picture.picture(named: name, variant: variant)
        } catch {
            self = .failed("\(name) [\(variant)]: the picture cannot be read: \(error)", at: site)
            return
        }
        var job = settings.job(in: folder, at: site)
        job.variants = [variant]
        if let conflict = GoldenNameUses.shared.conflict(of: name, job, pictures, at: site) {
            self = .failed(conflict, at: site)
            return
        }
        self.init(site: site, subject: name, goldens: job.goldens, warnings: settings.warnings) { [job] in
            GoldenDriver.toolReply(to: job, of: pictures) ?? GoldenService().run(job, of: pictures)
        }
    }

    /// Expects a picture of a suite.
    init(_ golden: GoldenSuite.Case, _ warnings: GoldenWarnings, at site: CallSite) {
        let suite = golden.suite
        let artifacts = TestPaths.artifacts(in: suite.folder, of: site, goldens: suite.goldens)
        self.init(site: site, subject: "\(golden)", goldens: suite.job.goldens, warnings: warnings) {
            GoldenDriver.reply(
                to: .compare(
                    suite: suite.id, suite.job, scene: golden.scene, variant: golden.variant,
                    artifacts: artifacts))
        }
    }

    /// Returns the path of a scene below the folder of the suite that has the goldens, or its file's name if
    /// it lies elsewhere.
    private static func name(ofSceneAt path: String, goldens: String) -> String {
        func real(_ path: String) -> String {
            URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
        }
        let scene = real(FileNames.existing(path))
        let root = (try? SuitePlan.root(of: SuiteOptions(goldens: goldens))).map(real) ?? ""
        if !root.isEmpty, scene.hasPrefix(root + "/") { return String(scene.dropFirst(root.count + 1)) }
        return URL(fileURLWithPath: scene).lastPathComponent
    }
}

extension GoldenReply.Outcome {
    /// `true` if a scene could not be rendered.
    fileprivate var hasSceneErrors: Bool {
        switch self {
        case .report(let found): !found.errors.isEmpty || found.cases.contains { $0.state == .failed }
        case .failed: true
        default: false
        }
    }
}
