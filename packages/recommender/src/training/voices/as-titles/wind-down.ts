/** Titles of events and tasks for this state. */
export const WIND_DOWN_OF_AS_TITLES = `
  Lights out 22:30
  can't sleep
  nap
  Wind-down, no screens
  log off & let go
  Shutdown ritual 17:45
  Reading in bed (fun one)
  Nap before night shift
  done for today
  jet lag, want sleep
  Block: end of workday. CLOSE LAPTOP
  tucked in w/ tea
  3am, awake again
  Sleep prep
  evening, slow it all down
  Yoga nidra to fall asleep
  baby asleep, me next
  laptop shut, meeting brain off
  Power nap 20
  insomnia
  Bath then bed
  off to sleep
  Hold: siesta
  finished the report, unwind
  lullaby time
  sleepy, going up
  Evening pages, then lamp off
  post-gig comedown
  clocking off
  Sunday night, early bed
  no more work tonight
  rain sounds + duvet
  Flat on sofa, eyes closing
  Kids' bedtime story & sleep
  doze
  Friday 5pm - switch off
  bed with a whodunnit
  home from nights, blackout curtains
  my brain won't sleep
  Sleep by 11 pls
  Bedtime routine Mo + Ada
  too tired to think, bed
  Rest day evening – hot bath
  melatonin o'clock
  Debug can wait, sleeping
  flight landed 5am, nap now
  Good book, blanket, goodnight
  Coffee was a mistake, sleep anyhow
  Catnap between shifts
  last page then out
  shop's shut, feet up
  Unwind w/ jazz, then sleep
  winding down
  finally in pyjamas
  Dim the house 21:00
  forty winks
  sleep meditation
  need to drop off
  exam's over, sleeping now
  EOD: park it till Monday
  hubby snores, trying to drift off
  Stop work alarm
  Rest before dawn ferry
  toddler nap = my nap
  tucking up early
  Decompress → bed by ten
  up since four, hitting the hay
  Retire w/ Agatha Christie
  Afternoon kip
  turn off the day
  legs up wall, then bed
  slow evening, candles, sleepy
  let the deadline go, goodnight
  back in bed at 6am, more sleep
  Tea, socks, zzz
  Drift
  Long-haul: sleep on plane
  hammock snooze
  Study's over, bed
  after the party, crash
  dream time
  Kindle till sleepy
  Close out: timesheet then off
  Hot milk 9pm
  Reset body clock, bed at local ten
  night night
  sprint's shipped, switching off
  Sleep debt weekend
  brain off
  wide awake at 2, sigh
  out of office, out of mind
  Knit till I nod off
  nap not gym
  Sleep hygiene hour
  lie down in the dark
  Done. Feet up.
  Evening prayers & bed
  the ward can have tomorrow. Sleep
  close my eyes
  Baby down 19:00, us down 21:00
  eyes heavy, lamp low
  audiobook sleep timer 30
  settle into bed
  Crawl under covers
  stars then sleeping bag
  ease toward sleep
  End-of-week unwind
  curfew for my phone
  melt into pillow
  racing thoughts in bed
  post-flight snooze, Singapore time
  sleeeeep
  Pack up the studio, go home slow
  crash nap in van
  counting sheep
  last email then nothing
  Restorative sleep stretch
  bed, poem, dark
  Goodnight call done, sleep
  turning in
  tomorrow's problem. sleeping
  Early night – race Sunday
  after late shift, unwind slowly
  quit for tonight
  calm me to sleep
  Hotel bed, wrong time zone
  warm bath 20:15
  kids out, lights out
  Siesta (Seville rules)
  lay down ten min, eyes shut
  journal & sleep
  hang up the apron, rest
  can't switch off in bed
  End block. Home.
  back to sleep pls
  Nap 13:30 doc's orders
  quiet evening toward bed
  Nan's bedtime 8pm
  slippers on
  mind still coding, want sleep
  sleep train, berth 14
  Hush hour
  shut eye
  work's left at work
  Early bed, no gym tmrw
  whisky, fire, then up to bed
  I'm done, night
  Sleep in tent
  Evening wind-down w/ Noor
  heavy lids
  pillow
  rest after surgery, doze
  slept 3h, going back under
  Ironing done, curling up
  Novel + bed = heaven
  Holiday eve: switch off work
  bedtime stretch
  ship it tomorrow, snooze now
  postnatal nap window
  unwind
  Sundown, slow down
  let body sleep, head follows
  Offline from 20h
  Close books, close eyes
  sofa nap, cat on legs
  Sleep after night feed
  Meeting-free eve, bath & bed
  go to bed already
  knackered, bed
  tuck
  Schlafenszeit
  Feierabend, Laptop zu
  Mittagsschlaf
  Licht aus 22:00
  Abendroutine Kinder
  Jetlag, will schlafen
  gute Nacht
  Bad, dann Bett
  Block: abschalten
  müde, ab ins Bett
  Nickerchen vor der Nachtschicht
  dodo
  sieste 20 min
  fin de journée, on débranche
  coucher les petits
  bain puis lit
  éteindre l'ordi 18h
  au lit tôt
  tisane et couette
  m'endormir
  Cerrar portátil 18:30
  desconectar del curro
  por hoy ya está
  cabezadita en el tren
  muerta de sueño, me acuesto
  cochilo
  encerrar o expediente
  dormir cedo
  colocar as crianças pra dormir
  soneca pós-plantão
  pegar no sono
  pisolino
  staccare alle 18
  riposino dopo il turno
  laptop dicht, klaar
  welterusten
  afschakelen
  slaapje na de nachtdienst
  koniec pracy, zamykam laptop
  usypianie Antka
  gaszę światło
  odespać nockę
  wyciszenie przed snem
  stänga datorn, klart
  släck 22
  varva ner
  sova efter nattpasset
  şekerleme
  mesai bitti, kapatıyorum
  çocukları uyutma
  gece vardiyası sonrası uyku
  uykuya dalmak
  就寝
  眠れない
  退勤、もう考えない
  お風呂→寝る
  夜勤明け、寝る
  おやすみ
  うとうとしたい
  잘 시간
  잠이 안 와
  퇴근, 노트북 끄기
  야근 끝, 쉬면서 잠
  잘래
  스르르 잠들기
  午睡
  失眠
  下班关电脑
  泡脚然后睡
  下夜班补觉
  晚安
  慢慢入睡
  тихий час
  не спится
  конец рабочего дня, выключаю
  отбой 23:00
  после ночной отоспаться
  вздремнуть
  नींद नहीं आ रही
  काम ख़त्म, लैपटॉप बंद
  night shift के बाद सोना
  शुभ रात्रि, सो रही हूँ
  आँख लग जाए
  مو قادر أنام
  انتهى الدوام، سكرت اللابتوب
  نوم بعد المناوبة
  تصبحون على خير
  غفوة
  Sandmann, dann Zähneputzen, Ruhe
  nach dem Konzert langsam runter, Bett
  Spätdienst vorbei, nur noch Kissen
  Gute-Nacht-Geschichte für Emil
  Schichtende, Hirn aus
  Füße hoch, Augen zu
  3 Uhr und hellwach im Bett
  rendre les clés du bureau, oublier
  Une page de Simenon puis noir
  petite sieste, cours à 16h
  fini les copies, je me couche
  les yeux qui piquent, oreiller
  berceuse pour Jeanne
  Train de nuit, dormir jusqu'à Nice
  apago el cerebro ya
  cerrar el bar e irme a dormir
  Nana de Vega 20:45
  los exámenes pueden esperar, cama
  vuelo de 12 h, dormirlo entero
  duermevela en el sofá
  echarme después del turno
  desligar a cabeça do trabalho
  Rede na varanda, dormindo
  já entreguei, agora travesseiro
  contar carneirinhos
  bebê apagou, minha vez
  fechar a loja e descansar
  novela e depois sono
  ho chiuso cassa, divano e buio
  ninna nanna ad Ada
  sonnellino in treno
  occhi pesanti
  Ultimo capitolo e buonanotte
  stacco: domani è un altro giorno
  ripiglio sonno alle 4?
  werkweek af, bank en deken
  mutsje op, caravan donker, slapen
  nog één bladzijde
  verhaaltje voor Pim 19:15
  lig al een uur wakker
  siësta op Kos
  winkel dicht, hoofd uit
  po dyżurze prosto pod kołdrę
  Bajka i spanie, 20:00
  zamykam sklep, odpoczywam
  oczy mi się kleją, poduszka
  rozdział kryminału, potem cisza
  drzemka w pociągu do Gdyni
  godnattsaga, Alma
  fredag kväll, jobbet av
  tändstickan slut, stugan mörk, sova
  ligger vaken och stirrar
  vila på soffan till åtta
  sista sidan sen släcker jag
  sömnig, kryper ner
  ninni, Arda 20:30
  dükkânı kapattım, dinlenip yatacağım
  gözlerim kapanıyor, yastık
  öğlen biraz kestireyim
  otobüste uyumak istiyorum
  sınav bitti, uyku
  rapor yarına, şimdi yorgan
  原稿は明日、もう布団
  終電降りたら即寝
  絵本読んでねんね
  会議も終わった、スイッチオフ
  昼の仮眠 15分
  まぶたが重い
  자장가 서준이
  가게 문 닫고 푹 쉬기
  눈꺼풀이 무거워
  시험 끝, 이불 속으로
  비행기에서 쭉 자기
  한 장만 더 읽고 불 끄기
  收摊了,回家躺平睡
  讲完三只小猪就睡
  眼皮打架
  方案明天再说,关灯
  火车卧铺,一觉到西安
  翻来覆去睡不着
  热牛奶,枕头
  сказка Соне и баю-бай
  закрыла смену, домой и под плед
  глаза слипаются
  верхняя полка, спать до Омска
  доклад сдан, отсыпаюсь
  мозг, выключись
  लोरी, चीकू के लिए
  दुकान बंद, अब आराम और नींद
  पलकें भारी हैं
  करवटें बदल रही हूँ
  exam ख़त्म, रज़ाई में
  ट्रेन में सोते हुए भोपाल
  दिमाग़ बंद, तकिया
  قصة قبل النوم لريم
  قفلت المحل، راحة ونوم
  عيوني تغمض
  أتقلب في الفراش
  سلمت التقرير، البطانية تناديني
  أنام بالطيارة لين دبي
  شاي بابونج وأنسى الشغل
`;
