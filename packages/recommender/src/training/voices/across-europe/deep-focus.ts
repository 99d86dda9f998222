/** Sentences for this state, in the languages of Europe but English. */
export const DEEP_FOCUS_OF_ACROSS_EUROPE = `
  Muss die Bachelorarbeit bis Mitternacht fertig schreiben, müde hin oder her
  Drei Stunden Anatomie pauken, Kapitel Nervensystem
  Ich code jetzt am Login-Modul weiter, Handy ist im anderen Zimmer
  Kaffee steht, Stress bleibt draußen, ab jetzt wird der Jahresbericht getippt
  Übersetzung der Gebrauchsanleitung fertig machen, 40 Seiten noch
  die ganze Nacht vor mir und 200 Vokabeln Latein
  Cello üben, die schwere Stelle im zweiten Satz bis sie sitzt
  Patientendaten vom Papier ins System übertragen, kein Zahlendreher erlaubt
  Modellflugzeug zusammenkleben, ganz fummelige Teile
  Lernblock Strafrecht
  I muas no de Seminararbeit fertig bringa, lasst mi in Ruah arbeiten
  nervös bin ich vor der Prüfung schon, aber jetzt wird stur das Skript durchgearbeitet
  Je me plonge dans ma thèse, chapitre trois, ne me dérangez pas
  réviser le bac de philo toute l'après-midi
  il est minuit, le dossier de subvention part à huit heures, je rédige jusqu'au bout
  saisie des factures fournisseurs, faut pas se planter d'un chiffre
  lire l'article de la revue Nature en prenant des notes
  crevée mais je bosse mon anglais juridique encore deux heures, fiche après fiche
  répéter la sonate de Ravel mains séparées
  Je code l'appli de mon frère, café à gauche, clavier à droite, go
  montage de l'armoire normande, 112 vis et une notice illisible
  Traduction du polar norvégien, dix pages à pondre
  le stress de la deadline me pousse, je m'enferme et je tape le rapport
  broderie au point compté, motif compliqué, trois heures devant moi
  Estudiar la Constitución, títulos uno a tres, que el examen es el jueves
  escribir la memoria del proyecto sin levantarme de la silla
  Tengo sueño pero el capítulo de la tesis lo remato esta noche a base de teclear
  picar código del módulo de pagos toda la mañana
  Pasar las actas a limpio, con cuidado de no saltarme nada
  practicar guitarra, el trémolo de Recuerdos de la Alhambra
  leo el paper de mi directora, subrayador en mano
  con los nervios a flor de piel pero sentada ya, repasando el temario de enfermería
  ando con el café al lado y la maqueta del barco, a pegar mástiles
  Bloque de redacción TFM
  Voy a meter los datos del inventario en el excel fila por fila
  me pongo los cascos y termino el informe para Bruselas
  Vou estudar pra OAB a madrugada toda, café tá pronto
  escrever o relatório de estágio, cabeça baixa até ao fim
  programar a API do cliente, sem interrupção
  Estou de rastos mas tenho de acabar este capítulo da dissertação, vou escrever
  digitar os prontuários antigos, um por um, sem erro
  praticar as escalas no violino durante uma hora
  Montar o guarda-roupa novo, manual aberto no chão
  sessão de estudo de bioquímica
  prazo apertado, nervos à parte, vou traduzir as últimas vinte páginas
  devo finire la tesi entro domattina, scrivo tutta la notte
  studiare diritto privato, capitoli dal sei al nove
  sono in fase di coding, cuffie su, non ci sono per nessuno
  Inserimento dati catastali, precisione massima
  esercitarmi al pianoforte sulla fuga in do minore
  leggo il paper sui batteri e prendo appunti
  stanca morta ma la relazione per il preside la scrivo adesso, tutta d'un fiato
  rilegare il libro vecchio del nonno, lavoro di pazienza
  caffè numero tre e via con il manuale di anatomia patologica
  Ansia da consegna, però ora mi chiudo in camera e batto il testo
  Scriptie schrijven, hoofdstuk methode moet vandaag af
  leren voor het examen bestuursrecht, oordoppen in
  Moe maar het rapport moet om middernacht bij de gemeente liggen, dus typen
  de facturen invoeren, elk cijfer moet kloppen
  Ik programmeer door aan de webshop, Slack staat uit
  viool oefenen, die ene rotpassage
  Ikea kast in elkaar zetten, alleen en met aandacht
  stress of geen stress, vanavond lees ik die drie papers helemaal
  Piszę magisterkę, rozdział drugi, telefon wyłączony
  uczę się do kolokwium z histologii całą noc
  padnięta jestem, ale tłumaczenie umowy kończę dzisiaj, jeszcze dwanaście stron
  sklejam model czołgu, trzy godziny skupienia
  nerwy nerwami, siadam i wkuwam kodeks cywilny
  programuju e-shop, kafe po ruce
  Pluggar till tentan i fysiologi hela natten
  bygga ihop bokhyllan, sitter med ritningen
  Skriver speciale, kaffen er klar og døren er lukket
  taster regnskabsbilag ind, et ad gangen
  øver klarinet til optagelsesprøven
  Leser til eksamen i folkerett, fire timer igjen på lesesalen
  programmerer styringen til drivhuset
  Luen pääsykokeisiin koko illan, puhelin lentotilassa
  neulon kirjoneuletta, kaavio vaatii tarkkuutta
  tanulok a kémia érettségire, tételről tételre
  Scriu la licență, capitolul doi, azi nu mă ridic de pe scaun
  învăț pentru rezidențiat, sinteze de cardiologie
  зубрю билеты по гистологии, тихо все
  устала, но перевод контракта добью сегодня, ещё девять страниц
  разучиваю этюд Черни, по такту
  вчу англійські неправильні дієслова до ЗНО, сиджу поки не вивчу
  верстаю сайт для волонтерів, не чіпати
  KPSS çalışıyorum, tarih konuları bitene kadar kalkmak yok
  bağlama çalışması, aynı ezgi elli kere
  učim za ispit iz farmakologije
  Redacto el treball de recerca, capítol final
  estudiar per les oposicions de mestra tot el matí
  muntar la maqueta del tren, peces minúscules
  Die Nacht gehört mir und der Doktorarbeit, bis zum Morgengrauen steht Kapitel fünf
  bin zwar völlig groggy, aber die Steuerkanzlei will die Buchungen bis acht, also tippe ich weiter
  Entspannen kann ich danach, jetzt lese ich das Urteil Zeile für Zeile
  Partitur abschreiben, sauber mit Tusche
  Prüfungsstress, ja, deswegen ja: Lernplan Tag 3, Biochemie, Kopfhörer
  kannst mir nix Lautes geben, ich löte Platinen
  Ich schreibe die Predigt für Sonntag, Tür zu
  Quellen für die Hausarbeit exzerpieren in der Bib
  Firmware schreiben für den Rasenmäher, ein Nachmittag ohne Slack
  Uhrwerk zusammensetzen, eine Feder nach der andern
  Fahrschultheorie lernen, 900 Fragen, ich bleib dran
  Orgel üben für die Christmette
  réécrire les chapitres un à quatre avant que l'éditrice appelle, café noir et silence
  malgré le trac de demain je révise mes tirades une par une
  Je recopie les registres paroissiaux de 1790, aucune faute permise
  journée rédaction, porte fermée
  la nuit porte conseil mais moi je rédige la plaidoirie, audience à neuf heures
  je déchiffre l'étude de Chopin mesure par mesure
  développer le plugin jusqu'au dîner, notifications coupées
  trois heures de lecture sur la chute de Constantinople, surligneur et fiches
  Dernière ligne droite du code de la route, je fais toutes les séries
  zéro énergie mais mémoire à rendre, donc on s'assoit et on écrit
  horlogerie, remontage d'un mouvement, ne parlez à personne de moi
  sous-titrer le docu, 52 minutes, minutage précis
  me espera una noche larga: siete temas de MIR y un termo
  Transcribir la entrevista al pastor, palabra por palabra
  ni un descanso hasta que acabe la traducción del prospecto
  Ensayo yo sola el oboe, el pasaje del solo, despacito y bien
  pese al sueño, sigo con el frontend que se despliega a las ocho
  montar el ordenador nuevo pieza a pieza
  Leer la tesis entera de un compañero y anotar márgenes
  estudio alemán, declinaciones, dos horas con la puerta cerrada
  el estrés me lo trago, ahora a redactar la demanda que vence mañana
  encaje de bolillos, patrón nuevo, cuento cada vuelta
  Preparar los apuntes de selectividad, tarde entera
  ando escribiendo la crónica, no me hablen hasta que ponga el punto final
  pasar los resultados del laboratorio a la base de datos con cien ojos
  a noite é longa e o TCC também, vou escrever até acabar
  Não dormi bem mas hoje tem simulado, vou resolver as apostilas sem parar
  codar o app da padaria, fone no ouvido, ninguém me chama
  Estudar para o exame de condução, sinais e prioridades
  a bordar o enxoval, ponto cruz, contar direitinho
  traduzir manual de tratores, página 80 de 200
  Com o coração aos saltos ou não, vou decorar o texto da peça até saber de cor
  manhã de escrita
  preencher o censo da junta, linha a linha
  ler os acórdãos todos e fazer resumo, café na caneca grande
  cavaquinho, treinar a virada até sair limpa
  restaurar a cadeira da avó, lixa fina e muita atenção
  tesina di terza media con mio figlio che dorme, io impagino e scrivo tutta la sera
  Notte prima della consegna: disegno le tavole del prospetto, quota per quota
  sono a pezzi però il bando scade domani, compilo tutto con attenzione
  studio per il concorso da infermiere, quiz a tappeto
  programmo il firmware della caldaia, non rispondo al telefono
  Trascrivere lettere di guerra del bisnonno
  modellismo navale, sartiame
  imparare a memoria il quinto canto dell'Inferno
  ho l'agitazione addosso ma ora leggo il capitolo sui derivati fino in fondo
  flauto traverso, un'ora di tecnica
  nog één nacht blokken voor farmacologie, thermoskan naast me
  Jaarverslag schrijven, deur dicht, telefoon in de la
  slaap komt later, eerst die twaalf pagina's vertalen
  ik digitaliseer oude kerkboeken, naam voor naam
  gitaar, dat ene loopje, honderd keer traag
  leesdag: vier artikelen voor het college
  Zenuwachtig voor het tentamen maar ik zit en ik leer, hoofdstuk 7 tot en met 11
  mechanisch horloge in elkaar zetten
  noc przed oddaniem, piszę wnioski do inżynierki
  nie relaks, nauka: siedem rozdziałów ekonometrii do przerobienia
  Programuję sterownik do pieca, kawa stygnie
  Mein Kopf ist Matsch, trotzdem: der Förderantrag wird jetzt Satz für Satz fertiggetippt
  Um runterzukommen brauch ich keinen Tee, ich muss den Prüfungsstoff Elektrotechnik reinkriegen
  Inventarliste Museum abtippen, 600 Objekte
  Drehbuchseiten polieren, Schnitt ist morgen, Nachtschicht am Schreibtisch
  Klöppelspitze, da darf mich keiner anquatschen
  Arabisch lernen, die Schrift, Zeile um Zeile schreiben
  ich refaktoriere das alte Modul, zwei Stunden am Stück, Kaffee neben mir
  Geigenbau: Decke ausarbeiten
  Jägerprüfung, Fragenkatalog Wildkunde, heut Abend alles durch
  rapport d'expertise à boucler, les nerfs en pelote mais les mains sur le clavier
  j'apprends le japonais, cent kanji avant le dodo
  Nuit de garde calme, j'en profite pour avancer mon article, paragraphe discussion
  relire les épreuves du livre à la loupe, coquille après coquille
  maquette d'architecture, carton plume et cutter, l'aprèm entière
  partiels de droit admin, je mange mes fiches
  coder le site de la chorale malgré la fatigue, il reste la page d'inscription
  Je tricote le jacquard, rang 84, silence
  dactylographier le journal de guerre de mon arrière-grand-père
  entraînement batterie, rudiments au métronome
  le café refroidit, je dissèque l'arrêt du Conseil d'État pour ma note, on ne me parle plus
  toca redactar las conclusiones aunque se me cierren los ojos, no me acuesto hasta el final
  Ansiosa perdida, pero la única salida es estudiar el tema 12, así que codos
  soldar la placa del sintetizador
  edito el vídeo de la boda, corte a corte, cuatro horas
  clasificar y etiquetar las muestras del herbario
  aprender lengua de signos con los vídeos, repitiendo
  La traducción jurada tiene que salir perfecta, no me pases llamadas
  taller de relojería, desmontar y montar
  escribo código desde el pueblo, con el gallo de fondo, a terminar el módulo
  leer a Kant, despacio, tomando notas
  Piano: manos juntas, compás 30 al 58
  estou a restaurar um azulejo, pincel fino, horas disto
  plantão tranquilo, vou ler o artigo de sepse inteiro e resumir
  mesmo nervosa com a banca, hoje é formatar a tese, norma por norma
  Legendar o documentário, minuto 20 em diante
  estudo de espanhol, verbos irregulares, duas horas sem celular
  catalogar a biblioteca da paróquia
  Sono? depois. Agora escrevo o parecer jurídico que o juiz pediu
  treinar acordeão para o festival, a parte rápida
  codificar o parser, noite fora, chá em vez de café
  montar o drone, parafusinhos minúsculos
  decorar os nomes dos ossos todos do pé e da mão
  sto traducendo un romanzo dal polacco, dieci cartelle oggi, porta chiusa
  cucio il vestito della sposa, perline una a una
  La paura del test c'è, però adesso faccio quiz di biologia fino alle otto
  violino, colpi d'arco
  catalogare le foto dell'archivio comunale, didascalia per ciascuna
  scrivo il capitolo finale col mal di schiena e il terzo caffè
  imparare il cinese, toni e caratteri, seduta lunga
  sistemo il codice legacy del gestionale, oggi niente call
  Costruire la chitarra, incollaggio della tavola
  studio il codice della navigazione per la patente nautica
  leggere e schedare le sentenze
  ik schrijf vannacht de subsidieaanvraag af, gapend en wel
  nerveus maar voorbereid: nog één keer het hele dictaat doorwerken
  ondertitels tikken voor de documentaire
  Noors leren, twee hoofdstukken en de oefeningen
  patiëntendossiers overzetten, geen foutje toegestaan
  stil zitten en programmeren aan de robotarm, koffie binnen handbereik
  vertaling van het gedicht niet, de handleiding, 30 bladzijden
  pianostuk noot voor noot instuderen
  proefschrift, hoofdstuk resultaten, deur op slot
  haftuję obrus na komunię, liczę krzyżyki
  tłumaczę instrukcję dźwigu, nocka, herbata
  stres przed radcowskim, ale siadam do kazusów i nie wstaję
  montuję film z komunii, klatka po klatce
  Nauka norweskiego
  piszę artykuł do szkolnej gazety, dziewczyny czekają na tekst do ósmej
  indeksowanie ksiąg metrykalnych, wieś po wsi
  lutuję radio dziadka
  padam, a dokumentacja do przetargu niepełna, więc uzupełniam pole po polu
  akordeon, polka, wolno i czysto
  přepisuju kroniku obce, písmeno po písmenu
  překládám návod k pile, ještě osm stran
  noční, ale klid, učím se anatomii zvířat
  renskriver protokoll från 1920-talet
  tyska glosor, kapitel nio, kaffe och tystnad
  syr en folkdräkt, stygn för stygn
  oversætter brugsanvisning til en mejetærsker
  bygger skib i flaske, rolig hånd
  korrekturleser avisa linje for linje
  øver på trekkspill, samme vals om igjen
  kirjoitan apurahahakemusta, kahvia ja hiljaisuutta
  venäjän sanasto, kolme kappaletta illassa
  harjottelen kanteletta, hankala kohta
  fordítom a szerződést, fáradtan is pontosan
  makettet ragasztok, vonatállomás
  japánul tanulok, írásjegyek
  traduc prospectul, mai am șapte pagini, cafeaua e rece
  cos ia bunicii, punct cu punct
  exersez la nai
  μεταφράζω εγχειρίδιο, με νύστα αλλά θα τελειώσει
  εξάσκηση στο μπουζούκι, το ίδιο ταξίμι
  ψηφιδωτό, πέτρα πέτρα
  вышиваю икону, счётный крест, не отвлекать
  учу китайский, сто иероглифов до вечера
  статью в журнал дописываю, нервы потом
  перекладаю субтитри до фільму, сорок хвилин лишилось
  вишиваю рушник, рахую хрестики
  maket gemi yapıyorum, yelkenler kaldı
  Arapça çalışıyorum, fiil çekimleri
  çeviri yetişecek, uykum var ama sayfa sayfa gidiyorum
  prevodim uputstvo za traktor, strana po strana
  vježbam harmoniku, isti takt sto puta
  učim mađarski, padeži
  transcric les cartes del rebesavi
  assajo la tenora, el tros difícil
  řezbařím betlém, oslík chce klid a ostrý dlátko
  tvořím rozvrh táborových her, každé stanoviště sepsat dopodrobna
  till midnatt ska skogsbruksplanen vara nedskriven, bestånd för bestånd
  knyter flugor inför laxsäsongen, pyttesmå krokar
  sovet dårlig, men romanens kapittel to skal ned på papiret før frokost
  viritän vanhaa radiota, juotan komponentin kerrallaan
  luen lakitekstiä pykälä kerrallaan, tenttiin viikko, kahvia termarissa
  egész este a pilótavizsga meteorológia részét magolom
  restaurálom a nagyapám óráját, csipesz és nagyító
  pictez ouă încondeiate, linie cu linie, nimeni să nu mă miște
  învăț portugheza cu manualul, lecția nouă, două ore încheiate
  αντιγράφω βυζαντινές νότες με το χέρι
  ετοιμάζω τον φάκελο για το ΕΣΠΑ, σελίδα σελίδα, κι ας νυστάζω
  клею диораму Бородино, солдатик за солдатиком
  нервничаю перед аттестацией, поэтому сажусь и штудирую СНиПы подряд
  пишу драйвер для станка, ночь, чай, тишина
  складаю меблі для дитячої, інструкція на сорок сторінок
  розшифровую бабусині щоденники, почерк жахливий, але я терплячий
  ehliyet sınavına çalışıyorum, motor dersi, hepsini bitireceğim
  ebru değil hat: aynı elifi yüz kere yazıyorum
  sunucuyu yeni sürüme taşıyorum, betikleri tek tek yazmam lazım
  šijem narodnu nošnju, sitan vez, mir
  završavam projektnu prijavu, oči me peku ali tipkam dalje
  piszę backend do apki gminnej, Teams wyciszony do wieczora
  noc, lampka, partytura: przepisuję głosy dla orkiestry dętej
  wpisuję oceny z trzech klas do dziennika, każda musi trafić w swoją rubrykę
  estudio catalogació, tema vint, amb el cafè i la porta tancada
`;
