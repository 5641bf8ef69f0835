import CHarfBuzz

/// Stretches of text in one script: HarfBuzz shapes one script at a time.
enum ScriptRuns {
    /// Ranges that cover `scalars`, each with its script. Characters common to scripts (spaces, digits,
    /// punctuation) and combining marks go with what stands before them, at the start with what follows.
    static func runs(of scalars: [UInt32]) -> [(range: Range<Int>, script: hb_script_t)] {
        // Latin and Common below U+0250 are nearly all text there is.
        if scalars.allSatisfy({ $0 < 0x250 }) {
            return scalars.isEmpty ? [] : [(0..<scalars.count, HB_SCRIPT_LATIN)]
        }
        let functions = unsafe hb_unicode_funcs_get_default()
        var runs: [(range: Range<Int>, script: hb_script_t)] = []
        var start = 0
        var current: hb_script_t?
        for (index, scalar) in scalars.enumerated() {
            let script = unsafe hb_unicode_script(functions, scalar)
            guard script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN
            else {
                continue
            }
            if let running = current, running != script {
                runs.append((start..<index, running))
                start = index
            }
            current = script
        }
        if start < scalars.count { runs.append((start..<scalars.count, current ?? HB_SCRIPT_LATIN)) }
        return runs
    }
}
