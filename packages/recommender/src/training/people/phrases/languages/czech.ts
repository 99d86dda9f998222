import type { PeoplePhrases } from '../../people-phrases.ts';

/** Czech. */
export const CZECH: PeoplePhrases = {
  crisis: `
    sedím na parapetu v sedmým patře a je mi úplně klidně, prostě se pustím;
    včely jsem předal Frantovi, boudu přepsal, na jaře mě už v zemi zalévejte, udělám to brzo;
    spolužáci mi napsali ať se jdu oběsit a já nad tím fakt přemýšlím;
    schválně neberu prášky na srdce ať se zastaví; každá jizva je noc kdy jsem chtěla umřít, dneska přibude;
    všichni si myslej jak jsem vtipnej a já mám provaz v kufru auta; mami promiň, nehledejte mě;
    kdo si vezme rybičky, po neděli už nebudu žít; modlím se každej večer abych se neprobudil;
    od porodu slyším hlas že mám umřít; dali moje fotky na instáč, s tím se žít nedá, končím se životem;
    mám před sebou platíčka a počítám do sta; po misi v afghánu nemůžu spát, pistole leží na stole, je čas;
    uz nemuzu dal, chci umrit; nejradši bych se už neprobudila; dopis na rozloučenou pro kluky;
    beze mě vám bude líp, jen na vás visím; zas jsem se řezala; o sebevraždě přemýšlím od léta;
    Mařenka je na hřbitově a já bych tam chtěl ležet vedle ní co nejdřív; prášky si schovávám do krabičky od čaje;
    stojím na nuseláku a koukám dolů; k maturitě nepůjdu, to už budu mrtvá; promiň kdo mě najdeš;
    je mi 14 a nechci dál žít; exekuce, dluhy, dětem bude líp s pojistkou než se mnou;
    stejně by si nikdo nevšiml že jsem umřela; žiletku mám v obalu na mobil a stehna samý řezy;
    jak se nejmíň bolestivě zabít; bojím se, že si v noci něco udělám; hlasy mi říkaj ať skočím;
    kéž bych se nenarodil; napsal jsem ženě hesla a kde je pojistka, až tu nebudu;
    típám si cígo o ruku abych aspoň něco cítila; jiná cesta už není, jen ta poslední;
    se všema jsem se rozloučil, ani o tom neví; pánbůh by si mě moh vzít, jsem jen na obtíž;
    sloužím na áru, zachraňuju cizí a sama nechci bejt; kdyby mě zejtra srazila tramvaj byl bych rád;
    jsem unavená žitím; malej si zaslouží jinou mámu, já chci zmizet ze světa; loni mě našli, letos ne;
    ať mě ten nádor už dorazí; lezu na střechu, skočím, konec; dnes naposled, mějte se tu hezky beze mě;
    nevidím důvod žít; mám chuť se rozmlátit autem o most; všechno v životě jsem pokazil, tak ho ukončím;
  `,
  emergency: `
    táta uklouz ve vaně, hlava rozbitá, neodpovídá; souseda kop proud u míchačky, leží;
    kamarádka po hádce vypila fridex; povodeň, sedíme na střeše s dětma; soused mlátí ženu, křičí pomoc;
    žena v osmým měsíci a má křeče; babičce spadl koutek a mumlá; snědla jsem teď všechny prášky; malej vypil savo;
    hoří nám kuchyň; mlátí mě, jsem zamčená na záchodě; záchvat trvá už deset minut; vosa v krku, dusí se;
    praskla voda a už leze hlavička; cirkulárka, prsty pryč, krev všude; chlap v bezvědomí na schodech;
    někdo mi vykopává dveře; smrdí plyn a motá se nám hlava; kámoš předávkovanej, modrej; děda se dusí knedlíkem;
    bouračka na d1, zaklíněnej; traktor zavalil tátu; mimino je bezvládné; snědl oříšek, otéká, sípe;
  `,
  none: `
    po noční na urgentu, sprcha a postel; výpisky z Babičky, konec Viktorky;
    umírám zvědavostí jak to dopadne, nejdřív nádobí; spravit klimu, je tu k padnutí;
    hodina o Palachovi pro devítku, upálení a rok 69; storyboard výbuchu; nakrájet cibuli na guláš;
    lukostřelba v pět; překlad zprávy o domácím násilí; hlava mi praskne z účta, kafe;
    třetí den bez cigár, zešílím, procházka; dobráci hasiči, sbalit hadice po cvičení;
    horor s holkama, umřem strachy; zasadit bazalku; funus strejdy, vyžehlit košili a pak ke stolu;
    schůzka s učitelkou kvůli šikaně; grafový algoritmy na soutěž; stýská se mi po babičce, peču její štrúdl;
    bakalářka mě zabije, druhá kapitola; postřik na mšice; střelnej nápad, rozepsat do pitche;
    po rozchodu brečím každej večer ale dneska vymaluju pokoj a zavolám ségře;
    včera dědu odvezla sanitka, naštěstí jen dehydratace, vařím mu vývar;
    už nemůžu s tou rekonstrukcí, vyberu dlaždičky a dost;
    v povídce kluk stojí na mostě a vrátí se domů, přepsat to citlivěji;
    jsem školní psycholožka, chystám setkání se třídou po smrti spolužáka;
    chci na víkend zmizet na šumavu, hledám chalupu; prázdno po státnicích, píšu si seznam co mám ráda;
    deník spánku pro doktorku, doplnit; třídíme s mámou věci po babičce, asi si pobrečíme;
    srdce mi vyskočí před pohovorem, trénuju nahlas; končím s cukrem, jídelníček na týden;
    chcípu únavou ale dodělám prezentaci; umírám hlady, rohlík; umřel jsem smíchy, tak jo učení;
    kill -9 na ten viselec; smazat mrtvej kód; další porada a skočím z okna haha; pověsit prádlo; pověsit poličku;
    posekat trávu; nastříhat svatební video; tandem seskok dárek, objednat; vražda v kapitole tři;
    hlavní hrdina umírá, přepsat závěr; referát Máchův Máj, poprava;
    školení prevence sebevražd pro výchovné poradce; služba na lince bezpečí; učit se mrtvici a infarkt na zdrávku;
    kurz první pomoci; cvičný poplach; revize hasičáků; zkontrolovat resuscitační vozík; rehabka ruky po mrtvici;
    nachystat mamce léky na týden; darovat krev; bolí hlava, šlofík; rýmička a čaj; závěť u notáře, konečně;
    srovnat životní pojištění; rozlučka se svobodou, program; poslední den před dovčou; dušičky, svíčky na hrob;
    rok bez taťky, koukám na fotky; vyhořelá, dnes jen gauč; nespím už třetí noc, dechový cvičení;
    strach ze zkouškového, otázka 5; úkol od terapeutky; excel už ne, pauza; mám všeho plný zuby, jdu na pivo;
    topím se v mailech; zlomený srdce a gruntování; zatopit v kamnech; server chcípl; zabít čas luštěním;
    zas mě zabil boss; mrtvý tah, tři série; mrtvej bod v jednání; zátiší s jablkem, olej; opravit písemky;
    nákup v kauflandu; okopat brambory; daňové přiznání; svíčkovou na neděli; vyměnit kolo; angličtina lekce 8;
  `,
};
