import type { LanguagePhrases } from '../language-phrases.ts';

/** Polish phrases. */
export const POLISH: LanguagePhrases = {
  deep_focus: `
    skupić się, muszę się skupić, skupienie, koncentracja, skoncentrować się, praca w skupieniu,
    bez rozpraszania, nie przeszkadzać, rozpraszam się, pisać raport, napisać raport, pisanie,
    praca magisterska, praca licencjacka, doktorat, artykuł, dokumentacja, oferta, programować,
    programowanie, kodować, pisać kod, pisanie kodu, funkcja do zrobienia, uczyć się, nauka,
    nauka do egzaminu, egzamin, matura, kolokwium, sesja egzaminacyjna, powtórka, zadanie domowe,
    lekcje, czytać, czytanie, podręcznik, odpisać na maile, skrzynka odbiorcza, papierkowa robota,
    faktury, księgowość, pit, zeznanie podatkowe, wprowadzanie danych, tłumaczenie, tłumaczyć,
    sprawdzanie prac, przygotować slajdy, przygotować prezentację, termin, na jutro, lista zadań,
    skończyć raport, dokończyć pracę, dokończyć raport, pisać pracę, licencjat, pisać licencjat,
    wypracowanie, esej, uczę się do egzaminu, nauka do matury, sesja, sprawdzian,
    powtórzyć materiał, słówka, czytać książkę, lektura, sprawdzać klasówki, sprawdzać prace,
    odpowiedzieć na maile, skrzynka, papiery, formularze, wypełnić wniosek, rozliczyć pit,
    wprowadzać dane, cv, list motywacyjny, kodzenie, slajdy, prezentacja do zrobienia,
    nie mogę się skupić, rozprasza mnie telefon, prokrastynuję, praca w ciszy, pracować,
    termin na dziś, zaległości, ćwiczyć na pianinie, szyć, montaż filmu
  `,
  analytical: `
    debugowanie, debugować, szukać błędu, szukanie błędu, znaleźć błąd, naprawić błąd,
    przyczyna awarii, awaria, awaria serwera, analiza, analizować, analiza danych, dane, statystyka,
    matematyka, zadania z matematyki, równania, rozwiązać, rozwiązywanie problemów, dowód, fizyka,
    obliczenia, obliczyć, arkusz kalkulacyjny, budżet, budżet domowy, rozliczenie, sprawdzić liczby,
    prognoza, decyzja, podjąć decyzję, zdecydować, za i przeciw, porównać, ocenić, strategia,
    przegląd kodu, przejrzeć umowę, audyt, szachy, gra w szachy, zagadka, łamigłówka, myśleć,
    dlaczego nie działa, czemu nie działa, serwer padł, nie zgadza się, liczby się nie zgadzają,
    sprawdzić rachunki, bilans, zamknięcie miesiąca, porównać oferty, wybrać między,
    wynajem czy kupno, analizować dane, matma, zadania z matmy, całki, sprawdzić umowę, diagnoza,
    interpretacja wyników, śledztwo, sudoku, krzyżówka, gra strategiczna, rozwiązać problem,
    planowanie
  `,
  creative: `
    pomysły, nowe pomysły, pomysł, burza mózgów, inspiracja, kreatywny, kreatywność, tworzyć,
    twórczość, wymyślić, wyobraźnia, projektować, projekt graficzny, logo, plakat, nazwa dla,
    hasło reklamowe, kampania reklamowa, rysować, rysowanie, malować, malowanie, szkic, ilustracja,
    opowiadanie, pisać opowiadanie, powieść, pisać powieść, wiersz, poezja, scenariusz, piosenka,
    napisać piosenkę, komponować, muzyka, grać na gitarze, fotografia, blokada twórcza, rękodzieło,
    pomysły na, szukam pomysłów, wymyślić nazwę, wymyślam, twórczo, projekt logo, szkicować, szkice,
    akwarela, komiks, improwizować, zdjęcia artystyczne, dekoracje, kampania, przepis wymyślić,
    ceramika
  `,
  meeting: `
    spotkanie, spotkanie zespołu, spotkanie z klientem, zebranie, narada, wideokonferencja, rozmowa,
    rozmowa z klientem, rozmowa z szefem, telefon do, dzwonić, rozmowa kwalifikacyjna,
    rozmowa o pracę, negocjacje, negocjować, podwyżka, prezentacja przed, prezentować,
    wystąpienie publiczne, przemówienie, wykład, prowadzić lekcję, uczyć dzieci, korepetycje,
    warsztaty, trudna rozmowa, ocena roczna, klient, zarząd, wywiadówka, obrona pracy,
    egzamin ustny, konferencja, pierwsza randka, telekonferencja, rozmowa z, rozmowa o podwyżkę,
    telefon do klienta, telefony, rekrutacja kandydatów, wystąpienie, referat, uczyć klasę,
    korepetycje dawać, szkolenie prowadzić, zebranie rodziców, rozprawa, pacjenci, obchód,
    dyżur telefoniczny, obsługa klienta, próba zespołu, koncert na scenie, randka, obrona
  `,
  calm: `
    zestresowany, zestresowana, stres, lęk, niepokój, boję się, strach, panika, atak paniki,
    zdenerwowany, zdenerwowana, denerwuję się, nerwy, trema, martwię się, zmartwiony, przytłoczony,
    przytłoczona, wszystko mnie przerasta, nie daję rady, zły, wściekły, wkurzony, sfrustrowany,
    smutny, smutna, płakać, uspokoić się, uspokoić, spokój, zrelaksować się, relaks, odprężyć się,
    oddychać, oddech, ćwiczenia oddechowe, medytacja, medytować, uważność, przerwa, joga, wypalony,
    kłótnia, stresuję się, lęki, za dużo tego, mam dość, wkurza mnie, frustracja, smutno, smutek,
    chce mi się płakać, rozstanie, pokłóciłem się, żałoba, samotny, wyciszyć się, modlitwa,
    serce mi wali, ścisk w żołądku
  `,
  energise: `
    zmęczony, zmęczona, jestem zmęczony, senny, śpiący, chce mi się spać w pracy, brak energii,
    energia, potrzebuję energii, obudzić się, pobudka, nie zasnąć, spadek energii, nie chce mi się,
    lenistwo, motywacja, brak motywacji, zmotywować się, pobudzenie, źle spałem, trening, trenować,
    siłownia, ćwiczyć, ćwiczenia, bieganie, biegać, rower, basen, pływanie, sport, piłka nożna,
    mecz, tańczyć, gry, granie, gra rankingowa, turniej, sprzątanie, sprzątać, nocna zmiana,
    idę na siłownię, na siłownię, idę biegać, idę na trening, zmęczony ale, padam,
    padam na twarz a muszę pracować, senna, zasypiam w pracy, zasypiam przy biurku,
    oczy mi się zamykają, niewyspany, niewyspana, nie spałem, nieprzespana noc, pobudzić,
    nie mogę się obudzić, leń, ospały, spadek po obiedzie, kawa nie działa, poniedziałek,
    ćwiczenia siłowe, pływać, mecz gram, koszykówka, tenis, boks, wspinaczka, taniec, porządki,
    odkurzać, przeprowadzka, nocka, dyżur nocny, długa jazda, granie z kumplami, rankedy
  `,
  wind_down: `
    spać, nie mogę spać, nie mogę zasnąć, zasnąć, zasypianie, bezsenność, iść spać, do łóżka,
    pora spać, dobranoc, drzemka, krótka drzemka, koniec dnia, koniec pracy, po pracy, wieczór,
    spokojny wieczór, dziś wieczorem, wyłączyć się, odłączyć się od pracy, wyciszyć się, wyciszenie,
    przed snem, sen, czytać w łóżku, długi dzień, oglądać serial, kanapa, odpocząć wieczorem,
    weekend, idę spać, w łóżku, drzemka po obiedzie, noc, fajrant, odpocząć, odpoczynek, serial,
    film wieczorem, kąpiel i spać, ciężki tydzień, piątek wieczór, dzieci śpią, uśpić dziecko,
    położyć dzieci, zgasić światło, zamknąć laptopa
  `,
  none: `
    obiad, śniadanie, kolacja, przerwa na lunch, kawa, urlop, święto, wakacje, dzień wolny,
    nieobecny, dentysta, lekarz, wizyta u lekarza, fryzjer, zakupy, odebrać dzieci, urodziny, ślub,
    lot do, pociąg do, podróż, mechanik, weterynarz, cześć, dzień dobry, dziękuję, co słychać,
    kim jesteś, pogoda, opowiedz żart, nie wiem, nic, przeprowadzka, paczka, obiad z, lunch, kawa z,
    przerwa na kawę, wolne, l4, chorobowe, praca zdalna, okulista, badania krwi, szczepienie,
    przegląd auta, hydraulik, kurier, sklep, bank, przedszkole, szkoła odwieźć, imieniny, wesele,
    chrzciny, pogrzeb, impreza, kino, teatr, muzeum, mecz w tv, lot, pociąg, lotnisko, hotel,
    śmieci, czynsz, rachunki, spacer z psem, hej, jak się masz, dzięki, co to jest, jak to działa,
    za darmo, dowcip, test, pa
  `,
};
