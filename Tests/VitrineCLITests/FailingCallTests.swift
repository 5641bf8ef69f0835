#if os(Linux)
    import Foundation
    import Testing

    /// Runs the tool while calls of the system fail, one kind at a time, as on a disk that is full or gone.
    @Suite(.serialized)
    struct FailingCallTests {
        /// A folder with a suite whose pictures have changed, and the library that lets calls fail.
        private static func suite() throws -> Folder? {
            let folder = try Folder()
            let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
                url.deletingLastPathComponent()
            }
            let source = root.appendingPathComponent("Scripts/checks/faults.c").path
            let built = try Tool.run(
                script:
                    """
                    for compiler in cc clang; do
                        command -v $compiler > /dev/null || continue
                        exec $compiler -std=gnu11 -O1 -shared -fPIC -o faults.so '\(source)' -ldl
                    done
                    exit 9
                    """, in: folder)
            // Without a compiler there is nothing to load.
            if built.code == 9 { return nil }
            #expect(built.code == 0, "\(built.text)")
            try folder.write("suite: 1\nscenes: ../scenes\n", "goldens/suite.yaml")
            try folder.write(Scenes.small, "scenes/a/s.yaml")
            #expect(try Tool.run(["test", "--update", "all"], in: folder.url).code == 0)
            try folder.write(Scenes.small.replacing("circle: 20", with: "circle: 12"), "scenes/a/s.yaml")
            return folder
        }

        /// Runs the tool with all calls of a kind failing from one on. A run that hangs ends with 124, one
        /// that crashes with 128 and the signal.
        private static func run(
            _ words: String, failing kind: String, from number: Int, in folder: Folder
        ) throws -> (code: Int32, text: String) {
            try Tool.run(
                script:
                    """
                    export FAULT_CALL=\(kind) FAULT_NUMBER=\(number) FAULT_REST=1 FAULT_COUNT="$PWD/count"
                    timeout -k 5 60 env LD_PRELOAD="$PWD/faults.so" '\(Tool.path)' \(words)
                    """, in: folder)
        }

        /// Returns the number of calls of a kind in a run without a fault.
        private static func count(_ kind: String, in words: String, _ folder: Folder) throws -> Int {
            _ = try run(words, failing: kind, from: 0, in: folder)
            let text = String(decoding: try folder.bytes("count"), as: UTF8.self)
            return try #require(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        }

        /// Where nothing can be written any more, the old tool waited for ever for its own message; where no
        /// status can be had, it asked for it until its stack was full.
        @Test(arguments: ["write", "status", "make", "read"])
        func aRunOfTheSuiteEnds(kind: String) throws {
            guard let folder = try Self.suite() else { return }
            let words = "test --update none --jobs 2 --report out/r.html --json out/r.json"
            let count = try Self.count(kind, in: words, folder)
            for number in Set([1, 2, count / 4, count / 2, count * 3 / 4, count - 1, count]) where number > 0
            {
                try? FileManager.default.removeItem(at: folder.url.appendingPathComponent("out"))
                let result = try Self.run(words, failing: kind, from: number, in: folder)
                #expect(
                    [1, 2, 65, 66, 70, 73].contains(result.code),
                    "\(kind) \(number) of \(count): \(result.code) \(result.text)")
            }
        }
    }
#endif
