/// The packages that hold the fonts which Vitrine prefers, by family.
///
/// The names are those of Debian and Ubuntu, of Fedora, and of Homebrew's casks. `Scripts/setup.sh` installs
/// the same ones.
enum FontPackages {
    private static let packages: [String: [PackageManager: String]] = [
        "Inter": [
            .apt: "fonts-inter-variable", .dnf: "rsms-inter-vf-fonts", .brew: "font-inter",
        ],
        "Noto Serif": [
            .apt: "fonts-noto-core", .dnf: "google-noto-serif-vf-fonts", .brew: "font-noto-serif",
        ],
        "JetBrains Mono": [
            .apt: "fonts-jetbrains-mono", .dnf: "jetbrains-mono-fonts", .brew: "font-jetbrains-mono",
        ],
        "Noto Sans": [
            .apt: "fonts-noto-core", .dnf: "google-noto-sans-vf-fonts", .brew: "font-noto-sans",
        ],
        "Noto Sans Arabic": [
            .apt: "fonts-noto-core", .dnf: "google-noto-sans-arabic-vf-fonts",
            .brew: "font-noto-sans-arabic",
        ],
        "Noto Sans Hebrew": [
            .apt: "fonts-noto-core", .dnf: "google-noto-sans-hebrew-vf-fonts",
            .brew: "font-noto-sans-hebrew",
        ],
        "Noto Sans Devanagari": [
            .apt: "fonts-noto-core", .dnf: "google-noto-sans-devanagari-vf-fonts",
            .brew: "font-noto-sans-devanagari",
        ],
        "Noto Sans Thai": [
            .apt: "fonts-noto-core", .dnf: "google-noto-sans-thai-vf-fonts", .brew: "font-noto-sans-thai",
        ],
        "Noto Sans CJK JP": [
            .apt: "fonts-noto-cjk", .dnf: "google-noto-sans-cjk-fonts", .brew: "font-noto-sans-cjk-jp",
        ],
        "Noto Sans CJK KR": [
            .apt: "fonts-noto-cjk", .dnf: "google-noto-sans-cjk-fonts", .brew: "font-noto-sans-cjk-kr",
        ],
        "Noto Color Emoji": [
            .apt: "fonts-noto-color-emoji", .dnf: "google-noto-color-emoji-fonts",
            .brew: "font-noto-color-emoji",
        ],
    ]

    /// The families that a package is known for.
    static var families: [String] { packages.keys.sorted() }

    /// Returns the packages for some families, each once, in the order of the families.
    static func names(of families: [String], for manager: PackageManager) -> [String] {
        var found: [String] = []
        for name in families.compactMap({ packages[$0]?[manager] }) where !found.contains(name) {
            found.append(name)
        }
        return found
    }
}
