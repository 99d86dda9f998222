/** Sentences for this state, in the languages of Europe but English. */
export const ENERGISE_OF_ACROSS_EUROPE = `
  Bin hundemüde, aber die Schicht geht noch bis sechs, ich muss irgendwie in Gang kommen
  nach der Kantine häng ich voll durch, brauch jetzt nen Tritt in den Hintern
  Kein Nickerchen bitte, ich will wach werden
  gleich Frühjahrsputz, die ganze Bude, los gehts
  der dritte Kaffee bringt nix mehr, ich schlaf am Schreibtisch ein und hab noch vier Stunden vor mir
  Aufwärmen vorm Halbmarathon, Beine sind noch kalt
  Hab den ganzen Vormittag nur aufgeschoben, jetzt endlich den Hintern hoch und anfangen
  I bin so grantig und müd in da Früh, mach mi munter
  Zumba mit den Mädels im Gemeindesaal
  Nachtwache auf Station 4, Kaffee leer, Augen fallen zu, noch sieben Stunden durchhalten
  muss um halb fünf aufstehen zum Melken und komm einfach nicht aus den Federn
  Umzugskartons schleppen, dritter Stock ohne Aufzug, brauch Power
  coup de barre monstrueux après la raclette du midi, faut que je redémarre
  Je pars courir sous la pluie, motive moi
  pas question de dormir, il me reste 300 bornes à faire ce soir, réveille moi
  j'ai la flemme du siècle mais la cuisine ne va pas se récurer toute seule, allez on y va
  Réveil 5h, ouverture de la boulangerie, j'ai les yeux collés
  échauffement avant le match de hand des vétérans
  Deadline à 18h, crevée, zéro énergie, il me faut un coup de fouet là tout de suite
  ça fait deux heures que je scrolle au lieu de bouger, secoue moi
  le stress m'a vidé, j'suis une loque sur le canapé, faut que je me remette debout et que j'attaque la journée
  Séance abdos fessiers
  On range le garage avec le beau-père, musique à fond
  dormi trois heures à cause du petit, et à huit heures je dois être fraîche comme une rose
  Me caigo de sueño y me quedan cinco horas de turno en el almacén, espabílame
  Después de la siesta estoy como un zombi, necesito arrancar de una vez
  voy a darle caña al gimnasio que hoy toca pierna
  ni café ni leches, necesito algo que me ponga las pilas ya
  limpieza general antes de que venga mi suegra
  Che, estoy re dormido y tengo que salir a laburar, dale que hay que levantarse
  llevo toda la mañana mareando la perdiz, quiero ponerme en marcha
  calentando para la San Silvestre, nervios no, ganas de correr
  Guardia de noche en la farmacia, son las tres y no puedo dar cabezadas
  Clase de spinning 7:15
  no me quiero relajar, quiero despertarme que en media hora abro el bar
  A ver si me animo a podar el seto, que estoy apático perdido
  tô morrendo de sono mas o plantão só acaba às sete, me acorda aí
  Bora treinar, hoje é dia de perna e tô com preguiça
  depois do almoço fico um caco, preciso de gás pra tarde
  Estou estafado mas a mudança tem de ser hoje, toca a mexer
  faxina pesada no apê, som alto e balde na mão
  Levantar às cinco para ir à pesca, custa tanto abrir os olhos
  aquecimento antes do jogo de futsal com a malta
  Chega de enrolar na cama, quero começar o dia com tudo
  Nem o café me segura hoje, e ainda tenho o turno da tarde inteiro no call center
  corrida na praia antes do trabalho
  abbiocco post pranzo tremendo, devo riprendermi subito
  Oggi non ho voglia di far nulla ma devo imbiancare la camera, carica!
  turno di notte in panificio, mi si chiudono gli occhi davanti al forno
  riscaldamento prima della partita di calcetto
  Sveglia alle 4.30 per il treno, sono un morto che cammina, dammi una scossa
  pulizie di Pasqua col bandierone, si comincia dai vetri
  non voglio dormire, voglio restare su fino all'arrivo di mia figlia in stazione e ho ancora la macchina da guidare
  Sto procrastinando da stamattina, basta divano, mi devo attivare
  Corsetta al parco con il cane
  La scadenza è a mezzanotte e io sono già cotta alle nove, mi serve benzina
  Ben gesloopt maar moet nog een hele late dienst draaien, geef me wat pit
  na de lunch zakt m'n energie altijd in, even een oppepper
  Ik ga zo de zolder uitmesten, zet iets pittigs op
  warming-up voor de schaatstocht
  niet slapen nu, ik moet wakker zijn als de monteur komt
  Nachtdienst bij de brandweer, koffie is op, ogen vallen dicht, moet alert blijven
  Al drie uur aan het treuzelen, schop me van de bank
  half zes en pikkedonker, ik moet de kranten rondbrengen en wil niet uit bed
  bootcamp in het bos 19u
  Padam na pysk, a przede mną jeszcze druga zmiana, obudź mnie
  po obiedzie zjazd totalny, potrzebuję kopa
  nie chcę drzemki, chcę się rozruszać przed robotą
  Zaraz trening, dzisiaj nogi i nie ma zmiłuj
  sprzątanie przed świętami, okna i dywany, dajesz
  wstać o czwartej na dyżur to jakiś koszmar, oczy mi się kleją
  Odkładam to mycie garów od wczoraj, czas ruszyć dupę
  rozgrzewka przed biegiem niepodległości
  Jsem mrtvá únavou, ale musím ještě objet tři zákazníky, nakopni mě
  jdu uklízet sklep, pusť něco řádnýho
  ranní šichta ve čtyři, nemůžu rozlepit oči
  uppvärmning inför Lidingöloppet
  Jeg er smadret, men butikken åbner om ti minutter og jeg skal være frisk
  har udskudt opvasken i tre dage, nu skal der ske noget
  løbetur i regnen, jeg skal lige sparkes ud af døren
  Trøtt som ei strømpe, men nattevakta varer til sju, få meg våken
  må måke snø før jobb, orker ikke, gi meg litt futt
  ski-intervaller i lysløypa
  en halua nukkua vaan herätä, kohta lähtö treeneihin
  Hulla fáradt vagyok, de még le kell húznom az éjszakás műszakot, ébressz fel
  ebéd után bealszom a gép előtt, kéne egy kis lendület
  nagytakarítás, felmosó, porszívó, gyerünk
  după ciorba de la prânz îmi pică ochii, vreau să-mi revin
  azi fac curățenie de Paște, dă-i bice
  μετά το μεσημεριανό με πήρε ο ύπνος στο γραφείο, θέλω τσίτωμα
  πάω για τρέξιμο στην παραλία, βάλε ρυθμό
  Засыпаю на ходу, а смена до восьми утра, взбодри
  Не спать! мне еще фуру до Рязани гнать
  третий час туплю в телефон вместо дел, дай пинка
  валюся з ніг, а ще нічна зміна попереду, треба збадьоритись
  зарядка зранку, бо очі не розплющуються
  прибираю хату перед Великоднем, давай щось запальне
  halı saha maçı öncesi ısınma
  bugün temizlik günü, camlardan başlıyorum, gaz ver
  idem na trening, noge teške ko olovo, pokreni me
  Estic fet pols però encara em queda mitja jornada al magatzem, desperta'm
  avui toca fer dissabte a casa, som-hi
  escalfament abans de la cursa del barri
  na die Party gestern merk ich in jedem Knochen, trotzdem gehts jetzt zum Frühdienst, weck mich richtig auf
  Bouge ta carcasse comme dirait mamie, cours d'aquagym dans un quart d'heure
  Mir ist zum Heulen vor Müdigkeit, trotzdem: Turnschuhe an und raus, nicht aufs Bett
  Deadline gerissen, Laune im Keller, ich will mich jetzt mit Boxen am Sandsack wieder hochbringen
  die Nacht war kurz, der Zug nach Ulm geht in zwanzig Minuten, flott jetzt
  Schlafen kann ich heut Abend, erstmal Fenster putzen mit Vollgas
  entspannt bin ich genug, zu entspannt, ich brauch Schwung für den Wocheneinkauf
  Winterdepri und seit Stunden im Bademantel, heut will ich unter die Leute und was schaffen
  mein Lehrling sagt ich penn im Stehen, also hau rein, noch acht Reifenwechsel
  Seilspringen im Hof bevor die Kinder heimkommen
  Kirmes abbauen bis zwei Uhr früh, die Jungs machen schlapp und ich auch, Stimmung bitte
  j'ai beau boire des litres de café je pique du nez, et y a encore cent couverts ce soir au resto
  allez debout là dedans, les volets, la douche froide, je veux être d'attaque
  la nuit blanche avec bébé c'est fait, maintenant faut tenir debout jusqu'à la crèche et au delà
  Ras le bol d'être stressée assise, j'enfile mes baskets et je fais les escaliers trois fois
  J'ai promis de finir de peindre la clôture avant la nuit et je traîne, je traîne
  footing avec Momo, il court vite le bougre
  chauffeur de nuit sur l'A6, pas le droit de fermer les yeux, tiens moi éveillé
  Ménage de fond en comble, les huissiers c'est rien à côté de ma mère qui débarque
  lundi matin, cerveau en bouillie, open space dans dix minutes, réveille la bête
  pas de méditation aujourd'hui hein, je veux transpirer
  vendanges demain dès l'aube non, tout de suite, le tracteur attend et je dors debout
  los nervios del plazo me tienen parada, quiero moverme, bailar, sacudirme y empezar
  Ni calma ni gaitas: hoy me toca subir al Naranjo y tengo que despertar las piernas
  dormí en el bus, dormí en el metro, ya está bien de dormir, ahora toca obra
  Se me junta el sueño con la vagancia, pero la terraza hay que baldearla hoy sí o sí
  ándale, que ya es hora de abrir el puesto y yo sigo bostezando
  el bebé me ha dado la noche, y a las nueve tengo que estar a tope en la frutería
  Llevo dos horas en pijama diciendo ahora voy, échame de la cama
  crossfit con los del curro
  a las cuatro de la tarde me vengo abajo siempre, y hoy hay que descargar el camión
  vengo floja de ánimo, ponme alegre que voy a fregar las escaleras
  ensayo de batucada y con la resaca que tengo, arriba ese cuerpo
  tá me dando aquela lombeira das três, preciso reagir que tem fila na loja
  Não quero relaxar não, quero é espantar o sono pra dirigir até Goiânia
  Acordei moída, mas a feira não espera, caixotes pra cima
  passei a manhã a adiar a ida ao ginásio, é agora ou nunca
  tô ansioso de tanto ficar parado, vou pular corda até suar
  madrugada na portaria, o relógio não anda, os olhos pesam, me deixa ligado
  Lavar o carro, aspirar, encerar, força nisso
  a noite foi péssima, a bica não fez efeito, e tenho vinte miúdos no campo de férias para animar
  caminhada rápida com as amigas da hidro
  sono porco, ma devo reggere fino alle otto in autogrill
  sono tutta nervi e zero energia, metto le scarpe e vado a correre che mi tira su
  Basta tisane, oggi mi voglio sveglia e pimpante per il trasloco
  domenica mattina, balera chiusa ieri alle tre, e ora devo essere in forma per la gita in montagna
  La sveglia l'ho già spenta quattro volte, stavolta mi alzo davvero
  ho il morale a terra dopo la sconfitta, voglio ricaricarmi e tornare in palestra
  catasto legna da due ore e cedo, dai che finiamo prima del buio
  lezione di step ore 19
  guardia giurata, notte lunga, se chiudo gli occhi mi licenziano
  mi trascino da mezzogiorno come una lumaca, mi serve ritmo per stirare sta montagna di roba
  ik ben zo moe dat ik de koffie in de suikerpot schonk, wakker worden nu, de winkel moet open
  Geen zin in rustig aan, ik moet de kelder leegscheppen na die regen
  Middagdip en om drie uur komt de inspectie, geef me vuur
  kom op luie donder zegt m'n vrouw, gras maaien
  zenuwen voor de wedstrijd zijn weg, nu nog de spieren warm, inlopen
  Tulpen rapen vanaf vijf uur, slaap nog in de ogen
  de baby heeft de hele nacht gehuild en nu moet ik kwiek zijn voor de ochtendploeg
  ik blijf maar op snooze drukken, trek me eruit
  spierpijn van gisteren maar we gaan weer, roeien op de Rotte
  Nie wyspałem się przez terminy, a o szóstej rozładunek tira, dawaj energię
  znowu leżę zamiast działać, postaw mnie na nogi bo pranie, obiad, odkurzanie
  kawa nie działa, red bull nie działa, jeszcze pięć godzin za kółkiem
  Zumba w remizie
  stres mnie zamulił, idę go wybiegać na stadion, szybkie tempo
  nie usypiaj mnie, dopiero zaczynam nockę na ochronie
  poniedziałek, szaro, buro, a ja muszę być dziarski na hali
  trzeba narąbać drewna a mi się nie chce jak diabli
  Der Hund schaut mich vorwurfsvoll an, ich häng im Sessel, also los, große Runde, zackig
  Erst war ich nervös, jetzt bin ich nur noch schlapp, und in zehn Minuten ist Anpfiff für mich als Schiri
  Stollen backen für den Basar, 40 Stück, und ich könnt im Stehen ratzen, Musik rein
  Heuernte, Gewitter kommt, wir müssen Tempo machen
  ich will nicht runterkommen, ich will hoch
  nach drei Stunden Teams-Calls fühl ich mich wie Kaugummi, jetzt Hampelmänner
  Faschingsumzug morgens um sieben aufbauen, Helau, aber erst muss ich die Augen aufkriegen
  le chef m'a mis la pression et moi je m'enlise, je veux de la niaque pour charger la remorque
  Répète de majorettes, il fait froid, on se remue
  retour de sieste, tout mou, tout flasque, redonne moi du nerf pour tailler la vigne
  ça bâille à la caisse 4 et c'est encore samedi soir, il reste trois heures de magasin
  le calme, non merci, je veux du tambour, je déneige l'allée
  À bloc pour la rando de nuit, on part à 23h et je commence déjà à m'assoupir
  après la dialyse je suis raplapla mais aujourd'hui je veux danser avec ma petite-fille
  vamos a levantar esa moral, que perdimos la final y hay que recoger el campo
  en la vendimia desde las siete, la espalda cruje y quedan seis hileras, caña
  Me tiembla el ojo de dormir poco, y toca animar la boda como DJ hasta las cinco
  ni tila ni valeriana, hoy necesito mala leche de la buena para correr el cross
  el paro me tiene apagado, hoy salgo a patear la calle con el currículum, dame impulso
  bicicleta estática mientras llueve
  Venga, que los niños salen del cole a las dos y la casa está como una leonera, a toda pastilla
  acorda, sô! o gado não espera e eu aqui na rede
  tô sem pique nenhum e hoje tem bloco às nove da manhã
  A noite foi de insónia, pronto, paciência, agora preciso é de estar espevitada para o mercado
  cansei de ficar nervosa esperando, vou descontar na esteira, põe batida forte
  subir a Serra da Estrela de bicicleta, pernas ainda a dormir
  Depois das festas tô um trapo, mas a loja abre em dez minutos e tem que sorrir
  vindima na quinta do tio, toca a cantar para não adormecer
  oggi sciopero della voglia, eppure devo montare il palco della sagra
  tirarmi su, ecco cosa voglio, dopo tre ore di corsia a testa bassa e altre quattro davanti
  Nuoto libero alle 6, acqua fredda, coraggio
  il pomeriggio mi ammoscia e alle quattro ho trenta bambini al centro estivo da far giocare
  niente divano stasera, si balla la pizzica e io ho il sonno addosso
  sgombero la cantina di zia, polvere e santi, serve carica
  mi sento una batteria al due per cento e devo ancora consegnare ventisei pizze
  de stress zit in mijn benen, die ga ik eruit fietsen, flink tempo
  Koningsdag, om vijf uur kleedje leggen, ik slaap nog half
  ouwe lijf kraakt maar de heg moet geknipt, vooruit met de geit
  geen kalmerend gepingel svp, ik sta vakken te vullen tot middernacht
  kater van hier tot Tokio en over een uur moet ik scheidsrechter zijn
  Carnavalsoptocht, vierde uur, voeten stuk, gaan met die banaan
  die deadline voor de sloop is vanavond, nog twee muren, sla me wakker
  Rower do pracy, minus pięć, trzeba się rozgrzać
  po dyżurze powinnam spać, ale wesele kuzynki za godzinę i mam tańczyć do rana
  leniwa niedziela się skończyła, biorę się za piwnicę, głośno i szybko
  grypa mnie wymęczyła, dziś pierwszy raz na basen, dodaj mi sił
  kopanie ziemniaków u teścia, a ja po trzech godzinach snu
  siedzę zgaszony od rana, chcę iskry, idę na ściankę
  Zuzia, wstawaj mówi mi budzik, a ja nie, pomóż mi wstać na poranną zmianę
  nejsem nervózní, jsem línej, a za chvíli je hasičská soutěž
  hrabu listí a padá na mě spaní, dej mi rytmus
  celou noc jsem žehlila, teď dopoledne musím být na trhu čilá
  kåldolmar i magen och tre timmar kvar på bussen jag kör, håll mig pigg
  fjällvandring, dag fyra, benen strejkar, upp med hakan
  mörkt ute, mörkt inne, jag behöver vakna till för simskolan
  skal vaske bil, vinduer og terrasse inden kaffen, fuld gas
  jeg gaber så kæben går af led, og køkkenet har 60 gæster endnu
  seks flasker kaffe har jeg drukket føles det som, stadig sløv, og nu skal der stables brænde
  Dugnad i borettslaget, regn, folk henger med hodet, trenger trøkk
  eksamensnervene gjorde meg helt slapp, nå vil jeg ut og sparke ball
  kaksi tuntia unta ja nyt pitäis jaksaa joulumyyjäisissä koko päivä
  aamu-uinti avannossa, hui, rohkeutta
  puunkantoa mökillä, väsyttää mut homma kesken
  szüret, hetedik puttony, rogy a lábam, hajrá
  lustálkodtam egész délelőtt, most nekiesek a garázsnak
  néptánc próba, fáradt a banda, húzd meg
  stau pe canapea de dimineață, gata cu lenea, la sală
  nu mă adormi, am de condus până la Constanța
  horă la nuntă până la patru și eu deja moțăi
  ψήνω σουβλάκια απ' τις έξι, τα πόδια μου δεν τα νιώθω, δώσε ρυθμό
  τέρμα η αναβολή, σηκώνομαι να βάψω το μπαλκόνι
  копаю картошку с утра, спина отваливается, давай веселее
  перенервничала, теперь как тряпка, а через час мне вести корпоратив
  Разминка перед хоккеем во дворе
  хватит валяться, кот смотрит с укором, иду мыть окна
  лінь така що хоч плач, а город сам себе не прополе
  чергування до ранку, кава вже не бере, тримай мене бадьорою
  kahve üstüne kahve, hâlâ mayışığım, düğünde halay çekeceğim
  fındık toplamaya çıktık, beşte kalktım, uyandır beni
  tembellik çöktü, kalkıp koşuya çıkacağım
  berem masline od zore, još deset stabala, daj energije
  ne da mi se iz kreveta a pekara otvara u pet
  kolo do ujutro, a već me hvata san
  he dormit poc i ara toca fer de gegant a la cercavila
  prou mandra, avui pujo al Montseny a bon ritme
  stallet klockan fem, hästarna gnäggar och jag sover med gaffeln i handen, få fart på mig
  prohrál jsem se spaním dvacet nula, teď čundr, batoh na záda a svižně
  tur otobüsünde rehberim, turistler uyuyor, ben de uyuyacağım, canlandır beni
  kasvihuoneella neljäkymmentä astetta ja tomaatit poimimatta, nyt tsemppiä
  după slujba de Înviere nedormită, acum la tăiat lemne, cu spor
  η λαϊκή στήνεται στις πέντε, το κασόνι ζυγίζει όσο εγώ, πάμε δυνατά
  сосед делает зарядку на балконе, а я третий раз переставил будильник, хочу как он
  ptakam se z trpaslíkem únavy, má náskok, a za půl hodiny učím aerobik
  festival gönüllüsüyüm, ayakta uyuyorum, sahne kurulacak
  ljetna sezona, trideseta smjena zaredom, gosti pjevaju a ja zijevam, digni me
  jag tänker inte lägga mig, jag ska dansa till orkestern packar ihop
  med hovudet under vatnet av møtar i dag, no vil eg springe opp på Fløyen
  Wer rastet der rostet, sagt der Physio, also Theraband raus und Pfeffer in die Knochen
  La biblio ferme dans une heure et je dors sur les rayonnages à remettre en ordre, un peu de punch
  el tractor no arranca y yo tampoco, café hubo, ánimo no, mete candela
  sono in panne emotiva, la mia amica dice: vieni a fare kickboxing. Ci vado, gasami
`;
