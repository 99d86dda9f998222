/** Sentences for this state, in twenty-four languages, where one word stands for rest and its contrary. */
export const CALM_OF_TIRED_IN_TONGUES = `
  Herzrasen vor der mündlichen Prüfung, ich will ruhig werden, nicht müde
  I'm shaking with anger after that phone call, need to simmer down before I answer
  le médecin rappelle à seize heures et je tourne en rond, j'ai besoin de souffler
  estoy de los nervios, salgo al escenario en media hora
  ho l'ansia a mille per gli esami del sangue, arrivano domani
  tô com o coração na boca esperando o resultado do vestibular
  ik ben zo boos op mijn buurman dat ik tril, even ademen
  cała się trzęsę przed egzaminem na prawo jazdy, uspokój mnie
  серце калатає перед співбесідою, треба заспокоїтись
  sınav sonucu açıklanacak, içim içime sığmıyor, sakinleşmem lazım
  متوتر جدا قبل نتيجة التحاليل، أريد أن أهدأ
  रिजल्ट आने वाला है, दिल धक धक कर रहा है, शांत होना है
  bahut gussa aa raha hai boss pe, thoda thanda hona hai
  deg-degan nunggu pengumuman, mau tenang dulu
  hồi hộp quá, lát nữa thi nói rồi, cho mình bình tĩnh lại
  면접 앞두고 손이 떨려, 진정 좀 하고 싶어
  発表前で心臓がばくばく、落ち着きたい
  等緊報告,個心好亂,想靜一靜
  jag är så stressad att axlarna sitter vid öronen, vill landa en stund
  jännittää niin että vatsa kipristelee, rauhoitu nyt
  έχω άγχος για τα αποτελέσματα, θέλω να ηρεμήσω λίγο
  ideges vagyok a műtét előtt anyu miatt, csak várok és lélegzem
  sunt cu nervii la pământ după ședință, vreau să mă liniștesc
  Not sleepy, just wound up like a clock spring, soften me
  too much coffee, jittery hands, still three hours of work, take the edge off
  Everything's urgent and I'm frozen, one slow breath first
  My shoulder is killing me and I just want to sit with it gently
  sat in the car outside the clinic waiting, stomach in knots
  The kids screamed all morning, I need five minutes of nothing
  before I say something I regret, let me cool off
  adrenaline after nearly crashing the bike, hands still trembling, want to steady
  Ruhig, ganz ruhig, erst mal atmen
  nicht schlafen, nur kurz runterfahren bevor die Gäste klingeln
  alles zu viel gerade, Tür zu, fünf Minuten Stille
  warte auf den Anruf vom Krankenhaus und kann nicht stillsitzen
  zu viel Kaffee, zittere wie Espenlaub, will wieder auf den Teppich kommen
  respire, ça va aller
  j'ai une boule au ventre avant l'audience de demain
  je bous, ma collègue m'a encore piqué mon idée, il faut que je redescende
  pas dormir, juste poser mon sac cinq minutes dans ma tête
  trop de bruit, trop de gens, je m'isole un moment
  tranquila, respira, que no pasa nada
  se me cae el mundo encima, quiero un rato de paz y luego sigo
  no tengo sueño, tengo angustia, ayúdame a soltarla
  calma, un respiro alla volta
  mi girano le scatole, meglio che mi calmi prima di rispondere
  non voglio dormire, voglio solo smettere di tremare
  mal di schiena tutto il giorno, mi sdraio sul tappeto e respiro
  aspetto che chiami il notaio e mi mangio le unghie
  calma, menina, respira fundo
  briguei com meu irmão e tô fervendo, quero baixar a poeira
  ansiedade a mil, não é sono, é aperto no peito de nervoso
  dez minutinhos de silêncio na varanda antes de voltar pra loja
  ik zie door de bomen het bos niet meer, even pas op de plaats
  zenuwen voor het rijexamen, over een uur moet ik
  hoofdpijn en lawaai op kantoor, ik zoek even stilte
  szlag mnie trafia przez tego klienta, muszę ochłonąć
  głowa mi pęka, siadam w ciszy na dziesięć minut
  czekam na wyniki i chodzę od ściany do ściany
  спокойно, вдох, выдох, всё решаемо
  накрыло тревогой посреди дня, хочу отпустить и работать дальше
  жду звонка от врача и места себе не нахожу
  тихо, дихай, усе буде добре
  тривога не відпускає, хочу трохи тиші посеред дня
  sakin ol, derin nefes
  trafikte bir adam çileden çıkardı beni, öfkem geçsin
  içim daraldı, biraz huzur istiyorum, uyku değil
  namazdan sonra biraz sessizlik
  معصب من المدير وابغى اروق قبل ما ارجع له
  قراءة القرآن بهدوء بعد الفجر
  सुबह की पूजा, मन शांत रखना है
  सिर फट रहा है, थोड़ी देर चुपचाप बैठना है
  tension bahut hai yaar, saans lene do paanch minute
  tenang, tarik napas dulu
  pusing mikirin utang, mau adem sebentar
  bực quá, ngồi yên tí cho nguội
  thiền mười lăm phút buổi sáng
  천천히, 숨 크게 쉬자
  결과 기다리는데 초조해서 아무것도 못 하겠어
  イライラが止まらない、少し頭を冷やす
  検査の結果待ちで落ち着かない
  坐禅十五分
  气死我了,先冷静十分钟再回他
  脑子里一团乱麻,想安静坐会儿
  等化驗結果,坐立不安
  är arg som ett bi, måste svalna innan jag svarar
  mindfulness på lunchen
  alt vælter på én gang, jeg må lige lande
  hermot kireällä, hetki hiljaisuutta
  mám vztek jak hrom, jdu vychladnout
  fejfájás és zaj, csak csendet szeretnék tíz percre
  aștept rezultatele și nu-mi găsesc locul
  Breathing break
  Pause respiration
  Meditación
  Preghiera del mattino
  Prece
  Ademhaling
  Medytacja
  Медитация
  Йога, м'яка
  Nefes egzersizi
  استراحة هدوء
  ध्यान
  Doa pagi
  Thiền
  명상
  瞑想
  冥想
  靜坐
  Andningspaus
  Åndedrætspause
  Hengitysharjoitus
  Jemná jóga
  Προσευχή
  Csendes óra
  Rugăciune
  I'm tired and cranky, kids still up, I just want to stop snapping at them
  Heart going like a train before the driving test
  Can't sleep isn't the problem, it's two in the afternoon and I'm panicking
  My ex texted. Breathing first, replying maybe never
  The whole office is shouting, I've hidden in the stairwell
  pins and needles of worry, waiting on the biopsy letter
  need to come down from this fury without falling asleep at my desk
  ten quiet minutes between patients
  Buzzing from too many energy drinks, please sand down the edges
  Rosary, candle, quiet, before the shop opens
  overwhelmed by inbox, not going to answer any, going to breathe
  wedding in three hours and my hands won't stay still
  I want to feel my feet on the floor again
  My knee aches and the weather's foul, let me just be for a while
  everyone needs something from me, give me a corner of quiet
  Rage-cleaning didn't help, now trying stillness
  before I walk back into that meeting I want my pulse under a hundred
  the exam starts at nine, I know it all, I only need to stop trembling
  Period cramps, hot water bottle, day off, gentle please
  don't pep me up, I'm already vibrating
  The landlord's letter sent me spinning, slow me a notch, I still have dinner to cook
  gentle stretch, nothing sweaty
  lump in my throat before the eulogy
  my boy's in theatre having his tonsils out and I'm in the corridor
  Too much news. Switching it off, sitting with tea
  toothache till the dentist at four, distract me softly
  awake, present, unhurried, that's all I want for this half hour
  Mum's voice on the phone made me six years old again, need to settle before work
  ticking clock, silent phone, verdict due today
  Blood pressure's up, doctor says sit still and breathe twice a day
  argued about curtains, of all things, going for a slow lap round the pond
  panic on the platform, train's late, in through the nose
  deep breath you, it's only a presentation
  Shh. Sit. Nothing is on fire.
  body scan, cushion, forty minutes before the day's noise
  Fed up and furious with the printer, walking away for a bit
  Gebet am Fenster, dann zurück in den Trubel
  Prüfungsangst, mir ist ganz flau
  die Schwiegermutter ist da und ich brauche kurz das Badezimmer für mich
  bin auf hundertachtzig wegen der Bahn, will wieder auf achtzig
  Schulter tut weh, ich sitze einfach nur da und atme
  das Großraumbüro macht mich fertig, Kopfhörer auf, Ruhe
  komm runter, ist nur eine Mail
  bange auf den Befund warten, Tee kochen, still sein
  je suis à cran, tout m'agace, une bulle s'il te plaît
  le trac avant de monter sur scène
  mal de crâne et open space, je cherche le silence
  doucement, on se pose, on respire
  j'attends le verdict du jury, je me ronge les sangs
  je culpabilise pour tout, je veux juste lâcher un peu avant de retourner bosser
  prière avant la journée
  me duele la cabeza y los niños gritan, dame paz
  ahorita no quiero hablar, nomás respirar tantito
  qué agobio de día, cinco minutos mirando por la ventana
  a ver, calma, que es solo una entrevista
  me tiemblan las piernas antes del bautizo de buceo
  demasiado café, tengo el corazón zapateando, bájame un poco
  uffa che giornata, due minuti di pace e riparto
  mi è salito il nervoso col vicino, conto fino a dieci
  ho il magone, mi siedo in chiesa un momento
  paura di volare, siamo già al gate
  ho bisogno di staccare il rumore, non la spina
  testa che scoppia fra una lezione e l'altra
  um chazinho e silêncio, que o dia tá puxado
  medo de avião, embarque agora
  tô pilhado de raiva do trânsito, quero baixar a bola
  respira, não pira
  ioga leve na sala
  spanning voor de uitslag, ik drentel rond
  even tot tien tellen, die collega maakt me gek
  zachte yoga
  kaarsje branden in de kapel
  trema przed koncertem, dłonie jak lód
  wkurzyłam się na całego, idę policzyć oddechy
  boli mnie kręgosłup, leżę na macie i oddycham
  za dużo bodźców po galerii handlowej
  różaniec w kościele
  ком в горле перед выступлением
  бесит всё, посижу на лавке, остыну
  боюсь летать, уже пристегнулась
  молитва в тишине
  слишком много людей сегодня, спрятаться бы на полчасика
  переволновалась из-за сына, руки ледяные, отпусти меня, тревога
  перепила кофе, сердце скачет, а работать ещё до вечера
  мандраж перед захистом
  молюсь за брата, тиша в хаті
  зашкалює все, сяду на ґанку подихаю
  болить голова від крику, хочу спокою на чверть години
  kafam kazan gibi, biraz sessizlik
  sahne heyecanı, dizlerim titriyor
  sinir küpüyüm, bir yürüyüp geleyim
  tesbih çekiyorum
  sabah duası
  أعصابي تعبانة من الزحمة، اريد دقايق هدوء وبعدها اكمل
  تسبيح بعد المغرب
  يا رب صبرك، سأجلس وحدي قليلا
  مغص قبل الاختبار من التوتر
  मंच पर जाने से पहले घबराहट हो रही है
  बच्चों के शोर से दिमाग भन्ना गया, दो पल शांति
  जाप कर रही हूँ
  saas ne phir taana mara, chhat pe jaake saans le rahi hoon
  dzikir habis asar
  grogi mau naik panggung
  kesel banget sama tetangga, duduk dulu di teras
  kepala penuh, pengen hening lima menit
  tụng kinh buổi tối
  ồn ào quá, cho tôi góc yên tĩnh
  무대 공포증, 십 분 뒤 내 차례
  층간소음에 폭발하기 직전, 숨 고르기
  기도하는 시간
  생각이 꼬리를 무네, 잠깐 내려놓고 다시 일할래
  飛行機が怖い、もう座ってる
  写経
  頭痛がするので静かに座っていたい
  人混みに疲れた、放心せずに落ち着きたい
  打太极,慢慢来
  抄经静心
  牙疼,等着看医生,想平和一点
  被老板骂了,心里堵得慌,缓缓再干活
  念佛
  嬲到手震,飲啖水先
  上台前好緊張
  värk i nacken, ligger på mattan och andas
  nerverne sidder uden på tøjet før eksamen
  stille stund i kirken
  pää täynnä melua, hetki metsän hiljaisuutta
  τρακ πριν βγω στη σκηνή
  Stage door, five minutes, stomach doing cartwheels
  queue at immigration, papers in hand, pulse in throat
  It's just a blood test, it's just a blood test
  my tinnitus is loud today, something soft over the top
  Sitting shiva, house full, stepping out on the porch
  Exhausted by worry, dinner still to make, let the worry go and leave me the dinner
  I keep checking the letterbox for the court's answer
  candle, breath, candle, breath
  the baby won't stop crying and I need to be the calm one
  Finals week, chest tight, pencil down for ten minutes
  too many tabs open in my head, close a few gently
  hot with shame about what I said at the party
  Waiting room, row of plastic chairs, nothing to do but wait well
  hangxiety, darling, make it stop, brunch is at noon
  My boss said "we need to talk", talk's at four, till then I want to be a lake
  arthritis flare, soft corner, soft sound
  qigong on the roof, slow
  one mindful cuppa, then back to the spreadsheets
  stuck in the lift, they're coming, breathing
  The dog's at the vet under anaesthetic and I'm useless
  quarrelled with my sister over the will, want my heart back to walking pace
  It's not bedtime, it's teatime, and I'm frayed
  jitters before the blind date
  hands off the keyboard before I send that email
  Even the fridge hum annoys me, please
  a slow hour in the garden chair, doing nothing on purpose, still awake
  let me be boring and steady until the phone rings
  sat my exam, sure I failed, results at noon, please settle me
  breathe in four, hold four, out six, again
  too wound up to eat my sandwich
  Dad's moved into the home today, sitting in his empty kitchen for a quiet minute
  twelve things due, picking none for five minutes
  restorative yoga, bolster, lunchtime
  a bit of peace between the school gate and the night class
  scared of the dentist, chair's tilting already
  I snapped at a customer, need to be soft again by the time the next one comes
  nur die Ruhe, der Zug wartet eh nicht
  Zahnarztangst, ich sitze schon im Wartezimmer
  so viele Baustellen, ich setz mich erst mal hin und atme
  Vaterunser, Kerze, Fenster auf
  Weihnachten mit der ganzen Sippe, ich brauch kurz frische Luft und Frieden
  Ärger runterschlucken geht nicht mehr, also ausatmen
  zappelig vom Warten auf die Zusage
  bin nicht müde, bin überreizt
  on souffle un bon coup avant de répondre à la DRH
  laisse couler, ma vieille
  le cœur qui s'emballe à cause du café, encore deux réunions, apaise-moi
  le bac commence demain, panique à bord, ce soir je respire d'abord
  je lui en veux à mort, j'ai besoin de retrouver mon calme avant le dîner
  sophrologie dans la salle de pause
  no me da la vida, necesito parar cinco minutos
  paciencia, santa paciencia, que viene mi suegra
  me pica todo de los nervios, mañana sale la lista de admitidos
  un credo y un suspiro antes de torear la oficina
  estoy hasta la coronilla del ruido de la obra
  me falta el aire de puro estrés, quiero volver a mi centro
  qué nervios, ya llaman mi número en extranjería
  calma e sangue freddo, tocca a me fra poco
  ho litigato con mia madre e mi batte il cuore in gola
  una pausa al sole, senza telefono, poi si ricomincia
  ansia da palco, il sipario si apre alle nove
  pazienza, arriverà questo benedetto referto
  mi sento schiacciata da tutto, fammi spazio
  conto i respiri sul regionale affollato
  nervos à flor da pele, audiência às duas
  ó pá, calma, ainda não ligaram do hospital
  meu santo, me dá paciência com esse vizinho
  respiro fundo na fila do Detran
  coração apertado, mãe em consulta, só quero serenidade
  tanta coisa pra fazer que travei, um minutinho de paz primeiro
  dor de cabeça chata, luz baixa, sossego, depois volto ao balcão
  doe maar gewoon, het is maar een toets
  ik kook vanbinnen, rondje om het blok
  de kleine huilt al uren, ik wil zelf kalm blijven
  alles moet tegelijk, ik zet even niks aan
  stilte in de duinen, meer niet
  spokój grabarza, to tylko rozmowa o podwyżce
  nerwy mnie zżerają przed wizytą u dentysty
  za dużo na głowie, usiądę na ławce i nic
  modlę się za zdrowie mamy
  serce mi wali po tej kłótni, zaraz wracam na salę, uspokój mnie
  нервы ни к чёрту, посижу у реки
  зуб лечить страшно, уже в коридоре
  завал на работе, перед глазами круги, дайте отдышаться
  господи, терпения мне с этими соседями
  сын сдаёт ЕГЭ, а трясёт меня
  остыть бы, пока не наговорил лишнего
  сижу в церкви, тихо
  хвилююся за доньку, чекаю дзвінка
  нерви як струни, зараз моя черга відповідати
  стільки справ, що заклякла, спершу видихну
  ya sabır, ya selamet
  kavga ettik, misafir gelmeden yatışmam lazım
  beş dakika deniz seyredip kafamı dinleyeceğim, sonra işe dönerim
  طول بالك يا ولد
  واقفة في طابور السفارة وقلبي يدق
  زعلت من اخوي وابغى اهدى قبل الغدا
  كل شي فوق راسي مرة وحدة، أحتاج لحظة سكون
  أدعو وأنتظر خروج أبي من غرفة العمليات
  राम राम, धीरज रखो
  दाँत के डॉक्टर के यहाँ बैठा हूँ, डर लग रहा है
  पति से झगड़ा हुआ, खाना बनाने से पहले मन ठंडा करना है
  ट्रैफिक में तीन घंटे, अब झुँझलाहट उतारनी है
  board exam kal hai, haath thande pad gaye, himmat aur sukoon chahiye
  itna kaam hai ki samajh nahi aa raha, pehle do minute chup
  sabar, sabar, ini ujian
  nunggu hasil lab sambil gemeteran
  ribut sama mertua, mau ngadem di musala
  macet tiga jam, emosi, pengen kalem sebelum sampai kantor
  kepikiran terus omongan dia, mau ikhlas dulu lalu lanjut kerja
  một điều nhịn chín điều lành, thở cái đã
  sếp mắng xong tay run, lát còn gặp khách
  nghe chuông chùa cho lòng lắng
  참을 인 세 번
  상견례 전이라 속이 울렁거려 차분해지고 싶다
  단톡방 싸움 보고 열받음 커피 말고 심호흡
  묵주기도
  一旦落ち着こう、自分
  歯医者の待合室で固まっている
  クレーム対応のあと胸がざわざわ、次の電話までに静めたい
  満員電車で息苦しい、気持ちを穏やかに
  母の手術が終わるのを待っている
  カフェイン取りすぎて手が震える、鎮まりたい
  忍一时风平浪静
  孩子写作业气得我血压高,消消气再教
  高考成绩晚上出,我比孩子还慌
  事情太多卡住了,先停一下再说
  塞車塞到火滾,深呼吸
  拜拜之後坐一下,心定
  bråk med svärmor, vill svalna före kaffet
  pyt med det, jeg tæller til ti
  venter på svar fra hospitalet, hjertet hamrer
  liikaa kaikkea, istun laiturilla
  klídek, tabáček, nic nehoří
  υπομονή, θα περάσει κι αυτό
  türelem rózsát terem
  várok a folyosón, mindjárt szólítanak, reszketek
  Seventeen relatives, one oven, I've stepped out to the shed to breathe
  wide awake and worried sick about the ferry in the storm, soothe me
  Coach benched me, I'm seething, second half still to watch
  I need a hush, not a nap
  post-workout but my mind's still boxing with my ex, quieten it
  Hands in soil, no thoughts, just to unclench before the afternoon clinic
  sitting with grandmother's rosary, not asking for anything
  work is a wildfire today, ten breaths on the fire escape
  Slow walk round the cloister
  too jumpy to read, too early for bed, just steady me
  Hospital car park, ticket till five, trying to be patient
  I know it's only turbulence
  the toddler bit me, I'm locking myself in the loo for a calm minute
  burnt the pie, shouted at the dog, need to be nicer by six
  feeling brittle today, handle with care
  let go of the steering wheel in my head for a bit, then carry on
  everyone got the letter except me, waiting, pacing, hush
  My hands smell of panic and printer ink
  acupuncture appointment's over, keep me floaty but up
  chanting, incense, dawn
  the noise next door has my nerves in shreds and I'm on till nine
  sat under the willow till I stop being cross
  Stress fractures in my patience, mend them gently
  if I breathe slowly enough maybe the phone will ring with good news
  durchatmen, der Prüfer kocht auch nur mit Wasser
  vor Angst vor der Spritze ganz zittrig
  Baulärm seit sieben, ich brauch eine Insel
  Traurig und gereizt, ich setz mich auf die Bank am Kanal
  mir reicht's, ich geh Steine über den See hüpfen lassen bis der Zorn weg ist
  j'ai peur des piqûres et l'infirmière arrive
  zen, soyons zen
  le cœur gros, je m'assois dans l'église vide
  marteau-piqueur depuis l'aube, un havre s'il te plaît
  serenidad, que todo llega
  me dan pánico las agujas y me toca ya
  un ratito en la capilla, sin pedir nada
  estoy muy revuelta por dentro, quiero aquietarme y volver a clase
  un attimo di pace in chiostro
  sono una molla tirata, allentatemi senza addormentarmi
  prikangst, ik ben zo aan de beurt
  bui van boosheid, even uitwaaien op de dijk tot ik weer zacht ben
  cisza w lesie, nic więcej
  уколов боюсь, а очередь подходит
  тишина, самовар, и чтоб никто не дёргал полчаса
  iğneden korkarım, sıra bende
  içimdeki fırtına dinsin, sonra derse gireceğim
  सुई से डर लगता है, अब मेरा नंबर है
  mandir ki seedhi pe baithi hoon, bas shaanti
  注射が怖い、もうすぐ呼ばれる
  個心噗噗跳,等緊打針
  sprutskräck, snart min tur
  jittery as a cat before the viva, which starts at one
  Someone keyed my car, I'm livid, and I have a class to teach at two
  I don't want a second wind, I want less wind
  Chest tight since the email, sitting on the back step
  five minutes of grey sky and nothing
  My hands shake when I pour the tea, all from worry, let it pass
  waiting on a phone call that decides the house
  every noise makes me jump today, pad the world a bit
  If I get any tenser I'll twang, and there's still the afternoon surgery
  Mad at my phone, mad at the bus, mad at Tuesday, want to come round to neutral
  breathing app said well done, I still feel like a beehive
  Quiet prayer before the harvest festival crowd
  I can hear my own heart in my ears, slow it gently, I'm at my desk
  pull me off the ceiling, it's only noon
  overstimulated at Disneyland, hiding behind the teacups
  I'm in labour ward reception while my sister's inside, steady me
  too upset to drive yet, engine off, sitting here
  let the storm in my stomach become weather and move off
  my therapist says notice five things, helping would be nice
  Cancelled my run, not from tiredness, from dread, and I'd like the dread smaller
  Grumpy with pain in the hip, need a kind half hour in the armchair, not sleep
  the auction of dad's farm is on at eleven and I just want to be still
  I over-promised and it's all landing today, one exhale first
  The choir solo's mine and my knees know it
  Dog growled at the kid, everyone's crying, I want us all to settle
  hush the inner critic, gallery opens at seven
  Sober forty days, craving at its worst right now, ride it with me
  soft focus, soft belly, soft jaw, still up
  Been told to relax three times, which made it worse
  my heart's a hummingbird from the cold medicine, office till five
  I'm energised in the wrong way, prickly, pacing, want ground under me
  the silence after his text is deafening, give me a nicer one
  Contractor's late, cement's setting, temper's rising, cool me
  Paint fumes headache, out on the kerb, gentle
  lonely in the new city, tea on the balcony, want to feel all right here
  seat 14C, palms wet, they've closed the doors
  One more tantrum, hers or mine, unless we both take a breath
  grounding exercise before the hearing
  Sorrowful, not sleepy, lighting a candle for Jo
  rattled after the near miss on the motorway, parked at the services
  unhurry me
  Lunch break lie-down on the grass, eyes open, letting the morning drain off
  my spreadsheet is fine, it's me that's overflowing
  Quiet time
  Breathe, 10 min
  Chapel, noon
  Tai chi, slow form
  Herz in der Hose, in zehn Minuten ruft der Richter auf
  ich krieg die Krise, erst mal Kamille und Fensterblick, dann weiter
  j'ai les nerfs en pelote, laisse-moi dénouer avant le service du soir
  estoy como un flan antes del oral
  ho un diavolo per capello, fammelo passare
  nervoso à flor da pele e o chefe na linha dois, sossega coração
  ik loop op mijn tandvlees van de stress, even helemaal niks en dan door
  на душе кошки скребут, посижу с чаем
`;
