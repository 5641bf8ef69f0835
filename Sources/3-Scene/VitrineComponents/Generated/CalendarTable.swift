// swift-format-ignore-file
// Written by Scripts/make-calendar-table.py from the Unicode Common Locale Data Repository.

/// Days, months and clocks by language, whose parts the script describes.
enum CalendarTable {
    /// The number of parts that a language has.
    static let parts = 11
    static let text = """
        af;So.|Ma.|Di.|Wo.|Do.|Vr.|Sa.;S|M|D|W|D|V|S;Januarie|Februarie|Maart|April|Mei|Junie|Julie|Augustus|\
        September|Oktober|November|Desember;Jan.|Feb.|Mrt.|Apr.|Mei|Jun.|Jul.|Aug.|Sep.|Okt.|Nov.|Des.;{d} \
        {m} {y};{M} {y};{HH}:{mm};;0;
        am;እሑድ|ሰኞ|ማክሰ|ረቡዕ|ሐሙስ|ዓርብ|ቅዳሜ;እ|ሰ|ማ|ረ|ሐ|ዓ|ቅ;ጃንዋሪ|ፌብሩዋሪ|ማርች|ኤፕሪል|ሜይ|ጁን|ጁላይ|ኦገስት|ሴፕቴምበር|ኦክቶበር|ኖቬምበር|\
        ዲሴምበር;ጃን|ፌብ|ማርች|ኤፕሪ|ሜይ|ጁን|ጁላይ|ኦገስ|ሴፕቴ|ኦክቶ|ኖቬም|ዲሴም;{m} {d} {y};{M} {y};{h}:{mm} {a};ጥዋት|ከሰዓት;0;
        ar;أحد|إثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت;ح|ن|ث|ر|خ|ج|س;يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|\
        أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر;يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|\
        نوفمبر|ديسمبر;{d} {m} {y};{M} {y};{h}:{mm} {a};ص|م;6;
        ar-EG;أحد|إثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت;ح|ن|ث|ر|خ|ج|س;يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|\
        أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر;يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|\
        نوفمبر|ديسمبر;{d} {m} {y};{M} {y};{h}:{mm} {a};ص|م;6;٠١٢٣٤٥٦٧٨٩
        ar-SA;أحد|إثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت;ح|ن|ث|ر|خ|ج|س;يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|\
        أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر;يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|\
        نوفمبر|ديسمبر;{d} {m} {y};{M} {y};{h}:{mm} {a};ص|م;0;٠١٢٣٤٥٦٧٨٩
        az;B.|B.E.|Ç.A.|Ç.|C.A.|C.|Ş.;7|1|2|3|4|5|6;yanvar|fevral|mart|aprel|may|iyun|iyul|avqust|sentyabr|\
        oktyabr|noyabr|dekabr;yan|fev|mar|apr|may|iyn|iyl|avq|sen|okt|noy|dek;{d} {m} {y};{M} {y};{HH}:{mm};;\
        1;
        be;нд|пн|аў|ср|чц|пт|сб;н|п|а|с|ч|п|с;студзень|люты|сакавік|красавік|май|чэрвень|ліпень|жнівень|\
        верасень|кастрычнік|лістапад|снежань;сту|лют|сак|кра|мая|чэр|ліп|жні|вер|кас|ліс|сне;{d} {m} {y};{M} \
        {y};{HH}:{mm};;1;
        bg;нд|пн|вт|ср|чт|пт|сб;н|п|в|с|ч|п|с;януари|февруари|март|април|май|юни|юли|август|септември|\
        октомври|ноември|декември;яну|фев|март|апр|май|юни|юли|авг|сеп|окт|ное|дек;{d}.{nn}.{y} г.;{M} {y} \
        г.;{H}:{mm};;1;
        bn;রঃ|সোঃ|মঃ|বুঃ|বৃঃ|শুঃ|শনি;র|সো|ম|বু|বৃ|শু|শ;জানুয়ারি|ফেব্রুয়ারি|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|\
        সেপ্টেম্বর|অক্টোবর|নভেম্বর|ডিসেম্বর;জানু|ফেব|মার্চ|এপ্রি|মে|জুন|জুল|আগ|সেপ|অক্টো|নভে|ডিসে;{d} {m}, \
        {y};{M} {y};{h}:{mm} {a};AM|PM;0;০১২৩৪৫৬৭৮৯
        bs;ned|pon|uto|sri|čet|pet|sub;n|p|u|s|č|p|s;januar|februar|mart|april|maj|juni|juli|august|\
        septembar|oktobar|novembar|decembar;jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec;{d}. {m} {y}.;\
        {M} {y}.;{HH}:{mm};;1;
        ca;dg.|dl.|dt.|dc.|dj.|dv.|ds.;dg.|dl.|dt.|dc.|dj.|dv.|ds.;gener|febrer|març|abril|maig|juny|juliol|\
        agost|setembre|octubre|novembre|desembre;de gen.|de febr.|de març|d’abr.|de maig|de juny|de jul.|\
        d’ag.|de set.|d’oct.|de nov.|de des.;{d} {m} del {y};{M} del {y};{H}:{mm};;1;
        cs;ne|po|út|st|čt|pá|so;N|P|Ú|S|Č|P|S;leden|únor|březen|duben|květen|červen|červenec|srpen|září|\
        říjen|listopad|prosinec;led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro;{d}. {n}. {y};{M} {y};\
        {H}:{mm};;1;
        cy;Sul|Llun|Maw|Mer|Iau|Gwe|Sad;Su|Ll|Ma|Me|I|G|Sa;Ionawr|Chwefror|Mawrth|Ebrill|Mai|Mehefin|\
        Gorffennaf|Awst|Medi|Hydref|Tachwedd|Rhagfyr;Ion|Chwef|Maw|Ebr|Mai|Meh|Gorff|Awst|Medi|Hyd|Tach|Rhag;\
        {d} {m} {y};{M} {y};{HH}:{mm};;1;
        da;søn.|man.|tirs.|ons.|tors.|fre.|lør.;S|M|T|O|T|F|L;januar|februar|marts|april|maj|juni|juli|\
        august|september|oktober|november|december;jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|\
        dec.;{d}. {m} {y};{M} {y};{HH}.{mm};;1;
        de;So|Mo|Di|Mi|Do|Fr|Sa;S|M|D|M|D|F|S;Januar|Februar|März|April|Mai|Juni|Juli|August|September|\
        Oktober|November|Dezember;Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.;{d}. {m} {y};\
        {M} {y};{HH}:{mm};;1;
        de-AT;So|Mo|Di|Mi|Do|Fr|Sa;S|M|D|M|D|F|S;Jänner|Februar|März|April|Mai|Juni|Juli|August|September|\
        Oktober|November|Dezember;Jän.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sep.|Okt.|Nov.|Dez.;{d}. {m} {y};\
        {M} {y};{HH}:{mm};;1;
        el;Κυρ|Δευ|Τρί|Τετ|Πέμ|Παρ|Σάβ;Κ|Δ|Τ|Τ|Π|Π|Σ;Ιανουάριος|Φεβρουάριος|Μάρτιος|Απρίλιος|Μάιος|Ιούνιος|\
        Ιούλιος|Αύγουστος|Σεπτέμβριος|Οκτώβριος|Νοέμβριος|Δεκέμβριος;Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Ιουν|Ιουλ|Αυγ|Σεπ|\
        Οκτ|Νοε|Δεκ;{d} {m} {y};{M} {y};{h}:{mm} {a};π.μ.|μ.μ.;1;
        en;Sun|Mon|Tue|Wed|Thu|Fri|Sat;S|M|T|W|T|F|S;January|February|March|April|May|June|July|August|\
        September|October|November|December;Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec;{m} {d}, {y};{M} \
        {y};{h}:{mm} {a};AM|PM;0;
        en-AU;Sun|Mon|Tue|Wed|Thu|Fri|Sat;S|M|T|W|T|F|S;January|February|March|April|May|June|July|August|\
        September|October|November|December;Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec;{d} {m} {y};{M} \
        {y};{h}:{mm} {a};am|pm;1;
        en-CA;Sun|Mon|Tue|Wed|Thu|Fri|Sat;S|M|T|W|T|F|S;January|February|March|April|May|June|July|August|\
        September|October|November|December;Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec;{m} {d}, {y};{M} \
        {y};{h}:{mm} {a};a.m.|p.m.;0;
        en-GB;Sun|Mon|Tue|Wed|Thu|Fri|Sat;S|M|T|W|T|F|S;January|February|March|April|May|June|July|August|\
        September|October|November|December;Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec;{d} {m} {y};{M} \
        {y};{HH}:{mm};;1;
        en-IE;Sun|Mon|Tue|Wed|Thu|Fri|Sat;S|M|T|W|T|F|S;January|February|March|April|May|June|July|August|\
        September|October|November|December;Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec;{d} {m} {y};{M} \
        {y};{HH}:{mm};;1;
        en-IN;Sun|Mon|Tue|Wed|Thu|Fri|Sat;S|M|T|W|T|F|S;January|February|March|April|May|June|July|August|\
        September|October|November|December;Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec;{d} {m} {y};{M} \
        {y};{h}:{mm} {a};AM|PM;0;
        en-NZ;Sun|Mon|Tue|Wed|Thu|Fri|Sat;S|M|T|W|T|F|S;January|February|March|April|May|June|July|August|\
        September|October|November|December;Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec;{d} {m} {y};{M} \
        {y};{h}:{mm} {a};am|pm;1;
        en-ZA;Sun|Mon|Tue|Wed|Thu|Fri|Sat;S|M|T|W|T|F|S;January|February|March|April|May|June|July|August|\
        September|October|November|December;Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec;{dd} {m} {y};\
        {M} {y};{HH}:{mm};;0;
        es;dom|lun|mar|mié|jue|vie|sáb;D|L|M|X|J|V|S;enero|febrero|marzo|abril|mayo|junio|julio|agosto|\
        septiembre|octubre|noviembre|diciembre;ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic;{d} {m} {y};\
        {M} de {y};{H}:{mm};;1;
        es-419;dom|lun|mar|mié|jue|vie|sáb;D|L|M|M|J|V|S;enero|febrero|marzo|abril|mayo|junio|julio|agosto|\
        septiembre|octubre|noviembre|diciembre;ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic;{d} {m} {y};\
        {M} de {y};{h}:{mm} {a};a.m.|p.m.;0;
        es-MX;dom|lun|mar|mié|jue|vie|sáb;D|L|M|M|J|V|S;enero|febrero|marzo|abril|mayo|junio|julio|agosto|\
        septiembre|octubre|noviembre|diciembre;ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic;{d} {m} {y};\
        {M} de {y};{h}:{mm} {a};a.m.|p.m.;0;
        es-US;dom|lun|mar|mié|jue|vie|sáb;D|L|M|M|J|V|S;enero|febrero|marzo|abril|mayo|junio|julio|agosto|\
        septiembre|octubre|noviembre|diciembre;ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic;{d} {m} {y};\
        {M} de {y};{h}:{mm} {a};a.m.|p.m.;0;
        et;P|E|T|K|N|R|L;P|E|T|K|N|R|L;jaanuar|veebruar|märts|aprill|mai|juuni|juuli|august|september|\
        oktoober|november|detsember;jaan|veebr|märts|apr|mai|juuni|juuli|aug|sept|okt|nov|dets;{d}. {m} {y};\
        {M} {y};{HH}:{mm};;1;
        eu;ig.|al.|ar.|az.|og.|or.|lr.;I|A|A|A|O|O|L;urtarrila|otsaila|martxoa|apirila|maiatza|ekaina|\
        uztaila|abuztua|iraila|urria|azaroa|abendua;urt.|ots.|mar.|api.|mai.|eka.|uzt.|abu.|ira.|urr.|aza.|\
        abe.;{y} {m} {d}(a);{y}(e)ko {M};{HH}:{mm};;1;
        fa;۱ش|۲ش|۳ش|۴ش|۵ش|ج|ش;ی|د|س|چ|پ|ج|ش;ژانویه|فوریه|مارس|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|\
        دسامبر;ژانویه|فوریه|مارس|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر;{d} {m} {y};{M} {y};\
        {H}:{mm};;6;۰۱۲۳۴۵۶۷۸۹
        fi;su|ma|ti|ke|to|pe|la;S|M|T|K|T|P|L;tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesäkuu|heinäkuu|\
        elokuu|syyskuu|lokakuu|marraskuu|joulukuu;tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|\
        marras|joulu;{d}.{n}.{y};{M} {y};{H}.{mm};;1;
        fil;Lin|Lun|Mar|Miy|Huw|Biy|Sab;Lin|Lun|Mar|Miy|Huw|Biy|Sab;Enero|Pebrero|Marso|Abril|Mayo|Hunyo|\
        Hulyo|Agosto|Setyembre|Oktubre|Nobyembre|Disyembre;Ene|Peb|Mar|Abr|May|Hun|Hul|Ago|Set|Okt|Nob|Dis;\
        {m} {d}, {y};{M} {y};{h}:{mm} {a};AM|PM;0;
        fr;dim.|lun.|mar.|mer.|jeu.|ven.|sam.;D|L|M|M|J|V|S;janvier|février|mars|avril|mai|juin|juillet|août|\
        septembre|octobre|novembre|décembre;janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.;\
        {d} {m} {y};{M} {y};{HH}:{mm};;1;
        fr-CA;dim.|lun.|mar.|mer.|jeu.|ven.|sam.;D|L|M|M|J|V|S;janvier|février|mars|avril|mai|juin|juillet|\
        août|septembre|octobre|novembre|décembre;janv.|févr.|mars|avr.|mai|juin|juill.|août|sept.|oct.|nov.|\
        déc.;{d} {m} {y};{M} {y};{HH} h {mm};;0;
        ga;Domh|Luan|Máirt|Céad|Déar|Aoine|Sath;D|L|M|C|D|A|S;Eanáir|Feabhra|Márta|Aibreán|Bealtaine|\
        Meitheamh|Iúil|Lúnasa|Meán Fómhair|Deireadh Fómhair|Samhain|Nollaig;Ean|Feabh|Márta|Aib|Beal|Meith|\
        Iúil|Lún|MFómh|DFómh|Samh|Noll;{d} {m} {y};{M} {y};{HH}:{mm};;1;
        gl;dom.|luns|mar.|mér.|xov.|ven.|sáb.;D|L|M|M|X|V|S;xaneiro|febreiro|marzo|abril|maio|xuño|xullo|\
        agosto|setembro|outubro|novembro|decembro;xan.|feb.|mar.|abr.|maio|xuño|xul.|ago.|set.|out.|nov.|\
        dec.;{d} de {m} de {y};{M} de {y};{HH}:{mm};;1;
        gu;રવિ|સોમ|મંગળ|બુધ|ગુરુ|શુક્ર|શનિ;ર|સો|મં|બુ|ગુ|શુ|શ;જાન્યુઆરી|ફેબ્રુઆરી|માર્ચ|એપ્રિલ|મે|જૂન|જુલાઈ|\
        ઑગસ્ટ|સપ્ટેમ્બર|ઑક્ટોબર|નવેમ્બર|ડિસેમ્બર;જાન્યુ|ફેબ્રુ|માર્ચ|એપ્રિલ|મે|જૂન|જુલાઈ|ઑગસ્ટ|સપ્ટે|ઑક્ટો|\
        નવે|ડિસે;{d} {m}, {y};{M} {y};{h}:{mm} {a};AM|PM;0;
        he;א׳|ב׳|ג׳|ד׳|ה׳|ו׳|ש׳;א׳|ב׳|ג׳|ד׳|ה׳|ו׳|ש׳;ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|\
        אוקטובר|נובמבר|דצמבר;ינו׳|פבר׳|מרץ|אפר׳|מאי|יוני|יולי|אוג׳|ספט׳|אוק׳|נוב׳|דצמ׳;{d} ב{m} {y};{M} {y};\
        {H}:{mm};;0;
        hi;रवि|सोम|मंगल|बुध|गुरु|शुक्र|शनि;र|सो|मं|बु|गु|शु|श;जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|\
        सितंबर|अक्टूबर|नवंबर|दिसंबर;जन॰|फ़र॰|मार्च|अप्रैल|मई|जून|जुल॰|अग॰|सित॰|अक्टू॰|नव॰|दिस॰;{d} {m} {y};\
        {M} {y};{h}:{mm} {a};am|pm;0;
        hr;ned|pon|uto|sri|čet|pet|sub;n|p|u|s|č|p|s;siječanj|veljača|ožujak|travanj|svibanj|lipanj|srpanj|\
        kolovoz|rujan|listopad|studeni|prosinac;sij|velj|ožu|tra|svi|lip|srp|kol|ruj|lis|stu|pro;{d}. {m} \
        {y}.;{M} {y}.;{HH}:{mm};;1;
        hu;V|H|K|Sze|Cs|P|Szo;V|H|K|Sz|Cs|P|Sz;január|február|március|április|május|június|július|augusztus|\
        szeptember|október|november|december;jan.|febr.|márc.|ápr.|máj.|jún.|júl.|aug.|szept.|okt.|nov.|dec.;\
        {y}. {m} {d}.;{y}. {M};{H}:{mm};;1;
        hy;կիր|երկ|երք|չրք|հնգ|ուր|շբթ;Կ|Ե|Ե|Չ|Հ|Ո|Շ;հունվար|փետրվար|մարտ|ապրիլ|մայիս|հունիս|հուլիս|օգոստոս|\
        սեպտեմբեր|հոկտեմբեր|նոյեմբեր|դեկտեմբեր;հնվ|փտվ|մրտ|ապր|մյս|հնս|հլս|օգս|սեպ|հոկ|նոյ|դեկ;{y} թ. {m} \
        {d};{y} թ․ {M};{HH}:{mm};;1;
        id;Min|Sen|Sel|Rab|Kam|Jum|Sab;M|S|S|R|K|J|S;Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|\
        September|Oktober|November|Desember;Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des;{d} {m} {y};{M} \
        {y};{HH}.{mm};;0;
        is;sun.|mán.|þri.|mið.|fim.|fös.|lau.;S|M|Þ|M|F|F|L;janúar|febrúar|mars|apríl|maí|júní|júlí|ágúst|\
        september|október|nóvember|desember;jan.|feb.|mar.|apr.|maí|jún.|júl.|ágú.|sep.|okt.|nóv.|des.;{d}. \
        {m} {y};{M} {y};{HH}:{mm};;0;
        it;dom|lun|mar|mer|gio|ven|sab;D|L|M|M|G|V|S;gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|\
        agosto|settembre|ottobre|novembre|dicembre;gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic;{d} {m} \
        {y};{M} {y};{HH}:{mm};;1;
        ja;日|月|火|水|木|金|土;日|月|火|水|木|金|土;1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月;1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|\
        11月|12月;{y}年{n}月{d}日;{y}年{n}月;{H}:{mm};;0;
        ka;კვი|ორშ|სამ|ოთხ|ხუთ|პარ|შაბ;კ|ო|ს|ო|ხ|პ|შ;იანვარი|თებერვალი|მარტი|აპრილი|მაისი|ივნისი|ივლისი|\
        აგვისტო|სექტემბერი|ოქტომბერი|ნოემბერი|დეკემბერი;იან|თებ|მარ|აპრ|მაი|ივნ|ივლ|აგვ|სექ|ოქტ|ნოე|დეკ;{d} \
        {m}. {y};{M}, {y};{HH}:{mm};;1;
        kk;жс|дс|сс|ср|бс|жм|сб;Ж|Д|С|С|Б|Ж|С;Қаңтар|Ақпан|Наурыз|Сәуір|Мамыр|Маусым|Шілде|Тамыз|Қыркүйек|\
        Қазан|Қараша|Желтоқсан;қаң.|ақп.|нау.|сәу.|мам.|мау.|шіл.|там.|қыр.|қаз.|қар.|жел.;{y} ж. {d} {m};\
        {y} ж. {M};{HH}:{mm};;1;
        km;អា|ច|អ|ពុ|ព្រ|សុ|ស;អ|ច|អ|ព|ព|ស|ស;មករា|កុម្ភៈ|មីនា|មេសា|ឧសភា|មិថុនា|កក្កដា|សីហា|កញ្ញា|តុលា|\
        វិច្ឆិកា|ធ្នូ;មករា|កុម្ភៈ|មីនា|មេសា|ឧសភា|មិថុនា|កក្កដា|សីហា|កញ្ញា|តុលា|វិច្ឆិកា|ធ្នូ;{d} {m} {y};{M} \
        {y};{h}:{mm} {a};AM|PM;0;
        kn;ಭಾನು|ಸೋಮ|ಮಂಗಳ|ಬುಧ|ಗುರು|ಶುಕ್ರ|ಶನಿ;ಭಾ|ಸೋ|ಮಂ|ಬು|ಗು|ಶು|ಶ;ಜನವರಿ|ಫೆಬ್ರವರಿ|ಮಾರ್ಚ್|ಏಪ್ರಿಲ್|ಮೇ|ಜೂನ್|ಜುಲೈ|\
        ಆಗಸ್ಟ್|ಸೆಪ್ಟೆಂಬರ್|ಅಕ್ಟೋಬರ್|ನವೆಂಬರ್|ಡಿಸೆಂಬರ್;ಜನ|ಫೆಬ್ರ|ಮಾರ್ಚ್|ಏಪ್ರಿ|ಮೇ|ಜೂನ್|ಜುಲೈ|ಆಗ|ಸೆಪ್ಟೆಂ|ಅಕ್ಟೋ|ನವೆಂ|\
        ಡಿಸೆಂ;{d} {m} {y};{M} {y};{h}:{mm} {a};AM|PM;0;
        ko;일|월|화|수|목|금|토;일|월|화|수|목|금|토;1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월;1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|\
        11월|12월;{y}년 {m} {d}일;{y}년 {M};{a} {h}:{mm};오전|오후;0;
        ky;жек.|дүй.|шейш.|шарш.|бейш.|жума|ишм.;Ж|Д|Ш|Ш|Б|Ж|И;Январь|Февраль|Март|Апрель|Май|Июнь|Июль|\
        Август|Сентябрь|Октябрь|Ноябрь|Декабрь;янв.|фев.|мар.|апр.|май|июн.|июл.|авг.|сен.|окт.|ноя.|дек.;\
        {y}-ж. {d}-{m};{y}-ж., {M};{HH}:{mm};;1;
        lo;ອາທິດ|ຈັນ|ອັງຄານ|ພຸດ|ພະຫັດ|ສຸກ|ເສົາ;ອາ|ຈ|ອ|ພ|ພຫ|ສຸ|ສ;ມັງກອນ|ກຸມພາ|ມີນາ|ເມສາ|ພຶດສະພາ|ມິຖຸນາ|\
        ກໍລະກົດ|ສິງຫາ|ກັນຍາ|ຕຸລາ|ພະຈິກ|ທັນວາ;ມ.ກ.|ກ.ພ.|ມ.ນ.|ມ.ສ.|ພ.ພ.|ມິ.ຖ.|ກ.ລ.|ສ.ຫ.|ກ.ຍ.|ຕ.ລ.|ພ.ຈ.|ທ.ວ.;\
        {d} {m} {y};{M} {y};{H}:{mm};;0;
        lt;sk|pr|an|tr|kt|pn|št;S|P|A|T|K|P|Š;sausis|vasaris|kovas|balandis|gegužė|birželis|liepa|rugpjūtis|\
        rugsėjis|spalis|lapkritis|gruodis;saus.|vas.|kov.|bal.|geg.|birž.|liep.|rugp.|rugs.|spal.|lapkr.|\
        gruod.;{y}-{nn}-{dd};{y} m. {M};{HH}:{mm};;1;
        lv;Sv|Pr|Ot|Tr|Ce|Pk|Se;S|P|O|T|C|P|S;janvāris|februāris|marts|aprīlis|maijs|jūnijs|jūlijs|augusts|\
        septembris|oktobris|novembris|decembris;janv.|febr.|marts|apr.|maijs|jūn.|jūl.|aug.|sept.|okt.|nov.|\
        dec.;{y}. g. {d}. {m};{y}. gada. {M};{HH}:{mm};;1;
        mk;нед.|пон.|вто.|сре.|чет.|пет.|саб.;н|п|в|с|ч|п|с;јануари|февруари|март|април|мај|јуни|јули|август|\
        септември|октомври|ноември|декември;јан.|фев.|мар.|апр.|мај|јун.|јул.|авг.|сеп.|окт.|ное.|дек.;{d} \
        {m} {y} г.;{M} {y} г.;{HH}:{mm};;1;
        ml;ഞായർ|തിങ്കൾ|ചൊവ്വ|ബുധൻ|വ്യാഴം|വെള്ളി|ശനി;ഞാ|തി|ചൊ|ബു|വ്യാ|വെ|ശ;ജനുവരി|ഫെബ്രുവരി|മാർച്ച്|ഏപ്രിൽ|\
        മേയ്|ജൂൺ|ജൂലൈ|ഓഗസ്റ്റ്|സെപ്റ്റംബർ|ഒക്‌ടോബർ|നവംബർ|ഡിസംബർ;ജനു|ഫെബ്രു|മാർ|ഏപ്രി|മേയ്|ജൂൺ|ജൂലൈ|ഓഗ|\
        സെപ്റ്റം|ഒക്ടോ|നവം|ഡിസം;{y} {m} {d};{y} {M};{h}:{mm} {a};AM|PM;0;
        mn;Ня|Да|Мя|Лх|Пү|Ба|Бя;Ня|Да|Мя|Лх|Пү|Ба|Бя;Нэгдүгээр сар|Хоёрдугаар сар|Гуравдугаар сар|\
        Дөрөвдүгээр сар|Тавдугаар сар|Зургаадугаар сар|Долоодугаар сар|Наймдугаар сар|Есдүгээр сар|\
        Аравдугаар сар|Арван нэгдүгээр сар|Арван хоёрдугаар сар;1-р сар|2-р сар|3-р сар|4-р сар|5-р сар|6-р \
        сар|7-р сар|8-р сар|9-р сар|10-р сар|11-р сар|12-р сар;{y} оны {m}ын {d};{y} оны {M};{HH}:{mm};;1;
        mr;रवि|सोम|मंगळ|बुध|गुरु|शुक्र|शनि;र|सो|मं|बु|गु|शु|श;जानेवारी|फेब्रुवारी|मार्च|एप्रिल|मे|जून|जुलै|\
        ऑगस्ट|सप्टेंबर|ऑक्टोबर|नोव्हेंबर|डिसेंबर;जाने|फेब्रु|मार्च|एप्रि|मे|जून|जुलै|ऑग|सप्टें|ऑक्टो|नोव्हें|\
        डिसें;{d} {m}, {y};{M} {y};{h}:{mm} {a};AM|PM;0;०१२३४५६७८९
        ms;Ahd|Isn|Sel|Rab|Kha|Jum|Sab;A|I|S|R|K|J|S;Januari|Februari|Mac|April|Mei|Jun|Julai|Ogos|September|\
        Oktober|November|Disember;Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ogo|Sep|Okt|Nov|Dis;{d} {m} {y};{M} {y};\
        {h}:{mm} {a};PG|PTG;1;
        my;နွေ|လာ|ဂါ|ဟူး|တေး|ကြာ|နေ;တ|တ|အ|ဗ|က|သ|စ;ဇန်နဝါရီ|ဖေဖော်ဝါရီ|မတ်|ဧပြီ|မေ|ဇွန်|ဇူလိုင်|ဩဂုတ်|\
        စက်တင်ဘာ|အောက်တိုဘာ|နိုဝင်ဘာ|ဒီဇင်ဘာ;ဇန်|ဖေ|မတ်|ဧ|မေ|ဇွန်|ဇူ|ဩ|စက်|အောက်|နို|ဒီ;{y} {m} {d};{y} {M};\
        {H}:{mm};;0;၀၁၂၃၄၅၆၇၈၉
        nb;søn.|man.|tir.|ons.|tor.|fre.|lør.;S|M|T|O|T|F|L;januar|februar|mars|april|mai|juni|juli|august|\
        september|oktober|november|desember;jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.;{d}. \
        {m} {y};{M} {y};{HH}:{mm};;1;
        ne;आइत|सोम|मङ्गल|बुध|बिहि|शुक्र|शनि;आ|सो|म|बु|बि|शु|श;जनवरी|फेब्रुअरी|मार्च|अप्रिल|मे|जुन|जुलाई|\
        अगस्ट|सेप्टेम्बर|अक्टोबर|नोभेम्बर|डिसेम्बर;जनवरी|फेब्रुअरी|मार्च|अप्रिल|मे|जुन|जुलाई|अगस्ट|\
        सेप्टेम्बर|अक्टोबर|नोभेम्बर|डिसेम्बर;{y} {m} {d};{y} {M};{HH}:{mm};;0;०१२३४५६७८९
        nl;zo|ma|di|wo|do|vr|za;Z|M|D|W|D|V|Z;januari|februari|maart|april|mei|juni|juli|augustus|september|\
        oktober|november|december;jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec;{d} {m} {y};{M} {y};\
        {HH}:{mm};;1;
        no;søn.|man.|tir.|ons.|tor.|fre.|lør.;S|M|T|O|T|F|L;januar|februar|mars|april|mai|juni|juli|august|\
        september|oktober|november|desember;jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.;{d}. \
        {m} {y};{M} {y};{HH}:{mm};;1;
        pa;ਐਤ|ਸੋਮ|ਮੰਗਲ|ਬੁੱਧ|ਵੀਰ|ਸ਼ੁੱਕਰ|ਸ਼ਨੀ;ਐ|ਸੋ|ਮੰ|ਬੁੱ|ਵੀ|ਸ਼ੁੱ|ਸ਼;ਜਨਵਰੀ|ਫ਼ਰਵਰੀ|ਮਾਰਚ|ਅਪ੍ਰੈਲ|ਮਈ|ਜੂਨ|ਜੁਲਾਈ|\
        ਅਗਸਤ|ਸਤੰਬਰ|ਅਕਤੂਬਰ|ਨਵੰਬਰ|ਦਸੰਬਰ;ਜਨ|ਫ਼ਰ|ਮਾਰਚ|ਅਪ੍ਰੈ|ਮਈ|ਜੂਨ|ਜੁਲਾ|ਅਗ|ਸਤੰ|ਅਕਤੂ|ਨਵੰ|ਦਸੰ;{d} {m} {y};{M} {y};\
        {h}:{mm} {a};AM|PM;0;
        pl;niedz.|pon.|wt.|śr.|czw.|pt.|sob.;N|P|W|Ś|C|P|S;styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|\
        sierpień|wrzesień|październik|listopad|grudzień;sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru;{d} \
        {m} {y};{M} {y};{HH}:{mm};;1;
        pt;dom.|seg.|ter.|qua.|qui.|sex.|sáb.;D|S|T|Q|Q|S|S;janeiro|fevereiro|março|abril|maio|junho|julho|\
        agosto|setembro|outubro|novembro|dezembro;jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|\
        dez.;{d} de {m} de {y};{M} de {y};{HH}:{mm};;0;
        pt-PT;dom.|seg.|ter.|qua.|qui.|sex.|sáb.;D|S|T|Q|Q|S|S;janeiro|fevereiro|março|abril|maio|junho|\
        julho|agosto|setembro|outubro|novembro|dezembro;jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|\
        nov.|dez.;{d}/{nn}/{y};{M} de {y};{HH}:{mm};;0;
        ro;dum.|lun.|mar.|mie.|joi|vin.|sâm.;D|L|M|M|J|V|S;ianuarie|februarie|martie|aprilie|mai|iunie|iulie|\
        august|septembrie|octombrie|noiembrie|decembrie;ian.|feb.|mar.|apr.|mai|iun.|iul.|aug.|sept.|oct.|\
        nov.|dec.;{d} {m} {y};{M} {y};{HH}:{mm};;1;
        ru;вс|пн|вт|ср|чт|пт|сб;В|П|В|С|Ч|П|С;январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|\
        октябрь|ноябрь|декабрь;янв.|февр.|мар.|апр.|мая|июн.|июл.|авг.|сент.|окт.|нояб.|дек.;{d} {m} {y} г.;\
        {M} {y} г.;{HH}:{mm};;1;
        si;ඉරි|සඳු|අඟ|බදා|බ්‍රහ|සිකු|සෙන;ඉ|ස|අ|බ|බ්‍ර|සි|සෙ;දුරුතු|නවම්|මැදින්|බක්|වෙසක්|පොසොන්|ඇසළ|නිකිණි|\
        බිනර|වප්|ඉල්|උඳුවප්;දුරුතු|නවම්|මැදින්|බක්|වෙසක්|පොසොන්|ඇසළ|නිකිණි|බිනර|වප්|ඉල්|උඳුවප්;{y} {m} {d};\
        {y} {M};{HH}:{mm};;1;
        sk;ne|po|ut|st|št|pi|so;n|p|u|s|š|p|s;január|február|marec|apríl|máj|jún|júl|august|september|\
        október|november|december;jan|feb|mar|apr|máj|jún|júl|aug|sep|okt|nov|dec;{d}. {n}. {y};{M} {y};\
        {H}:{mm};;1;
        sl;ned.|pon.|tor.|sre.|čet.|pet.|sob.;n|p|t|s|č|p|s;januar|februar|marec|april|maj|junij|julij|\
        avgust|september|oktober|november|december;jan.|feb.|mar.|apr.|maj|jun.|jul.|avg.|sep.|okt.|nov.|\
        dec.;{d}. {m} {y};{M} {y};{HH}:{mm};;1;
        sq;die|hën|mar|mër|enj|pre|sht;d|h|m|m|e|p|sh;janar|shkurt|mars|prill|maj|qershor|korrik|gusht|\
        shtator|tetor|nëntor|dhjetor;jan|shk|mar|pri|maj|qer|korr|gush|sht|tet|nën|dhj;{d} {m} {y};{M} {y};\
        {h}:{mm} {a};p.d.|m.d.;1;
        sr;нед|пон|уто|сре|чет|пет|суб;н|п|у|с|ч|п|с;јануар|фебруар|март|април|мај|јун|јул|август|септембар|\
        октобар|новембар|децембар;јан|феб|мар|апр|мај|јун|јул|авг|сеп|окт|нов|дец;{d}. {m} {y}.;{M} {y}.;\
        {HH}:{mm};;1;
        sv;sön|mån|tis|ons|tors|fre|lör;S|M|T|O|T|F|L;januari|februari|mars|april|maj|juni|juli|augusti|\
        september|oktober|november|december;jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.;{d} \
        {m} {y};{M} {y};{HH}:{mm};;1;
        sw;Jumapili|Jumatatu|Jumanne|Jumatano|Alhamisi|Ijumaa|Jumamosi;S|M|T|W|T|F|S;Januari|Februari|Machi|\
        Aprili|Mei|Juni|Julai|Agosti|Septemba|Oktoba|Novemba|Desemba;Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ago|Sep|Okt|\
        Nov|Des;{d} {m} {y};{M} {y};{HH}:{mm};;1;
        ta;ஞாயி.|திங்.|செவ்.|புத.|வியா.|வெள்.|சனி;ஞா|தி|செ|பு|வி|வெ|ச;ஜனவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே|ஜூன்|\
        ஜூலை|ஆகஸ்ட்|செப்டம்பர்|அக்டோபர்|நவம்பர்|டிசம்பர்;ஜன.|பிப்.|மார்.|ஏப்.|மே|ஜூன்|ஜூலை|ஆக.|செப்.|அக்.|\
        நவ.|டிச.;{d} {m}, {y};{M} {y};{h}:{mm} {a};AM|PM;0;
        te;ఆది|సోమ|మంగళ|బుధ|గురు|శుక్ర|శని;ఆ|సో|మ|బు|గు|శు|శ;జనవరి|ఫిబ్రవరి|మార్చి|ఏప్రిల్|మే|జూన్|జులై|\
        ఆగస్టు|సెప్టెంబర్|అక్టోబర్|నవంబర్|డిసెంబర్;జన|ఫిబ్ర|మార్చి|ఏప్రి|మే|జూన్|జులై|ఆగ|సెప్టెం|అక్టో|నవం|\
        డిసెం;{d}, {m} {y};{M} {y};{h}:{mm} {a};AM|PM;0;
        th;อา.|จ.|อ.|พ.|พฤ.|ศ.|ส.;อา|จ|อ|พ|พฤ|ศ|ส;มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|\
        สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม;ม.ค.|ก.พ.|มี.ค.|เม.ย.|พ.ค.|มิ.ย.|ก.ค.|ส.ค.|ก.ย.|ต.ค.|พ.ย.|\
        ธ.ค.;{d} {m} {y};{M} {y};{HH}:{mm} น.;;0;
        tr;Paz|Pzt|Sal|Çar|Per|Cum|Cmt;P|P|S|Ç|P|C|C;Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|\
        Eylül|Ekim|Kasım|Aralık;Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara;{d} {m} {y};{M} {y};\
        {HH}:{mm};;1;
        uk;нд|пн|вт|ср|чт|пт|сб;Н|П|В|С|Ч|П|С;січень|лютий|березень|квітень|травень|червень|липень|серпень|\
        вересень|жовтень|листопад|грудень;січ.|лют.|бер.|квіт.|трав.|черв.|лип.|серп.|вер.|жовт.|лист.|груд.;\
        {d} {m} {y} р.;{M} {y} р.;{HH}:{mm};;1;
        ur;اتوار|پیر|منگل|بدھ|جمعرات|جمعہ|ہفتہ;ا|پ|م|ب|ج|ج|ہ;جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|\
        ستمبر|اکتوبر|نومبر|دسمبر;جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر;{d} \
        {m}، {y};{M} {y};{h}:{mm} {a};AM|PM;0;
        uz;Yak|Dush|Sesh|Chor|Pay|Jum|Shan;Y|D|S|C|P|J|S;Yanvar|Fevral|Mart|Aprel|May|Iyun|Iyul|Avgust|\
        Sentabr|Oktabr|Noyabr|Dekabr;yan|fev|mar|apr|may|iyn|iyl|avg|sen|okt|noy|dek;{d}-{m}, {y};{M}, {y};\
        {HH}:{mm};;1;
        vi;CN|T2|T3|T4|T5|T6|T7;CN|T2|T3|T4|T5|T6|T7;Tháng 1|Tháng 2|Tháng 3|Tháng 4|Tháng 5|Tháng 6|Tháng 7|\
        Tháng 8|Tháng 9|Tháng 10|Tháng 11|Tháng 12;thg 1|thg 2|thg 3|thg 4|thg 5|thg 6|thg 7|thg 8|thg 9|thg \
        10|thg 11|thg 12;{d} {m}, {y};{M} năm {y};{HH}:{mm};;1;
        zh;周日|周一|周二|周三|周四|周五|周六;日|一|二|三|四|五|六;1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月;1月|2月|3月|4月|5月|6月|7月|8月|\
        9月|10月|11月|12月;{y}年{n}月{d}日;{y}年{n}月;{HH}:{mm};;1;
        zh-Hant;週日|週一|週二|週三|週四|週五|週六;日|一|二|三|四|五|六;1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月;1月|2月|3月|4月|5月|6月|\
        7月|8月|9月|10月|11月|12月;{y}年{n}月{d}日;{y}年{n}月;{a}{h}:{mm};上午|下午;0;
        zh-HK;週日|週一|週二|週三|週四|週五|週六;日|一|二|三|四|五|六;1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月;1月|2月|3月|4月|5月|6月|7月|\
        8月|9月|10月|11月|12月;{y}年{n}月{d}日;{y}年{n}月;{a}{h}:{mm};上午|下午;0;
        zu;Son|Mso|Bil|Tha|Sin|Hla|Mgq;S|M|B|T|S|H|M;Januwari|Februwari|Mashi|Ephreli|Meyi|Juni|Julayi|\
        Agasti|Septhemba|Okthoba|Novemba|Disemba;Jan|Feb|Mas|Eph|Mey|Jun|Jul|Aga|Sep|Okt|Nov|Dis;{m} {d}, \
        {y};{M} {y};{HH}:{mm};;0;
        """
}
