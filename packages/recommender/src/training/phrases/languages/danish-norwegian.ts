import type { LanguagePhrases } from '../language-phrases.ts';

/** Danish and Norwegian phrases. */
export const DANISH_NORWEGIAN: LanguagePhrases = {
  deep_focus: `
    fokusere, fokus, fokustid, koncentrere mig, konsentrere meg, koncentration, konsentrasjon,
    ikke forstyr, distraheret, skrive rapport, skrive opgave, skrive oppgave, speciale,
    masteroppgave, skrive, kode, skrive kode, programmere, programmering, udvikle, studere,
    læse til eksamen, lese til eksamen, eksamen, lektier, lekser, læse, lese, lese en bok,
    svare på e-mails, svare på e-post, innboks, indbakke, papirarbeid, papirarbejde, fakturaer,
    regnskab, regnskap, oversætte, oversette, rette opgaver, lave slides, frist, deadline,
    skrive rapporten færdig, gøre rapporten færdig, skrive ferdig rapporten, opgave, bachelor,
    pensum, læse en bog, gloser, rette prøver, svare på mails, skema udfylde, fylle ut skjema,
    søknad, ansøgning, skat, selvangivelse, regnskab føre, indtaste data, kan ikke koncentrere mig,
    får ikke konsentrert meg, bliver distraheret, distrahert, forstyr ikke, ikke forstyrr,
    arbejde i ro, jobbe i fred, øve klaver, sy, strikke
  `,
  analytical: `
    fejlsøge, feilsøke, feilsøking, finde fejlen, finne feilen, fejl, feil, analysere, analyse,
    dataanalyse, statistik, statistikk, matematik, matematikk, matte, ligninger, løse problemer,
    bevis, fysikk, regne, beregne, regneark, budsjett, budget, prognose, beslutning,
    ta en beslutning, beslutte, bestemme, fordele og ulemper, sammenligne, vurdere, strategi,
    kodegennemgang, gjennomgå kode, kontrakt, skak, sjakk, hvorfor virker det ikke,
    hvorfor funker det ikke, fejlsøgning, bug, serveren er nede, tallene stemmer ikke, tjekke tal,
    sammenligne tilbud, vælge mellem, velge mellom, analysere data, fysik, gennemgå kontrakt,
    diagnose, sudoku, krydsord, kryssord, gåde, tænke, tenke, løse problem
  `,
  creative: `
    ideer, idéer, nye ideer, få ideer, kreativ, kreativitet, inspiration, inspirasjon, skabe, skape,
    finde på, finne på, navn til, designe, design, logo, plakat, slogan, reklamekampagne, tegne,
    male, skitse, illustrasjon, skrive en novelle, novelle, roman, digt, dikt, manuskript, sang,
    skrive en sang, komponere, musik, musikk, spille guitar, spille gitar, fotografere, brainstorme,
    idémyldring, ideer til, finde et navn, skisse, akvarel, skrive sang, improvisere, foto, pynte,
    indrette, innrede, kampagne, kampanje, ny opskrift, dagdrømme
  `,
  meeting: `
    møde, møte, møder, møter, teammøde, teammøte, kundemøde, kundemøte, møte med kunden, videomøde,
    videomøte, samtale, opkald, telefonsamtale, ringe til, jobsamtale, jobbintervju, lønforhandling,
    lønnsforhandling, forhandle, medarbejdersamtale, medarbeidersamtale, præsentere, presentere,
    holde foredrag, holde oplæg, holde tale, undervise, undervisning, vanskelig samtale,
    snakke med sjefen, bestyrelsesmøde, styremøte, forældremøde, foreldremøte, konferanse,
    møde med chefen, møte med sjefen, samtale med, ringe til kunder, ringe kunder, interview,
    fremlæggelse, tale, oplæg, foredrag, holde undervisning, workshop, forhandling, lønnssamtale,
    mus samtale, retssag, patienter, stuegang, visitt, vagtskifte, generalprøve, koncert på scenen,
    date, kor, konference, mundtlig eksamen, muntlig eksamen, statusmøde
  `,
  calm: `
    stresset, stress, angst, bekymret, urolig, panik, panikk, panikanfald, nervøs, bange, redd,
    overvældet, overveldet, for meget, for mye, vred, sint, irriteret, irritert, frustrert,
    ked af det, lei meg, græde, gråte, falde til ro, roe meg ned, ro, rolig, slappe af, slappe av,
    afslapning, trække vejret, puste, pusteøvelse, meditere, meditation, meditasjon, pause, yoga,
    udbrændt, utbrent, flyskræk, kan ikke mere, orker ikke mer, sur, frustreret, slået op, skændtes,
    kranglet, sorg, ensom, bekymringer, ro på, åndedræt, mindfulness, pusterum, bede, hjertebanken
  `,
  energise: `
    træt, trøtt, sliten, søvnig, ingen energi, energi, brug for energi, trenger energi, vågne,
    våkne, holde mig vågen, holde meg våken, orker ikke, gider ikke, sløv, motivation, motivasjon,
    umotiveret, umotivert, sovet dårligt, sovet dårlig, træne, trene, træning, trening, fitness,
    løbe, løpe, løpetur, løbetur, sykle, cykle, svømme, fodbold, fotball, kamp, danse, spille,
    turnering, gøre rent, vaske huset, rydde, nattevagt, træt men, trett men må jobbe,
    søvnig på arbejde, falder i søvn ved skrivebordet, kvikke op, frisk, slapp, doven, lat,
    ingen motivation, eftermiddagstræthed, kaffe hjælper ikke, mandag, styrke, håndbold, tennis,
    padel, boksning, klatre, rengøring, støvsuge, flytte, nattskift, gaming
  `,
  wind_down: `
    sove, kan ikke sove, falde i søvn, sovne, får ikke sove, søvnløs, søvnløshed, søvnløshet,
    i seng, gå i seng, leggetid, sengetid, godnat, god natt, lur, power nap, slut på dagen,
    ferdig på jobb, fyraften, efter arbejde, etter jobb, aften, i aften, i kveld, rolig kveld,
    rolig aften, koble av, koble fra, koble ut, slappe af i aften, før jeg sover, læse i sengen,
    lang dag, se serie, sofa, helg, weekend, søvn, legge meg, i sengen, middagslur, kveld,
    færdig med arbejdet, koble af, hvile, sofaen, serie, film i aften, lese på sengen, bad og seng,
    fredag aften, fredagskos, børnene sover, barna sover, putte børn, slukke lyset
  `,
  none: `
    frokost, lunsj, frokostpause, morgenmad, aftensmad, middag, ferie, fridag, helligdag,
    fraværende, tandlæge, tannlege, læge, lege, legetime, frisør, indkøb, handle, hente børn,
    hente barna, fødselsdag, bursdag, bryllup, fly til, tog til, rejse, reise, bilverksted, dyrlæge,
    hej, hei, tak, takk, hvordan går det, hvem er du, vejr, været, fortell en vits, ved ikke,
    vet ikke, frokost med, kaffepause, fri, syg, syk, hjemmearbejde, hjemmekontor, fastlege, bilsyn,
    verksted, pakke, bank, hente barn, børnehave, barnehage, begravelse, fest, biograf, kino,
    teater, fly, tog, lufthavn, hotel, skrald, husleje, regninger, gå tur med hunden, hvad er det,
    hvordan virker det, gratis, vær, vits, ingenting, test, farvel
  `,
};
