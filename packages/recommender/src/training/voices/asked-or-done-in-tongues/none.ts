/** Sentences for this state, in fifteen languages, where a machine is asked for something, and where somebody does something much like it. */
export const NONE_OF_ASKED_OR_DONE_IN_TONGUES = `
  mach mal leiser, das Kind schläft nebenan
  Stell den Wecker auf zwanzig nach fünf, nur morgen
  nächstes Lied
  wie schreibt man Rhythmus
  Was sind 19 Prozent von 240?
  ruf Sabine auf dem Festnetz an
  lies mir die Schlagzeilen vor
  Heizung im Bad auf 22 bitte
  setz Hefe und Klopapier auf die Einkaufsliste
  navigier mich heim aber ohne Autobahn
  fährt die S3 heut pünktlich
  bildschirm dunkler
  Schick Tobi ne Nachricht, dass ich fünf Minuten später da bin
  Alexa aus jetzt
  kannst du mir sagen wie das Spiel in Bremen steht
  mach ein Bildschirmfoto und leg es in den Ordner Verträge
  rückgängig
  starte neu und installier das Update halt
  pon un temporizador de siete minutos para el arroz
  oye siri, llama a la tintorería
  quita esa canción, por favor, la otra
  ¿cuánto es 35 por 18?
  mándale un audio a Lucía que diga que ya salgo
  apaga la tele y las luces de abajo
  apúntame mañana a las diez la ITV del coche
  ¿Cómo se escribe exhausto, con hache?
  ponme el podcast de ayer donde lo dejé
  bájale tantito a la música porfa
  cuánto está el dólar hoy
  abre el archivo de las nóminas
  cierra todas las ventanas del navegador
  che, buscame una farmacia de turno por acá
  léeme el último correo de la profe
  pide dos pizzas de la de siempre, una sin cebolla
  cancela la alarma de las seis
  traduce esto al catalán
  mets le minuteur sur douze minutes
  baisse un peu le chauffage dans la chambre du fond
  dis Siri, quel temps à Brest demain
  coupe le son
  appelle le garage et mets le haut-parleur
  ajoute du beurre demi-sel à la liste
  combien font 8 onces en grammes
  envoie à Karim : je suis en bas
  rappelle-moi d'arroser chez Mme Leduc samedi
  comment ça s'écrit, acquiescer
  remets le morceau d'avant stp
  réserve une table pour trois ce soir, terrasse si possible
  y a encore un train pour Dijon après 21h ?
  annule ce que je viens de supprimer
  lis-moi le texto de ma fille
  active le mode avion
  põe o despertador pras seis e quinze
  abaixa o volume aí, tá estourando
  toca aquela da Marisa Monte que fala de vilarejo
  quanto é 12% de 350
  apaga a luz da varanda
  manda mensagem pro grupo da família avisando que cheguei
  acrescenta pilhas à lista das compras
  diz-me as horas em Luanda
  abre o mapa e evita a ponte, se faz favor
  que dia cai a Páscoa ano que vem
  pausa
  traduz essa placa pra mim
  tira um print da tela
  pede um carro pra rodoviária
  a que horas fecha o Continente
  alza il volume, non sento niente
  metti la sveglia alle sei meno dieci
  salta questa
  spegni il forno tra venti minuti
  leggimi le notizie sportive
  aggiungi il basilico alla spesa
  come si scrive qui, con o senza accento
  portami al casello più vicino
  scrivi a Giulio che il treno è fermo a Bologna
  apri la cartella delle bollette
  chiudi tutto tranne la posta
  senti, abbassa le tapparelle in cucina
  ordinami due margherite e una birra piccola
  ripeti più piano
  che risultato ha fatto il Cagliari
  zet een wekker om kwart voor zeven
  doe de lamp in de gang eens uit
  volgende nummer graag
  hoeveel is 3 mijl in kilometer
  bel de huisarts even voor me
  stuur Joris dat ik al bij de bakker sta
  zet de thermostaat een graadje lager
  hoe spel je gedoe
  lees mijn berichten voor
  gaat de trein naar Zwolle nog
  herinner me om vier uur aan de was
  muziek stop
  zoek een fietsenmaker in de buurt die nu open is
  zet koffiefilters op het lijstje
  ff het scherm feller
  start de robotstofzuiger boven
  ustaw minutnik na dziewięć minut
  włącz następny odcinek
  ścisz to trochę
  ile to jest 23% z 1200
  zadzwoń do Krysi na komórkę
  jak się pisze „w ogóle”
  dopisz twaróg i drożdże do listy
  wyślij Markowi, że czekam pod blokiem
  zgaś światło w łazience
  o której jest ostatni tramwaj na Stogi
  otwórz plik z umową
  cofnij, cofnij, nie to
  przeczytaj mi prognozę na sobotę
  zrób zrzut ekranu
  hej google kto wygrał wczoraj w siatkówkę
  zamów taksówkę na piątą rano
  sesi biraz kısar mısın
  saat yediye alarm kur
  sıradaki şarkıya geç
  annemi ara hoparlörden
  klimayı yirmi üçe getir
  yüzde on sekiz KDV ile 450 kaç eder
  alışveriş listesine maydanoz ekle
  Emre'ye yaz, kapıdayım de
  salonun ışığını kapat
  herkes nasıl yazılıyor, z mi s mi
  beni en yakın benzinciye götür
  Galatasaray maçı kaç kaç
  son gelen mesajı oku
  şu belgeyi kapat kaydetmeden
  yirmi dakika sonra fırını hatırlat
  bi lahmacun bi ayran söyle bizim yerden
  ekranı karart
  sätt en timer på sex minuter tack
  höj lite, jag hör inte vad dom säger
  hoppa över den här låten
  ring Gunilla på jobbet
  vad är 25 procent av 860
  släck i källaren
  lägg till knäckebröd på listan
  stavas det hemskt eller hämskt
  väck mig kvart i sex imorgon
  hur går det för Djurgården
  läs upp nyheterna från P4
  när går nästa båt till Vaxholm
  sänk värmen i stugan till tolv grader
  starta om datorn
  ångra senaste
  поставь будильник на шесть сорок
  алиса включи следующую
  сколько будет семнадцать на двадцать три
  позвони тёте Вале
  выключи свет в коридоре, пожалуйста
  напиши Серёже что я уже в метро
  как пишется «будущий»
  добавь гречку в список покупок
  открой вчерашнюю таблицу
  прочитай последнее сообщение
  какой курс юаня
  переведи на английский «жимолость»
  закажи такси к третьему подъезду
  次の曲にして
  三分たったら教えて、カップ麺
  音量ちょっと下げて
  明日の五時半にアラームお願い
  母に電話かけて
  リビングの電気消して
  消費税込みで4800円っていくら
  「躊躇」ってどう書くの
  山手線って今動いてる?
  さっきのファイル開いて
  ニュース読み上げて
  田中さんに「着きました」って送って
  エアコン二度上げて
  画面のスクショ撮って
  今の取り消し
  一番近いコインパーキングまで案内して
  मम्मी को फ़ोन लगाओ
  बैठक का पंखा बंद करो
  अठारह परसेंट जीएसटी 2500 पर कितना हुआ
  राहुल को मैसेज भेजो कि मैं नीचे खड़ा हूँ
  धनिया और अदरक लिस्ट में जोड़ दो
  लखनऊ वाली ट्रेन कितनी लेट है
  'आशीर्वाद' की स्पेलिंग बताओ
  खबरें पढ़कर सुनाओ
  कल बिजली का बिल भरने की याद दिलाना
  स्क्रीन की रोशनी घटाओ
  घर का रास्ता दिखाओ, टोल से बचकर
  ek ola book karo station ke liye
  وطّي الصوت شوي
  شغّل الأغنية اللي بعدها
  اضبط المنبه على الخامسة والنصف فجرا
  اتصل على أبو فهد
  اطفي نور المطبخ
  كم يساوي خمسة عشر بالمئة من ثلاثمئة
  كيف تُكتب كلمة مسؤول
  ضيف طحينة وليمون على القائمة
  افتح الملف حق الفواتير
  اقرأ لي آخر الأخبار
  ودّيني أقرب صيدلية فاتحة
  ذكرني بكرة الساعة عشرة بموعد البنك
  ترجم هذه الجملة إلى التركية
  الأهلي عمل كام النهارده
  سكّر كل التطبيقات
  خلي المكيف على أربعة وعشرين
  下一首
  声音小一点
  明早六点二十叫我
  给老王打个电话
  把客厅的灯关了
  小爱同学,空调调到二十六度
  鸡蛋和生抽加进购物清单
  “尴尬”的尴怎么写
  导航去最近的加油站
  念一下刚才那条微信
  帮我叫个车去南站
  打开昨天那个表格
  截个图发给小刘
  今天G107晚点没
  撤销上一步
  다음 곡 틀어줘
  소리 좀 줄여봐
  내일 여섯 시에 알람 맞춰
  거실 불 꺼
  라면 타이머 4분
  3만 2천원의 10퍼센트 얼마야
  '며칠' 맞춤법 맞아?
  두부랑 대파 장보기 목록에 넣어
  지금 막차 몇 시야
  아까 그 파일 열어줘
  민수한테 거의 다 왔다고 문자 보내
  오늘 뉴스 읽어줘
  보일러 이십일도로 내려
  화면 캡처해
  방금 거 취소
  집까지 길 안내 시작
`;
