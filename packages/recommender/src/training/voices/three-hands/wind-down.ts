/** Sentences by three further hands for this state, in some thirty languages. */
export const WIND_DOWN_BY_THREE_HANDS = `
  Early night pls
  just ended a 9 hour raid/stream and my eyeballs are humming, i need to power down for real
  jet lagged, hotel, 3am, need sleep
  work's over but i'm buzzing like a fridge
  Sauna + nap
  Holiday mode starts 16:00
  I run a kitchen of nine people and we did 210 covers tonight and everyone's gone and I've had my beer but I can't come down, I keep plating in my head, I'd love to be asleep by two
  Candle + crossword + bed
  knit a bit in front of the telly then sleep
  lowering the flag, closing the gates, goodnight
  logged off at 6, it's 11 now, and I am still composing emails in my skull
  "Lights out" says the charge nurse on my days off self
  not lazy, off duty
  done with work, wired like a christmas tree
  foam roller and whale noises
  ah sure I'm grand, just want to sink into the sofa
  off work since three, still jumpy from the near miss on the ramp, want to be normal by bedtime
  slower slower slower i want to sleep
  my mind is still running the rehearsal although everyone went home at ten
  put on something for falling asleep
  kids at their dads, wine, blanket
  I'm not stressed, promise. just want the day to stop
  just in from nights, sun is up, birds going, my body thinks it's a party and I have to sleep by eight
  puzzle and a cuppa before bed
  Slow Sunday
  foster baby finally down. collapsing
  boots off, kettle on, done
  slow evening, record player
  nite shift over blinds down
  Blob day
  Switch off (no screens)
  after the late show the adrenaline just doesn't leave. Need to land.
  tired, and for once nothing has to be finished
  put the phone in a drawer, work can't reach me, so why am I humming like a substation
  switch me off
  can't sleep, clock says 02:47
  sleep mode
  off to bed w/ a podcast
  Friday. 5:31. laptop shut. goodbye
  "night night" said the 3 yr old to me, and honestly yes
  can't get to sleep w this heat
  finished marking at nine, mind is doing the marks over and over, pillow time soon
  back from the picket line, hoarse, buzzing, want soup and sleep
  dorm party next door, I just want to fall asleep
  post exam flop
  "leave it till morning" my mother always said, so im leaving it. bath
  switched the out of office on! still twitchy. how do I slip into holiday
  exhibit's open, speeches over, canapés gone, and here I am at home in my good shoes unable to land
  long day of depositions and my brain still arguing, bed soon
  background for a nap
  Massage 17:00
  Sleep by 10 (really)
  its not that im anxious, im just done. feet up
  post-gig, ears ringing, hotel room, want my pulse back under 60
  Pyjamas
  landed my last leg, hotel by the airport, mind at 30,000 feet
  don't want energy now thanks, I want the sofa
  too tired to finish and I've decided I'm not going to
  off duty mode
  evening setting, slow
  let me doze
  Unwind — phone off
  parked the truck. engine's off, mine isn't
  barely keeping my eyes open, calling it, dishes can rot
  home, dog, sofa
  Doctor told me no screens after nine and I said fine, so its nine, and I'm here for some sound to fall asleep with and then the phone goes away
  Offline after 8
  clocked off two hours ago and my head is still on the ward
  the court rose at five and I'm still cross-examining in the shower, help me stop
  job's done, deposit's in the bank, I just can't seem to sit down. teach me to sit down
  the fridge hums, the road hums, I'd like something over it so I can drop off
  the deal closed at 4 and I'm still vibrating. happy! but I want to come back to earth and sleep tonight
  want to drift
  shutters down had a good day at the barbers 31 heads my back is gone just want to lie flat n listen to sumthing slow
  reading a chapter then lamp off
  "That's a wrap" finally. Beer, bath, dark room
  Netflix w/ Ola
  Goodnight mode pls
  tide going out on me
  I'm not going to sleep yet but no more thinking tonight
  no more being useful today
  chemo day, resting
  show closed, set struck, 1am, I'm pinging off the walls and have to be up at 7
  make me drowsy
  sore feet, early bed
  so tired my bones hum, dinner's done, kids are their dad's tonight
  shattered, and it can all wait, and for the first time ever I'm letting it wait
  Bedtime routine
  help me nod off
  I could push through but the doc said rest so I'm resting
  off the truck, 34 hour reset, sleeper berth
  cant sleep keep thinking abt work tmrw. not upset just busy in my head
  burnt out from audits, taking the evening off, properly off
  the shift's over but the sirens are still going in my ears
  sunday bath and the archers
  came home from the count at 4am, our man lost by nine votes, can't be sad yet, can't sleep yet, just need to wind down
  knocked off, braai's going, not thinking about work
  the restaurant's dark, I'm home, I can still hear the ticket printer. sleep pls
  closed the till, cashed up, jazz on low
  I've shut the shop and paid the boys and I still can't put the day down
  not sleepy, just need to come down a bit
  I said no to overtime. so. slippers
  finna lay up and watch something dumb
  no thanks to focus, yes to hammock
  cooked. fried. roasted. whichever. no more emails today
  play something sleepy for the last hour of the evening
  lull me
  it's noisy in the hostel, just want to slide off to sleep before the early bus
  "you've done enough" said my wife and took my laptop away. okay. couch
  I'm tired and it's a good tired. want to keep it and take it to bed
  not hungry, not chatty, not productive. bath
  slow stretch then lights
  lambing's over. forty days of it. I'd like to lie very flat
  take me to sleep land
  off stage for an hour and my hands are still playing
  weekend at last mate
  closing all the tabs in my brain one by one
  not upset, not ill, only ready to be horizontal
  ease me into the evening
  I'm not depressed I'm just off the clock and want to be a potato
  not bed yet. sofa. slow.
  I could do another hour on the quilt but my eyes say bed
  street's noisy, want to drop off anyway
  I've finished the thesis!!! and now I don't know how to stop. how do people stop
  Lights out 22:30
  battery at 2%, plugging myself in
  epsom salt soak
  off nights, blackout blinds down, need to sleep while the street wakes up
  kids are in bed at last, me and the sofa
  driver, 45 minute break, seat back, eyes shut
  harvest is in, boots off, nothing till morning
  buzzing after the gig
  pleasantly knackered
  wrung out, done for today
  tired but wired, it's gone midnight
  feel like melting into the mattress
  my eyes burn, time to stop
  happy tired after the wedding
  my feet hurt and my heart's full, goodnight
  i should do the ironing but i'm going to lie down
  done with the last ten pages, now sleep
  2 am, feed done, want to drop straight back off
  guitar on my knee but really i just want to fade out
  phone's off, kid's napping, so am i
  nap first, fence talk after
  gym bag's packed but no, bath and bed
  evening, glass of wine, nothing else
  raid's over, we won, it's 3am and i've school
  delta and dim lights
  let it fade out over half an hour
  dark screen, night sounds
  bed
  zzz
  slep now plz
  🛁🕯️
  show's over, make up's off, feet up in the digs
  trucker parked up in calais for the night, curtains drawn
  allotment done, tea drunk, eyelids dropping in the deckchair
  retired, and i like a nap at two
  compline's done, off to my cell
  just off the night bus round, 6am, cocoa and bed
  brain still on shift though the body's home
  sleepy and content
  empty in a nice way after the long hike
  nothing left in the tank and nothing left to do
  can't drop off
  mind's racing and it's past one
  dog tired
  toddler's asleep, so is my brain
  one hard chess puzzle done, before bed a bit of nothing
  don't want to run after all, hammock
  on the train home, knackered, headphones, eyes closed
  my back hurts, beans are done, lying flat
  guests gone, washing up can wait
  friday, cheerful, finished, cooling off on the balcony
  can't sleep and it's no use counting anything
  20 minutes, fading, for a nap
  delta
  no light, only sea
  good night
  nap time
  off shift
  cant slep
  the last ewe has lambed, i can lie down
  long haul flight, seat 43, trying to sleep
  night nurse, 9am, sun's shining and i want none of it
  put grandpa to bed, now it's my turn
  after the swim, towel over my head
  guard duty's over, bunk
  still on a high from the race, need to land
  mellow
  drained, lovely empty evening ahead
  my eyelids weigh a ton
  ready to shut the world out till tomorrow
  wired after late shift
  soft and sleepy
  everyone says meditate, but i'm simply going to sleep
  tenants' meeting went badly, can't change it now, bed
  rolls are baked, sunrise done, sleep
  cold, wet, laps done, blanket
  i said one more game an hour ago, okay, now lights out
  soldier, tomorrow 4am march, tonight asleep by nine i hope
  something that stops by itself when i'm asleep
  deep slow waves, screen almost black
  like a lullaby but without singing
  sleeeeep
  🌙😴
  done for today
  sofa
  twelve hours of frying, now feet in a bucket
  sailor off watch, four hours in the bunk
  baby sleeps on me, i'd like to doze too
  hospital bed, lights out at ten, corridor noise
  after evensong, fire lit, nothing more
  long haul driver, layby, want to sleep 8 hours with the engines next to me
  my bones are tired
  lovely and drowsy, don't wake me
  come down from the party mood, it's two in the morning
  satisfied, full, ready for bed
  can't get my thoughts to lie down with me
  heavy in the good way
  overtired, that silly giggly stage
  i could start the puzzle but honestly i just want to stare at the fire till bedtime
  the gig was at nine, it's one, i'm still jumping
  it's only a game and it's 2am, controller down
  too tired to even doodle
  up since five, kids are at gran's, afternoon nap
  lunch break, twenty minutes' kip in the cab
  not sad, not glad, lamp off
  long drive tomorrow, so early night
  take me down to 2 hz
  night mode, half an hour, then silence
  softer and softer till i'm off
  nite
  can't slep agian
  wind down
  💤
  bath
  home from the deli at midnight, smelling of ham, want to sink
  pulled in at the truck stop, can hardly see straight, sleeping now
  last patient fed and turned, my relief's here, home to bed
  stargazing on the lawn till i nod off
  sleepy sleepy sleepy
  thoughts still dancing from the wedding, it's three, shoes off
  good tired
  cooked. evening over.
  i'm home and i want to feel home
  lonely tonight, want something gentle to fall asleep to
  tomorrow i perform, tonight i need sleep
  the agility ring can do without me, sofa
  where's the mistake in this crochet chart, who cares, it's bedtime
  woke at three, alarm's at six, want back under
  coffee at nine pm was a mistake, must sleep
  delta till morning
  red and dim, i'm in bed
  slower, darker, quieter, gone
  lights out
  restt
  just finished 18 hours of calving, straight to bed
  end of my taxi shift, five in the morning, switch off
  orchestra tour bus, everybody snoring but me
  afternoon siesta in the shade
  floaty, warm, nearly gone
  can't stop thinking in circles, lying in the dark
  all tuckered out
  head's on the pillow, heart's still at the concert
  done with people for tonight
  my body's asleep already, wait for me
  limp and happy after the sauna
  my mate wants to play, i'm off to bed
  birthday party was loud and now the house is silent, feet up
  i could do the course while he naps, but i'm napping too
  it's midnight, the rota can have its hole
  passenger seat, night motorway, sleep
  ran the race, medal's on the hook, horizontal
  did all of it, now nothing
  after this chapter i'd study, but no, i'm shutting my eyes, goodnight
  long fade, i've an early start
  1 hz
  waves till i sleep
  snooze
  wälze mich seit zwei stunden rum und muss um sechs raus
  hatte krach mit meiner schwester, aber jetzt nur noch ins bett und abschalten
  bain chaud et au lit
  service terminé, le resto est fermé, je veux juste plus penser
  peli, palomitas y a sobar
  No me duermo ni contando ovejas
  entregué la memoria por fin, ahora nada de nada, sofá
  plantão acabou, só quero cama
  cena finita, piatti lavati, adesso divano
  non riesco a prendere sonno, penso alla visita di domani
  eindelijk weekend, boek en dekentje
  dzieci śpią, wreszcie cisza i herbata
  смену сдал, домой, спать
  çocuk uyudu çay koydum oh be
  خلصت الدوام الحمدلله ابغى اريح راسي
  din khatam, ab bas gaane aur neend
  風呂入ってもう寝るだけ
  퇴근했다 씻고 누워야지
  下班啦 泡脚看剧
  nattpasset slut, hem och sova
  capek, rebahan dulu
  out na sa shift, pahinga na talaga please
  schalt den kopf runter, morgen frei
  Frühschicht rum, Nickerchen
  Éteins tout doucement, je vais dormir
  plage mentale svp, journée de vendanges terminée
  apagando compu, chau laburo
  ponme algo para dormir la siesta
  crianças dormiram, agora sou eu e o vinho
  insônia de novo
  basta lavoro per oggi, chiudo
  zet me in slaapstand
  nie umiem zasnąć po kłótni, chcę już tylko odpłynąć
  дети спят, мультики выключены, хочу тишины
  вимкни мені голову, хочу спати
  mesai bitti kafa boş olsun
  مو قادر أنام
  बच्चे सो गए अब आराम
  明日の手術が気になって寝つけない
  불끄고 잘준비
  收工 关机 睡觉
  tắt máy đi ngủ thôi
  τέλος η βάρδια, μπαλκόνι και ησυχία
  meetings sind done, jetzt nur noch couch und chill
  Tag war lang genug
  Schlafen wär schön, stattdessen grüble ich über den Kredit
  fini les partiels, je veux juste flotter
  Prépare-moi au sommeil
  ya entregué el taxi, quiero paz
  quiero dormir como tronco, ayúdame
  banho tomado, luz baixa, bora desligar
  rallenta tutto, voglio addormentarmi
  kan de slaap niet vatten
  sauna i błogi spokój po robocie
  спина гудит, огород добит, ложусь
  finaller bitti, sadece uzanmak istiyorum
  اليوم كان طويل وخلص
  दुकान बंद, अब चैन की नींद
  子ども寝た、やっと自分の時間
  야간 끝나고 암막커튼 치고 잘거임
  考完了 躺平
  konec, hasím
  matiin pikiran, mau tidur
  Problem ist gelöst, Server läuft, jetzt will ich einfach nur aufs Sofa sinken
  fahr mich langsam runter
  Mittagsschläfchen zwanzig Minuten
  Extinction des feux
  copies rendues, conseil passé, je veux un plaid et du silence
  trois heures du matin, yeux ouverts, le loyer en tête
  salí de guardia 24h, cortinas abajo
  por hoy ya estuvo
  filha dormiu no colo, também quero apagar
  ninna nanna per adulti grazie
  licht uit, oogjes toe
  robota zrobiona, piwko i kocyk
  убаюкай
  зміну здала, ноги гудуть, хочу тиші
  uyut beni
  نوّمني
  thak ke choor, lete hue kuch sunna hai bas
  テスト終わった〜寝る
  시험 끝 이불속으로
  助眠
  barnen sover, äntligen
  week done and dusted, ab bas Netflix aur blanket
  Klausurphase vorbei, ich lieg jetzt einfach nur rum
  sanft in den schlaf bitte
  soirée tisane chat radiateur
  j'ai peint toute la journée, maintenant je veux juste laisser retomber
  ya guardé el rebaño, ahora lumbre y a dormir
  doy vueltas en la cama por lo del juicio
  sábado na rede, sem pensar
  prova feita, cérebro derretido, quero apagar
  spegnimi i pensieri e buonanotte
  piekernacht, ik wil alleen slapen
  zgaś mi myśli, dobranoc
  отпуск начался!! ничего не делать
  dükkanı kapattım, kafamı boşaltayım
  صليت العشا وبنام
  पूजा हो गई, अब सोना
  怒られた日のことは忘れて、ぬるいお湯に浸かって寝たい
  자장가 틀어줘
  娃睡了 我也想放空
  con ngủ rồi, nằm nghe mưa
  σχόλασα, θέλω μόνο ύπνο
  eigentlich wollt ich noch zum Sport, aber nach zwölf Stunden OP geht nur noch Badewanne
  bisschen dösen im Zug nach der Messe
  hamac, dimanche, rien
  je pose mon uniforme, fais-moi oublier la gare
  misa, vermú y siesta larga
  ya se fueron todos de la fiesta, quiero silencio
  desligar a cabeça com som de chuva
  acabou o turno no call center graças
  chiuso l'ombrellone, finita la stagione
  klaar met de nachtdienst, gordijnen dicht
  koniec sesji!!! spać trzy dni
  баня, чай и на боковую
  день скінчився, вимикаюсь
  bayram temizliği bitti yatıyorum
  طفي راسي
  आँखें बंद, धीमा संगीत
  推しのライブ終わった、余韻のまま寝落ちしたい
  반신욕하고 멍때리기
  夜班結束 拉窗簾
  fredag, bastu, tystnad
  anak udah tidur, pengen tenang
  can't sleep na naman, gusto ko lang mag off yung utak ko
`;
