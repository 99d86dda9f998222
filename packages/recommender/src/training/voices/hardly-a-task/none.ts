/** Sentences for this state, close to what is no task. */
export const NONE_OF_HARDLY_A_TASK = `
  set the oven to 180 and tell me when it's hot
  navigate to the nearest petrol station that's still open
  remind me to call the plumber when i get home
  turn the hallway light off, nobody's out there
  write me a haiku about tax
  what can you do exactly
  brighter please
  a bit less blue in that lamp
  is this thing on
  stop stop stop
  skip this song, it's awful
  add oat milk and bin bags to the shopping list
  how many feet in a mile
  who won the nineteen sixty six world cup
  translate good night into Welsh
  summarise this pdf in three bullet points
  rename the file to final_final_v3
  set a timer for eleven minutes
  cancel the timer, the eggs are done
  what's the difference between a stoat and a weasel
  hey robot, are you listening
  thanks, that was perfect
  cheers mate
  you again
  do you sleep at night or do you just sit there
  how many hours does a giraffe sleep
  find me a recipe for lentil soup without celery
  close all the tabs except the bank
  turn on subtitles in english
  play the new album by that welsh band
  louder in the kitchen, quieter in the lounge
  put the dishwasher on eco
  what does the word serendipity come from
  is there a dark theme for this app
  where do you store what i type
  does this work without internet
  can i delete my history
  i typed that in the wrong window sorry
  asdf asdf jkl
  test test one two
  lorem ipsum dolor sit amet
  re: re: fwd: invoice 20331
  your parcel has been left with a neighbour
  the code to the door is on the fridge
  no, the other one, with the red lid
  yeah tuesday works, tell him tuesday
  42, according to the book
  probably the blue one
  depends who's asking
  what's the stress on the second syllable of record
  define workload in one sentence
  what is a stress test for a bridge
  show me traffic on the ring road
  avoid tolls and ferries
  zoom in on the island in the middle
  turn the map so north is up
  move the dentist entry to thursday the ninth
  which day is christmas eve this year
  share my calendar with Rosalind, read only
  delete every event called placeholder
  open the boot please
  heat the driver's seat to level two
  lock the car and fold the mirrors
  call grandma on speaker
  schalte das licht im keller aus
  wie wird das wetter am wochenende in bremen
  stell den wecker auf halb sieben
  danke dir, hat geklappt
  was heißt müde auf schwedisch
  spiel mal was von den Toten Hosen
  hallo? ist da wer?
  mets un minuteur de dix minutes pour les pâtes
  quelle est la capitale de la Mongolie
  raconte-moi une blague sur les belges
  ferme les volets du salon
  merci, à plus tard
  pon la radio, la de noticias
  cuántos habitantes tiene Quito
  baja el volumen de la tele
  oye, qué sabes hacer
  traduce esto al gallego
  accendi la luce del garage
  grazie mille, sei gentile
  quanto pesa un elefante
  aumenta o brilho do ecrã
  que horas são em Maputo
  toca aquela música do elevador
  zet de vaatwasser aan om tien uur
  hoeveel slaapt een kat gemiddeld per dag
  bedankt hè, doei
  włącz światło w łazience
  ile kilometrów jest z Łodzi do Gdyni
  cześć, co tam
  sänk volymen lite
  hur stavas rytm
  tack för hjälpen
  sluk lampen i entréen
  hvad koster en abonnementsændring
  skru opp varmen på badet
  hva er klokka i New York
  sammuta keittiön valot
  kuka keksi saunan
  zhasni v předsíni
  kdy jede další tramvaj na Smíchov
  mutfağın ışığını kapat
  bugün dolar kaç lira
  teşekkürler, gerek kalmadı
  включи свет в коридоре
  сколько будет два фунта в граммах
  привет, ты кто
  вимкни телевізор
  котра година в Торонто
  άναψε το φως στην κουζίνα
  πόσο κάνει ένα εισιτήριο για Πάτρα
  エアコンを26度にして
  今日の東京の天気は
  ありがとう、もういいよ
  把客厅的灯关了
  珠穆朗玛峰有多高
  你好,你叫什么名字
  거실 불 꺼줘
  내일 비 와?
  बत्ती बंद कर दो
  भारत की राजधानी क्या है
  أطفئ نور المطبخ
  كم الساعة في القاهرة
  matikan lampu teras
  siapa presiden pertama Indonesia
  oprește muzica
  cât e ceasul la București
  kapcsold le a villanyt a folyosón
  tắt đèn phòng khách đi
  turn the fan down a notch
  alexa, read me the football scores
  ok google what's my next appointment
  siri how tall is Danny DeVito
  could you put the porch lamp on at dusk every day
  make the strip behind the telly purple
  pair with the bluetooth headphones
  why does the speaker crackle when i plug it in
  which bulb do i buy for this lamp, E14 or E27
  does the light work with homekit
  send mum a thumbs up
  read out my last three messages
  mark all as read
  unsubscribe from the candle shop
  attach the scan and send it to the tax office
  reply all with sounds good
  draft a two line email declining the webinar
  make this paragraph sound friendlier
  fix the spelling in this: recieve, seperate, definately
  shorten to a hundred words, keep the joke
  give me five synonyms for tired
  what's the opposite of insomnia
  who composed the goldberg variations
  how long is beethoven's fifth
  what key is wonderwall in
  when was the metronome invented
  how does melatonin work
  is a nap before three pm ok for toddlers
  are bears really asleep all winter
  how many calories in a croissant
  how old was mozart when he died
  what's the deepest lake in europe
  does coffee go off
  can dogs eat grapes
  how fast is a peregrine falcon
  what colour is a giraffe's tongue
  is the moon full on friday
  when do the clocks go back
  what time does the sun set in tromsø in june
  how far is the airport from the cathedral
  is the 73 bus running today
  find a parking spot near the old market
  what's the speed limit here
  take me the scenic way to Whitby
  reroute, there's a tractor
  are we nearly there
  add a stop at the bakery
  how long to walk from here to the ferry
  book a table for four on saturday at eight
  order the same pizza as last week
  track my package from the garden centre
  what's my balance
  split the bill three ways
  convert 300 dollars to zloty
  what's 18 percent of 240
  roll a d20
  flip a coin, heads i win
  pick a number between one and ten
  rock paper scissors, i go first, paper
  tell me something i don't know
  guess what i had for lunch
  knock knock
  who's there
  banana banana banana orange
  the quick brown fox jumps over the lazy dog
  purple monkey dishwasher
  my cat walked over the keyboard jjjjjjkkk
  if you were a biscuit what would you be
  are you a man or a woman or neither
  do you get bored in there
  who made you
  how much does the full version cost
  where's the button to switch the sound off
  can i have this in bigger letters
  your last update broke the menu
  why did the window jump to the other screen
  do i need an account for this
  is my microphone on
  can two people use it on one computer
  how do i uninstall you
  version number please
  your light show is nicer than my neighbour's
  i like the green one best
  that chime is annoying
  show me the list of rhythms
  what does the deep focus mode actually do
  explain wind down to me
  what happens if i pick creative
  which songs are in the calm set
  can i change how long a session lasts
  go back to the start screen
  forget what i just said
  never mind, found it
  oops, wrong button
  ignore that, my nephew typed it
  sorry, that was meant for the chat with Bea
  ha ha very funny
  lol no
  yes. no. wait, yes
  maybe later
  hmm
  ok cool
  sure, whatever you say
  fine by me
  ta very much
  cheers for earlier
  much obliged, kind machine
  good morning, sunshine
  evening all
  hi there, long time no see
  howdy partner
  happy new year
  merry christmas to whoever reads this
  see you tomorrow
  bye for now
  goodbye and thanks for all the fish
  bless you
  nice one
  you're the best
  that's not what i asked
  you misunderstood me
  i said Leeds, not leads
  please repeat that
  speak slower
  in English please
  can you sing
  do you know Doris from accounts
  what's your favourite colour
  Confirm your subscription by clicking below
  Dear customer, your meter reading is overdue
  All passengers on flight BA 231 proceed to gate 14
  Terms and conditions apply
  Page 3 of 17
  Ingredients: wheat flour, sugar, palm fat, salt
  Warning: contents may be hot
  SELECT name FROM users WHERE id = 7
  import numpy as np
  error 404 not found
  http 502 bad gateway nginx
  192.168.0.1 admin
  git commit -m wip
  npm install failed with exit code 1
  Traceback (most recent call last)
  TODO remove before release
  col A, col B, total
  Name: Surname: Date of birth:
  12 x 40cm, 3 x 60cm, birch ply
  IBAN DE89 3704 0044 0532 0130 00
  chapter four, in which a bear gets stuck
  to be or not to be, that is the question
  roses are red, violets are blue
  it was the best of times, it was the worst of times
  hello darkness my old friend
  wake me up before you go go, wham, 1984
  don't worry be happy, who sang that
  is Eye of the Tiger from Rocky two or three
  the name of the song that goes da da da dum
  shazam this
  add this track to my gym playlist
  remove the sleep playlist from favourites
  download the meditation podcast for offline
  repeat this song once
  shuffle the classical folder
  crossfade four seconds
  switch the output to the monitor speakers
  turn off the bass boost
  set the equaliser to flat
  mute the left channel
  who's playing at the arena on the 12th
  are tickets for the opera still available
  what does andante mean
  what's a fugue in simple words
  how many strings has a harp
  how many beats per minute is a waltz usually
  lux or lumen, which one is brightness
  what's the wavelength of blue light
  why is the sky blue
  how long does light take from the sun
  is candle light warmer than 2700 kelvin
  can plants grow under an led
  who invented the light bulb really
  change the bulb reminder, next saturday
  dim all lamps to thirty
  every lamp off except the aquarium
  red, no, cherry red
  flip the lamp colours round, left warm right cold
  why is only half of the strip lit
  turn off the standby light, it bothers the dog
  what's the wattage of this thing
  wie spät ist es in Buenos Aires
  Hey Kalender, verschieb den Zahnarzt auf Donnerstag
  mach den Ofen aus, die Pizza ist fertig
  kannst du auch Plattdeutsch
  lies mir die Nachricht von Jonas vor
  wer hat die Glühbirne erfunden
  Zimmer blau, Flur gelb
  was ist die Wurzel aus 144
  Ihre Sendung ist unterwegs
  ach so, falsches Fenster
  Moin moin
  heller bitte, zwei Stufen
  ruf Opa an, auf Lautsprecher
  stopp die Musik sofort
  welche Sprachen kannst du
  wie viele Tage noch bis Ostern
  schreib Einkaufsliste: Hefe, Mehl, Rosinen
  was bedeutet Burnout wörtlich
  baisse la lumière de la chambre de vingt pour cent
  ça marche ce truc ou pas
  appelle maman sur le fixe
  le mot insomnie, ça prend un s ou deux
  traduis je suis fatigué en japonais
  ajoute du lait à la liste de courses
  c'est quoi la météo à Brest
  bonjour, bonjour, un deux trois test
  comment on change la langue de l'appli
  qui a écrit Le Petit Prince
  mdr n'importe quoi
  my brother in law works nights at the port, nice fella
  i used to play clarinet, gave it up in 1988
  we had a meeting about parking last spring, nothing came of it
  my gran always said a nap before three is worth gold
  the neighbour's lad is studying law in Leeds
  did you know octopuses have three hearts
  my dog can't stand the hoover
  funny how everyone writes poems when they're sixteen
  i reckon United will win on sunday
  they've painted the post office yellow
  Kerry says hi by the way
  the lamp was a gift from my sister, suits you
  never trust a man who says he's not stressed, my mother used to say
  someone told me you run on music, is that so
  in our village the church bell is always four minutes late
  the bakery sleeps on mondays
  that documentary about insomnia was on channel four, wasn't it
  half the office has been off with colds this month
  he said he'd bring the ladder back and he never did
  what a lovely name you have
  is Lisbon nicer than Porto
  would you rather fight one horse sized duck
  i'm Gemini, what are you
  i'm six foot two if that helps
  my date of birth is the fourth of may
  the second option, with fries
  it's spelled with two n's
  size nine, wide fit
  paid by card, last digits 4471
  it was me who ordered the lilies
  my booking reference is QX77LP
  Mrs Abernathy, flat 3b
  no allergies, no pets
  yes i've read the terms
  i'm over eighteen
  please don't call after six
  no thanks, we've already got double glazing
  who is the minister of work and pensions now
  what does a stress ball cost
  where can i buy blackout curtains
  do they still make alarm clocks with bells
  what's the best lamp for a north facing desk
  which mattress came top in the test
  is a weighted blanket washable
  how do i descale the coffee machine
  recommend a cheap metronome app
  which chess opening did Fischer like
  how many moves does a game of chess take on average
  who proved fermat's last theorem
  what's a prime number again
  is zero even
  what's the formula for the area of a circle
  pi to ten digits please
  what's twelve squared
  how many weeks are left this year
  how many working days in may
  define budget
  what does audit mean in Dutch
  what's the difference between a lawyer and a solicitor
  is an accountant the same as a bookkeeper
  hey google, broadcast dinner is ready
  turn off the oven light
  preheat to two twenty, fan on
  defrost, 500 grams of mince
  start the robot hoover in the living room
  send the hoover back to its dock
  empty the bin in the recycle folder
  lock the front door and arm the alarm
  who's at the door, show me the camera
  water the lawn for ten minutes
  open the garage halfway
  set the thermostat to nineteen while we're away
  is the washing machine finished
  add fabric softener to next order
  turn the kettle on
  make me a coffee, long, no sugar
  make me a sandwich, sudo
  beam me up
  open the pod bay doors
  what's the meaning of life
  do androids dream of electric sheep
  are you skynet
  say something in klingon
  do a drum roll
  bark like a dog
  whistle the imperial march
  what's your name when you're at home
  do you like mondays
  do you get stressed when i type fast
  how was your night, machine
  did you dream
  are you tired of me yet
  what's your job when nobody's here
  who's your boss
  do you get paid overtime
  do you pray
  can you see me
  are you recording this
  is my data going to america
  how do you know what i'm about to do
  guess what i'm about to do
  you tell me
  dunno really
  nothing much
  no idea, you choose the lamp colour
  why do you ask
  mind your own business
  what's it to you
  none of the above
  same again
  as usual
  the thing from yesterday
  that one, yes
  not now
  wait
  continue
  back
  next
  scroll down a bit
  split the window in two
  bold the heading and centre it
  replace all semicolons with commas
  find and replace colour with color
  export as csv, utf eight
  open a new incognito window
  bookmark this page under recipes
  zoom to 150 percent
  print pages two to five, double sided
  insert a row above the total
  freeze the top row
  merge the three cells on the left
  sort column B from a to z
  draw a pie chart of the selection
  fold all the functions
  go to line 212
  toggle word wrap
  format on save, turn that on
  comment out this block
  rename variable tmp to total everywhere
  run the tests again
  deploy to staging
  restart the server
  show me the last commit
  generate a regex that matches postcodes
  write unit tests for this function
  explain this code to me like i'm five
  convert this python to rust
  why does css hate me, a joke please
  what does nullptr mean
  make a logo of a fox in a teacup
  generate an image of a cat reading the times
  suggest five names for a goldfish
  write a limerick about a bishop from Leith
  write a bedtime story about a digger called Sue
  compose a jingle for toothpaste, ten seconds
  give me a plot twist
  rewrite this in the style of Hemingway
  write a cover letter for a barista job
  make me a study plan for the bar exam as a table
  quiz me on the capitals of africa
  make a packing list for Norway in march
  suggest a workout without weights
  list three breathing exercises
  tell me a bedtime story
  count to a hundred in french
  give me a morning affirmation
  play a guided meditation by that australian guy
  read the rosary out loud
  what's today's psalm
  when is Ramadan next year
  qibla direction from Hamburg
  how long should pasta rest
  how many pushups is normal for a forty year old
  what's the world record for the plank
  who won the marathon yesterday
  score of the Leicester game
  when does the F1 start
  which channel is the darts on
  put a meeting with Otis in the diary for the 12th, no invite yet
  what's on my calendar on friday
  who accepted the invitation so far
  colour all the work entries green
  change the default reminder to ten minutes before
  find a free hour for Ana, Bo and me next week
  is the 3 pm still called standup in the list
  export my calendar as ics
  block out the 24th to the 2nd as holiday
  sync with outlook
  hide weekends
  what week number is this
  Bin day (green)
  MOT due
  Easter Monday
  Payday
  Jenny's birthday
  Rent goes out
  Bank holiday
  Half term
  placeholder do not use
  tbc
  Passport expires
  Full moon
  Council tax direct debit
  Dad's bday, 70!!
  Clocks go forward
  Office closed
  Recycling, blue box
  Library books due back
  Olive's nameday
  Netflix renews
  School closed, inset day
  Winter tyres from today
  Müllabfuhr gelbe Tonne
  Feiertag in Bayern
  Geburtstag Tante Hilde
  Jour férié
  Anniversaire Lucas
  Festivo local
  Cumple de Nacho
  Compleanno di Ivo
  Feriado municipal
  Koningsdag
  Imieniny Basi
  Röd dag
  Svátek má Ludmila
  Resmi tatil
  День рождения Светы
  День Незалежності
  Ονομαστική εορτή Γιώργου
  燃えるゴミの日
  祝日
  妈妈生日
  쓰레기 배출일
  दीवाली की छुट्टी
  عطلة رسمية
  Hari libur nasional
  Ziua Națională
  Névnap: Katalin
  Ngày nghỉ lễ
  mach das Licht im Bad wärmer
  nee, ich meinte Hamm, nicht Hamburg
  Route nach Hause ohne Autobahn
  Timer auf vier Minuten, Tee
  schnarchen Igel eigentlich im Winterschlaf
  übersetz mir das mal ins Türkische: Guten Appetit
  bist du ein Mensch
  was kostet ihr im Monat
  wo kann ich den Ton abstellen
  Blödsinn, das hab ich nie gesagt
  kommt drauf an, wer fragt
  hab schon bestellt, die Nummer 14 ohne Zwiebeln
  Meier mit e i
  der Meeting-Raum heißt jetzt Zugspitze
  schöne Farben heute
  was ist der Unterschied zwischen Stress und Streß
  wer hat Für Elise komponiert
  servus, da bin ich wieder
  Tschüss und danke für die Lichtshow
  fass den Artikel in drei Sätzen zusammen
  schreib ein Gedicht über die Steuererklärung
  würfel mal
  lösch den letzten Eintrag
  Kartoffelsalat Kartoffelsalat Kartoffelsalat
  bitte nicht nach 18 Uhr anrufen
  Mahnung zur Rechnung 4711
  Angaben ohne Gewähr
  spring zum nächsten Lied
  leiser Alexa
  gib mir ein anderes Wort für müde
  itinéraire vers la gare de Lyon en évitant le périph
  éteins la télé dans dix minutes
  résume ce texte en trois lignes
  écris-moi un haïku sur les impôts
  quel temps fait-il à Nice
  répète un peu plus fort
  il y a combien de calories dans un éclair
  c'est qui qui chante ça
  salut toi, ça gaze
  coucou c'est encore moi
  non non, pas celui-là, l'autre
  mon code postal c'est le 35000
  Votre colis est disponible en point relais
  ouvre un nouvel onglet
  mets le texte en gras
  comment dit-on sommeil en breton
  à quelle heure ferme la Poste
  tu dors, la machine
  quelle est la différence entre calme et sérénité
  pile ou face
  enciende la lámpara del comedor
  pon un temporizador de siete minutos, huevos
  qué tiempo hace en Vigo
  dónde venden persianas que no dejen pasar luz
  llévame a casa por la costa
  resume este artículo en cinco frases
  quién ganó anoche
  escribe un chiste sobre notarios
  hola, probando, probando
  gracias guapa
  eso no es lo que te he dicho
  con dos zetas, Pizzarro
  mi DNI termina en K
  ja ja qué arte tienes
  cómo se borra el historial
  cuándo es la próxima luna llena
  ábreme el correo
  cuál es el sinónimo de cansado
  Su pedido ha sido enviado
  de nada, majo
  che tempo fa a Bari
  metti il forno a duecento
  traduci buonanotte in tedesco
  la gatta si è addormentata sulla stampante, che scema
  salta questa canzone
  come ti chiami
  scrivimi una poesia sul condominio
  ciao ciao, ci sentiamo
  chi ha inventato il pianoforte
  no, ho detto Lecce non Lecco
  riassumi la riunione in tre punti
  portami alla farmacia più vicina
  dove si cambia la lingua
  cancella il promemoria delle cinque
  il pacco è in consegna
  boh, fai tu
  acende a luz da varanda
  qual é a cotação do euro
  quantas cordas tem uma viola
  oi, tudo bem por aí
  valeu, era só isso
  escreve uma piada sobre padeiros
  o meu cunhado trabalha na fábrica das lâmpadas
  põe um alarme para as sete e um quarto
  resume-me este contrato em duas linhas
  tá gravando isso
  qual é o próximo feriado
  muda para português do Brasil
  hoe laat gaat de zon onder
  wat kun je eigenlijk allemaal
  zoek een recept voor erwtensoep
  nee, die met het groene dopje
  doe de gordijnen open
  speel iets van Herman van Veen
  zet de wekker uit
  hoi, ben jij een robot
  vertaal slaaplekker in het Fries
  factuurnummer 2024-118
  jaka jutro pogoda w Sopocie
  ustaw minutnik na sześć minut
  opowiedz kawał o teściowej
  kto skomponował Poloneza
  jak się to wyłącza
  dzięki, na razie
  gdzie kupię zasłony zaciemniające
  przetłumacz dobranoc na czeski
  nie ten, tamten drugi
  hur blir vädret i Umeå
  vem skrev Pippi
  tänd lampan över bordet
  kan du prata skånska
  hejsan, är du vaken
  mormor sa alltid att stress är ett påhitt
  vad betyder stress på latin
  hvornår lukker biblioteket
  fortæl en vittighed om en læge
  hvad er klokken
  sæt uret til sommertid
  tak for nu
  min nabo spiller tuba, stakkels os
  finn veien til Drammen
  skru av radioen
  hva heter hovedstaden i Peru
  heisann, virker denne
  paljonko kello on Tokiossa
  moi, kuka siellä
  mikä on työaika virossa nykyään
  jaké bude počasí v Tatrách
  nastav budík na půl šestou
  ahoj, ty jsi robot
  kolik je sedm krát osm
  řekni vtip o policajtech
  přeskoč tuhle písničku
  hava nasıl olacak yarın
  alarmı yedi buçuğa kur
  bana bir fıkra anlat
  sen insan mısın
  komşunun oğlu saz çalıyormuş, duydum
  müziği durdur
  yol tarifi ver, Kadıköy iskele
  какая погода в Перми
  расскажи анекдот про Вовочку
  у нас в деревне свет опять отключали
  как тебя зовут
  кто написал Щелкунчика
  переведи на английский: приятного аппетита
  спасибо, больше ничего не надо
  яка столиця Австралії
  постав будильник на шосту тридцять
  розкажи жарт про кота
  дякую, бувай
  хто співає цю пісню
  τι καιρό θα κάνει στα Χανιά
  βάλε χρονόμετρο δέκα λεπτά
  πες μου ένα ανέκδοτο
  ποιος έγραψε τον Ζορμπά
  γεια σου, με ακούς
  ο ξάδερφός μου δουλεύει νύχτα στο λιμάνι
  タイマー三分、カップ麺
  次の曲にして
  富士山の高さは
  こんばんは、元気?
  しりとりしよう、りんご
  照明の電球はどの型番を買えばいい
  この漢字なんて読むの
  アラーム消して
  設定はどこ
  いや、そっちじゃなくて赤いほう
  下一首
  给我讲个笑话
  一英里等于多少公里
  你会说上海话吗
  失眠两个字用英文怎么拼
  导航去火车站
  谢谢啦,再见
  把这段话翻译成法语
  不是这个,是左边那个
  우리 동네 피아노 학원 이름이 뭐였지
  고마워 잘 가
  서울역까지 얼마나 걸려
  에어컨 꺼
  너 이름이 뭐야
  कल का मौसम कैसा रहेगा
  शुक्रिया, बस इतना ही
  दिल्ली से आगरा कितनी दूर है
  तुम हो कौन भाई
  ما هي عاصمة أستراليا
  شكرا مع السلامة
  جاري يعمل في مصنع المصابيح
  pasang timer dua belas menit
  besok hujan nggak di Bandung
  ganti lagu dong
  ceritain lelucon
  kamu siapa sih
  makasih ya, dadah
  ce vreme e la Cluj
  spune-mi un banc cu Bulă
  cine a scris Luceafărul
  mersi, pa
  milyen idő lesz Szegeden
  állíts be egy tízperces időzítőt
  a sógorom éjszakás a buszgarázsban
  köszi, szia
  mai Hà Nội có mưa không
  kể chuyện cười đi
  thank you for the music, as the swedes said
  great light, the cat loves it
  five stars from me
  one star, no tractor mode
  will there be a version for linux
  does it run on my old thinkpad
  how much memory do you eat
  why is there a moon icon in the corner
  what's that little wave thing on the left
  can i pin the window on top
  is there a shortcut to pause
  how do i pause the light but keep the sound
  resume
  start the same thing as yesterday morning
  switch to the other speaker
  reset to factory settings
  show the log
  what did i run last tuesday
  how many sessions did i do in march
  share the stats with my coach
  can i make my own rhythm
  import my playlist from spotify
  where can i report a bug
  i found a typo on the about page
  who do i email about a refund
  is it safe for my goldfish
  does the sound come in mono
  your font is too thin
  why can't i drag the slider past eighty
  the tooltip says focus but the button says calm, typo?
  which mode do most people use
  is there one for gardening
  do you have anything with whales
  i'd like the settings page
  log me in as guest
  what's the wifi password
  connect to the telly
  why won't you connect
  unmute
  volume seven
  half as loud
  as loud as it goes
  kill the lights in the shed
  light up the tree
  disco mode lol
  party time, says the parrot
  make the porch the colour of custard
  flip the switch nearest the window
  what's the darkest colour you can do
  do candle colour on all four
  how much power does this draw
  turn yourself off at midnight
  wake the computer at eight
  put the screen to sleep
  how do i stop windows from going to sleep
  my laptop won't wake when i open the lid, why
  sleep mode or hibernate, which is better
  the bulb in the pantry has gone again, typical
  my uncle fell asleep in the opera once, row two
  who's singing on the radio right now
  at school they called me Beethoven because i was deaf in one ear
  our Geoff retired last week, they gave him a clock, of all things
  that yoga teacher from the telly has opened a bakery
  when i was a lad we did sums with chalk
  she's allergic to nuts, tell the caterer
  tell Boris the hire van is diesel
  give the password to nobody, it's horse battery
  the exam board moved to Swindon, of all places
  somebody's left their gym bag in the lobby
  there's a bat in the attic, cute thing
  rumour has it they're closing the night bus
  isn't it odd that monday comes right after sunday
  my horoscope says venus is in the kitchen
  i read that cows have best friends
  what would you call a baby hedgehog
  is a tomato really a fruit or are they having us on
  my favourite word is plinth
  can you spell rhythm without looking
  how do you pronounce quinoa
  what's a seven letter word for calm starting with p
  four down, river in Siberia, two letters
  which came first, the lamp or the shade
  if tomorrow is yesterday's friday what's today, answer quick robot
  how many sheep are there in New Zealand
  do fish get thirsty
  what do you call a sleeping bull
  a bulldozer, get it
  why did the chicken cross the road
  orange you glad i didn't say banana
  there once was a man from Nantucket
  i spy with my little eye something beginning with k
  twinkle twinkle little star
  row row row your boat
  baa baa black sheep
  supercalifragilistic whatever
  abracadabra
  potato
  zzzz no just kidding, i'm testing the z key
  qwertz not qwerty
  ctrl alt del
  thumbs up emoji
  sent from my phone
  see attached
  as discussed
  kind regards, Lorna
  Dear Sir or Madam
  to whom it may concern
  cc Phil
  out for delivery 14:10
  you have 1 new voicemail
  low battery, 10 percent remaining
  update available, restart now
  this page intentionally left blank
  cookies help us improve your experience
  press any key to continue
  insert coin
  mind the gap between the train and the platform
  please stand clear of the closing doors
  keep refrigerated, consume within three days
  shake well before use
  made in Portugal, wash at thirty
  not suitable for children under three
  allow twenty minutes for the varnish to dry, says the tin
  serves four, prep time fifteen minutes
  tighten bolt C with the key provided
  see figure 2
  the defendant pleaded not guilty, the paper says
  minutes of the previous meeting were approved
  the quarterly report can be downloaded here
  the lecture was cancelled owing to snow
  audit firm fined two million, reuters
  sleep, those little slices of death, said Poe apparently
  music by Hans Zimmer
  lyrics: anonymous
  Op. 9 No. 2 in E flat major
  BPM 128, key A minor, 3:42
  gas bill, november
  Q: is the timer waterproof A: no
  guest wifi: tulip1958
  meeting id 834 2210 passcode 9
  your one time code is 551 902
  flight LH 1810 delayed by forty minutes
  pull tab to open
  two for one on desk lamps this weekend
  Workshop full, waiting list closed
  Gym closed for maintenance
  No yoga this week
  Meeting cancelled
  Band practice moved to Friday (FYI)
  Night bus timetable changes
  Sale starts, mattress shop
  Bulb recycling drop off dates
  Mercury retrograde begins
  Exam results published online, Kelly
  Boss on leave
  Cleaner comes
  Window cleaner, leave gate open
  Boiler warranty ends
  Milk delivery
  Car tax
  Leap day
  Wimbledon final on tv
  National Poetry Day
  World Sleep Day
  International Day of Light
  Stress Awareness Month
  turn that frown upside down, it says on the mug
  pass the salt
  your round
  mine's a pint
  tell it to the judge
  after you
  long story
  you had to be there
  remind me in an hour that the parcel's at number nine
  set seven alarms, five minutes apart, label them nope
  what alarms do i have
  delete all alarms
  how much time is left on the timer
  pause the stopwatch
  stopwatch, lap
  start a pomodoro timer on the watch, not on you
  does your timer ring or buzz
  the timer sound is nicer on android
  name this timer dumplings
  add two minutes
  what was the time when i asked you last
  time in Delhi and in Denver
  how long until new year
  what day was the third of june 1975
  message Carla i'm five minutes out
  text the landlord the tap is fixed
  ring the last number that called
  block this caller
  read me the headlines
  what's in the news about the strike
  what's trending
  play the audiobook from where we stopped
  faster, one and a half speed
  skip the intro
  next chapter
  cast this to the bedroom telly
  who's that actor, the tall one from the submarine film
  rate this film three stars
  is season two out yet
  what's the plot of Hamlet in a sentence
  who dies at the end, no spoilers please
  when was the Battle of Hastings
  capital of Burkina Faso
  longest word in Finnish
  how many bones in a hand
  is the earth closer to the sun in january
  what's the boiling point of milk
  how do magnets work
  how does a violin make sound
  difference between a sonata and a symphony
  who taught Einstein violin
  what did Newton say about light
  who wrote the first computer program
  what's a bug called in Icelandic
  why's it called debugging
  is chess a sport
  name three famous insomniacs
  what's the longest meeting on record
  who invented the nine to five
  is there a patron saint of accountants
  what do monks sing at four in the morning, name of the service
  what's the cortisol level supposed to be
  which tea has no caffeine
  what's in an energy drink
  how many espressos is too many, asking for a quiz
  which muscles does rowing use, just curious
  what's the yoga pose called with the leg behind the head
  what's the Latin for pillow
  park the car by itself, come on Tesla
  wipers off, it's dry
  switch from kilometres to miles
  find a charger with a café
  play whatever Olu had on in the car
  tell me when the tank's below a quarter
  close the sunroof
  text on red is unreadable on your dashboard
  set cruise to sixty
  what's that orange warning light
  where did i park
  call the garage in Hull
  send my ETA to Femi
  avoid the bridge
  who has right of way at a Belgian roundabout
  how much is the ferry with a bike
  check in for my flight, window seat
  what terminal is Ryanair
  how do i get a visa for Ghana
  exchange rate forint to pound
  phrase for one beer please in Czech
  nearest pharmacy open now
  opening hours of the pool on sundays
  is the gym crowded at the moment
  what's on at the Odeon
  menu of the thai place
  reserve the squash court for thursday at six
  buy two tickets, row F if possible
  return the jumper, wrong size
  reorder printer ink, black only
  is this lamp cheaper elsewhere
  cancel my subscription to the sleep app
  find a used piano under 500 pounds
  how much is my record collection worth
  list my old desk on the marketplace
  who's my energy supplier
  submit the meter reading 40219
  how do i get candle wax out of a tablecloth
  what removes red wine from wool
  how often should i water a fern
  can basil stand full sun
  what's the name of the tree with the white bark
  frost tonight?
  pollen count please
  high tide at Whitstable tomorrow
  when's the next meteor shower
  which star is that near the moon
  do swallows sleep while flying, someone told me they do
  my budgie says hello
  the dog wants to know if you're edible
  give the cat a name, she won't answer anyway
  my granddaughter typed this with her nose
  kids, stop pressing buttons on grandpa's computer
  this is Bernard speaking, over
  roger that
  over and out
  as an AI, what do you make of poets
  pretend you're a pirate
  talk like Yoda
  answer only in emoji
  what model are you running on
  are you the same one as on my phone
  which one's smarter, you or the fridge
  do you talk to the other lamps
  sing me the alphabet backwards
  tell a story about a lamp that wanted to be a star
  how would you describe the colour teal to a mole
  finish my sentence: the cat sat on the
  give me a riddle
  what has hands but can't clap
  a clock, obviously
  wrong, try again
  correct, ten points
  make a quiz about Denmark
  teach me a card trick
  write a birthday greeting for a boss nobody likes
  explain blockchain in the voice of a tired waiter
  translate let sleeping dogs lie into Latin
  list pros and cons of an open plan office
  make a table of sleep needs by age
  tell me what time management is, one line
  draw up a chore rota for Ann, Joe and Sam
  generate a password with sixteen characters
  what rhymes with month
  is alot one word
  put a comma where it belongs
  capital letters please
  turn this list into bullet points
  proofread the attached, ignore the footnotes
  extract the dates from this email
  compare these two phones for me
  solve x squared minus five x plus six equals zero
  what's the derivative of sine
  balance this equation: H2 plus O2
  find the error in my spreadsheet for me, cell D9
  debug my script while i feed the hens
  plan my whole week, thanks bot
  do my homework
  write my essay for me lol
  clean my room
  make me rich
  make it friday
  fix my printer
  bring me a beer
  tell my boss i'm ill
  go to sleep, computer
  wake up, Alexa
  calm down, Roomba
  work, you stupid mouse
  focus, camera, focus
  relax, it's only a chatbot
  concentrate the orange juice, says the recipe
  zeig mir wie das mit den Lampen geht, nur aus Neugier
  der Schwager arbeitet jetzt bei der Bahn, Nachtzüge
  nächster Halt Hannover Hauptbahnhof
  Probe fällt aus, Dirigent erkältet (Info)
  wie heißt das Lied mit dem Pfeifen
  gibt es euch auch für Mac
  ach Quatsch, das war die Katze auf der Tastatur
  hat die Apotheke in der Lindenstraße noch offen
  was reimt sich auf Mensch
  schreib Mama dass ich den Zug kriege
  mach das Fenster kleiner, rechts daneben das Dokument
  Stern, rund, fünf Watt, so eine Birne meine ich
  mon beau-frère vend des matelas à Dijon
  la réunion d'hier était au troisième, pas au deuxième
  mets le four en chaleur tournante
  qui a gagné la Coupe hier
  tu peux parler moins vite, robot
  vous êtes bien sur le répondeur de Chantal
  j'ai cliqué là, y a rien qui s'allume
  page suivante
  la lampe du couloir, plus jaune
  supprime les photos floues
  mi suegra dice que las máquinas no sueñan
  la de la izquierda, con mucho queso
  se vende piano, buen estado, preguntar por Lola
  sube la persiana hasta la mitad
  cuántos decibelios tiene un grillo
  dónde está el botón de pausa
  la riunione condominiale è stata spostata, così mi dicono
  mio nonno aveva una lampada identica
  leggimi l'ultimo messaggio di Teo
  un caffè macchiato e una brioche
  o elevador do prédio está avariado outra vez
  lê-me as manchetes do Público
  a luz azul é feia, prefiro âmbar
  manda um joinha pro Caio
  onze lamp in de gang doet het weer
  stuur Femke een duimpje
  wie zong Het Dorp
  mój szwagier naprawia zegary, serio
  przeczytaj mi ostatniego maila
  sąsiad znowu wierci
  läs upp mejlet från Agneta
  lampan i hallen är trasig, säger Bosse
  læs nyhederne op
  min svoger sælger senge i Odense
  vis veibeskrivelse til IKEA
  missä nappi jolla tämän saa hiljaa
  pošli Jitce palec nahoru
  švagr dělá v opeře osvětlovače
  kaydırma çubuğu nerede
  прочитай последнее сообщение от Лёши
  где тут кнопка паузы
  сосед купил баян, вот новости
  прочитай новини за сьогодні
  最新のニュース読んで
  读一下最新的短信
  tell the oven to stay at one sixty until the timer on my watch says otherwise
  could you please switch the bedroom lamp to the colour it had on my birthday
  i asked for a jazz station and you gave me traffic news from Dundee, try again
  when my sister rings, put her through to the kitchen speaker, everyone else to voicemail
  what's that old song about a sailor who can't sleep, my grandmother used to hum it
  move tomorrow's stand-up to half past ten and let Yusuf know, thanks
  write a polite note to the neighbours about their piano hours, three sentences, no sarcasm
  who was the mathematician that worked in a café and wrote on the marble tables
  is it true that people slept in two shifts in the middle ages, i saw it on a podcast
  how come my phone says it's raining when the sun is shining on the washing
  add a line to the shopping list that says candles, the long sort, and matches
  there's a typo in your welcome text, it says concertrate
  my colleague uses a similar program but hers has a picture of a mountain, is that you too
  read this back to me: two adults, one child, one dog, ferry at seven
  could you make the letters on the buttons larger, i'm eighty and proud
  if i buy it for my wife, can she use it on her machine too or do i pay twice
  tell me the difference between white noise, pink noise and brown noise
  what's the average salary of a night nurse in Norway
  please remind Stefan, not me, that the exam room keys are with the porter
  the email says my meeting room has been changed to B14, just so it's written down somewhere
  show me pictures of desks with built-in lamps, oak, under two hundred
  translate the menu, then read it out in a silly voice
  how do professional chess players get paid anyway
  my son says your icon looks like a fried egg
  which composer died with his symphony unfinished, was it schubert
  will the shop still take back a metronome without the box
  the budget airline lost my suitcase, that was in 2019, still no word
  name a film in which a computer sings
  my answer to your question from before is yes, the wooden one, in medium
  you asked my postcode, it's SA1 something, i'll look on the envelope
  my horoscope promises a calm week, the cat disagrees
  i can never remember whether it's fewer or less
  what did people do before alarm clocks, was there not a person who knocked on windows
  the choir was lovely on sunday, pity about the heating
  our timer in the kitchen looks like a tomato, isn't that where the name comes from
  does yoga come from a word for joining, or is that a myth
  what is the fear of mondays called, is there a word
  find the email from the insurance people, it had the word audit in the subject
  can bulbs die of boredom, asks my five year old
  why do cats bring you things when you're in the bath
  put the projector on input two and pull down the screen in room four
  order more of the tea we had last month, the one with the bear on it
  how do you fold a fitted sheet, show me a video
  i've heard of a pianist who practised on a cardboard keyboard, who was that
  when does the library shut, and is there a fine for poems
  stop suggesting meditation to me, it's my husband's account
  no i don't want to rate my experience today
  please stop asking and just show the weather for Ghent
  my microphone picks up the tumble dryer, can you hear it too
  the light blinked once when i plugged you in, is that normal
  remove the third rhythm from the favourites, i pressed the heart by accident
  i'd like my receipt as a pdf, ideally with the company name on it
  you spelled my name wrong, it's Siobhan, with the silent everything
  who's the woman on the ten pound note
  how many people are in a barbershop quartet, silly question i know
  that's what she said
  so anyway, back to the hamster
  then the vicar said, that's not my bicycle
  well well well, look who's online
  if you can't say anything nice, hum
  i'm only here because my granddaughter installed you
  testing the dictation one two three full stop new line
  comma no i said comma the sign not the word
  undo that, i meant Thursday's file not Friday's
  hide the clock in the corner, i don't like to see it
  please tell me that wasn't recorded
  could i get a fork, says the emoji
  the lecture notes are on the shared drive, folder nine, in case anyone asks
  the poet's house is open on sundays, entrance free
  delivery window between two and six, please keep your phone on
  congratulations, you are our one millionth visitor
  your session will expire in five minutes
  the number you have dialled has not been recognised
  this call may be recorded for training purposes
  we use light and sound to brighten your brand, says the spam
  for sale: one exercise bike, hardly used, light squeak
  lost: grey cat, answers to Timer, near the music school
  wanted, second tenor, tuesdays, no audition
  closed on account of the bees
  beware of the dog, trust no goose
  der Nachbar hat jetzt auch so eine Lampe, nur in hässlich
  kannst du Frau Özdemir schreiben, dass der Schlüssel unterm Blumentopf liegt
  wieso heißt das eigentlich Feierabend, wo doch keiner feiert
  meine Enkelin hat das installiert, ich weiß nicht was das ist
  Sitzung wurde nach Raum 2.14 verlegt, steht in der Mail
  wie nennt man das Ding, das beim Klavier den Takt schlägt
  bestell den gleichen Tee wie letztes Mal, den mit dem Bären
  ma voisine joue du violon comme une porte qui grince, voilà c'est dit
  pourquoi le bouton est gris, je peux pas cliquer dessus
  note quelque part que la clé est chez le boulanger
  on avait eu une réunion là-dessus en 2021, il n'en est rien sorti
  combien coûte une ampoule comme ça chez Castorama
  me han dicho que cambias las luces con la música, qué cosas
  la palabra estrés viene del inglés o qué
  apúntame que el fontanero viene el martes, pero no me avises
  de pequeña tocaba la bandurria, ya no
  cuál es el mate más corto en ajedrez
  mia nonna diceva che chi dorme non piglia pesci
  quanto costa una lampada da tavolo decente
  spostami il dentista a mercoledì e avvisa Carla
  o meu avô era relojoeiro em Braga, sabias
  mijn oma zei altijd: een dutje is geen schande
  waar staat mijn auto, vraag ik het maar eens
  moja babcia mówi, że masz ładny głos
  bestefar lurer på om du er norsk
  babička říká, že blikáš moc hezky barevně
  собрание перенесли в актовый зал, это для справки
  η γιαγιά ρωτάει αν είσαι άνθρωπος
  दादी पूछ रही हैं तुम इंसान हो या रेडियो
  saunan kiuas pitäisi vaihtaa, sanoi naapuri taas
  onko teillä suomenkielistä ohjetta
  grannens katt heter Chopin, fin va
  hur mycket drar den här slingan i månaden
  pumpan är tänd, hälsar ungarna
  hos oss spiser man middag klokka fire
  kalenderen viser feil uke, var det deg
  mıknatıs lambayı bozar mı, merak ettim
  ders notları Ayşe'de, bende yok
  мой код домофона тридцать семь, ключ
  на улице фонарь поменяли, теперь жёлтый
  хор у нас хороший, только без теноров
  у Львові сьогодні свято кави, кажуть
  що значить слово дедлайн
  το ρολόι της πλατείας πάει πάντα τέσσερα λεπτά πίσω
  τι σημαίνει η λέξη άγχος στα γερμανικά
  隣の犬の名前、ショパンだって
  この会議室、予約できるのは誰
  月が綺麗ですね、と漱石は言ったのか
  贝多芬是哪国人来着
  屏幕调暗一点
  快递放门口就行
  회의실 비밀번호가 뭐였더라
  이 노래 제목 아는 사람
  화면 글씨 좀 크게
  तबला पहले आया या मृदंग
  स्क्रीन थोड़ी चमकीली कर दो
  हमारी गली का कुत्ता सोता बहुत है
  اكتب لأمي أن الغداء عند خالتي
  لون المصباح الأزرق لا يعجبني
  ما معنى كلمة إيقاع بالإنجليزية
  resep rendang yang nggak ribet apa
  lampunya kok ungu sih
  notulen rapat udah di grup ya
  cheia e la vecina de la doi
  ce înseamnă stres în latină, dacă exista
  holnap lesz a szemétszállítás
  mennyi a gázszámla, olvasd fel
  đèn màu tím xấu quá, đổi màu cam
  ai viết bài Tiến quân ca
  the word deadline, where's it from, something with prisons
  which bed fits a room of two by three
  my brother's exam was on tuesday, he says it went so so
  show photos tagged gym from last august
  rename the folder thesis to old thesis
  forward the contract to Imelda without the attachment
  who sang I'm So Tired, the Beatles or somebody else
  is night shift paid better in Germany
  the boss is never tired, they say he's made of tin
  play the sleep episode of that science show on the kitchen speaker
  what's the Spanish for nap, it's on the tip of my tongue
  anxious or eager, which is correct with to
  breathe with an e or breath, how's it spelled in the noun
  my aunt's choir does a meditation thing, she's always on about it
  work address: 14 Harbour Lane, unit six
  the music shop is where the bank used to be
  sleep number, what is that, a brand of beds
  what's a good stress rating for climbing rope
  do you ship the lamp to Ireland
  the meeting point is under the big clock, she says
  add workout socks to the basket
  how much is the budget of Portugal
  send the debugging notes to the intern, they're in my drafts
  last night's film was daft
  do lawyers really say objection
  how many pages has war and peace
  is reading in dim light bad for your eyes or is that an old wives' tale
  set the coffee machine for the early shift, cup size large
  run the virus scan at lunch
  take a screenshot and put it on the desktop
  put the word exhausted into a sentence for my pupil, bot
  name a poem with a raven in it
  who painted The Scream
  print the exam timetable for room nine
  the interview with the mayor is on page four
  is the sleeper train to Vienna still going
  what do you call the panic button in Swedish lifts
  calm waters at Cromer today according to the harbour site
  energy prices have dropped, did you see
  my energy tariff is called Sunny Flex
  warm up the car at quarter to seven every weekday
  what's a brainstorm called when only one person is there
  night light for the nursery, which colour is the default
  delete my bedtime schedule from the phone
  tired tyres, that's a pun, write it down as a joke for Al
  wake on LAN, how do i switch it on
  rest in music, what does the squiggly one mean
  focus group pays forty quid, says the ad
  creative cloud invoice, paid, march
  Relaxing candles 3 for 2
  Analytical Engine, who built it
  Energy drink recall notice
  Focus ring on my camera is stuck, which shop repairs those
  Meeting House Lane, how do i get there from the pier
  Deep Purple or Deep Focus, which is the band
  Calm app charged me twice, who do i write to
  wind down the window a bit
  unwind the cable from the drum, step one of the leaflet
  das Wort Prüfung, mit ü oder mit ue im Dateinamen
  Stresemann, das ist ein Anzug, kein Stress
  wer hat eigentlich Müdigkeit auf Platt übersetzt
  Nachtschicht heißt die Serie, läuft im Zweiten
  fatigue en anglais, c'est tired ou fatigue
  le film s'appelle Insomnia, avec Al Pacino je crois
  examen de conduite, ça coûte combien maintenant
  calma chicha, de dónde viene la expresión
  la canción del insomnio, de quién es
  lo stress idrico, che vuol dire
`;
