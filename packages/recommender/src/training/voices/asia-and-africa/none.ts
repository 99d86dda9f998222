/** Sentences for this state, in the languages of Asia and Africa. */
export const NONE_OF_ASIA_AND_AFRICA = `
  こんにちは、はじめまして
  이 앱 무료예요?
  你是机器人还是真人
  भारत की राजधानी क्या है
  ازيك يا معلم، عامل إيه
  מה השעה בטוקיו
  halo, ini bisa dipakai offline nggak
  thời tiết Đà Nẵng mai sao
  ขอบคุณมากนะ
  আকাশ নীল কেন
  音量上げて
  불 꺼줘
  谢谢，辛苦啦
  aap kaun ho bhai
  كم سعر الاشتراك السنوي؟
  תמחק את ההיסטוריה
  anong pangalan mo
  உனக்கு தமிழ் தெரியுமா
  یہ بٹن کس کام کا ہے
  habari za asubuhi
  boleh tukar bahasa ke Melayu tak
  سلام چطوری
  カタツムリに歯が一万本あるって本当？
  고양이가 키보드 밟음 ㄹㅇㄹㅇㅁㄴㄹ
  哈哈哈哈哈哈
  settings kahan milega
  مين اللي عملك
  איך מעדכנים גרסה
  putar lagu nomor dua
  1 đô bằng bao nhiêu tiền Việt
  ทดสอบๆ หนึ่งสองสาม
  ধন্যবাদ, ভালো থেকো
  パンダの指は何本
  메뉴 어디로 갔어요 안 보여
  打开蓝牙
  ऐप क्रैश क्यों होता है
  القمر يبعد كم عن الأرض
  איך אומרים פרפר בספרדית
  ilang isla meron ang Pilipinas
  எழுத்துரு சின்னதா தெரியுது
  لاہور سے پشاور کتنے کلومیٹر ہے
  unaweza kuimba
  padam tetapan lama
  فردا تعطیله؟
  充電器どこに差すの
  ㅋㅋㅋㅋㅋ 너 바보지
  这个软件占多少内存
  kya tum joke suna sakte ho
  شغّل المكيف على ٢٢
  מי זכה באירוויזיון ב-98
  selamat ulang tahun ya buat kamu haha
  xin chào
  เปลี่ยนรูปโปรไฟล์ยังไง
  ক্রিকেটে কে জিতল কাল
  あ、間違えた
  업데이트 언제 나와요
  台積電股價多少
  चाँद पर पहला क़दम किसने रखा
  بتدعم ويندوز ولا ماك بس؟
  תודה, יא אלוף
  warna ikonnya kok ganti
  con gà có trước hay quả trứng có trước
  ลบแอปแล้วข้อมูลหายไหม
  তোমার বয়স কত
  バージョンいくつ？
  오타 죄송 ㅎㅎ 무시하세요
  石头剪刀布，我出布
  beta password bhool gaya
  ممكن تغيّر صوتك لصوت راجل
  תדליק את המנורה בסלון
  nakakatuwa ka naman
  ஆப்பிள் சாதனத்துல வேலை செய்யுமா
  دو جمع دو کتنے
  tafsiri neno kompyuta
  macam mana nak log keluar
  کلید میانبر کپی چی بود
  ホーム画面に戻して
  저기요 들려요?
  北京到上海高铁多少钱
  ye emoji ka matlab kya hai 🫠
  مين كسب الدوري سنة ٢٠٠٩
  איפה קונים את המנורה הזאת
  kamu lebih suka kucing apa anjing
  tắt thông báo giùm
  แมวมีกี่ชีวิตนะ
  লোগোটা সুন্দর হয়েছে
  なんでロゴが緑なの
  시리랑 너랑 누가 더 똑똑해?
  下一个
  ऊँट की कूबड़ में क्या होता है
  اكتب لي اسمي بالإنجليزي
  רק בודקת אם זה עובד
  asdfgh wkwk salah pencet
  pin máy này bao lâu hết
  ภาษาไทยรองรับหรือยัง
  মাউস কাজ করছে না
  5分後にタイマー
  크롬 확장도 있나요
  在吗在吗
  ruko ruko, galat likh diya
  إعادة تشغيل
  מה ההבדל בין הגרסה החינמית לפרו
  oy kumusta
  வானவில் எத்தனை நிறம்
  یہ روشنی کا رنگ کیسے بدلوں
  nani aliandika wimbo huu
  bila kemas kini seterusnya
  یه جوک بگو
  富士山の高さ教えて
  택배 언제 와
  为什么海水是咸的
  bilkul sahi, dhanyavaad
  اسم القطة مشمش
  סבבה
  terima kasih banyak, dah
  sao Hỏa có nước không
  ปิดหน้าต่างนี้
  আমার কথা শুনতে পাচ্ছো
  夜更かしって英語でなんて言うの
  커피 원두 이름 중에 예가체프는 어느 나라 거야
  睡眠两个字的繁体怎么写
  deadline shabd ka hindi kya hota hai
  كلمة توتر جمعها إيه
  כמה קפאין יש באספרסו, סתם סקרנות
  ano ang ibig sabihin ng meditation
  தூக்கம் பற்றி திருக்குறள் எது
  یوگا کا لفظ کس زبان سے آیا
  siku ya wanawake duniani ni lini
  gambar profil awak comel
  کلاغ‌ها واقعا سیصد سال عمر می‌کنن؟
  スクリーンショットの保存先は？
  로고송 누가 불렀어요
  取消
  ye light kaunsi company ki hai
  السلام عليكم ورحمة الله
  מזל טוב לכל מי שקורא
  bisa pesan makanan lewat sini?
  ai phát minh ra cái bàn phím
  รีสตาร์ทเครื่องหน่อย
  এই ভাষাটা কোন ভাষা বলো তো
  もしもし
  안녕 나 또 왔어
  今天农历几号
  screen ka brightness 40 karo
  في كام لون في القايمة؟
  שבת שלום ומבורך
  wala lang, nangungulit lang
  குரலை மாத்து
  واہ کیا بات ہے
  simu yangu haioni programu hii
  nombor telefon khidmat pelanggan
  فونت رو بزرگ‌تر کن
  ラーメンと蕎麦どっち派？
  환불 되나요
  随便说点啥
  ताजमहल किसने बनवाया
  يعني إيه بيتا
  נעים מאוד, אני דורית
  ikan apa yang bisa terbang
  mở cửa sổ bên trái
  สีม่วงผสมจากอะไร
  কমা দাঁড়ি পরীক্ষা করছি
  おっけー了解
  그거 말고 저거
  恭喜發財紅包拿來
  apna naam batao phir main batata hu
  احذف آخر رسالة
  למה ג׳ירפה שותקת
  hahaha ang kulit mo
  பென்குயின் பறக்குமா
  بٹن دبایا تو کچھ نہیں ہوا
`;
