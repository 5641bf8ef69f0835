/// The OpenType features that are registered.
package enum FontFeatures {
    /// Returns `true` for a registered tag, and for one of a font's maker, which has capital letters.
    package static func isKnown(_ tag: String) -> Bool {
        if tag.contains(where: \.isUppercase) || registered.contains(tag) { return true }
        let number = Int(tag.dropFirst(2)) ?? 0
        return tag.hasPrefix("ss")
            ? (1...20).contains(number) : tag.hasPrefix("cv") && (1...99).contains(number)
    }

    private static let registered = Set(
        """
        aalt abvf abvm abvs afrc akhn apkn blwf blwm blws calt case ccmp cfar chws cjct clig cpct cpsp \
        cswh curs c2pc c2sc dist dlig dnom dtls expt falt fin2 fin3 fina flac frac fwid half haln halt \
        hist hkna hlig hngl hojo hwid init isol ital jalt jp78 jp83 jp90 jp04 kern lfbd liga ljmo lnum \
        locl ltra ltrm mark med2 medi mgrk mkmk mset nalt nlck nukt numr onum opbd ordn ornm palt pcap \
        pkna pnum pref pres pstf psts pwid qwid rand rclt rkrf rlig rphf rtbd rtla rtlm ruby rvrn salt \
        sinf size smcp smpl ssty stch subs sups swsh titl tjmo tnam tnum trad twid unic valt vapk vatu \
        vchw vert vhal vjmo vkna vkrn vpal vrt2 vrtr zero
        """.split(separator: " ").map(String.init))
}
