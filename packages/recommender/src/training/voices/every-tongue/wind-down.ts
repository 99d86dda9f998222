/** Sentences for this state, as people of thirty languages type them. */
export const WIND_DOWN_OF_EVERY_TONGUE = `
  shift's over. scrubs off, brain off
  lights out in twenty
  can't sleep, it's 3am and i'm wide awake, help me drift off
  laptop closed, work thoughts keep leaking, let me switch off
  power nap, 20 minutes, couch
  bath, then bed
  too wired from the concert to sleep, ease me down to bed
  the deadline's done!!! now let me collapse into the evening
  home from nights, curtains shut, sleep till two
  end of workday ritual, shut the tabs, shut the door
  the day was endless, let it be over gently
  bedtime reading, something soft, eyes already closing
  put my feet up and let friday evening begin
  early night
  dim everything
  wind down w/ the cat
  i've marked my last essay and i don't want to think until tomorrow
  feierabend, as my german colleague says. done. off
  fall asleep to someone reading the shipping forecast
  ease out of stream mode, it's one in the morning and my head's still in chat
  siesta
  commute home on the last train, let the office fall off me
  get the kids down and then myself
  logging off for the night
  after the late shift i lie there replaying it, want to doze instead
  slow evening on the porch after haying all day
  sleepy now and happy to be, just carry me over
  weekend starts here: boots off, fire on
  quiet sunday night before the week, in bed by nine
  switch my brain from lawyer to human, it's 8pm
  half an hour's kip before the night shift
  candles, bath salts, the end of this tuesday
  body's tired but mind's still compiling code, time for bed
  sleeping on the plane, eye mask on
  i want to yawn
  let the evening be long and boring please
  no more emails today. sofa. blanket
  doze in the hammock
  unwind after closing the kitchen, feet killing me, night's over
  woke at 4, want to sink back under
  brush teeth, book, dark
  off duty. sunset. nothing else today
  slip into sleep w/o the phone
  after the wake everyone's gone home, i'm in my old bed, want to sleep
  post-exam evening: nothing to revise ever again, just bed
  quick lie down before the kids get in from school
  winding the clock and myself down
  settle for the night
  hush now
  sleep story
  my eyes burn from the screen, call it a day
  not working late. not tonight. pyjamas at seven
  after the gig: ears ringing, van's unloaded, want to come down and sleep
  melatonin's taken, lamp's off
  a nap but not so long i hate myself
  calendar: shutdown + evening off
  shut-eye between two night shifts
  watch the fire go out then bed
  snuggle, yawn, snore
  daylight sleeping after the ambulance shift, birds are awake, i shouldn't be
  end the day with the crackly records, slippers on
  it's past midnight and the novel's draft is in, pillow time
  ready for the sandman
  clocked out. want the warehouse noise out of my head before dinner's even a thought
  feierabend, rechner aus, kopf auch
  einschlafen, endlich, nach zwei stunden wälzen
  mittagsschlaf im gartenstuhl
  lese noch drei seiten und dann licht aus
  bin vom konzert noch aufgekratzt, möchte in den schlaf finden
  wochenende einläuten, füße hoch, nix mehr
  die letzte patientin ist weg, ich will den tag von der schulter rutschen lassen
  ernte ist drin, jetzt nur noch bank vorm haus und sonnenuntergang
  powernap im auto vor der spätschicht
  faire une sieste de 20 min
  les gosses dorment, la vaisselle attendra, je m'éteins doucement
  laisser le bureau au bureau
  réveillée à 4h, me rendormir
  dernier client parti, rideau baissé, je coupe tout
  garde finie à 8h, volets fermés, dodo en plein soleil
  tisane et plaid, la journée peut mourir en paix
  au lit avec les poules
  m'endormir en écoutant quelqu'un lire un vieux polar
  j'ai rendu le manuscrit ce soir, plus un mot, juste la couette
  echarme una siesta en la hamaca
  ya salí de la chamba, a desconectar
  no pego ojo, son las tres
  acostar a los peques y caer yo
  q se acabe ya este lunes, pijama
  cerrar el día despacio, con la radio bajita
  rendida después de la mudanza, directo a la cama
  vengo de la obra, ducha, catre y ni una palabra
  ver caer la tarde en la azotea sin hacer nada
  a mimir
  bajar revoluciones después del bolo, son las 2 y sigo acelerado, quiero dormir
  tirar um cochilo na rede
  fim de expediente, chinelo no pé
  desligar do trabalho, hoje chega de planilha
  noite chuvosa, edredom, apagar
  provas corrigidas, gabinete fechado, agora é só a lareira e a cama
  fazer ó-ó, estou podre
  desligar a cabeça do escritório antes de chegar a casa
  depois do fado, a pé para casa devagar e dormir
  pisolino sotto l'ombrellone
  non riesco a dormire da stanotte, cullami
  smonto dal turno in fonderia, tapparelle giù
  serata divano, cervello in stand by
  finita la vendemmia, doccia e letto
  addormentarmi col rumore del mare
  pentole lavate, cucina chiusa, è l'una, voglio scivolare nel sonno
  buonanotte al secchio, nel senso che ho finito e vado a letto
  i bambini crollati, io sul terrazzo a sentire i grilli finché mi si chiudono gli occhi
  dutje voor het eten
  in slaap vallen bij onweer uit de speaker
  de koeien zijn gemolken, avond, klompen uit
  drzemka w pociągu do domu
  dzieci śpią, świece, zwijam się w kłębek
  po żniwach na ławce, byle do łóżka
  pociąg nocny, kuszetka, spać do gdańska
  dát si šlofíka
  klidný večer u kamen
  na kutě s knížkou
  z noční z huti domů, zatáhnout a spát
  dohráli jsme, bedny v autě, chci jen postel
  powernap innan lucia-tåget ikväll
  stämpla ut i skallen också
  fredagsmys, släppa jobbet
  somna till vågor mot skrovet
  hemma från ambulanspasset, rullgardin ner
  lægge dagen fra mig på trappen med en pude i ryggen
  ta en høneblund
  butikken er lukket, kassen er talt, nu er det dyne
  falde ned efter revyen, klokken er 1, vil bare sove
  hjem fra plattformen, mørklegg rommet, sove
  rolig kveld foran peisen
  natta
  får ikke sove, midnattssola er på
  strikketøyet ned, øynene igjen
  päikkärit
  työt loppui, aivot narikkaan
  saunan jälkeen nukkumaan
  uni ei tule, lampaat loppu
  rauhallinen ilta mökin laiturilla
  öitä
  öğlen uykusu, yarım saat kestirme
  dükkanı kapattım, ayaklarımı uzatıp günü bitirmek
  yağmur sesiyle dalayım
  sahurdan sonra tekrar uykuya
  вздремнуть перед ночной
  вечер под пледом, кот, никаких чатов
  ванна и баиньки
  сдали проект, банкет был вчера, сегодня просто лечь пораньше
  верхняя полка, стук колёс, засыпать
  подрімати, поки діти у бабусі
  все, робота скінчилась, видихаю до ранку
  тихий вечір з котом
  город полито, ноги гудуть, до ліжка
  υπνάκο μεσημεριανό, κλειστά παντζούρια
  βεραντούλα, βραδάκι, τέλος η μέρα
  μάζεψα τις ελιές, κοκάλωσα, κρεβάτι
  un pui de somn
  am închis chioșcul, picioare în lighean, somn
  leadtam a szakdogát, most tíz órát alszom
  昼寝15分
  仕事おわり、頭もオフにしたい
  眠れない、もう2時
  夜勤明け、カーテン閉めて寝る
  湯船につかって今日を終える
  終電で帰宅、何も考えず布団へ
  打ち上げから帰って、興奮さめず、寝つきたい
  낮잠 20분만
  퇴근 머리도 퇴근
  불 끄고 빗소리 틀기
  반신욕하고 눕기
  수능 감독 끝 오늘은 아무것도 안 하고 일찍 잔다
  午睡二十分钟
  失眠 又两点了
  泡脚 睡觉
  交完稿了 今晚只想瘫着等困意
  卧铺熄灯 听着铁轨声睡
  收工 什麼都不想
  قيلولة قبل العصر
  شاي ونور خافت ونهاية اليوم
  نيمت العيال وجه دوري
  رجعت من الفرح وراسي لسه بيرن، عايز أنام
  לנמנם עד שהשבת תצא
  לא נרדמת
  ערב שקט במרפסת
  אחרי לילה במיון, תריסים למטה
  दोपहर की झपकी
  दुकान बढ़ा दी, अब खाट और पंखा
  lori sunke so jau
  tidur siang bentar
  malem santai denger jangkrik
  anak udah bobo, giliran emaknya
  chợp mắt tí
  ngâm chân rồi đi ngủ
  งีบหลังข้าวเที่ยง
  ปิดร้านเสร็จ อาบน้ำ เข้ามุ้ง
  ya me voy a dormir, lights off, good night mundo
  tapos na shift ko, tulog na agad
  퇴근하고 chill하다가 일찍 자기
  handed the thesis in, hugged my supervisor, and now there's nothing left to do but be horizontal
  done arguing, done presenting, done smiling. dark room, fan on, sleep
  the gym was earlier, the shower was hot, and now i'd like to melt into the mattress
  der tag hatte sieben meetings, ich habe null worte übrig, nur noch decke
  répétition finie, voix cassée, je veux que la nuit me tombe dessus
  ya corrí, ya cené, ya peleé con el casero; nada más falta dormirme
  treinei, trabalhei, briguei com o wifi; agora é travesseiro
  ho dato l'esame, ho festeggiato, adesso voglio solo spegnermi piano
  examen gehaald, feest gehad, nu wegzakken
  praca oddana, budzik wyłączony, zapadam w sen
  всё сдал, всем ответил, будильник снял, теперь спать
  발표도 끝 회식도 끝 이제 이불 속으로
`;
