/** Sentences for this state, in the languages of Asia and Africa. */
export const WIND_DOWN_OF_ASIA_AND_AFRICA = `
  明日早いのに目が冴えて眠れない、意識落としてくれ
  불 다 껐고 폰만 놓으면 되는데... 스르륵 자게 해줘
  加班到十一点终于关电脑，今天到此为止，洗洗睡
  नींद नहीं आ रही, करवट बदलते दो बज गए, सुला दो
  خلصت الشغل وقفلت اللابتوب، مش عايز أفكر في حاجة لحد بكرة
  לא מצליחה להירדם, הראש מריץ את כל היום מהתחלה
  begadang tiga malam gara-gara deadline, udah dikirim, sekarang bales dendam tidur
  夜勤明け、カーテン閉めた、おやすみ世界
  커피를 저녁에 마신 내가 죄인.. 심장은 뛰는데 자야 해
  小孩终于睡了，我也躺下了，别让我刷手机
  thak gaya yaar, aaj ka din khatam, bas lights dim karo aur sone do
  الرحلة كانت أربع عشرة ساعة وجسمي ما زال على توقيت طوكيو، أريد أن أنام الآن
  ג׳ט לג מבנגקוק, שלוש בלילה ואני ער כמו ינשוף, תרדים אותי
  đêm nay không lo bài vở gì nữa, nằm nghe mưa rồi ngủ
  นอนกลางวันซักยี่สิบนาที ปลุกทีหลัง ขอเคลิ้มๆ
  বই হাতে শুয়েছি, দু পাতা পড়েই ঘুমিয়ে পড়ার ইচ্ছা
  布団の中で小説、寝落ちする予定
  퇴근! 오늘 있었던 진상은 잊고 맥주 한 캔 하고 눕는다
  明天要面试，紧张得翻来覆去，只想快点睡着
  शादी निपट गई, मेहमान विदा, अब पैर फैला के चैन की नींद
  بعد صلاة العشاء أطفي الأنوار وأسمع شي يسحبني للنوم
  סיפור לפני השינה לילדה, ואז גם אני
  napping lang sana saglit habang tulog si baby, patulugin mo na ko
  தூங்கப் போறேன், நாளைய கவலை நாளைக்கு
  نیند کوسوں دور ہے، کل کی پیشی کا خیال جاتا ہی نہیں، کسی طرح سلا دو
  siku imeisha, nimefunga kibanda, miguu kwenye maji ya moto, kisha kitanda
  tutup lampu, tutup hati, esok baru fikir, nak lena
  کرسی مادربزرگ، انار خوردیم، شب یلدا گذشت و پلکام سنگینه
  締め切り終わった…もう何も生み出さない、風呂入って寝る
  자기 전 일기 세 줄 쓰고 불 끄기
  画图画到手抽筋，交稿了，今晚就让我像块石头一样睡去
  raat ke 1 baje, kal exam, sab padh liya, ab neend laao warna subah gadbad
  مش عايز طاقة ولا تركيز، عايز المخدة
  יומן סגור, מייל סגור, עיניים כמעט סגורות
  mandi air hangat, pakai minyak telon, bau masa kecil, merem deh
  xong ca trực, về tới giường rồi, tim còn đập nhanh mà thèm ngủ kinh khủng
  เก็บร้านเสร็จตีหนึ่ง อาบน้ำแล้ว ขอหลับลึกๆ
  পরীক্ষা শেষ, টেনশন শেষ, এবার দুপুর পর্যন্ত ঘুম
  お昼寝タイム 13:00〜
  잠자리 동화
  睡前泡脚
  सोने का समय – फ़ोन बंद
  نوم مبكر قبل السفر
  לילה טוב, אורות כבויים
  kulat na mata ko sa kape, pero alas tres na, gusto ko na talagang makatulog
  படுக்கையில் புத்தகம், மெல்லிசை, கண் சொருகட்டும்
  دن بھر کی تھکن اتار رہا ہوں، جوتے اتارے، دکان بند، اب آرام
  usiku umekuwa mrefu, mtoto kalala, na mimi nataka kulala kabla hajaamka
  lepas solat Isyak terus nak tidur, penat seminggu berkumpul malam ni
  ساعت‌ها زل زدم به سقف، فکر قسط نمی‌ذاره، خوابم ببر
  運動会のあと、全身筋肉痛、パパはもう店じまいです
  月子中心夜奶餵完，還有三小時可以睡，快點把我關機
  छत पर चारपाई, तारे, पूरे दिन की गर्मी के बाद अब आँखें मूँदनी हैं
  الأولاد عند جدتهم، البيت ساكت، وأنا بدي أنام عشر ساعات
  אחרי ריב מתוח הלכתי למיטה, לא רוצה לנתח, רוצה להירדם
  夜中に足つって起きた、もう治った、また眠りに戻りたい
  시차 적응 실패 5일차, 런던 시간 그만 서울 밤으로 데려가줘
  飞了一夜红眼航班，酒店窗帘拉上，补觉
  hostel mein sab shor kar rahe, mujhe 6 baje ki train hai, so jaane do yaar
  سهرت على المسلسل وندمت، الساعة ثلاث، لازم أنام قبل دوام السبت
  סיימתי את התואר היום, אין יותר ללמוד, רק לשכב ולתת לזה לשקוע
  abis nangis nonton drakor, mata bengkak, enaknya tidur
  con đã ngủ, chồng đã ngáy, còn mình thì thao láo, ru mình với
  พรุ่งนี้สอบเช้า ใจเต้นตึกๆ หลับไม่ลงซะที
  পিঠে খেয়ে পেট ভরা, লেপের তলায় শীতের দুপুর, ঘুম আসুক
  推しのラジオ聞きながら今日を終わりにする
  아무것도 안 하고 싶다. 내일 생각도 안 할래. 이불 속이 내 나라
  今天不卷了，论文关掉，灯调暗，慢慢困
  कमर दर्द की गोली खा ली, अब कोई धीमा सा जिससे आँख लग जाए
  طفّيت الراوتر والموبايل، وعايز دماغي تطفّي هي كمان
  שנת צהריים של שבת, אחרי הצ׳ולנט, אל תעיר
  tapos na ang shift, tapos na ang laban, kama naman
  வேலை முடிஞ்சது, லேப்டாப் மூடியாச்சு, மொட்டை மாடியில காத்து வாங்கிட்டு தூக்கம்
  بستر پر ہوں اور دماغ دفتر میں، واپس بلاؤ اسے، سونا ہے
  gari limeharibika njiani, tumelala stendi, nipatie usingizi mpaka alfajiri
  hujan lebat, kipas perlahan, bantal peluk, tidurkan aku
  بعد از مهمونی ظرفا رو ول کردم، فردا، الان فقط چشمام بسته شه
  湯たんぽ入れた。猫が乗った。あとは寝るだけ。
  야간 버스 타고 부산 가는 중, 도착까지 네 시간 푹 자야 됨
  隔壁裝修停了，終於安靜，補個午覺
  bacche so gaye, bartan dhul gaye, ab meri baari, halka sa sangeet aur palkein bhaari
  التمرين كان قاسي، العضلات تنبض، أبغى أرخي كل شي وأغفى
  משמרת לילה בשער נגמרה, עכשיו הפוך: בוקר זה לילה שלי
  sudah setrika, sudah kunci pintu, tinggal matiin pikiran
  nghe podcast kể chuyện làng quê cho dễ ngủ
  กินยาแก้แพ้แล้ว ตาปรือแล้ว ลากฉันเข้าฝันที
  নাটকের শো শেষ, মেকআপ তুলে বিছানায়, হাততালির শব্দ থামছে না, ঘুম পাড়াও
  仕事のチャットが頭の中で鳴り続ける、電源オフにして眠りたい
  새벽 알바 마치고 해장국 먹고 왔다 배부르고 졸리다 커튼 쳐
  躺平时间到，老板的消息明早再回，困意快来
  फ़सल कट गई, मंडी हो आया, आज रात घोड़े बेचकर सोऊँगा
  ختم اليوم، الحمد لله، أسحب اللحاف وأستسلم
  חזרתי מהקטיף, הידיים עם קוצים, המיטה של הקיבוץ חורקת ואני נעלם
  pagod sa deadline, pasado na, ngayon patay-ilaw at tulog na
  திருமண வீட்டு அலைச்சல் முடிஞ்சுது, கால் வீங்கிருக்கு, இனி தூக்கம் மட்டும்
  عشا کے بعد کتاب کے چند صفحے، پھر چراغ گل
  kuchwa kwa jua, redio ya polepole, macho yanaanza kufunga
  tak boleh tidur sebab esok nak terbang, koper dah siap semua
  پتو رو کشیدم رو سرم، نذار تا صبح به جلسه فردا فکر کنم
  模試が散々だった。考えるのは明日。枕に顔うずめて沈む
  간호사 3교대 나이트 끝, 안대 꼈음, 블라인드 내렸음, 꿀잠 모드
  哺乳間隙瞇一下，十五分鐘也好
  train ki upar wali berth, kambal odh liya, halki si lori jaisa kuch
  دماغي بيعيد مكالمة المدير من الصبح، كفاية، نيّمني
  צום נגמר, אכלנו, הילדים התעלפו, ועכשיו תורי
  tidur siang di masjid nunggu asar, AC dingin, pelan aja
  trời gần sáng rồi mà mới xong việc, thôi khỏi cà phê, ngủ
  ปิดไฟ ปิดคอม ปิดใจ วันนี้พอแค่นี้
  মশারি টাঙানো হয়ে গেছে, ফ্যান চলছে, ঘুমের দেশে নিয়ে চলো
  締めのお茶漬け食べた、今日の反省会はナシ、消灯
  내일 수술이라 금식 중, 무서워서 잠이 안 와, 재워줘
  加完班打车回家，路灯一盏一盏过，到家直接睡，先松下来
  माँ की लोरी याद आ रही है, पचास की उम्र में भी, वैसी ही नींद चाहिए
  اتأخرت في المذاكرة، كفاية كده، اللي مش فاهمه مش هفهمه دلوقتي، تصبح على خير
  הפסיכולוגית אמרה בלי מסכים מעשר, אז הנה, שמיכה וצלילים
  夕方の縁側、孫も帰った、今日はもう何もしない
  아기 재우다 같이 잠들기 직전, 자장가 이어서
  泡完溫泉骨頭都軟了，榻榻米上躺平，等睡意
  kitni coffee pi li thi us report ke chakkar mein, bhej di, ab dil dhak dhak aur neend gayab, sulao
  رجعت من العمرة منهك، غرفة الفندق باردة، أبي نومة ما فيها منبّه
  האורחים הלכו, הסלון הפוך, מחר. עכשיו ספר ומיטה
  bukan mau fokus, udah cukup hari ini, mau selonjoran terus merem
  hết năm học rồi, chấm xong bài cuối, cô giáo xin phép ngủ
  ซ้อมหนักมาทั้งวัน กล้ามเนื้อล้า ขอผ่อนจนหลับ
  সেলাই মেশিন ঢেকে রাখলাম, ঈদের শেষ অর্ডার দিয়ে এসেছি, এবার বিছানা
  明日は大会。早く寝ろとコーチ。興奮して無理。助けて
  드라마 정주행 멈추고 자야 되는데 다음 화가 궁금, 그래도 불 끈다
  退伍第一晚，床太软睡不着，哈
  रात की पाली से लौटा, पड़ोसी ने ढोल शुरू कर दिए, कान ढककर सोना है
  سكّرت العيادة، آخر مريض راح، بالسيارة بروح عالبيت وبدي أفصل
  תינוק על הידיים, נרדם סוף סוף, גם העיניים שלי נעצמות
  sana all tulog na, ako gising pa dahil sa kaba bukas, antukin mo naman ako
  ராத்திரி ரெண்டு மணி, கொசு ஓய்ஞ்சது, இப்பவாவது தூங்கலாம்
  ٹرین میں رات ہے، سیٹ نیچے کر لی، صبح لاہور تک آنکھ لگ جائے بس
  kikombe cha chai ya tangawizi, shuka, mvua juu ya mabati, nilaze
  dah hantar tesis, dah menangis, dah mandi, katil panggil
  قالی رو از دار پایین آوردیم، انگشتام زق‌زق می‌کنه، امشب زود خواب
  終電逃して漫喫、狭いけど寝る、朝まで静かに
  소맥 두 잔에 노곤노곤, 샤워는 내일, 오늘은 끝
  熄灯，查寝过了，小声的雨
  chai nahi, phone nahi, news nahi, das baje bistar, doctor ka hukm
  قصة قبل النوم لحفيدتي
  שקט של מוצאי שבת, הבדלה, נרות, ולאט לאט לישון
  nidurin si kecil, jam delapan
  đọc truyện ma trong chăn rồi ngủ, lạ ghê nhưng hợp tui
  งีบบนรถตู้กลับบ้านนอก
  ছুটির আগের শেষ মেইল পাঠালাম, টাই খুললাম, মাথা থেকে অফিস নামাও
  肩の荷おりた。監査終わった。ぬるい風呂、アイス、就寝
  불면증 3주째, 양도 다 셌고 별도 다 셌다
  睡不着又不想吃药，脑子里全是KPI，把它们一个个关掉
  योग निद्रा, रात नौ बजे
  العصر وقت قيلولتي، نص ساعة وبس، خفّف الضوء
  עוד פרק אחד ודי. בעצם לא, די עכשיו. לילה
  uwian na, tapos na ang overtime, sa jeep pa lang pumipikit na, hayaan mo na
  பாட்டி கதை சொன்ன மாதிரி மெதுவா தூங்க வை
  تراویح کے بعد گھر، سحری میں چار گھنٹے ہیں، جلدی سلا دو
  mechi imekwisha, tumefungwa, sitaki kuizungumza, nalala
  bot dah sandar, jaring dah lipat, badan bau laut pun tak apa, pejam mata
  نت‌ها رو بستم، ویولن تو جعبه، امشب دیگه تمرین بی تمرین، لالا
  遠足前夜みたいにわくわくして眠れん、いい大人が
  캠핑장 모닥불 꺼져간다, 침낭 지퍼 올렸다
  打完麻将赢了二百，心还在跳，可是一点了，该睡
  ghar pahunch gaya 20 ghante ke safar ke baad, body clock ulti, ab desi raat mein so jaana hai
  ولادي بيمتحنوا بكرة وأنا اللي مش عارفة أنام، قال الأم قال
  יצאתי לפנסיה אתמול, אין שעון מעורר, רוצה ליהנות מלישון
  gelisah karena besok akad, disuruh tidur cantik sama ibu
  ba ngày hội chợ đứng rã chân, dọn gian hàng xong, về tắt máy ngủ li bì
  จบโปรเจกต์แล้ว เลิกงานแล้ว ขอดูดาวริมระเบียงเงียบๆ จนง่วง
  জ্বর কমেছে, ওষুধ খেয়েছি, মা মাথায় হাত বুলোচ্ছে, ঘুমোই
  昼休み机に突っ伏して15分だけ落ちる
  독서실 막차 타고 집, 더 못 봐, 씻고 바로 꿈나라
  守完夜回房，头七过了，眼睛涩，想一觉到天亮
  दादाजी की चारपाई, नीम के नीचे दोपहर, हवा और ऊँघ
  البوابة قفلت، المحل نضيف، الإيراد اتعدّ، أروّح أريّح جسمي
  כיביתי את המחשב באמצע באג, הוא יחכה, אני צריך לישון
  農協の帳簿閉じた。目しょぼしょぼ。ばあちゃんはもう寝ますよ
  택배 상하차 끝나고 찜질방 수면실, 코골이 틈에서 잠들기 도전
  從急診下班，腎上腺素還沒退，但我要睡，拜託
  padhte padhte aankhein jal gayi, kitaab seene par, ab bas sone ka mann hai
  المطر على الشباك والدفاية شغالة، خلاص سلّمت نفسي للنوم
  אמא שלי נרדמת ככה עם רדיו ישן, גם אני רוצה
  habis melahirkan kedua tugas akhir haha, sekarang tidur dulu dua hari
  bỏ điện thoại xuống, mai dậy sớm chạy bộ, giờ ngủ ngay
  ฝนตกวันหยุด ผ้าห่มหนา ไม่ลุกไม่ทำอะไรแล้ว หลับต่อ
  নৌকায় রাত, জাল তোলা শেষ, ভোর পর্যন্ত একটু ঘুম
  離婚届出した日、泣き疲れた、もう寝かせて
  악몽 꿔서 깼어, 불 켰다 껐다, 다시 잠들고 싶어
  小夜班護理師，洗完頭吹乾，躺平，明天是休假不要吵
  शतरंज की बाज़ी दिमाग में घूम रही है, हार गया, अब सोने दो
  أقرأ قليلًا من المنفلوطي وأترك النوم يأتي على مهل
  פקק של שעתיים מאחוריי, נעליים באוויר, ערב של כלום
  kakatapos lang ng burol, wala pang tulog, hihiga na po ako
  டிரைவர் நான், லாரிய ஓரம் கட்டியாச்சு, நாலு மணி நேரம் தூங்கிட்டு தான் கிளம்பணும்
  بیٹی کی رخصتی ہو گئی، گھر سُونا ہے، بس آج آنکھیں بند ہو جائیں
  baada ya chakula kizito cha Idi, nalala kidogo mchana
  besok cuti, malam ni tak payah buat apa, baca novel bawah selimut
  قرص سرماخوردگی خوردم، گیجم، بذار خوابم عمیق شه
  夜食のラーメンでお腹いっぱい、勉強終了、歯磨いて寝るだけ
  면접 망쳐서 이불킥 중인데 그만 차고 잘래
  跑完半马，腿不是我的了，泡脚，拉窗帘，睡个下午觉
  kal subah 4 baje flight, abhi 9 baj rahe, zabardasti sona hai, excitement maar do
  الجنين بيرفس طول الليل، لاقيت وضعية مريحة أخيرًا، غمّضني
  סוף שבוע במילואים, שק שינה, כוכבים, יש לי ארבע שעות עד השמירה
  lelah menggambar, mata panas, kuas dicuci, waktunya rebah
  đi lễ chùa về, tắt đèn, lòng nhẹ tênh, buồn ngủ rồi
  เครื่องดีเลย์จนตีสาม ถึงโรงแรมแล้ว ไม่อาบน้ำละ นอน
  সারাদিন ক্লাস নিয়ে গলা বসে গেছে, আর একটাও কথা না, আলো নিভিয়ে শুই
  除夜の鐘聞いた、こたつで溶けて寝る
  제사 음식 열두 시간 부쳤다, 허리 펴고 누웠다, 아무도 부르지 마
  寫不出來就不寫了，靈感明天再來，今晚早早上床
  फ़ाइल जमा, चाबी टेबल पर, आज रिटायर हुआ, आराम से सोऊँगा पहली बार
  بعد المباراة والصراخ راح صوتي، كسبنا، والحين بغيت أهدى وأرقد
  שמתי ווייז על ״מיטה״, תוביל
  nanood lang ng lumang pelikula sa kama hanggang makatulog
  கடை மூடி கணக்கு முடிச்சு, குழந்தைங்க தூங்குறாங்க, நானும் சாயுறேன்
  صبح سے سر درد، دوا لی، پردے گرائے، اب سو جاؤں تو ٹھیک ہو
  mtoto wa jirani analia, nimeziba masikio, nataka kurudi usingizini
  cucu dah balik, rumah senyap, tok nak baring dengar radio sampai terlelap
  از کویر برگشتیم، شن تو موهامه، ولی اول خواب بعد حموم
  寝る前の白湯と音楽
  밤 11시 이후 휴대폰 금지
  睡前正念 — 关灯
  आज बस इतना ही, शुभ रात्रि मोड
  آخر كاسة شاي وبعدها نوم
  כיבוי אורות בפנימייה
  istirahat siang setelah sawah
  ngủ bù sau ca ba
  弁当屋の朝は2時。だから19時に寝る。外まだ明るいけど寝たい
  鵜飼の船頭、今夜の客は全部降りた、川音だけで眠りに入りたい
`;
