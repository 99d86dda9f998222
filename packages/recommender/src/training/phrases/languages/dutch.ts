import type { LanguagePhrases } from '../language-phrases.ts';

/** Dutch phrases. */
export const DUTCH: LanguagePhrases = {
  deep_focus: `
    concentreren, concentratie, ik moet me concentreren, focussen, focustijd, focusblok,
    geconcentreerd werken, diep werk, niet storen, afgeleid, snel afgeleid, verslag schrijven,
    rapport schrijven, rapport afmaken, schrijven, scriptie, scriptie schrijven, proefschrift,
    artikel schrijven, documentatie, offerte, programmeren, code schrijven, functie bouwen,
    ontwikkelen, studeren, leren voor tentamen, tentamen, examen, toets, huiswerk, woordjes leren,
    lezen, boek lezen, studieboek, mails beantwoorden, mailbox leegmaken, e-mail wegwerken,
    administratie, papierwerk, facturen, boekhouding, belastingaangifte, gegevens invoeren,
    vertalen, vertaling, nakijken, toetsen nakijken, lessen voorbereiden, presentatie maken,
    dia's maken, deadline, inleveren morgen, takenlijst, taken afwerken, doorwerken,
    verslag afmaken, essay, studeren voor tentamen, leren voor toets, toets leren,
    samenvatting maken, hoofdstuk lezen, mail wegwerken, inbox leegmaken, formulieren invullen,
    declaraties, notulen uitwerken, notuleren, sollicitatiebrief, cv bijwerken, coderen,
    bouwen aan de app, slides maken, focus, me concentreren, kan me niet concentreren,
    afgeleid door telefoon, uitstelgedrag, rustig werken, werken, deadline vandaag,
    achterstand wegwerken, piano oefenen, naaien, breien, video bewerken, dossiers bijwerken
  `,
  analytical: `
    debuggen, fout zoeken, fouten opsporen, bug oplossen, storing, storing onderzoeken,
    oorzaak zoeken, server ligt plat, analyseren, analyse, gegevens analyseren, data-analyse,
    statistiek, wiskunde, wiskundesommen, sommen, vergelijkingen oplossen, bewijs, natuurkunde,
    rekenen, berekenen, berekening, cijfers controleren, spreadsheet, begroting, jaarrekening,
    prognose, beslissen, beslissing, keuze maken, knoop doorhakken, voor- en nadelen, vergelijken,
    beoordelen, strategie, nadenken, codereview, contract nakijken, controle, schaken, schaakpartij,
    puzzel, puzzelen, probleem oplossen, architectuur ontwerpen, uitzoeken waarom,
    waarom werkt het niet, bug zoeken, storing zoeken, cijfers kloppen niet, klopt niet,
    kasverschil, boekhouding controleren, begroting maken, budget, offertes vergelijken,
    kiezen tussen, beslissing nemen, kopen of huren, afwegen, contract nalezen, code review,
    diagnose, uitslagen beoordelen, onderzoeken, sudoku, kruiswoordpuzzel, strategiespel, plannen,
    prioriteiten stellen
  `,
  creative: `
    ideeën, ideeën bedenken, nieuwe ideeën, brainstormen, bedenken, inspiratie, creatief,
    creativiteit, ontwerpen, ontwerp, logo ontwerpen, affiche, naam verzinnen, slogan,
    reclamecampagne, tekenen, schilderen, schetsen, illustratie, knutselen, verhaal schrijven,
    kort verhaal, roman schrijven, gedicht, gedicht schrijven, scenario, liedje schrijven,
    songtekst, componeren, muziek maken, gitaar spelen, fotograferen, fotografie, writer's block,
    verzinnen, fantasie, inrichten, ideeën voor, verhaal verzinnen, naam bedenken, creatief bezig,
    poster ontwerpen, strip tekenen, roman, improviseren, decoratie, campagne, recept bedenken,
    dagdromen, writersblock, beeldhouwen, keramiek
  `,
  meeting: `
    vergadering, vergaderen, overleg, teamoverleg, werkoverleg, klantgesprek, gesprek met klant,
    afspraak met klant, videogesprek, beeldbellen, bellen, telefoongesprek, sollicitatiegesprek,
    sollicitatie, functioneringsgesprek, onderhandelen, onderhandeling, salarisonderhandeling,
    opslag vragen, presentatie geven, presenteren, toespraak, lezing geven, spreken in het openbaar,
    lesgeven, les geven, bijles geven, ouderavond, oudergesprek, lastig gesprek,
    gesprek met mijn baas, bespreking, bijpraten, dagstart, weekstart, conferentie, overdracht,
    verdediging van mijn proefschrift, mondeling examen, bestuursvergadering, eerste date,
    gesprek met, klant bellen, telefoontje, belafspraak, videobellen, interview, interviewen,
    spreekbeurt, speech, lezing, workshop geven, training geven, tienminutengesprek,
    beoordelingsgesprek, voortgangsgesprek, slechtnieuwsgesprek, moeilijk gesprek, rechtszitting,
    spreekuur, patiënten, visite, repetitie, optreden, koor, date, beurs, borrel met klanten,
    afstemmen, standup, bila
  `,
  calm: `
    gestrest, stress, gespannen, angst, angstig, bang, paniek, paniekaanval, zenuwachtig, nerveus,
    zenuwen, onrustig, overweldigd, overprikkeld, alles wordt me te veel, te veel, zorgen,
    maak me zorgen, piekeren, boos, kwaad, gefrustreerd, geïrriteerd, verdrietig, huilen, kalmeren,
    tot rust komen, rustig worden, kalm, ontspannen, ontspanning, ademen, ademhaling,
    ademhalingsoefening, mediteren, meditatie, mindfulness, even pauze, pauze, yoga, opgebrand,
    ruzie, bang voor, vliegangst, ik trek het niet meer, kan niet meer, woest, moet huilen,
    ruzie gehad, uit elkaar, rouw, eenzaam, pieker, rust, ademhalen, bidden, hartkloppingen,
    knoop in mijn maag, burn-out
  `,
  energise: `
    moe, zo moe, doodmoe maar moet werken, slaperig, suf, futloos, geen energie, energie,
    energie nodig, wakker worden, wakker blijven, oppepper, middagdip, inkakken, dip, geen zin,
    motivatie, ongemotiveerd, motiveren, lusteloos, slecht geslapen, sporten, sport, trainen,
    training, sportschool, krachttraining, hardlopen, rennen, fietsen, zwemmen, voetbal, wedstrijd,
    dansen, gamen, ranked spelen, toernooi, schoonmaken, huis poetsen, opruimen, nachtdienst,
    ochtendsport, moe maar, doodmoe, gesloopt, uitgeput maar, slaap op het werk, val bijna in slaap,
    nauwelijks geslapen, after lunch dip, geen motivatie, lui, sloom, maandagochtend, koffie,
    fitness, rondje rennen, wielrennen, voetballen, hockey, tennis, padel, boksen, klimmen,
    huis schoonmaken, poetsen, stofzuigen, verhuizen, vroege dienst, ranked
  `,
  wind_down: `
    slapen, kan niet slapen, kan niet in slaap komen, in slaap vallen, slapeloos, slapeloosheid,
    naar bed, bedtijd, welterusten, slaap lekker, dutje, middagdutje, powernap, einde van de dag,
    einde werkdag, klaar met werken, na het werk, avond, vanavond, rustige avond, loslaten,
    werk loslaten, uitschakelen, afschakelen, afbouwen, voor het slapen, lezen in bed, lange dag,
    serie kijken, bank, uitrusten vanavond, weekend, midden in de nacht wakker, niet kunnen slapen,
    inslapen, wakker liggen, lig wakker, in bed, avondje bank, film kijken, klaar voor vandaag,
    uitrusten, lange week, vrijdagavond, bad en bed, kinderen slapen, kinderen in bed, licht uit,
    laptop dicht
  `,
  none: `
    lunch, middageten, ontbijt, avondeten, koffiepauze, vakantie, feestdag, vrije dag, afwezig,
    tandarts, huisarts, doktersafspraak, kapper, boodschappen, kinderen ophalen, verjaardag,
    bruiloft, vlucht naar, trein naar, reis, garage, dierenarts, hallo, goedemorgen, bedankt,
    hoe gaat het, wie ben jij, weer, vertel een grap, weet ik niet, niets, verhuizing, pakketje,
    lunch met, eten met, koffie met, vrij, ziek, thuiswerken, dokter, oogarts, bloedprikken, apk,
    loodgieter, bezorging, supermarkt, bank afspraak, school, opvang, verjaardag van, begrafenis,
    feest, bioscoop, theater, museum, wedstrijd kijken, vlucht, trein, vliegveld, hotel, vuilnis,
    huur, rekeningen betalen, hond uitlaten, hoi, dank je, wie ben je, wat is dit, hoe werkt dit,
    is het gratis, mop, niks, maakt niet uit, test, doei
  `,
};
