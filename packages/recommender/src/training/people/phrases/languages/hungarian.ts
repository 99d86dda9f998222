import type { PeoplePhrases } from '../../people-phrases.ts';

/** Hungarian. */
export const HUNGARIAN: PeoplePhrases = {
  crisis: `
    ülök a hetedik emeleti párkányon és már nem is félek;
    a szőlőt átírattam a fiamra, a hordókat odaadtam, én a szüretet nem akarom megérni, véget vetek neki;
    szándékosan nem szedem a szívgyógyszert; mindenki azt hiszi jól vagyok, a kötél már a csomagtartóban;
    ki viszi el a galambjaimat, vasárnap után már nem élek; nem vettek fel, haza nem megyek, a hídra megyek;
    minden este imádkozom hogy ne érjem meg a reggelt; kirakták a képeimet, ezzel nem lehet élni, elmegyek végleg;
    előttem a levelek gyógyszer, százig számolok; annyira fáj belül hogy a halál pihenésnek tűnik és akarom;
    nem birom tovabb, meg akarok halni;
    a kutyát odaadtam a sógoromnak, a kulcs a postaládában, én már nem jövök vissza sosem;
    bárcsak ne ébrednék fel többé; búcsúlevelet írok anyának; nélkülem mindenkinek jobb; megint megvágtam magam;
    minden este az öngyilkosságra gondolok; szombaton megteszem, végzek magammal;
    Mióta Ilonka elment, csak utána akarok menni; minek érettségizni ha addigra úgyse élek;
    13 vagyok és nem akarok élni; elúszott a ház, legalább a biztosítást megkapják ha meghalok;
    észre se vennék ha nem lennék többé; a penge a tolltartóban, a karom tele vágással;
    hogy lehet fájdalom nélkül meghalni; félek magamtól ma éjjel; azt mondják a hangok ugorjak;
    felírtam a jelszavakat a feleségemnek, ha már nem leszek; csikkel égetem a karom;
    már csak egy kiút van és az végleges; elköszöntem mindenkitől, nem vették észre;
    vinne már el az Isten, csak teher vagyok; ápolóként mindenkit életben tartok, én meg nem akarok élni;
    belefáradtam az életbe; megölöm magam nem vicc; már nem sírok, eldöntöttem; tavaly nem sikerült most fog;
    vigyen már el ez a rák; felmegyek a tizedikre, leugrok és vége; ez az utolsó estém a földön; nincs értelme élni;
    segítsetek mert kárt teszek magamban; a dunaparton ülök és nem akarok hazamenni, be akarok menni a vízbe végleg;
    elegem van a létezésből;
  `,
  emergency: `
    apu elesett a fürdőben, vérzik a feje és nem válaszol; asztmás a kislányom, üres a spray, kék a szája;
    megrázta az áram a szomszédot, nem mozdul; a barátnőm fagyállót ivott a veszekedés után;
    árvíz, a tetőn ülünk két gyerekkel; felrobbant a gázpalack, égett emberek;
    a szomszéd veri a feleségét, segítségért kiabál; nyolc hónapos terhes a nejem és görcsöl, nincs magánál;
    nem lélegzik a férjem; mellkasi fájdalom, zsibbad a bal karom; nagyi szája félrehúzódott és nem tud beszélni;
    a gyerek hypót ivott; ég a konyha; ver a férjem, bezárkóztam a fürdőbe; rángatózik és nem hagyja abba;
    darázscsípés, dagad a torka; elfolyt a magzatvíz, jön a baba; láncfűrész, ömlik a vér;
    eszméletlen ember a lépcsőházban; valaki feszegeti az ajtót; gázszag van és szédülünk;
    a haverom túladagolta, kék a szája; mentőt hívni 112; papa félrenyelt, fullad;
    baleset az m1-esen, beszorult valaki; rádőlt a traktor apára; lövöldöznek az utcán;
    mogyorót evett, nem kap levegőt; a híd korlátján áll egy fiú; kést szegez rám; beszakadt alatta a jég;
  `,
  none: `
    éjszakás műszak vége a sürgősségin, zuhany, alvás; olvasónapló a Pál utcai fiúkról, Nemecsek halála;
    megöl a kíváncsiság mi lesz a vége, előbb mosogatás; klíma javítás, megdöglünk a melegtől;
    óra az aradi vértanúkról; robbanás jelenet storyboard; hagymát vágni a pörkölthöz; íjászat ötkor;
    szétrobban a fejem a könyveléstől, kávé; harmadik nap cigi nélkül, megőrülök, séta;
    horrorfilm a csajokkal, halálra rémülünk; bazsalikom ültetés; temetés után rendet rakni a mama konyhájában;
    fogadóóra az iskolai zaklatás miatt; gráfos feladatok a versenyre; hiányzik a nagymamám, sütöm a bejglijét;
    a szakdoga a halálom, második fejezet; permetezni a barackfát; apát kontrollra vinni a kardiológiára;
    hulla jó ez a sorozat, még egy rész aztán angol;
    tegnap elvitte a mentő papát, szerencsére csak kiszáradás, viszek neki levest;
    nem bírom tovább ezt a felújítást, kiválasztom a csempét és mára ennyi;
    iskolapszichológus vagyok, az osztálytárs halála utáni beszélgetésre készülök;
    el akarok tűnni hétvégére a Mátrába, szállást keresek; üresség a diploma után, listát írok arról amit szeretek;
    alvásnapló a dokinak, kitölteni; kiugrik a szívem az interjú előtt, hangosan gyakorlok;
    vége a cukornak, heti menü tervezés; megírni a heti jelentést és elküldeni a főnöknek;
    levinni a szemetet és elmosogatni vacsora előtt; éhen halok, rántotta; ez a határidő kinyír;
    kilőni a beragadt processzt; lőjetek le, megint meeting; kép felakasztása; hajvágás ötkor;
    tandemugrás ajándékba; gyilkosság jelenet a regényben; a hős meghal, utolsó fejezet javítás;
    József Attila halála, fogalmazás; öngyilkosság-megelőzési tréning tanároknak; lelkisegély ügyelet este;
    stroke és infarktus tétel; elsősegély vizsga jogsihoz; tűzriadó próba; poroltó ellenőrzés;
    sürgősségi kocsi feltöltése; átadás, hármas reggel rohamozott, most jól van; kéztorna stroke után;
    anyu gyógyszerét adagolóba; fáj a fejem lefekszem; nátha, tea; borjadzik a tehén; elaltatni a cicát a dokinál;
    kórházi csomag szüléshez; életbiztosítás összehasonlítás; búcsúbuli Zsófinak; legénybúcsú szervezés;
    utolsó nap a szabi előtt; mindenszentek, temető; egy éve ment el apu, fényképek; szomorkás nap, séta;
    kiégtem, ma pihi; három éjjel nem aludtam, légzés; vizsgadrukk, átismétlem;
    nem akarok én meghalni csak hulla vagyok; régen nem akartam élni, ma erről beszélek suliban; elég az excelből;
    tele a hócipőm, futok egyet; megfulladok a mailekben; szakítás utáni nagytakarítás; begyújtani a kályhába;
    lehalt a szerver; időt megölni rejtvénnyel; csendélet, akvarell; felhúzás edzésen 5x5; holtpont a tárgyaláson;
    síri csend kell, disszertáció; kapálni a szőlőt; szja bevallás; halászlé vasárnapra; angol szavak;
  `,
};
