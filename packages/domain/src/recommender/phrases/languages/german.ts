import type { LanguagePhrases } from './language-phrases.ts';

/** German phrases. */
export const GERMAN: LanguagePhrases = {
  deep_focus: `
    konzentrieren, konzentriert arbeiten, Konzentration, fokussieren, Fokuszeit,
    ich muss mich konzentrieren, in Ruhe arbeiten, nicht stören, Tiefarbeit, abgelenkt,
    lasse mich ständig ablenken, schreiben, Bericht schreiben, Bericht fertig schreiben,
    Protokoll schreiben, Hausarbeit schreiben, Bachelorarbeit, Masterarbeit, Doktorarbeit,
    Artikel schreiben, Angebot schreiben, Bewerbung schreiben, Dokumentation, programmieren,
    Code schreiben, Funktion entwickeln, implementieren, Umbau der Schnittstelle, lernen,
    für die Prüfung lernen, Klausur, Prüfung morgen, Abitur, Vokabeln lernen, Hausaufgaben, lesen,
    Fachbuch lesen, Skript durcharbeiten, E-Mails beantworten, Posteingang aufräumen, Papierkram,
    Büroarbeit, Steuererklärung, Rechnungen schreiben, Buchhaltung, Ablage, Daten eingeben,
    Übersetzung, übersetzen, korrigieren, Arbeiten korrigieren, Folien erstellen,
    Präsentation erstellen, Abgabe morgen, Frist, Aufgabenliste abarbeiten, Aufgaben erledigen
  `,
  analytical: `
    Fehlersuche, Fehler finden, Fehler beheben, Fehler im Programm suchen, debuggen,
    Absturz untersuchen, Ursache finden, Ursachenanalyse, Störung, Serverausfall, analysieren,
    Analyse, Daten auswerten, Datenanalyse, Auswertung, Statistik, Mathe, Mathematik, Matheaufgaben,
    Gleichungen lösen, Beweis, Physikaufgaben, rechnen, berechnen, Berechnung, Tabelle prüfen,
    Zahlen prüfen, Kalkulation, Budget planen, Haushaltsplan, Jahresabschluss, Controlling,
    Entscheidung treffen, entscheiden, abwägen, Vor- und Nachteile, vergleichen, bewerten,
    Strategie, Strategie planen, Codeprüfung, Vertrag prüfen, Gutachten, Problem lösen, nachdenken,
    Schach, Rätsel, Logikrätsel, Architektur entwerfen
  `,
  creative: `
    Ideen sammeln, Ideen, Ideensuche, neue Ideen, Einfälle, kreativ, kreativ sein, Kreativität,
    Inspiration, Brainstorming, Namen finden, Slogan, Werbetext, Kampagne entwerfen, gestalten,
    Gestaltung, Logo entwerfen, entwerfen, Entwurf, zeichnen, malen, skizzieren, Illustration,
    basteln, Kurzgeschichte schreiben, Geschichte schreiben, Roman schreiben, Gedicht,
    Gedicht schreiben, Drehbuch, Liedtext, Lied schreiben, Musik machen, komponieren,
    Gitarre spielen, fotografieren, Schreibblockade, töpfern, träumen
  `,
  meeting: `
    Besprechung, Teambesprechung, Sitzung, Termin mit Kunden, Kundentermin, Kundengespräch,
    Gespräch mit dem Chef, Mitarbeitergespräch, Gehaltsverhandlung, Gehaltsgespräch, Verhandlung,
    Videokonferenz, Telefonat, telefonieren, Telefonkonferenz, Anruf, Vorstellungsgespräch,
    Bewerbungsgespräch, Vortrag halten, Vortrag, Präsentation halten, Rede halten, unterrichten,
    Unterricht geben, Nachhilfe geben, Elternabend, Elterngespräch, Jour fixe, Abstimmung,
    Rücksprache, Mitarbeiterversammlung, Betriebsversammlung, Übergabe, Workshop moderieren,
    Konferenz, mündliche Prüfung, Verteidigung der Doktorarbeit, Sprechstunde, Mandantengespräch,
    Vorstandssitzung, Treffen mit
  `,
  calm: `
    gestresst, Stress, so gestresst, ich bin total gestresst, Angst, ängstlich, ich habe Angst,
    Panik, Panikattacke, nervös, aufgeregt, unruhig, innere Unruhe, überfordert, alles zu viel,
    mir wird alles zu viel, Sorgen, mache mir Sorgen, wütend, sauer, verärgert, traurig, weinen,
    Liebeskummer, Lampenfieber, Prüfungsangst, Herzrasen, beruhigen, mich beruhigen, runterkommen,
    zur Ruhe kommen, entspannen, Entspannung, durchatmen, atmen, Atemübung, meditieren, Meditation,
    Achtsamkeit, Pause machen, kurze Pause, Yoga, abschalten vom Stress, ausgebrannt,
    am Ende meiner Kräfte, Streit gehabt
  `,
  energise: `
    müde, bin so müde, müde aber muss arbeiten, hundemüde, schläfrig, keine Energie, keine Kraft,
    keine Lust, brauche Energie, Energieschub, wach werden, wach bleiben, aufwachen, munter,
    munter werden, Mittagstief, Nachmittagstief, Durchhänger, schlapp, antriebslos, unmotiviert,
    Motivation, motivieren, Morgenmuffel, schlecht geschlafen, Nachtschicht durchhalten, Training,
    trainieren, Sport, Sport machen, Fitnessstudio, Krafttraining, joggen, laufen gehen, Laufrunde,
    Radfahren, schwimmen, Fußball, Wettkampf, zocken, Ranglistenspiel, Turnier, putzen,
    Wohnung putzen, aufräumen, Frühschicht, in Schwung kommen
  `,
  wind_down: `
    schlafen, einschlafen, kann nicht schlafen, kann nicht einschlafen, Schlaflosigkeit, schlaflos,
    ins Bett gehen, ins Bett, Bettzeit, gute Nacht, Feierabend, endlich Feierabend, nach der Arbeit,
    Arbeitstag ist vorbei, Abend, abends abschalten, abschalten, runterfahren, Nickerchen,
    Mittagsschlaf, Schläfchen, vor dem Schlafen, im Bett lesen, zu Bett, ausruhen am Abend,
    Serie schauen, Sofa, langer Tag, Gedanken kreisen nachts, nachts wach, müde ins Bett,
    Wochenende, ausklingen lassen
  `,
  none: `
    Mittagessen, Mittagspause, Frühstück, Abendessen, Kaffeepause, Urlaub, Feiertag, abwesend,
    krank gemeldet, Zahnarzt, Arzttermin, Friseur, Einkaufen, Kinder abholen, Geburtstag, Hochzeit,
    Flug nach, Zug nach, Reise, Werkstatt, Tierarzt, hallo, guten Tag, wie geht's, danke,
    wer bist du, was kannst du, Wetter, erzähl mir einen Witz, keine Ahnung, nichts, egal, Umzug,
    Paket abholen, Elternzeit
  `,
};
