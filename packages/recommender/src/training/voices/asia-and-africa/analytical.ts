/** Sentences for this state, in the languages of Asia and Africa. */
export const ANALYTICAL_OF_ASIA_AND_AFRICA = `
  本番だけ落ちるバグ、再現条件を絞り込みたい
  세금 계산이 왜 12만 원 안 맞지? 영수증 하나씩 대조 중
  这道几何证明卡了一晚上，辅助线到底加哪
  महीने का बजट बिगड़ा हुआ है, कहाँ पैसा जा रहा, हिसाब लगाना है
  الكود شغّال عندي ومش شغّال على السيرفر، بدوّر على الفرق
  שחמט, עמדת סיום צריחים, מחשב את כל הווריאציות
  selisih kas Rp 350 ribu, cari di mana bocornya
  đang so hai hợp đồng thuê nhà, xem điều khoản nào lợi hơn
  หาสาเหตุว่าทำไมเครื่องสูบน้ำหยุดทุกสองชั่วโมง
  অঙ্কের অলিম্পিয়াডের সংখ্যাতত্ত্ব, একটা প্রমাণ মিলছে না
  詰将棋17手詰、頭の中だけで解く
  데이터 이상치가 왜 수요일에만 튀는지 분석해보자
  查账，供应商发票和入库单对不上
  bike start nahi ho rahi, plug, carburetor, battery, ek ek karke check karna hai
  بحلل نتايج الاستبيان، الانحدار طالع غريب
  בודקת איזו משכנתא עדיפה, פריים או קבועה, טבלה של שלושים שנה
  may nawawalang resibo sa audit, hahanapin ko ang butas
  எக்ஸெல் ஃபார்முலா தப்பு எங்கேன்னு கண்டுபிடிக்கணும்
  دو پالیسیوں کا موازنہ، کون سی میں چھپی فیس کم ہے
  nahesabu kama mkopo wa trekta unalipa ndani ya miaka mitatu
  kenapa bil elektrik naik dua kali ganda, nak semak satu-satu
  یه باگ لعنتی فقط روی اندروید قدیمی میاد، دارم ردش رو می‌گیرم
  線形代数、固有値の証明を自力で
  바둑 사활 문제, 백 살릴 수 있나
  统计学作业，p值为什么跟软件给的不一样
  शतरंज की पहेली, चार चाल में मात, सोचने दो
  حسبة الميراث معقّدة، أربع بنات وأخ وزوجة
  למה המודל מנבא שטויות ביום שישי? מפרק את הנתונים
  pusing mikir logika rekursi, gambar pohonnya dulu pelan-pelan
  máy lạnh báo lỗi E6, lần theo sơ đồ mạch coi hư chỗ nào
  วิเคราะห์งบการเงินบริษัทก่อนซื้อหุ้น
  ক্রিকেট দলের রান রেট হিসাব, কত ওভারে কত চাই
  眠れないから夜中に数独の最難問、候補を潰していく
  보험 약관 두 개 나란히 놓고 면책 조항 비교
  侦探小说看到一半，自己把时间线列出来推凶手
  naye code mein test do baar pass ek baar fail, race condition ki jad khodni hai
  العربية بتسخن في الزحمة بس، بفكّر بالاستبعاد، ترموستات ولا مروحة
  תרגיל בהסתברות, שתי קוביות ותנאי, משהו לא מסתדר לי
  audit ng kooperatiba, Miyerkules
  تدقيق الميزانية الختامية
  バグ調査 14時
  오답 원인 분석
  对账日
  बीजगणित के सवाल
  ביקורת ספרים
  hitung RAB rumah tipe 45
  لاگ‌های سرور، ساعت سه شب چی شد
  mantiki: uthibitisho kwa mkanganyiko
  கணக்கு தணிக்கை
  debug ระบบจองคิว
  締め切り前だけど焦らず、どの仮定が間違ってるか一つずつ検証
  피곤한데 이 퍼즐은 풀고 봐야겠다, 경우의 수 나눠보자
  压力山大，服务器内存泄漏，抓堆栈看谁没释放
  thaka hua hu par ye integration ka sawaal chain nahi lene de raha, substitution try karta hu
  متوترة من الديون، هقعد أحسب بالورقة والقلم كل قسط وكل فايدة
  הלילה אני מוכיח את הלמה הזאת או שאני לא מתמטיקאי
  畑の収量が去年より落ちた、肥料か雨か日照か、記録を突き合わせる
  퇴직금 계산식이 회사랑 다름, 평균임금부터 다시 따져보자
  兩家電信資費比來比去，把違約金也算進去才知道誰划算
  दो गवाहों की घड़ियों में बीस मिनट का अंतर, कौन झूठ बोल रहा, कड़ी जोड़नी है
  بفكّ شفرة لغز منطقي، خمس بيوت وخمس ألوان، مين عنده السمكة
  בודק חוזה שכירות מול הנוסח הישן, מה שינו לי שם בשקט
  stok gudang beda sama sistem, telusuri per tanggal
  chứng minh bất đẳng thức, thử Cauchy rồi chưa ra, nghĩ tiếp
  ตรวจสอบบัญชีวัด เงินบริจาคกับใบเสร็จ
  সার্ভার লগ দেখে বুঝতে হবে কে রাতে ঢুকেছিল
  オセロの序盤定石を分岐ごとに調べる
  논리학 과제, 참거짓표 64줄 그려서 타당성 검사
  产线良率掉了两个点，先画鱼骨图
  do mutual fund, expense ratio aur pichhle das saal ka return, kaunsa sahi hai dekhna hai
  بحسب كمية الحديد والأسمنت للدور التاني، عايز الأرقام تقفل
  מאבחן רעש במנוע, רק בקור, רק בהילוך שני
  kinukuwenta ko kung kakasya ang sahod hanggang katapusan, linya-linya
  மருந்து டோஸ் கணக்கு, எடைக்கு தகுந்த மாதிரி சரிபார்க்கணும்
  گھر کے نقشے میں پیمائش نہیں مل رہی، کہاں غلطی ہے دیکھنا ہے
  kwa nini kuku hawatagi, nachunguza chakula, mwanga na joto
  nak kira zakat perniagaan, aset tolak hutang, mana angka yang silap
  توی شطرنج آنلاین باختم، حرکت به حرکت آنالیز کنم کجا سوتی دادم
  確定申告、医療費控除がなぜか通らない理由を調べる
  SQL 조인이 행을 두 배로 뻥튀기함, 어디서 중복 나는지 추적
  数独之后来点狠的：杀手数独，组合先列全
  कंपनी के तीन ऑफ़र लेटर, पीएफ़ और बोनस घटाकर असली वेतन निकालना
  جدول السكك اتلغبط، بحاول أعرف ليه القطرين بيتقابلوا في نفس الدقيقة
  נוסחת אקסל עם הפניה מעגלית, מוציא אותה מהחור
  menganalisis data survei petani, korelasi pupuk dan panen
  vì sao men bánh mì mẻ này không nở, so nhiệt độ, bột, giờ ủ
  แก้โจทย์ฟิสิกส์ กฎนิวตัน รถบนทางลาด
  মামলার দুই সাক্ষীর বয়ানে অসঙ্গতি কোথায়, মিলিয়ে দেখছি
  深夜にふと思いついた素数の予想、反例を探す
  주식 차트 말고 재무제표로, 부채비율 계산해서 걸러내기
  排班表怎么排都有人连上七天，当约束问题来解
  tension chhod, circuit mein short kahan hai multimeter se ek ek node naapunga
  أراجع عقد التوريد بندًا بندًا وأقارنه بالعرض الأصلي
  תורת המשחקים, מטריצת תשלומים, איפה שיווי המשקל
  hinahanap ko ang bug, off by one yata, tatlong oras na
  நூறு பேர் சர்வே முடிவு, சராசரியா இடைநிலையா எதை எடுக்கணும்னு பார்க்கிறேன்
  میچ کے اعداد و شمار، کس گیند باز کے خلاف اوسط گرتی ہے
  bajeti ya harusi imezidi, naangalia kila kipengele nikate wapi
  lukis carta alir nak cari mana proses tersangkut
  اثبات گنگ بودن رادیکال دو رو از نو برای خودم بچینم
  水漏れの原因、止水栓→パッキン→配管の順で切り分け
  요금제별 통화량 시뮬레이션 돌려서 최적 찾기
  案子里监控时间对不上，差七分钟，推一推
  रसोई गैस की खपत बढ़ी, पाइप में रिसाव है या आदत बदली, जाँच करूँगा
  بحاول أحل معادلة تفاضلية من الدرجة التانية، الحل الخاص مش راضي يطلع
  מה עלה יותר, האוטו או המוניות, שנה של קבלות על השולחן
  kasus catur: korban kuda di f7 sah atau ngaco, hitung dulu
  rà lại bảng lương, ba người bị trừ nhầm bảo hiểm
  เกมหมากรุกไทย ม้ากับเม็ด ไล่ให้จนในกี่ที
  পরিসংখ্যানের হোমওয়ার্ক, কাই স্কোয়ার
  複式簿記、貸借が1円ズレてる、1円を許さない夜
  앱 배터리 왜 이렇게 먹지, 프로파일러로 파보기
  对联杯赛选手名单算胜率，排出线形势
  doctor ki report ke numbers ka trend banana hai, sugar kis din badhi aur kya khaya tha
  كم سنة حتى نسترد تكلفة الألواح الشمسية؟ أحسبها بالساعة والفصل
  הוכחה באינדוקציה, הבסיס ברור, הצעד נתקע
  dalawang kontrata ng boarding house, alin ang mas lugi ako
  பம்ப்செட் சத்தம் போடுது, பேரிங்கா வால்வா, ஒவ்வொன்னா விலக்கிப் பார்க்கணும்
  کرایہ نامے کی شق نو اور چودہ آپس میں ٹکرا رہی ہیں، کھول کر دیکھتا ہوں
  hesabu za chama, michango ya miezi sita, nani hajalipa
  enjin bot tersengguk, nak asingkan masalah minyak atau palam
  داده‌های آزمایش رو برازش کنم ببینم خطی‌ه یا نمایی
  コーヒー飲みすぎた勢いで、ゲームの確率表を検証する
  카페 원가 계산, 라떼 한 잔에 실제로 얼마 남는지 뜯어보기
  密码锁谜题，三位数，五条线索，逐条排除
  पंचायत के खर्चे का ऑडिट, बिल और रजिस्टर का मिलान
  ليه الفيلتر بيرجّع نتايج مكررة؟ بتتبّع الاستعلام خطوة خطوة
  חישוב עומסים לקורה, בודק אם אפשר להוריד את הקיר
  cari akar masalah mesin cuci bocor, mulai dari selang
  tìm lỗi trong bài chứng minh của học trò, dòng nào sai
  ทำไมยอดขายตกเดือนมีนา แยกตามสาขาแล้วดูทีละตัว
  দাবার এন্ডগেম, রাজা বনাম বোড়ে, ড্র নাকি জয়
  眠いが気になる。平均と中央値がなぜこんなに離れるのか
  정규식이 왜 한글만 빼먹는지 테스트 케이스 쪼개기
  家庭账本，奶粉尿布占了多少，算清楚再决定买不买车
  sikkon ki tol wali paheli, barah mein ek nakli, teen baar mein pakadna hai
  أفكّر في لغز الرهبان ذوي العيون الزرقاء، بالاستنتاج لا بالتخمين
  צופן קיסר עם טוויסט, ספירת תדירויות של אותיות
  inaalam ko kung bakit laging mali ang total sa payroll
  கடன் ரெண்டு, எதை முன்னாடி அடைச்சா வட்டி மிச்சம்
  ریاضی اولمپیاڈ کا ترکیبیات والا سوال، گننے کا صحیح طریقہ ڈھونڈنا ہے
  nitafute kosa kwenye saketi hii, taa ya tatu haiwaki
  semak penyata bank, ada tolakan pelik setiap 15 haribulan
  پازل منطقی، کی دروغ می‌گه کی راست، جدول بکشم
  回路図とにらめっこ、電圧がR7の先で消える
  시험 문항 변별도 계산, 7번 문제가 이상하다
  基因测序数据质控，先看是批次效应还是样本污染
  ठेकेदार के दो अनुमान, ईंट की गिनती में चोरी है, निकालूँगा
  الساعة بتأخّر تلات دقايق في اليوم، الزمبلك ولا التروس، بفحص واستبعد
  מנסה להבין למה הצמח מצהיב: השקיה, אור, ברזל, שולל אחד אחד
  analisis laporan keuangan bumdes, ada pos ganjil
  dò log xem ai đổi quyền thư mục tối qua
  คำนวณต้นทุนข้าวหนึ่งไร่ ค่าปุ๋ยค่าแรง คุ้มไหม
  লজিক গেটের সার্কিট সরল করা, কারনো ম্যাপ
  二社の見積書を項目別に突き合わせて、隠れた費用を炙り出す
  재귀 함수가 무한 루프 도는 지점 찾는 중, 종이에 콜스택 그려봄
  凌晨告警，CPU飙到百分百，不慌，先二分法定位是哪个版本
  shaadi ka kharcha excel mein, halwai ka bill do baar to nahi juda
  إثبات أن الدالة متصلة بإبسلون ودلتا، المسألة السابعة
  קוביה הונגרית, לא מהירות, להבין את הקומוטטורים
  bridge na baraha, bilang ko kung ilang trump pa ang labas
  பஸ் ரூட் எது சீக்கிரம், நேரம் செலவு வச்சு கணக்குப் போடுறேன்
  بجلی کا لوڈ کیلکولیٹ کرنا ہے، سولر کتنے کلو واٹ کا لگے
  nachambua matokeo ya udongo, naitrojeni imeshuka kwa nini
  teka-teki silang kata nombor, guna logik sahaja
  جواب آزمایش کیفیت آب رو با استاندارد مقایسه کنم، کدوم رد شده
  家系図の矛盾、曾祖父の生年が二つある、戸籍を読み比べる
  시차 계산, 세 나라 팀 일정 겹치는 시간 논리적으로 뽑기
  心烦的时候解一道数论题，模七分类讨论
  למה דווקא הכוורת השלישית מתרוקנת? משווה רישומים של שלוש עונות
`;
