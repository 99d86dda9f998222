/** Sentences for this state, in the languages of Asia and Africa. */
export const MEETING_OF_ASIA_AND_AFRICA = `
  10時から取引先とZoom、値下げ交渉される予感
  학부모 상담 3시, 담임 선생님이랑 얘기하러 가요
  跟房东谈续租，他想涨三百
  दामाद के घरवाले आ रहे हैं, रिश्ते की बात करनी है
  عندي مقابلة شغل أونلاين كمان ربع ساعة، هيسألوني عن خبرتي
  שיחת זום עם הצוות בהודו, סטטוס שבועי
  mau ngajar kelas 5 SD, materi pecahan
  cà phê với ông chú, nghe ổng khuyên chuyện đổi nghề
  ประชุมสรุปยอดกับทีมขาย
  পাড়ার মিটিং, পুজোর চাঁদা নিয়ে কথা
  二者面談、担任の私が話す側
  원격 스탠드업, 각자 어제 한 일 오늘 할 일
  導師時間，跟學生一對一聊選課
  daily scrum 10 baje, sabko update dena hai
  لازم أقعد مع أبويا ونتكلم في موضوع الجواز
  מלמדת קבוצת גמלאים להשתמש בסמארטפון, הרבה צחוק
  may consult ako sa pedia, itatanong ko yung ubo ng bata
  வாடிக்கையாளர் கூட விலை பேசணும் பதினோரு மணிக்கு
  وکیل صاحب سے ملاقات، زمین کے کاغذات پر بات
  kikao cha wazee kuhusu mpaka wa shamba
  temu duga jurujual, saya yang menemu duga
  جلسه با استاد راهنما، باید پیشرفت کارمو توضیح بدم
  町内会の寄り合い、ゴミ当番で揉めそう
  면접관으로 들어갑니다 지원자 네 명
  给新员工做入职培训，讲两小时
  नुक्कड़ सभा में भाषण देना है, फिर लोगों के सवाल
  حوار مع صاحب الجريدة على عمودي الأسبوعي
  מדריכה סיור בעיר העתיקה, שלושים תיירים מברזיל
  rapat RT bahas ronda malam
  gọi video với mẹ ở quê, hai mẹ con tám chuyện
  นัดหมอความดัน ต้องเล่าอาการให้หมอฟัง
  ক্লাস নিচ্ছি, আজ ভূগোল, চল্লিশটা বাচ্চা
  夜11時からNYと電話会議、眠いけど顔出さないと
  팀장님이랑 연봉 협상, 떨리지만 할 말은 한다
  相亲，第二次见面，喝茶聊聊
  boss ke saath appraisal discussion
  مكالمة مع العميل الزعلان، هسمعه وأفهم المشكلة
  הרצאה שלי במכללה, תשעים סטודנטים
  ka-meeting ko ang kontraktor tungkol sa bubong
  கிராம சபையில மின்சாரப் பிரச்சனை பத்தி பேசப் போறேன்
  امام صاحب سے بیٹے کے نکاح پر مشورہ
  mkutano wa chama saa nne
  mesyuarat guru petang ni
  صحبت با خواهرم سر ارث، رودررو، بالاخره
  保護者会で司会をする
  상견례
  周会
  ग्राहक से कॉल
  اجتماع فريق التسويق
  שיחת ועידה עם הספק מאיטליה
  rapat koordinasi panitia kurban
  họp giao ban sáng
  คุยงานกับลูกค้าญี่ปุ่น
  সাক্ষাৎকার নেব এক লোকশিল্পীর
  大学の公開講座を聴きに行く、江戸の食文化
  친구 고민 들어주러 카페 감
  寝不足だけど三社合同の定例に出る、発言求められそう
  새벽 화상회의, 미국팀이랑 스펙 합의해야 함
  跟装修队吵预算，约在工地当面说清
  tution batch ko padhana hai, trigonometry samjhani hai, bachche so jaate hain
  تسجيل حلقة بودكاست مع صيّاد من برلس
  יש לי שיחת משוב עם עובד, לא נעימה, אבל צריך לנהל אותה
  wawancara narasumber, nelayan tua di Muara Angke
  thương lượng giá lúa với thương lái
  ไกล่เกลี่ยลูกน้องสองคนที่ไม่มองหน้ากัน
  নাতির সঙ্গে ভিডিও কলে বসব, ও কানাডায়, আধ ঘণ্টা গল্প
  主治医と治療方針の相談、妻も同席
  독서모임 오늘 내가 발제자
  开庭前跟律师对一遍口供
  पंचायत की बैठक, पानी के बँटवारे पर बहस होगी
  بعمل ندوة عن التغذية للأمهات، وبرد على أسئلتهم
  ועדת קבלה לגן, שואלים אותנו שאלות
  kukumustahin ko si tatay sa telepono, matagal na kaming di nag-uusap
  கம்பெனி ஆடிட்டர் வர்றார், அவர் கேள்விக்கு பதில் சொல்லணும், எதிர்ல உக்காந்து
  سسرال والوں کی دعوت، سب بیٹھ کر باتیں ہوں گی
  nafundisha darasa la saba hisabati leo asubuhi
  bual dengan pelatih, pilih susunan pemain esok
  مصاحبه‌ی دکترا، سه تا استاد روبه‌روم
  電話で義母に年末の予定を伝える
  후배 멘토링 커피챗 4시
  居委会调解邻里漏水，我当翻译
  kal wali meeting aaj ho gayi, deadline pe manager ke sawaal jhelne hain
  عندي كلاس أونلاين، أنا المدرسة، والطلبة بيتأخروا
  דייט ראשון בבית קפה, נדבר ונראה
  ikut seminar parenting di balai desa
  họp cổ đông, chuẩn bị chất vấn
  คุยกับลูกเรื่องติดเกม นั่งลงคุยกันดีๆ
  শিক্ষকদের সভা, রুটিন নিয়ে তর্ক হবেই
  商談、先方の部長は無口、こっちから話す
  노조 교섭 2차
  和导师视频，听他批论文
  बिटिया की काउंसलिंग, मनोवैज्ञानिक के साथ बैठेंगे
  أقابل مدير الجمعية لأعرض عليه مشروع المكتبة المتنقلة
  יושבים עם המעצבת לסגור את המטבח
  pag-uusapan namin ng banda kung sino ang lilipat sa drums
  மருத்துவரைப் பார்க்க அப்பாவோடு, நான்தான் மொழிபெயர்ப்பு
  چندہ کمیٹی کی میٹنگ، مسجد کی چھت کا خرچ
  mahojiano ya redio moja kwa moja
  sesi soal jawab dengan penduduk taman
  کلاس آنلاین آلمانی، مکالمه دو نفره
  講演を聞く側、ノート片手に質問も用意
  교장 선생님 면담
  新客户电话，第一次通话，介绍我们是做什么的
  gaon ke sarpanch se milna hai, sadak ki baat karni hai
  لقاء تعارف مع فريق التطوع
  שיעור פרטי במתמטיקה, אני המורה, התלמיד לא מדבר
  nego harga sapi sama blantik
  buổi phỏng vấn học bổng qua Skype
  พรีเซนต์งานให้บอร์ดฟัง แล้วตอบคำถาม
  দিদির সঙ্গে ফোনে মায়ের চিকিৎসা নিয়ে কথা বলব
  緊張するけど、彼女のお父さんに挨拶
  커피 들고 회의실로, 디자인 시안 두고 다 같이 떠들 시간
  跟前妻商量孩子暑假归谁带，约了电话
  NGO ki training hai, main 30 mahilaon ko bachat samjhaungi
  موعد مع دكتورة الأسنان، هنتفق على خطة التقويم
  ישיבת דיירים, שוב המעלית
  nelpon leasing minta keringanan cicilan
  giảng bài cho lớp tại chức buổi tối, ai cũng buồn ngủ
  คุยโทรศัพท์กับธนาคารเรื่องบัตรหาย
  অফিসে এইচআর-এর সঙ্গে বসব, বদলির কথা তুলব
  オンライン英会話25分、先生はセブの人
  주민센터 간담회 가서 의견 말할 거예요
  家族群语音，商量爷爷八十大寿
  किसानों के साथ चौपाल, बीज की नई किस्म बतानी है
  مناظرة الجامعة بعد شوية، فريقي يتكلم الأول
  פגישה עם יועצת השקעות, היא מסבירה ואני שואל
  may town hall ang kumpanya, makikinig at magtatanong
  நண்பன் திருமணத்தில் மனஸ்தாபம், நேர்ல பேசி தீர்க்கப் போறேன்
  شاگردوں کو موٹر مکینکی سکھانی ہے، آج گیئر باکس پر بات ہوگی
  kuzungumza na mwalimu mkuu juu ya karo
  panel temu bual pesta buku
  با بچه‌های تئاتر دور هم می‌شینیم متن رو روخوانی کنیم
  サポート窓口の新人研修で講師やります
  오늘 강연 들으러, 작가와의 만남
  去派出所做笔录，陪老爸一起
  investor call, 6 log, woh poochhenge revenue kab
  مكالمة جماعية مع إخواتي في كندا والسعودية، العيد
  תורנות הקשבה במוקד, שיחות עם קשישים
  briefing kru kapal sebelum berangkat
  họp tổ dân phố chuyện thu gom rác
  นัดสัมภาษณ์ทุน ตื่นเต้นแต่พร้อมคุย
  ইউনিয়নের প্রতিনিধি হয়ে ম্যানেজমেন্টের সঙ্গে আলোচনায় যাচ্ছি
  ご近所さんとお茶しながら相談、塀の修理代
  심야 라디오 게스트랑 인터뷰 녹음
  跟学生家长通话，孩子上课老睡觉
  विवाह परामर्श की बैठक
  بدرّب موظفين جداد على السيستم، كلهم أسئلة
  תדרוך צוות בוקר
  kakausapin ko ang kapitan ukol sa ilaw sa kanto
  குழு கூட்டம் மாலை ஆறு மணி
  انٹرویو لے رہا ہوں ایک شاعر کا، ریکارڈر تیار
  naenda kwa fundi sonara tukubaliane bei ya pete
  jumpa doktor pakar bawa ibu
  قرار با مشتری، چونه سر قیمت فرش
  寝かしつけ前に夫婦で家計の話し合い
  팀 회고, 서운했던 거 말하는 시간
  供应商来访，先寒暄再压价
  principal se milna, admission ki baat, thodi ghabrahat hai par baat karni hi hai
  استشارة قانونية بالتليفون
  חזרה לשיחת גישור, הצד השני כבר בחדר
  telewicara sama anak di pesantren
  trao đổi với khách Nhật qua phiên dịch
  โทรหาแม่ค้าส่ง ต่อราคาทุเรียนยกคัน
  ইমাম সাহেবের সঙ্গে মিলাদের আয়োজন নিয়ে আলাপ
  部下の面談、辞めたいらしい、まず聞く
  설명회 진행 마이크 잡으러 갑니다
  酒蔵の杜氏さんに取材、聞きたいこと七つ
  통장님 댁에 모여 김장 날짜 정하기
  社團招新擺攤，要跟一堆學弟妹介紹登山社
  ऑनलाइन हिंदी कक्षा में विदेशी बच्चों को क ख ग सिखाना
  صاحب الشقة جاي نتفق على التصليح وش لوش
  ארוחת שישי עם ההורים, סוף סוף מספרים להם על המעבר לחיפה
`;
