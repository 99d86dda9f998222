import type { LanguagePhrases } from './language-phrases.ts';

/** Finnish phrases. */
export const FINNISH: LanguagePhrases = {
  deep_focus: `
    keskittyä, pitää keskittyä, keskittyminen, en pysty keskittymään, häiritsemätön työ,
    älä häiritse, kirjoittaa raporttia, raportti, gradu, kirjoittaa gradua, kirjoittaminen, koodata,
    koodaus, ohjelmointi, opiskella, opiskelu, lukea tenttiin, tentti, koe, läksyt, lukea,
    lukea kirjaa, vastata sähköposteihin, sähköposti, paperityöt, laskut, kirjanpito, verot,
    kääntää, käännös, tehdä diat, määräaika
  `,
  analytical: `
    etsiä virhettä, virheen etsintä, vianetsintä, bugi, korjata bugi, analysoida, analyysi,
    tilastot, matematiikka, matikka, yhtälöt, ratkaista, ongelmanratkaisu, todistus, fysiikka,
    laskea, laskelma, taulukko, budjetti, tarkistaa luvut, ennuste, päätös, tehdä päätös, vertailla,
    arvioida, strategia, koodikatselmointi, sopimus tarkistus, shakki, pulma
  `,
  creative: `
    ideoita, ideointi, keksiä, keksiä nimi, ideoida, luova, luovuus, inspiraatio, suunnitella logo,
    design, juliste, mainoskampanja, piirtää, maalata, luonnostella, kuvitus, novelli,
    kirjoittaa novelli, romaani, runo, käsikirjoitus, laulu, säveltää, musiikki, soittaa kitaraa,
    valokuvaus, askarrella
  `,
  meeting: `
    kokous, palaveri, tiimipalaveri, asiakastapaaminen, tapaaminen, asiakas, videopuhelu, puhelu,
    soittaa asiakkaalle, työhaastattelu, haastattelu, neuvottelu, palkkaneuvottelu, esitys,
    pitää esitys, esiintyminen, puhe, luento, opettaa, oppitunti, kehityskeskustelu,
    vaikea keskustelu, vanhempainilta, konferenssi, treffit
  `,
  calm: `
    stressaa, stressi, stressaantunut, ahdistaa, ahdistus, paniikki, paniikkikohtaus, jännittää,
    hermostunut, pelottaa, huolissaan, ylikuormittunut, vihainen, ärsyttää, turhautunut, surullinen,
    itkettää, rauhoittua, rauha, rentoutua, rentoutuminen, hengittää, hengitysharjoitus, meditoida,
    meditaatio, tauko, jooga, uupunut henkisesti, riita
  `,
  energise: `
    väsynyt, väsyttää, unelias, ei energiaa, energiaa, herätä, pysyä hereillä, piristyä, piristys,
    ei jaksa, motivaatio, ei motivaatiota, nukuin huonosti, treeni, treenata, kuntosali, sali,
    juosta, juoksulenkki, lenkki, pyöräillä, uida, urheilu, jalkapallo, ottelu, tanssia, pelata,
    turnaus, siivota, siivous, yövuoro
  `,
  wind_down: `
    nukkua, en saa unta, nukahtaa, unettomuus, mennä nukkumaan, sänkyyn, nukkumaanmeno, hyvää yötä,
    päiväunet, torkut, päivän päätös, työpäivä ohi, töiden jälkeen, ilta, rauhallinen ilta,
    tänä iltana, irtautua töistä, ennen nukkumaanmenoa, lukea sängyssä, pitkä päivä, katsoa sarjaa,
    sohva, viikonloppu
  `,
  none: `
    lounas, aamiainen, päivällinen, kahvitauko, loma, pyhäpäivä, vapaapäivä, poissa, hammaslääkäri,
    lääkäri, parturi, kampaaja, kauppa, hakea lapset, syntymäpäivä, häät, lento, juna, matka,
    autohuolto, eläinlääkäri, moi, hei, kiitos, mitä kuuluu, kuka olet, sää, kerro vitsi, en tiedä,
    ei mitään
  `,
};
