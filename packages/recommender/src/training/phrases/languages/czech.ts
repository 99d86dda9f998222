import type { LanguagePhrases } from '../language-phrases.ts';

/** Czech phrases. */
export const CZECH: LanguagePhrases = {
  deep_focus: `
    soustředit se, potřebuji se soustředit, soustředění, sústrediť sa, koncentrace, nerušit,
    rozptyluje mě, psát zprávu, napsat zprávu, psát diplomku, diplomka, bakalářka, psaní, článek,
    dokumentace, programovat, programování, psát kód, kódovat, učit se, učit se na zkoušku, učiť sa,
    zkouška, skúška, maturita, domácí úkol, úkoly, číst, čtení, čítať, odpovědět na maily, pošta,
    papírování, faktury, účetnictví, daňové přiznání, překlad, překládat, opravovat písemky,
    připravit prezentaci, termín, uzávěrka, dokončit zprávu, dopsat zprávu, napsat referát,
    seminární práce, zkouškové, opakovat, slovíčka, číst knihu, příprava na hodinu, maily,
    vyplnit formulář, zadávat data, životopis, kódit, slajdy, prezentace připravit,
    potřebuju se soustředit, nemůžu se soustředit, rozptyluje mě telefon, prokrastinuju, pracovat,
    dodělat práci, termín odevzdání, cvičit na klavír, šít, střih videa
  `,
  analytical: `
    ladit program, hledat chybu, najít chybu, opravit chybu, chyba v kódu, příčina, výpadek,
    analyzovat, analýza, analýza dat, data, statistika, matematika, příklady z matematiky, rovnice,
    řešit, řešit problém, důkaz, fyzika, počítat, výpočet, tabulka, rozpočet, uzávěrka účtů,
    zkontrolovat čísla, rozhodnutí, rozhodnout se, pro a proti, porovnat, zhodnotit, strategie,
    přemýšlet, kontrola kódu, smlouva ke kontrole, šachy, hádanka, proč to nefunguje, zjistit proč,
    ladit, spadl server, čísla nesedí, zkontrolovat účty, porovnat nabídky, vybrat mezi,
    analyzovat data, matika, spočítat, vyřešit problém, zkontrolovat smlouvu, revize kódu, diagnóza,
    sudoku, křížovka, hlavolam, plánovat
  `,
  creative: `
    nápady, nové nápady, nápad, vymyslet, vymyslet název, inspirace, kreativní, kreativita, tvořit,
    tvorba, představivost, návrh, navrhnout logo, logo, plakát, slogan, reklamní kampaň, kreslit,
    malovat, skica, ilustrace, povídka, psát povídku, román, báseň, poezie, scénář, písnička,
    napsat píseň, skládat hudbu, hudba, hrát na kytaru, fotografie, tvůrčí blok, nápady na, skici,
    akvarel, improvizovat, fotit, vyrábět, dekorace, kampaň, nový recept, keramika
  `,
  meeting: `
    schůzka, porada, týmová porada, schůzka s klientem, stretnutie, jednání, videohovor, hovor,
    telefonát, zavolat, pohovor, pracovní pohovor, vyjednávání, zvýšení platu, prezentovat,
    prezentace před, přednáška, projev, vystoupení, vyučovat, učit děti, doučování, těžký rozhovor,
    mluvit se šéfem, hodnotící pohovor, klient, rodičovské sdružení, obhajoba, ústní zkouška,
    konference, rande, meeting, volat klientům, rozhovor, proslov, učit třídu, vést hodinu,
    školení vést, workshop, třídní schůzky, soud, pacienti, vizita, předání směny, zkouška kapely,
    koncert na pódiu, hodnocení
  `,
  calm: `
    vystresovaný, stres, úzkost, úzkostný, panika, panický záchvat úzkosti, nervózní, nervy, tréma,
    bojím se, strach, mám obavy, přetížený, nezvládám, naštvaný, vztek, frustrovaný, smutný, brečet,
    plakat, uklidnit se, klid, zklidnit, uvolnit se, relaxace, dýchat, dýchání, dechové cvičení,
    meditace, meditovat, všímavost, přestávka, pauza, jóga, vyhořelý, hádka, stresuju se, ve stresu,
    panický záchvat, mám toho moc, už nemůžu, zuřím, smutno, rozchod, pohádali jsme se, zármutek,
    sám, dělám si starosti, relaxovat, dech, modlitba, buší mi srdce
  `,
  energise: `
    unavený, unavená, jsem unavený, ospalý, nemám energii, energie, potřebuji energii, probudit se,
    vzbudit se, neusnout, nechce se mi, lenost, motivace, nemám motivaci, povzbudit, nakopnout,
    špatně jsem spal, trénink, trénovat, cvičit, cvičení, posilovna, běh, běhat, kolo, plavání,
    sport, fotbal, zápas, tancovat, hraní her, turnaj, uklízet, úklid, noční směna, unavený ale,
    unavená ale musím pracovat, usínám v práci, zavírají se mi oči, nevyspalý, potřebuju energii,
    probrat se, vzbudit, zůstat vzhůru, žádná motivace, útlum po obědě, káva nepomáhá, pondělí,
    plavat, hokej, tenis, box, lezení, vysávat, stěhování, noční služba, hraní s kamarády
  `,
  wind_down: `
    spát, nemůžu spát, nemůžu usnout, usnout, nespavost, jít spát, do postele, dobrou noc,
    zdřímnout si, šlofík, konec dne, konec práce, po práci, večer, dnes večer, klidný večer,
    vypnout, vypnout hlavu, odpočinout si večer, před spaním, spánek, číst v posteli, dlouhý den,
    koukat na seriál, gauč, víkend, v posteli, padla, odpočinout si, odpočinek, seriál, film večer,
    vana a spát, pátek večer, děti spí, uspat dítě, zhasnout
  `,
  none: `
    oběd, snídaně, večeře, káva, dovolená, svátek, volno, nepřítomen, zubař, lékař, doktor,
    kadeřník, nákup, vyzvednout děti, narozeniny, svatba, let do, vlak do, cesta, servis auta,
    veterinář, ahoj, dobrý den, děkuji, jak se máš, kdo jsi, počasí, řekni vtip, nevím, nic, oběd s,
    káva s, nemocenská, práce z domova, očkování, stk, instalatér, balík, nakoupit, banka, školka,
    pohřeb, oslava, kino, divadlo, let, vlak, letiště, hotel, odpadky, nájem, vyvenčit psa, díky,
    co to je, jak to funguje, zdarma, vtip, test, čau
  `,
};
