extension TokenFileFormat {
    /// What a file of the format is, for "this is ...".
    package var name: String {
        switch self {
        case .yaml: "YAML"
        case .toml: "TOML"
        case .css: "CSS"
        case .scss: "SCSS"
        case .less: "Less"
        case .javaScript: "a JavaScript module"
        case .typeScript: "a TypeScript module"
        case .xml: "XML"
        case .androidResources: "XML with resources for Android"
        case .propertyList: "a property list"
        case .svg: "SVG"
        case .html: "HTML"
        case .csv: "a table of comma-separated values"
        case .properties: "a file of properties"
        case .swift: "Swift source code"
        case .kotlin: "Kotlin source code"
        case .dart: "Dart source code"
        case .markdown: "Markdown"
        case .archive: "a compressed archive"
        case .swatches: "a file of Adobe swatches"
        case .picture: "a picture"
        case .font: "a font"
        case .pdf: "a PDF document"
        case .database: "an SQLite database"
        case .program: "a program"
        case .ini: "an INI file"
        case .python: "Python source code"
        case .go: "Go source code"
        case .rust: "Rust source code"
        case .java: "Java source code"
        case .cSharp: "C# source code"
        case .cFamily: "source code in C or C++"
        case .ruby: "Ruby source code"
        case .php: "PHP source code"
        case .shell: "a shell script"
        case .terraform: "a configuration for Terraform"
        case .webComponent: "a component of a web page"
        case .mergeConflict: "a file with the marks of a merge conflict"
        case .scene: "a scene"
        case .designSystemPackage: "a Design System Package (DSP), as Material's theme builder writes it"
        case .designSystemRoot: "the root file of a Design System Package (DSP)"
        case .figmaVariables: "Figma's own form of variables"
        case .materialTheme: "a theme of Material's theme builder"
        case .theo: "a file for Theo"
        case .styleDictionaryConfiguration: "a configuration of Style Dictionary"
        case .tailwind: "a theme for Tailwind"
        case .jsonSchema: "a JSON Schema"
        case .assetCatalog: "a part of Xcode's asset catalogue"
        case .packageManifest: "a package manifest"
        case .tokenList: "a list of tokens"
        case .plainValues: "JSON with plain values, and has no tokens"
        }
    }

    /// What to do with a file of the format.
    ///
    /// - Parameter file: The name of the file.
    func advice(for file: String) -> String {
        let (input, output) = Self.shellNames(of: file)
        return switch self {
        case .yaml:
            "convert it to JSON: `yq -o=json . \(input) > \(output)` (Debian's yq: without `-o=json`)"
        case .toml: "convert it to JSON, for example with yq"
        case .javaScript:
            """
            let it print JSON: `node -e "import(require('path').resolve(process.argv[1])).then(m => \
            console.log(JSON.stringify(m.default ?? m)))" \(input) > \(output)`
            """
        case .designSystemPackage:
            """
            turn its entities into groups: `jq 'reduce (.entities[] | select(.value)) as $e ({}; \
            setpath($e.id / "."; { "$type": $e.type, "$value": $e.value }))' \(input) > \(output)`
            """
        case .designSystemRoot: "name the files of its `import`"
        case .mergeConflict:
            """
            keep one side of each conflict, and take out the lines that begin with `<<<<<<<`, `=======` and \
            `>>>>>>>`
            """
        case .scene: "name the file that its `tokens` names"
        case .styleDictionaryConfiguration: "name the files of its `source`, which may be several"
        case .figmaVariables:
            "export the variables as design tokens (DTCG): Figma itself does that, and so does Tokens Studio"
        case .archive: "unpack it, and name the JSON files in it"
        case .packageManifest: "name the JSON file of tokens in that package"
        case .tokenList:
            """
            name each token by a key of an object: `{ "red": { "$type": "color", "$value": "#ff0000" } }`
            """
        case .plainValues, .materialTheme, .tailwind:
            "write each value as a token: `\"red\": { \"$type\": \"color\", \"$value\": \"#ff0000\" }`"
        case .theo:
            "write its tokens without `props`, and with `$value` and `$type`, or let Style Dictionary do so"
        default:
            "name the JSON file of tokens that it is made from; what design tools export as DTCG is read"
        }
    }

    /// Returns the names of the file and of one with tokens beside it, as a shell reads them.
    private static func shellNames(of file: String) -> (input: String, output: String) {
        guard file != "-" else { return ("FILE", "FILE.tokens.json") }
        var stem = file[...]
        if let point = file.lastIndex(of: "."), point > (file.lastIndex(of: "/") ?? file.startIndex) {
            stem = file[..<point]
        }
        func quoted(_ name: String) -> String {
            let isPlain = name.unicodeScalars.allSatisfy {
                $0.isASCII
                    && ($0.properties.isAlphabetic || ("0"..."9").contains($0)
                        || "/._-".unicodeScalars.contains($0))
            }
            return isPlain
                ? name
                : "'"
                    + name.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
                    + "'"
        }
        return (quoted(file), quoted((stem.hasSuffix(".tokens") ? stem : stem + ".tokens") + ".json"))
    }
}
