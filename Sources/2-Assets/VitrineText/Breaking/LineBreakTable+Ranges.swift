// swift-format-ignore-file
// Written by Scripts/make-linebreak-table.py from Unicode 17.0.0; not meant to be changed by hand.

extension LineBreakTable {
    /// The version of Unicode that the ranges and the rules are of.
    static let version = "17.0.0"

    /// Ranges of code points: the length if more than one, the class, and letters for other properties.
    static let ranges = """
        9cm ba lf 2bk cr 18cm sp ex qu al pr po al qu op cp al pr is hy is sy 10nu 2is 3al ex 27al op pr cp \
        29al op ba cl al 6cm nl 26cm gl op po 3pr 5al quI al ba 2al po pr 2al bb 6al quF 3al op 520al bb 3al \
        bb 18al bb 32al 92cm 7gl 13cm 14al is 260al 7cm 255al is hh 4al pr al 45cm hh cm al 2cm al 2cm ex cm \
        8al 27hl 4al 4hl 13al 6nu 3al 3po 2is 2al 11cm ex cm 3ex 43al 21cm 10nu po 2nu 3al cm 99al ex al 7cm \
        nu al 6cm 2al 2cm al 4cm 2al 10nu 23al cm 30al 27cm 91al 11cm 15al 10nu 33al 9cm 4al is ex 3al cm \
        2pr 22al 4cm al 9cm al 3cm al 5cm 43al 3cm 52al 2nu 5al 9cm 42al 24cm nu 33cm 54al 3cm al 18cm al \
        7cm 10al 2cm 2ba 10nu 17al 3cm 56al cm al 7cm 2al 2cm 2al 3cm 9al cm 10al 2cm 2al 10nu 2al 2po 5al \
        po al pr 2al cm 2al 3cm 56al cm al 5cm 4al 2cm 2al 3cm 3al cm 20al 10nu 2cm 3al cm 11al 3cm 56al cm \
        al 8cm al 3cm al 3cm 20al 2cm 2al 10nu al pr 8al 6cm al 3cm 56al cm al 7cm 2al 2cm 2al 3cm 7al 3cm \
        10al 2cm 2al 10nu 18al cm 59al 5cm 3al 3cm al 4cm 9al cm 14al 10nu 9al pr 6al 5cm 55al cm al 7cm al \
        3cm al 4cm 7al 2cm 11al 2cm 2al 10nu 7al bb 9al 3cm bb 55al cm al 7cm al 3cm al 4cm 7al 2cm 11al 2cm \
        2al 10nu 3al cm 12al 4cm 55al 2cm al 7cm al 3cm al 4cm 9al cm 10al 2cm 2al 10nu 9al po 7al 3cm 70al \
        cm 4al 6cm al cm al 8cm 6al 10nu 2al 2cm 13al 48sa cm 2sa 7cm 4al pr 7sa 8cm al 10nu 2ba 37al 2sa al \
        sa al 5sa al 24sa al sa al 10sa cm 2sa 9cm sa 2al 5sa al sa al 7cm al 10nu 2al 4sa 33al 4bb al 2bb \
        gl 2bb ba gl 5ex gl al ex 3al 2cm 6al 10nu 10al ba cm al cm al cm op cl op cl 2cm 49al 14cm ba 5cm \
        ba 2cm 5al 11cm al 36cm al 2ba 6al cm 9al 2bb ba bb 5al 2gl 37al 43sa 20cm sa 10nu 2ba 4al 6sa 4cm \
        4sa 3cm sa 3cm 2sa 7cm 3sa 4cm 13sa 12cm sa cm 10nu 4cm 2sa 96al 96jlW 72jv 88jt 349al 3cm al ba \
        158al hh 639al ba 26al op cl 78al 3ba 36al 4cm 28al 3cm 2ba 27al 2cm 30al 2cm 12al 52sa 32cm 2ba ns \
        sa ba al ba pr sa cm 2al 10nu 24al 2ex 2ba bb al 2ex al 3cm gl cm 10nu 107al 2cm 34al cm 118al 12cm \
        4al 12cm 8al 2ex 10nu 30sa 2al 5sa 11al 44sa 4al 26sa 6al 11nu 3al 2sa 55al 5cm 4al 53sa 10cm al \
        29cm 2al cm 10nu 6al 10nu 6al 14sa 2al 46cm 2al 11cm gl 20al 5cm 47ak 16cm vi 8ak al 2ba 10as 2ba id \
        4ba 10id 9cm 9id 3ba 3cm 30al 13cm 2al 10nu 6al 38as 12cm 2vf 48al 20cm 3al 5ba 10nu 6al 10nu 36al \
        2ba 80al 3cm al 21cm 4al cm 6al cm 2al 3cm 198al 13cm gl 46cm gl 3cm 509al bb 2al 7ba gl 3ba zw cm \
        zwj 2cm hh gl 2hh b2 3al quI quF op 2quI quF op quI 4al 3in ba 2bk 5cm gl 8po al quI quF al 2ns 6al \
        is op cl 3ns 12al ba po 4ba al 3ba wj 5al 10cm 13al op cl 14al op cl 17al 7pr po pr prW 12pr po 4pr \
        po 2pr po pr po 15pr 33cm 18al po 5al po 12al pr 251al 2pr 219al in 24al op cl op cl 14al 2idW 13al \
        opW clW 190al 4alW 3al idW 2id idW 472al alD 48al 2alW al 4id 16al 2idW 2al id al 3id eb 2id 16al \
        8alW al 3id 12al 12alW 20al id 22al idW 10al 6alW 3al alW 13al alW 8al 2alW 17al 2idW 5id 2idW 3id \
        4al id alW 3id al id idW 3al 2id 2al id 2al 3id 8al idW 6al id 2idW id idW al 2id eb idW 2al idW 7id \
        alW 2al 2id 2ebW 2eb 26al alW 35al alW al alW 4al 3alW al alW 3al 6qu al 2ex id 3al op cl op cl op \
        cl op cl op cl op cl op cl 31al 3alW 24al alW 14al alW 5al op cl 31al op cl op cl op cl op cl op cl \
        16al ba 386al op cl op cl op cl op cl op cl op cl op cl op cl op cl op cl op cl 63al op cl op cl \
        32al op cl 285al 2alW 51al alW 4al alW 409al 3cm 7al ex 3ba al ex ba 112al ba 14al cm 96al 32cm 2qu \
        quI quF quI quF 3qu quI quF qu quI quF 8ba al hh op ba 2al quI quF 2al quI quF op cl op cl op cl op \
        cl 4ba ex al 2ba al 2ba 5al 2b2 3ba al hh ba op 8ba al ba al 2ba 3al 2ex op cp op cp op cp op cp hh \
        34al 26idW al 89idW 12al 214idW 26al 16idW baW 2clW 2idW nsW 2idW opW clW opW clW opW clW opW clW \
        opW clW 2idW opW clW opW clW opW clW opW clW nsW opW 2clW 10idW 6cmW 5idW cmW 5idW 2nsW 2idW id al \
        nsW idW nsW idW nsW idW nsW idW nsW 25idW nsW 31idW nsW idW nsW idW nsW 6idW nsW 6idW 2nsW 2al 2cmW \
        4nsW idW 2nsW idW nsW idW nsW idW nsW idW nsW 25idW nsW 31idW nsW idW nsW idW nsW 6idW nsW 6idW 2nsW \
        4idW 4nsW idW 5al 43idW al 94idW al 86idW 9al idW 16nsW 31idW al 40idW 8al 7024idW 64alW 21013idW \
        nsW 1143idW 3al 55idW 55al 2ba 269al ba ex ba 16al 10nu 69al 4cm al 10cm 32al 2cm 80al 2cm al 5ba \
        266al cm 3al cm 4al cm 23al 5cm 4al cm 11al po 59al 2bb 2ex 8al 2cm 50al 18cm 8al 2ba 10nu 6al 18cm \
        10al bb 2al cm 10nu 28al 8cm 2ba 23al 13cm 12al 29jlW 3al 4cm 47ak 13cm vi 6id 3ba 4id al ba 10as \
        4al 2id 5sa cm 10sa 10nu 5sa al 41as 14cm 9al 3ba cm 8ba 2cm 2al 10as 2al id 3ba 27sa 3cm 50sa cm sa \
        3cm 2sa 2cm 5sa 2cm sa cm sa 24al 5sa 11al 5cm 2ba 3al 2cm 236al 8cm ba 2cm 2al 10nu 6al 11172h3W \
        12al 23jv 4al 49jt 8452al 512idW 29al hl cm 10hl al 13hl al 5hl al hl al 2hl al 2hl al 10hl 494al cl \
        op 188al po 3al 16cm 3clW 2nsW 2exW opW clW inW 6al gl cm gl cm gl cm 2gl cm gl cm gl cm 2gl cm 5idW \
        opW clW opW clW opW clW opW clW opW clW opW clW opW clW opW clW 2idW opW clW 7idW clW idW clW al \
        2nsW 2exW idW opW clW opW clW opW clW 8idW al idW prW poW idW 147al wj al exW 2idW prW poW 2idW opW \
        clW 2idW clW idW clW 11idW 2nsW 3idW exW 27idW opW idW clW 29idW opW idW clW idW opW 2clW opW 2clW \
        nsW idW 10nsW 45idW 2nsW 31idW 3al 6idW 2al 6idW 2al 6idW 2al 3idW 3al poW prW 3idW 2prW al 7alW \
        10al 3cm cb 259al 3ba 250al cm 226al cm 149al 5cm 36al ba 48al ba 207al 10nu 941al ba 199al ba 225al \
        3cm al 2cm 5al 4cm 40al 3cm 4al cm 16al 8ba 141al 2cm 9al 6ba in 66al 7ba 484al 4cm 8al 10nu 6al \
        10nu 31al 5cm hh 316al 2cm hh 34al ba 41al 6cm 70al 11cm 49al 4cm 122al 3cm 2ap 51ak 14cm vi 2ba 5id \
        4al 20id 10as cm 2ak 2cm ak 9al gl 3cm 45al 11cm 2al nu 4ba cm 10al nu 34al 10nu 6al 3cm 36al 14cm \
        al 10nu 4ba al 2cm 44al cm al bb 10al 3cm 48al 14cm 4al 2ba al ba 4cm al 2cm 10nu al bb al 3ba 76al \
        12cm 2ba al 2ba al cm 2al cm 103al ba 53al 12cm 5al 10nu 6al 4cm al 8ak 2al 2ak 2al 22ak al 7ak al \
        2ak al 5ak al 2cm ba 7cm 2al 2cm 2al 2cm vi 2al as 6al cm 5al ba 2as 2ak 2cm 2al 7cm 3al 5cm 11al \
        10as al as 2al as al 2as 36ak al id 9cm al cm 2al cm al 4cm al 4cm vi ap cm 3id al 2id 8al 2cm 82al \
        18cm 4al 4ba al 10nu 2ba 2al cm 81al 20cm 12al 10nu 213al 7cm 2al 9cm bb 2ba 2ex 3al 15ba 4al 2cm \
        82al 17cm 2ba 13al 10nu 6al 13bb 62al 13cm 8al 10nu 6al 20nu 28al 27sa 2al 15cm 4al 10nu 2sa 3ba 8sa \
        229al 15cm 165al 10nu 22al 7ak 2al ak 2al 8ak al 2ak al 24ak 6cm al 2cm 2al 3cm vi ap cm ap 2cm 3ba \
        9al 10as 119al 7cm 2al 7cm al bb al cm 28al 10cm 40al 7cm al 4cm bb al 4ba bb al cm 9al 11cm 46al \
        16cm 3ba al 3bb 2ba 93al 10bb 86al 8cm 136al 10nu 53al 8cm al 8cm al 5ba 10al 10nu 22al bb ex 32al \
        22cm al 14cm 122al 6cm 3al cm al 2cm al 7cm al cm 8al 10nu 48al 5cm al 2cm al 5cm 8al 10nu 54al 10nu \
        246al 18as ba 4cm 2ba 7al 2cm ap cm 13ak al 34ak 7cm 3al 4cm vi 2ba 11id 10as cm 130al 4po 30al ba \
        1136al 5ba 3555al 3op 3cl 36al cl 3al op cl op cl 239al op 2cl 179al op 7gl op cl 3gl op cl op cl cm \
        6al 15cm 4472al op cl 6960al 30as 18cm 10as 2342al 10nu 4al 2ba 80al 10nu 38al 5cm ba 58al 7cm 3ba \
        10al ba 11al 10nu 532al 2ba 10nu 285al 2ba 182al cm al 55cm 7al 4cm 77al 4nsW glW 11al 2cmW 2nsW \
        3idW 9al 6912idW 470alW 41al alW 31idW 97al 115idW 8701al 4alW al 7alW al 2alW al 291idW 15al nsW \
        29al 3nsW 2al nsW 14al 4nsW 8al 396idW 2465al 2cm ba 4cm 4172al 10nu 518al 46cm 2al 23cm 542al 5cm \
        3al 22cm 2al 7cm 30al 4cm 148al 3cm 187al 87alW 9al 23alW 1111al 50nu 512al 55cm 4al 50cm 8al cm \
        14al cm 2al 4ba 16al 5cm al 15cm 1360al 7cm al 17cm 2al 7cm al 2cm al 5cm 100al cm 160al 7cm 9al \
        10nu 356al cm 61al 4cm 10nu 5al pr 492al 4cm 10nu 244al 2cm al 10nu 232al cm 2al cm 7al 2cm 5al cm \
        474al 7cm 109al 7cm 5al 10nu 4al 2op 844al po 3al po 847al 4id idW 39id 4idP 100id 12idP 15id 2idP \
        15id idP 14id idW idP 37id 10idP 142al alW 2al 10alW 19al 56idP 26ri 3idW 13idP 44idW 4idP 9idW 7idP \
        2idW 14idP 6idW 154idP 33idW 12id 9idW id 70idW id 7idW ebW 14idW 8id 2al 2id 21idW 2alW 5idW alW \
        5idW 3ebW 2idW ebW 2idW ebW 2eb 2id 5idW 12id 17idW 3id idW 3id 3idW 5emW 63idW id idW id 2ebW 2idW \
        11ebW 21idW 19ebW 3idW ebW 4idW 3ebW idW 3ebW 7idW ebW idW ebW 14idW alW idW alW idW alW 5idW ebW \
        4idW alW idW 2alW 74idW 2id idW 7alW 16idW 14alW 13idW 12alW 12al id 4idW id 24idW 12id 2eb 4id ebW \
        21id eb 4id 2ebW 13id idW 47id 8al 24id 6al id 74idW 3ebW 3idW 5ebW 38al 3qu 3ns 4al 35idW ebW 16idW \
        3ebW 9idW ebW 5idW 6id ebW 3id 3idW 2id 4idW 3idP 4idW 11id 2idW 3idP 4id 9idW 3idP 116al 3id 4al \
        5id 85al 5id 6idP 12idW 4idP idW 15idP 12al 4alP 56al 8alP 10al 6alP 40al 8alP 30al 2alP 12al 4alP \
        2al 14alP 9al 39alP 12al ebW 2idW ebW 8idW 8ebW 6idW ebW 9idW 10ebW idW id 3ebW 7idW id 48idW ebW \
        61idW 2ebW idW 2ebW idW ebW 17idW 3ebW idW 13ebW 34idW 88al 8idP 14id 2idP 13idW 3idP 11idW 3idP \
        53idW 3ebW idW idP idW 4idP 16idW 2idP 12idW 4idP idW 9ebW 7idP 240al 10nu 6al 1022idP 2al 65534idW \
        2al 65534idW 655363al cm 30al 96cm 128al 240cm 196112al
        """
}
