import CHarfBuzz

/// Stretches of text in one script, since HarfBuzz shapes one script at a time.
enum ScriptRuns {
    /// Returns ranges that cover `scalars`, each with its script.
    ///
    /// Characters common to several scripts (spaces, digits, punctuation) and combining marks belong to the
    /// preceding range, or to the following one at the start of the text.
    static func runs(of scalars: [UInt32]) -> [(range: Range<Int>, script: hb_script_t)] {
        // Nearly all text is Latin and Common below U+0250.
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
