/** Sentences for this state, in many languages. */
export const NONE_OF_IN_MANY_TONGUES = `
  hola qué tal, ¿hablas catalán también?
  ¿cuántos modos de luz trae esta cosa?
  pon la pantalla en negro y sube el volumen dos puntos
  la palabra siesta viene de la hora sexta, curioso ¿no?
  salut, tu marches aussi sur Linux ?
  quelle heure est-il à Nouméa
  merci beaucoup, c'est parfait
  est-ce que le mode méditation consomme beaucoup de batterie ?
  Moin moin, alles fit im Rechner?
  Wie kann ich die Sprache auf Plattdeutsch stellen?
  Der Wal schläft mit einer Hirnhälfte, hat mein Neffe erzählt
  regnet es morgen in Kassel
  oi sumido
  como eu apago meu histórico de frases?
  o bicho-preguiça só desce da árvore uma vez por semana, sabia
  toca aí a rádio da cidade
  ciao, chi ti ha programmato?
  posso usarti anche con due monitor?
  quanto fa un miglio in chilometri
  aggiungi latte e uova alla lista della spesa
  hej, jesteś botem czy człowiekiem?
  jak zmienić kolor tła w ustawieniach
  stolica Mongolii to Ułan Bator
  dzięki, wszystko gra
  selam nasılsın
  bu uygulama ücretli mi yoksa bedava mı
  bugün dolar kaç oldu
  rapor modülü diye bir sekme gördüm, o ne işe yarıyor?
  привет из Мурманска
  а ты умеешь работать без интернета?
  какая завтра погода в Перми
  слово «совещание» пишется с двумя «е», всё время забываю, просто к слову
  hejsan hoppsan
  var hittar jag knappen för fullskärm?
  bananer är egentligen bär
  hallo daar
  welke talen versta je eigenlijk?
  zet de wekker op half zeven
  こんにちは
  このアプリは有料ですか
  明日の大阪の天気を教えて
  안녕 반가워
  소리 크기는 어디서 조절해?
  문어는 심장이 세 개래
  नमस्ते जी
  yeh app mobile pe bhi chalta hai kya?
  आज सोने का भाव क्या है
  السلام عليكم
  كم لغة تفهم؟
  شغل أغنية لفيروز
  你好呀
  怎么把提示音换成别的？
  今天是农历几号
  привіт, ти розумієш суржик?
  Moikka, mistä vaihdan fontin
  τι ώρα κλείνουν τα φαρμακεία σήμερα
  halo, ini siapa ya
  cho hỏi bản này có miễn phí không
  tak for det
  Kolik je sto eur v korunách?
  ce mai faci
  Szia, tudsz magyarul?
  ¿me lees si escribo en euskera?
  dime un refrán con la palabra sueño
  borra todas mis frases de ayer
  el ajedrez moderno cambió la reina en el siglo XV
  t'es payant à partir de combien de jours ?
  mets un minuteur de sept minutes pour les œufs
  y a-t-il un raccourci clavier pour couper le son
  coucou c'est encore moi
  Wieso heißt der Modus eigentlich Fokus und nicht Arbeit?
  mach das Küchenlicht aus
  test test eins zwei
  Die Sitzung des Bundestags läuft auf Phoenix, nur so als Info
  qual a senha do wifi daqui
  kkkkkkk que nome engraçado
  dá pra exportar os ritmos em mp3?
  Brasil tem quantos fusos horários
  buon compleanno a te
  chi ha vinto il gran premio domenica?
  non trovo l'icona nella barra in basso
  la parola "calma" viene dal greco, dicono
  ile kosztuje wersja premium
  włącz radio w łazience
  ej a znasz jakiś kawał o księgowym
  dzień dobry państwu
  ekran parlaklığını yüzde elli yap
  merhaba, yeni yükledim seni
  sen hangi şirkete aitsin
  uyku kelimesi eski Türkçede de aynıymış
  сколько будет 17 на 23
  а где посмотреть лицензию программы?
  спасибки, это всё
  у осьминога три сердца, прикинь
  vad heter du då
  sätt på lampan i vardagsrummet
  kan man ha två konton samtidigt?
  älgar kan simma flera kilometer, visste du det
  goedemorgen allemaal
  hoe verwijder ik de app van mijn laptop
  wat is de hoofdstad van Bhutan
  zing eens een liedje voor me
  おはよー
  設定画面の文字が小さいんだけど変えられる？
  カラオケって英語でも通じるらしいね
  タイマー三分セットして
  ㅋㅋㅋㅋ 뭐야 이거
  앱 버전 확인은 어디서 함
  내일 부산 비 오나
  명상 기능은 무료 회원도 쓸 수 있나요
  hello ji kaise ho
  भारत की राजधानी क्या है
  brightness kam kar do thodi
  is app ka data kahan save hota hai?
  كيف أغير اللغة إلى الإنجليزية
  صباح الفل
  الجمل يقدر يشرب مية لتر في ربع ساعة
  哈哈哈哈
  你们客服电话多少
  打开空调，二十六度
  长颈鹿一天只睡两小时你知道吗
  скільки коштує передплата на рік
  moi moi
  bisa ganti suara jadi cewek gak
  ứng dụng này chạy trên máy Mac được không
  hvad er klokken i Tokyo
  Dobrý den, je tam někdo?
  cum schimb tema pe întunecat
  köszi szépen
  ¿el modo reunión y el modo calma cuestan lo mismo?
  Messi juega hoy, creo
  apunta pilas y bombillas en la lista
  jajaja qué bueno eres
  quel est le fuseau horaire du Groenland ?
  le mot « fatigue » se dit comment en breton ?
  remets la luminosité comme avant
  salut salut
  Ist das hier Open Source?
  erinner mich am Freitag an die Mülltonne
  Mozart hat angeblich beim Billard komponiert
  hä was
  me conta uma curiosidade sobre café
  que dia cai o carnaval ano que vem
  desliga o som da notificação aí
  valeu demais, era só isso
  dove sono salvate le mie impostazioni?
  traduci "sveglia" in tedesco
  il ghiro dorme fino a otto mesi, incredibile
  manda un messaggio a Giulia: sto arrivando
  czy apka działa na tablecie
  co dziś leci w telewizji
  ślimak może spać trzy lata, tak czytałem
  siema, kto tu mieszka
  Ekim ayı kaç gün çeker
  müziği bir sonraki parçaya geçir
  teşekkürler canım asistan
  sende karanlık tema var mı
  как тебя зовут-то
  поставь чайник на умной розетке
  сколько ритмов у вас в базе?
  шахматы придумали в Индии, вроде
  vad kostar er pro-version
  ha en bra dag
  sätt volymen på trettio procent
  varför heter det möte med ö
  ben jij familie van die speaker van mijn zus
  hoe laat gaat de zon onder in Groningen
  een koe heeft vier magen, toch
  doe de gordijnen dicht via de app
  これ無料期間いつまで
  カタツムリの歯は一万本あるらしい
  テレビ消して
  やっほー
  고마워 잘 쓸게
  집중 모드 아이콘 색깔 바꿀 수 있어?
  수도가 캔버라지 시드니 아니고?
  불 켜줘 거실
  ok thik hai bye
  क्या तुम हिंदी और मराठी दोनों समझते हो
  cricket ka score kya hai
  कुत्ते की उम्र कितनी होती है
  مين اللي عملك
  اضبط المنبه على خمسة ونص
  كم سعر الاشتراك السنوي
  الحوت الأزرق قلبه بحجم سيارة
  你是真人吗
  明天上海下雨不
  把字体调大一点
  会议室三个字用粤语怎么念
  де кнопка виходу
  Mikä on Suomen pisin joki?
  γεια χαρά
  berapa harga bawang sekarang ya
  bật đèn phòng khách giúp
  hvor mange ben har en bænkebider
  Jak se vypíná ten zvuk při startu?
  ploua maine la Cluj?
  hány éves vagy
  ¿En qué se diferencia el ritmo de estudio del ritmo de calma? solo por saber
  abre la calculadora
  el café viene de Etiopía, ¿lo sabías?
  ¿y esto lo puede usar mi suegra en su tele?
  c'est quoi ta couleur préférée
  combien de sièges à l'Assemblée nationale ?
  désinstalle la mise à jour d'hier
  bonne année à toute l'équipe
  Wer hat eigentlich den Wecker erfunden
  spiel mal Radio Bremen
  Speicherst du, was ich hier tippe?
  na du Nase
  o modo foco aparece em inglês pra mim, é bug de vocês?
  soletra paralelepípedo
  que time você torce, robô
  acende a luz da varanda
  la pizza hawaiana è nata in Canada, giuro
  come si disdice l'abbonamento
  leggimi l'ultima mail
  buonasera, c'è nessuno?
  ustaw język na śląski, da się?
  kto napisał Lalkę
  ok ok nieważne
  podgłośnij trochę
  Van kedisinin gözleri niye farklı renk
  abonelik iptali nereden
  bana bir fıkra anlat temel'li
  ışıkları mavi yap
  эй, ты тут?
  перешли это Свете
  какой сегодня праздник
  во сколько отбой в армии, интересно
  hur stavas krysantemum
  finns ni på Android också
  tack som fan
  släck i hallen
  waarom heet een stand-up eigenlijk stand-up
  kun je Fries?
  bestel nieuwe koffiefilters
  hihi okee
  ペンギンに膝ってあるの
  通知音オフにして
  作った人は何人いるの
  ありがとさん
  한글날은 며칠이야
  엑셀 파일 열어줘
  너 MBTI 뭐야
  아 오타 미안 무시해
  ट्रेन का PNR कैसे देखते हैं
  haha mast hai yaar
  तुम्हारी आवाज़ बदल सकते हैं क्या
  kal ka alarm 6 baje laga do
  هل يوجد تطبيق للآيفون
  كم ساعة بين القاهرة وطوكيو
  ههههههه حلوة
  سكر الشباك الذكي
  睡眠模式的图标在哪里
  谢谢啦，没事了
  长城有多长
  播放下一首
  а кіт у вас на логотипі справжній?
  Laita valot päälle keittiöön
  ποιος είσαι εσύ ρε
  apakah ini gratis selamanya?
  mấy giờ rồi ta
  sjovt nok har en hummer blåt blod
  Ahojky, jen zkouším diktování
  mulțumesc frumos
  Merre van a beállítás menü?
  Mi prima dice que tu ritmo de dormir se parece al faro de Finisterre, qué gracia
  cambia el idioma a gallego y reinicia
  ¿cuántos huesos tiene un gato?
  pon un temporizador para la tortilla
  oye, ¿quién decidió que calma fuera azul?
  le dictionnaire dit que « procrastiner » vient du latin cras, demain
  je peux partager mon compte avec ma femme ?
  éteins la télé du salon
  les koalas dorment vingt heures, les veinards
  tu comprends le verlan ou pas
  Warum ist die Meeting-Kachel lila und nicht grün?
  Ruf Tante Gerda an, Lautsprecher bitte
  Ein Liter Wasser wiegt ein Kilo, fertig
  geht das Ding auch offline im Zug
  Beethoven schrieb neun Sinfonien, Haydn über hundert
  a palavra reunião tem til, né? só conferindo
  adiciona ração de gato no carrinho
  vocês aceitam pix?
  tem como deixar a luz só na metade da tela
  capivara é parente do porquinho-da-índia
  Perché la modalità energia è arancione, l'avete scelta voi?
  metti in pausa il podcast
  l'app funziona anche in aereo?
  Leonardo scriveva da destra a sinistra
  pizza o pasta, tu che dici
  wyślij mamie zdjęcie z galerii
  ile trwa okres próbny
  w Krakowie jest podobno smok, pozdrów go
  czy tryb snu działa z podwójnym monitorem
  zagraj w kółko i krzyżyk ze mną?
  Toplantı rengini pembe yapabiliyor muyuz
  evdeki robot süpürgeyi çalıştır
  İstanbul'un nüfusu kaç milyon
  şifremi unuttum nasıl sıfırlanıyor
  selam ben geldim hehe
  Сколько лет живёт черепаха?
  переключи на английскую раскладку
  а почему у режима медитации иконка с лягушкой
  закажи пиццу, две пепперони
  доброго времени суток, коллеги роботы
  Går det att byta ljud till fågelkvitter?
  spela nästa avsnitt av kriminalpodden
  Sveriges högsta berg är Kebnekaise
  är du kopplad till min kalender eller inte
  Wat betekent dat rode bolletje naast focus?
  stuur een appje naar Kees dat de pan terug is
  slakken kunnen drie jaar slapen, las ik
  krijg ik mijn geld terug als ik opzeg
  会議モードと集中モードの音の違いって何ですか
  冷房を二度下げて
  キリンの舌は青黒いんだって
  登録したメールアドレスを変更したい
  로그인 화면에서 비밀번호 찾기가 안 보여요
  거실 청소기 돌려줘
  나무늘보가 거북이보다 느리다던데
  명상 종소리 누가 녹음한 거예요
  इस ऐप में कितनी भाषाएँ हैं, गिनकर बताओ
  pankha band karo aur light bhi
  शतरंज भारत में चतुरंग कहलाता था
  acha sun, tera naam kya rakha hai kisi ne
  هل خاصية النوم تشتغل والشاشة مطفية؟
  ابعت لأحمد رسالة إني وصلت
  القهوة العربية فيها هيل ولا لا
  كيف أحذف حسابي نهائياً
  深度专注这个名字是谁起的呀
  把扫地机器人叫回来充电
  熊猫一天拉四十次，冷知识
  会员能退款吗
  Чи є у вас знижка для студентів?
  Voiko sovelluksen kieleksi vaihtaa savon
  πόσα νησιά έχει η Ελλάδα
  tolong putar lagu Didi Kempot
  app này có lưu lịch sử câu nói không vậy
  hvad betyder den lille måne nederst
  Kolik barev umí ta lampa?
  trimite-i lui Andrei adresa
  Hol a kilépés gomb ebben az appban?
  la siesta de Google, jaja, ¿eso existe o me lo invento?
  ¿me cambias el avatar por un erizo?
  Welcher Wochentag war der 9. November 1989?
  日本語の敬語モードはありますか
  ما عاصمة نيوزيلندا يا ذكي
`;
