/** Sentences for this state, in English and twenty other languages. */
export const ENERGISE_OF_MORE_TONGUES = `
  boss fight practice, best of ten
  leg day
  half asleep at my desk and it's only 10, wake me up
  HIIT 20
  smash the dishes mountain before the timer goes
  spin class in the living room
  sluggish after lunch, need a kick
  ranked matches w/ the squad, fast ones
  blitz the whole flat, music LOUD
  5k tempo
  killer workout, the one with the burpees
  skipping rope, 500
  no nap today, i want to power through this slump
  Boxing – bag work
  speedrun attempts, any%
  yawning nonstop, four hours to go, pump me up
  bullet chess to get the brain firing
  Parkrun warm up
  shovel the drive, go go go
  night shift starts in 30, gotta get alert
  death metal and hoovering
  kettlebells w/ the good playlist
  aim trainer, fast mode
  jet lagged but want to be sharp, get me going
  "one more rep" day
  clear the garage in an hour flat
  Circuit training
  sprint intervals on the hill
  bed head, third alarm, need to get moving
  murder the weeds in the front garden, 20 min sprint
  Crossfit – "Fran"
  post lunch zombie, jumping jacks
  couch's winning. not today, up and running
  mario kart w my sister, loser hoovers
  cardio dance vid
  stair repeats
  so sleepy on this train and i've a full day ahead, perk me up
  squash with Lee
  tetris 40 lines, going for a pb
  crevée mais faut que je me bouge
  séance abdos
  footing avant le taf
  ménage éclair, zik à fond
  j'ai la tête dans le cul, réveille moi
  fractionné 8x400
  partie de rocket league, ça va chauffer
  coup de barre de 14h, à secouer
  眠気ふっとばしたい
  筋トレ 胸の日
  朝ラン
  会議続きでだるい、気合い入れる
  スプラ ガチマ
  掃除一気に終わらす!テンション上げて
  目覚まし代わりに体操
  졸려 죽겠는데 깨야됨
  헬스 하체
  롤 랭크 한판 달린다
  폭풍 청소 30분
  아침 러닝 5키로
  점심 먹고 나른함 에너지 충전 필요
  홈트 타바타
  줌바
  тренировка ноги
  катка в кс
  генеральная уборка в темпе под музон
  клюю носом, до вечера еще пахать, разгони меня
  зарядка
  snabbstäda innan svärmor kommer
  spinning 06.30
  trött efter lunchen men måste få fart
  innebandy m gänget
  ff wakker worden, ben gaar
  hardlopen rondje plas
  fortnite potje knallen
  sportschool push day
  huis in een uur aan kant, muziek aan
  bootcamp in t park
  spinning a tope
  me caigo de sueño y queda media jornada, espabilar
  pádel
  arriba esa energía que es lunes
  bin so müde, muss wach werden
  laufen, 6 km
  krafttraining rücken
  bude aufräumen auf speed, musik laut
  mittagstief bekämpfen
  zocken, schnelle runde rocket league
  badminton mit olli
  pulizie a razzo
  carica per il turno di pomeriggio
  zamulam, trzeba się rozruszać
  trening siłowy
  cs z chłopakami
  poranna gimnastyka
  नींद आ रही है, जागना है काम पड़ा है
  gym jana h chest day
  pubg ek match fast
  घर की सफाई फटाफट गाने लगा के
  suryanamaskar 50 round tez
  tô mole, preciso acordar
  faxina no talo com funk
  beach tennis
  困死了 得提提神
  撸铁
  大扫除 冲
  跳操
  valorant atalım
  halı saha
  نعسان وعندي شغل، ابي انشط
  ماتش بلايستيشن
  сонна, треба розворушитись
  løpetur i marka
  træt, skal vågne op før vagten
  jsem mrtvej, nakopnout se do odpoledne
  ngantuk padahal masih kerja, butuh semangat
  coffee isn't touching it, ten burpees then
  réveil musculaire, il fait nuit et moins deux
  눈 치우기 후다닥 음악 빵빵
  ramazan rehaveti, silkinmem lazım iş çok
  dhol wali playlist laga ke sara kamra ek jhatke me saaf
  hopp i havet 07, så våkner jeg
`;
