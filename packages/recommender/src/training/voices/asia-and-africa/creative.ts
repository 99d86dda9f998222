/** Sentences for this state, in the languages of Asia and Africa. */
export const CREATIVE_OF_ASIA_AND_AFRICA = `
  新メニューの名前、月っぽくて笑えるやつ、思いつくだけ出したい
  밤 감성 터졌다, 가사 한 줄 떠오른 김에 후렴까지 써보자
  给女儿编睡前故事，主角是一只怕黑的萤火虫，后面怎么发展
  कविता लिखनी है, बारिश और बिछड़ने पर, शब्द ढूँढ रहा हूँ
  بفكر في اسم لمحل كشري جديد، عايز حاجة تضحك وتفضل في الدماغ
  סקיצות ללוגו של מאפייה, רק עיפרון ודמיון
  lagi nyari ide konten TikTok buat warung seblak
  vẽ nguệch ngoạc cho ra ý tưởng áo dài cách tân
  แต่งกลอนแปดอวยพรวันแต่งงานเพื่อน
  গল্পের প্লট ভাবছি, একটা ভূত যে মানুষকে ভয় পায়
  即興でピアノ、コードも決めずに指の行きたい方へ
  소설 빌런의 과거 설정 짜는 중, 왜 악당이 됐을까
  腦力激盪，畢業展主題，越瘋越好
  chai pe baith ke startup ka naam soch rahe, kuch desi kuch catchy
  قصيدة نبطية عن الغربة، البيت الأول جاهز والباقي يجي
  כותב מערכון לפורים על ועד בית
  iniisip ko ang tema ng debut, parang enchanted na may halong jeepney
  கல்யாண அழைப்பிதழ் வடிவமைப்பு, புதுசா ஏதாவது தோணனும்
  غزل کا مطلع ہو گیا، اب قافیے کے ساتھ کھیلنا ہے
  nabuni hadithi ya sungura anayeuza simu
  nak reka corak batik baru, ilham dari bunga kantan
  طرح جلد کتاب شعر، دارم اتود می‌زنم، هر چی به ذهنم بیاد
  俳句五句、季語は炬燵
  새 게임 캐릭터 콘셉트 낙서
  给新酒吧起名，要有故事感，不要烂大街的
  रंगोली का नया डिज़ाइन दिमाग में घूम रहा, काग़ज़ पर उतारूँ
  لحن جديد على العود، بدندن وأسجّل
  ליל שימורים עם גיטרה, מלחין משהו לחתונה של אחי
  mikirin alur film pendek, tokohnya tukang becak yang jago puisi
  sáng tác rap về quê ngoại
  ออกแบบฉากละครเวที เมืองใต้น้ำจากขวดพลาสติก
  নাটকের সংলাপ লিখছি, দুই বুড়োর ঝগড়া, হাসির হতে হবে
  眠気と夢の間のイメージを絵に起こしたい
  마감 스트레스 속에서 웹툰 다음 화 반전 아이디어 짜내기
  灵感来了半夜爬起来写歌
  deadline kal hai par slogan abhi tak nahi mila, pagal pagal ideas phenkte hain
  أرسم كاريكاتير عن زحمة المدارس، محتاج فكرة لاذعة
  חולמת בהקיץ על שמלה מווילונות של סבתא, מציירת דגם
  tumutula ako habang umuulan, hinahanap ko ang tamang salita
  பாட்டுக்கு மெட்டு போடணும், ராகம் சிந்துபைரவி மாதிரி ஆனா நவீனமா
  ڈرامے کی کہانی، دو بہنیں ایک حویلی ایک راز، آگے کیا ہو
  najaribu kutunga wimbo wa harusi kwa Kiswahili cha pwani
  puisi untuk cikgu yang bersara, nak rangkap yang menyentuh
  ایده‌پردازی برای اسم کافه، چیزی بین حافظ و فضا
  ケーキのデコレーション案、孫の恐竜ブームに合わせて
  작명 회의 혼자 하는 중, 강아지 이름 후보 서른 개
  插花，随手配，看看能长出什么样子
  नुक्कड़ नाटक के लिए किरदार गढ़ रहे हैं, भ्रष्ट मच्छर वाला
  فكرة إعلان رمضان، عايلة بتدوّر على الريموت
  לאלתר סקסופון על הגג
  brainstorming nama band
  vẽ tranh khắc gỗ đề tài Tết
  ร่างนิทานเรื่องช้างที่อยากเป็นเมฆ
  ছড়া লেখার সকাল
  作曲 夜
  스케치북 산책
  即興戲劇練習
  कहानी का अंत सोचना
  عصف ذهني لاسم الرواية
  סיעור מוחות לקמפיין
  失恋したので曲にする、泣きながらでもサビは明るく
  새벽 두 시 커피 냄새, 시가 써질 것 같은 기분
  陶艺拉坯没有计划，转着转着看它想变成什么
  anxiety ko cartoon character bana raha hu, naam bhi dena hai usko
  بكتب سكريبت حلقة عن ست بتكلم قططها، محتاجة نكت مش متوقعة
  רוצה להמציא משחק קופסה על התור בסופר
  ngarang lagu anak tentang gigi goyang
  nghĩ tên con, vừa hợp họ vừa lạ tai
  วาดสีน้ำเล่นๆ ริมคลอง ปล่อยสีไหลไปตามใจ
  পূজার থিম ভাবছে ক্লাব, এবার মহাকাশ নাকি মাটির বাড়ি
  疲れた頭ほど変なアイデアが出る、今夜は企画のネタ出し100本
  자투리 천으로 뭘 만들까, 일단 펼쳐놓고 상상
  设计一款关于乡愁的桌游，规则随便想
  पतंग पर क्या लिखें जो पूरे मोहल्ले को हँसाए
  أبي أكتب خطبة عرس بطريقة شعرية، ماهي رسمية، فيها روح
  מתכון חדש מהראש: חציל, תמר ומשהו חריף, מאלתר
  nag-iisip ako ng plot twist, yung bida pala ang multo ng bahay
  சிறுகதை எழுத ஒரு முதல் வரி வேணும், மழை வேண்டாம்
  نیا پکوان ایجاد کرنا ہے، بریانی مگر میٹھی؟ سوچتے ہیں
  nachora katuni ya mwanasiasa na punda wake
  rangka novel seram kampung, pontianak yang jadi influencer
  شعر سپید درباره‌ی کفش‌های پدرم، کلمه‌ها رو امتحان می‌کنم
  盆踊りの新しい振り付けを考える、腕ひらひら案
  결혼 10주년 영상 콘셉트, 우리 둘을 외계인으로?
  凌晨写段子，明天开放麦，把失眠写成笑点
  holi ke liye naye geet ke bol, dhol ki thap par baith jaayein
  بتخيل مدينة كلها سطوح وحمام، برسمها بالفحم
  עיצוב הזמנה לבר מצווה בסגנון קומיקס
  lagi corat-coret maskot desa wisata, kepiting pake blangkon
  dựng ý tưởng phim quảng cáo nước mắm mà không thấy chai nước mắm
  คิดชื่อร้านกาแฟให้เพื่อน เล่นคำกับคำว่าตื่น
  পুতুলনাচের নতুন পালা, রাজার বদলে রিকশাওয়ালা নায়ক
  架空の国の地図を描く、海岸線から
  향수 이름 짓기, 비 온 뒤 골목 냄새
  给动画角色配一段梦境，颜色要像发烧
  कुम्हार के चाक पर आज बिना सोचे कुछ नया गढ़ना है
  أمسية ارتجال مسرحي في البيت، أفكار شخصيات غريبة
  כמה מילים לשיר יום הולדת לסבא בן תשעים, עם חרוזים מצחיקים
  gumagawa ako ng parol na gawa sa tansan, disenyo muna
  மேடை அலங்காரம் யோசிக்கிறேன், வாழை நாரிலேயே எல்லாம்
  عید کارڈ ہاتھ سے بنانا ہے، خاکے بنا رہی ہوں
  natafuta jina la duka la vitenge, liwe tamu mdomoni
  nak cipta resepi kuih raya perisa durian belanda
  دارم یه قصه می‌سازم از دید یه چتر گمشده
  物語の語り手を犬にするか電柱にするか、遊びながら書く
  힙합 비트 위에 판소리 얹어보는 실험
  旧毛衣改造，摊一桌想想能变什么
  tattoo ka design khud banana hai, naani ke haath ki mehndi jaisa
  دفتر رسم وقهوة، بخربش أفكار لجدارية الحارة
  נמאס לי מהלחץ, פותחת צבעים ומציירת מה שיוצא
  bikin pantun nyeleneh buat lamaran
  nghĩ slogan cho tiệm sửa xe, vần vè vui vui
  ตั้งชื่อแมวห้าตัวให้เข้าธีมก๋วยเตี๋ยว
  কবিতার খাতা খুলেছি, আজ উপমা নিয়ে খেলব, নদী মানে কি শুধু নদী
  新作落語のオチが決まらない、三通り考えてみる
  웨딩 부케를 채소로 만들면 어떨까 스케치 중
  今は昔、コンビニに住む鬼の昔話を書きはじめる
  가게 간판 손글씨 디자인, 붓으로 이것저것 날려보기
  把外婆的口头禅写成一首小诗
  podcast ka intro kuch hatke, tabla aur traffic ki awaaz milaake sochta hu
  عايز أعمل غلاف ألبوم من صور النيل القديمة، بجرب تركيبات
  מחברת, בית קפה, דמויות חדשות לרומן, נותן להן לדבר
  mengarang naskah wayang, Petruk jadi driver online
  phối đồ theo tranh Đông Hồ, nghĩ bộ sưu tập
  ด้นสดกับพิณ ให้เสียงพาไป
  ভাইফোঁটার উপহারের বাক্স নিজে নকশা করব
  和菓子の新作、秋の夜の色を餡でどう出すか
  잠 못 드는 밤의 도시를 배경으로 뮤직비디오 콘티 상상
  剪纸新花样，龙年龙头换成奶茶杯
  दीवार पर भित्तिचित्र, गाँव की औरतों की कहानियों से रूपक सोच रही हूँ
  كتابة أغنية راب عن الإيجار
  מחפשת שם לפינת יצירה, משהו עם דבק ואור
  umisip ng bagong sayaw para sa Sinulog, may galaw na parang alon
  கோலத்துல புது வடிவம், கணக்கு இல்லாம மனசு போன போக்குல
  نظم لکھ رہا ہوں، تھکے ہوئے شہر کی، استعارے جمع کر رہا ہوں
  shairi la mapenzi kwa mtindo wa taarab
  lirik lagu balada, sunyi stesen minyak pukul 3 pagi
  ساخت عروسک نمدی، شکلش هنوز تو خیالمه
  文化祭のクラスTシャツ、ダジャレ案を出しまくる
  퇴사 브이로그 제목 짓기 ㅋㅋ 웃긴데 짠하게
  科幻短篇，如果睡眠可以买卖，世界会怎样
  bachchon ke liye paheliyan gadhni hain, jawab kathal ho
  رسمة وشم لصاحبتي، قمر وفنجان وحرف
  קופירייטינג לגלידה בטעם זעתר, מבריק או מטופש, לזרוק רעיונות
  konsep mural gang, anak-anak naik ikan terbang
  vẽ manga nhân vật phản diện bán trà đá
  ออกแบบชุดไทยในอวกาศ
  জিঙ্গেল বানাব সরষের তেলের, তিন লাইনে জমে যাক
  香りから物語を組み立てる、線香とガソリン
  아이랑 종이상자로 우주선 발명하기
  茶館說書，新段子，把外送員寫成俠客
  आज का दिन डायरी में नहीं, कॉमिक स्ट्रिप में लिखूँगी, पैनल सोच रही हूँ
  أفكار مجنونة لواجهة مكتبة أطفال
  להלחין ניגון בלי מילים
  gumuguhit ng komiks tungkol sa tikbalang na nag-o-online class
  புதிர்க்கதை, கிணத்துக்குள்ள ஒரு நகரம்
  گانے کی دھن گنگنا رہا ہوں، بول ابھی بے معنی ہیں، ریکارڈ کر لوں
  kuchora michoro ya khanga yenye methali mpya
  kraf daun kelapa, cuba bentuk yang tak pernah dibuat
  اسم مستعار برای وبلاگ شعرم، بازی با کلمه‌ی پاییز
  寝る前に浮かんだ怪獣の設定、忘れないうちに膨らませる
  졸린 오후엔 콜라주, 잡지 오려서 아무렇게나
  给乐队写段前奏，像雨打铁皮
  thakaan ko rang mein ghol rahi hu, abstract painting, koi plan nahi
  شخصية جديدة للرواية، ساعاتي بيخاف من الوقت
  כוריאוגרפיה חדשה, מאלתרים על הרצפה בסלון
  menu baru kafe, rasa rujak jadi es krim, eksperimen ide dulu
  nặn tò he hình siêu nhân tự chế
  เขียนบทพอดแคสต์ผี ให้ผีตลก
  মেহেন্দির নকশা, কনে ময়ূর চায় না, অন্য কী ভাবা যায়
  年賀状の図案、来年の干支を不機嫌にしてみる
`;
