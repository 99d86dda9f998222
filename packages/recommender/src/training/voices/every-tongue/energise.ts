/** Sentences for this state, as people of thirty languages type them. */
export const ENERGISE_OF_EVERY_TONGUE = `
  exhausted, and i'm on till seven. wake me up
  leg day
  ok kitchen. it's disgusting. loud music, 20 minutes, go go go
  ranked queue with the boys
  5k before the sun's up
  dishes mountain, kick me into gear
  zombie mode, third night shift in a row, need my head alive
  HIIT 20 min
  just one more game of rocket league
  hoovering the whole house at double speed
  drag myself off this sofa and out for a run
  too sleepy to drive yet, wake up properly first
  kettlebells in the garage
  sluggish. foggy. plug me in
  morning! brain's still buffering
  bullet chess, 1+0, till my thumb hurts
  skipping rope 500
  need a second wind for the last two hours behind the bar
  speedrun attempt, any%
  power hour: laundry bins bathroom
  boxing pads w/ the bag, no partner today
  deadlift PR attempt
  my get up and go got up and went
  jet lagged as hell and it's only 2pm here, must stay awake
  alarm snoozed four times, haul me up
  pump up before the derby, we kick off at three
  climbing wall
  dragging. i don't want to chill, i chilled all day, i want to MOVE
  intervals on the rower
  beat saber expert+
  shovel snow before the postman comes, get hyped
  not a nap, a wake up. coffee's not doing it
  100 burpees for a bet
  rake leaves like my life depends on it
  pre workout's in, playlist please
  counter strike, need fast hands
  wake up stretch, window open, arms up
  lethargic since the clocks changed, shake it off
  dance around the living room till i sweat
  the flat looks like a burglary, power through it before my sister lands
  push ups between calls, i'm fading
  swimming 40 lengths
  yoga flow, the sweaty fast kind, to get going
  i've got the energy of a wet sock, fix that
  apex legends warm up in the range then straight into games
  monday morning motivation, because none is present
  bike commute in the rain, psych me up
  mario kart tournament against my little brother, he's going down
  eyes like lead at the monitor wall, 4am, three hours left
  scrub the oven. somebody scream at me
  gym 6:30
  half marathon training: tempo 8k
  get the blood moving after nine hours in a chair
  mow the lawn at last, give me a beat
  tetris 40 lines, sub 45 today
  struggling to get out of bed
  fire me up for the roller derby bout
  stairs x 30 floors
  ugh up since four with the baby, have to function now
  dojo, sparring night
  overwatch scrims
  hit the trampoline
  slow as treacle, want to feel sharp for the evening service
  shadow box out the sleepiness
  paint the fence, upbeat stuff, let's smash it
  crossfit murph
  plank challenge day 17
  warm up before the match
  chop all that firewood, axe, heavy metal
  clear the snow off the van, load it, whoosh, move
  morning run w/ the dog, full sprint up the hill
  post-lunch coma, kick it out
  get hyped for the stream, i've no energy and chat needs me loud
  weights
  declutter the wardrobe in 30 mins, music at eleven
  football training
  i don't need calm i need a rocket up my backside, the floor won't mop itself
  ski erg and regrets
  bouncing on my toes before the 100m heat
  pep talk. lawn. now.
  surf at dawn, wetsuit's cold, get me moving
  bin so müde dass ich im stehen penne, brauch nen kick
  fenster putzen, alle, mit vollgas und ac/dc
  keller ausmisten, tritt in den hintern erwünscht
  kreislauf im keller, in schwung kommen
  mittagsloch überwinden, noch drei stunden am schalter
  schneeketten drauf, holz rein, tempo tempo
  boulderhalle, heute die überhänge
  kaffee nummer vier wirkt nicht, schüttel mich mal einer wach
  der rasen wächst mir über den kopf, los jetzt bevor ich wieder sitze
  keine meditation bitte, ich penn sonst ein. was mit wumms
  crevée mais je tiens le bar jusqu'à minuit, un coup de boost
  fractionné sur piste
  grosse flemme, faut que je vide le garage quand même, mets-moi le feu
  coup de barre de 14h à dégommer
  ranger la chambre des ados en mode commando
  kickboxing avec les filles, chaud devant
  j'ai les paupières en béton et un amphi de deux heures à tenir
  désherber l'allée à toute berzingue avant l'orage
  coude sur la table, bras de fer ce soir, je m'échauffe
  salir de la modorra, que el calor me tiene aplastada
  a bailar salsa hasta sudar la blusa
  frontón con mi cuñado
  tengo la batería en 3 por ciento y todavía abre el puesto hasta las diez, cárgame
  dos horas manejando y cabeceo, ya me paré en la gasolinera, a despabilar
  subir al cerro corriendo
  cargar las cajas de la mudanza, música de banda y a darle
  futbolito de los jueves, calentar bien que luego me duele todo
  bora malhar
  sono brabo depois da feijoada, me acorda
  plantão de 24h e já tô me arrastando, preciso de gás
  sair da cama às 5 foi erro, agora tenho que ligar o motor
  capinar o quintal no pique
  treino de capoeira, roda às sete
  preguiça monstro, mas a laje não vai se varrer sozinha, me empurra
  estou todo roto e ainda tenho duas entregas na mota, acorda-me
  arrumar a garagem a abrir, som no máximo
  acordei mas a cabeça ficou na almofada
  spaccare la legna, dammi il ritmo
  abbiocco post lasagne da sconfiggere
  stirare quella montagna, serve la carica
  calcetto, e stavolta non faccio il portiere
  zappare l'orto prima che scaldi, forza e coraggio
  sono una mozzarella, rimettimi in piedi
  tiro alla fune alla festa di paese, mi carico
  just dance con mia figlia, senza pietà
  kapot, de baby sliep niet, en ik moet nog een hele dag juf zijn. oppeppen
  schaatsen op natuurijs, baantjes trekken
  wakker worden lukt voor geen meter
  bootcamp in de modder
  kom op die schuur, in een uur is ie leeg
  koud zwemmen in de plas om bij te komen
  padel met de buren, warmlopen
  zasypiam nad klawiaturą, pobudka
  odśnieżyć podjazd, motywacja potrzebna
  rozruch poranny bo kości jak drewno
  aerobik w wodzie
  ścianka wspinaczkowa po pracy
  chcípám únavou a kamion musím dovézt do plzně, po přestávce mě nakopni
  florbal, rozcvička
  ráno nevstávám ale vstávám
  jsem jako přejetej, za hodinu hraju na svatbě a musím jiskřit
  pohrabat listí rychle než začne pršet
  pinball o rekord
  storstäda med abba på max
  klippa häcken, tagga till
  innebandyträning
  seg som kola, måste piggna till före kvällsspasset
  paddla hårt, tre varv runt ön
  måste få fart på morgonkroppen, den lägger av vid trappan
  dansbandskväll ikväll och jag gäspar, ladda mig
  håndbold, vi varmer op
  jeg har slæbt mig rundt siden middag, giv mig et ordentligt los
  spring i hallen
  cykle til arbejde i modvind, kampgejst tak
  intervalltrening i bakken
  trøtt som ei strømpe og fem pasienter igjen, et spark bak
  vedstabling, konkurranse med meg selv
  avantoon, se herättää
  nappulakengät jalkaan, treenit
  matot pihalle ja tamppaamaan, reipas meno
  nopea erä tetristä, ennätys rikki
  halı saha öncesi ısınma
  uykum var ama direksiyon beni bekliyor, mola yerinde ayılmam lazım
  ip atla 300
  kış bitti göbek bitmedi, koşu bandı
  pes atıyoruz kaybeden bulaşık yıkar
  pilim bitik, düğünde halaya girmem lazım
  засыпаю на посту, взбодриться
  генеральная уборка под русский рок
  дрова колоть, размахнуться
  хоккей во дворе, погнали
  картошку окучивать, настроиться бы по-боевому
  утро понедельника я желе, сделай из меня человека
  розрухатись після восьми годин сидіння
  велик, двадцять км до озера й назад
  ледача як кіт на печі, а підлога чекає, дай енергії
  гопак на репетиції треба стрибати, розігріваюсь
  копати город, вперед
  πηγαίνω για beach volley, ζέσταμα
  να ξεκουνηθώ από τον καναπέ και να πλύνω τη βεράντα
  ζεϊμπέκικο; όχι, κοπάνημα χαλιών, με μουσική τέρμα
  καφές δεύτερος και ακόμα ζόμπι
  ποδήλατο ανηφόρα μέχρι το μοναστήρι
  mor de somn și mai am de condus tura, după pauză trezește-mă
  gimnastica de dimineață
  mă târăsc ca melcul, am nevoie de un brânci
  ping-pong meccs a főnök ellen, bemelegítés
  スプラ何戦か
  布団から出られない、気合いくれ
  雪かき、腰やる前に体あっためる
  朝練、素振り200本
  야간 편의점 졸려 죽겠다 정신 차리자
  배드민턴 동호회 몸풀기
  김장 배추 백 포기 나르기 힘내자
  스쿼트 100개 챌린지
  跳广场舞 先热身
  把阳台那堆破烂一口气扔完
  开黑 王者两把
  拳馆 打沙袋
  中午吃撑了犯困 下午还要站柜台 来点劲
  晨泳
  爬象山 衝一波
  搬貨搬到沒電 再給我兩小時的力氣
  تسخين قبل المباراة
  خمول بعد الفطور، أبي نشاط
  אני נרדמת מול המוניטורים, להתעורר
  לנקות לפסח במוזיקה רועשת, קדימה
  אין לי כוח והמחסן מחכה, תן בוסט
  अखाड़े में दंड बैठक
  गरबा तीन घंटे का है, जान भर दो
  gali cricket, garam ho jao bhai
  mager banget, butuh disuntik semangat buat nyuci motor
  sepedaan nanjak subuh
  kéo mấy bao lúa vô kho, lấy sức
  ต่อยมวย ซ้อมเตะเป้า
  เต้นแอโรบิกหน้าเซเว่น
  neend bhagao, post lunch office me aankhein band ho rahi hain
  gym session, heute pull day, voll pumpen
  ir al gym, leg day baby, ni modo
  antok na antok na ko sa graveyard shift, gising!
  점심먹고 졸음 폭탄, energy boost 필요
  slept nine hours and still a corpse. meditation would finish me off. something loud please
  the report's done, the calls are done, now all that's standing between me and a clean shed is my own laziness. charge!
  my meeting is at nine and right now i couldn't count to nine, wake my head up
  supposed to relax on sunday but i'm itching to sprint, hill reps it is
  i've been reading all day, my legs have forgotten what they're for: jump around time
  bevor ich im spätdienst umkippe: fenster auf, musik laut, munter werden
  nach drei stunden lernen bin ich matsch, jetzt hampelmänner bis der schädel wieder läuft
  j'ai dormi comme un loir et je suis quand même une serpillière, secouez-moi
  ni meditar ni dormir, lo que quiero es brincar hasta que se me quite lo apagado
  não quero descansar, quero é suar e acordar esse corpo
  ik heb de hele dag gezeten en genotuleerd, nu wil ik rennen tot ik weer leef
  nie potrzebuję ciszy, potrzebuję bębnów, piwnica czeka na porządki
  celý den schůze, nohy dřevěný, jdu mlátit do pytle
  hela dagen möten, nu vill jag hoppa studsmatta tills hjärnan vaknar
  весь день совещался, теперь турник и орать песни
  하루종일 앉아있었더니 좀비, 뛰러 나간다
`;
