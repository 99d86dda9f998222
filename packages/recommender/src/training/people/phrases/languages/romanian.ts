import type { PeoplePhrases } from '../../people-phrases.ts';

/** Romanian. */
export const ROMANIAN: PeoplePhrases = {
  crisis: `
    stau pe pervaz la etajul opt si nu mai am de ce sa cobor inapoi;
    am impartit pamantul la copii, vaca am vandut-o, eu nu mai prind Pastele ca nu vreau sa-l prind, imi pun capat;
    colegii mi-au zis sa ma omor si cred ca au dreptate; nu mai iau pastilele de inima dinadins, sa se opreasca;
    toti cred ca-s bine, franghia e deja pregatita; mama iarta-ma, sa nu ma cautati;
    cine ia porumbeii mei, dupa duminica nu mai sunt in viata, asa am hotarat;
    am picat admiterea, acasa nu ma mai intorc, ma arunc in Dunare; ma rog in fiecare seara sa nu apuc dimineata;
    mi-au pus pozele pe grup, nu mai pot trai cu asta, ma duc de pe lume;
    am otrava pe masa si ma uit la ea de o ora;
    sunt asa obosit de suferinta ca moartea mi se pare odihna, si o vreau; nu mai pot vreau sa mor;
    am dat pisica vecinei si am platit chiria pana la capat, de maine nu mai sunt;
    as vrea sa adorm si sa nu ma mai trezesc; scrisoare de adio pentru mama; fara mine le-ar fi tuturor mai bine;
    m-am taiat iar; ma gandesc la sinucidere in fiecare noapte; am ales ziua in care o sa mor;
    numar pastilele din sertar sa ajunga sa nu ma mai trezesc; pe peron la metrou ma gandesc ca un pas si gata;
    la bac nu mai ajung, n-o sa mai traiesc; iertare cui ma gaseste; am 15 ani si nu mai vreau sa exist;
    sunt dator vandut, macar asigurarea de viata le ramane daca mor;
    lama e in husa telefonului si bratele-s pline de taieturi; cum mori fara durere; mai bine nu ma nasteam;
    am lasat parolele pe masa pt sotia mea, pt dupa; am venit din misiune mort pe dinauntru, azi inchei;
    ma ard cu bricheta ca sa simt ceva; a ramas o singura iesire, moartea;
    mi-am luat ramas bun de la toti fara sa stie; să mă ia Dumnezeu odată, încurc doar pe copii;
    asistenta la ati, tin oameni in viata si eu nu mai vreau sa traiesc;
    daca da o masina peste mine maine e perfect; m-am saturat de viata; ma omor, vorbesc serios;
    bebelusul merita alta mama, eu vreau sa dispar de pe lume; nu mai plang, m-am hotarat;
    anul trecut n-a mers, acum merge; stau la cules in spania, singur, si ma gandesc sa ma spanzur;
    ma urc pe bloc, ma arunc si gata; ultima mea noapte in viata; nimic nu mai are rost, vreau sa termin cu viata;
    ajutor, imi fac rau; ma lovesc singur pana sangerez;
  `,
  emergency: `
    a cazut bunicul in baie, i-a crapat capul, nu raspunde;
    fetita face criza de astm si s-a terminat spray-ul, buze albastre; prietena mea a baut erbicid dupa cearta;
    inundatie, suntem pe acoperis cu doi copii; a explodat butelia la vecini, oameni arsi;
    vecinul isi bate nevasta cu lopata, striga ajutor; nevasta gravida in opt luni face convulsii; tata nu respira;
    durere in piept care coboara in brat; bunica are gura stramba si nu poate vorbi;
    am inghitit acum toata cutia de pastile; copilul a baut soda caustica; arde bucataria;
    ma bate, m-am incuiat in baie; face convulsii si nu se opreste; l-a intepat o albina si i se umfla gatul;
    s-a rupt apa si iese copilul; si-a taiat mana la drujba, curge sange tare; om lesinat pe scara blocului;
    miroase a gaz si ametim; prieten supradoza, buze vinete; suna la 112; bunicu s-a inecat cu carne;
    accident pe dn1, cineva prins in masina; s-a rasturnat tractorul peste unchiul; bebe moale, nu reactioneaza;
    se trage cu arma in strada; a mancat arahide, e umflat, se sufoca; un baiat pe marginea podului vrea sa sara;
    are cutit si ma ameninta; ursul a atacat un om pe poteca;
  `,
  none: `
    mor de curiozitate cum se termina serialul, intai vasele; reparat aerul, murim de cald;
    lectie despre revolutia din 89 si eroii martiri; storyboard la scena exploziei; tocat ceapa pentru zacusca;
    antrenament tir cu arcul; tradus raport despre violenta domestica;
    imi explodeaza capul de la contabilitate, o cafea; ziua trei fara tigari, innebunesc, plimbare;
    voluntar smurd, aranjat rucsacul medical; film horror cu fetele, murim de frica haha; plantat busuioc pe balcon;
    priveghi la vecina, duc o prajitura; probleme cu grafuri la olimpiada; mi-e dor de bunica, fac cozonacul ei;
    ma omoara licenta asta, capitolul 2; dat cu spray de gandaci; mor dupa inghetata asta, pauza apoi engleza;
    dupa despartire plang seara dar azi vopsesc camera si o sun pe sora-mea;
    ieri a venit salvarea dupa bunicu, doar tensiunea, ii duc o supa;
    in povestirea mea baiatul sta pe pod si se intoarce, de scris cu grija;
    sunt consilier scolar, pregatesc intalnirea cu clasa dupa moartea colegului lor;
    vreau sa dispar weekendul asta la munte, caut cabana; jurnalul de somn cerut de doctor, de completat;
    sortez hainele bunicii cu mama, o sa plangem putin;
    imi sta inima in loc inainte de interviu, repet cu voce tare; gata cu zaharul de azi, meniu pe saptamana;
    sunt moarta de oboseala dar termin prezentarea; mor de foame, fac o omleta; am murit de ras, gata invat;
    deadline-ul asta ma omoara; sterge codul mort; intins rufe; agatat tablouri; tuns iarba;
    taiat clipul de la botez; tuns la 5; sarit coarda; salt cu parasuta, rezerv; scena crimei din roman;
    personajul moare, revizuiesc finalul; curs de preventie a suicidului pt profesori;
    invat avc si infarct pt postliceala; curs de prim ajutor la crucea rosie; simulare cutremur la scoala;
    verificat stingatoare; verific trusa de urgenta; exercitii mana dupa avc; pun pastilele mamei in cutie;
    donez sange; ma doare capul, ma intind; raceala, ceai; eutanasiem cainele batran, plang; bagaj maternitate;
    testament la notar, treaba amanata; compar asigurari de viata; petrecere de ramas bun Andreea;
    ultima zi inainte de concediu; colivă si lumânări, pomană pentru bunicul; un an fara tata, poze;
    cam trist azi, ies in parc; burnout, azi odihna; a treia noapte nedormita, respiratie; emotii la bac, romana;
    nu vreau sa mor stai calm, sunt doar rupta; candva voiam sa mor, acum vorbesc despre asta in licee;
    tema de la psiholog; ma inec in mailuri; inima franta, curatenie; aprind gratarul; omor timpul cu integrame;
    mor mereu la boss; natura moarta, pastel; punct mort in negociere; indreptari la sala;
    mi-a iesit sufletul cu mutarea, despachetez; corectez teze; declaratia unica; schimb cauciucuri;
  `,
};
