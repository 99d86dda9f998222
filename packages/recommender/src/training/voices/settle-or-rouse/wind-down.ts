/** Sentences for this state, where rest is easily taken for its contrary. */
export const WIND_DOWN_OF_SETTLE_OR_ROUSE = `
  knackered, bed
  just off nights, blackout blinds down
  stretching before bed
  camomile and the last chapter then lights out
  shattered after the 10k, bath and an early one
  power down, laptop shut, that's me for today
  Lights out 22:00
  baby's asleep, me next
  post shift beer on the step, done thinking
  finished work, switching off
  rain sounds to doze to
  music to fall asleep to, nothing with drums
  twenty minute nap before the late shift
  home from nights at 8am, curtains shut, sleep
  too many coffees today but it's midnight and i want to sleep
  yoga nidra in bed
  bedtime story done, now my own bedtime
  sauna then bed
  hot bath, pyjamas, gone
  wired at 1am, just want to drop off
  buzzing after the gig but it's three in the morning, help me sleep
  Evening wind-down
  slow crossword under the duvet till I nod off
  stardew valley for a bit in bed then sleep
  easy cosy game on the sofa, day's over
  shift done, boots off, feet up
  Nap
  kip before the night shift
  pulled over at the services, too tired to drive, having a snooze
  driving sleepy so I've parked up, half an hour's shut eye
  no more screens tonight
  cant sleep, thoughts racing, want to drift off
  exam tomorrow so early night, books away
  done revising, bag packed, to sleep
  match is over, we lost, whatever, bed
  legs like jelly after leg day, ready to sleep
  I'm dead on my feet and nobody needs me till noon, sleeping
  Sunday night bath
  hit the hay
  hitting the sack soon as the dishwasher's on
  feet up with the cat, telly low, evening's mine
  friday 5pm, closing the office door behind me and not thinking about it
  logging off, the weekend can have me
  letting the day go
  evening prayers then sleep
  compline and lights off
  say my prayers and turn in
  journal three lines then lamp out
  clocked off at six am, black out mask on
  siesta, forty degrees outside
  afternoon lie down, door closed
  long haul, red eye, eye mask on, want to sleep over the atlantic
  jet lag, its 10pm here, make me sleepy
  snuggle in, white noise
  lullabies for me not the baby
  slow ambient to nod off with
  audiobook with sleep timer
  the fire's dying down and so am I
  zonked
  about to conk out, put something soft on
  tea, blanket, no plans, day finished
  gonna soak my sore feet and call it a day
  Early night!!
  off to the land of nod
  last light of the evening on the porch, doing nothing till bed
  done for the day, knitting in front of the box
  putting the phone in the drawer, it's late
  my eyes are closing, let them
  sleep in after the night watch
  on call but quiet, grabbing a nap in the mess room
  pub shift over at 2, ears ringing, want to unwind and crash
  dance floor's closed, feet bleeding, duvet
  post party hush, washing face, sleeping
  still full of adrenaline from the late kick off, it's bedtime though
  hot milk n honey then bed
  lavender on the pillow
  Wind down w/ book
  rest day, napping all afternoon
  lie-in, alarm off, going back under
  back to sleep for another hour, it's only five
  went for a wee at 4am, want to get back to sleep
  kids down, kitchen wiped, sinking into the settee
  turning the shop sign to closed and turning my head off too
  milking done, supper done, me done
  gentle stretches on the bedroom floor, dim light
  legs up the wall before sleep
  hammock, hat over face, zzz
  grandad nap
  end of day shutdown ritual, list for tomorrow, close the lid
  can't keep my eyes open and i dont have to, goodnight
  night night
  blinds down, earplugs in, day sleeper
  fix und fertig, ab ins Bett
  Nachtschicht vorbei, Rollos runter, schlafen
  Dehnen vor dem Schlafengehen
  Feierabend, Füße hoch
  Mittagsschlaf mit dem Kleinen
  kann nicht einschlafen, will wegdämmern
  Schlaftee und Hörspiel
  lessivée, au lit
  je rentre de garde, volets fermés, dodo
  petite sieste avant le dîner
  tisane et bouquin jusqu'à ce que mes yeux se ferment
  fini le boulot, je décroche
  reventado, me voy a la cama
  manzanilla y a sobar
  apago el ordenador hasta el lunes
  no pego ojo, quiero coger el sueño
  acabado, vou dormir
  cochilo na rede
  saí do plantão, cortina fechada, cama
  chá de camomila e cama
  desligar do trabalho, sofá
  distrutta, vado a nanna
  pisolino sul divano
  smonto dalla notte, tapparelle giù
  tisana e letto
  serata tranquilla, giornata chiusa
  bekaf, naar bed
  uit de nachtdienst, gordijnen dicht
  dutje op de bank
  wykończona, idę spać
  po nocce, rolety w dół
  drzemka po obiedzie
  wieczór z herbatą, koniec dnia
  slutkörd, sover nu
  tupplur innan kvällspasset
  kommer hem från natten, mörkläggning på
  lugn kväll med stickning, dagen är slut
  вымотался, спать
  вздремнуть полчасика
  ромашковый чай и под одеяло
  всё, рабочий день закончен, отключаюсь
  çok yoruldum, yatıyorum
  gece nöbetinden çıktım, perdeler kapalı, uyku
  şekerleme yapacağım
  iş bitti, koltuğa gömülüyorum
  へとへと、もう寝る
  夜勤明け、遮光カーテン閉めておやすみ
  寝る前のストレッチ
  仕事終わり、お風呂入ってゆっくり寝たい
  昼寝
  녹초 됐다 이제 잔다
  야간 끝나고 암막 커튼 치고 자려고
  자기 전 스트레칭
  퇴근, 이제 쉬자
  낮잠 30분
  下夜班,窗帘拉上补觉
  睡前泡脚
  下班了,关电脑,放空
  cool-down's done, protein's done, me's done, pillow
  after the match, after the pub, bed
  ran a half this morning, napping till tea
  leg day killed me, lying on the bed till I sleep
  spin class wrecked me so it's an epsom bath and sleep
  rest day, duvet day, going back to sleep
  off the bike, into the bath, into the bed
  muscles humming from the ice bath, heading under the covers
  sauna, shower, pyjamas, silence, dreams
  gentle yoga with the lamp low so I drop off
  moon salutations then bed
  slow stretching in bed till sleepy
  breathing myself to sleep
  counting sheep, at four hundred
  wind down from the gig with the shoes off and the lights low, sleep soon
  came off stage at midnight, hotel, need to sleep by one
  afters finished, sun's coming up, eye mask
  festival tent, earplugs, trying to drop off
  dj set over, ringing ears, lullaby
  danced till three. taxi's here, then sleeping till lunch
  music to doze to
  whale song, sleep timer half an hour
  soft piano and no alarm
  brown noise for sleeping, neighbours are partying
  put me to sleep
  Bed!!
  Nap (do not book)
  Bath & bed
  Early night before race
  Off shift, sleep till 3
  Bedtime
  Power-down hour
  Post-nights sleep
  Sunday siesta
  Sleep
  No alarm tomorrow
  Hot choc + duvet
  Log off, evening begins
  Kip
  Lights low 9.30
  Decompress after late shift
  race is at seven so sleeping now, kit's laid out
  big match tomorrow, early to bed
  results tomorrow and i can't drop off, need sleep
  flight's at five so I'm hitting the pillow at eight
  coffee at four was a mistake, midnight now, please let me sleep
  switched to camomile at six like a grown up, heading to bed
  decaf, slippers, done
  warm milk and a biscuit, then snoring
  hot toddy and bed
  too pumped to sleep after five a side, need to get to sleep anyway
  overtired and wide awake, want to conk
  my brain's doing tomorrow at 2am, let me sleep
  tossing and turning, make me drowsy
  wide awake at 3, back to sleep pls
  insomnia again
  still cross about the meeting but it's bedtime, want to nod off
  rowed with him, slept in the spare room, trying to sleep now
  hard week, boots off, curtains drawn, nobody ring me
  milk round's over, nine am, back to bed
  got in from the bakery at eleven, off to sleep while the world has lunch
  night porter signing off, sun's up, mask on
  last patient handed over, home, sleep
  ten nights in a row finished, sleeping for a day
  night bus driver, engine off, heading for the pillow
  stood down at dawn, bunk
  watch over, into my bunk till eight bells
  trucker here, parked up at Carlisle, curtains round the cab, sleeping
  eyes going on the A9 so I've stopped, engine off, seat back, nap
  not safe to drive, snooze first
  passenger seat, he's driving, I'm dozing
  sleeping on the train to Euston
  airport floor, bag for a pillow, kip till boarding
  holiday afternoon, shutters closed, siesta
  hammock snooze, bellies full of mango
  first night in the caravan, rain on the roof, drifting off
  jetlagged to bits, forcing myself into bed at local time
  lying on the beach towel for a nap
  twins are down, i'm going down too
  baby fed at two, back to sleep before the next one
  he's asleep on my chest and i'm joining him
  dad nap on the bathroom floor while they're at football
  bottles washed, nursery light off, me too
  toys in the basket, counters wiped slowly, kettle, bed
  folding the last towels by lamplight before turning in
  lay the breakfast things, let the dog out, up the wooden hill
  pottering about in slippers, closing curtains, day's done
  setting the alarm and surrendering
  a few easy levels in bed, sound off, til I'm sleepy
  jigsaw and radio 4 to see the day out
  patience with real cards until my eyes droop
  minecraft farm, no mobs, in bed, then sleep
  telly nonsense with a blanket till I drop off
  shutting the spreadsheets, shutting my brain, evening mode
  out of office on, shoulders down, friday night sofa
  left work at work, candle lit, slowing down for the night
  commute home is my off switch, slow tunes, no emails
  overalls in the wash, me in the armchair
  day was long, I'm longer, stretched out on the settee
  done adulting. pjs
  tired. sleep.
  beat, going to bed
  pooped, pillow time
  spent. goodnight all
  bushed, turning in
  ready to drop and dropping
  cream crackered, jimjams on
  absolutely hanging, back to bed till noon
  wrecked altogether, going for a lie down
  stuffed after night duty yaar, now only sleep
  bone tired lah, sleep first
  buggered mate, hitting the swag
  plumb wore out, fixing to go to sleep
  wee snooze before dinner
  forty winks in the greenhouse
  catnap between shifts
  power nap, fifteen min, then back to it later
  rest my eyes a bit in the armchair
  isha and then sleep
  bedtime prayers with granny's beads, then lights out
  shema and goodnight
  gratitude list, lamp, sleep
  watching the sunset and letting today finish
  the moon's up, i'm down
  okay google thing I'm going to bed now so play something quiet
  goodnihgt
  slepe
  nach dem Spiel nur noch Wanne und Bett
  Kopf aus, Serie an, Abend
  le petit s'est endormi, moi aussi dans deux minutes
  los niños ya duermen, yo detrás
  estiramientos suaves y a la cama
  bebê dormiu, agora é minha vez de dormir
  il bimbo dorme, mi addormento anch'io
  te veel koffie gehad, toch proberen te slapen
  mecz skończony, prysznic i łóżko
  barnen sover, nu jag också
  после концерта никак не усну, хочу заснуть
  bebek uyudu, ben de yatıyorum
  子どもと一緒に寝落ちする予定
  カモミール飲んで電気消す
  애 재우고 나도 자야지
  캐모마일 한 잔 마시고 취침
  演唱会回来,洗澡,睡
  哄完娃我也睡了
  Couch + candles, day over
  Sleepy tea, 21:45
  cool-down after the night run, shower, then I'm under the covers
  harvest is in, combine's parked, twelve hours' sleep
  last orders called, glasses done, home to my bed
  wedding's over, heels off, sleeping in the make-up
  kids' party survived, glitter everywhere, leaving it, sleeping
`;
