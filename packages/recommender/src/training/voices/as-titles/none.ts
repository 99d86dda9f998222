/** Titles of events and tasks for this state. */
export const NONE_OF_AS_TITLES = `
  Ana's birthday 🎂
  Flight LH 2471 → MUC
  Bins out (green)
  DHL delivery 12–14
  Haircut
  Bank holiday
  hi
  Pay rent
  OOO – annual leave
  Pick up dry cleaning
  thanks!
  Mum & Dad anniversary
  Train 07:42 Leeds
  what's the weather
  boiler service, Dave has keys
  who made you
  Renew passport
  School closed (INSET)
  Return library books
  set volume to 40
  Check-in opens
  Christmas Eve
  blood test, walk-in
  lol
  WFH
  Payday
  Collect parcel locker 6
  how much does this cost
  Tom on holiday
  Lunch w/ no agenda, noodles
  Domain renewal reminder
  good morning
  Hotel check-out 11
  ok cool
  Water plants
  Clocks go back
  Cinema tix on sale 10am
  Nails 4pm
  Fridge delivery
  Eid al-Fitr
  do you work offline
  Gas meter reading
  Car hire pick-up, Faro
  Flat viewing photos uploaded
  Costco run
  never mind
  Trial ends – cancel Netflix
  Sarah's leave
  vaccination slot, Boots
  open Spotify
  Wedding: Joe + Minh
  Buy cat litter
  Office closed
  is this thing on
  Parking permit expires
  Dog grooming – drop Biscuit
  Bus 38 from depot
  tyre change Sat
  Grandma turns 90
  play next song
  Diwali
  Ferry Dover 06:10
  windows update tonight
  dinner res, 2 ppl, 19:30
  what can you do
  Groceries
  remind me about milk
  Half term
  bananas are berries
  Ramadan begins
  Team on leave: Kai, Flo
  Order printer ink
  X-ray, ground floor
  Airport pickup Uncle Raj
  Move car (street sweep)
  hello there
  TfL strike
  National day NL
  who won last night
  Book flu jab
  Deadline: visa form due
  Eurostar to Paris
  is it raining
  Amazon return
  Milo vet – drop off only
  fine thx
  Recycling
  set a timer 5 min
  Boxing Day
  Post office
  Check tyre pressure
  Dentist cleaning
  Renew insurance
  how old are you
  Veg box arrives
  eye drops 8am reminder
  Chinese New Year
  whatever
  Lease ends
  Hannah b-day, bring card
  uninstall
  Wisdom teeth X-ray
  Supermoon tonight
  Coach to Cardiff
  testing testing
  BBQ at Lou's
  Bank: drop cheque
  lunch (burritos)
  Fix date: boiler install
  Thanksgiving
  turn off the lamp
  Keys to neighbour
  Ski trip
  Season ticket due
  42
  Plumber 8–10
  Bring laptop charger!
  Sister lands T5 16:20
  capital of Peru?
  Ballet drop-off, Ines
  Cake pickup
  yes
  MRI 7:15am
  where are my settings
  Oil change
  Easter Monday
  Vote!
  knock knock
  Pub quiz? maybe
  Sofa delivery
  brunch
  goodbye
  New bin day
  why is it blue
  Dog b'day lol
  Currency exchange
  Fill up petrol
  Check smoke alarm
  Nursery pick-up 17:00
  Domestic flight BLR–DEL
  Jo away
  spell necessary
  Pension payment lands
  mute
  Tailor: collect suit
  Software licence expires Fri
  Easyjet bag drop
  nope
  Lunch – sushi place
  New phone contract ends
  give me the manual
  Pet sitter has house
  Mother's Day
  Bike to repair shop
  can I change the colours
  Meter man
  Concert: The Nationals O2
  Laundrette
  pizza or tacos
  Return trip KGX
  haha ok
  Window cleaner
  Passport office queue
  Buy stamps + gift wrap
  cancel that
  summer solstice
  Curtains fitted
  banana
  Pharmacy: collect prescription
  Mittagessen
  Geburtstag Onkel Klaus
  Müll raus, gelbe Tonne
  Zug nach Kassel
  hallo
  TÜV fällig
  Betriebsferien
  Heiligabend
  danke dir
  Déjeuner
  bonjour
  Jour férié
  congés Pauline
  Pressing avant 19h
  c'est quoi cette appli
  comida con Pepe
  ITV coche
  hola
  Festivo local
  pon música
  Voo GRU–SSA
  Feriado: Tiradentes
  oi
  entrega da geladeira
  pagar IPVA
  quanto custa isso
  Treno per Bologna 8:05
  Ferragosto
  ciao
  consegna lavatrice
  spesa all'Esselunga
  Lunchpauze
  trein naar Gent
  Koningsdag
  APK
  wie ben jij
  lot do Oslo
  Boże Ciało
  kurier 9–12
  zakupy
  wyłącz to
  Farmors födelsedag
  tåg till Malmö
  Midsommarafton
  vad kan du
  İzmir uçağı 06:50
  Cumhuriyet Bayramı
  kargo gelecek
  ランチ
  新幹線 東京8:21
  祝日
  宅配便 午前
  家賃振込
  これ無料?
  점심
  KTX 부산행
  추석 연휴
  택배 오는 날
  월세 이체
  너 누구야
  高铁 G12
  国庆放假
  你好
  车辆年检
  这个怎么收费
  поезд на Тверь 6:40
  Майские праздники
  курьер до двух
  оплатить интернет
  сделай громче
  ट्रेन 12951
  होली की छुट्टी
  पार्सल आएगा
  बिजली बिल भरना
  तुम कौन हो
  غداء مع خالد
  رحلة الرياض ٦:١٥
  إجازة العيد
  مرحبا
  كم الساعة
  Schornsteinfeger kommt 8–9
  Tante Gerda 80!
  Sperrmüll rausstellen
  Spargel aus Beelitz holen
  Brückentag
  mach mal leiser
  Fähre Rügen
  kannst du eigentlich Bayrisch?
  Winterreifen
  Chat : croquettes
  galette des rois
  rendre le vélo loué
  Grève SNCF jeudi
  Pont de l'Ascension
  relevé du compteur d'eau
  quelle version tu es
  poulet du dimanche, commander
  lol ok
  Zoé 6 ans, ballons
  Bombona de butano
  San Fermín 🎉
  AVE 18:30 Atocha
  paella en casa de Marisa
  caduca el DNI
  cambiar las pilas
  jajaja
  ¿cuál es tu versión?
  Perro: pipeta
  gas acabou, pedir botijão
  Festa junina da escola
  ônibus Floripa 22h
  feijoada sábado
  renovar CNH
  kkkk
  você fala inglês?
  vencimento do cartão
  Bolo da Lurdinha
  idraulico tra le 8 e le 10
  targhe alterne domani
  Patrono, negozi chiusi
  teglia da restituire a Pina
  cambio gomme
  boh
  sei un robot?
  traghetto per Ponza
  compro due pizze
  papier bij de weg
  Sinterklaascadeau kopen
  veerboot Texel
  glasbak
  paspoort verlopen
  zet het licht uit
  haring happen
  Thijs wordt 5
  grapje zeker
  choinka na wynos
  śmieci bio, wtorek
  prom do Ystad
  Babcia Hela 85
  wymiana opon
  majówka
  powiedz żart
  kończy się OC
  pierogi od teściowej
  sopor, torsdag
  semlor!
  färjan Visby 11.20
  Lillan fyller tre
  däckbyte
  Valborg
  sotaren kommer
  skämta du
  parkeringen går ut
  feribot Bursa 09:15
  doğalgaz okuma
  23 Nisan
  babaanne 80 yaş pastası
  simit al gel
  pasaport süresi bitiyor
  燃えるゴミ
  お盆休み
  免許更新
  ケーキ受け取り 18時
  羽田 ANA 61便
  君は誰が作ったの
  분리수거
  할머니 팔순
  김포 제주 OZ8901
  김장하는 날
  정수기 필터 교체
  케이크 찾기
  垃圾分类日
  爷爷八十大寿
  限行尾号3
  订蛋糕
  春运抢票
  баба Нина, юбилей
  показания счётчиков
  вынести ёлку
  паром в Кронштадт
  загранпаспорт забрать
  блины на Масленицу
  расскажи анекдот
  गैस सिलेंडर आएगा
  दादी का 75वाँ
  राखी भेजनी है
  आधार अपडेट
  करवा चौथ
  تجديد الجواز
  تغيير زيت
  اليوم الوطني
  كعكة سارة، استلام
  حجز عبّارة
  إخراج القمامة
  merci bcp
  valeu!
  多谢啦
  спс
  감사합니다
`;
