import type { LanguagePhrases } from '../language-phrases.ts';

/** Swedish phrases. */
export const SWEDISH: LanguagePhrases = {
  deep_focus: `
    fokusera, fokus, fokustid, koncentrera mig, koncentration, jobba ostört, stör ej, distraherad,
    skriva rapport, skriva uppsats, uppsats, avhandling, skriva, dokumentation, koda, skriva kod,
    programmera, programmering, utveckla, plugga, plugga till tentan, tenta, prov, läxor, studera,
    läsa, läsa en bok, kurslitteratur, svara på mejl, mejl, inkorgen, pappersarbete, fakturor,
    bokföring, deklaration, mata in data, översätta, rätta prov, göra presentation, deadline,
    att göra lista, skriva klart rapporten, rapport, c-uppsats, plugga till tenta, prov imorgon,
    glosor, planera lektioner, inkorg, blanketter, fylla i ansökan, cv, göra slides,
    kan inte koncentrera mig, skjuter upp, jobba undan, öva piano, sy, klippa film,
    journalanteckningar, protokoll
  `,
  analytical: `
    felsöka, felsökning, hitta felet, bugg, buggar, fixa en bugg, analysera, analys, dataanalys,
    statistik, matte, matematik, ekvationer, lösa problem, bevis, fysik, räkna, beräkna, kalkylark,
    budget, bokslut, kontrollera siffror, prognos, beslut, fatta beslut, besluta, för och nackdelar,
    jämföra, utvärdera, strategi, kodgranskning, granska avtal, schack, korsord, gåta,
    varför funkar det inte, servern ligger nere, siffrorna stämmer inte, kolla siffror,
    jämföra priser, välja mellan, för- och nackdelar, matteläxa, diagnos, sudoku, pussel,
    strategispel, tänka, planera
  `,
  creative: `
    idéer, nya idéer, komma på idéer, idé, kreativ, kreativitet, inspiration, skapa, hitta på,
    hitta på namn, designa, design, logotyp, affisch, slogan, reklamkampanj, rita, måla, skissa,
    illustration, skriva en novell, novell, roman, dikt, dikter, manus, låt, skriva en låt,
    komponera, musik, spela gitarr, fotografera, pyssla, skrivkramp, idéer till, kreativt,
    brainstorma, logga, akvarell, skriva låt, improvisera, foto, inreda, kampanj, nytt recept,
    dagdrömma
  `,
  meeting: `
    möte, möten, teammöte, kundmöte, möte med kund, videomöte, telefonmöte, samtal, ringa,
    arbetsintervju, intervju, anställningsintervju, löneförhandling, lönesamtal, förhandla,
    medarbetarsamtal, utvecklingssamtal, presentera, hålla presentation, hålla tal, föreläsa,
    undervisa, lektion, svårt samtal, prata med chefen, avstämning, styrelsemöte, föräldramöte,
    konferens, dejt, möte med, möte med chefen, samtal med, ringa kunder, jobbintervju,
    presentation för, tal, föreläsning, hålla lektion, utbildning hålla, workshop, förhandling,
    årsmöte, rättegång, patienter, rond, överlämning, repetition, konsert på scen, kör,
    mässa stå i monter, muntlig tenta
  `,
  calm: `
    stressad, stress, orolig, oro, ångest, panik, panikattack, nervös, rädd, överväldigad,
    för mycket, arg, irriterad, frustrerad, ledsen, gråta, lugna ner mig, lugn, lugna, slappna av,
    avslappning, andas, andning, andningsövning, meditera, meditation, mindfulness, paus, yoga,
    utbränd, bråk, rädsla, flygrädd, orkar inte mer, förbannad, gråter, gjort slut, bråkat, sorg,
    ensam, lugna nerverna, andrum, be, hjärtklappning
  `,
  energise: `
    trött, jättetrött, sömnig, ingen energi, energi, behöver energi, vakna, hålla mig vaken, pigg,
    pigga upp, orkar inte, ingen ork, seg, eftermiddagssvacka, motivation, omotiverad, peppa, pepp,
    sovit dåligt, träna, träning, gym, gymma, springa, löpning, löprunda, cykla, simma, fotboll,
    match, dansa, spela dataspel, turnering, städa, nattskift, trött men, trött men måste jobba,
    sömnig på jobbet, somnar vid datorn, vakna till, piggna till, segt, lat, ingen motivation,
    orkar inte börja, matkoma, kaffe hjälper inte, måndag, styrketräning, innebandy, hockey, tennis,
    padel, boxning, klättra, städa hemma, dammsuga, flytta, nattpass, gejma
  `,
  wind_down: `
    sova, kan inte sova, somna, kan inte somna, sömnlös, sömnlöshet, gå och lägga mig, i säng,
    läggdags, god natt, tupplur, slutet på dagen, jobbet är slut, efter jobbet, kväll, lugn kväll,
    ikväll, koppla av i kväll, koppla bort jobbet, varva ner, innan sömnen, läsa i sängen, lång dag,
    titta på serie, soffan, helg, sömn, lägga mig, i sängen, powernap, dagens slut, slut på dagen,
    slutat jobbet, koppla av ikväll, vila, serie, film ikväll, bad och säng, fredag kväll,
    fredagsmys, barnen sover, natta barnen, släcka
  `,
  none: `
    lunch, lunchrast, frukost, middag, fika, semester, helgdag, ledig, frånvarande, tandläkare,
    läkare, läkartid, frisör, handla, hämta barnen, födelsedag, bröllop, flyg till, tåg till, resa,
    bilverkstad, veterinär, hej, tack, hur mår du, vem är du, väder, berätta ett skämt, vet inte,
    ingenting, lunch med, fikapaus, röd dag, sjuk, vab, föräldraledig, jobba hemifrån, vårdcentral,
    besiktning, verkstad, paket, mataffär, bank, hämta barn, lämna på dagis, kalas, begravning,
    fest, bio, teater, flyg, tåg, flygplats, hotell, sopor, hyra, räkningar, gå ut med hunden,
    hallå, hur är läget, vad är det här, hur funkar det, gratis, skämt, inget, test, hejdå
  `,
};
