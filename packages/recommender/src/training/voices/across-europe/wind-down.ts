/** Sentences for this state, in the languages of Europe but English. */
export const WIND_DOWN_OF_ACROSS_EUROPE = `
  Es ist halb drei und ich starr die Decke an, will endlich schlafen
  Laptop zu, Feierabend, heut mach ich keinen Handschlag mehr
  Bericht ist abgegeben, Deadline geschafft, jetzt aufs Sofa und dann in die Heia
  Nachtschicht vorbei, draußen wirds hell und ich muss trotzdem pennen
  noch zwei Seiten Krimi im Bett, dann Licht aus
  Jetlag aus Tokio, Körper denkt es ist Mittag, ich muss aber schlafen
  Kurzes Nickerchen bevor die Enkel kommen
  zu viel Kaffee am Nachmittag und jetzt lieg ich wach, hilf mir beim Einschlafen
  Der Kleine will nicht schlafen, Schlaflied und dunkel bitte
  Stress lass nach, Tag ist rum, ich will nur noch ins Bett
  hab mich genug aufgeregt heut, jetzt Wärmflasche, Tee und ab unter die Decke
  impossible de fermer l'oeil, il est trois heures et je me lève à sept
  Journée finie, je coupe le pc et je ne pense plus au boulot jusqu'à lundi
  petite sieste dans le hamac
  lecture au lit avec une tisane puis dodo
  décalage horaire pourri depuis Montréal, je voudrais dormir à l'heure d'ici
  Je sors de garde, 24h debout, maintenant je veux m'écrouler
  histoire du soir avec Léonie
  le café de 17h était une erreur, je gigote dans le lit, endors moi
  J'ai rendu le dossier à temps, les nerfs lâchent, au lit
  Extinction des feux 22h30
  Les gosses dorment, la vaisselle attendra demain, je me laisse glisser
  chui vanné de chez vanné, bonne nuit
  no pego ojo, dale que te pego con lo de mañana, quiero dormirme ya
  Cierro el chiringuito por hoy, ni un mail más
  una siestecita de veinte minutos que luego tengo ensayo
  Vengo de Buenos Aires con el horario cambiado, quiero dormir aunque sea de día
  acabé el turno de noche, persiana abajo y a la cama
  leer un rato en la cama hasta que se me cierren los ojos
  Hora de dormir de los peques
  entregué el TFG, estoy muerta, hoy ya no existo para nadie, a sobar
  El café de la sobremesa me ha desvelado, ayúdame a coger el sueño
  tanto estrés esta semana, apago todo y me acuesto temprano
  Ya ni modo, lo que no salió hoy saldrá mañana, me voy a dormir
  Los nervios de la boda no me dejan dormir y son las dos
  não consigo pregar olho, já contei carneirinho e nada
  Fechei o notebook, hoje deu, quero só desligar
  uma soneca rápida depois do feijão
  deitada com o livro, mais um capítulo e apago a luz
  Cheguei do plantão agora, sol na cara e eu querendo dormir
  O jet lag de Macau dá cabo de mim, quero adormecer à hora certa
  hora de pôr o bebé a dormir
  prazo cumprido, cabeça feita em papa, agora é cama
  tomei café tarde demais, virando de um lado pro outro, me ajuda a dormir
  Acabou o expediente, pantufas e sofá até o sono chegar
  non riesco a dormire, mi rigiro da due ore
  Ho staccato, per oggi basta lavoro, ci si vede domani
  pennichella della domenica
  due pagine di Camilleri a letto e poi luce spenta
  torno da New York sballata, vorrei addormentarmi come i cristiani
  finito il turno di notte, tapparelle giù e nanna
  ninna nanna per Tommaso
  il caffè delle sei è stato un errore, occhi sbarrati, fammi prendere sonno
  Consegnato tutto, lo stress se ne va, mi infilo sotto il piumone
  cotta a puntino, mi lavo i denti e crollo
  Kan niet slapen, hoofd maalt maar door over de verbouwing
  laptop dicht, klaar voor vandaag, niks moet meer
  dutje op de bank met de kat
  boekje in bed en dan slapen
  Na drie nachtdiensten wil ik overdag gewoon kunnen pitten
  Jetlag uit Bali, klaarwakker om vier uur, wil weer in slaap vallen
  voorlezen en de kinderen naar bed
  Deadline gehaald, bekaf, dekbed over m'n kop
  Koniec na dziś, zamykam kompa i idę w kimono
  drzemka po nocnej zmianie, rolety w dół
  książka do poduszki i gaszę światło
  wypiłam kawę o siódmej, głupia, teraz leżę i gapię się w sufit, uśpij mnie
  oddałem projekt, nerwy puściły, do wyra
  Nemůžu usnout, pořád mi v hlavě běží ta schůze
  šlofík po obědě
  stänger datorn, nu är det fredag och jag är ledig
  läser en stund i sängen och sen god natt
  Kan ikke falde i søvn, tankerne kører om huslånet
  fyraften, i dag laver jeg ikke mere
  kommer lige fra nattevagt, gardinerne for og ind under dynen
  Får ikke sove, drakk kaffe klokka åtte som en tosk
  päiväunet mökin laiturilla
  Nem tudok elaludni, hajnali kettő és még mindig a prezin pörgök
  vége a napnak, gép kikapcs, alvás
  délutáni szundi a nagyi kanapéján
  könyv az ágyban, aztán villanyoltás
  gata pe azi, închid laptopul, mă bag în pat
  un pui de somn după tură
  am predat proiectul, nervii s-au dus, acum somn
  μεσημεριανός ύπνος με κλειστά παντζούρια
  Не могу уснуть, третий час ночи, в голове отчёт крутится
  всё, рабочий день окончен, комп выключаю, больше ни о чём не думаю
  почитаю в кровати и баиньки
  после суток на скорой хочу только отрубиться
  Джетлаг после Владивостока, хочу уснуть по московскому
  уложить мелкого, сказка и свет гасим
  зміна скінчилась, дім, ковдра, сон
  kitabımı okuyup yatacağım, ışıklar kısılsın
  Ne mogu zaspati, vrtim se ko čevap na roštilju
  No puc dormir, la maleïda vergonya d'ahir em volta pel cap
  plego, avui ja no obro cap més correu, sofà i llit
  migdiada després de l'arròs
  Der Wecker klingelt um fünf und ich scroll immer noch, mach mich bitte schläfrig
  Ich könnte noch arbeiten, will aber nicht, Schluss, Beine hoch bis zum Gähnen
  nach dem Konzert noch voll Adrenalin, muss aber runter und in den Schlaf finden
  i bin so miad, heit geh i mit de Hendl ins Bett
  Deadline hin, Deadline her, um elf wird geschlafen
  die Gedanken an die Prüfung morgen kreisen im Dunkeln, hilf mir wegzudösen
  Büro abgeschlossen, Schürze an den Haken, jetzt darf der Tag ausklingen
  Nach der Nachtschicht im Stellwerk brauch ich Vorhang zu und acht Stunden nix
  powernap, nein, diesmal richtig lang schlafen
  Hörbuch an, Augen zu, mal sehen wie weit ich komme
  mit Fieber im Bett, nur noch wegschlummern
  Wein leer, Gäste weg, Spülmaschine läuft, ab in die Falle
  mes jambes veulent courir et moi je veux dormir, saleté d'impatiences
  je range mes pinceaux, c'est bon pour ce soir, j'attends le sommeil au coin du poêle
  je rentre du service de nuit à l'Ehpad, rideaux tirés, je voudrais dormir malgré le soleil
  Le cerveau tourne à cause du dossier, il est une heure, fais moi sombrer
  allez hop, pyjama, bouillotte, plus rien d'important ne se passera aujourd'hui
  La sieste après le pastis c'est sacré
  déconnexion numérique 21h
  encore stressé par la réu de ce matin mais la journée est finie et je veux glisser vers le sommeil
  dans le train de nuit pour Briançon, couchette du haut, j'aimerais roupiller
  On a fini la récolte, les mains noires, la soupe, le lit
  ma fille a fait ses dents toute la nuit, elle dort enfin, moi aussi je veux
  bonne fatigue de randonnée, je m'endors presque, accompagne moi
  he puesto el móvil en modo avión y me voy arrimando al sueño
  Con el calor que hace no hay quien duerma, a ver si así me quedo frito
  Fin de jornada, tapo las cajas del mercado y me retiro
  mañana madrugo y sigo con los ojos como platos
  siesta de pijama y orinal
  ya no estudio más, lo que no sepa no lo sé, a dormir
  se acabó el turno partido, cena ligera y a descansar hasta mañana
  tengo el cuerpo en Lima y la cama en Madrid, hazme dormir
  los nervios del viaje me despiertan a cada rato y son las cuatro, quiero volver a dormirme
  Contarle a Leo el cuento de la rana y que caiga redondo
  cierro el taller, apago la radio, hoy el cuerpo pide cama
  pelis no, libro no, solo quiero ir cerrando el día poquito a poco
  depois de três cafés e uma apresentação o corpo não desliga, quero dormir já
  Chuva na janela, cobertor, ninguém me chama até amanhã
  fim do turno, tirei a farda, quero ir amolecendo até apagar
  Estou na cama desde as onze e os nervos da cirurgia não me deixam adormecer
  encerrei o mês, contas batidas, agora quero só preguiçar e deitar cedo
  voltei de Tóquio trocado, cinco da manhã e eu aceso, preciso voltar a dormir
  deito-me com o rádio baixinho até pegar no sono
  tô acabada do ensaio da escola de samba, banho morno e berço
  prazo entregue às 23h58, tremendo ainda, quero relaxar pra dormir
  ninar a Cecília
  larguei o tricô porque já não vejo as malhas, boas noites
  il neonato dorme, tocca a me, finché dura
  Ho chiuso la bottega e non voglio più sentire parlare di scadenze, poltrona e poi letto
  ho corso la mezza stamattina, ora siesta lunga senza sveglia
  l'esame è andato, sono carica a molla ma è l'una e devo dormire
  turno finito alle sei del mattino, colazione al bar e a nanna
  mi si incrociano gli occhi sul romanzo, ancora una pagina e spengo
  Stasera niente palestra, niente mail, solo pigiama
  pisolino in treno fino a Bologna
  mi sveglio sempre alle tre con l'ansia, come faccio a riaddormentarmi
  in camper, piove sul tetto, ci addormentiamo così
  de ploeg zit erop, schoenen uit, ik wil langzaam uitdoven
  Vannacht weer liggen malen over geld, nu wil ik gewoon weg zakken
  koffie na het eten, stom stom stom, nu wakker in bed
  Om negen uur al onder de wol, morgen weer vroeg melken
  laatste mail verstuurd, ik ga nergens meer over nadenken en naar bed
  nachttrein naar Wenen, proberen te slapen
  schip ligt vast, wacht gelopen, kooi in
  mam leest nog één hoofdstuk en dan oogjes toe
  robota skończona, buty pod łóżko i nic mnie nie obchodzi
  po drugiej zmianie nie umiem wyhamować, a rano wstaję, chcę już spać
  stres przed ślubem nie daje mi spać, a jest trzecia
  Wyłączam telefon, herbata z melisą i pod kołdrę
  dzieci śpią, mąż śpi, a ja patrzę w ciemność, uśpij mnie wreszcie
  Morgen Marathon, Startnummer liegt bereit, jetzt muss ich trotz Kribbeln einschlafen
  Energie hab ich noch, aber der Doktor sagt um zehn Licht aus, also dämpf alles langsam
  Der Kaffee war für die Katz, die Arbeit ist fertig, ich will nur noch umfallen
  Baby trinkt alle zwei Stunden, in den Pausen will ich sofort wegdämmern
  Spätschicht im Kino aus, Popcorn weggekehrt, daheim leise ausklingen
  Zelten am Bodensee, Frösche quaken, wir kuscheln uns in die Schlafsäcke
  hob koa Lust mehr auf nix, Fernseher aus und umdrahn
  Ich meditiere mich jetzt in den Schlaf
  ce soir je débranche le téléphone, le stress et la lumière, dans cet ordre
  Le bateau tangue, je suis de quart dans six heures, dormir vite
  après le bal des pompiers, pieds nus, fenêtre ouverte, je me couche
  mon mari ronfle, moi je fixe le plafond, une berceuse s'il te plaît
  J'ai trop étudié, les lignes dansent, je ferme les cahiers et je plonge sous la couette
  vol Tokyo-Paris, rangée 34, masque sur les yeux
  les devoirs sont finis, les dents brossées, maman fait le câlin du dodo
  fin de chantier, bottes enlevées, un bain chaud puis plus personne
  me relaja pensar que hoy ya está todo hecho, ahora que venga el sueño
  Los caballos encerrados, el perro en su manta y yo a la mía
  he vuelto del gimnasio acelerado y son las once, tengo que bajar para poder dormir
  el examen fue un desastre, da igual, hoy me acurruco y mañana será otro día
  en el tren nocturno a Lisboa, litera de abajo, a ver si duermo algo
  Se acabó la guardia de doce horas, nada de cañas, cama directa
  mi abuela dice que con leche y miel, pues leche, miel y a roncar
  llevo desde las nueve en la cama estresándome por no dormir
  Descanso post-boda, pies en alto hasta quedarme grogui
  cerrar sesión y tumbarme
  siestita en la hamaca después del pozole
  fechei a barraca, contei o caixa, agora rede e silêncio até dormir
  Deitei exausta mas a cabeça faz planilha, me desliga
  a viagem de autocarro dura a noite toda, quero ir a dormir até Faro
  põe som de chuva que o neném e eu vamos dormir juntos
  Meditei, tomei chá de camomila, falta só o sono chegar
  após o turno da noite no hotel, estores em baixo e tampões nos ouvidos
  prova amanhã cedo, já chega de livro, preciso apagar agora
  tarde de domingo, sofá, jogo na tevê sem som, cochilo
  Hoje não venço mais nada, penduro o avental e recolho-me
  a miúda acordou com pesadelos, fico com ela até voltarmos a adormecer
  voltei da festa elétrica, quatro da matina, quero pegar no sono antes do sol
  stanotte niente ansie, luci basse e mi lascio andare al sonno
  Ho spento il forno, domani si impasta di nuovo, adesso letto
  dopo il volo da Sydney non so più che giorno è, so solo che voglio dormire
  per troppa stanchezza non prendo sonno, è assurdo
  chiuso il registro, corrette le verifiche, cervello in vacanza fino a domani
  Traghetto notturno per Olbia, poltrona reclinata, occhi chiusi
  il cane russa, la stufa scoppietta, il libro mi cade dalle mani, perfetto così
  ho fatto gli straordinari, doccia calda e poi zero parole, zero luci
  caffè decaffeinato e pantofole, la giornata si chiude qui
  mio figlio ha paura del buio, lo accompagno nel sonno
  na het sporten laat nog hyper, maar morgen om zes op, dus afbouwen richting bed
  De stress van het verhuizen is voorbij, matras op de grond, slapen
  tentje op Texel, wind, slaapzak dicht
  mijn hoofd repeteert die presentatie alsmaar, het is één uur, ik wil slapen
  Zondagmiddag, regen, plaid, wegdommelen
  baby slaapt eindelijk op m'n borst, ik doe mijn ogen ook dicht
  werk uit, schuif dicht, licht laag, langzaam naar bed toe
  kan door de hitte de slaap niet vatten
  na de kroegavond een glas water en dan heel lang liggen
  trainen hoeft niet meer, leren hoeft niet meer, alleen nog dromen
  kasa zamknięta, nogi w miskę z wodą, potem spać
  po maratonie seriali oczy jak pięć złotych, czas przykręcić światło i zasnąć
  Pociąg nocny do Świnoujścia, kuszetka, próbuję usnąć
  babcia kazała mleko z miodem, wypite, teraz tylko sen
  egzamin zdany, energia uszła, kładę się choć dopiero siódma
  maluch zasypia tylko przy szumie, ja zresztą też
  jutro zawody, nerwy, a muszę się wyspać, utul mnie
  zamknęłam szkółkę, rośliny podlane, ja podlana herbatą, dobranoc
  czytam kryminał w łóżku aż mi książka spadnie na nos
  w namiocie zimno ale śpiwór ciepły, odpływamy
  stan dole, boty sušíme, zítra dál, teď spát
  po noční na nádraží zatáhnu závěsy a chci chrnět do tří
  čtu v posteli detektivku, už mi padají víčka
  barnen i säng, disken får vara, själv glider jag mot kudden
  nattåget till Kiruna, överslafen, försöker somna
  skiftet på bruket slut, bastu och sen sova
  amningen klar klockan fyra, nu vill jag somna om
  eftermiddagslur på sommerhussofaen
  eksamen overstået, al luft er ude, dynen kalder
  teltet er satt opp, fjorden er stille, vi sovner snart
  ungene har lagt seg, jeg leser til øynene glipper
  yövuoro takana, verhot kiinni ja uni tulee jos tullakseen
  saunan jälkeen raukea, sänkyyn
  sátorban vagyunk, esik, aludjunk
  leadtam a dolgozatot, lezuhanok az ágyba
  sírt a baba egész éjjel, most alszik, én is próbálok
  am închis taraba, ceai de tei și la culcare
  în cort la Vama, valurile bat, adormim
  mâine am examen și nu mai învăț, vreau doar somn adânc
  έκλεισα το μαγαζί, βάζω τα πόδια ψηλά μέχρι να νυστάξω
  στο πλοίο για Χανιά, καμπίνα, ύπνος
  поезд до Сочи, верхняя полка, хочу уснуть под стук колёс
  сессия сдана, кофе больше не нужен, спать сутки
  дочь уснула у меня на руке, гашу ночник и тоже сплю
  після баньки липовий чай і на піч, як дід казав
  закрила садочок, вимкнула думки, лягаю
  gece otobüsündeyim, Van'a kadar uyumak istiyorum
  dükkanı kapattım, ıhlamur içip yatıyorum
  brod usidren, bonaca, idemo spavati
  skuhala kamilicu, pročitat ću još stranicu i laku noć
  tanco la parada, sopa i cap al llit
  Bağ evinde cırcır böcekleri, cibinliği indirdim, gözüm kapansın
  la pioggia batte sul lucernario, metto via il telefono e vediamo chi si addormenta prima, io o il gatto
  hodinky píply desátou, čaj z meduňky dopit, hlava na polštář
  bonden har mjölkat klart, stövlarna på farstun, nu blir det kväll i kroppen
  mökillä ei mitään kiirettä, takka hiipuu ja minä sen mukana
  după 14 ore de condus TIR-ul, perdeaua trasă în cabină, vreau să dorm
  σιδέρωσα, μάζεψα, κλείδωσα· τώρα σκοτάδι και μαξιλάρι
  ночь, мысли про ипотеку по кругу, выключи мне голову до утра
  нарешті світло дали й забрали, байдуже, я вже під ковдрою і сплю
  ugasila sam svijeću za pokojne, molitva gotova, sad san
  nie chcę już żadnych bodźców, tylko ciemno, ciepło i do jutra
  wróciłem z rejsu, łóżko się kołysze, może wreszcie usnę
  estou a contar os barcos em vez das ovelhas e nem assim, ajuda o sono a vir
  a manicure fechou, meus pés latejam, quero novela baixinha até cochilar
  les enfants rendus à leur père, silence énorme, je me couche à huit heures et tant pis
  Wir haben Opas Geburtstag überlebt, Zähne putzen und ganz leise wegsacken
  el turno de noche me ha comido el horario, son las once de la mañana y quiero que me venga el sueño
  zahrádka zalitá, slepice zavřené, už jen teplá peřina
  hamaktayım, çay bitti, yarım saat kestireceğim
  ik leg m'n breiwerk weg en laat me op de bank wegzakken tot morgen
  dzień przewalczony, już nie analizuję, kto co powiedział, gaszę
`;
