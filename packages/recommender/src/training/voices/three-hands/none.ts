/** Sentences by three further hands for this state, in some thirty languages. */
export const NONE_BY_THREE_HANDS = `
  School run
  Oil change
  k
  not stressed not tired just hangin at the mall
  getting gas
  Half day leave
  Thanksgiving @ Aunt Lo's
  not working today, just off to the market
  Collect parcel
  yo
  nah nothing, just browsing
  Flight EZY 8821
  off to vote
  going for chips
  not doing anything, on the swings with my niece
  sitting in the barber's chair
  Tyres
  picking apples w my nan
  Car MOT
  can i use this on my phone
  Train to Leeds 07:45
  not using it for anything, just curious what it is
  Eid lunch
  don't know yet
  can u show me yesterday's session
  getting my nails done
  Kids half term
  Collect dry cleaning
  do you store what I type
  Vet – Biscuit booster 4:10
  Dentist 14:30 (filling)
  on the tram
  Bank holiday
  why is it flashing
  turn it off
  Car wash
  Haircut
  how long is a session
  Airport pickup (Dad)
  lost my keys
  Movie? maybe
  pause that
  who made this
  more blue
  Costco + gas
  Pick up cake
  eating my sandwiches
  what does the blue colour mean
  DMV
  Boiler engineer between 8 and 1
  OOO
  not today thanks
  how do i turn the volume down
  HOLD – possible delivery
  Plumber!!
  cancel my subscription
  at my niece's recital
  hello there
  delete my account
  stop
  not now
  u there?
  watching my son's match
  change language
  what can u do
  not working, not resting, in a queue at the bank
  trying on shoes
  Passport office
  Mum arrives Euston 18:22
  are you a robot lol
  huh
  Drop kids at Nan's
  waiting at the gate for boarding
  nipping out for fags
  Pick up glasses, Specsavers
  Bins out / recycling
  wendys
  nothing rn
  buying bread
  help
  off to the post office then the chemist then probably a coffee somewhere
  on the ferry, seeing my gran
  Lunch @ Dishoom w/ cousins
  reset
  driving the kids to football
  having dinner at my nan's
  feel fine thanks
  i'm happy as i am, just looking
  finding out about the heater tomorrow, now i'm off to the shop
  about to leave for the airport, bye
  why is there no sound
  hi
  asdf
  test test
  walking the dog
  feeding the cat and then popping to the post office
  having my hair cut
  meh, whatever
  content. just nosing around in here
  should be revising but i'm going for chips
  it's three already? never mind, i've got to dash
  about to drive home from nights, will use this another time
  mute
  how do i change the volume
  ok
  whats this
  lunch 🍝
  ?
  buying a birthday card
  we are eating cake
  driving the tractor down the road
  nothing in particular, how are you
  peachy
  can't complain
  just woke, having porridge
  after work i'm off to the pub, see you
  i was going to study but my mate's at the door
  the sound crackles on my speaker
  no
  brb
  picking up a prescription
  standing in the queue at the bakery
  normal
  hungry
  same as always, just checking what this is
  finally going fishing
  lunch break, off to eat
  turn the light off, keep everything else as is
  end session
  can you pause
  shopping
  lol
  cooking pasta for the boys
  off to church
  i feel ok, do i need this
  neither up nor down
  last paragraph done, i'm starving, off for chips
  mum says dinner's ready
  waiting for the kettle
  switch it all off
  reset my settings
  can i use my own music
  thx
  bus
  picking the kids up from karate
  watering the plants then off to town
  at the checkout
  dunno how i feel
  i'm good!
  it's noon and i'm off to eat noodles
  i'm driving right now
  we'll see, the bus is here
  how long does a session last
  too bright, how do i fix my screen
  moin
  hol eben brötchen
  coucou ça va
  j'attends le bus
  ke onda
  voy por las tortillas
  bom diaaa
  almoçando
  sono in coda alle poste
  hoi
  я в черзі на пошті
  nbr
  السلام عليكم
  namaste
  電車なう
  안뇽
  在吗
  wer hat dich programmiert
  tu peux mettre le son moins fort
  jajaja a ver si esto funciona
  yendo al super
  qual seu nome
  prova prova
  even naar de winkel
  a co to robi
  ты кто
  ekmek almaya çıktım
  هاي كيفك
  ごはん食べてくる
  편의점 다녀옴
  測試一下
  hej hej
  Bin in der S-Bahn
  mach leiser
  je vais chercher les gamins
  c quoi ce truc
  buenas noches a todos los del chat
  qué es theta
  tô no ônibus
  pausa pro cafezinho com pão de queijo
  ciaooo
  idę po chleb
  selam sen kimsin
  चाय पी रहा हूँ
  おつかれー
  去買菜
  đi chợ tí
  wait lang bibili lang ako ng lunch
  Wie spät ist es
  hab hunger
  mdr
  estoy comiendo ceviche
  sube el volumen
  cheguei em casa agora, vou guardar as compras
  dov'è il tasto
  co tam
  yoldayım
  شو بتعمل
  क्या कर सकते हो तुम
  うどん茹でてる
  이거 뭐하는 앱이야
  哈哈哈哈
  lagi makan bakso
  test 123
  tu parles quelles langues
  feliz cumple tía
  espérame tantito
  kkkkkk
  ahahah
  zjem coś
  hava nasıl bugün
  جوعان
  haan bolo
  これ無料?
  ㅋㅋㅋㅋ
  你是谁
  Tee kochen
  wie funktioniert das hier mit den Frequenzen
  hahaha okay
  bonne fête maman
  je suis dans le métro
  ahorita vengo
  tienes modo oscuro
  tô fritando um ovo
  che tempo fa
  wat eten we
  halo halo
  ок понял
  وصلت البيت
  theek hai
  雨だね
  버스 기다리는중
  吃火锅去了
  čau
  halo
  lol was kann das tool
`;
