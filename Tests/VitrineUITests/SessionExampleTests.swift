import Testing
import Vitrine
import VitrineTestSupport

/// The example of the page "Sessions", used as the page uses it.
@Suite struct SessionExampleTests {
    @Test func worksAsThePageSays() throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        let preview = SessionExamples.Preview(folder.scene, resources: SessionResources())
        #expect(preview.refresh() == "1: 320 by 440 pixels at 0, 0")
        try folder.write(SessionFolder.scene.replacing("#0A84FF", with: "#30D158"), to: "scene.yaml")
        #expect(preview.refresh().hasPrefix("2: 80 by 20 pixels at "))
        #expect(preview.watched.contains { $0.hasSuffix("kit.yaml") })
        try folder.write("vitrine: 1\nbody: [", to: "scene.yaml")
        #expect(preview.refresh().contains("scene.yaml"))
        #expect(preview.session.frame?.revision == 2)
    }
}
