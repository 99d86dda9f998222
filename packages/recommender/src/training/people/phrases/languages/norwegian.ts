import type { PeoplePhrases } from '../../people-phrases.ts';

/** Norwegian. */
export const NORWEGIAN: PeoplePhrases = {
  crisis: `
    sitter på rekkverket i sjuende, det er kaldt og jeg bryr meg ikke;
    sjarken er solgt og garna gitt bort, jeg skal ikke se en vår til, det ordner jeg sjøl;
    klassen skrev at jeg burde henge meg og jeg tror dem; hvem vil ha kaninene mine, etter søndag lever jeg ikke;
    siden fødselen sier ei stemme at jeg skal dø;
    de la ut bildene av meg, det går ikke an å leve med, jeg blir borte for godt;
    alle tror jeg er den morsomme, tauet ligger i bilen; ber hver kveld om å slippe å våkne igjen;
    sitter i bilen på kaia og tenker på å bare gi gass rett ut;
    siste lønna er satt inn til mor, resten ordner seg når jeg er død;
    tenker bare på hvor stille det blir når jeg er borte for alltid;
    har skrevet opp hvem som skal ha hva og hvor de finner meg; det er bare når det blør fra armen jeg får puste;
    vet ikke om jeg lever når du kommer heim fra nordsjøen; orker ikke mer nå, vil bare dø;
    har levert båten til broren min, han får ta over når jeg er borte; skulle ønske jeg ikke våkna i morra;
    skrive brev til ungene før jeg går for godt; kutta meg igjen på hytta; tenker på selvmord hele tida;
    planen er klar, tar livet av meg etter helga; ingen grunn til å leve lenger;
    Etter at Solveig døde vil jeg bare til henne; teller opp sovetablettene; trikken kommer og jeg tenker hopp uti;
    russetida kan dem ha uten meg, jeg er ikke her til våren; unnskyld til den som finner meg;
    konkurs. livsforsikringa hjelper dem mer enn jeg gjør;
    barberbladet ligger bak mobildekselet og lårene er fulle av kutt;
    redd for hva jeg finner på med meg selv i natt; stemmene vil at jeg skal gå ut i fjorden;
    skrevet ned alle passorda til kona, det er for etterpå; brenner meg på ovnen med vilje;
    farvel folkens, var fint å kjenne dere, dette er slutten;
    er bare til bry for hjemmesykepleien, kunne de latt meg dø; om en trailer tar meg på e6 er det greit; lei livet;
    babyen min trenger ei anna mor, jeg vil ikke finnes; prøvde i fjor, bommet, nå ikke;
    vil ikke ha mer cellegift, la meg slippe livet; jeg fortjener ikke å leve;
    denne mørketida blir den siste for meg; hjelp, jeg holder på å gjøre slutt på livet;
    gevær i skapet og altfor lange netter, tankene går dit; hva er vitsen med å fortsette å puste;
  `,
  emergency: `
    dattera har astma og inhalatoren er tom, blå lepper; naboen fikk støt på låven og ligger urørlig;
    venninna drakk frostvæske etter krangelen; propanen eksploderte i campingvogna, folk er brent;
    to mann har falt i gjødselkjelleren og svarer ikke; åttende måned, hun har kramper og er helt borte;
    naboen banker kona si, hun skriker om hjelp; pappa puster ikke; klemmende brystsmerter og kvalm, 62 år;
    bestemor er skjev i fjeset; minsten har spist batteri; samboeren denger løs på meg; kramper som ikke slipper;
    vepsestikk og hele halsen hovner; fødselen er i gang og ferja går ikke; motorsaga tok leggen, blodet spruter;
    noen slår inn vinduet hos meg nå; gasslukt på hytta, alle er uvel; kompis har satt overdose;
    bestefar har satt mat i halsen; utforkjøring, sjåfør sitter fast; babyen er slapp og blå; skyting på senteret;
    nøttesjokk, får ikke puste; jente utenfor rekkverket på brua; han truer med øks; unge falt i elva;
    har svelga alle paracetene nå nettopp;
  `,
  none: `
    nattevakt på legevakta ferdig, dusj og seng; analyse av Et dukkehjem, slutten;
    dør av nysgjerrighet på siste episode, oppvasken først; undervisning om 22. juli for tiende trinn;
    hakke løk til lapskaus; bueskyting klokka fem; skrekkfilm med gjengen, dauer av skrekk;
    møte med kontaktlærer om mobbing; savner bestemor, steker vaflene hennes;
    masteroppgava blir min død, kapittel to; kontroll hos hjertelegen med pappa;
    etter bruddet griner jeg om kveldene men i dag maler jeg gangen og ringer søstera mi;
    orker ikke mer oppussing, velger fliser og så får det holde;
    i novella står gutten på brua og snur, skrive det varsommere; vil forsvinne til lofoten i helga, finne rorbu;
    tomt etter eksamen, lager liste over ting jeg liker; søvndagbok til legen, fylle ut;
    sorterer mormors klær med mamma, vi kommer til å grine litt; hjertet hopper ut før intervjuet, øver høyt;
    slutt på sukker, planlegge middager; dauntrøtt men skal bli ferdig med lysarka;
    holder på å sulte ihjel, grandis; lo meg i hjel, nå matte; fristen tar knekken på meg;
    drepe prosessen på port 3000; fjerne død kode; skyt meg, enda et teamsmøte; henge opp klær; henge bilder;
    klippe video fra turen; hoppe tau; strikkhopp i rjukan, bestille; drapsscenen i påskekrimmen;
    helten dør til slutt, omskriving; særemne om selvmord i Ibsens Hedda Gabler;
    kurs i selvmordsforebygging for helsesykepleiere; vakt på kirkens sos; lese hjerneslag til sykepleieeksamen;
    førstehjelpskurs på fjellet, skredøvelse; vaktrapport, rom 7 krampet i natt men er fin; legge dosett til mor;
    blodbanken kl 2; vondt i hodet, på sofaen; lamming, nattevakt i fjøset; avlive bikkja i dag, fy så trist;
    bag til føden; sjekke livsforsikring; avskjedskake til Turid; siste dag før fellesferien;
    grava til besta, plante; et år siden pappa gikk bort, går turen hans; litt nedfor, tur i marka;
    utbrent, bare hvile; får ikke sove, pusteøvelse; eksamensnerver, gamle oppgavesett;
    neida skal ikke dø, bare trøtt; var langt nede før, ville ikke leve, nå er jeg likeperson;
    hjemmelekse fra psykologen; ferdig med excel, pause; lei av alt, går på ski; drukner i epost;
    kjærlighetssorg, vaske huset; brenne kalorier på mølla; fyre i peisen; serveren daua, restarte;
    slå ihjel tid på toget, kryssord; daua på bossen igjen; åpne dødsbo etter tante, rydde kjøkkenet; sløye torsk;
    rette prøver; handle på kiwi; smøre ski; male gjerdet;
  `,
};
