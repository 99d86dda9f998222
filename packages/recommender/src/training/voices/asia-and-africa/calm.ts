/** Sentences for this state, in the languages of Asia and Africa. */
export const CALM_OF_ASIA_AND_AFRICA = `
  面接まであと30分、手汗やばい、落ち着かせて
  심장이 너무 뛰어요.. 결과 발표 10시인데 아직 20분 남았어요
  刚跟老板吵完架，手还在抖，先缓一缓再回工位
  मकान मालिक का नोटिस मिला, पेट में मरोड़, पहले मन को थोड़ा टिकने दो
  قلبي بيدق جامد قبل المقابلة، عايز أهدى من غير ما أنام
  הכלב נבח כל הבוקר על השיפוצניקים, שנינו צריכים להוריד הילוך
  otak penuh banget, semua minta cepet, pengen napas lima menit aja
  締切ラッシュで頭パンパン、コーヒーもういらない、深呼吸したい
  시어머니 전화 받고 속이 부글부글, 애들 앞에서 터지기 전에 가라앉히고 싶다
  等核酸报告那种感觉又来了，这次是等妈妈的检查结果，心慌
  bahut ghabrahat ho rahi hai yaar, stage pe jaane mein 10 min, saans dheemi karni hai
  أشعر بضيق في صدري من كثرة المهام، أريد لحظة سكينة ثم أعود
  צעקתי על הילד ומתחרטת, צריכה רגע לנשום לפני שאני חוזרת אליו
  hồi hộp quá, sắp bốc thăm thi vấn đáp, cho mình bình tĩnh lại chút
  นั่งสมาธิบนดาดฟ้าหอพัก ยุงก็กัด ใจก็ฟุ้ง ขอให้นิ่ง
  অফিসে সবাই একসঙ্গে চেঁচাচ্ছে, মাথা দপদপ করছে, দু মিনিট চুপচাপ থাকতে চাই
  満員電車で気持ち悪くなって途中下車、ベンチで落ち着くまで
  야근 중인데 갑자기 눈물이 나서 비상계단에 앉아있음, 잠깐만 진정할래
  禪修前十分鐘，心還很亂，讓它慢慢沉下來，不要睡著
  पूजा में बैठ रही हूँ, मन इधर-उधर भाग रहा है, ठहराव चाहिए
  صلّيت الفجر وباقي جالس أسبّح، أريد هدوءًا لا نومًا
  יוגה עדינה בבוקר, הגב תפוס, בלי מאמץ
  kinakabahan ako bago mag-recital ang anak ko, mas kabado pa ako sa kanya, pakalmahin mo ko
  நாளைக்கு ஆபரேஷன் அப்பாவுக்கு, மனசு படபடக்குது, கொஞ்சம் அமைதி வேணும்
  غصہ بہت ہے، ابھی جواب دیا تو غلط بول جاؤں گا، ٹھنڈا ہونا ہے
  眠いわけじゃない、ただ心がざわざわする、静かにしてたい
  커피를 너무 마셔서 손이 떨려, 두근거림 좀 내려줘
  deadline 压得我喘不过气，先放下十分钟，看看窗外
  deadline ka pressure itna ki haath kaanp rahe, pehle 5 minute thanda hona hai phir dekhenge
  الليل وأنا مناوبة في الطوارئ، عشر دقائق استراحة، أريد فقط أن أهدأ قبل الحالة الجاية
  כאב ראש של אחרי נסיעה, מחשיכה את החדר אבל עוד לא הולכת לישון, אורחים בערב
  nasubiri majibu ya kazi, roho juu juu, nataka utulivu
  sakit kepala sebab bising tapak bina, nak duduk diam sekejap sebelum sambung
  منتظر جواب ویزام، دلم مثل سیر و سرکه می‌جوشه، آرومم کن
  受験会場着いた。周りみんな賢そう。呼吸整える
  첫 출근 전 화장실에서 심호흡 중ㅋㅋ 떨림 좀 잡아줘
  跟男友冷战第三天，越想越气，不想再转了，让我静静
  सास-बहू का झगड़ा अभी थमा है, रसोई में अकेली खड़ी हूँ, मन हल्का करना है
  لسه قافل مع خطيبتي وإحنا متخانقين، مش عايز أتكلم مع حد، أهدى شوية
  לפני הטסט השלישי, הידיים מזיעות על ההגה של החברה, אני רק רוצה להירגע
  kerjaan numpuk, grup WA bunyi terus, panik, tolong tenangin dulu
  thở nào thở nào, ngã xe nhẹ thôi mà tim đập thình thịch, ngồi nghỉ cho hoàn hồn
  ปวดประจำเดือน นอนไม่ได้เพราะยังเข้าเวรอยู่ ขออะไรอุ่นๆ นุ่มๆ
  পরীক্ষার হলে ঢোকার আগে বুক ধড়ফড়, একটু স্থির হতে চাই
  ヨガマット敷いた、今日は頑張らないストレッチだけ
  생리통 심한데 수업은 들어야 하고.. 통증 좀 누그러지게
  被客户骂哭了，躲在楼梯间，五分钟后要笑着回去
  sar dard aur bachche ki online class ka shor, dono saath, mujhe bas sukoon do
  بحاول أتأمل لأول مرة والأفكار زي الدبان، ساعدني أسكّتها
  תפילת שחרית לבד במרפסת, בשקט, לאט
  tambak lagi panen, bos marah-marah, aku duduk di pinggir kolam dulu nenangin hati
  釣りで糸が絡まってカッとなった、波を見て気を鎮める
  소송 문자 받고 멘탈 나감, 일단 숨부터 쉬자
  打坐 二十分钟
  शाम का ध्यान, दीया जलाकर
  استراحة تنفّس بين الاجتماعات
  הפסקת נשימה, חמש דקות
  저녁 명상 모임
  お経を聞きながら正座
  nerbyos bago i-announce ang board exam results, kape pa more lalo lang kumabog
  クレーム電話のあと手が冷たい。次の電話取る前に戻りたい、普通の自分に
  치과 의자에 누웠어요 드릴 소리 무서워 다른 데로 마음 좀 돌려줘
  飞机颠得厉害，抓着扶手，放点稳的
  गाँव से फ़ोन आया, फ़सल ओलों में गई, सिर घूम रहा, थोड़ी देर चुप बैठूँगा
  مستني دوري عند الدكتور وضغطي بيعلى من القعدة، هدّي أعصابي
  רבתי עם השכן על החניה, הדם רותח, לא שווה, תוריד אותי
  盆栽に水やりながらぼーっとしたい、仕事の怒りを置いてくる
  마감 세 개가 동시에... 하나도 시작 못하겠고 머리가 하얘, 일단 진정
  下班路上堵在高架两小时，别人狂按喇叭，我只想心平气和地坐着
  shaadi ki taiyari mein sab mujh par chilla rahe, mandap ke peeche do pal ki shanti
  הבת שלי בטיול שנתי ולא עונה לטלפון, מנסה לא להיכנס ללחץ
  abis debat di grup alumni soal politik, jempol masih gatal, mau adem dulu
  sắp lên xe hoa, run tay không cài nổi hoa tai, cho em dịu lại
  หย่าแล้ววันนี้ นั่งในรถไม่กล้าขึ้นบ้าน ขอเวลาทำใจเงียบๆ
  নামাজের পর জায়নামাজেই বসে আছি, মনটা এখনও অস্থির, নরম কিছু
  締め切りは明日、でも今は何も進めない、まず胃の痛みをなだめる
  아이 열이 39도였다가 이제 내렸어요, 저도 긴장 풀고 숨 돌리고 싶네요
  高考出分倒计时两小时，全家坐沙发不敢说话，放点舒缓的
  कोर्ट की तारीख़ आज, वकील अंदर गया है, मैं बाहर बेंच पर, दिल बैठा जा रहा है
  أحس إني على وشك البكاء في المكتب، خلّني أتماسك وأهدأ
  פעם ראשונה במקווה אחרי שנים, מתרגשת, רוצה שקט לפני
  hinga muna, napuno na ang inbox at ang pasensya ko
  தியானம் பண்ண உக்காந்தேன், ஆபீஸ் ஞாபகமே வருது, மனசை அமர்த்து
  امتحان کے کمرے سے باہر کھڑی ہوں، سب پڑھ لیا، اب بس دھڑکن سنبھالنی ہے
  moyo unadunda kabla ya kuhubiri mara ya kwanza, naomba amani ndani
  marah betul dengan jiran, tarik nafas dulu sebelum aku hantar mesej bodoh
  بعد از تصادف کوچیک کنار جاده نشستم، دستام می‌لرزه، می‌خوام آروم بشم
  夜勤明けで頭が冴えすぎてイライラ、子ども迎えに行くまで穏やかにいたい
  새벽 세 시 신생아랑 단둘이, 울음 그쳤고 나는 깨어 있어야 하는데 마음만은 고요했으면
  坐月子被婆婆念到想尖叫，抱著寶寶，給我一點溫柔的聲音
  exam se pehle padhai band kar di hai, ab ratta nahi, bas dimaag ko thanda rakhna hai
  يا رب صبّرني، الزبون ده بيزعق بقاله ساعة، دخلت المخزن أهدى
  רעמים כל הלילה, עכשיו הסוסים רגועים ואני עדיין דרוך, רוצה לרכך
  deg-degan mau ketemu camer, duduk di motor depan rumahnya
  đang đau lưng ngồi bán hàng, không nghỉ được, bật gì nhẹ cho đỡ căng
  โดนหัวหน้าด่ากลางห้องประชุม เดินมาสูดอากาศที่ระเบียง อย่าให้ระเบิด
  বাবার হাঁটু অপারেশন চলছে, করিডোরে পায়চারি করছি, বসতে পারার মতো শান্তি দাও
  本番前の舞台袖、足が震える、アゲなくていい、鎮めて
  카톡 읽씹에 멘탈 흔들림ㅋ 폰 엎어놓고 마음 다스리는 중
  失眠三天，白天要撑着带小孩，不求睡，只求心别那么慌
  मंदिर में भीड़ थी, बच्चा दो मिनट खो गया था, मिल गया, पर हाथ अभी भी काँप रहे हैं
  أشرب بابونج في مكتبي وأحاول أن لا أفكر في الترقية، دعني أسترخي قليلًا
  נגמר לי האוויר מרוב משימות, יושבת על הרצפה במטבח, רק רגע של רוגע
  may hearing bukas sa barangay, inis na inis ako, ayoko munang matulog, gusto ko lang kumalma
  குழந்தை அழுகை நிக்கல, எனக்கும் அழுகை வருது, ஒரு நிமிஷம் மூச்சு விடணும்
  دل بہت بے چین ہے، وضو کر کے بیٹھا ہوں، ہلکی سی خاموشی چاہیے
  nyuki wamenichoma mguuni, dawa nimepaka, maumivu yapungue taratibu
  kena tipu beli telefon dalam talian, geram, tapi nak sejukkan hati dulu
  قبل از کنسرتم پشت صحنه‌ام، انرژی زیاد دارم، می‌خوام بیاد پایین که سازم نلرزه
  上司のため息がうつりそう、屋上で五分、空だけ見る
  주식 박살나서 손이 덜덜, 지금 팔면 안 되니까 폰 내려놓고 진정
  股东群吵翻天，我关了手机泡茶，先让心静下来再说
  bachpan ki sabse pakki dost se jhagda hua, chhat par baitha hu, gussa utarne do
  الطيارة اتأخرت خمس ساعات والناس متعصبة، وأنا عايز أقعد في ركن بسلام
  מטופלת שלי נפטרה היום, יש לי עוד תור בארבע, צריכה כמה דקות בשקט
  息子の初めてのお使い、電柱の陰で待つ母の心臓を落ち着けてくれ
  한의원 침 맞고 누워 있는 중, 자면 안 된대요, 편안한 거
  练瑜伽的老奶奶，今天只做腿部拉伸，慢一点
  चाय ठंडी हो गई, फ़ोन नहीं आया, इंतज़ार काट रहा है, मन को थामो
  سمعت خبر تسريح الموظفين ولسه أسماء ما نزلتش، بطني واجعاني، طمّني
  הגב נתפס לי באמצע קטיף, יושב בצל, רוצה שהכאב ירד קצת
  habis gempa kecil tadi semua aman, tapi kaki masih lemas, temenin tenang
  chờ con thi xong ngoài cổng trường, nắng, sốt ruột, cho lòng nguội bớt
  สวดมนต์เช้าก่อนเปิดร้าน อยากให้ใจใส
  ছেলের সঙ্গে তর্ক হলো মোবাইল নিয়ে, রাগ পড়ুক আগে, তারপর কথা বলব
  写経。雑念を払う朝
  면접관 세 명이래... 대기실에서 물만 마시는 중, 떨림 낮춰줘
  心口像压了块石头，明天要交的东西先不想，今天下午就静一静
  dance reality show ka audition, number 214, line mein khadi hu, ghabrahat kam karo
  قبل ما أرد على رسالة طليقي محتاجة أبرد
  ישיבת ויפאסנה ערב, 40 דק, ערני ושקט
  dini sa parlor, ang ingay ng blower, sumasakit ulo ko, may customer pa mamaya, pahinga sandali ang isip
  பரீட்சை ரிசல்ட் சர்வர் டவுன், திரும்பத் திரும்ப ரிஃப்ரெஷ் பண்றேன், கொஞ்சம் ஆறுதல்
  نرس نے کہا آدھا گھنٹہ اور، بیوی اندر ہے، میں تسبیح گھما رہا ہوں
  nimegombana na boda wangu, hasira zinawaka, acha nitulie kwanza kabla sijapanda tena
  duduk dalam khemah banjir, anak-anak dah tenang, giliran hati saya pula
  سر کار یکی اشکمو درآورد، تو دستشویی‌ام، ده دقیقه دیگه باید برم بیرون لبخند بزنم
  花粉で頭が重くてイライラ、優しい音だけください、眠くなくていい
  시험 전날인데 더 외우면 토할 것 같아, 책 덮고 마음만 가라앉히자. 자는 건 나중에
  孩子发烧在输液，我握着他的手，不敢睡，想稳住自己
  traffic challan kat gaya, upar se boss ka phone, gaadi side mein laga ke saans le raha hu
  توتر ما قبل العرس، الكوافير متأخرة، خلّيني أتنفس
  לחץ דם גבוה במדידה, הרופא אמר לשבת עשר דקות רגוע ולמדוד שוב
  ikan koi kesayangan mati, duduk di teras, pelan-pelan ikhlas
  đừng bắt tui vui lên, tui chỉ cần hết bực thôi, khách bom hàng ba đơn liền
  เข่าเจ็บหลังวิ่งมาราธอน นั่งประคบน้ำแข็ง ขอเบาๆ สบายๆ
  শ্মশান থেকে ফিরলাম, আত্মীয়রা আসবে, তার আগে একা একটু চুপ
  電車止まって会議に遅れる、もうどうにもならん、焦りを手放す
  산후우울이 슬쩍 올라오는 오후, 햇볕 드는 창가에 앉아 부드러운 소리 듣고 싶어
  候诊室里叫到37号，我是52，越等越怕，帮我平一平
  नौकरी छोड़ने का मेल भेज दिया, अब दिल ज़ोर से धड़क रहा है, ठहरने दो
  أعصابي مشدودة من صوت الحفر تحت البيت، وأنا صايم، أبي سكون
  מגיל שמונים אני עושה טאי צ׳י בפארק, לאט, נשימה ותנועה
  puno ang LRT, siksikan, medyo nahihilo sa kaba, ilang istasyon pa, pakalma
  மாட்டுக்கு பிரசவம், டாக்டர் வர்றார், நான் பக்கத்துல நிதானமா இருக்கணும்
  بچے کا پہلا دن اسکول میں، گیٹ پر رو رہا تھا، اب میں رو رہی ہوں، سکون
  tangu asubuhi habari mbaya tu, nimezima simu, nataka kusikia upepo na kutulia
  stres kerja kahwin semua sekali, duduk tepi pantai kejap, biar ombak buat kerja
  قبل دفاع پایان‌نامه، همه‌چی آماده‌ست، فقط استرس نذاره حرفم یادم بره
  祈り。母の手術がうまくいきますように、静かに待つ
  발목 삐어서 벤치행, 경기는 계속되고 분해 죽겠는데 차분히 응원하고 싶다
  被誤會了又不能解釋，胸口悶，倒杯水，先不爭
  ghar ka loan reject ho gaya, sunn baitha hu, koi bhari cheez nahi, halka sa sukoon
  مش نعسان، متضايق، فرق كبير. عايز صدري يوسع شوية
  הילדים צורחים, הסיר נשרף, אני נועלת את עצמי בשירותים לשתי דקות שפיות
  panik attack udah lewat, sisa gemeteran, mau napas pelan sambil minum teh
  run quá, mai tái khám mà giờ đã run, cho nghe tiếng mưa nhẹ, chưa ngủ đâu
  ทะเลาะกับแฟนเรื่องเงิน ยังต้องขายของต่ออีกครึ่งวัน ขอใจเย็นก่อน
  প্রথম মঞ্চে গান গাইব, গলা কাঁপছে, উত্তেজনা নয় ধীরস্থিরতা চাই
  深夜の長距離バス、隣のいびきに腹が立つ、心だけ丸くしたい、もうすぐ着く
  코딩 에러고 뭐고 다 모르겠고 지금은 화 식히러 옥상 왔음
  写论文写到崩溃，不写了不写了先发个呆，晚点再战
  पाठ करने बैठी हूँ, हनुमान चालीसा, मन में भय है बेटे की पोस्टिंग का
  الأرض الزراعية عليها نزاع، ابن عمي استفزني، جالس تحت النخلة لين يروح الغيظ
  קפה בחוץ, הודעה מהבנק, בטן מתהפכת. לא מתעסקת עם זה כרגע, רק נרגעת
  yung kaba bago sumakay ng eroplano first time, seatbelt na, pakalmahin mo dibdib ko
  கோபத்துல பாத்திரம் உடைக்க தோணுது, வேணாம், தண்ணி குடிச்சுட்டு அமைதியா உக்காரேன்
  茶室に入る前、怒りを蹲踞で流す
  승진 누락됨. 축하해주고 돌아서니 속이 쓰리다, 조용히 걸으면서 식힐게
  媽祖繞境走到腳起水泡，休息站坐一下，痛要慢慢退，等等還要走
  kal interview hai par taiyari poori, ab bas chai lekar balcony mein baithna hai bina ghabraye
  في الطابور قدّام السفارة من الفجر، الورق في إيدي وقلبي في رجلي
  אין לי אנרגיה לכעוס יותר, רק תן לי משהו עדין לשטיפת כלים
  お葬式の受付が終わった、少しだけ一人で静かにしたい
  반려견 수술 들어갔어요. 로비 의자. 손 모으고 있음
  炒股亏了半年工资，媳妇还不知道，手心全是汗，缓缓
  बारात देर से निकली, पंडितजी घड़ी दिखा रहे, मैं दूल्हा हूँ और पसीने छूट रहे, ज़रा ठंडक
  الدكتور قال لا تنفعل، وأنا الحين معصّب من الزحمة، أحتاج أروق
  תוצאות האולטרסאונד בעוד שעה, בעלי מדבר בלי סוף, אני רק רוצה שלווה
  sabar ya Allah, anak tantrum di minimarket, udah di mobil sekarang, sama-sama nenangin diri
  mẹ chồng nàng dâu lời qua tiếng lại xong, ra sân tưới rau cho nhẹ đầu
  เครียดเรื่องหนี้ นั่งมองปลาในตู้ อยากให้ใจเบา
  ডেডলাইন মিস, বসের মেসেজ দেখিনি এখনো, আগে নিজেকে সামলাই
  家計簿見て動悸がした、閉じた、お茶飲む、計算は明日
  귀에서 삐 소리 나고 예민해짐, 부드러운 바람소리 같은 거
  别跟我说加油，我只想有人轻轻拍拍我的背
  varanda mein jhoola, dada ki yaad aa rahi, aansu ruk nahi rahe, bas halka hone do
  بعمل يوجا خفيفة عشان رقبتي اللي اتشنجت من الكمبيوتر
  יום הזיכרון, אחרי הצפירה, יושבים בשקט
  ayoko na munang mag-isip ng deadline, nanginginig na ko, hihinga muna bago balik
  ரயில் லேட், பிளாட்ஃபாரத்துல கூட்டம், எரிச்சல் ஏறுது, உள்ளே குளிரட்டும்
  پتنگ کٹ گئی تو چھوٹے بھائی سے الجھ پڑا، شرمندہ ہوں، دل نرم کرنا ہے
  kabla ya mnada wa ng'ombe, bei zimeshuka, wasiwasi mwingi, nipe subira
  yoga lembut ibu mengandung, pinggang sakit, bukan nak tidur
  صدای دعوای همسایه از دیوار میاد، قلبم می‌زنه، هدفون گذاشتم یه چیز ملایم
  マッサージチェアで十五分、寝ない、肩と心だけゆるめる
  수능 감독관인데 내가 더 떨림... 종 치기 전 평정심
  刚吵赢了架，可是一点也不爽，坐在车里等那股火熄掉
  बारिश देख रही हूँ खिड़की से, मन भारी है, किसी से बात नहीं करनी
  حمّام زاجل حقي ما رجع، جالس على السطح قلقان، أبي أهدأ وأنتظر
  לפני שאני עולה לתורה בפעם הראשונה, דופק מאה ועשרים
  nenangin jantung abis nonton adu penalti, ya ampun, tetangga pada tidur
  chuẩn bị sinh mổ, nằm chờ tới lượt, nắm tay chồng, cần bình an
  ก่อนเข้าพบที่ปรึกษา งานเสร็จแล้วแต่ใจสั่น
  বাগানে বসে ফুলের টব মুছছি, শাশুড়ির কথাটা গলায় আটকে আছে, একটু প্রশান্তি
  夫の転勤の話、まだ飲み込めない。洗濯物たたみながら気持ちをならす
  헬멧 벗고 갓길에 앉아 심호흡 중, 방금 차랑 스칠 뻔한 배달 라이더임
  等放榜等到胃痛，師父說放下，我試試看
  society ke WhatsApp group mein beizzati ho gayi, haath mein phone garam, dimaag bhi, thanda karna hai
  فنجان قهوة سادة وفيروز وما بدي حدا يسألني ليش معصبة
  כאב גב כרוני, ממתין שהכדור ישפיע, עוד צריך לאסוף את הבן מהחוג
  hay naku, nasigawan ako ng principal, recess pa lang, pahupa muna
  கோலம் போட்டுட்டே மனசை நிதானமாக்கணும், நேத்து சண்டை இன்னும் ஒலிக்குது
  ٹھنڈی چائے، چھت کا کونا، محلے کے لاؤڈ اسپیکر نے دماغ پکا دیا، سناٹا چاہیے
  nimechoka na kelele za mtaa, si usingizi, ni utulivu tu wa akili
  otak serabut, kanak-kanak bising, nak zikir sekejap dekat dapur
  توی صف آزمایشگاهم، از خون می‌ترسم، حواسمو ببر یه جای نرم
  雷が怖い犬と押し入れで抱き合ってる、二人とも落ち着きたい
  बस छूट गई, ग़ुस्सा सिर पर, अगली आने तक पेड़ के नीचे ठंडे दिमाग़ से बैठना है
`;
