#if os(Linux)
    import Foundation
    import Testing

    /// Runs the tool where the system grants few or no threads: it ends, with an exit code.
    @Suite(.serialized)
    struct ThreadShortageTests {
        private static func suite() throws -> Folder {
            let folder = try Folder()
            try folder.write("suite: 1\nscenes: ../scenes\n", "goldens/suite.yaml")
            for index in 0..<3 { try folder.write(Scenes.small, "scenes/s\(index).yaml") }
            #expect(try Tool.run(["test", "--update", "all"], in: folder.url).code == 0)
            let changed = Scenes.small.replacing("circle: 20", with: "circle: 12")
            for index in 0..<3 { try folder.write(changed, "scenes/s\(index).yaml") }
            return folder
        }

        /// The old tool hung between 180 and 250 MiB, and took no SIGTERM: 124 and 137.
        @Test func aChangedPictureEndsUnderAnyLimit() throws {
            let folder = try Self.suite()
            let goldens = try folder.files.filter { $0.hasPrefix("goldens/") && $0.hasSuffix(".png") }.map {
                try folder.bytes($0)
            }
            var codes: [Int32] = []
            for megabytes in [150, 180, 200, 220, 250, 290, 390, 630] {
                let result = try Tool.run(
                    "test --update none --no-cache --jobs 4", megabytes: megabytes, in: folder)
                codes.append(result.code)
                #expect(![124, 137].contains(result.code), "\(megabytes) MiB: \(result.text)")
            }
            #expect(codes.last == 1, "\(codes)")
            #expect(
                try folder.files.filter { $0.hasPrefix("goldens/") && $0.hasSuffix(".png") }.map {
                    try folder.bytes($0)
                } == goldens)
        }

        /// Threads are asked for with eight MiB of stack each: without that, there are none. The shell of a
        /// test inherits a mask that blocks SIGTERM, which the preview answers all the same.
        @Test func aPreviewEndsUnderAnyLimit() throws {
            let folder = try Self.suite()
            for megabytes in stride(from: 150, through: 330, by: 60) {
                let result = try Tool.run(
                    script: """
                        '\(Tool.path)' preview scenes --port 0 > said & server=$!
                        for turn in $(seq 300); do
                            if [ -s said ] || ! grep -q "^State:.*[^Z] (" /proc/$server/status; then break; fi
                            sleep 0.1
                        done
                        kill -TERM $server 2> /dev/null
                        for turn in $(seq 300); do
                            if ! grep -q "^State:.*[^Z] (" /proc/$server/status 2> /dev/null; then break; fi
                            sleep 0.1
                        done
                        kill -KILL $server 2> /dev/null
                        wait $server
                        exit $?
                        """, megabytes: megabytes, in: folder)
                // 134: Swift's runtime itself aborts where it is denied memory, as the pages may be.
                // 143: no thread was left for the signals, which then end the process as they end any.
                #expect([0, 70, 134, 143].contains(result.code), "\(megabytes) MiB: \(result.text)")
                if result.code == 70 { #expect(result.text.contains("grants no more threads")) }
            }
        }

        @Test func aGoldenServerEndsUnderAnyLimit() throws {
            let folder = try Self.suite()
            for megabytes in stride(from: 150, through: 330, by: 60) {
                let result = try Tool.run("golden-server", megabytes: megabytes, in: folder)
                #expect([0, 70].contains(result.code), "\(megabytes) MiB: \(result.text)")
                if result.code == 70 { #expect(result.text.contains("grants no more threads")) }
            }
        }
    }
#endif
