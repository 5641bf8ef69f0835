import Testing

@testable import VitrineText

/// The fonts that are installed with the program.
struct BundledFontTests {
    @Test(arguments: [
        ("/opt/vitrine/bin/vitrine", "/opt/vitrine/share/vitrine/fonts"),
        ("/bin/vitrine", "/share/vitrine/fonts"),
        ("/home/ada/.local/bin/vitrine", "/home/ada/.local/share/vitrine/fonts"),
    ])
    func lieBesideTheFolderOfTheProgram(executable: String, folder: String) {
        #expect(FontFolders.bundled(with: executable) == folder)
    }

    @Test(arguments: ["vitrine", "/vitrine", "", "bin/vitrine"])
    func needAFolderOfTheProgram(executable: String) {
        #expect(FontFolders.bundled(with: executable) == nil)
    }

    /// Of the system's, the user's own fonts come before the machine's; the program's are no part of them.
    @Test func bundledFontsAreNoneOfTheSystems() throws {
        let folders = FontFolders.system
        #expect(!folders.contains { $0.hasSuffix("/share/vitrine/fonts") })
        #expect(try #require(FontFolders.bundled).hasSuffix("/share/vitrine/fonts"))
        let machine = try #require(folders.firstIndex(of: "/usr/local/share/fonts"))
        if let user = folders.firstIndex(where: { $0.hasSuffix("/.local/share/fonts") }) {
            #expect(user < machine)
        }
    }
}
