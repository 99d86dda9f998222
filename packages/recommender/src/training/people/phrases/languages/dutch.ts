import type { PeoplePhrases } from '../../people-phrases.ts';

/** Dutch. */
export const DUTCH: PeoplePhrases = {
  crisis: `
    mam als je dit leest, ik heb het echt geprobeerd maar ik ga nu;
    ik heb mijn motor verkocht en het geld op jullie rekening gezet, nu kan ik gaan, voorgoed;
    elke ochtend rij ik langs het viaduct en elke ochtend duurt het langer voor ik doorrijd;
    ik spaar de slaappillen van de huisarts op in een sok;
    juf zegt dat het overgaat maar ik ga liever dood dan nog een dag naar school;
    stiekem gestopt met mijn insuline, hopelijk merkt niemand het op tijd;
    ik kan me niet voorstellen dat ik er met kerst nog ben;
    krassen op mijn buik waar niemand kijkt, het moet steeds dieper;
    Tweeënveertig jaar getrouwd en nu alleen. Het hoeft voor mij niet meer, ik wil gaan hemelen en wel vandaag;
    ik wil niet dood maar ik wil ook niet leven en vannacht wint het eerste niet meer;
    het is beter voor de kinderen als ze me vergeten, ik ben er straks niet meer;
    ik kan niet meer ik wil dat het stopt; de hond is al bij mijn zus, dat is dan geregeld voor straks;
    gewoon gaan slapen en nooit meer wakker worden; afscheidsbrief aan pap en mam; iedereen is beter af zonder mij;
    weer gesneden vannacht; ik wil dood; datum staat vast, zaterdag ben ik er niet meer;
    Sinds Riet er niet meer is wil ik alleen nog naar haar toe;
    pillen tellen, genoeg om niet meer wakker te worden?; op het perron denk ik elke dag: één stap;
    waarom leren voor m'n eindexamen als ik er dan toch niet meer ben; sorry voor degene die me vindt;
    ik ben 15 en wil geen 16 worden; niemand merkt het als ik er niet meer ben; elke avond denk ik aan zelfmoord;
    mesje ligt weer onder mn kussen; hoe ga je dood zonder pijn; ben bang wat ik mezelf vannacht aandoe;
    de stemmen zeggen dat ik moet springen; wachtwoorden opschrijven voor de kinderen, voor als ik er niet meer ben;
    uitzending nooit verwerkt, ik maak er vanavond een eind aan; mezelf branden met sigaret, anders voel ik niks;
    er is nog maar één uitweg; Laat de Heer me maar halen, ik ben alleen nog tot last;
    levensmoe, echt, niet zomaar moe; ik ga mezelf iets aandoen;
    mijn baby verdient een andere moeder, ik wil er niet meer zijn; vorig jaar mislukt, nu niet;
    ik hoop dat ik niet bijkom uit de narcose; naar het dak en springen, dan is het klaar;
    dit is mn laatste dag op aarde; ik zie het leven niet meer zitten en wil er een eind aan maken;
    help ik sta op het punt mezelf van kant te maken;
  `,
  emergency: `
    mijn zus heeft een briefje achtergelaten en ligt buiten westen met lege strips naast haar;
    werknemer met arm in de lopende band, bloed overal; de buurman slaat zijn vrouw, ik hoor haar gillen;
    zoontje met koorts, stijve nek en paarse vlekjes die niet wegdrukken;
    mestkelder, twee man erin gevallen en ze reageren niet;
    vriendin is in haar drankje gedrogeerd en ik krijg haar niet meer wakker;
    hart slaat op hol, ik zie zwart voor mijn ogen en kan niet staan;
    er hangt rook op de galerij en de lift staat stil, buurvrouw zit in een rolstoel; mijn man ademt niet meer;
    pijn op de borst straalt uit naar arm en kaak; oma praat wartaal en haar mond hangt scheef;
    net alle pillen in een keer genomen; peuter heeft vaatwasblokje doorgeslikt; brand in de keuken;
    hij slaat me, zit opgesloten in de wc; ze heeft een aanval en het stopt niet;
    wespensteek in keel, krijgt geen lucht; vliezen gebroken en ik voel het hoofdje;
    zaag in been, bloed spuit eruit; man ligt bewusteloos in portiek; gaslucht in heel het huis en ik word duizelig;
    maat heeft te veel ghb op, wordt niet wakker; 112 bellen snel; opa stikt in een stuk vlees;
    ongeluk op de n-weg, iemand bekneld; trekker gekanteld, pa ligt eronder; baby is slap en reageert niet;
    er wordt geschoten op straat; pinda gegeten, gezicht dik, piepende adem;
    jongen staat op de rand van de flat wil springen; hij heeft een mes; kind in de sloot, drijft;
  `,
  none: `
    nachtdienst ic erop zitten, nu slapen met oordoppen; mijn fiets is gestolen, balen, aangifte doen online;
    even de knoop doorhakken over die nieuwe baan; de cavia begraven in de tuin met de kinderen;
    script schrijven voor de moord op het schooltoneel; ik schaam me dood voor die mail, excuses sturen;
    regressietests draaien en flaky tests killen; bloembollen planten voor de vorst;
    rijexamen om drie uur, zenuwen de baas blijven; vrijwilligers voor de rampenoefening indelen;
    toespraak crematie tante Corrie oefenen; koorrepetitie requiem van mozart; kapotte vaatwasser, monteur bellen;
    overlijdensakte opvragen bij gemeente voor de verzekering; mezelf opsluiten in de bieb tot hoofdstuk drie af is;
    zwemles met de kleuters, niet verzuipen in de spullen; vlees marineren voor de bbq;
    een mes slijpen en de keuken op orde; lammetjes tellen en oormerken;
    sinds de scheiding zijn de zondagen zwaar, vandaag bak ik appeltaart met de buurvrouw;
    gisteren stond de ambulance hier voor opa, vals alarm gelukkig, ik breng hem zo de krant;
    ik kan niet meer van het lachen om die notulen maar ze moeten toch af;
    mijn hoofdpersoon staat op het spoor en loopt terug, die passage moet voorzichtiger;
    als mentor een gesprek voorbereiden met ouders na het overlijden van een leerling;
    ik wil gewoon een weekend van de aardbodem verdwijnen, huisje op terschelling zoeken;
    alles is zinloos zonder testdata, dus eerst een dataset maken;
    de psycholoog vroeg een dagboek bij te houden van mijn slaap, invullen;
    er een eind aan breien: mijn sjaal is bijna klaar; een punt achter de discussie zetten en de offerte versturen;
    ben doodmoe, nog even die slides; ik sterf van de honger, tosti; lach me dood om die podcast, nu aan het werk;
    die deadline wordt mijn dood; proces killen op poort 3000; dode code opruimen;
    schiet mij maar lek, weer een vergadering; was ophangen; schilderij ophangen boven de bank; heg snoeien;
    filmpje snijden voor bruiloft; groente snijden voor de soep; naar de kapper, stukje eraf; bungeejump boeken;
    hoofdpersoon gaat dood, dialoog bijwerken; werkstuk over zelfmoordpreventie voor maatschappijleer;
    dienst bij 113 en daarna verslag; hartinfarct en beroerte leren voor hbo-v; bhv herhaling met reanimatiepop;
    ontruimingsoefening op kantoor; brandblussers laten keuren; crashkar controleren op de afdeling;
    overdracht, kamer 4 had een epileptische aanval vanmorgen; oefeningen voor mijn hand na de beroerte;
    medicijnen oma uitzetten voor de week; hoofdpijn, even liggen; griep, paracetamol en bank;
    koe moet kalveren vannacht, camera aan; kat laten inslapen bij dierenarts om vier;
    tas voor het ziekenhuis inpakken, uitgerekend over zes weken; testament bij notaris, stond al jaren op de lijst;
    uitvaartverzekering vergelijken; afscheidsmail collega's, nieuwe baan; laatste dag voor vakantie;
    een jaar zonder pap, foto's kijken; beetje verdrietig, rondje lopen; burn-out, vandaag alleen rust;
    drie nachten wakker gelegen, ademoefening; ik wil heus niet dood, ben gewoon op;
    vroeger wilde ik niet meer leven, nu geef ik er gastlessen over; huiswerk van de psycholoog;
    ik kan geen excel meer zien, pauze; klaar mee, ga hardlopen; verzuip in de mail; liefdesverdriet, huis poetsen;
    vuurkorf aansteken; server ligt plat, herstarten; tijd doden met kruiswoordpuzzel;
    ga steeds dood bij die eindbaas, nog een keer; stilleven schilderen;
    dood spoor in het onderzoek, nieuwe vraag bedenken; toetsen nakijken; koeien melken en stal uitmesten;
    band plakken;
  `,
};
