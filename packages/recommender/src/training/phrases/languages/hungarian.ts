import type { LanguagePhrases } from '../language-phrases.ts';

/** Hungarian phrases. */
export const HUNGARIAN: LanguagePhrases = {
  deep_focus: `
    jelentés befejezése, jelentést írok, szakdolgozat, szakdolgozatot írok, esszé, beadandó,
    házi feladat, tanulás, tanulok, vizsgára tanulok, vizsga, érettségi, ismétlés, szavak tanulása,
    olvasás, könyvet olvasok, dolgozatot javítok, óravázlat, emailek megválaszolása, levelek,
    papírmunka, űrlap kitöltés, adóbevallás, számlák, könyvelés, adatbevitel, fordítás, önéletrajz,
    programozás, kódolok, kódot írok, diák készítése, koncentrálás, koncentrálni kell,
    nem tudok koncentrálni, elkalandozik a figyelmem, halogatok, ne zavarj, dolgozom,
    munka befejezése, határidő, zongorázás gyakorlás
  `,
  analytical: `
    miért nem működik, hibakeresés, hiba megtalálása, lefagyott a szerver, nem stimmelnek a számok,
    költségvetés, összehasonlítás, ajánlatok összevetése, döntés, döntést hozni,
    érvek és ellenérvek, értékelés, stratégia, elemzés, adatelemzés, statisztika, matek,
    matek feladatok, egyenletek, fizika, bizonyítás, számolás, problémamegoldás, szerződés átnézése,
    kódellenőrzés, diagnózis, sakk, keresztrejtvény, fejtörő, gondolkodás
  `,
  creative: `
    ötletek, ötletelés, ötlet kell, ihlet, kreatív, alkotás, kitalálni, nevet kitalálni, logó,
    plakát, rajzolás, rajzolok, festés, festek, vázlat, illusztráció, novella, regény, vers,
    versírás, dalszöveg, dalt írok, zeneszerzés, gitározás, improvizálás, fotózás, forgatókönyv,
    kézműves, dekoráció, kampány, új recept
  `,
  meeting: `
    megbeszélés, értekezlet, csapatmegbeszélés, ügyféltalálkozó, hívás, telefonálás,
    ügyfelek hívása, videóhívás, állásinterjú, interjú, előadás tartása, prezentáció tartása,
    beszéd, tanítás, órát tartok, tréning, tárgyalás, bértárgyalás, beszélni a főnökkel,
    szülői értekezlet, bírósági tárgyalás, betegek, vizit, próba zenekar, fellépés, randi,
    szóbeli vizsga, konferencia
  `,
  calm: `
    stresszes, stressz, ideges, idegesség, szorongás, szorongok, pánik, pánikroham, félek, félelem,
    aggódom, túl sok, nem bírom, kiborultam, dühös, mérges, feszült, szomorú, sírok, sírni tudnék,
    szakítás, veszekedés, gyász, magányos, megnyugodni, nyugalom, lazítás, ellazulni, légzés,
    légzőgyakorlat, meditáció, jóga, szünet, ima
  `,
  energise: `
    fáradt de, fáradt vagyok de dolgozni kell, álmos, álmos vagyok a munkában,
    elalszom az asztalnál, rosszul aludtam, nincs energiám, energia, energia kell, ébredés,
    felébredni, ébren maradni, lusta, lustaság, nincs kedvem, motiváció, kajakóma, kávé nem segít,
    hétfő, edzés, edzőterem, konditerem, futás, futok, bicikli, úszás, foci, meccs, tenisz, boksz,
    tánc, takarítás, takarítok, költözés, éjszakai műszak, éjszakai ügyelet, bajnokság
  `,
  wind_down: `
    alvás, nem tudok aludni, álmatlanság, elaludni, aludni, lefekvés, megyek aludni, ágyban,
    jó éjszakát, szundi, szunyókálás, este, nyugodt este, nap vége, munka vége, munka után, pihenés,
    pihenni, kanapé, sorozat, film este, olvasás az ágyban, hosszú nap, péntek este, hétvége,
    alszanak a gyerekek, villanyoltás
  `,
  none: `
    ebéd, vacsora, reggeli, kávézás, szabadság, szabadnap, ünnep, betegszabadság, fogorvos, orvos,
    fodrász, állatorvos, műszaki vizsga, vízszerelő, csomag, bevásárlás, bolt, bank,
    gyerekekért menni, ovi, születésnap, esküvő, temetés, buli, mozi, színház, repülő, vonat,
    utazás, reptér, szálloda, szemét, lakbér, kutyasétáltatás, szia, helló, hogy vagy, köszönöm,
    ki vagy, mi ez, időjárás, vicc, semmi, nem tudom
  `,
};
