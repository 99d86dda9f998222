import type { PeoplePhrases } from '../../people-phrases.ts';

/** Finnish. */
export const FINNISH: PeoplePhrases = {
  crisis: `
    istun parvekkeen kaiteella seittemännessä, on kylmä enkä välitä, päästän irti;
    verkot annoin naapurille ja veneen pojalle, jäiden lähtöä en aio nähdä, teen sen itse;
    luokka kirjoitti et tapa ittes ja ne on varmaan oikeessa; kuka ottaa kanat, sunnuntain jälkeen en ole elossa;
    synnytyksen jälkeen ääni sanoo että kuole; ne levitti mun kuvat, en voi elää tän kanssa, katoan lopullisesti;
    kaikki luulee et oon se hauska, köysi on takakontissa; rukoilen joka ilta etten enää heräisi;
    mietin vaan miten hiljasta on kun mua ei enää oo; oon kirjottanut kuka saa mitä ja mistä mut löytää;
    vasta kun veri valuu käsivarresta pystyn hengittämään; en voi luvata että oon enää elossa perjantaina;
    en jaksa enää elää; mökin avaimet annoin jo pojalle, nyt on kaikki hoidettu loppuun asti;
    kunpa en heräis aamulla; kirjoitan jäähyväiskirjeen äidille;
    Kun Aune lähti, lähti minultakin halu olla täällä, tahdon perään; lasken lääkkeitä riittääkö etten enää herää;
    metrolaiturilla mietin joka kerta et yks askel vaan; turha lukea kirjoituksiin, en oo silloin enää elossa;
    anteeksi sille joka löytää mut; oon 15 enkä halua täyttää 16;
    tila menee pakkohuutokauppaan, narua löytyy navetasta; kukaan ei huomais jos katoaisin lopullisesti;
    itsemurha pyörii mielessä joka ilta; terä on puhelimen kuoren alla ja reidet täynnä viiltoja;
    miten kuolla kivuttomasti; ei ois pitänyt syntyä; salasanat vaimolle paperille, sitten kun minua ei ole;
    rauhanturvareissun jälkeen olen ollut kuollut sisältä, tänään lopetan; poltan ihoo sytkärillä et tuntis jotain;
    ei oo muuta ulospääsyä kun se yks; kävin hyvästelemässä kaikki, eivät tajunneet;
    vanha olen ja vaivaksi vaan, saisi jo kuolema tulla; pelastan työkseni ihmisiä enkä itse tahdo elää;
    jos rekka ajais päälle ni ihan sama, parempi vaan; kyllästynyt elämään; tapan itteni, en vitsaile;
    en itke enää, oon päättänyt; kävelen jäälle enkä tule takaisin; viimeinen iltani, kiitos kaikesta;
    millään ei oo väliä, varsinkaan sillä elänkö; vedän auton rekan keulaan;
  `,
  emergency: `
    isä kaatui suihkussa, pää vuotaa eikä vastaa; tytöllä astma ja piippu tyhjä, huulet siniset;
    naapuri sai sähköiskun navetalla, makaa liikkumatta; kaveri joi jäähdytinnestettä riidan jälkeen;
    kaasupullo räjähti asuntovaunussa, ihmisiä palanut; naapuri hakkaa vaimoonsa, se huutaa apua; mies ei hengitä;
    puristaa rinnasta ja säteilee käteen; mummon suupieli roikkuu ja puhe on sekavaa; otin just kaikki pillerit;
    lapsi joi viemärinavaajaa; keittiö palaa; se hakkaa mua, oon lukossa vessassa; kouristaa eikä lopu;
    ampiainen pisti kurkkuun; lapsivesi meni ja vauva tulee autossa;
    moottorisaha osui reiteen, verta tulee hirveesti; mies tajuttomana rapussa; joku murtautuu sisään nyt;
    häkävaroitin huutaa ja vaimo pyörtyi; kaveri veti yliannostuksen, huulet sinisenä; soita 112;
    hirvikolari, kuski puristuksissa; traktori kaatui isän päälle; vauva veltto ei reagoi; ostarilla ammutaan;
    söi pähkinää, turpoaa, ei saa henkee; tyttö seisoo sillan kaiteella; sillä on puukko; poika putos avantoon;
  `,
  none: `
    essee Tuntemattomasta sotilaasta, Lahtisen kuolema; kuolen uteliaisuuteen miten sarja päättyy, tiskit ensin;
    oppitunti talvisodasta ja kaatuneista kasiluokalle; pilko sipulit lihapulliin ja laita uuni päälle;
    jousiammunta viideltä, muista hanskat; kolmas päivä ilman nuuskaa, pää hajoo, lenkille;
    kauhuleffa porukalla, kuollaan pelkoon; palaveri open kanssa kiusaamisesta; ikävä mummoa, leivon sen pullia;
    isän kanssa sydänlääkärin kontrolliin; kirjoita viikkoraportti ja lähetä pomolle;
    vaihda talvirenkaat ennen pakkasia; imuroi olohuone ja pese lattiat; harjoittele kitaralla kaksi sointua lisää;
    suunnittele kolmosluokan retki; tee ruokalista ja tilaa kauppakassi;
    opettele ulkoa ruotsin epäsäännölliset verbit;
    eron jälkeen itken iltasin mut tänään maalaan eteisen ja soitan siskolle;
    en jaksa enää tätä remonttia, valitsen laatat ja se riittää;
    novellissa poika seisoo sillalla ja kääntyy takasin, kirjota hellemmin;
    oon koulukuraattori ja valmistelen juttelua luokalle jonka kaveri kuoli;
    haluun kadota viikonlopuks lappiin, etsi mökki; tyhjä olo valmistumisen jälkeen, teen listan kivoista jutuista;
    unipäiväkirja lääkärille, täytä; lajittelen mummon vaatteita äidin kanssa, varmaan vähän itketään;
    sydän hyppää rinnasta ennen haastattelua, harjottelen ääneen; kuolemanväsynyt mut slaidit loppuun;
    kuolen nälkään, makaronilaatikko; kuolin nauruun, no niin matikkaa; tää deadline tappaa mut;
    tapa prosessi portissa 3000; kuollut koodi pois; ampukaa mut, taas palaveri; taulu seinälle; nurmikon leikkuu;
    otsatukka lyhyemmäksi; dekkarin ruumiinlöytökohtaus; päähenkilö kuolee, viimeistely;
    essee Juhani Ahon novellista, itsemurhateema; kriisipuhelimen vuoro ja raportti;
    avh ja infarkti, lähihoitajan tentti; ea1-kurssi, elvytysnukke; palovaroittimen patteri;
    raportti iltavuorolle, vitosella kouristus aamulla; käsijumppa aivoinfarktin jälkeen; sairaalakassi valmiiks;
    testamentti lakimiehelle; Pirkon läksiäiset; viimeinen päivä ennen lomaa; vuosi isän kuolemasta, katon kuvia;
    vähän haikea, kävelylle; loppuunpalanut, tänään en tee mitään; valvon kolmatta yötä, rentoutus;
    yo-jännitys, kertaus; en mä kuolla halua, väsyttää vaan; joskus halusin kuolla, nyt toimin vertaistukijana;
    excel riitti, tauko; hukun sähköposteihin; sydän särki, siivous; sytytä sauna; serveri kaatui;
    kuolin taas bossiin; haudanvakava kvartaalikatsaus, numerot; ruotsin sanat; kokeiden korjaus;
    villasukan kantapää; python harkat;
  `,
};
