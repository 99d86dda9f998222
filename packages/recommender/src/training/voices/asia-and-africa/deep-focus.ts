/** Sentences for this state, in the languages of Asia and Africa. */
export const DEEP_FOCUS_OF_ASIA_AND_AFRICA = `
  レポート提出まで3時間、眠いけど書き切る、余計な音いらない
  코딩 집중. 카톡 꺼놨고 오늘 안에 로그인 모듈 다 짠다
  論文第三章還差兩千字，咖啡續杯，今晚不寫完不睡
  यूपीएससी की तैयारी, रात के ग्यारह, आधुनिक इतिहास का अध्याय ख़त्म करना है
  قاعد أكتب الفصل الأخير من الرسالة، ومش عايز أي حاجة تشتّتني
  לומדת לפסיכומטרי, שלוש שעות רצוף, טלפון במגירה
  nyusun skripsi bab empat, capek sih tapi malam ini harus kelar
  司法試験の過去問、論文答案を一通書き上げる
  피아노 쇼팽 왼손만 두 시간 연습
  背单词背到第十二单元，安静点陪我就行
  assignment 12 baje submit, neend se aankh laal, par likhna chalu rakhna hai bina ruke
  أحفظ سورة البقرة، وصلت للوجه العاشر، أريد تركيزًا
  מרכיב ארון של איקאה עם מאתיים ברגים, אל תבלבל לי את המוח
  đang dịch tiểu thuyết, còn bốn chục trang, nhạc không lời thôi
  อ่านสอบหมอ เหลืออีกห้าบท ง่วงแต่ต้องไปต่อ
  থিসিসের ডেটা এন্ট্রি, একটা সংখ্যাও ভুল হওয়া চলবে না
  緊張する暇があったら英単語、試験会場で最後の詰め込み
  야근이지만 오히려 조용해서 좋다, 보고서 끝까지 몰입해서 쓰자
  深夜写代码最顺，谁都别叫我
  इंजन की वायरिंग जोड़ रहा हूँ, एक तार गलत और सब बेकार, मन एकाग्र रहे
  عايزة أذاكر تشريح والدنيا زيطة في البيت، اقفل ودني عن الدوشة
  מתאמנת על הכינור, קטע קשה בבאך, שוב ושוב
  nagre-review ako for the nursing board, pagod pero kailangan pumasok sa utak
  பழைய ஓலைச்சுவடி படியெடுக்கிறேன், எழுத்து எழுத்தா, அமைதி வேணும்
  نقشہ نویسی کا کام، پیمانے سے ایک ایک لکیر، شام تک اٹھنا نہیں
  nakamilisha ripoti ya mradi, ukurasa wa ishirini, sitaki kukatizwa
  tengah taip minit fail lama masuk sistem, kena tepat satu-satu
  دارم برای کنکور تست می‌زنم، زیست، صد تا پشت هم
  資料室にこもって古文書を読む一日
  헌법 기본서 3회독 시작, 폰은 사물함
  刻印章，手要稳，心要定
  raat ki shanti mein React seekh raha hu, ek poora module khatam karke hi uthunga
  مهموم لكن البحث ما يستنى، سأقرأ المقالات الخمس واحدة تلو الأخرى
  סוגרת דוח שנתי לבנק, ההגשה בבוקר, קפה לידי, רק לכתוב
  merajut pola rumit, hitungan tusuknya jangan sampai lupa
  viết luận văn trong quán, xung quanh ồn, cần chui vào cái kén
  ต่อโมเดลกันดั้ม ชิ้นเล็กมาก ขอสมาธิ
  সেতারে রাগ ইমন, আলাপটা দুই ঘণ্টা ধরে রেওয়াজ
  仕様書を最初から最後まで一気に読む
  석사 논문 참고문헌 정리, 지루하지만 하나하나 정확히
  备考注会，经济法，今晚刷完两套还要抄错题本
  हिंदी साहित्य के नोट्स बना रही हूँ, घर सो गया है, यही मेरा समय
  ترجمة عقد من الفرنسية، عشرون صفحة قبل الظهر
  כתיבת פרק שני בתזה
  논문 읽기 09–12시
  期末論文衝刺
  कोड लिखने का समय, डिस्टर्ब न करें
  مراجعة الكيمياء العضوية
  input data pajak klien, tiga jam
  ôn thi chứng chỉ tiếng Nhật N2
  ถักโครเชต์ตามผังละเอียด รอบที่ยี่สิบ ห้ามหลุดนับ
  写本の修復、息を止めて糊を引く
  알고리즘 강의 4배속 말고 제대로 필기하면서 듣기, 오늘 다섯 강
  翻译字幕，一集四十分钟，对轴对到眼花也要弄完
  lambi raat, thandi chai, chapter 7 ke saare numericals copy mein utaarne hain saaf saaf
  昼寝の誘惑に勝って、簿記の仕訳ノートを最後まで書き写す
  졸업작품 납땜 중, 손 떨리면 끝장이라 커피도 참았다
  写代码写到第六个小时，状态正好，别打断
  डायलिसिस सेंटर में बैठे-बैठे पीएचडी का पेपर पढ़ रही हूँ, चार घंटे पूरे लगाने हैं
  قلقان من الامتحان بس القلق مش هينجّحني، هفتح الكتاب وأذاكر لحد الفجر
  הילדים ישנים, עכשיו החלון שלי, מתכנתת עד אחת
  ngoding fitur pembayaran, deadline jam enam pagi, kopi sachet kelima
  đọc bài báo khoa học dài ba mươi trang, gạch chân từng đoạn
  อยู่เวรดึกแต่ว่าง เอาตำราเภสัชมาอ่านต่อให้จบเล่ม
  চাকরির পরীক্ষার মানচিত্র মুখস্থ করছি, ট্রেনে দু ঘণ্টা পাই
  ギターのFコード、指が痛いけど一時間は続ける
  번역 원고 마감 새벽 여섯 시, 졸려도 문장은 또박또박
  剪視頻，一幀一幀對嘴型，耳機戴上世界消失
  tension chhodo, ab bas syllabus ka unit 3, ek baar mein baith ke
  أركّب دائرة إلكترونية للمشروع، المكوّنات صغيرة والوقت ضيق، ثبّت تركيزي
  מעתיק סת״ם, אות אות, בלי להסיח
  nag-eencode ako ng records sa munisipyo, libo-libo, bawal magkamali
  நெசவு தறியில உக்காந்தா நூல் எண்ணிக்கை தப்பக்கூடாது, முழு கவனம் வேணும்
  رات گئے ناول کا باب صاف نقل کر رہا ہوں ناشر کے لیے
  nasomea mtihani wa uuguzi, watu wa nyumbani wamelala, huu ndio muda wangu
  salin semula daftar kubur lama ke hamparan, tulisan jawi pudar, kena teliti
  دارم گزارش کارآموزی می‌نویسم، خسته‌ام ولی دو صفحه دیگه مونده و ول نمی‌کنم
  朝の図書館、開館と同時に席確保、憲法を読み込む
  뜨개질 도안 복잡한 부분, 코 하나도 놓치면 안 됨
  毛笔抄《心经》参加比赛，一个字都不能错
  सिलाई का ऑर्डर, बारीक ज़रदोज़ी, आँख और सुई पर ही ध्यान
  تعبت من العود بس لازم أتقن المقام، ساعة تمرين كمان بنفس التركيز
  קוראת מאמר בנוירוביולוגיה, משפט אחד עשר פעמים, צריכה להיכנס לזה
  lagi fokus nyolder PCB pesanan, jangan lagu yang ada liriknya
  làm hồ sơ thầu, cả phòng về hết rồi, còn mình ngồi gõ cho xong
  เขียนวิทยานิพนธ์บทที่ห้า อาจารย์รอพรุ่งนี้เช้า ไม่หลับก็ไม่เป็นไร
  পাণ্ডুলিপির প্রুফ দেখছি, বইমেলার আগে শেষ করতেই হবে
  締切の鬼に追われ中、漫画の原稿ペン入れあと8ページ、黙々と
  토익 LC 매일 두 시간, 오늘도 커피 들고 스터디카페 구석자리
  考研政治，背到凌晨也得背，别放热闹的
  deadline subah 8 baje, poori raat design file ke icons export aur naam theek karne hain ek ek karke
  بكتب تقرير صيانة المصعد، تفاصيل كثيرة، ما أبي أنسى سطر
  עבודת סמינריון על הומרוס, נשארו לי הערות שוליים אינסופיות, לשבת ולעשות
  nagsusulat ako ng case study, kinakabahan sa panel pero mamaya na yun, sulat muna
  டிஎன்பிஎஸ்சி மாதிரி தேர்வு, மூணு மணி நேரம், யாரும் பேசக்கூடாது
  خطاطی کی مشق، نستعلیق، ایک ہی حرف سو بار
  naandika programu ya kuhesabu mazao, nimechoka lakini akili iko kwenye msimamo, naendelea
  menjahit manik baju pengantin, mata letih tapi kena halus
  نسخه‌پیچی دارو رو باید وارد سیستم کنم، یه رقم اشتباه نشه
  プラモじゃない、義歯です。技工士の夜。0.1ミリに集中
  간호 국시 D-10, 스트레스는 나중에 받고 지금은 문제집
  律师实习，整理卷宗目录，三百份文件按日期录入
  नींद आए तो खड़े होकर पढ़ूँगा, पर रसायन का पूरा पाठ आज ही
  ذاكرت ساعتين وهكمّل أربعة، قهوتي جنبي والموبايل عند أمي
  מכין את המצגת למשקיעים, שקופית שקופית, לא עוצר עד שזה מלוטש
  setel kecapi lalu latihan lagu wajib festival, ulang terus sampai bersih
  khảm trai cái tủ thờ, mảnh nhỏ hơn móng tay, dán cả ngày
  ซ่อมนาฬิกาโบราณ เฟืองจิ๋ว มือต้องนิ่ง
  গ্রাফিক্স প্রজেক্ট রেন্ডারের আগে স্ক্রিপ্টটা টানা লিখে ফেলব, রাত জাগব
  会議全部キャンセルになった！今のうちに設計書を書き上げる
  육아 휴직 중 자격증 공부, 아기 낮잠 한 시간 반 풀집중
  博士資格考前一晚，筆記從頭讀到尾，心慌也照讀
  subah 4 baje uthkar NEET ki biology, ghar mein sannata, isi waqt padhai pakki hoti hai
  أحتاج موسيقى هادئة لا تنوّمني، عندي كتاب كامل أقرؤه قبل حلقة النقاش
  לומד גמרא לבד, סוגיה ארוכה, רוצה להתעמק
  ngafalin naskah drama, tujuh adegan, mulut komat-kamit dari tadi
  soạn giáo án cả tuần trong một tối, mệt nhưng gõ một mạch
  ลงบัญชีลูกค้าสิ้นเดือน ตัวเลขเยอะ ง่วงไม่ได้
  মেডিক্যাল এন্ট্রান্সের ফিজিক্স বই, আজ পুরো তাপগতিবিদ্যা পড়া
  木彫りの仏様、顔に入る。しゃべりかけないで
  사법서사 시험 암기, 버스 막차까지 도서관
  调律师，今天修一台百年老琴，一根弦一根弦来
  बैंक पीओ की परीक्षा का मॉक, बिजली जाए या आए, नब्बे मिनट बैठना है
  مشغولة بتطريز ثوب فلسطيني، الغرزة تحتاج صبر وعين صاحية
  עורך ספר של אחרים, עוד מאתיים עמודים, קפה שחור, דממה
  inaaral ko yung bagong accounting software, buong hapon, walang chat muna
  கர்நாடக சங்கீத பயிற்சி, வர்ணம் மூணு காலம்
  عربی گرامر کی گردانیں یاد کر رہی ہوں، امتحان کا خوف ایک طرف
  uchambuzi wa fasihi, natakiwa kusoma riwaya nzima leo na kuandika maelezo
  buat model 3D rumah klien, esok nak hantar, malam ni marathon
  زیرنویس فیلم ترکی رو از روی صدا می‌نویسم، ثانیه به ثانیه، چشمم خسته ولی ادامه
  電験三種、疲れて帰ってきても毎日2時間机に向かうと決めた
  개발 몰입 시간, 회의 금지, 헤드폰 착용
  录有声书，第八章，一口气不能念错
  camera ke saamne nahi, script ke saamne baithna hai, documentary ka pehla draft likhna hai aaj
  وردية ليل هادية، فاتح كورس البرمجة وعايز أخلّص الوحدة كلها
  סריגת אריחים, לא, ריצוף! מניח פסיפס במטבח, כל אבן במקום
  menulis laporan praktikum kimia, ngantuk berat tapi dikumpul jam tujuh
  học bảng chữ cái Ả Rập, chép mỗi chữ trăm lần
  ฝึกขิมเพลงเดี่ยว สอบปลายภาคดนตรีไทย
  মাইক্রোস্কোপে স্লাইড গুনছি, তিনশো কোষ, চোখ টনটন করলেও থামব না
  プレッシャーで胃が痛いが、手を動かせば進む。コード書く
  한자 1급 쓰기 연습, 천 자 돌파까지
  数据标注两千张图，又累又枯燥，但精度要99，开始
  ghar ki shaadi ke shor mein bhi thesis likhni hai, headphone lagaya, duniya band
  أراجع محاضرات القلب والأوعية، نايم عليّ الكسل بس بدوس
  שחזור רהיט ישן, מלטש בעדינות, שעות
  nagpa-practice ako ng gitara para sa misa, paulit-ulit yung bridge
  ஆய்வுக் கட்டுரை படிக்கிறேன், மேற்கோள் எல்லாம் குறிச்சு வைக்கணும்
  پی ایچ ڈی کا مقالہ، حوالہ جات، رات کے دو، ابھی بند نہیں کرنا
  nachapa hati za shamba neno kwa neno, hakuna kosa linaloruhusiwa
  bina model kapal layar dalam botol, pinset halus, jangan kacau
  تمرین سه‌تار، قطعه رو نت به نت، تا وقتی دستم روون شه
  模擬店の看板より先に英語エッセイ、800語、今やる
  은행 마감 후 전표 입력, 숫자 틀리면 집에 못 감
  夜裡十點，實驗室只剩我，跑完這批樣品的紀錄要寫完整
  ड्राइंग शीट – मशीन पार्ट्स, स्याही से, गलती की गुंजाइश नहीं
  الامتحان بعد يومين ومتوترة، بس أفضل علاج أفتح الملزمة وأحل مكانها للآخر
  פיתוח עם דדליין מטורף, עייף מת, אבל נכנסתי לזרימה, תשמור אותי שם
  nyalin partitur angklung buat dua puluh anak
  viết báo cáo thực tập, chỗ nhận xét phải nắn nót
  อ่านกฎหมายอาญา ท่องมาตรา รอบสุดท้าย
  কাঁথা সেলাই, নকশা জটিল, বিকেল পর্যন্ত একটানা
  卒論、序論から結論まで通しで推敲する日
  看護記録の清書、二十人分、眠気より正確さ
  스트레스 받아서 더 이상 생각 말고 그냥 필사한다, 한 시간 조용히
  開夜車寫企劃書，老闆早上九點要，泡麵在旁邊，專心
  सितार का रियाज़ सुबह चार बजे, एक ही पलटा सौ बार
  شغل تطعيم خشب، القطعة قدامي من الصبح ومش هقوم غير لما تخلص
  בונה מטוס מודל עם סבא, הוראות ביפנית, דממה וריכוז
  menyalin resep obat ke buku stok, malam minggu, apotek sepi
  ngồi dịch hợp đồng tiếng Hàn, mỗi điều khoản gõ cẩn thận, chưa xong chưa về
  สอบราชการเดือนหน้า เลิกงานหกโมง อ่านถึงสี่ทุ่มทุกวัน
  ব্যাংকের খাতা কম্পিউটারে তোলা, আজকের মধ্যে দেড়শো পাতা
  朝活。コーヒー淹れて宅建テキスト50ページ
  멘붕이지만 지금부터 백엔드 API 문서 한 장씩 써 내려간다
  翻开《数据结构》，今晚就跟链表死磕到会写
  thesis likhte likhte ro bhi li, ab aansu ponch ke conclusion poora karungi
  ما أبي أسترخي، أبي أدخل في جو الدراسة لين أذان الفجر
  משננת את כל מושגי האנטומיה ללילה האחרון, כרטיסייה אחר כרטיסייה
  kailangan kong tapusin ang lesson plan ngayong gabi, walang tulugan, tutok lang
  இரவு முழுக்க கோடிங், காபி ரெண்டு டம்ளர், கவனம் சிதறக் கூடாது
  سلائی مشین پر شیروانی کا آخری مرحلہ، کالر سیدھا آنا چاہیے
  kusoma Kiarabu, sura ya tatu, peke yangu chini ya mwembe
  nak baca jurnal perubatan, lima artikel, kopi O kat sebelah
  خلاصه‌نویسی تاریخ هنر، جزوه‌ی سیصد صفحه‌ای، بی‌وقفه
  時計組立の三級技能検定、練習一回通し90分
  새 프레임워크 공식 문서 정독, 예제 다 쳐보기
  抄谱，明天乐团要用，蝌蚪大的音符一个都不能歪
  आवाज़ बंद, खिड़की बंद, अब सिर्फ़ लॉ एंट्रेंस की किताब
  بنسخ المخطوطة حرف حرف والنور ضعيف بس الشغل حلو
  שעון עצר, חמישים דקות של לימוד רפואה, בלי הפסקה
  garap laporan keuangan koperasi, ketik semua nota sebelum rapat anggota
  số hoá bản đồ ruộng của xã, tô từng thửa cho đúng ranh
  เครียดก็เครียด แต่ต้องนั่งเขียนโค้ดต่อ ขออะไรเรียบๆ ไม่กวน
  মূর্তির চোখ আঁকা হচ্ছে, মহালয়ার ভোর, হাত কাঁপলে চলবে না
  点字の翻訳ボランティア、一冊目の後半
  회계원리 강의 밀린 거 열 개, 오늘 정주행
  手縫皮件，邊線一公分六針，今晚收工前縫完一整圈
  patli si pencil, architecture ka viva kal, sheet aaj raat hi poori honi hai
  عندي ورشة تجميع أثاث لزبون، الكتالوج صيني، ركّز معي
  קידוד מחדש של המערכת הישנה, שורה אחרי שורה, כל הלילה שלי
  nagta-transcribe ako ng interview, tatlong oras na audio, rewind nang rewind
  வீணை மீட்டுறேன், நாளைய கச்சேரிக்கு அல்ல, பயிற்சிக்கு மட்டும், ரெண்டு மணி நேரம்
  نیند آ رہی ہے مگر اسائنمنٹ آدھا ہے، جاگ کر لکھنا ہے، خاموشی سے
  natengeneza tovuti ya kijiji, ukurasa baada ya ukurasa, kahawa imepoa
  kena siapkan pelan lukisan elektrik, halus, lepas waktu pejabat
  منبت‌کاری، مغار تیز، گل‌بوته وسط تخته، حواسم همین‌جا
  短歌じゃなくて議事録の文字起こし、二時間分
  기타 핑거링 연습, 메트로놈 60부터
  练字帖《九成宫》，每天两页
  दफ़्तर का सालाना प्रतिवेदन, साठ पन्ने, फ़ोन साइलेंट
  أذاكر وأنا صايم، باقي ثلاث ساعات للمغرب، عايز أخلّص الباب كله
  כתב יד של סבתא, מקליד אותו למחשב, מילה במילה
  lembur ngedit naskah buku, satu bab satu jam
  ghi chép bài giảng giải phẫu, vẽ lại từng dây thần kinh
  แกะสลักผักสำหรับงานแข่ง ต้องนิ่งสามชั่วโมง
  অনুবাদের কাজ, উর্দু উপন্যাস, আজ দশ পাতা
  夜勤の合間に放射線技師の問題集、静かなうちに二章分
  승진 시험 공부, 퇴근하면 녹초지만 두 시간은 앉는다
  报告截止明早九点，困也不能糊弄，图表一张张做
  कॉफ़ी बन गई, दरवाज़ा बंद, अब शोध-प्रस्ताव का पहला मसौदा एक साँस में
  بصمّم لوحة كهرباء وبكتب التوصيف الفني، محتاج تلات ساعات سكوت
  הלחמות עדינות על לוח בקרה, מגדלת, מלחם, ריכוז
  habis nenangin diri, saatnya benar-benar belajar akuntansi dua jam penuh
  luyện nghe IELTS cả buổi, chép chính tả từng câu
  ซ้อมเปียโนเพลงสอบเกรดแปด ช้าๆ ให้แม่น
  ছেঁড়া দলিল স্ক্যান করে নাম ধরে ধরে সাজাচ্ছি, ভুল হলে সব গেল
  پڑھنے بیٹھا ہوں، سی ایس ایس کا پرچہ، اعصاب جیسے بھی ہوں
  속기 시험 대비, 분당 320자, 손목 아파도 한 지문 더
`;
