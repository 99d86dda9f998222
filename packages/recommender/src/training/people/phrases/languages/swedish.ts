import type { PeoplePhrases } from '../../people-phrases.ts';

/** Swedish. */
export const SWEDISH: PeoplePhrases = {
  crisis: `
    sitter på balkongräcket på sjunde våningen, det är kallt och jag bryr mig inte;
    båten är såld och näten gav jag bort, jag tänker inte vara med när isen släpper, jag avslutar det själv;
    klassen skrev att jag skulle ta livet av mig och jag tror de har rätt;
    vem tar hand om hönsen, efter söndag lever jag inte längre; sen förlossningen hör jag att jag borde dö;
    de la ut bilderna på mig, jag kan inte leva med det, jag försvinner för alltid;
    har kartorna framför mig och räknar till hundra; alla tror jag är den roliga, repet ligger i bilen;
    jag pratar med ingen längre, sitter i bilen vid kajen och funderar på att trampa gasen i botten rakt ut;
    tänker bara på hur tyst det blir när jag är borta; jag har skrivit upp vem som ska få vad och var de hittar mig;
    varje nytt sår på armen är det enda som känns på riktigt;
    kan inte lova att jag finns här när du kommer hem på fredag; orkar inte leva mer;
    jag har slutat ta mina mediciner, tänker låta det ta slut; vill bara slippa vakna imorrn;
    skriver ett sista brev till flickorna; skurit mig igen fast jag lovat kuratorn;
    känns som jag redan är borta, återstår bara kroppen; Sedan Birgit gick bort finns inget kvar, jag vill också dö;
    står på perrongen i Märsta varje dag och tänker inte än, inte än;
    det blir ingen student för mig, jag tänker inte vara här då; alla skulle andas ut om jag försvann för gott;
    jag har bestämt hur och när jag ska dö; vill dö vill dö vill dö;
    har letat upp älgstudsaren, sitter i vapenrummet och gråter; ingen idé att boka tandläkare, lever inte i mars;
    är rädd att vara ensam med mig själv inatt; skål för sista gången, hej då allihop;
    ville hoppa från västerbron idag men fegade, försöker igen ikväll; det gör för ont att finnas;
    ju fler tabletter jag sparar desto lugnare blir jag;
    jag är en börda på hemtjänsten och på min son, bäst jag dör; önskar att cancern kom tillbaka;
    rispade in ordet värdelös i låret; säg till mamma att det inte var hennes fel;
    kan nån googla åt mig hur man dör snabbt, jag vågar inte själv;
    har gett bort hästen, min häst, fattar ni, jag är klar här; rösten i huvudet räknar ner till ikväll;
    jag låtsas må bra men varje kväll planerar jag min död; går ut på isen och inte tillbaka;
    jag tänker göra slut på mig själv; tredje gången jag försöker, nu ska det funka;
    skickat schemamejl till vikarien, sen tar jag mitt liv;
    hatar mig så mycket att jag bränner mig på spisen med flit; det finns ingen framtid med mig i;
    trött på att finnas till, inte bara trött; om jag kör av vägen tror de det var halt;
    hjälp jag klarar inte stå emot, jag kommer göra mig illa;
  `,
  emergency: `
    pappa halkade i badrummet, huvudet blöder och han svarar inte;
    dottern har astma och sprayen är slut, läpparna är blå; grannen fick en stöt av elstängslet och ligger still;
    kompisen drack glykol efter bråket; gasolflaskan exploderade i husvagnen, folk brinner;
    åttonde månaden, hon krampar och är borta; grannen misshandlar sin fru, hon skriker på hjälp; farfar andas inte;
    trycker över bröstet och jag kallsvettas; hans ena arm hänger och han sluddrar; ungen har druckit tändvätska;
    brinner i trapphuset; sambon slår sönder dörren för att komma åt mig; krampanfall sen tio minuter;
    getingstick, tungan sväller; vattnet har gått o hon krystar i baksätet; motorsåg i låret, pumpar blod;
    kompisen är blå, tog fenta; krock på e4 folk fast; svalde hela burken alvedon för en timme sen;
    explosion i porten, allt är rök; bebisen har slutat röra sig och är iskall;
    kollegan fick ström i sig och svarar inte; killen på räcket vid bron, han släpper snart;
    skottlossning på torget; jag är gravid och det forsar blod; äter nötter allergisk ingen epipen halsen tjocknar;
    diabetikern i gruppen går inte att väcka;
  `,
  none: `
    nattpasset på akuten klart, dusch och säng; recension av Doktor Glas, mordet på pastorn;
    är så nyfiken att jag dör, hur slutar serien, disken först; lektion om Estonia, katastrofen och överlevande;
    hacka lök till köttbullar; tredje dagen utan snus, blir galen, promenad;
    skräckfilm med gänget, vi dör av skräck; möte med mentorn om mobbningen; saknar farmor, bakar hennes sju sorter;
    kontroll hos hjärtläkaren med pappa;
    efter separationen gråter jag på kvällarna men idag målar jag om hallen och ringer syrran;
    igår hämtade ambulansen farfar, bara vätskebrist, jag kokar soppa åt honom;
    orkar inte mer med den här renoveringen, väljer kakel och sen räcker det;
    i novellen står killen på bron och vänder hem, skriva om det varsammare;
    jag är skolkurator och förbereder samtal med klassen som mist en kamrat;
    vill försvinna till fjällen i helgen, leta stuga; tomt efter examen, gör en lista på sånt jag gillar;
    sorterar mormors kläder med mamma, vi lär gråta en skvätt; hjärtat hoppar ur bröstet inför intervjun, öva högt;
    slut på sockret, planera veckans mat; dödstrött men ska hinna räkna klart statistiken;
    håller på att svälta ihjäl, makaroner; jag dog på riktigt av skratt, ok plugga nu;
    den här sprinten tar livet av mig; döda alla zombieprocesser; ta bort död kod i legacy-mappen; hänga tvätt;
    hänga upp gardinstången; klippa gräset; klippa podden; klippa lillans lugg; hoppa hage med barnen;
    hoppa fallskärm till helgen, packa; deckare: liket hittas i båthuset; döstäda vinden med mamma, kul faktiskt;
    föreläsning om suicidprevention för elevhälsan; jourpass på mind självmordslinjen, sen avlastande samtal;
    tenta akutsjukvård: stroke, sepsis; hlr-kurs på jobbet; utrymningsövning tisdag; kolla brandvarnarna;
    rapportera över: sal 2 krampade i morse, stabil; träna handen efter stroken; dela dosetten åt pappa;
    blodgivning 16.30; huvudvärk, lägger mig; vabbar, feber, film; tackan lammar inatt;
    avliva gamla katten, veterinären kl 3; skriva testamente på banken; avtackning för Lennart, köp tårta;
    sista dagen innan semestern; tända ljus på mormors grav; ett år sen Alva dog, tittar på filmer av henne;
    lite låg idag, promenad med hunden; utmattad, läkaren säger vila så jag vilar; sover inte, testar bodyscan;
    nationella prov ångest, räkna ett tal i taget; nej jag vill inte dö, jag vill ha semester;
    för tio år sen ville jag dö, idag håller jag föredrag; trött på allt, badar bastu; drunknar i mejl;
    hjärtesorg, storstäda; bränna kalorier; elda i öppna spisen; servern dog, kolla loggen;
    slå ihjäl tid med korsord; dör jämt på samma bana; dödsbo: gå igenom mosters möbler till auktionen;
    dödläge i förhandlingen, nytt bud; marklyft 3x5; akut: toaletten svämmar över, ringa rörmokare; rätta prov;
    skotta uppfarten; baka bullar; byta däck; plantera potatis;
  `,
};
