/** Sentences for this state, in the languages of Europe but English. */
export const CALM_OF_ACROSS_EUROPE = `
  Mir flattern die Nerven vor der Fahrprüfung, will kurz runterkommen
  Der Chef hat mich angebrüllt, ich zittere noch, erstmal durchatmen bevor ich was antworte
  Warte auf das Ergebnis vom MRT und dreh im Kopf nur Runden
  zu viel Kaffee, Herz klopft, brauch ruhe aber nicht schlafen
  sanftes Yoga am Küchenboden, Rücken tut weh
  Alles zu viel grad, Deadline, Kind krank, Waschmaschine kaputt, brauch fünf Minuten Stille
  Ich bin nicht müde, nur total überreizt nach dem Großraumbüro
  Wut im Bauch wegen dem Nachbarn, will wieder normal denken können
  Rosenkranz beten mit Oma
  Mittags kurz auf die Parkbank, nix denken, dann gehts weiter
  Nachtdienst war heftig, sitz im Bereitschaftsraum und will mich vor dem nächsten Einsatz sammeln
  J'ai une boule au ventre avant l'oral, juste respirer un peu
  mon ado m'a rendue dingue, je m'isole dix minutes pour redescendre
  trop de café, j'ai les mains qui tremblent, faut que je me pose sans m'endormir
  Méditation pleine conscience pause de midi
  J'attends le coup de fil de la banque pour le prêt, je tourne en rond comme un lion en cage
  le dos en compote, étirements tout doux sur le tapis
  Deadline demain et c'est la panique, avant de m'y remettre je veux faire retomber la pression
  je viens de m'engueuler avec ma soeur, j'ai besoin de paix
  Les mails arrivent de partout, je suffoque, un moment de silence svp
  pas envie de dormir, juste que ça s'arrête de cogiter cinq minutes
  prière du soir avec la communauté de Taizé
  Salle d'attente du dentiste, mains moites, aide moi à rester zen
  estoy de los nervios, en una hora me dan la nota de la oposición
  respirar hondo antes de llamar a mi ex por lo de los niños
  La ansiedad me tiene el pecho apretado, quiero bajarle un poco
  menuda bronca con el casero, necesito serenarme
  Yoga suave para la ciática
  no doy abasto, me ahogo con tantos plazos, dame un respiro corto y sigo
  Turno de noche movidito en urgencias, ahora un ratito de calma en el office sin dormirme
  he tomado cuatro cafés y voy acelerada, a ver si bajo revoluciones
  Ando bien agüitado por lo de mi perro, quiero estar tranquilito un rato
  Esperando los resultados de la biopsia de mi padre, no me concentro en nada
  cansada de discutir, quiero mirar por la ventana y que se me pase el cabreo
  Tô com o coração na mão esperando o resultado do vestibular
  respirar fundo antes de entrar no palco, as pernas tremem
  muita cobrança no trampo, preciso de uns minutinhos de paz
  Estou com uma pilha de nervos por causa da avaliação de desempenho
  discuti com a minha mãe e fiquei a ferver, quero acalmar
  Meditação guiada na hora do almoço
  dor nas costas chata, só quero ficar quietinha sem pegar no sono
  Tanto prazo que nem sei por onde começar, deixa eu só parar e respirar
  Bebi café a mais e estou elétrico, quero assentar um bocado antes da tarde
  ho l'ansia a mille per il colloquio di domani, vorrei placarmi un po'
  Il capo mi ha fatto una scenata, mi sto mordendo la lingua, fammi sbollire
  Aspetto l'esito del concorso e non riesco a star fermo
  ginnastica dolce per la cervicale
  sono sommersa, tre scadenze e due figli con la febbre, un attimo di tregua per favore
  Non ho sonno, ho solo bisogno di silenzio dopo otto ore in officina
  Mal di testa da stress, chiudo gli occhi cinque minuti ma resto sveglia
  prima della gara ho lo stomaco chiuso, voglio respirare e ritrovare la calma
  Zenuwachtig voor de uitslag van m'n rijexamen, even tot rust komen
  Hoofd loopt over, te veel deadlines, vijf minuutjes niks
  ruzie gehad met m'n broer, wil weer rustig worden
  ademhalingsoefening voor de tandarts
  Te veel koffie op, ik tril als een rietje, mag het wat zachter
  Zachte yoga, knieën doen zeer
  Ik wacht op het telefoontje van het ziekenhuis over ma, hou het niet meer
  het is hier een gekkenhuis op kantoor, ik wil even in een bubbel zitten
  denerwuję się przed obroną, chcę trochę ochłonąć
  Szef mnie wkurzył, ręce mi się trzęsą, muszę się uspokoić zanim odpiszę
  czekam na wyniki tarczycy i nie mogę usiedzieć
  przytłoczyło mnie wszystko naraz, daj mi chwilę oddechu
  różaniec z babcią przez telefon za chwilę, ale najpierw cisza, bo jestem roztrzęsiona
  Boli mnie głowa od tych terminów, posiedzę sobie spokojnie przy oknie
  Třesu se nervama před státnicema, potřebuju se zklidnit
  šéf mě vytočil, dám si pět minut ticha a pak zas do práce
  Nervös inför provet, vill bara andas lite
  Allt rasar in på en gång, jobb, barn, möss i källaren, behöver en stunds lugn
  väntar på svar från vårdcentralen, klumpen i magen vill inte släppa
  Jeg er så stresset over flytningen, skal bare lige trække vejret
  skændtes med min kæreste, vil gerne falde lidt ned igen
  meditation på kontoret 12.15
  sint på naboen med løvblåseren, må roe meg
  hodepine etter en hel dag med skjerm, vil ha det dempa og stille uten å sovne
  Jännittää ihan hirveesti se haastattelu, haluan vähän rauhottua
  riideltiin äidin kanssa, oon ihan kierroksilla, pitäs saada olo tasaantumaan
  Ideges vagyok a nyelvvizsga előtt, szeretnék lecsillapodni
  túl sok a határidő, összecsapnak a hullámok, csak egy kis csendet
  megbántott az anyósom, le kell nyugodnom mielőtt visszahívom
  Am emoții mari înainte de bac, vreau doar să respir
  m-am certat cu șeful și încă fierb, lasă-mă să mă liniștesc
  rugăciune la icoană, în tihnă
  Έχω τρελό άγχος για τις πανελλήνιες, θέλω λίγη ηρεμία
  μάλωσα με τον αδερφό μου, να πάρω μια ανάσα
  Трясет перед собеседованием, хочу просто подышать
  начальник наорал, внутри все кипит, надо остыть
  жду звонка от врача, места себе не нахожу
  всё навалилось разом, дайте десять минут тишины и пойду дальше
  хвилююсь перед захистом диплома, треба трохи заспокоїтись
  чекаю вісточки від чоловіка, серце не на місці
  посварилась з кумою, аж трусить, хочу перевести подих
  Sınav sonucu açıklanacak, elim ayağım titriyor, sakinleşmem lazım
  patron sinirimi bozdu, cevap yazmadan önce bi nefes alayım
  namazdan önce biraz huzur
  Živci mi na rubu zbog ispita, samo da malo dišem
  svađala sam se s kumom, hoću da se smirim pre nego što joj odgovorim
  Tinc els nervis de punta per l'oposició, vull asserenar-me
  massa cafè i massa correus, necessito una estona de pau
  Ich kann nicht abschalten und soll auch nicht schlafen, in einer Stunde muss ich weiter, nur kurz den Puls runter
  Prüfungsangst, mir ist schlecht, Buch bleibt zu bis ich wieder ruhig atme
  mei, des is ois z'vui heit, i setz mi auf d'Hausbank und schau in d'Berg
  vorm Lampenfieber am Klavierabend will ich mich sammeln, Hände zittern noch
  Die Klimaanlage brummt, die Kollegen brüllen ins Headset, ich brauch eine Oase für zehn Minuten
  Trauer kommt heute in Wellen, ich zünd eine Kerze an und sitz einfach da
  kann den Bericht nicht schreiben solange ich so aufgedreht bin, erstmal runterfahren, nicht schlafen
  Kind endlich im Kindergarten abgegeben nach Riesentheater, fünf Minuten im Auto sitzen und ausatmen
  Achtsamkeit Mittagspause
  heute kommt der Brief vom Amt, mir rutscht das Herz in die Hose, beruhig mich
  Zahnweh bis unter die Schädeldecke, Termin erst um vier, lenk mich sanft ab
  après la nuit de garde j'ai encore l'adrénaline, je ne dors pas tout de suite, je veux juste que ça retombe avant de reprendre la route
  mon coeur bat la chamade, l'avion décolle dans une heure et je déteste ça
  La réunion m'a mis hors de moi, je vais m'asseoir dans l'escalier de secours et compter jusqu'à cent
  dix minutes de cohérence cardiaque
  J'arrive plus à réfléchir tellement je suis à cran, un bain de silence et j'y retourne
  Les résultats du concours tombent à midi, l'attente me ronge
  le genou me lance, je reste au fauteuil avec un truc apaisant, les yeux ouverts
  maman est au bloc, on attend dans le couloir, je veux rester là sans craquer
  épuisée de m'énerver contre l'administration, je lâche les épaules, je respire
  trac de malade avant le spectacle de fin d'année, aidez moi à le dompter
  je suis à fleur de peau, pas fatiguée, à fleur de peau, du doux svp
  no quiero energía, voy pasado de rosca, quiero que se me pasen los temblores
  me da pánico volar y ya están embarcando, háblame bajito
  Tengo la cabeza como una olla exprés con tanto deadline, párame el mundo diez minutos
  el niño por fin se ha callado y yo sigo con el susto en el cuerpo, déjame estar quieta
  Acabo de salir del juzgado, me siento en un banco a que me baje el pulso
  taichí en el parque con los jubilados
  estoy que muerdo, cuento hasta diez y luego ya hablaré con él
  sala de espera de la ITV de los humanos, o sea, el urólogo, y yo sudando
  me duele la regla un montón, mantita y suave, que luego tengo que volver a currar
  La entrevista es a las cinco y ya no puedo estudiar más, solo quiero templarme
  echo de menos a mi abuela y hoy me ha dado fuerte, un momento de recogimiento
  mucha pinche presión, wey, déjame nomás respirar antes de volver a la línea
  não é sono, é aflição mesmo, quero que esse aperto no peito afrouxe
  a reunião acabou aos gritos, vou sentar na escada e deixar a raiva passar
  O avião treme e eu tremo mais, ajuda-me a ficar serena
  esperando a ligação do hospital, nem água desce
  Dez minutinhos de ioga na cadeira, lombar agradece
  tô na coxia, o coração na boca, entro em cena daqui a pouco, me acalma
  o café e o prazo juntos me deixaram pilhada demais, quero baixar a bola
  o miúdo partiu-me a paciência, fecho-me na varanda a olhar para o Tejo
  tou farta do barulho das obras, quero sossego na cabeça, não é para dormir que ainda saio
  Saudade do meu pai hoje, vou ficar um pouco em silêncio com a foto dele
  sono agitata come una gazzosa, l'esame è tra un'ora e il libro l'ho chiuso, voglio solo respirare
  Ho paura dell'ago, tra poco il prelievo, tienimi buona
  litigato con mamma al telefono, mi siedo sul balcone finché mi passa
  non ce la faccio più con tutte ste notifiche, dieci minuti di vuoto e torno al lavoro
  Aspetto la TAC di mio marito, non voglio pensare
  tai chi al parco Sempione
  prima di andare in scena bevo acqua, chiudo la bocca e respiro col naso
  ho le spalle dure dal nervoso, stiramenti lenti lenti
  La notte in corsia è stata dura, prima di rimettermi in giro cinque minuti di pace in spogliatoio
  sono fuori di me per la multa, calmatemi
  ik sta te trillen achter het gordijn, over tien minuten op, maak me rustig
  Geen energie nodig, ik heb er te veel, mijn hoofd raast
  m'n rug is stuk, ik lig op een matje en doe heel zachte oefeningen
  baas over de rooie, ik daarna ook, even naar buiten kijken tot het zakt
  wachtkamer tandarts, klamme handen
  stilteviering in de kerk
  Vliegangst. We taxiën al.
  ik mis mijn hond zo, even een kaarsje en stil zitten
  Van die deadline krijg ik hartkloppingen, eerst kalm worden en dan pas verder typen
  zaraz wchodzę na scenę, gardło ściśnięte, pomóż mi się opanować
  nie spać, tylko przestać się trząść, za godzinę mam egzamin ustny
  pokłóciłam się z teściową o bigos, idę na balkon ostygnąć
  czekamy pod salą operacyjną na tatę
  za głośno w biurze, za dużo maili, chcę pobyć w ciszy kwadrans i wracam
  Tęsknię dziś za mężem, posiedzę cicho przy świeczce
  Ich steh kurz vorm Explodieren wegen der Hotline, stell mir bitte Meer hin
  die Prüfung hab ich hinter mir, das Herz rast trotzdem noch, und gleich muss ich normal zur Arbeit
  Drei Nächte kaum geschlafen und jetzt Panik vor dem Amt, aber ich will nicht pennen, nur weniger Panik
  Nicht aufputschen! bin eh schon auf hundertachtzig
  vor der Hebammenprüfung sitz ich im Flur und zähl die Fliesen
  Bluthochdruck, Arzt sagt zehn Minuten am Tag nur sitzen
  Mein Mann schnarcht nicht, er schmollt, dicke Luft, ich geh in den Garten und lass es gut sein
  Le vétérinaire opère mon chien, j'attends sur le parking en serrant la laisse
  je bous, le voisin a encore percé à 7h, respire Martine respire
  la deadline me noue l'estomac, pause au bord du canal puis j'y retourne
  sophrologie du mardi
  pas de musique qui bouge, j'ai les nerfs en pelote après la crèche
  Avant de plaider, trois minutes les yeux fermés dans le vestiaire du palais
  ma tête bourdonne de la journée et elle n'est qu'à moitié finie, un sas svp
  chagrin d'amour, je regarde la pluie et je ne veux rien faire
  arthrose des mains ce matin, chaleur et douceur
  me ha sentado fatal el mensaje de mi hija, me siento en la cocina a oscuras hasta que se me pase
  en media hora operan a mi gato
  Oposición mañana: ya no repaso, ya no duermo siesta, solo quiero paz por dentro esta tarde
  la cola de Hacienda, tres horas, y yo echando humo por las orejas
  tanto café y tanto grito en la redacción, quiero una burbuja un ratito
  antes de salir al ruedo, o sea, al escenario, me santiguo y respiro
  Meditación con cuencos, mediodía
  vengo llorada de casa, que no se me note, necesito recomponerme en el coche
  el lumbago no me deja ni coserme un botón, estiramientos flojitos
  estou à espera da nota do exame de código e já roí as unhas todas
  fui grosso com a atendente, me arrependi, quero esfriar a cabeça antes de voltar
  Noite agitada no quartel, antes da próxima saída quero só cinco minutos de peito leve
  o bebê chorou duas horas, parou agora, eu tô em frangalhos e ainda tem janta pra fazer, um respiro
  tanto barulho no escritório que me dói a alma
  ouvir o mar um pouco, na pausa, pra não surtar
  enjoada de nervoso antes do casamento, as madrinhas que esperem lá fora
  Perdi o emprego ontem. Hoje só quero sentar na praça e não pensar
  tendinite no ombro, movimentos muito levezinhos
  mi tremano le ginocchia, tra un quarto d'ora apre il sipario e non ricordo una battuta
  Quel messaggio mi ha fatto salire il sangue alla testa, prima di rispondere voglio calma piatta
  meditazione zen, gruppo del giovedì
  attendo la telefonata del notaio e consumo il pavimento
  mal di denti, impacco freddo, penombra e voci basse
  basta caffè, ho l'elettricità nelle dita, un po' di quiete e poi riprendo a servire ai tavoli
  mia figlia sta partorendo, io qui in corridoio col rosario
  troppi pensieri, troppe scadenze, guardo le barche finché non si allenta il nodo
  allenarmi no, oggi il corpo chiede lentezza, respiro e basta
  de buren zijn aan het heien en ik aan het koken van woede, doe iets zachts
  Pauze in de stilteruimte
  straks de uitvaart van tante Riet, nu even sterk en rustig worden
  mijn zoon belt niet terug, ik zit aan de keukentafel en kan niks
  overprikkeld van de supermarkt op zaterdag, licht omlaag, geen geluid
  nachtdienst, alarm op alarm, en nu eindelijk tien minuten waarin ik kan zakken zonder te slapen
  voor de start van m'n examenrit ademen en niet hyperventileren
  nek zit muurvast van de stress, rustige rekjes tussen twee klanten door
  Ik baal zo van die afwijzing, laat me even
  syn zdaje maturę, ja chodzę po ścianach
  oddech pudełkowy w przerwie
  awantura na zebraniu, ręce mam zimne, chcę złapać równowagę zanim tam wrócę
  nie motywuj mnie, ja potrzebuję żeby świat zwolnił
  boję się wyników konkursu, siedzę na schodach urzędu i czekam
  kolano po operacji rwie, łagodne ćwiczenia na macie
  za mężem tęsknota, bo na morzu, a wiatr wyje, chcę spokoju w sercu
  bolí mě zub a ordinace bere až za tři hodiny
  pohádala jsem se s mámou kvůli svatbě, jdu se uklidnit k rybníku
  čekám na porotu v soutěži o nejlepší koláč, třesou se mi ruce
  arg som ett bi på chefen, går till fönstret och andas
  qigong på bryggan
  svigermor kommer, jeg er et nervevrag, fem minutter i skuret
  har ondt i ryggen, blid strækning på gulvet
  det er for meget larm i børnehaven, jeg sidder i depotet og samler mig
  Stressa til tusen før disputasen, vil bare kjenne føttene mot gulvet
  for mye kaffe, for mange møter, og enda to igjen, la meg lande litt
  naapuri porasi kolme tuntia, oon räjähtämispisteessä, hiljaisuutta
  izgulok, mindjárt én jövök a szavalóversenyen
  dühös vagyok a bátyámra, kiülök a tornácra
  copiii au țipat toată ziua, mă ascund zece minute în cămară
  mă doare ceafa de la stres, mișcări ușoare
  περιμένω έξω από το χειρουργείο, θέλω να κρατηθώ ήρεμη
  βράζω με τον γείτονα, κάθομαι στη βεράντα να μου περάσει
  μέση πιασμένη, απαλές διατάσεις
  сдала анализы, теперь сижу и накручиваю себя, помоги не накручивать
  поругались с мужем из-за дачи, пойду посижу у воды
  Свечку поставлю и посижу тихонько в церкви
  тривога не відпускає, хочу просто посидіти в тиші з котом
  болить спина після городу, легка розтяжка
  trafikte delirdim, park ettim, beş dakika sessizlik
  kızım ameliyatta, koridorda dua ediyorum
  komšija buši od sedam, ja ću eksplodirati, tišinu molim
  m'han cridat a la feina, m'assec a l'escala fins que em passi
  El semáforo eterno, el claxon, mi mala leche; aparco y cierro los ojos un poco antes de subir a la oficina
  dopo la lite col vigile ho le mani che ballano, mi siedo sui gradini della chiesa
  fiz asneira no trabalho e sinto-me minúscula, quero que o aperto abrande para poder voltar à secretária
  karmię kaczki i nie myślę o rozwodzie, niech mnie otuli coś łagodnego
  ojciec w szpitalu, zaraz dzwonią, staram się nie rozsypać
  po zebraniu wspólnoty mam ochotę gryźć, a jeszcze dziś gotuję dla dziesięciu osób, więc najpierw oddech
  letí mi hlava z toho hluku ve školce, sednu si na schody mezi kabáty
  tentaångest, boken är stängd, jag vill bara att händerna slutar darra
  syntymäpäiväsankari pakenee vessaan hengittelemään, sukua liikaa
  Tüp bebek sonucu öğleden sonra belli olacak, içim içime sığmıyor, dinginlik istiyorum
  стою в пробке второй час, закипаю, дайте что-нибудь тихое
  перша сесія у психолога через годину, серце калатає
  σήμερα παραδίδω το παιδί στον παιδικό πρώτη φορά, με έπιασε κόμπος, λίγη γαλήνη
  me'n vaig al balcó a regar, que si no mossego algú
  bunica e la operație de cataractă, eu stau pe bancă și mă rog
  majd' mě klepne z těch voleb v družstvu, hodinku u vody a budu zas normální
  jutro rozprawa o opiekę, dziś tylko nie zwariować, siedzę nad Wisłą i oddycham
  pappa ringde inte, jag stirrar på telefonen, vill få ner oron i kroppen
  kom akkurat fra et møte hvor alle skrek, setter meg i trappa og kjenner på pusten
  lapsi eksyi hetkeksi kauppaan, löytyi jo, mut mun sydän hakkaa vieläkin
  elvesztettem a türelmem a gyerekkel, kimegyek a kertbe lehiggadni, aztán visszamegyek
  mi s-a stricat centrala, soacra țipă, eu stau cu ochii pe geam să-mi revină pulsul
  sinirden ellerim soğudu, mutfakta bir bardak su, biraz huzur
  otišla mi je mačka, pronašla se, ja još drhtim, samo da sjednem
  Der Schwiegersohn hat beim Grillen wieder über Politik geschimpft, ich sitz jetzt im Schuppen und lass den Ärger abziehen
  дети разгромили класс, звонок через десять минут, постою у окна, чтобы не сорваться
  la commessa mi ha umiliata davanti a tutti, guardo il fiume finché smetto di tremare e poi vado in ufficio
`;
