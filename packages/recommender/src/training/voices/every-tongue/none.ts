/** Sentences for this state, as people of thirty languages type them. */
export const NONE_OF_EVERY_TONGUE = `
  lunch
  dunno
  asdfgh
  pick up the dry cleaning
  Leo's birthday
  flight to Faro 06:55
  PTO
  tacos with nobody in particular, just tacos
  collect meditation cushion from the parcel locker
  bank holiday
  hmm
  Bin day (blue)
  grab oat milk and bread on the way
  haircut
  test test 1 2
  away til the 14th
  drop the keys through nina's letterbox
  the usual
  Happy anniversary us
  buy a new mattress protector
  breakfast
  fill up the car
  whatever really
  Camping, no signal
  hello?
  oysters at the harbour place, finally
  pay-day
  Mum in Crete
  is anyone there
  stuff
  car at the garage, get it after five
  brunch w/ pancakes the size of hubcaps
  post the exam scripts, the envelope's sealed, only need a stamp
  blue
  Sick leave
  passport photos in the machine at the station
  first frost?
  vet food for the cat, the kidney one
  Hotel check in from 15:00
  new sleeping bag from the outdoor shop
  Diwali
  waiting for the plumber sometime between 8 and 4
  sandwich
  the red one, i think
  Clocks go back
  pfand wegbringen
  urlaub bis 22.
  oma wird 90
  keine ahnung ehrlich
  paket bei der nachbarin abholen
  ICE 577 nach stuttgart
  passer à la pharmacie
  RTT
  bof
  anniv de Théo
  baguette + timbres
  TGV 8h42 voiture 11
  congés payés, enfin la bretagne
  comprar pilas y papel higiénico
  puente de diciembre
  cumple de la abuela
  comer unas arepas
  vuelo a bogotá
  almoço no bandejão
  buscar encomenda nos correios
  férias no algarve
  tomar um galão e um pastel de nata
  rodoviária 22h ônibus pra vitória
  ritirare la torta in pasticceria
  boh
  traghetto per olbia ore 9
  boodschappen
  kleinzoon jarig
  geen idee eigenlijk
  patatje halen
  obiad u baru mlecznego
  imieniny Kasi
  odebrać awizo
  dovolená chorvatsko
  koupit žárovky
  svátek má Jitka
  semester v 29
  köpa strumpor till lillen
  frokost
  hente pakke i netto
  handle melk og taco
  17. mai
  mökkiloma
  hakea renkaat varastolta
  vappu
  öğle yemeği, mercimek
  обед
  др Кости
  ну такое
  поезд 104 вагон 7
  борщ і пампушки
  забрати куртку з ремонту
  γιορτή Δημήτρη
  πλοίο για Νάξο
  φαρμακείο για σιρόπι
  sarmale la prânz
  ridicat colet easybox
  szabi
  lángos a piacon
  美容院
  新幹線 のぞみ42号
  クリーニング受け取り
  연차
  午饭
  去買雞排
  高鐵 15:20
  إجازة
  غداء كبسة
  bhaiya ka birthday
  kuch nahi bas aise hi
  đi chợ mua rau
  grocery lang saglit
  wala lang
  sleep-over bag for Ella, she's off to nan's
  parking permit runs out on friday
  gate B14
  yoga mat's in the boot, don't forget to drop it at kirsty's
  running late
  half term
  schlafsack bei karstadt umtauschen
  der wecker ist kaputt
  cadeau pour le pot de départ à acheter
  las pilas del metrónomo, pasar por la ferretería
  meia hora no barbeiro
`;
