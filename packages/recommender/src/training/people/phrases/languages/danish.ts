import type { PeoplePhrases } from '../../people-phrases.ts';

/** Danish. */
export const DANISH: PeoplePhrases = {
  crisis: `
    sidder på altankanten på sjette og det er helt stille, jeg giver bare slip;
    klassen skrev at jeg skulle hænge mig og det har de nok ret i; siden fødslen siger en stemme at jeg skal dø;
    de delte billederne af mig, det kan jeg ikke leve med, jeg forsvinder for altid;
    alle tror jeg er den sjove, rebet ligger i bilen; jeg beder hver aften om ikke at vågne igen;
    sidder i bilen på molen og tænker på bare at køre lige ud;
    har sat min sidste løn ind hos mor, resten ordner sig når jeg er død;
    tænker kun på hvor stille der bliver når jeg er væk for altid;
    har skrevet hvem der skal ha hvad og hvor de finder mig;
    kun når det bløder fra armen kan jeg trække vejret rigtigt; jeg gider ikke leve mere, jeg mener det;
    nøglen ligger under måtten, hunden er hos Ulla, så er der styr på det hele når jeg er væk;
    kan jeg ikke bare sove ind; skriver til min datter at det ikke er hendes skyld; skar i armen igen efter træning;
    alle vil få det lettere uden mig; har tænkt på selvmord siden jul; jeg vil dø;
    der er ingen vej ud andet end den ene; efter Grethe døde venter jeg bare på at følge med;
    samler piller sammen i en sok; hvorfor læse til eksamen når jeg er død til den tid;
    undskyld til den der finder mig; jeg er 13 og vil ikke være her længere;
    gården er på tvang, jeg går i laden og kommer ikke ud igen;
    ingen ville lægge mærke til det hvis jeg holdt op med at findes; kniven ligger klar til mine arme;
    er bange for hvad jeg gør ved mig selv i nat; stemmerne bliver ved: gør det nu;
    Kom hjem fra Helmand, men det var ikke mig. i aften slutter det; farvel alle sammen, i var gode ved mig;
    gid jeg blev ramt af en lastbil; livet er slut for mig; gør det forbi med mig selv i aften;
    min søn skulle ha haft en rigtig mor, jeg vil bare væk fra verden;
    har besluttet mig, det er helt roligt indeni nu; det mislykkedes i foråret, ikke denne gang;
    håber ikke jeg vågner af narkosen; kører ud til storebæltsbroen for at springe;
    jeg kan ikke mærke nogen grund til at blive i live; hader mig selv så meget at jeg slår mig til blods;
    sulter mig ihjel langsomt, med vilje; sidste weekend, så er det overstået og jeg er fri;
  `,
  emergency: `
    min datter har astma og sprayen er tom, blå læber; naboen fik stød ved maskinen og ligger helt stille;
    veninden drak kølervæske efter skænderiet; gasflasken sprang i campingvognen, folk er brændt;
    to mand er faldet i gyllebeholderen og svarer ikke; ottende måned, hun har kramper og er væk;
    naboen banker sin kone, hun skriger på hjælp; min kone trækker ikke vejret; trykken for brystet og ondt i kæben;
    morfar taler sort og hans mund hænger; drengen har drukket ætsende afløbsrens;
    han tæver mig, har låst mig inde på badeværelset; anfaldet stopper ikke; bistik og halsen snører sig sammen;
    vandet er gået og hovedet er der; mejetærskeren har taget hans arm; en mand ligger livløs på trappen;
    der er nogen der bryder ind nu; gaslugt, vi bliver svimle; veninden har taget alt for mange piller og er væk;
    farfar har fået kød galt i halsen; frontalt sammenstød ved rondellen, en klemt; spædbarn slapt og gråt;
    der bliver skudt på strøget; allergisk over for rejer, ansigtet hæver;
    hun står på kanten af taget og vil springe; han har en kniv mod min bror; barn i havnebassinet;
    slugte hele glasset lige før; bløder voldsomt, gravid i uge 30;
  `,
  none: `
    nattevagt på akutten slut, bad og seng; analyse af Pelle Erobreren kapitel et;
    er ved at dø af nysgerrighed over slutningen, opvasken først; undervise i slaget ved Dybbøl og de faldne;
    hakke løg til frikadeller; bueskydning klokken fem; gyserfilm med vennerne, vi skider i bukserne;
    møde med klasselæreren om mobning; savner farmor, bager hendes brunkager; specialet bliver min død, kapitel to;
    efter bruddet græder jeg om aftenen men i dag maler jeg gangen og ringer til min søster;
    i går hentede ambulancen farfar, kun væskemangel, jeg koger suppe til ham;
    orker ikke mere af den renovering, vælger fliser og så er det nok;
    i novellen står drengen på broen og vender om, skrive det mere varsomt;
    vil forsvinde til skagen i weekenden, finde sommerhus; tomt efter eksamen, laver liste over ting jeg kan lide;
    søvndagbog til lægen, udfylde; sorterer mormors tøj med mor, vi græder nok lidt;
    hjertet hopper ud af brystet før samtalen, øver højt; slut med sukker, ugens madplan;
    dødtræt, bare lige rapporten; er ved at dø af sult, rugbrød; død af grin over det klip;
    den deadline slår mig ihjel; dræb processen på 5432; skyd mig, møde nr 5; hænge vasketøj op; hænge julelys op;
    klippe filmen færdig; klippe hækken; mordscene til krimien; hovedpersonen tager sit liv i kap 7, redigere;
    oplæg om forebyggelse af selvmord; vagt på livslinien, bagefter supervision; læse apopleksi og AMI til eksamen;
    førstehjælpskursus for lærerne; tjekke hjertestarterens batteri;
    rapport til aftenvagten, stue 6 havde kramper tidligere; håndtræning efter blodprop; hælde medicin op til mor;
    give blod; hovedpine, lur; influenza, te; aflive hamsteren hos dyrlægen, børnene græder;
    pakke taske til fødegangen; sammenligne livsforsikringer; afskedsreception for Bent; sidste dag inden ferien;
    fars gravsted, plante lyng; lidt trist, cykeltur; sygemeldt med stress, i dag kun hvile;
    nej da jeg vil ikke dø, er bare flad;
    engang ville jeg ikke leve, nu er jeg frivillig i ungdomsklub og fortæller om det; lektier fra psykologen;
    kan ikke se på excel længere; træt af alt, ud at løbe; drukner i mails; forbrænding 20 min;
    tænde op i brændeovnen; slå tiden ihjel med sudoku; dør hele tiden i dark souls; dødbider-quiz til fredagsbar;
    sankthansbål, samle grene; skære rugbrød og smøre madpakker; brækket ben heler, genoptræning; lektier fysik;
    handle ind; luge bede; strikke ærmet færdigt; vaske cykel; lære noder;
  `,
};
