import CHarfBuzz

/// Stretches of text in one script, since HarfBuzz shapes one script at a time.
enum ScriptRuns {
    /// Returns ranges that cover `scalars`, each with its script.
    ///
    /// Characters common to several scripts (spaces, digits, punctuation) and combining marks belong to the
    /// preceding range, or to the following one at the start of the text. One that is only used with some
    /// belongs to the following one, too, if it is of these and the preceding is not.
    static func runs(of scalars: [UInt32]) -> [(range: Range<Int>, script: hb_script_t)] {
        // Nearly all text is Latin and Common below U+0250.
        if scalars.allSatisfy({ $0 < 0x250 }) {
            return scalars.isEmpty ? [] : [(0..<scalars.count, HB_SCRIPT_LATIN)]
        }
        let functions = unsafe hb_unicode_funcs_get_default()
        var runs: [(range: Range<Int>, script: hb_script_t)] = []
        var start = 0
        var current: hb_script_t?
        // The place of the next character with a script of its own, sought once for those before it.
        var ahead = 0
        func next(_ index: Int) -> hb_script_t? {
            ahead = max(ahead, index)
            while ahead < scalars.count, ScriptExtensions.own(scalars[ahead]) == nil { ahead += 1 }
            return ahead < scalars.count ? ScriptExtensions.own(scalars[ahead]) : nil
        }
        for (index, scalar) in scalars.enumerated() {
            var script = unsafe hb_unicode_script(functions, scalar)
            if script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN { continue }
            if script == HB_SCRIPT_COMMON {
                guard let scripts = ScriptExtensions.shared[scalar], let running = current,
                    !scripts.contains(running),
                    let next = next(index), scripts.contains(next)
                else { continue }
                script = next
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
