/** Sentences for this state, close to what is no task. */
export const WIND_DOWN_OF_HARDLY_A_TASK = `
  lights off, phone off, me off
  stop the music, close the blinds, night shift's over and bed is calling
  set alarm for six and let me drop off
  save, quit, shut the lid, that's the week done
  play the one with the rain, i can't get to sleep
  good night house
  shut down everything including my brain
  log me off, boots by the door, feet up, no more today
  read me to sleep, or i'll read myself, two pages of Simenon in bed
  dim it, love, the baby's down and i'm next
  turn over, try the other pillow, still awake at three
  cancel tomorrow's worries, i'm in pyjamas already
  stop talking, brain, it's half past one and the alarm's at six
  turn the page, turn the light, that's my evening: last chapter under the quilt
  next episode? no. teeth, bed
  close tab, close tab, close tab, close eyes
  thanks everyone, see you tomorrow, laptop shut and i'm not thinking about it again today
  play the ferry hum, forty winks before the kids get back
  power down after the late shift, shoes off, too wound up to drop off yet
  set sail for dreamland, says my grandson. story time then we both nod off
  hey moon, hello pillow
  my body says Seoul, the clock says Lisbon, make it believe in bed
  undo the top button, undo the day, feet in warm water then sleep
  translate tired into asleep, i've been lying here two hours
  what time is it in my body? three am i think. hotel bed, want to sleep local
  tell me the one about the shepherd, one sheep, two sheep
  cut the lights slowly, like in the cinema, i want to drift
  log off and lie down, the invoices can rot till monday
  brush, floss, lights, out
  mute the group chat till morning, i'm going under the covers
  call it a day, hang up the apron, sink into the chair
  not brighter, dimmer, dimmer, gone. bedtime at the lighthouse keeper's
  shush, the little one just dropped off on my arm, i'd like to follow
  don't wake me till four, power nap on the staff room couch
  save game, sleep human
  quieter, slower, softer, i worked nights and it's my midnight now at 8 am
  out of office on, head off, sofa on
  read the crime novel till the book falls on my nose
  pull the plug on today, nothing left to prove
  drop the needle on that lullaby record, grandad's dozing and so am i soon
  end of the line, all change, uniform off, bed
  no more coding tonight, hands off, mind off, wind me down
  find the off switch for my head, exam's over, still rehearsing answers at midnight
  set the mattress to soft, the world to silent
  goodnight list, goodnight inbox, goodnight spreadsheet with the error in it
  hit the hay, said grandpa, literally, haystack nap after the milking
  fade me out like an old song, pillow's cold side up
  stay, dog. sleep, dog. sleep, me
  cancel the run, i'm staying in this bed and dozing back off
  switch sides with the night: curtains shut at noon, after the night desk, to sleep
  show's over folks, curtain down, slippers
  one more page, one more, then lights, i promise
  leave the dishes, leave the mail, the hammock and shut eyes
  order of the evening: bath, tea, nothing, sleep
  pack up the tools, wash the hands, that's me finished, slow evening
  how do you turn a mother off? three am feed done, back to sleep please
  put the meeting out of my head so i can doze off
  end call, end day, end of caring until nine tomorrow
  clock says nap, twenty minutes, boss is out
  tuck me in, lamp, i'm seventy eight and allowed to ask
  sleep timer, thirty minutes, and i'll be gone before that
  make it night in here, i flew in from Lima and it's noon
  lower the flag, barracks quiet, bunk time
  rest the voice, rest the eyes, after the gala i only want my own bed
  Licht aus, Handy weg, morgen ist auch noch ein Tag
  mach Schluss für heute, sag ich mir, Rechner zu und Füße hoch
  erzähl mir was Langweiliges, ich lieg seit zwei wach
  Vorhang zu, Nachtschicht vorbei, schlafen
  noch ein Kapitel Fontane, dann ist das Licht aus
  éteins tout, je dors debout, au lit
  ferme l'ordi, ferme la boutique, la semaine est finie
  encore une page et dodo
  chut, la petite dort, à mon tour
  compte les moutons pour moi, trois heures du matin
  apaga y vámonos, se acabó el turno, a la cama
  cuéntame ovejas, no pego ojo
  cierra el portátil, hoy ya no existe el trabajo
  siesta de veinte minutos, persiana abajo
  spegni tutto, ho finito, pantofole e letto
  conta le pecore con me, non prendo sonno
  chiudi il libro, chiudi gli occhi
  apaga a luz, amanhã há mais
  desliga tudo, cheguei de Macau e quero dormir à hora daqui
  doe het licht maar uit, ik ga onder de wol
  laptop dicht, klaar voor vandaag, bankhangen
  zgaś światło, jutro dokończę, idę spać
  policz barany, znowu nie śpię
  släck, godnatt, boken får vänta
  stäng datorn, helgen börjar i soffan
  sluk lyset, jeg er færdig for i dag
  slukk alt, nattevakta er over, jeg skal sove
  sammuta valot, uni tulee kohta
  zhasni, jdu spát, zítra vstávám v pět
  ışıkları kapat, uyku vakti
  bilgisayarı kapattım, bugünlük bu kadar, kanepe
  выключай свет, спать, завтра разберёмся
  закрой ноутбук, рабочий день кончился, плед и тишина
  вимикай усе, лягаю, очі злипаються
  σβήσε το φως, καληνύχτα, πέφτω για ύπνο
  κλείσε τον υπολογιστή, τέλος για σήμερα
  電気消して、もう寝る
  今日はここまで。風呂入って寝るだけ
  関西弁の落語聞きながら布団でうとうとしたい
  关灯吧,困了,睡觉
  下班了,电脑合上,什么都不想管了
  불 끄고 이제 잘래
  노트북 덮고 오늘은 끝, 이불 속으로
  बत्ती बुझाओ, नींद आ रही है, सोने जा रहा हूँ
  أطفئ النور، سأنام الآن
  matiin lampu, mau tidur, besok lagi
  stinge lumina, gata pe azi, mă culc
  oltsd le a villanyt, alszom
  tắt đèn, đi ngủ thôi
  reply to nobody, pyjamas on, i'm finished with people until dawn
  let the dishwasher sing me to sleep
  skip the gym, skip the wine, straight under the blanket
  answer: zero sheep left, still awake. help me drop off
  how do i uninstall this day? tea, bath, book, bed
  unplug me, plug me in again tomorrow
  my shift ended with an alarm, now no more alarms, only cotton and dark
  lock up the shop, drop the keys in the bowl, sit and do nothing
  wake up? no thanks, it's sunday, back to dozing
  too much energy at 1 am, need it out of me, want sleep
  the exam is done and so am i, hammock until dark
  play dead, dog. good. me too, afternoon nap
  bring the night forward, landed from Sydney, noon here, going to bed
  my eyes read the same line four times, lamp off after this one
  stop coding, stop dreaming in code, how does one fall asleep
  kids down, house quiet, twenty pages and gone
  tell my legs the marathon's over, they twitch, i want to sleep
  quit without saving, monday's problem, now candle and slow evening
  hush little spreadsheet don't you cry, lid closed, goodnight
  pack away the paints, wash brushes, then let the day run out
  it's only nine but the tent's dark and the river's loud, sleeping bag zipped
  no news, no blue light, crossword in bed till i nod off
  after the concert, ears ringing, can't sleep, slow me
  do the thing with the slow dark, three am and thinking about invoices
  set the phone on the landing, nothing but sleep in this room
  goodnight irene, sang grandpa, and so say all of us, lights low
  recliner back, shoes off, nothing productive shall occur tonight
  Nap before night shift
  Bed by ten
  Laptop shut, Friday
  Read in bed
  Siesta, shutters closed
  meeting's over, mind still chairing it, adjourn me to sleep
  hand the baby over, four hours for me to sleep, starting now
  last orders called, glasses dried, home, blanket, done
  the sea's calm and so's the cook: galley closed, bunk
  stress of the sale's behind us, signed, now just sink into the evening
  what comes after toothpaste? pillow. correct
  drive's over, motel, eyes burning, sleep at once if possible
  i'm an owl trying to be a lark, ten o'clock, please make me drowsy
  rain on the van roof, doze till the surf comes up
  retire the screwdriver, the shelf stays crooked till tomorrow, feet up
  don't energise me, it's late, i only want to come to rest and sleep
  turn in, skipper, said the mate, and i'm turning in
  chess lost, beer warm, time for the duvet
  powering off like that old telly, to a small white dot, night night
  two melatonin, one mask, seat 31K, sleeping to Doha
`;
