import type { LanguagePhrases } from '../language-phrases.ts';

/** Finnish phrases. */
export const FINNISH: LanguagePhrases = {
  deep_focus: `
    keskittyä, pitää keskittyä, keskittyminen, en pysty keskittymään, häiritsemätön työ,
    älä häiritse, kirjoittaa raporttia, raportti, gradu, kirjoittaa gradua, kirjoittaminen, koodata,
    koodaus, ohjelmointi, opiskella, opiskelu, lukea tenttiin, tentti, koe, läksyt, lukea,
    lukea kirjaa, vastata sähköposteihin, sähköposti, paperityöt, laskut, kirjanpito, verot,
    kääntää, käännös, tehdä diat, määräaika, kirjoittaa raportti loppuun, saada raportti valmiiksi,
    essee, opinnäytetyö, lukea kokeeseen, kokeisiin luku, ylioppilaskirjoitukset, kertaus,
    sanat opetella, tehtävät, kotitehtävät, kirja, korjata kokeita, valmistella tunnit, sähköpostit,
    lomake, täyttää hakemus, veroilmoitus, laskutus, syöttää tietoja, cv, työhakemus,
    kirjoittaa koodia, koodaan, esitys valmiiksi, kalvot, keskity, keskittyä töihin,
    ajatus karkailee, lykkään, työrauha, tehdä töitä, työt valmiiksi, harjoitella pianoa, ommella,
    neuloa, editoida video
  `,
  analytical: `
    etsiä virhettä, virheen etsintä, vianetsintä, bugi, korjata bugi, analysoida, analyysi,
    tilastot, matematiikka, matikka, yhtälöt, ratkaista, ongelmanratkaisu, todistus, fysiikka,
    laskea, laskelma, taulukko, budjetti, tarkistaa luvut, ennuste, päätös, tehdä päätös, vertailla,
    arvioida, strategia, koodikatselmointi, sopimus tarkistus, shakki, pulma, miksi ei toimi,
    selvittää miksi, löytää vika, korjata vika, palvelin kaatui, luvut eivät täsmää,
    tarkistaa laskut, budjetti tehdä, vertailu, vertailla tarjouksia, valita, päättää,
    tehdä valinta, plussat ja miinukset, arviointi, suunnitella strategiaa, data-analyysi,
    matikan tehtävät, yhtälö, laskut, sopimuksen luku, diagnoosi, sudoku, ristikko, arvoitus,
    strategiapeli, miettiä, ajatella
  `,
  creative: `
    ideoita, ideointi, keksiä, keksiä nimi, ideoida, luova, luovuus, inspiraatio, suunnitella logo,
    design, juliste, mainoskampanja, piirtää, maalata, luonnostella, kuvitus, novelli,
    kirjoittaa novelli, romaani, runo, käsikirjoitus, laulu, säveltää, musiikki, soittaa kitaraa,
    valokuvaus, askarrella, idea, ideoita tarvitaan, uusia ideoita, keksiä tarina, inspiroitua,
    luoda, luovaa, logo, piirros, maalaus, sarjakuva, tarina, kirjoittaa runo, kappale, biisi,
    tehdä musiikkia, improvisoida, kuvata, sisustaa, käsityöt, iskulause, kampanja, uusi resepti,
    haaveilla
  `,
  meeting: `
    kokous, palaveri, tiimipalaveri, asiakastapaaminen, tapaaminen, asiakas, videopuhelu, puhelu,
    soittaa asiakkaalle, työhaastattelu, haastattelu, neuvottelu, palkkaneuvottelu, esitys,
    pitää esitys, esiintyminen, puhe, luento, opettaa, oppitunti, kehityskeskustelu,
    vaikea keskustelu, vanhempainilta, konferenssi, treffit, palaveri pomon kanssa,
    kokous asiakkaan kanssa, viikkopalaveri, teams, soittaa, puhelut, haastattelen,
    työhaastattelu huomenna, esitelmä, esitellä, pitää puhe, opetan, pitää tunti, koulutus,
    neuvotella, palkkakeskustelu, vanhempainvartti, hallituksen kokous, oikeudenkäynti, potilaat,
    kierto, raportti vuoronvaihto, harjoitukset bändi, keikka, suullinen koe, seminaari, messut
  `,
  calm: `
    stressaa, stressi, stressaantunut, ahdistaa, ahdistus, paniikki, paniikkikohtaus, jännittää,
    hermostunut, pelottaa, huolissaan, ylikuormittunut, vihainen, ärsyttää, turhautunut, surullinen,
    itkettää, rauhoittua, rauha, rentoutua, rentoutuminen, hengittää, hengitysharjoitus, meditoida,
    meditaatio, tauko, jooga, uupunut henkisesti, riita, stressaa tosi paljon, jännittää huominen,
    pelko, pelkään, lentopelko, hermoilen, hermot, levoton, huolestunut, murehdin, liikaa kaikkea,
    en kestä, en jaksa enää, vihainen pomolle, suututtaa, raivo, itku, itken, surullinen olo, ero,
    riitelin, suru, yksinäinen, rauhoita, haluan rauhaa, hengitä, syvään hengitys, mietiskely,
    tietoisuustaidot, hengähtää, rukous, sydän hakkaa, loppuunpalanut
  `,
  energise: `
    väsynyt, väsyttää, unelias, ei energiaa, energiaa, herätä, pysyä hereillä, piristyä, piristys,
    ei jaksa, motivaatio, ei motivaatiota, nukuin huonosti, treeni, treenata, kuntosali, sali,
    juosta, juoksulenkki, lenkki, pyöräillä, uida, urheilu, jalkapallo, ottelu, tanssia, pelata,
    turnaus, siivota, siivous, yövuoro, väsynyt mutta, väsyttää mutta pitää tehdä töitä,
    nukahdan töissä, silmät menee kiinni, huonosti nukuttu, virtaa, tarvitsen energiaa, virkistyä,
    herääminen, laiskottaa, laiska, saamaton, motivaatio hukassa, ruokakooma, kahvi ei auta,
    maanantai, salille, treenit, jumppa, lenkille, juoksu, pyörälenkki, uinti, futis, jääkiekko,
    sähly, peli, tennis, nyrkkeily, kiipeily, tanssi, siivota kämppä, imuroida, muutto, yövuorossa,
    pelata kavereiden kanssa
  `,
  wind_down: `
    nukkua, en saa unta, nukahtaa, unettomuus, mennä nukkumaan, sänkyyn, nukkumaanmeno, hyvää yötä,
    päiväunet, torkut, päivän päätös, työpäivä ohi, töiden jälkeen, ilta, rauhallinen ilta,
    tänä iltana, irtautua töistä, ennen nukkumaanmenoa, lukea sängyssä, pitkä päivä, katsoa sarjaa,
    sohva, viikonloppu, en saa nukuttua, unta, uni ei tule, nukkumaan, menen nukkumaan, sängyssä,
    öitä, päiväuni, nokoset, iltaa, rauhallinen koti-ilta, työt tehty, päivä pulkassa,
    rentoutua illalla, levätä, lepo, sarja ja sohva, leffa, kirja sängyssä, sauna ja nukkumaan,
    perjantai-ilta, viikonloppu alkaa, lapset nukkuu, nukuttaa lasta, valot pois
  `,
  none: `
    lounas, aamiainen, päivällinen, kahvitauko, loma, pyhäpäivä, vapaapäivä, poissa, hammaslääkäri,
    lääkäri, parturi, kampaaja, kauppa, hakea lapset, syntymäpäivä, häät, lento, juna, matka,
    autohuolto, eläinlääkäri, moi, hei, kiitos, mitä kuuluu, kuka olet, sää, kerro vitsi, en tiedä,
    ei mitään, illallinen, aamupala, kahvi, loma alkaa, lomalla, sairas, etätyö, lääkäriaika,
    katsastus, paketti, kauppaan, ostokset, pankki, päiväkoti, synttärit, hautajaiset, juhlat,
    leffaan, teatteri, lentokenttä, hotelli, roskat, vuokra, laskut maksaa, koira ulos, moikka,
    terve, kuka sä oot, mikä tämä on, miten toimii, ilmainen, vitsi, testi, heippa
  `,
};
