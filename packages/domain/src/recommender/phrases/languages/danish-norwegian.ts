import type { LanguagePhrases } from './language-phrases.ts';

/** Danish and Norwegian phrases. */
export const DANISH_NORWEGIAN: LanguagePhrases = {
  deep_focus: `
    fokusere, fokus, fokustid, koncentrere mig, konsentrere meg, koncentration, konsentrasjon,
    ikke forstyr, distraheret, skrive rapport, skrive opgave, skrive oppgave, speciale,
    masteroppgave, skrive, kode, skrive kode, programmere, programmering, udvikle, studere,
    læse til eksamen, lese til eksamen, eksamen, lektier, lekser, læse, lese, lese en bok,
    svare på e-mails, svare på e-post, innboks, indbakke, papirarbeid, papirarbejde, fakturaer,
    regnskab, regnskap, oversætte, oversette, rette opgaver, lave slides, frist, deadline
  `,
  analytical: `
    fejlsøge, feilsøke, feilsøking, finde fejlen, finne feilen, fejl, feil, analysere, analyse,
    dataanalyse, statistik, statistikk, matematik, matematikk, matte, ligninger, løse problemer,
    bevis, fysikk, regne, beregne, regneark, budsjett, budget, prognose, beslutning,
    ta en beslutning, beslutte, bestemme, fordele og ulemper, sammenligne, vurdere, strategi,
    kodegennemgang, gjennomgå kode, kontrakt, skak, sjakk
  `,
  creative: `
    ideer, idéer, nye ideer, få ideer, kreativ, kreativitet, inspiration, inspirasjon, skabe, skape,
    finde på, finne på, navn til, designe, design, logo, plakat, slogan, reklamekampagne, tegne,
    male, skitse, illustrasjon, skrive en novelle, novelle, roman, digt, dikt, manuskript, sang,
    skrive en sang, komponere, musik, musikk, spille guitar, spille gitar, fotografere, brainstorme,
    idémyldring
  `,
  meeting: `
    møde, møte, møder, møter, teammøde, teammøte, kundemøde, kundemøte, møte med kunden, videomøde,
    videomøte, samtale, opkald, telefonsamtale, ringe til, jobsamtale, jobbintervju, lønforhandling,
    lønnsforhandling, forhandle, medarbejdersamtale, medarbeidersamtale, præsentere, presentere,
    holde foredrag, holde oplæg, holde tale, undervise, undervisning, vanskelig samtale,
    snakke med sjefen, bestyrelsesmøde, styremøte, forældremøde, foreldremøte, konferanse
  `,
  calm: `
    stresset, stress, angst, bekymret, urolig, panik, panikk, panikanfald, nervøs, bange, redd,
    overvældet, overveldet, for meget, for mye, vred, sint, irriteret, irritert, frustrert,
    ked af det, lei meg, græde, gråte, falde til ro, roe meg ned, ro, rolig, slappe af, slappe av,
    afslapning, trække vejret, puste, pusteøvelse, meditere, meditation, meditasjon, pause, yoga,
    udbrændt, utbrent
  `,
  energise: `
    træt, trøtt, sliten, søvnig, ingen energi, energi, brug for energi, trenger energi, vågne,
    våkne, holde mig vågen, holde meg våken, orker ikke, gider ikke, sløv, motivation, motivasjon,
    umotiveret, umotivert, sovet dårligt, sovet dårlig, træne, trene, træning, trening, fitness,
    løbe, løpe, løpetur, løbetur, sykle, cykle, svømme, fodbold, fotball, kamp, danse, spille,
    turnering, gøre rent, vaske huset, rydde, nattevagt
  `,
  wind_down: `
    sove, kan ikke sove, falde i søvn, sovne, får ikke sove, søvnløs, søvnløshed, søvnløshet,
    i seng, gå i seng, leggetid, sengetid, godnat, god natt, lur, power nap, slut på dagen,
    ferdig på jobb, fyraften, efter arbejde, etter jobb, aften, i aften, i kveld, rolig kveld,
    rolig aften, koble av, koble fra, koble ut, slappe af i aften, før jeg sover, læse i sengen,
    lang dag, se serie, sofa, helg, weekend
  `,
  none: `
    frokost, lunsj, frokostpause, morgenmad, aftensmad, middag, ferie, fridag, helligdag,
    fraværende, tandlæge, tannlege, læge, lege, legetime, frisør, indkøb, handle, hente børn,
    hente barna, fødselsdag, bursdag, bryllup, fly til, tog til, rejse, reise, bilverksted, dyrlæge,
    hej, hei, tak, takk, hvordan går det, hvem er du, vejr, været, fortell en vits, ved ikke,
    vet ikke
  `,
};
