import type { LanguagePhrases } from './language-phrases.ts';

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
    sprawdzanie prac, przygotować slajdy, przygotować prezentację, termin, na jutro, lista zadań
  `,
  analytical: `
    debugowanie, debugować, szukać błędu, szukanie błędu, znaleźć błąd, naprawić błąd,
    przyczyna awarii, awaria, awaria serwera, analiza, analizować, analiza danych, dane, statystyka,
    matematyka, zadania z matematyki, równania, rozwiązać, rozwiązywanie problemów, dowód, fizyka,
    obliczenia, obliczyć, arkusz kalkulacyjny, budżet, budżet domowy, rozliczenie, sprawdzić liczby,
    prognoza, decyzja, podjąć decyzję, zdecydować, za i przeciw, porównać, ocenić, strategia,
    przegląd kodu, przejrzeć umowę, audyt, szachy, gra w szachy, zagadka, łamigłówka, myśleć
  `,
  creative: `
    pomysły, nowe pomysły, pomysł, burza mózgów, inspiracja, kreatywny, kreatywność, tworzyć,
    twórczość, wymyślić, wyobraźnia, projektować, projekt graficzny, logo, plakat, nazwa dla,
    hasło reklamowe, kampania reklamowa, rysować, rysowanie, malować, malowanie, szkic, ilustracja,
    opowiadanie, pisać opowiadanie, powieść, pisać powieść, wiersz, poezja, scenariusz, piosenka,
    napisać piosenkę, komponować, muzyka, grać na gitarze, fotografia, blokada twórcza, rękodzieło
  `,
  meeting: `
    spotkanie, spotkanie zespołu, spotkanie z klientem, zebranie, narada, wideokonferencja, rozmowa,
    rozmowa z klientem, rozmowa z szefem, telefon do, dzwonić, rozmowa kwalifikacyjna,
    rozmowa o pracę, negocjacje, negocjować, podwyżka, prezentacja przed, prezentować,
    wystąpienie publiczne, przemówienie, wykład, prowadzić lekcję, uczyć dzieci, korepetycje,
    warsztaty, trudna rozmowa, ocena roczna, klient, zarząd, wywiadówka, obrona pracy,
    egzamin ustny, konferencja, pierwsza randka
  `,
  calm: `
    zestresowany, zestresowana, stres, lęk, niepokój, boję się, strach, panika, atak paniki,
    zdenerwowany, zdenerwowana, denerwuję się, nerwy, trema, martwię się, zmartwiony, przytłoczony,
    przytłoczona, wszystko mnie przerasta, nie daję rady, zły, wściekły, wkurzony, sfrustrowany,
    smutny, smutna, płakać, uspokoić się, uspokoić, spokój, zrelaksować się, relaks, odprężyć się,
    oddychać, oddech, ćwiczenia oddechowe, medytacja, medytować, uważność, przerwa, joga, wypalony,
    kłótnia
  `,
  energise: `
    zmęczony, zmęczona, jestem zmęczony, senny, śpiący, chce mi się spać w pracy, brak energii,
    energia, potrzebuję energii, obudzić się, pobudka, nie zasnąć, spadek energii, nie chce mi się,
    lenistwo, motywacja, brak motywacji, zmotywować się, pobudzenie, źle spałem, trening, trenować,
    siłownia, ćwiczyć, ćwiczenia, bieganie, biegać, rower, basen, pływanie, sport, piłka nożna,
    mecz, tańczyć, gry, granie, gra rankingowa, turniej, sprzątanie, sprzątać, nocna zmiana,
    idę na siłownię, na siłownię, idę biegać, idę na trening
  `,
  wind_down: `
    spać, nie mogę spać, nie mogę zasnąć, zasnąć, zasypianie, bezsenność, iść spać, do łóżka,
    pora spać, dobranoc, drzemka, krótka drzemka, koniec dnia, koniec pracy, po pracy, wieczór,
    spokojny wieczór, dziś wieczorem, wyłączyć się, odłączyć się od pracy, wyciszyć się, wyciszenie,
    przed snem, sen, czytać w łóżku, długi dzień, oglądać serial, kanapa, odpocząć wieczorem,
    weekend
  `,
  none: `
    obiad, śniadanie, kolacja, przerwa na lunch, kawa, urlop, święto, wakacje, dzień wolny,
    nieobecny, dentysta, lekarz, wizyta u lekarza, fryzjer, zakupy, odebrać dzieci, urodziny, ślub,
    lot do, pociąg do, podróż, mechanik, weterynarz, cześć, dzień dobry, dziękuję, co słychać,
    kim jesteś, pogoda, opowiedz żart, nie wiem, nic, przeprowadzka, paczka
  `,
};
