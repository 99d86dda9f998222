/** Sentences for this state, in English and twenty other languages. */
export const CALM_OF_MORE_TONGUES = `
  so wound up about monday, need to breathe for five
  box breathing before i open that email
  my brother said something and im still fuming, want to cool off
  "it's fine" i keep saying. it isnt, i need to settle
  stage fright, curtain in 20
  not going for the run, i just need to sit still and get quiet
  hands shaking after that phone call, want to come down
  meditation 10 min
  too many tabs in my head, slow down
  exam nerves, cant stop jiggling my leg
  Evening prayer
  worrying about the mortgage again, want to let go of it
  body scan
  overwhelmed by the list, dont want to do any of it yet, just calm down
  sit with the tea and listen to the rain until my chest loosens
  nervous about the date lol need to chill
  heart racing after the near-win in the final, gotta settle before i talk to anyone
  quiet minute before the funeral reading
  dentist at 3 and im a wreck, breathing exercise
  zazen
  let the argument go
  grounding, 5 things i can see
  I could scream about this merge conflict, stepping away to breathe
  my boss's email made me see red. not replying. breathing
  i want to stop shaking with nerves before the best man speech
  rage quit the game and still boiling, cool down
  loving kindness, 15
  Settle before exam
  "calm down" he says. well im going to, but for me
  jittery about the driving test, slow breaths on the bench
  too much noise in my head after that meeting, sit quietly
  Vipassana sit
  worry worry worry about the kid's first day, want my shoulders to drop
  lord's prayer and a candle
  irritated by literally everyone today, need to soften
  the deadline's fine, it's my nerves that aren't, five minutes of stillness
  don't want to solve anything, just exhale
  unclench my jaw. unclench everything
  missing grandad today, light a candle and sit with it
  Compline
  before the bride's family arrives i need to breathe, so stressed
  je suis à cran, respirer 5 min
  méditation guidée
  j'ai le trac pour l'oral, j'essaie de me poser
  engueulade avec ma mère, faut que je redescende
  cohérence cardiaque
  prier un peu
  trop de pression au taf là, je veux juste souffler
  boule au ventre avant le rdv, me calmer
  énervé contre la sncf mdr, respire respire
  pleine conscience 10mn
  緊張で手が冷たい 落ち着きたい
  深呼吸しよ…上司むかつく
  イライラを鎮める
  座禅 20分
  面接前でドキドキ、呼吸ととのえる
  考えすぎて頭ぐるぐる、静かにしたい
  不安で何も手につかない とりあえず息を整える
  心を落ち着けるためお茶を飲んで座る
  발표 전이라 떨려서 심호흡
  화나서 미치겠네 진정 좀 하자
  새벽기도
  걱정 내려놓기
  남친이랑 싸움 마음 가라앉히기
  시험 불안 좀 다스리고 싶음
  머리 복잡해 가만히 앉아있을래
  스트레스 만땅 호흡하기
  подышать, а то наору на кого-нибудь
  нервничаю перед собесом, успокоиться бы
  помолиться
  поругались с мужем, остываю
  тревожно с утра, хочу отпустить
  бесит всё, надо выдохнуть
  трясет перед экзаменом, прийти в себя
  посидеть в тишине, мысли улягутся
  andas lite, är så stressad
  arg på hyresvärden, måste lugna mig
  nervös inför uppkörningen, landa
  oro i magen, vill släppa det
  sitta tyst en stund
  varva ner huvudet efter bråket med syrran, bara andas
  even ademen, ik sta strak van de stress
  boos op die vent van de garage, afkoelen
  zenuwen voor het rijexamen, rustig worden
  piekeren stoppen, even zitten
  hoofd vol, wil stilte
  spanning uit m'n schouders laten zakken
  respirar hondo que estoy de los nervios
  meditar un rato
  rezar el rosario
  cabreada con mi jefe, necesito bajar revoluciones
  tranquilizarme antes de la boda que me va a dar algo jaja
  cinco minutos de silencio por favor
  durchatmen, bin auf 180
  meditation vorm termin
  bin so nervös wegen der prüfung, runterkommen
  sorgen loslassen
  Ärger verrauchen lassen, einfach sitzen
  progressive muskelentspannung
  kopf ist zu laut, ruhe bitte
  Lampenfieber, atemübung
  respiro, sono agitatissima per l'orale
  arrabbiato nero col vicino, mi calmo
  preghiera del mattino
  ansia da lunedì, voglio stare tranquillo
  svuotare la testa cinque minuti
  wdech wydech bo zaraz wybuchnę
  różaniec
  wkurzył mnie szef, ochłonąć muszę
  martwię się o kasę, chcę odpuścić na chwilę
  cisza i oddech
  मन बहुत बेचैन है, शांत होना है
  dhyan 10 min
  पूजा
  gussa aa raha hai bhai pe, thoda saans lu
  इंटरव्यू से पहले घबराहट, गहरी सांस
  exam ki tension, dimag shant karna h
  respirar, tô uma pilha
  nervoso pra prova da oab, me acalmar
  ansiosa demais, só quero paz 10 min
  被领导气到了 先冷静一下
  打坐
  namaz
  patrona sinirim tepemde, sakinleşeyim
  kafam dolu biraz sessizlik
  متوتر قبل المقابلة ابي اهدا
  تأمل وتنفس
  معصب من اخوي، بهدي نفسي
  قلبي مشغول عالولد، استغفر واروق
  подихати, бо закипаю
  хвилююсь перед захистом, заспокоїтись
  hengitysharjoitus, hermot kireellä
  jännittää ihan hulluna, rauhoitun
  ανάσες, έχω άγχος για τις εξετάσεις
  με νευρίασε ο αδερφός μου, να ηρεμήσω
  gugup mau sidang, tarik napas dulu
  meditasi pagi, pikiran ruwet
  thiền 15 phút
  je rumine depuis la réunion, poser le mental
  腹立つLINE来た、返す前に落ち着く
  층간소음 때문에 열받음 숨 고르기
  chef skrek, sitter på toan och andas
  kloppend hart voor mijn solo, rustig nu
  düğün telaşından çok gerildim, bi durup soluklanayım
  lo lắng chuyện tiền nong, muốn ngồi yên một lát
`;
