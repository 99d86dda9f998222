import type { Voices } from './voices.ts';

/** What people type in thirty other languages, heavy words used harmlessly among it. */
export const HARMLESS_WORDS: Voices = {
  deep_focus: `
    لازم اخلص التقرير قبل الظهر
    ساعدني اكمل الفصل الثالث من الرسالة
    بكتب كود للتطبيق الجديد وما ابي احد يكلمني
    مذاكرة تشريح للصبح
    عندي ترجمة عقد ٤٠ صفحة لازم تخلص الليلة
    تسليم مشروع التخرج
    اراجع سورة الكهف حفظ
    قاعد ارتب فواتير المحل من اول السنة
    بدي خلص هالملف بقى صارلو شهر عالمكتب
    الموعد النهائي بيقتلني بس باقيلي صفحتين واسلم
    امسح الكود الميت من المشروع كله
    آخر امتحان بكرا، فاضل مراجعة فصلين
    تعبئة استمارة التقاعد للوالدة
    انسخ ملاحظات المحاضرة بخط مرتب
    هكتب ٣ جوابات للبنك والكهربا والضرايب
    عايز اقرا الكتاب ده من غير ما افتح الموبايل
    دكتور المادة طالب البحث الاحد
    مو نايم، قاعد اشتغل على السيرة الذاتية
    بجهز حبوب الدوا لابويا في علبة الاسبوع
    مذاكرة فيزياء ٢
    كتابة محضر الجلسة
    اخيط فستان الزبونة ولازم يكون جاهز العصر
    الاولاد نامو عندي ساعتين اكتب فيهم
    ادخال درجات الطلاب في النظام
    تحويل الملفات القديمة لـ pdf وترقيمها
    شغل شغل شغل ما في غيره اليوم
    تصحيح ٦٠ ورقة امتحان
    وقت تركيز بدون مكالمات
    اركب خزانة المطبخ قطعة قطعة
    بكمل دورة المحاسبة اونلاين الدرس السابع
    عم اكتب مقال عن النوم عند المراهقين
    الرد على كل الايميلات المتراكمة
    قص الفيديو تبع حفلة التخرج
    ابغى انجز معاملة الجوازات واخلص منها
    تلخيص كتاب الفقه قبل حلقة المغرب
    חייבת לסיים את הדוח עד מחר בבוקר
    תעזור לי לגמור את הסמינריון
    יושב על קוד כל היום, לא להפריע
    ללמוד לבגרות בהיסטוריה
    הגשת עבודה
    דדליין רצחני אבל נשאר רק הסיכום
    מוחק קוד מת מהרפו
    קריאת 3 מאמרים לקורס
    עוד דף גמרא אחד לפני ערבית
    הבחינה האחרונה בתואר!! עוד שני פרקים לחזור
    זמן שקט לכתיבה
    לתרגם את ההסכם לאנגלית
    מסדרת קבלות לרואה החשבון
    לענות על 80 מיילים שנערמו
    חותך את הסרטון של הבר מצווה
    צריך לכתוב מכתבים לוועד הבית ולעירייה
    בודקת מבחנים של כיתה ז2
    לסיים לקודד את המסך של התשלומים
    לא ישן עכשיו, גומר את המצגת
    מקטלג ספרים בספריה
    למידה לאנטומיה
    לשייף את השולחן ולעבור לשכבה הבאה
    הבוס רוצה את זה בתיבה עד 12
    כותבת רפרט על מחזורי שינה
    להקליד פרוטוקול של הישיבה מאתמול
    רישום שעות + חשבוניות
    קורא ספר בלי טלפון, סוף סוף
    הקטנה נרדמה אז יש לי שעה לעבודה
    סיכומי הרצאות בסטטיסטיקה
    תרופות לכלב, לסדר לפי ימים בקופסה
    להשלים תיעוד רפואי מהמשמרת
    לגמור לסרוג את השרוול השני
    סוגר משימות קטנות אחת אחת
    להכין את תיק התכנון למודד
    باید پایان‌نامه رو تا شنبه ببندم
    کمکم کن گزارشو تموم کنم
    دارم کد میزنم مزاحم نشید
    کنکور نزدیکه باید زیست بخونم
    ددلاینش کشنده‌س ولی فقط نتیجه‌گیری مونده
    کدهای مرده رو از پروژه پاک میکنم
    فرم مالیات رو پر کنم بره
    یه فصل دیگه از کتاب بخونم
    آخرین امتحان ترم فرداس، مرور جزوه
    ساعت مطالعه
    نامه به شهرداری و بیمه بنویسم
    ایمیل‌های عقب مونده رو جواب بدم
    ترجمه مقاله ۱۲ صفحه‌ای
    فیلم عروسی رو کات بزنم
    قرص‌های سگمون رو واسه هفته بچینم تو جعبه
    دوختن لباس مشتری تا عصر
    وارد کردن نمره‌ها تو سامانه
    نمیخوام بخوابم میخوام درس بخونم
    گچ‌کاری دیوار اتاق خواب و بتونه
    تنظیم صورتجلسه
    پروپوزال دکترا، بخش ادبیات پیشینه
    حفظ شعر برای مسابقه مشاعره
    بچه خوابید دو ساعت وقت دارم کار کنم
    رئیسم فایلو تا ظهر میخواد
    فاکتورای مغازه رو مرتب کنم
    دارم راجع به خواب نوزاد مقاله مینویسم
    ده تا درس از دوره پایتون عقبم
    قالی رو دو رج دیگه ببافم
    بازبینی ترجمه
    لغت زبان، ۵۰ تا در روز
    آرشیو عکسای موزه رو فهرست کنم
    نشستم پای پرونده تا تموم شه
    اسلایدا رو تکمیل کنم فقط سه تا مونده
    रिपोर्ट आज ही पूरी करनी है
    मुझे असाइनमेंट खत्म करने में मदद करो
    यूपीएससी की पढ़ाई, राजव्यवस्था का दूसरा अध्याय
    कोड लिख रहा हूँ कोई डिस्टर्ब मत करना
    थीसिस जमा
    डेडलाइन जान ले रही है, बस निष्कर्ष लिखना बाकी
    बेकार पड़ा डेड कोड हटाना है
    राशन कार्ड का फॉर्म भरना है
    दुकान का बहीखाता मिलाकर लिखना
    आखिरी पेपर कल है, रिवीजन
    हनुमान चालीसा याद करना
    मीटिंग के मिनट्स लिखना
    बैंक और बिजली विभाग को चिट्ठी लिखनी है
    शादी का वीडियो काटना है छोटा करना है
    कुत्ते की गोलियाँ हफ्ते भर के डिब्बे में लगा दूँ
    बच्चों की कॉपियाँ जाँचनी हैं
    ब्लाउज सिलना है शाम तक देना है
    सो नहीं रहा, पढ़ रहा हूँ
    नींद पर निबंध लिख रही हूँ
    मुन्ना सो गया अब दो घंटे काम
    पढ़ाई का समय
    आधार अपडेट के कागज़ तैयार
    अनुवाद के दस पन्ने
    साहब को बारह बजे तक फाइल चाहिए
    स्टॉक की एंट्री कंप्यूटर में
    हिंदी से अंग्रेजी में प्रमाणपत्र टाइप करना
    किताब पढ़ूँगी बिना फोन छुए
    नोट्स साफ-साफ उतारना
    जीएसटी रिटर्न भरना
    सारे पुराने ईमेल निपटाने हैं
    दीवार पर दूसरा कोट पेंट
    पीपीटी की आखिरी तीन स्लाइड
    गेहूँ की बोरी गिनकर रजिस्टर में चढ़ाना
    शोध पत्र का पहला भाग
    yaar aaj report khatam karni hi hai
    assignment complete karne me help kar do
    coding kar raha hu dnd
    dsa practice 2 ghante
    deadline ne jaan le li bas conclusion likhna bacha h
    dead code hata raha hu poore repo se
    last exam kal hai bas 2 chapter reh gaye
    neet ki padhai organic chemistry
    vlog ka video cut karna hai
    kutte ki tablets weekly box me set karni hai
    bank ko letter likhna h aur ek landlord ko
    boss ko 12 baje tak ppt chahiye
    saare emails ka reply de du aaj
    ITR bharna hai akhri tareekh aa gayi
    resume update
    notes bana rhi hu polity ke
    so nahi raha, kaam kar raha hu
    beta so gaya ab 1 ghanta mera padhai ka
    content likhna hai client ke blog ke liye sleep hygiene pe
    passport form bhar raha hu
    project ki documentation baki hai yaar
    udemy course section 6
    copies check karni hai 9th class ki
    kal raat se ek hi feature pe laga hu, aaj ship karunga
    kurti silni hai aunty ki
    data entry 300 rows
    thesis ka literature review pakda hua hai
    physics wallah ke lectures 2x pe
    sql seekh raha hoon joins wala part
    almirah assemble karni hai step by step
    book padhni hai phone side me rakh ke
    minutes of meeting type karne hai
    focus time plz mat call karna
    bas ek last push, PR merge karwana h
    報告書を今日中に仕上げる
    レポート終わらせるの手伝って
    卒論の第三章を書く
    簿記の勉強、仕訳の問題集
    集中タイム（会議入れないで）
    締め切りに殺されそうだけどあと結論だけ
    デッドコードを消していく
    最後の期末テストの暗記
    原稿提出
    確定申告やらないと
    動画のカット編集をひたすら
    犬の薬を一週間分わけておく
    お礼の手紙を三通書く
    議事録まとめ
    未読メール200件を返す
    寝ません、仕事します
    睡眠についてのコラムを執筆中
    子どもが寝たのでここから2時間作業
    提案書、部長が昼までにほしいって
    漢字検定の過去問
    TOEIC リスニング
    積ん読を一冊片付ける
    マイナンバーの書類を書く
    棚卸しの数字を入力
    ユニフォームの名前つけ縫い
    論文読む。英語20ページ。
    通信簿の所見を書き終えたい
    実装の続き、ログイン画面
    板金の図面を清書
    翻訳あと3000字
    答案の採点 40人分
    請求書処理
    介護記録をまとめて書く
    引っ越しの荷造り、本棚から
    보고서 오늘까지 끝내야 함
    과제 마무리 도와줘
    논문 3장 쓰는 중
    코딩함 말 걸지 마세요
    집중 시간
    마감이 사람 잡네 결론만 쓰면 끝
    마지막 기말 하나 남음 벼락치기
    토익 파트5 두 회
    원고 마감
    영상 컷편집 계속
    강아지 약 일주일치 나눠 담기
    구청이랑 은행에 보낼 편지 쓰기
    연말정산 서류 챙기자
    회의록 정리해서 올리기
    안 자요 일해요
    수면에 관한 기사 쓰고 있음
    애 재웠고 이제 두 시간 내 작업
    팀장님이 12시까지 달래
    책 읽을거다 폰 끄고
    자소서 쓰기
    인강 듣기 미적분 7강
    생활기록부 입력
    밀린 메일 다 답장
    번역 5천자 남았다
    공무원 국어 기출
    재고 수량 엑셀에 옮기기
    한복 치마단 꿰매기
    간호기록 밀린거 쓰기
    성경 필사
    세금계산서 발행
    시험지 채점 32명
    결제 화면 구현 이어서
    책장 조립 설명서 보고 하나씩
    필기 깔끔하게 다시 옮겨적는중
    今天必须把报告写完
    帮我把论文收个尾
    写代码中勿扰
    背单词，四级
    专注两小时
    死线要命，就差最后一段
    清理项目里的死代码
    最后一门考试，再过一遍笔记
    填报销单
    剪视频，把昨天拍的素材剪短
    把狗的药分到七天的小盒里
    给物业和社保局各写一封信
    回邮件，积了一百多封
    交初稿
    不睡，加班赶方案
    正在写一篇讲失眠的公众号文章
    娃睡了，终于能干两小时活
    老板中午前要ppt
    抄经
    考研政治马原部分
    会议纪要整理
    录成绩
    刷题时间
    翻译合同还剩八页
    把仓库的数据敲进系统
    改衣服，客人下午来取
    护理记录补完
    看书不看手机
    登录页面接着写
    批作文四十五本
    装衣柜，照着说明一步一步来
    贴发票
    毕业论文查重后改写
    写思想汇报
    期末報告今晚一定要生出來
    拜託幫我把企劃書收尾
    我要閉關寫程式
    讀國考民法第四章
    免打擾 寫稿
    死線快到了衝刺，只剩參考文獻
    把沒人用的死程式碼刪乾淨
    期末最後一科，重點再看一輪
    報稅報一報
    影片剪片剪到現在還沒剪完
    毛小孩的藥照日期分裝
    寫卡片跟信給以前的老師
    信箱爆炸，一封一封回
    沒有要睡，我在趕圖
    寫關於睡眠品質的衛教單張
    小孩睡了 終於輪到我做事
    主管說中午前要看到簡報
    多益單字
    逐字稿打到懷疑人生
    會議紀錄還沒寫
    翻譯剩六頁
    改考卷
    key單key到手軟
    織圍巾織最後一段
    巡房紀錄補寫
    關掉手機好好看完這本書
    購物車頁面繼續刻
    把工具間的螺絲分類
    申請學校文件
    履歷自傳重寫
    抄心經一遍
    勞健保資料整理送出
    對發票
    實驗記錄本要補三天份
    刻印章，客人六點來拿
    ต้องปั่นรายงานให้เสร็จคืนนี้
    ช่วยเขียนรายงานให้จบหน่อย เหลืออีกครึ่ง
    อ่านหนังสือสอบ กพ
    เขียนโค้ดอยู่ อย่าเพิ่งทัก
    ปิดงบสิ้นเดือน
    เดดไลน์จะฆ่าเราแล้ว แต่เหลือแค่บทสรุป
    ลบโค้ดตายออกจากโปรเจกต์ให้หมด
    สอบตัวสุดท้ายพรุ่งนี้ ทวนสไลด์อีกรอบ
    กรอกภาษีออนไลน์ รวบรวมใบเสร็จทั้งปี
    ตัดวิดีโองานบวชให้เหลือสิบนาที
    จัดยาหมาใส่ตลับทั้งอาทิตย์
    มีจดหมายต้องเขียนถึงเขตกับธนาคาร
    แพ็คของส่งลูกค้าอีก 40 กล่อง
    เวลาทำวิทยานิพนธ์
    ท่องบทสวดให้ได้ก่อนวันพระ
    ไม่ได้นอนนะ ทำงานอยู่
    บทความเรื่องการนอนของผู้สูงอายุ ต้องส่งกองบก.
    ลูกหลับแล้ว มีเวลาสองชม.เคลียร์งานตัวเอง
    หัวหน้าจะเอาสไลด์ก่อนเที่ยง
    แปลซับซีรีส์ตอนที่ 6
    เย็บชุดไทยให้ลูกค้า ชายยังไม่เสร็จ
    คีย์ข้อมูลคนไข้เข้าระบบ
    เรียนออนไลน์ excel ต่อจากเมื่อวาน
    ตรวจข้อสอบ ป.5 ทั้งห้อง
    นั่งแกะเทปสัมภาษณ์
    ส่งดราฟต์ บทที่ 2
    อ่านนิยายให้จบเล่ม ปิดมือถือ
    ทาสีรั้วรอบสอง
    ตอบแชทลูกค้าในเพจให้หมด
    ทำเอกสารเบิกงบโรงเรียน
    จดเลคเชอร์ย้อนหลังสามคาบ
    ไล่ปิดงานในลิสต์ทีละอัน
    ประกอบตู้จากอิเกีย น็อตเยอะมาก
    เขียนเรซูเม่ใหม่ทั้งหมด
    slíbil jsem tátovi že mu přepíšu včelařský deník do tabulky a dneska dám aspoň celý rok 2009
    chtěla jsem jít na pivo ale účetní čeká na podklady takže ještě hodinu třídím účtenky
    megígértem apámnak hogy begépelem a méhésznaplóját és ma legalább az egész 2009-es évet megcsinálom
    i-am promis lui tata că îi trec jurnalul de stupină în calculator și azi fac măcar tot anul 2009
    υποσχέθηκα στον πατέρα μου να περάσω το ημερολόγιο του μελισσιού στον υπολογιστή, σήμερα τουλάχιστον όλο το 2009
    ich hab meiner Schwester versprochen, die Vereinschronik bis Sonntag abzutippen, also heute mindestens die Achtziger
    eigentlich wollte ich Fußball schauen, aber der Kunde wartet aufs Angebot, also Position für Position durch
    der Meister meint „ohne Berichtsheft keine Prüfung", deshalb sitz ich jetzt da und schreib die letzten sechs Wochen
    j'ai juré à ma sœur de taper toute la chronique du club avant dimanche alors aujourd'hui au moins les années 80
    je devais regarder le match mais le client attend son devis donc ligne par ligne je remplis
    le prometí a mi hermana pasar a limpio la historia del club antes del domingo, hoy al menos los ochenta
    iba a ver el partido pero el cliente espera el presupuesto así que partida por partida
    prometi pro meu tio digitar o caderno de pesca dele inteiro, hoje faço pelo menos de 1998 até 2003
    o edital fecha meia-noite e falta anexar oito comprovantes, então nada de bar hoje
    a diretora pediu o relatório individual de cada criança, são vinte e duas e eu tô na quinta
    ho promesso allo zio di copiare al computer tutto il suo quaderno di caccia ai funghi, oggi almeno fino al 1994
    il bando chiude a mezzanotte e mancano otto allegati, quindi niente aperitivo stasera
    ik heb mijn oom beloofd zijn duivenboek uit te typen en vandaag doe ik minstens tot en met 1994
    de inschrijving sluit om middernacht en er missen nog acht bijlagen dus geen kroeg vanavond
    phải xong báo cáo trước 5h
    giúp mình hoàn thành bài luận với
    đang code đừng ai gọi
    ôn thi đại học môn sử
    nộp đồ án
    deadline dí chết luôn, còn mỗi phần kết luận
    dọn code chết trong dự án
    môn thi cuối cùng mai rồi, đọc lại đề cương
    khai thuế hộ kinh doanh
    cắt video đám cưới cho bạn
    chia thuốc cho con chó theo ngày
    viết mấy lá thư gửi ngân hàng với phường
    ngồi nhập sổ kho cho hết
    dịch hợp đồng tiếng nhật 20 trang
    tập trung - không họp
    chưa ngủ đâu, đang làm slide
    viết bài về giấc ngủ cho trang sức khoẻ
    bé ngủ rồi, tranh thủ được hai tiếng
    sếp đòi file trước trưa
    chép kinh
    may nốt cái áo dài cho khách
    chấm bài 4 lớp
    trả lời hết inbox của shop
    đọc nốt cuốn sách mượn thư viện
    học từ vựng ielts
    điền hồ sơ bảo hiểm thất nghiệp
    biên bản cuộc họp sáng nay chưa gõ
    làm nốt màn hình đăng nhập
    lắp cái kệ theo hướng dẫn
    chuẩn hoá lại danh sách hộ nghèo của xã
    gỡ băng phỏng vấn
    sửa luận văn theo ý thầy
    cày từng việc một cho sạch danh sách
    jag lovade morfar att skriva in hans fiskedagbok i datorn och i dag tar jag åtminstone hela sjuttiotalet
    anbudet stänger vid midnatt och åtta bilagor saknas så det blir ingen afterwork för min del
    jeg lovte bestemor å skrive inn hele værdagboka hennes, i dag tar jeg hvert fall krigsåra
    anbudet stenger ved midnatt og det mangler åtte vedlegg, så det blir ikke noe quiz på meg
    jeg lovede farfar at taste hans vejrdagbog ind og i dag tager jeg i hvert fald hele 1978
    buddet lukker ved midnat og der mangler otte bilag så jeg springer quizaftenen over
    lupasin papalle naputella sen säiden päiväkirjan koneelle ja tänään teen ainakin koko vuoden 1978
    tarjous sulkeutuu puoliltaöin ja kahdeksan liitettä puuttuu joten visailta jää multa väliin
    laporan harus kelar hari ini
    bantuin nyelesain skripsi bab 4 dong
    lagi ngoding jangan diganggu
    belajar buat cpns, soal tiu
    setor draft ke dospem
    deadlinenya bunuh gue, tinggal kesimpulan doang
    bersihin kode mati dari repo
    ujian terakhir besok, baca ulang ringkasan
    isi spt tahunan sebelum akhir maret
    potong video nikahan klien
    nyiapin obat anjing seminggu ke kotak
    nulis surat buat rt sama bank
    balesin chat pelanggan satu satu
    terjemahin jurnal 15 halaman
    jam fokus
    gak tidur, lagi ngerjain revisi
    nulis artikel soal tidur siang di kantor
    anak udah tidur, punya dua jam buat kerjaan
    bos minta filenya sebelum makan siang
    hafalan juz 30
    jahit kebaya pesanan
    koreksi ulangan kelas 8
    input stok gudang ke excel
    baca buku sampe tamat, hp dijauhin
    rapiin bukti transfer setahun
    notulen rapat kemarin belum diketik
    kerjain RPP
    ngecat pagar lapis kedua
    urus berkas bpjs
    nyusun arsip desa
    nyicil tugas kalkulus nomor 1-10
    transkrip wawancara narsum
    rakit lemari, skrupnya banyak bener
    lanjut bikin halaman checkout
    bugün şu raporu bitirmem lazım yoksa müdür pazartesi beni çağıracak
    tezi bitirmeme yardım et
    kod yazıyorum rahatsız etmeyin
    kpss tarih tekrarı
    makale teslim
    teslim tarihi beni öldürüyor ama iki paragraf kaldı
    projedeki ölü kodları ayıklıyorum
    son sınav yarın, notların üstünden geçicem
    beyannameyi dolduruyorum
    düğün videosunu kesip kısaltmam gerek
    köpeğin haplarını haftalık kutuya dizmek
    belediyeye ve ev sahibine yazılacak mektuplar var
    kızım uyudu, iki saatim var, çeviriye oturuyorum
    faturaları tarih sırasına koy
    uyumuyorum çalışıyorum
    uyku apnesi üstüne derleme yazıyorum
    sessiz çalışma
    patron öğlene kadar sunumu istiyor
    sınav kağıtları okunacak 5 şube
    ezber yapıyorum yasin suresi
    kazağın kolunu örüp bitireceğim
    sgk evrakları
    yarım kalan romanı okuycam telefonu kapatıp
    depodaki sayımı sisteme girmek
    tutanak yazımı
    dolabı monte ediyorum kılavuza baka baka
    staj defteri
    gelen kutusunu sıfırlamak
    özgeçmişimi baştan yazıyorum
    dava dilekçesi akşama yetişecek
    ingilizce kelime çalışması 50 tane
    hasta dosyalarını tamamlamam lazım nöbetten önce
    zeytin kasalarını tek tek etiketle
    ödeme ekranını kodlamaya devam
    надо добить отчёт до вечера
    помоги закончить курсач
    пишу код, не отвлекать
    зубрю билеты по анатомии
    сдача диплома
    дедлайн убивает, но осталось только заключение
    вычищаю мёртвый код из репы
    последний экзамен завтра, прогоню конспект ещё раз
    заполнить 3-ндфл
    режу видео с утренника
    разложить собаке таблетки на неделю
    написать письма в ЖЭК, банк и тёте Вале
    сижу с накладными за весь октябрь
    перевод инструкции 30 страниц
    не сплю, верстаю
    пишу статью про сон у подростков
    дети уснули, есть два часа на свои дела
    шеф хочет презу к обеду
    тишина, работаю
    проверить 28 тетрадей
    шкаф собираю по инструкции, уже третья полка
    довязать второй носок
    читаю толстого и телефон убрала в другую комнату
    забить остатки в 1с
    протокол собрания надо оформить
    дозаполнить истории болезни после обхода
    вторая глава диссера, введение потом
    ответить наконец всем на почту
    шпаклюю стену
    документы на загранпаспорт
    английский, 40 слов
    пилю экран оплаты дальше
    молитвослов, утреннее правило
    расшифровка интервью, полтора часа записи
    треба дописати звіт до п'ятої
    допоможи доробити курсову
    сиджу кодю, не турбуйте будь ласка
    готуюсь до НМТ, українська мова
    здача статті в журнал
    дедлайн мене вбиває, лишився самий висновок
    викидаю мертвий код, пів репозиторію сміття
    останній іспит у п'ятницю, перечитую конспект
    подати декларацію ФОП
    ріжу відео з випускного
    розкласти псові пігулки по днях
    маю написати листи в пенсійний і в раду
    накладні за вересень позаносити
    переклад договору, ще сім сторінок
    не сплю, роблю креслення
    пишу допис про здоровий сон для блогу клініки
    мала заснула, маю півтори години на роботу
    начальниця чекає презентацію до обіду
    година без дзвінків
    перевірити диктанти 6-Б
    дов'язую шкарпетки хлопцям на фронт
    читаю Підмогильного без телефона
    заповнити заявку на грант
    звести протокол зборів громади
    дописую картки пацієнтів
    доробити сторінку кошика
    скласти шафу, якщо вистачить шурупів
    відписати всім хто чекає
    фарбую паркан другим шаром
    польська, 30 слів
    вчу напам'ять роль
    розшифрувати інтерв'ю з ветераном
    розсортувати гуманітарку за списками
    документи на субсидію
    chcę w końcu domknąć ten rozdział o Kaszubach
    pomóż mi dokończyć sprawozdanie z praktyk
    PIT-37 do wysłania i z głowy
    siedzę w papierach po remoncie, faktura za fakturą
    deadline mnie dobije, zostało wklepać bibliografię
    wywalam martwy kod po poprzedniej ekipie
    ostatni egzamin w sesji, jeszcze raz całe prawo rzymskie
    tnę film z komunii na kawałki
    listy do napisania: spółdzielnia, ZUS, ciotka
    tabletki dla psa rozkładam do pudełka na cały tydzień
    nauka - matura rozszerzona
    wysłać rozliczenie delegacji
    zamknęłam drzwi do gabinetu i klepię opisy przypadków
    promotor obciął mi pół pracy, przepisuję
    przykleić listwy przypodłogowe w przedpokoju
    tłumaczenie przysięgłe aktu urodzenia
    wreszcie cisza, czytam Tokarczuk
    robię inwentaryzację w bibliotece regał po regale
    nie śpię, tylko wypełniam wniosek o dopłaty
    wklepać oceny do librusa zanim wywali system
    wykończyć podszewkę w płaszczu klientki
    lecę z implementacją koszyka
    blok: pisanie
    dokumentacja powykonawcza, 60 stron załączników
    uczę się słówek z hiszpana
    przepisać zeszyt od Kuby bo mnie nie było
    odpisać rodzicom w dzienniku, piętnaście wiadomości
    spakować paczki z allegro, adresy i etykiety
    esej o bezsenności w romantyzmie, mam pół strony
    protokół z rady pedagogicznej
    szlifuję blat i idzie drugi lakier
    zaległe wpisy w karcie pacjenta
    rekolekcje - opracować konspekt
    ctrl c ctrl v z excela do wordowskiego szablonu, godzina roboty
    dopsat seminárku, už jen závěr
    pomoz mi dotáhnout tu zprávu pro obec
    daňové přiznání, ať to mám z krku
    čtu si Čapka na povinnou četbu
    deadline mě zabije, ale chybí fakt jen titulní strana
    mažu mrtvý kód, klid na práci prosím
    poslední zkouška, otázky 30 až 45
    stříhám video z vodáckého kurzu
    dopisy co musím napsat: pojišťovna, bytové družstvo, babička
    prášky pro psa rozdělit do krabičky
    učení - chemie
    odevzdat výkaz
    přepisuju rozhovor s pamětníkem
    zaúčtovat pokladnu za listopad
    lepím model tramvaje podle návodu
    vyplnit žádost o rodičák
    opravit diktáty čtvrťáků
    nespím, rýsuju
    esej o spánku jako spotřebním zboží
    kosím jeden ticket za druhým
    přeložit návod k bagru z němčiny
    dodělat obrubu u zahrádky
    šiju kostým na masopust, zip a hotovo
    studuju na řidičák, značky
    doplnit dokumentaci sester za noční
    zápis ze schůze výboru
    ticho, píšu
    katalogizace sbírky brouků
    CV do pátku přepsat celé
    koncepty dopadly, teď to jen naklikat do systému
    rovnám archiv fary, rok 1911
    vymalovat chodbu podruhé
    slovíčka na němčinu
    dodělávám formulář objednávky ve frontendu
    be kell fejeznem a beszámolót ma estig
    segíts befejezni a szakdogát
    nav bevallás, kitöltöm és kész
    kódolok, ne szóljatok hozzám
    megöl a határidő, már csak az összegzés kell
    holt kódot irtok a projektből
    utolsó vizsga, még egyszer végig az anyagtételeken
    vágom az esküvői videót rövidebbre
    megírandó levelek: közös képviselő, bank, keresztanya
    a kutya bogyóit szétosztom napokra
    tanulás: töri érettségi
    jegyzőkönyv leadása
    készítem a mérési napló tisztázatát
    számlák lefűzése, egész év
    Szerb Antalt olvasok, telefon kikapcsolva
    lektorálom a tankönyv negyedik fejezetét
    fugázom a fürdőt
    felviszem az adatokat a krétába
    varrom a néptáncos szoknyát, a szegély van hátra
    fordítás angolról, 9 oldal még
    nem alszom, rajzolom a tervet
    cikket írok az alvásról egy magazinnak
    megvan a két csendes órám, jöhet az önéletrajz
    pályázati adatlap
    javítom a hetedikesek dolgozatát
    leltár a raktárban
    angol szavak, 60 darab
    lapra szerelt gardrób, ötödik lépésnél tartok
    anyakönyvi kérelmek sorban
    kotta másolása a kórusnak
    elmélyült munka
    ápolási dokumentáció pótlása
    interjú legépelése, 90 perc hanganyag
    a szőlő támrendszerét végigdrótozom
    trebuie să închei raportul ăsta azi, nu mai am scuze
    ajută-mă să termin referatul la istorie
    declarația unică, o completez acum
    scriu cod cu căștile pe urechi
    mă omoară termenul, dar mai am doar anexele
    șterg codul mort din aplicație
    ultimul examen din sesiune, mai citesc o dată cursul
    tai videoclipul de la botez
    am de scris scrisori: la primărie și la asociație
    pun pastilele câinelui în cutiuța cu zile
    bac română - recapitulare
    predat licența
    traduc acte pentru nunta unui client din Spania
    bag facturile în saga
    citesc Rebreanu până la capăt azi
    mai am de dat un strat de lavabilă
    corectez tezele
    completez foile de observație pe secție
    tivesc perdelele
    nu dorm, scriu la proiectul de diplomă
    articol despre somnul la bebeluși, 800 de cuvinte
    copiii sunt la bunici, deci lucrez la cv
    dosarul de șomaj
    procesul verbal de la consiliu
    transcriu interviul cu meșterul olar
    învăț rugăciunea pe de rost
    ore fără întreruperi
    asamblez patul supraetajat
    mailurile restante, toate
    notele în catalogul electronic
    formularul de comandă, continui implementarea
    etichetez borcanele de miere
    capitolul doi din teză, fără facebook
    lucrez la caietul de sarcini
    πρέπει να τελειώσω την εργασία σήμερα
    βοήθα με να κλείσω την αναφορά
    γράφω κώδικα, μη μου μιλάτε
    διάβασμα για πανελλήνιες, ΑΟΘ
    με σκοτώνει η προθεσμία, μένει η βιβλιογραφία
    πετάω νεκρό κώδικα
    τελευταίο μάθημα για το πτυχίο, ξαναπερνάω τις σημειώσεις
    κόβω το βίντεο από τη βάφτιση
    γράμματα που πρέπει να γράψω: ΔΕΗ, διαχειρίστρια, νονά
    τα χάπια του σκύλου σε θήκες για όλη τη βδομάδα
    παράδοση πτυχιακής
    ώρα για γράψιμο
    ε9 και φορολογική
    περνάω τιμολόγια στο mydata
    διορθώνω γραπτά β γυμνασίου
    μετάφραση συμβολαίου 14 σελίδες
    δεν κοιμάμαι, σχεδιάζω κάτοψη
    άρθρο για τον ύπνο των εφήβων
    κεντάω το τραπεζομάντηλο της προίκας, μένει η μπορντούρα
    μαθαίνω τον ρόλο μου απέξω
    περνάω δεύτερο χέρι στα παντζούρια
    βιογραφικό από την αρχή
    πρακτικά της γενικής συνέλευσης
    απομαγνητοφώνηση συνέντευξης
    ψέλνω τα κομμάτια της Κυριακής να τα μάθω
    απαντάω σε όλα τα μέιλ
    ησυχία διάβασμα
    συναρμολογώ τη βιβλιοθήκη
    ενημερώνω φακέλους ασθενών
    αίτηση για επίδομα
    διαβάζω Καζαντζάκη χωρίς κινητό
    η φόρμα πληρωμής, συνεχίζω
    δίχτυα, μπαλώνω ως το βράδυ
    αγγλικά λεξιλόγιο
    ich muss endlich die Steuer machen
    hilf mir den Bericht fertig zu kriegen
    Hausarbeit, noch 6 Seiten
    Tür zu, Handy weg, Code schreiben
    die Abgabefrist bringt mich um aber es fehlt nur das Fazit
    toten Code rauswerfen, heute nur das
    letzte Prüfung morgen, Altklausuren durchgehen
    Urlaubsvideo schneiden, zwei Stunden Material auf fünf Minuten
    Briefe schreiben: Krankenkasse, Vermieter, Oma Hilde
    die Tabletten vom Hund in die Wochenbox sortieren
    Schreibzeit
    Abgabe Bachelorarbeit
    Wareneingang erfassen, drei Paletten
    Arztbriefe diktieren bis zwölf
    ich setz mich jetzt an das Protokoll vom Elternbeirat
    lese den Zauberberg, Seite 412, und gehe nicht ans Telefon
    Vokabeln Latein Lektion 22
    Fenster abkleben und streichen
    Belege kleben
    nein ich schlafe nicht, ich korrigiere Klausuren
    Facharbeit über Schlafforschung
    Pflegedoku nachtragen
    Akten von 1987 digitalisieren
    Login-Maske weiterbauen
    Predigt ausformulieren
    das Kleid muss bis Samstag gesäumt sein
    Anmeldung Kita Formular 3 von 5
    IKEA Pax, Teil zwei
    Umzugskisten beschriften
    Chorheft abtippen
    keine Termine: Gutachten
    Berichtsheft seit September nachschreiben, mein Meister dreht sonst durch
    Übersetzung Bedienungsanleitung Melkroboter
    Antrag auf Pflegegrad für Papa
    je veux boucler mon mémoire de stage avant que mon frère rentre
    aide moi à finir ce compte rendu stp
    trois heures devant moi, la maison vide, je m'attaque enfin aux impôts
    rédiger les bulletins de 5e C
    la cheffe a dit « sur mon bureau à midi », donc j'y vais
    le rendu c'est ce soir minuit et j'ai écrit que l'intro
    une deadline à crever mais plus que deux tableaux à mettre en page
    virer le code mort du module paie
    dernier exam vendredi : fiches de droit admin
    j'ai des lettres à écrire, la mairie puis la CAF
    couper la vidéo de mariage, il reste 40 min de rushs
    les cachets du chien dans le pilulier, un compartiment par jour
    révisions brevet
    dépôt dossier MDPH
    écriture - ne pas déranger
    je recopie mes notes de TD au propre
    on poste la déclaration TVA et basta
    lire Annie Ernaux au lieu de scroller
    nan je dors pas je code
    je planche sur un topo à propos de la sieste en entreprise
    relecture d'épreuves, 112 pages
    retaper le vieux fauteuil, reste les clous tapissiers
    saisie des adhésions du club de judo
    j'apprends mon texte pour la troupe
    registre des vaches à mettre à jour avant le contrôle
    décaper les volets un par un
    terminer la couture des rideaux de la salle des fêtes
    réponse à l'appel d'offres, partie technique
    transmissions ciblées à taper
    tri de la paperasse de mamie
    traduire un menu en anglais pour le resto
    rétroplanning fait, plus qu'à exécuter ligne par ligne
    cours de compta sur l'ordi, module 9
    étiqueter les caisses de poires
    a ver si hoy por fin cierro el informe anual
    ayúdame a terminar el trabajo de bio
    me he traído el portátil a la biblio y de aquí no salgo hasta el capítulo 3
    la renta, que acaba el plazo
    opos: tema 24 entero
    la fecha de entrega me mata pero solo falta maquetar
    borrar código muerto todo el santo día
    último examen del cuatri, repasando apuntes de mi prima
    cortar el vídeo de la quinceañera
    pastillas del perro, preparar el pastillero
    tengo cartas que escribir: al casero, a hacienda y a la yaya
    estudio mir
    entregar memoria
    que no estoy durmiendo, que estoy pasando actas
    reportaje sobre la siesta para la revista del pueblo
    el jefe quiere los números en limpio antes de comer
    picando código de la pasarela de pago
    corregir exámenes de 3º ESO
    dejar lista la nómina de los jornaleros
    lijar la barca y dar el antifouling
    hacer el currículum en inglés
    terminar de leer a Rulfo
    subir notas al moodle
    meter albaranes
    historias clínicas atrasadas
    vainica del mantel, me queda un lado
    aprenderme las bulerías del examen
    traducir subtítulos
    montar la litera de los niños con las instrucciones en sueco
    apuntar las vacunas de los terneros
    mañana sin reuniones
    contestar wasaps del grupo de clientes uno a uno
    pasar a máquina los poemas del abuelo
    rellenar el empadronamiento
    preciso fechar o relatório antes do almoço senão a Rita me mata
    me ajuda a terminar o tcc
    imposto de renda, bora
    lendo Guimarães Rosa devagar, sem celular
    o prazo tá me matando, só falta a conclusão
    apagar código morto do repositório
    última prova do semestre, revisar slides
    cortar o vídeo do casamento
    separar os comprimidos do cachorro pela semana
    cartas pra escrever: condomínio, banco, madrinha
    estudar enem
    entregar projeto
    não tô dormindo, tô fechando planilha
    matéria sobre sono pro jornal do bairro
    os meninos na escola, então aproveito pra faxinar a papelada
    lançar notas fiscais
    rebocar o muro do fundo
    corrigir redação, 37
    ler dois artigos de enfermagem
    preencher o cadastro único
    tarefa da faculdade de direito penal
    prontuários da semana
    bordar o nome nas toalhas
    continuo a tela de cadastro
    legendas do documentário
    decorar o texto da peça
    ata da reunião do sindicato
    montar guarda roupa
    responder os e-mails da secretaria
    relatório de contas para a junta de freguesia
    passar a limpo o caderno de campo
    etiquetas dos queijos
    estudar alemão, lição 12
    devo finire la relazione per il comune
    aiutami a chiudere la tesina
    730 precompilato, controllo e invio
    scrivo codice, cuffie su
    la scadenza mi ammazza ma manca solo la conclusione
    tolgo il codice morto
    ultimo esame della magistrale, ripasso
    taglio il video della comunione
    pastiglie del cane divise per giorno
    lettere da scrivere: amministratore, inps, zia Pina
    consegna tesi
    mica dormo, impagino
    pezzo sul sonno dei neonati per il giornalino
    finalmente soli io e le bozze, 200 pagine
    registrare le fatture elettroniche
    compiti di terza B da correggere
    leggere Calvino sul balcone senza telefono
    verniciare le persiane
    il capo vuole il file entro mezzogiorno
    cartelle cliniche arretrate
    verbale del collegio docenti
    orlo ai pantaloni di sei clienti
    traduzione dal tedesco, manuale di una pressa
    domanda per l'assegno unico
    continuo con la pagina di pagamento
    imparo a memoria la parte
    inventario del negozio
    niente riunioni
    assemblare la cucina
    rispondere alle mail rimaste indietro
    etichettare il vino nuovo
    vocaboli di greco, due pagine
    sbobinare l'intervista
    verslag moet vandaag de deur uit
    help me mijn scriptie af te maken
    belastingaangifte, eindelijk
    niet storen ik zit in de code
    die deadline wordt mijn dood, maar alleen de samenvatting nog
    dode code opruimen
    laatste tentamen, nog één keer door de sheets
    video van het afscheid knippen
    pillen van de hond in de weekdoos doen
    brieven schrijven: gemeente, verhuurder, opa
    schrijfblok
    inleveren scriptie
    ik slaap niet hoor, ik ben proefwerken aan het nakijken
    stuk over slaap voor de wijkkrant
    twee uur oppas dus nu knallen met die offerte
    boekhouding van de kapsalon
    Mulisch uitlezen, telefoon in de la
    kozijnen schuren en gronden
    zorgdossiers bijwerken
    notulen vve
    leren voor theorie-examen
    inschrijving kinderopvang invullen
    gordijnen zomen
    vertaling handleiding kaasmachine
    stamboekpapieren van de koeien
    bestelformulier verder bouwen
    rol uit mijn hoofd leren
    voorraad tellen
    stilte-uurtje
    kast in elkaar zetten
    mailbox leeg
    woordjes frans
    interview uitwerken
    subsidieaanvraag speeltuin
    ska bli klar med rapporten innan fikat
    hjälp mig skriva klart uppsatsen
    deklarera innan andra maj
    kodar, ring inte
    deadlinen tar livet av mig men det är bara källförteckningen kvar
    rensar död kod
    sista tentan, läser igenom anteckningarna
    klipper studentfilmen
    hundens tabletter i dosetten
    brev att skriva: kommunen, hyresvärden och moster Berit
    plugg högskoleprov
    inlämning
    nej jag sover inte, jag bokför
    krönika om sömn till lokaltidningen
    rättar nationella prov
    läser Moberg, mobilen i hallen
    måla om vindskivorna
    fyller i ansökan om föräldrapenning
    journalanteckningar som släpar
    protokoll från stämman
    syr upp gardiner
    översätter manual för skogsmaskin
    glosor tyska
    inventering på lagret
    bygger vidare på kassan i appen
    lär mig replikerna
    svara på alla mejl
    tyst timme
    skruvar ihop en Billy, den tredje
    transkribering
    skriver av gamla kyrkböcker för släktforskningen
    fakturor till jaktlaget
    avel- och kalvningslistan
    slipar båten inför sjösättning
    må få ferdig rapporten før helga
    hjelp meg å fullføre oppgaven
    skattemeldinga, bare gjøre det
    sitter med kode, ikke forstyrr
    fristen tar knekken på meg, mangler bare konklusjonen
    siste eksamen, pugger
    klipper russevideoen
    hundens piller i ukedosett
    brev som må skrives: nav, borettslaget, tante
    lesing til eksamen
    innlevering master
    sover ikke, fører regnskap
    kronikk om søvn
    retter tentamener
    leser Hamsun på hytta uten dekning
    beiser terrassen
    pleieplaner som ligger etter
    referat fra styremøtet
    strikker ferdig marius-genseren, bare halsen igjen
    oversetter bruksanvisning for lakseslakteri
    varetelling
    skrur sammen senga
    jobber videre med innloggingen
    øver på teksten til revyen
    svare på alle mailer
    stilletid
    transkribere
    søknad om byggetillatelse til naustet
    sauelister, øremerker og vekter
    bøter garn
    fyller inn timelister for hele august
    leser tingrettsdommen fra ende til annen
    rapporten skal være færdig i dag
    hjælp mig med at få opgaven gjort færdig
    årsopgørelsen
    koder, forstyr ikke
    deadline slår mig ihjel, mangler kun litteraturlisten
    fjerner død kode
    sidste eksamen, terper
    klipper konfirmationsvideoen
    hundens piller i doseringsæsken
    breve jeg skal skrive: kommunen, udlejeren, farmor
    studietid
    aflevering speciale
    sover ikke, bogfører
    artikel om søvn til fagbladet
    læser Blixen uden mobil
    maler plankeværk anden gang
    journalnotater bagud
    referat af generalforsamlingen
    syr dåbskjole færdig
    oversætter vejledning til en mejetærsker
    gloser, spansk
    lageroptælling
    samler skab
    videre med betalingsmodulet
    lærer replikker
    svare på al post
    ro til skrivning
    transskriberer
    ansøgning om boligstøtte
    indtaster svinetal
    sliber gulv i stuen
    timesedler for hele holdet
    pakke webshopordrer
    raportti valmiiksi tänään
    auta mua saamaan essee loppuun
    veroilmoitus, pakko
    koodaan, älä häiritse
    deadline tappaa mut mutta enää puuttuu johtopäätökset
    siivoan kuollutta koodia pois
    viimeinen tentti, kertaan luentokalvot
    leikkaan rippivideota
    koiran pillerit dosettiin
    kirjeitä kirjoitettavana: kela, isännöitsijä, kummitäti
    lukuaika
    gradun palautus
    en nuku, teen kirjanpitoa
    juttu unesta paikallislehteen
    korjaan kokeita
    luen Tuntematonta, puhelin eteisessä
    maalaan laiturin
    kirjaukset rästissä osastolla
    pöytäkirja taloyhtiön kokouksesta
    neulon villasukan kantapään
    käännös metsäkoneen ohjekirjasta
    ruotsin sanat
    inventaario
    kokoan lipaston
    jatkan maksusivua
    opettelen vuorosanat
    vastaan kaikkiin maileihin
    hiljainen tunti
    litterointi
    toimeentulotukihakemus
    poronmerkintälistat
    verkkojen paikkaus
    tuntilaput koko porukalta
    luen hallinto-oikeuden päätöksen kannesta kanteen
    قال لي المشرف «لا ترجع الا والفصل جاهز» فخليني اقفل الباب واكتب
    صار لي اسبوع اأجل معاملة نقل الكفالة، اليوم اخلصها لو ايش
    ادق اسعار الكتلوج الجديد صفحة صفحة
    نص ساعة قرآن ورد يومي وبعدها ارجع للاكسل
    بلف ورق عنب للعزومة ٢٠٠ حبة، سماعة ومسلسل بالخلفية
    مشرط وكرتون، بقص نموذج الكلية المعماري
    لا مو فاضي، غرقان بكشوفات الرواتب
    توثيق عقود الايجار على منصة ايجار
    امي تبي اعبي لها طلب العلاج بالخارج وارفق التقارير
    הבטחתי לעצמי שעד הבייביסיטר הולכת אני שולח את הטיוטה
    לשכתב את הפרק על העלייה השלישית כי המנחה כתב «רדוד»
    לתייק את כל הטפסים של הרשות להתיישבות
    פשוט לשבת ולהקליד את הרשימות של הנגריה
    הולכים על מאה ברגים לפרגולה
    דף יומי
    קורס קצר במנעולנות, שיעור שלישי, רושם הכל
    לא פנוי לקפה, קובר את עצמי בהחזרי מס
    להעתיק מתכונים של סבתא למחברת אחת
    استاد گفت «تا آخر هفته نفرستی نمره نداری» دیگه شوخی ندارم باهاش
    سفارش زعفرونا رو بسته‌بندی و برچسب کنم
    سند خونه رو آماده کنم ببرم دفترخونه
    شاهنامه میخونم روزی صد بیت
    عکسای اسکن شده مادربزرگ رو اسم‌گذاری کنم
    خط تحریری، سرمشق امروز
    ثبت سفارش تو سامانه
    نمیرسم چایی بخورم، لیست بیمه‌ها مونده
    تابلو برق کارگاه رو طبق نقشه سیم‌کشی کنم
    गाइड ने कहा "अगला अध्याय सोमवार तक", तो आज दरवाज़ा बंद
    जनगणना की ड्यूटी का डाटा ऐप में भरना
    रामचरितमानस का पाठ, बालकांड
    आम की पेटियों पर लेबल चिपकाना दो सौ
    किसान सम्मान निधि का ई केवाईसी
    चाय बाद में, अभी वेतन की शीट
    सितार का रियाज़ अलंकार एक घंटा
    टीकाकरण रजिस्टर
    स्कूल का मिड डे मील हिसाब लिखना है
    guide ne bola "next chapter monday" so phone airplane mode pe
    swiggy ke menu me 80 items upload karne hai
    gurbani path roz ka
    mummy ka ayushman card apply karna hai online
    guitar ke chords yaad karna F wala
    chai baad me yaar payroll chal raha
    github readme likhna hai proper
    SSB ki book reading
    insta shop ke 50 orders pack karna
    指導教官に「来週までに第二章」と言われたので今日はこもる
    旅館の予約台帳を新しいシステムに写している
    祝詞を覚える
    りんごの贈答箱に宛名ラベルを200枚貼る
    息子の入園書類、全部手書き、がんばる
    お茶してる暇ない、給与計算中
    三味線のおさらい 一時間
    障害福祉の更新申請
    包丁を研いで、そのあと仕込みノートを書く
    襖を張り替える
    교수님이 "다음주까지 2장" 하셔서 오늘 도서관에 뼈를 묻는다
    스마트스토어 상품 80개 등록
    가야금 연습 한시간
    사과 박스에 송장 붙이기 200장
    어린이집 입소서류 한가득
    커피 마실 시간 없어 급여 돌리는 중
    김장 절임 배추 속 넣기 시작
    장애등급 서류 갱신
    정원사 자격증 필기 기출 돌린다
    칼 갈고 재료 손질하고 레시피 노트 정리
    导师说下周一见不到第二章就别来了，今天我住图书馆
    淘宝店上新，八十个链接挨个填
    练琴一小时，哈农
    给两百箱苹果贴快递单
    孩子入学材料，要交七样，一样样弄
    别约我喝茶，算工资呢
    包三百个饺子冻起来，边听书边包
    残疾证换证材料
    磨刀，备料，再把菜谱记下来
    古籍修复，今天只补这一页
    入党材料第三遍誊写
    教授說禮拜一沒看到第二章就當掉我 所以今天住圖書館
    蝦皮上架八十樣
    練古箏 一小時
    兩百箱文旦貼宅配單
    長照申請表一大疊
    不喝下午茶了我在算薪水
    醃梅子，洗、晾、去蒂，慢慢來
    外配證件換發
    修古書，今天補這張
    輔導室的個案紀錄要在五點前鍵完
    磨刀備料然後把食譜抄好
    แม่บอกว่า "ถ้าไม่ส่งใบสมัครวันนี้ก็ไม่ต้องเรียนแล้ว" งั้นกรอกเดี๋ยวนี้แหละ
    ร้อยมาลัยสองร้อยพวงให้ทันตลาดเช้า
    ซ้อมขิมเพลงลาวดวงเดือนวนไป
    พิมพ์ทะเบียนสมาชิกกลุ่มออมทรัพย์
    ลอกลายผนังโบสถ์ทีละช่อง
    สอบปลายภาค เตรียมเอกสารนักเรียน
    เขียนไดอารี่ฝึกงานย้อนหลัง พี่เลี้ยงจะเซ็นพรุ่งนี้
    ไม่ได้เล่นมือถือนะ อ่านชีทอยู่
    ลงเสียงพากย์ตอนที่สี่ให้จบก่อนออกไปรับลูก
    cô giáo nhắn "tối nay chưa nộp là 0 điểm", thôi ngồi vào bàn
    gói hai trăm cái bánh chưng cho kịp hàng tết
    nhập danh sách tiêm chủng của phường
    luyện đàn tranh bài lý ngựa ô
    đăng 80 sản phẩm lên sàn
    soạn hồ sơ nhập học cho con
    sơn lại tượng gỗ từng lớp một
    không cà phê được, đang chạy lương
    đọc gia phả và chép ra file
    kata dospem "senin belum ada bab dua gak usah bimbingan", ya udah pintu dikunci
    bungkus 200 paket keripik pesanan lebaran
    masukin data posyandu
    latihan gamelan bagian bonang
    ngisi berkas beasiswa lpdp sampe kelar
    susun laporan kkn
    ngukir pintu pesenan, tinggal sudut kanan
    jangan ajak ngopi dulu, lagi ngitung gaji karyawan
    nyalin catetan resep almarhumah nenek ke satu buku
    hocam "pazartesiye ikinci bölüm gelmezse danışmanlığı bırakırım" dedi, kapıyı kilitledim
    iki yüz kavanoz reçele etiket
    muhtarlıktan alınacak evrakların listesini tamamlıyorum
    ney üflüyorum, segâh peşrev, günde bir saat
    halının son on sırası
    tapu evrak hazırlığı
    zeytinyağı siparişlerini kargolamak
    çaya gelemem bordro yapıyorum
    minyatürde tek tek yaprak boyuyorum
    научрук сказал «в понедельник без второй главы не приходи», закрываюсь
    закатываю банки, двадцать с огурцами осталось
    балалайка, гаммы, час без перерыва
    клею наклейки на двести коробок мёда
    собрать бумаги в садик, справка на справке
    архив: фонд 14
    паяю плату по схеме
    чай потом, зарплатную ведомость считаю
    реставрирую икону, сегодня только левый край
    науковий сказав «без другого розділу не приходь», зачиняюсь і пишу
    ліплю вареники на замовлення, триста штук
    бандура, година вправ
    плету маскувальну сітку, ще два метри
    заповнюю анкету на відшкодування за вікна
    архів, метричні книги
    паяю дрон за схемою
    кава потім, рахую зарплату
    реставрую скриню, шар за шаром
    szef rzucił „na ósmą rano ma być”, więc telefon do szuflady i jadę z tym
    lepię uszka na wigilię, sto siedemdziesiąt sztuk
    przepisuję nuty dla orkiestry dętej
    dziennik praktyk do tyłu o trzy tygodnie
    metryczki do herbarium, równiutko tuszem
    kleję kafle piecowe według numerków
    godzina z Brackiem, partytura
    zaległości w e-recepcji poradni
    niby mam wolne, a siedzę nad rozliczeniem festynu
    vedoucí napsal „do pondělí kapitolu, nebo termín propadá", takže zamykám a píšu
    motám adventní věnce, ještě třicet
    chmelové známky nalepit na žoky
    dopisuju kroniku obce za loňský rok
    partitura pro dechovku, přepis hlasů
    záznamy o léčbě stáda
    nemám čas na pivo, uzavírám mzdy
    maturitní otázky vypracovat
    vyřezávám kašpárka, zbývá nos
    a témavezetőm írta: "hétfőig fejezet, vagy ősz", szóval bezárkózom
    kétszáz üveg lekvárra címke
    citeragyakorlás egy óra
    szappanformák kiöntése sorban
    óvodai papírok, hét melléklet
    most nem kávézok, bérszámfejtek
    kékfestő minta nyomása a vásznon
    anyakönyv-kutatás
    a kórtörténeteket délig be kell vinnem
    coordonatorul a scris „luni capitolul sau sesiunea de toamnă”, deci mă încui în casă
    pictez ouă pe comandă, mai am patruzeci
    nai, o oră de game
    foi matricole de completat la secretariat
    lipesc adrese pe cutiile cu zacuscă
    nu pot la cafea, fac statele de plată
    acte pentru grădiniță
    arhivele statului, dosar 12
    dau cu ulei pe bârne, una câte una
    ο καθηγητής είπε «Δευτέρα θέλω κεφάλαιο», κλειδώνομαι
    καταχώριση στόλου, 14 πλοία, πιστοποιητικά ένα ένα
    κολλάω ετικέτες στο μέλι
    βυζαντινή μουσική, ασκήσεις
    χαρτιά για τον παιδικό σταθμό
    δεν προλαβαίνω καφέ, βγάζω μισθοδοσία
    αγιογραφία, σήμερα μόνο το φόντο
    δηλώσεις οσδε
    ράβω πανιά
    Doktorvater: „Montag Kapitel drei oder wir reden" – also Tür zu
    Wildbret etikettieren und Rechnungen dazu
    Cello, Etüden, eine Stunde
    Trachtenjacke, nur noch Knopflöcher
    Kein Kaffee, ich mach grad Lohnabrechnung
    Chronik der Freiwilligen Feuerwehr ab 1950 abtippen
    Inventur im Weltladen
    Kirchenbuch Abschriften
    Oma ihr Rezeptbuch abschreiben, Sütterlin und Fettflecken inklusive
    Tulpenzwiebeln einbuddeln, 300 Stück
    mon directeur m'a dit « lundi ou jamais », donc je m'enferme avec le chapitre deux
    ouvrir douze douzaines d'huîtres pour la commande
    gammes à l'accordéon
    registre de cave, cuve par cuve
    dossier de régularisation de mon voisin, je l'aide à tout remplir
    pas le temps pour un café je suis sur les paies
    dorure à la feuille, juste le cadre
    archives départementales
    tailler les boutonnières de la veste de chasse
    la tutora dijo «lunes capítulo dos o cambias de director», así que me encierro
    amasar y hornear 300 empanadas del pedido
    charango, escalas, una hora
    guías de despacho de la feria, pasarlas a limpio
    trámites del jardín infantil
    no puedo por un tinto, estoy con la nómina
    dorar el retablo, hoy la cenefa nomás
    archivo parroquial
    llenar la bitácora de la práctica, tres semanas atrasada
    اعصر الزيتون اليوم وسجل كل كيس لصاحبه
    برمجة بوابة المزرعة، باقي ملف الاعدادات
    حصر اصول المدرسة
    انقش الحنا على ايدين خمس عرايس بالدور
    خطبة مكتوبة بخط اليد اصفها على الوورد
    לעשב את הערוגות שורה שורה עד הקצה
    הגהה לעיתון הקיבוץ
    להקליט פרק לספר שמע, הקראה רציפה
    להעתיק תווים למקהלה
    ממלא טופס טיולים של הבה"ד
    زعفرون پاک میکنم، سه کیلو مونده
    ثبت اموال مدرسه
    دارم کتاب صوتی ضبط میکنم فصل پنجم
    نت ستار رو پاکنویس کنم
    धान की रोपाई का हिसाब मज़दूर-वार लिखना
    स्कूल संपत्ति रजिस्टर
    ऑडियो किताब की रिकॉर्डिंग, पाँचवाँ अध्याय
    मंदिर के चंदे की रसीदें काटना
    chande ki receipts kaat raha hu pandal ke liye
    excel cleanup sales team ka
    audiobook record kar rahi chapter 5
    scooty ki RC transfer ka form
    海苔の等級を記録しながら箱詰め
    備品台帳の更新
    朗読CDの録音、第五章
    年賀状の宛名、筆で80枚
    銭湯のタイル目地をひたすら磨く
    김 등급 매겨서 상자에 담기
    비품대장 업데이트
    오디오북 녹음 5장
    청첩장 봉투 손글씨 80장
    목욕탕 줄눈 닦기 끝까지
    给茶叶分级装罐，登记编号
    固定资产盘点
    录有声书第五集
    写喜帖，毛笔，八十张
    给古筝换弦，二十一根
    茶葉分級裝罐貼編號
    財產盤點
    錄有聲書第五集
    喜帖手寫八十張
    幫獅頭補毛，一撮一撮黏
    คัดเกรดใบชาใส่กระปุก
    ตรวจนับครุภัณฑ์
    อัดหนังสือเสียงบทที่ห้า
    เขียนการ์ดงานแต่งด้วยมือ 80 ใบ
    phân loại chè rồi đóng hộp
    kiểm kê tài sản
    thu sách nói chương năm
    viết thiệp cưới tay 80 cái
    sortir daun teh masuk kaleng
    inventaris sekolah
    rekam buku audio bab lima
    nulis undangan nikah tangan 80 lembar
    çayları ayıklayıp kutuya
    demirbaş sayımı
    sesli kitap kaydı beşinci bölüm
    davetiyeleri el yazısıyla, 80 tane
    переплетаю диссертации в типографии, ещё двенадцать
    опись имущества клуба
    озвучиваю аудиокнигу, пятая глава
    чищу снег у подъездов по графику, потом отчёт
    оправляю книжки в бібліотеці, ще дванадцять
    опис майна будинку культури
    озвучую казки, п'ятий розділ
    підписую скриньки з медом
    oprawiam klasery filatelistom, jeszcze siedem
    wklejam do kroniki harcerskiej zdjęcia z obozu
    nagrywam audiobooka, rozdział o wilkach
    cyklinuję parkiet, centymetr po centymetrze
    spis z natury, remiza
    vážu diplomky, ještě devět
    lepím fotky do skautské kroniky
    načítám audioknihu, kapitola o vlcích
    inventura hasičárny
    navlíkám korálky na loutkové šaty
    szakdolgozatokat kötök, még kilenc
    cserkésznapló képragasztás
    hangoskönyv felvétel, farkasos fejezet
    tűzoltószertár leltár
    paprikát fűzök, harminc füzér
    leg licențe, mai am nouă
    înșir ardei, treizeci de funii
    înregistrez carte audio, capitolul cu lupii
    inventar cămin cultural
    lipesc poze în cronica cercetașilor
    δένω πτυχιακές, άλλες εννιά
    αρμαθιάζω κρεμμύδια
    ηχογραφώ ακουστικό βιβλίο, κεφάλαιο με τον λύκο
    απογραφή δημοτικού σχολείου
    κολλάω φωτογραφίες στο λεύκωμα των προσκόπων
    ich setze heut nur noch Zwiebeln und trage jede Reihe ins Beetbuch ein
    Orgelpfeifen putzen, das zweite Manual
    Hörbuch einlesen, das Kapitel mit dem Wolf
    Schnittmuster abpausen
    Inventur Feuerwehrhaus
    je relie des thèses, encore neuf
    j'enfile les aulx en tresses pour la foire
    enregistrer le livre audio, chapitre du loup
    inventaire caserne
    graisser et remonter l'horloge de l'église, dent après dent
    encuaderno tesis, faltan nueve
    trenzo ajos para la feria
    grabar audiolibro, el capítulo del lobo
    inventario del cuartel de bomberos
    afinar y remontar el acordeón pieza por pieza
    من الصبح وانا افتح ملف البحث واسكره، هالمرة بحط التلفون بالمطبخ وما بقوم الا وانا مخلصة المقدمة
    خالي طلب مني اكتب له شكوى للبلدية عن الرصيف المكسر قدام دكانه وابي اخلصها قبل المغرب
    אמרתי לעצמי שלא קמה מהכיסא עד שכל הטופס של המענק למורים לאמנות מלא ומצורף ונשלח
    הבן ביקש שאתפור לו תחפושת עד מחר ואני באמצע, נשארו הכנפיים והרוכסן
    از صبح ده بار فایل پایان‌نامه رو باز کردم و بستم، این بار گوشی رو میدم دست مامان و تا مقدمه تموم نشه پا نمیشم
    همسایه سواد نداره ازم خواسته نامه دادگاهشو براش بنویسم، میخوام تمیز و بی‌غلط دربیاد
    सुबह से दस बार फाइल खोली और बंद की, अब फोन अम्मा को देकर भूमिका पूरी करके ही उठूँगी
    पड़ोस के काका पढ़ नहीं पाते, उनकी पेंशन की अर्ज़ी मुझे साफ अक्षरों में लिखनी है
    subah se 10 baar doc khola aur band kiya, ab phone mummy ko deke baithi hu intro khatam karke hi uthungi
    padosi uncle ko english nahi aati unka visa wala form mujhe bharna hai aur cover letter bhi
    朝から何度もファイルを開いては閉じているので、スマホを母に預けて序論が終わるまで席を立たないことにした
    隣のおばあちゃんに頼まれた役所あての手紙を、字が大きくて読みやすいように清書しているところ
    아침부터 파일만 열었다 닫았다 해서 폰을 엄마한테 맡기고 서론 끝날 때까지 안 일어나기로 함
    옆집 할머니가 부탁하신 구청 민원 편지를 큰 글씨로 또박또박 옮겨 쓰고 있어
    从早上到现在文档开了又关关了又开，手机交给我妈了，不写完引言我不起来
    隔壁奶奶不识字，托我把给街道的信工工整整抄一遍，今天下午就得送去
    從早上到現在檔案開了又關，手機已經交給我媽保管，前言沒寫完我不會站起來
    隔壁阿伯看不懂公文，請我幫他把陳情書一個字一個字謄好，傍晚前要送區公所
    ตั้งแต่เช้าเปิดไฟล์แล้วก็ปิดอยู่นั่นแหละ ตอนนี้เอามือถือไปฝากแม่แล้ว บทนำไม่เสร็จไม่ลุก
    ป้าข้างบ้านอ่านหนังสือไม่ออก ขอให้ช่วยเขียนคำร้องถึงเขตให้เรียบร้อยก่อนเย็น
    chị hàng xóm nhờ viết hộ cái đơn xin tạm trú, ngồi nắn nót cho xong trước giờ phường đóng cửa
    tính đi ngủ rồi nhưng còn mười hai trang bản thảo phải soát nên pha ấm trà ngồi tiếp
    tetangga minta dibuatin surat permohonan ke kelurahan, aku ketik rapi dulu sebelum kantornya tutup
    harusnya udah tidur tapi masih dua belas halaman naskah yang mesti dikoreksi jadi bikin kopi terus lanjut
    komşu teyze okuma yazma bilmiyor, kaymakamlığa vereceği dilekçeyi temiz temiz yazıyorum, beşte kapanıyor orası
    aslında yatacaktım ama on iki sayfa düzelti kaldı, çayı tazeleyip devam ediyorum
    соседке восемьдесят три, попросила написать заявление в соцзащиту, сижу вывожу чтобы всё было без ошибок
    собиралась лечь, но осталось двенадцать страниц вычитки, так что чайник и дальше
    сусідці вісімдесят три, просила написати заяву на субсидію, сиджу виводжу щоб жодної помилки
    збиралась лягати, але ще дванадцять сторінок вичитки, тож чайник і далі
    obiecałam teściowej że przepiszę jej pamiętniki z zeszytu do worda i dziś robię pierwsze trzydzieści stron choćby nie wiem co
    miałem oglądać mecz ale klient czeka na wycenę więc siedzę i wklepuję pozycję po pozycji
  `,
  analytical: `
    ليش الكود يطلع خطأ ٥٠٠ كل ما احد يسجل دخول
    احسب لي قسط السيارة على ٥ سنين
    محتارة بين عرض دبي وعرض جدة
    مسائل تفاضل وتكامل مو راضية تنحل
    مراجعة ميزانية الربع الثالث
    المخزون ناقص ٢٠٠ كرتون وما ندري وين راحت
    بقارن اسعار التأمين الصحي للموظفين
    المكيف يبرد شوي ويوقف، ابي اعرف وش فيه
    هل نفتح فرع تاني ولا نستنى السنة الجاية؟
    تدقيق عقد الايجار بند بند
    عم حاول افهم ليش المبيعات نزلت برمضان
    ازاي اقسم الميراث صح بين الاخوات
    بنحلل نتايج الاستبيان على spss
    تحليل المنافسين
    خطة مصروف الشهر والراتب ما يكفي
    الغنم تمرض وحدة ورا الثانية، لازم نعرف السبب
    عندي عطل في السيرفر من الفجر
    راجع معاي الارقام قبل ما نرسلها للمدير
    شطرنج: كيف اطلع من هالوضعية
    اختبار جداول اكسل المعادلة تعطي REF
    نوزع المناوبات على ٧ ممرضات بالعدل
    كم بلاط يحتاج الحمام ٣ في ٢ ونص
    افكر استراتيجية للدوري الفريق ضعيف في الدفاع
    قواعد النحو: اعراب القصيدة كلها
    تقنية لسا طازة وما جربها احد، نستخدمها او لا
    القضية معقدة بدي رتب الادلة قبل الجلسة
    جرد المستودع
    مين قتل الضيعة باللعبة؟ عم حل لغز الجريمة
    ليه النتيجة في المعمل طلعت مختلفة المرة دي
    تقييم عروض الموردين
    למה הבילד נופל רק בשרת
    חישוב משכנתא, 25 שנה מול 30
    לא סגור אם לקחת את ההצעה מאינטל
    ישיבת תקציב - הכנת נתונים
    דיפרנציאליות תרגיל 4 אני תקועה לגמרי
    המים לא מגיעים לשורה האחרונה במטע
    משווה קופות גמל
    יש דליפת זיכרון ואין לי מושג איפה
    תבדוק איתי את המספרים של הרבעון
    כמה צבע צריך לסלון של 28 מטר
    קוד ריוויו
    לנתח את הראיונות למחקר
    איפה הקאצ' בחוזה הזה
    לתכנן סידור עבודה לחגים כשחצי צוות במילואים
    להבין מה שתי הקבוצות עשו שונה בניסוי
    שחמט פאזלים
    המקרר עושה רעש ולא מקרר
    לצייר עץ החלטה אם לשכור או לקנות רכב
    למה המאזן לא מתאזן!!! הפרש של 12 שקל
    טכנולוגיה על קצה הסכין, שווה סיכון לפרודקשן?
    שאילתת sql איטית בטירוף
    רטרו נתונים - Q2
    לחקור מי הרוצח בחדר הבריחה לפני שנגמר הזמן
    סוגיה בתלמוד, לא מבין את הקושיה של תוספות
    אסטרטגיה לשנה הבאה לעמותה
    מדידות של הרצפה לא יוצאות ישרות
    לבחור בית ספר לילד, עשינו טבלה
    שתי הצעות מחיר מהקבלן, מי יותר הגיוני
    בדיקת הצעות למכרז
    چرا برنامه رو گوشی اندروید کرش میکنه
    وام رو حساب کنم ببینم قسطش چند میشه
    بین دو تا پیشنهاد کاری موندم
    انتگرال سه گانه این تمرین حل نمیشه
    بررسی بودجه فصل
    طلا بخرم یا دلار، تحلیل کنم
    ماشین بد استارت میخوره، عیبش کجاس
    حسابا ۳۰۰ تومن کسری داره نمیدونم از کجا
    قرارداد اجاره رو بند به بند نگاه کنم
    برنامه شیفت پرستارا رو جوری بچینم همه راضی باشن
    داده‌های آزمایشگاه با هم نمیخونه
    ارزیابی رزومه‌ها
    این کوئری چرا انقدر کنده
    شطرنج، دنبال مات سه حرکته‌ام
    پسته‌ها برگشون زرد شده علتو پیدا کنم
    مقایسه قیمت سه تا پیمانکار
    آیا مهاجرت به صرفه‌س؟ جدول خوبی و بدی
    استراتژی تیم برای بازی برگشت
    یه تکنولوژی لبه تیغ، ریسک کنیم ببریمش رو سرور؟
    کد ریویوی بچه‌ها مونده
    متراژ کاغذ دیواری رو در بیارم
    تحلیل رقبا
    تو این داستان پلیسی قاتل کیه، سرنخا رو کنار هم بذارم
    معنی این بیت حافظ رو نمیفهمم، چند تا شرح رو مقایسه کنم
    سرور از دیشب داونه
    تقسیم ارث طبق قانون چطوری میشه
    فروش آبان چرا ریخت
    پازل سودوکو سخت
    جلسه حل مشکل تولید
    प्रोग्राम बार बार क्रैश क्यों हो रहा
    घर के लोन की ईएमआई निकालनी है
    दो नौकरी में से कौन सी लूँ
    त्रिकोणमिति का सवाल हल नहीं हो रहा
    तिमाही बजट समीक्षा
    बाइक स्टार्ट नहीं हो रही, प्लग है या कार्बोरेटर
    फसल में कीड़ा लगा कौन सी दवा ठीक रहेगी
    हिसाब में पाँच सौ का फर्क आ रहा है
    ज़मीन के कागज़ात ध्यान से जाँचना
    नर्सों की ड्यूटी का चार्ट बराबर बाँटना
    शतरंज में आगे की चाल सोचना
    प्रयोग का नतीजा उल्टा क्यों आया
    टेंडर तुलना
    बीमा की तीन पॉलिसी में कौन सस्ती और सही
    बिल्कुल नई अधपकी तकनीक है, लगाएँ या रुकें
    एक्सेल का फार्मूला गलत जवाब दे रहा है
    सीढ़ी में कितनी ईंट लगेगी
    दुकान घाटे में क्यों जा रही है समझना है
    इस उपन्यास में खून किसने किया, सुराग जोड़ रहा हूँ
    केस के सबूत तारीख से जमाना
    फंड में एसआईपी करूँ या एफडी
    आईपीएल फैंटेसी टीम का गणित
    सर्वर रात से बंद है
    चुनाव बूथ का डाटा देखना
    बिक्री का विश्लेषण
    प्लंबर का बिल ठीक है या लूट रहा है
    बहन की शादी का खर्चा जोड़ना
    रीजनिंग की पहेलियाँ
    पानी की मोटर बार बार ट्रिप मार रही
    api 502 kyu de rahi hai samajh nahi aa raha
    EMI calculate karni hai car ki
    startup join karu ya govt job ki tayari
    integration ka sawal nahi ban raha
    sip ya ppf kya better rahega numbers dekhte hai
    excel me vlookup galat aa raha
    fan ki speed kam ho gayi capacitor check karna padega
    hostel ka kharcha kahan jaa raha hisaab lagana hai
    fantasy team banani hai stats dekh ke
    rent agreement me koi locha toh nahi, dekhna h
    bug mil nahi raha 3 ghante se
    3 phone compare kar raha hu budget 20k
    shaadi ka budget allot karna kiska kitna
    root cause - payment fail
    bleeding edge framework hai prod me daale ya nahi
    inventory match nahi ho rahi system se
    case study solve karni h mba ki
    kaunsa college lu cutoff ke hisaab se
    shop ki sale kyu gir rahi hai diwali ke baad
    murder mystery game ka suspect nikalna hai
    nurse duty roster sab ko adjust karna hai
    flat ke liye kitne tiles lagenge
    quarter numbers prep
    log files khangal raha hu koi pattern mile
    UPI fraud ka paisa kahan gaya trace karna
    roadmap banana hai kya pehle kya baad me
    なぜかテストだけ落ちる
    住宅ローン、固定か変動か計算する
    転職するか残るか決めたい
    微分方程式が解けない
    予算レビュー
    エアコンの水漏れの原因をさぐる
    売上が先月だけ落ちた理由
    シフト表が組めない、あと二人足りない
    契約書の穴を探す
    競合調査
    詰将棋
    保険を見直し中、どれが得か
    実験データがばらつきすぎ
    最先端すぎて枯れてない技術、本番に入れるべきか
    ミステリーの犯人を推理しながら読む
    在庫が合わん
    壁紙が何メートルいるか
    プルリク見る
    トマトの葉が丸まる、病気か肥料か
    大河ドラマの相関図つくって人間関係を整理
    エクセルの関数が循環参照とか言われる
    来期の戦略を練る
    子どもの塾どこにするか比べる
    障害対応中 ログ追ってる
    相続の分け方を計算
    株のポートフォリオ見直し
    どの工程で不良が出てるのか
    ルービックキューブの最後の面
    왜 배포만 하면 죽는거야 이 서버
    전세 월세 뭐가 이득인지 계산
    이직할까 말까
    확률 문제 안풀림
    분기 예산 검토
    보일러가 왜 안 돌지
    매출 빠진 이유 찾는중
    근무표 짜야하는데 사람이 모자람
    계약서 독소조항 확인
    경쟁사 분석
    장기 묘수풀이
    보험 세 개 비교
    실험값이 이상하게 나옴
    너무 최신이라 불안한 기술 실서비스에 써도 되나
    방탈출 범인 누군지 추리
    코드리뷰
    장부가 7만원 안 맞음
    도배지 몇 롤 필요한지
    고추잎이 말라가는데 병인지 물인지
    청약 점수 계산해보자
    내년 전략
    학원 두 군데 중에 고민
    로그 까보는 중 원인 모름
    롤 밴픽 분석
    상속 지분 정리하면 얼마씩이야
    불량이 어느 라인에서 나오나
    스도쿠 어려움 난이도
    데이터가 설문이랑 안 맞아서 다시 돌림
    为什么一上线就报错
    算算提前还贷划不划算
    两个offer选哪个好纠结
    高数这题卡住了
    季度预算
    空调不制冷到底哪坏了
    销量为啥掉了三成
    排班，怎么排都差一个人
    看合同有没有坑
    竞品分析
    象棋残局
    三份保险对比下
    实验数据对不上
    这技术太新了还在流血，敢不敢上生产
    剧本杀复盘凶手是谁
    代码评审
    账差了二十块找了一下午
    地砖要买多少片
    猪不吃食，查查是饲料还是病
    基金要不要割
    明年打法
    孩子上哪个小学，列个表
    服务器内存泄漏
    分析对手比赛录像
    遗产怎么分才合法
    哪道工序出的次品
    excel透视表结果不对
    把证据按时间线理清楚
    測試環境好好的 正式機就掛
    房貸寬限期到底要不要用
    換工作還是留下來 好難
    統計作業的迴歸看不懂
    第三季預算
    機車發不動 是電瓶還是火星塞
    業績掉了 找原因
    護理排班排到頭痛，誰都想休週末
    看租約有沒有陷阱
    對手做了什麼我們沒做
    解數獨
    三家電信方案比一比
    細胞養不活，哪個步驟錯
    這套件太新很容易踩雷，上不上
    推理小說看到一半，兇手我猜是管家
    收銀短少三百
    木地板要幾坪
    芒果落果很嚴重，找農改場資料比對
    ETF 配置調整
    明年要主打什麼
    幼兒園抽籤順序怎麼填
    log 看到眼花還是找不到
    棒球數據分析
    廠商估價比較
    爸爸的遺產稅要怎麼算
    良率為什麼突然掉
    樞紐分析表怪怪的
    訂婚預算抓一抓
    ทำไมเว็บโหลดช้าเฉพาะตอนเที่ยง
    ผ่อนบ้านรีไฟแนนซ์ดีไหม ลองคำนวณ
    จะลาออกหรืออยู่ต่อดี ขอชั่งน้ำหนักหน่อย
    โจทย์ฟิสิกส์ข้อ 8 ตีไม่แตก
    รีวิวงบไตรมาส
    น้ำมันเครื่องรั่วตรงไหนหาไม่เจอ
    ยอดขายหล่นตั้งแต่ย้ายร้าน อยากรู้เพราะอะไร
    จัดเวรพยาบาลสงกรานต์ คนขอหยุดเกินครึ่ง
    อ่านสัญญาเช่าที่ดินทีละข้อ
    หมากรุกไทย ตานี้เดินไงดี
    ทุเรียนใบร่วง ดินหรือเชื้อรา
    เทียบใบเสนอราคา
    ประกันสุขภาพตัวไหนคุ้มกว่า
    เทคโนโลยีใหม่มากยังเลือดสาดอยู่ จะใช้จริงดีไหม
    ในเกมนี้ใครเป็นฆาตกร ขอเรียงเบาะแสก่อน
    ผลแล็บซ้ำแล้วไม่เหมือนเดิม
    กระเบื้องห้องน้ำต้องซื้อกี่กล่อง
    สูตร excel ขึ้น #N/A ทั้งคอลัมน์
    วิเคราะห์คู่แข่ง
    แบ่งมรดกที่นาให้พี่น้องสี่คนยังไงไม่ทะเลาะ
    เซิร์ฟล่มตั้งแต่ตีสอง
    วางกลยุทธ์บอลนัดหน้า
    แบบสอบถามค่า p ไม่ผ่าน ลองดูใหม่
    จองตั๋วแบบไหนถูกสุด นั่งเทียบอยู่
    ของเสียในไลน์สองเพิ่มทุกกะดึก ต้องหาให้เจอว่าเครื่องไหน
    ตรวจโค้ดน้องในทีม
    โหวตผังเมืองใหม่ ต้องอ่านตัวเลขก่อน
    ซูโดกุระดับโหด
    někdo nám v domě pořád vypíná kotelnu a já si podle časů snažím dát dohromady kdo kdy chodí
    valaki mindig kikapcsolja a kazánt a házban, az időpontokból próbálom kitalálni ki lehet
    a két villanyszámla között háromszoros a különbség és addig nem fizetek amíg meg nem értem
    cineva ne tot oprește centrala blocului și din ore încerc să-mi dau seama cine ar putea fi
    factura la curent e de trei ori mai mare și nu plătesc până nu pricep de unde vine
    κάποιος κλείνει συνέχεια τον καυστήρα στην πολυκατοικία και από τις ώρες προσπαθώ να βρω ποιος
    ο λογαριασμός ήρθε τριπλάσιος και δεν πληρώνω αν δεν καταλάβω γιατί
    irgendwer dreht im Haus ständig die Heizung ab und ich versuch anhand der Uhrzeiten rauszukriegen wer
    der Stromzähler zeigt dreimal so viel wie letztes Jahr und ich zahl nicht, bevor ich versteh warum
    quelqu'un coupe le chauffage de l'immeuble et avec les heures j'essaie de comprendre qui ça peut être
    la facture d'eau a triplé et je paierai pas tant que j'aurai pas compris d'où ça sort
    alguien apaga la caldera del edificio todo el tiempo y con los horarios intento deducir quién puede ser
    el recibo del agua llegó al triple y no pago hasta entender de dónde sale
    o pedreiro fala que é infiltração de cima e o de cima jura que é cano meu, vou fechar um registro por vez pra descobrir
    minha sogra e minha mãe querem o natal no mesmo dia em cidades diferentes, preciso bolar uma logística
    l'idraulico dice che perde quello di sopra e quello di sopra giura che sono io, chiudo un rubinetto alla volta e vediamo
    le due nonne vogliono Natale lo stesso giorno in due città, devo inventarmi una logistica
    de loodgieter zegt dat het van boven komt en boven zweert dat ik het ben, ik draai één voor één de kranen dicht
    sao api cứ trả về 500 thế
    tính lãi vay mua nhà 20 năm
    nên nhảy việc không, so sánh thử
    bài hình không gian bí quá
    họp ngân sách - xem số
    xe máy tắt giữa đường, nghi bugi
    lượng đơn giảm một nửa, vì sao
    xếp ca trực tết mà ai cũng xin nghỉ
    soi hợp đồng thuê mặt bằng
    ao tôm nổi đầu, do oxy hay do nước
    cờ tướng, thế này gỡ sao
    lệch quỹ 150k tìm mãi không ra
    so ba gói bảo hiểm
    công nghệ mới toanh còn chảy máu, có nên đưa lên production không
    đọc truyện trinh thám đoán xem ai giết ông chủ
    số liệu thí nghiệm lạ quá
    mua bao nhiêu gạch cho sân 40 mét
    hàm excel báo lỗi vòng lặp
    review code nhóm
    chia đất cho anh em sao cho đúng luật
    máy chủ sập từ đêm qua
    chiến lược năm sau cho hợp tác xã
    chọn trường cấp 1 cho con
    lỗi may ở chuyền nào nhiều nhất
    đầu tư vàng hay gửi tiết kiệm
    phân tích đối thủ trước khi mở quán
    hồ sơ vụ án, xếp lại chứng cứ
    test fail ngẫu nhiên, bực ghê
    chốt báo giá nhà cung cấp
    rörmokaren säger att det läcker uppifrån och grannen svär på att det är jag, så jag stänger en kran i taget
    rørleggeren sier det lekker ovenfra og naboen banner på at det er meg, så jeg stenger én kran om gangen
    vvs-manden siger det drypper oppefra og overboen sværger det er mig, så jeg lukker én hane ad gangen
    putkimies sanoo että vuotaa ylhäältä ja yläkerta vannoo että se olen minä, suljen hanan kerrallaan
    kenapa servernya lemot tiap jam 9
    hitung cicilan kpr
    terima tawaran di surabaya atau tetep sini ya
    soal peluang ini gak ketemu ketemu
    evaluasi anggaran
    motor brebet, karburator apa busi
    omset turun sejak lebaran, cari tau kenapa
    bikin jadwal jaga, kurang orang
    baca kontrak sewa ruko pelan pelan
    padi menguning sebelum waktunya, hama apa pupuk
    kas kurang 50 ribu, telusuri nota
    bandingin tiga asuransi
    teknologinya masih berdarah darah, pake di produksi apa jangan
    siapa pembunuhnya di novel ini, aku catet petunjuknya
    hasil lab beda sama kelompok lain
    butuh berapa dus keramik
    rumus vlookup error mulu
    code review bareng bagas
    bagi warisan menurut faraid gimana
    aplikasi force close di hp lama
    strategi tim futsal lawan sekolah sebelah
    milih pesantren atau smp negeri
    barang cacat paling banyak di shift mana
    reksadana vs emas
    catur, cari skakmat tiga langkah
    analisis kompetitor warung kopi
    data kuesioner gak valid, uji ulang
    bandingin vendor
    listrik jeglek terus tiap nyalain pompa
    neden sadece canlıda patlıyor bu servis
    ev kredisi mi kira mı hesaplayalım
    iki iş teklifi arasında kaldım
    türev sorusu çıkmıyor bir türlü
    bütçe değerlendirme
    kombi su eksiltiyor nereden kaçırıyor acaba
    satışlar niye düştü ramazandan sonra
    nöbet listesi yapamıyorum herkes bayramda izin istiyor
    kira sözleşmesinde açık var mı bakıyorum
    fındıkta verim düşük toprak tahlili ne diyor
    kasa 240 lira eksik
    üç trafik sigortası teklifini kıyasla
    daha kan revan içinde bir teknoloji, canlıya alınır mı
    katil kim, dizinin ipuçlarını topladım
    deney sonuçları tutarsız
    salona kaç kutu parke gider
    düşeyara çalışmıyor
    miras paylaşımı nasıl olur kardeşler arası
    maç taktiği, rakip kanattan geliyor
    altın mı fon mu
    çocuğu hangi okula versek artıları eksileri yazdım
    hangi vardiyada fire fazla
    satranç problemi
    anket verisinde bir gariplik var
    tedarikçi karşılaştırma
    yol haritası çıkarmak lazım önümüzdeki yıl için
    araba çekişten düştü enjektör mü turbo mu
    delilleri sıraya koyup boşluğu bulmak istiyorum
    почему тесты падают только на CI
    посчитать ипотеку с досрочкой
    уходить или остаться, вот в чём вопрос
    интеграл не берётся хоть тресни
    бюджет Q4
    машина троит на холодную, свечи или катушка
    продажи просели, ищу причину
    график смен не сходится, двое на больничном
    читаю договор под лупой
    рассада желтеет, то ли свет, то ли полив
    касса не бьётся на 370 рублей
    какой пылесос взять, сравниваю пять моделей
    технология сырая, прям кровоточит, тащить ли в прод
    кто убийца? раскладываю улики в детективе
    опыт не воспроизводится
    сколько рулонов обоев на 18 квадратов
    сводная таблица врёт
    раздел наследства по закону
    шахматы, мат в три хода
    вклад или ОФЗ
    в какую школу отдавать, выписал плюсы и минусы
    с какого станка брак идёт
    разбираюсь в настройках роутера, пакеты теряются
    стратегия на следующий год для приюта
    анализ соперника перед матчем
    база тормозит на одном запросе
    хронология дела, ищу нестыковки
    чого воно падає тільки на проді
    порахувати чи потягнемо єОселю
    лишатись чи переїжджати, пишу за і проти
    задача з генетики не сходиться
    бюджет громади - правки
    генератор глохне під навантаженням, шукаю причину
    продажі впали, розбираюсь
    графік чергувань, троє у відпустці
    вичитую договір оренди паю
    помідори чорніють знизу, фітофтора чи кальцій
    каса не сходиться на 45 грн
    який інвертор брати, порівнюю
    технологія на лезі, сира до крові, чи ставити клієнтам
    хто вбивця, вгадую з третьої серії
    результати досліду розбігаються
    скільки плитки на 12 квадратів
    формула в екселі рахує дурниці
    як ділиться спадщина
    шаховий етюд
    облігації чи депозит
    яку школу обрати для малого
    на якій лінії йде брак
    маршрутизація барахлить, ловлю пакети
    стратегія розвитку бібліотеки
    порівняти пропозиції підрядників
    розбір гри суперника
    запит до бази висне на join
    докази по справі докупи звести, шукаю дірки
    czemu docker wstaje u mnie a u Marka nie
    stała rata czy malejąca, liczę
    zadanie z pochodnych, wychodzi mi minus zamiast plusa
    wybieram między Wrocławiem a zdalną
    przegląd kosztów Q1
    pralka wywala bezpieczniki przy wirowaniu
    którędy nam ucieka ciepło z hali?
    układam plan lekcji, okienka wszędzie
    sprawdzam umowę deweloperską zdanie po zdaniu
    pszczoły osypują się na wiosnę i szukam dlaczego
    w kasie parafialnej brak 80 złotych
    kto zabił w tym kryminale? mam trzech podejrzanych
    nowinka jeszcze krwawi, a klient chce ją na produkcji, ważę ryzyko
    fotowoltaika z magazynem czy bez
    wyniki miareczkowania rozjechane
    code review - moduł płatności
    szacuję ile desek na taras
    funkcja JEŻELI zagnieżdżona sześć razy i nie działa
    trener pyta czemu tracimy gole po rożnych, oglądam mecze
    dzielimy działkę po babci na troje
    szachy korespondencyjne, jego goniec mnie męczy
    porównać trzy oferty na dach
    skąd te odrzuty na lakierni
    obstawiam, że to timeout na bramce, ale muszę to udowodnić w logach
    audyt - przygotowanie
    rozkminiam strategię na przyszły rok dla OSP
    czy ten kredyt w ogóle ma sens przy takich stopach
    chronologia zdarzeń do apelacji, coś się nie zgadza
    jakie auto do 30 tysięcy, tabelka
    proč to spadne jen když je v názvu háček
    hypotéka, fixace na tři nebo pět
    nejde mi příklad z fyziky o nakloněné rovině
    vzít místo v Brně, nebo ne
    kontrola rozpočtu
    kotel hlásí chybu 28
    kde se nám ztrácí voda v rozvodu
    rozpis služeb na Vánoce, nikdo nechce Štědrej den
    projít nájemní smlouvu s tužkou v ruce
    včelstvo zesláblo, roztoč nebo hlad?
    v kase přebývá stovka, divný
    detektivka, tipuju vraha podle jízdního řádu
    technologie čerstvě po porodu, ještě krvácí, nasadit na produkci?
    vybrat tepelko, tabulka COP
    titrace vychází pokaždé jinak
    revize kódu s týmem
    kolik střešních tašek na kůlnu
    podmíněné formátování blbne
    proč prohráváme třetí třetiny
    dědictví po tetě na pět lidí
    šachový problém z novin
    tři nabídky na okna
    odkud jde zmetkovost
    log z routeru, hledám výpadky
    strategie spolku na příští sezónu
    jestli se vyplatí elektroauto při mém nájezdu
    časová osa případu, něco nesedí
    spočítat krmnou dávku pro kozy
    porovnat dodavatele
    miért csak a teszt szerveren száll el
    hitelkiváltás megéri-e, számolom
    nem jön ki a matek, deriválás
    maradjak vagy menjek Grazba dolgozni
    költségvetés átnézése
    kopog a motor hidegen
    elfolyik a pénz, nem értem hova
    beosztást rakok össze, hárman betegek
    átrágom magam a szerződésen
    sárgul a paprika levele
    nem stimmel a kassza, 1200 forint mínusz
    ki a gyilkos, három gyanúsítottam maradt
    annyira friss technológia hogy még vérzik, élesbe mehet?
    klímák összehasonlítása
    szórnak a mérések
    code review délután
    mennyi térkő kell a beállóra
    fkeres függvény hibát ad
    miért kapunk gólt mindig a végén
    öröklés, ki mennyit kap
    sakkfeladvány
    három ajánlat a tetőre
    melyik gépen keletkezik a selejt
    hálózati késés, nyomozok
    jövő évi stratégia az egyesületnek
    állampapír vagy alap
    ügyirat időrendje, hol az ellentmondás
    takarmány-adag a malacoknak, újraszámolom
    beszállítói ajánlatok
    de ce pică doar pe iphone
    rata la bancă: fixă sau variabilă
    problema cu matrice nu-mi iese
    mă mut la Cluj sau nu, fac lista
    analiză buget
    centrala pierde presiune
    de ce au scăzut comenzile
    graficul de gărzi nu se leagă
    citesc contractul de la capăt la coadă
    via are pete pe frunze, mană sau făinare
    lipsesc 60 de lei din casă
    cine e criminalul, am strâns indiciile din episod
    o tehnologie atât de nouă că încă sângerează, o punem la client?
    compar trei mașini second hand
    rezultatele la laborator nu se pupă
    câți metri de gard și câți stâlpi
    formula din excel dă referință circulară
    cum jucăm duminică cu liderul
    partajul casei între frați
    problemă de șah
    oferte pentru acoperiș, care e corectă
    de unde vin rebuturile
    urmăresc pachetele pierdute în rețea
    plan de afaceri pentru pensiune, cifrele
    titluri de stat ori depozit
    cronologia dosarului, ce nu se potrivește
    cât furaj îmi trebuie la iarnă
    comparat furnizori
    γιατί κρασάρει μόνο στο παλιό android
    δόση δανείου, το υπολογίζω
    δεν βγαίνει το ολοκλήρωμα
    να φύγω Ολλανδία ή να μείνω
    έλεγχος προϋπολογισμού
    η αντλία χάνει πίεση στο καΐκι
    έπεσαν οι κρατήσεις, ψάχνω γιατί
    βάρδιες για το δεκαπενταύγουστο
    διαβάζω τα ψιλά γράμματα
    οι ελιές έχουν δάκο ή κάτι άλλο
    λείπουν 35 ευρώ απ το ταμείο
    ποιος είναι ο δολοφόνος, ενώνω στοιχεία
    τεχνολογία που ακόμα ματώνει, τη βάζουμε στον πελάτη;
    σύγκριση ηλιακών
    τα αποτελέσματα του πειράματος δεν κολλάνε
    code review με Νίκο
    πόσα πλακάκια θέλει η αυλή
    το excel βγάζει λάθος άθροισμα
    γιατί χάνουμε τα ριμπάουντ
    κληρονομικά, ποιος παίρνει τι
    τάβλι, τι ζαριά με σώζει
    τρεις προσφορές για τη μόνωση
    πού βγαίνουν τα σκάρτα
    τα logs δείχνουν κάτι στις 3 το πρωί
    στρατηγική του συλλόγου
    ομόλογα ή προθεσμιακή
    χρονολόγιο της υπόθεσης, κάτι λείπει
    πόσο λίπασμα ανά στρέμμα
    σύγκριση προμηθευτών
    warum knallts nur im Firefox
    Sondertilgung oder ETF, rechne ich grad
    Stochastik Blatt 7, keine Ahnung
    Münster oder Leipzig, ich muss mich bis Freitag entscheiden
    Budgetrunde Vorbereitung
    Heizung gluckert und oben wirds nicht warm
    wieso verlieren wir Kunden nach dem ersten Monat
    Dienstplan Weihnachten ist ein einziges Puzzle
    Mietvertrag auf Haken prüfen
    die Hühner legen nicht mehr, Licht? Futter?
    Kasse stimmt nicht, 14 Euro zu viel
    wer war der Mörder, ich hab ein Whiteboard voll
    bleeding edge, blutet noch, trotzdem in Produktion?
    Wärmepumpe, drei Angebote nebeneinander
    Messreihe driftet
    wieviel Kies für die Einfahrt
    SVERWEIS macht mich fertig, liefert falsche Werte
    Gegner stehen tief, was machen wir taktisch
    Erbengemeinschaft, Quoten ausrechnen
    Schach: Endspiel Turm gegen Läufer
    Nebenkostenabrechnung kommt mir spanisch vor
    Ausschuss an Linie 4 eingrenzen
    Paketverlust im VPN suchen
    wo will der Verein in drei Jahren stehen
    lohnt sich das Jobrad überhaupt
    Zeugenaussagen gegeneinander legen
    Medikationsplan auf Wechselwirkungen durchgehen
    Angebotsvergleich Catering
    pourquoi le cron tourne deux fois
    est ce que je rachète mon crédit ou pas
    on tourne en rond sur ce bug depuis lundi avec la prod à moitié par terre
    intégrale par parties, j'y arrive pas
    CDI mal payé contre freelance incertain
    ma 208 broute à froid
    combien de sacs d'enduit pour 60m2
    revue de budget
    éplucher le bail commercial
    les ruches se vident et personne sait pourquoi
    il manque 18 euros dans la caisse de la kermesse
    qui a tué le notaire ? je relis le chapitre 4 avec un crayon
    techno bleeding edge, on la met chez le client ou on attend que ça sèche
    planning des gardes d'août, c'est un Tetris
    la recherchev me sort n'importe quoi
    on perd tous nos duels au milieu, regarder la vidéo du match
    relecture de code
    pompe à chaleur : trois devis, trois discours
    d'où viennent les pièces fendues
    calculer les parts de la succession
    mots fléchés niveau 5
    mes résultats de dosage font le yoyo
    faut-il une SASU, j'ai posé les chiffres
    remonter la piste du virement perdu
    stratégie de campagne pour les municipales, quartier par quartier
    chrono de l'affaire, le témoin ment quelque part
    escape game, cadenas, code à quatre chiffres
    ration des brebis à recalculer
    comparatif mutuelles
    no entiendo por qué se cae cada vez que llueve, será el router?
    echar cuentas del alquiler contra la hipoteca
    dos ofertas, una en Quito y otra remota, qué hago
    derivadas implícitas ni papa
    el tractor echa humo blanco
    ¿por qué vendemos menos los martes?
    cuadrar turnos de agosto
    leer con lupa el contrato de la luz
    presupuesto 2027
    las tomateras se abarquillan
    me sobran 50 pesos en caja
    quién mató al marqués, voy por la página 200 y sospecho de todas
    tecnología tan verde que sangra, la subimos o no
    comparar seguros del coche
    el ensayo sale distinto cada vez
    cuántos litros de pintura para la fachada
    buscarv no busca
    por qué nos meten gol de córner
    repartir la finca entre seis
    sudoku diabólico
    tres presupuestos de la reforma
    en qué turno salen las piezas malas
    rastrear la fuga de memoria
    qué hacemos con la cooperativa los próximos cinco años
    plan de pagos de las deudas, de menor a mayor
    ordenar las pruebas antes del juicio
    cuántas raciones salen de 30 kilos de arroz
    comparar proveedores
    por que só dá erro em produção
    vale a pena financiar o carro?
    questão de genética que não bate
    ficar em Lisboa ou voltar pro Recife
    revisão orçamental
    geladeira não gela embaixo
    por que o movimento caiu na loja
    escala do plantão do carnaval
    ler as cláusulas miúdas
    café com ferrugem ou falta de adubo
    faltam 27 reais no caixa
    quem matou o fazendeiro? tô montando a linha do tempo da novela
    tecnologia nova demais, ainda sangrando, arrisco?
    comparar planos de saúde
    resultado do ensaio deu doido
    revisar código do João
    quantos sacos de cimento
    procv errado
    nosso ataque não funciona, por quê
    inventário: dividir entre os irmãos
    três orçamentos de telhado
    qual máquina tá dando refugo
    achar onde o wifi cai
    estratégia da ong pra 2027
    tesouro direto ou cdb
    provas do processo em ordem, tem furo
    quanta ração por cabeça
    cotação fornecedores
    perché crasha solo da telefono
    mutuo fisso o variabile, faccio i conti
    esercizio di statica che non torna
    Torino o restare al paese
    caldaia in blocco, che sarà
    perché abbiamo perso clienti d'inverno
    turni di ferragosto da incastrare
    leggo il contratto riga per riga
    le viti hanno macchie, peronospora?
    mancano 12 euro in cassa
    chi è l'assassino, faccio la lista degli alibi
    roba bleeding edge: in produzione sì o no
    confronto tre polizze
    misure che ballano
    code review sprint
    quante piastrelle per il bagno
    cerca.vert mi odia
    perché prendiamo gol su palla ferma
    successione, quote dei fratelli
    scacchi, matto in due
    preventivi del tetto
    da dove arrivano gli scarti
    il wifi cade ogni venti minuti, indago
    dove va la pro loco tra tre anni
    btp o conto deposito
    cronologia degli atti, qualcosa stride
    razione per le vacche
    confronto fornitori
    waarom doet ie het alleen bij mij niet
    hypotheek oversluiten, ik reken het uit
    kansrekening opgave 5 snap ik niet
    Groningen of blijven
    begroting doornemen
    cv-ketel verliest druk
    waarom lopen de verkopen terug
    rooster kerst, drie zieken
    huurcontract napluizen
    tulpen met vlekken, vuur of vorst
    kas klopt niet, 7 euro
    wie heeft de butler vermoord, ik heb een theorie
    zo bleeding edge dat het bloedt, live zetten?
    zonnepanelen, drie offertes
    metingen springen alle kanten op
    code review vrijdag
    hoeveel stenen voor de oprit
    verticaal zoeken geeft onzin
    waarom verliezen we de tweede helft
    erfenis verdelen
    schaakprobleem
    leaseauto of eigen
    waar komt de uitval vandaan
    netwerk valt steeds weg, uitzoeken
    koers van de stichting
    aflossen of beleggen
    tijdlijn van de zaak, iets klopt niet
    rantsoen schapen
    varför kraschar det bara i skarp miljö
    räkna på bolånet, bundet eller rörligt
    fastnat på uppgift 12, vektorer
    flytta till Umeå eller inte
    budgetgenomgång
    värmepumpen larmar
    varför tappar vi medlemmar
    schemat i jul går inte ihop
    läser hyresavtalet noga
    granarna gulnar, barkborre?
    kassan diffar 43 kr
    vem är mördaren, ritar upp misstänkta
    för ny teknik, blöder fortfarande, vågar vi i produktion
    jämför elavtal
    mätvärdena driver
    hur mycket trall behövs
    letarad ger fel
    varför släpper vi in mål i powerplay
    arvskifte, vem får vad
    schackproblem
    tre offerter på taket
    var uppstår kassationerna
    nätet hackar, felsöker
    strategi för föreningen
    amortera eller fonder
    tidslinje i ärendet, nåt skaver
    foderstat till hästarna
    jämföra leverantörer
    hvorfor feiler det bare på serveren
    boliglån fast eller flytende
    stuck på matteoppgave
    Tromsø eller bli i Oslo
    varmekabelen slår ut sikringen
    hvorfor selger vi mindre
    turnus i jula, går ikke opp
    leser kontrakten nøye
    lusetall i merdene, noe er rart
    kassa mangler 90 kr
    hvem er morderen i påskekrimmen
    blødende ny teknologi, tør vi i prod
    sammenligne strømavtaler
    prøvene spriker
    kodegjennomgang
    hvor mye panel til veggen
    excel summerer feil
    hvorfor ryker vi på slutten av skirennene
    arveoppgjør
    tre tilbud på drenering
    hvor kommer vrakgodset fra
    nettet faller ut, leter
    strategi for idrettslaget
    nedbetale eller spare
    tidslinje i saken
    hvor mye kraftfôr
    sammenligne leverandører
    hvorfor virker det kun lokalt
    omlægge realkreditlån, regner
    sidder fast i opgave b
    Aarhus eller blive
    budgetmøde - tal klar
    fyret går ud om natten
    hvorfor falder salget
    vagtplan i julen går ikke op
    lejekontrakt, leder efter fælder
    bygnetblad, eller hvad er det på marken
    kassen mangler 20 kroner
    hvem er morderen, tavle med spor
    ny teknologi der stadig bløder, i drift?
    sammenligner varmepumper
    målingerne stritter
    kodereview
    lopslag giver fejl
    hvorfor taber vi altid ude
    dødsbo, fordeling
    skakopgave
    tre tilbud på tag
    hvor opstår kasserede emner
    wifi ryger, fejlsøger
    afdrage eller investere
    tidslinje i sagen, noget halter
    foderplan
    sammenlign leverandører
    miksi kaatuu vain tuotannossa
    asuntolainan korkosuojaus, lasken
    todennäköisyyslasku jumissa
    Oulu vai jäädä
    talousarvio
    ilmalämpöpumppu jäätyy, miksi
    myynti laskee, selvitän
    joulun työvuorot ei mahdu mihinkään
    luen vuokrasopparia suurennuslasilla
    perunassa jotain ruttoa vai hallaa
    kassasta puuttuu 11 e
    kuka murhaaja on, piirrän kaavion
    liian uusi tekniikka, vuotaa verta, tuotantoon?
    sähkösopimukset vertailuun
    mittaukset heittelee
    paljonko lautaa terassiin
    phaku antaa puuta heinää
    miksi ylivoima ei toimi
    perinnönjako, osuudet
    shakkitehtävä
    kolme tarjousta putkiremontista
    mistä linjasta sekundat
    verkko pätkii, etsin vikaa
    seuran strategia
    lyhennys vai rahasto
    asian aikajana, jokin ei täsmää
    rehulaskelma
    tarjousvertailu
    العميل يقول المبلغ وصل ناقص والبنك يقول كامل، مين الصادق
    اذا زرعت النخيل على ٨ متر كم نخلة تدخل
    افصص جملة المتنبي هذي ليش جاية منصوبة
    خط الانتاج يوقف كل اربعين دقيقة بالضبط، غريبة
    بين تأجيل الترم وحذف مادتين، وش يضر المعدل اقل
    فرز السير الذاتية
    نقطة الانفجار في المعادلة عند الصفر، شو بصير قبلها
    خطة هجوم لبطولة البلوت بكرا
    מישהו מושך לי נתונים כפולים מהאתר ואני לא מבין מאיפה
    אם אני מוריד משרה ל-80 אחוז כמה נטו נשאר
    לפענח כתב יד של סבא מ-1948
    הדבורים זזו לצד השני של המטע, מה השתנה
    לסנן 40 קורות חיים לשלושה
    תכנון מסלול שביל ישראל, מים ולינה
    תוכנית התקפה לטורניר שחמט
    המורה אומרת שהילד לא מרוכז, מנסה להבין דפוס
    چرا هر سری فاکتورا ارزش افزوده دوبار میخوره
    اگه آب چاه ده درصد کم شه چند هکتار میتونم بکارم
    بفهمم این طلسم تو بازی رو چطور باز کنم
    بین سربازی و ارشد، کدوم اول
    بستن لیست خرید عمده
    مودم چشمک میزنه ولی نت نیست
    پسرم ریاضی افت کرده، از کجا شروع شد؟
    نقشه حمله برا مسابقه تخته نرد
    गाय दूध कम दे रही है, चारा बदला था क्या वजह
    दो बीघा में ड्रिप लगे तो कितने साल में पैसा वसूल
    मीटर दोगुना क्यों भाग रहा है
    कौन सी ट्रेन से पहुँचूँ कि परीक्षा न छूटे
    बच्चा अचानक चुप रहने लगा है, समझने की कोशिश
    दाम सूची का मिलान
    बीजगणित, एक्स गायब कहाँ हुआ
    कैरम टूर्नामेंट के लिए हमले की योजना
    swiggy wale paise kam de rahe h ya main galat gin raha
    drip irrigation lagaye to kitne saal me vasool
    wifi sirf bathroom me kyu chalta hai lol
    kaunsi train lu ki exam na chhute
    app ka retention gir raha day 3 pe dekhna hai kyu
    shortlist resumes
    2x2 cube ka last step
    carrom tournament attack plan banate hai
    なぜか水曜だけ客足が落ちる
    田んぼ三反をやめたら収支がどうなるか
    祖父のくずし字を解読している
    受験校あと一つ、偏差値と通学時間でにらめっこ
    ルーターの設定のどこかがおかしい、会議のたびに切れる
    履歴書の選考
    将棋、矢倉の攻めの作戦を立てる
    息子が急に学校を嫌がる、何があったか順に考えてみる
    在留資格、どれに当てはまるか条文を読む
    왜 수요일마다 손님이 없지
    논 세마지기 임대 주면 얼마나 남나
    할아버지 한문 편지 해독중
    수시 여섯장 어디 쓸지
    와이파이가 회의만 하면 끊겨
    이력서 추리기
    바둑 공격 수순 연구
    애가 갑자기 학교 가기 싫대 뭐가 있었는지 짚어보는중
    비자 뭘로 연장해야하나 요건 읽어보기
    奇怪，怎么每逢周三店里就没人
    三亩地要是租出去一年差多少
    爷爷留下的信全是繁体草书，在认
    志愿填报，分数卡在中间最难受
    wifi一开会就断，到底路由还是运营商
    筛简历
    围棋，想想怎么进攻左下
    儿子突然不想上学，从头捋一捋发生过什么
    落户政策到底够不够条件
    小区电费公摊算得不明不白，我要自己核一遍
    老中医方子和西药冲不冲，查
    禮拜三都沒客人 為什麼
    三分地租出去一年差多少
    阿祖的日文信看不懂，一字一字查
    志願序怎麼排才不會高分低就
    wifi 一開會就斷
    挑履歷
    圍棋 想左下怎麼攻
    兒子突然不想上學，從頭想一遍
    居留證要用哪個事由，查條文
    公設比到底怎麼算的
    社區電費分攤怪怪的我自己驗一遍
    วินมอเตอร์ไซค์วิ่งแก๊สหรือไฟฟ้าคุ้มกว่ากัน
    ทำไมยอดวิวตกทั้งที่ลงเวลาเดิม
    ปลากระชังตายทีละตัวสองตัว น้ำหรืออาหาร
    จัดทัพหมากฮอส ล่อให้เขากินก่อน
    สลิปเงินเดือนหักอะไรไปบ้างเนี่ย
    คัดผู้รับทุน
    เลือกคณะรอบแอดมิชชั่น คะแนนก้ำกึ่ง
    กลอนบทนี้ครูให้ตีความ ตีไม่ออก
    cà phê rụng quả non, do rầy hay thiếu kali
    vì sao video lên xu hướng mà không ra đơn
    mua xe máy điện tính ra mấy năm hoà vốn
    lương bị trừ khoản gì mà lạ
    điểm lửng lơ, xếp nguyện vọng sao
    lọc hồ sơ ứng viên
    kế hoạch tấn công cho giải cờ tướng xóm
    con bỗng sợ đến trường, nghĩ lại xem từ lúc nào
    lele mati satu satu, airnya atau pakannya
    motor listrik balik modal berapa tahun kalo ngojek
    viewer naik kok closing turun
    slip gaji kepotong apaan sih ini
    pilihan jurusan snbp, nilai nanggung
    seleksi pelamar
    strategi nyerang buat lomba catur 17an
    anakku tiba tiba takut sekolah, runut dari kapan
    arılar kovanı neden terk etti
    doğalgaz faturası niye iki katı, sayaç mı kaçak mı
    ara sınavı kaçırdım, finalden kaç lazım hesap edelim
    osmanlıca tapuyu çözmeye çalışıyorum
    oğlan içine kapandı son bir aydır, ne değişti
    cv eleme
    tavla turnuvası için saldırı planı
    taksi plakası mı dükkan mı, amorti süresi
    почему куры перестали нестись в феврале
    если взять вторую газель, за сколько отобьётся
    разбираю почерк прадеда в письмах с фронта
    ЕГЭ: куда хватает баллов, расклад по вузам
    сын замкнулся, пытаюсь понять с какого момента
    отбор резюме
    план атаки на королевский фланг, турнир в субботу
    откуда в квитанции ещё 900 рублей за воду
    чого пасіка слабша ніж торік
    якщо взяти другий млин, коли окупиться
    розбираю листи прадіда
    НМТ бали, куди вистачить, розклад по вишах
    донька замовкла, з чого почалося
    відбір резюме
    план атаки на шаховий турнір
    чому тиск у колонці стрибає ввечері
    kury przestały się nieść, światło czy pasza
    antena łapie tylko nocą, krótkofalówka mnie zadziwia
    ile punktów potrzebuję na medycynę przy takim polskim
    skąd te 900 złotych dopłaty za wodę
    dlaczego syn nagle nie chce na trening
    selekcja CV
    rozgryzam akt notarialny z 1892 po rosyjsku
    plan ataku na turniej szachowy w sobotę
    proč slepice přestaly nést
    kvašení se zastavilo na 8 stupních, co s tím
    luštím kurent v pradědečkově deníku
    vyplatí se druhá dodávka?
    kam mi stačí body z přijímaček
    dcera nechce do skauta, od kdy vlastně
    výběr životopisů
    plán útoku na šachovou simultánku
    miért álltak le a tojással a tyúkok
    leállt az erjedés a hordóban
    dédapám gót betűs levele
    hány ponttal jutok be a BME-re
    a második furgon mikor térül meg
    a fiam nem akar edzésre menni, mióta is
    önéletrajzok szűrése
    támadási terv a sakkcsapatnak
    de ce nu mai ouă găinile
    mustul s-a oprit din fiert la 9 grade
    descifrez scrisoarea străbunicului în chirilice
    cu media asta unde intru
    a doua dubă, când se amortizează
    băiatul nu mai vrea la antrenament, oare de când
    selecție cv
    plan de atac pentru concursul de șah
    γιατί τα κοτόπουλα δεν γεννάνε
    σταμάτησε η ζύμωση στο βαρέλι
    διαβάζω γράμμα του προπάππου στην καθαρεύουσα
    με τόσα μόρια πού περνάω
    δεύτερο φορτηγάκι, πότε βγάζει τα λεφτά του
    ο μικρός δεν θέλει προπόνηση, από πότε άραγε
    επιλογή βιογραφικών
    σχέδιο επίθεσης για το τουρνουά σκάκι
    warum springt die Melkanlage nachts an
    Sauerteig geht nicht auf, seit neuem Mehl?
    BAföG oder Minijob, was bleibt unterm Strich
    Bauplan und Rohbau stimmen nicht überein, wo ist der halbe Meter hin
    Sohn will nicht mehr zum Training, seit wann eigentlich
    Bewerbungen sichten
    Angriffsplan fürs Schachturnier
    Explosionszeichnung vom Vergaser, welches Teil fehlt
    Skat: hätte ich drücken müssen?
    Stadtrat: Haushaltsentwurf, 400 Seiten, wo wird gekürzt
    pourquoi le levain est mou depuis lundi
    combien d'heures pour amortir le food truck
    déchiffrer un acte de 1743
    parcoursup, où ça passe avec 12 de moyenne
    un dérailleur qui saute toujours sur le même pignon
    mon fils veut plus aller au rugby, depuis quand au juste
    tri des candidatures
    plan d'attaque pour l'open d'échecs
    por qué las gallinas dejaron de poner
    se paró la fermentación del mezcal
    descifrar la carta del bisabuelo
    con este puntaje a qué carrera alcanzo
    cuándo recupero lo de la segunda combi
    mi chamaco ya no quiere ir al fut, desde cuándo
    filtrar hojas de vida
    plan de ataque pal torneo de ajedrez
    الصقر ما رجع على التلواح، ايش اللي تغير
    طريق الحج ولا طريق الساحل اسرع للشاحنة
    مطابقة كشف الحساب
    كم ذبيحة تكفي ١٥٠ ضيف
    איפה הטרקטור שורף שמן
    כמה אוטובוסים ל-340 חניכים
    בדיקת תלושי שכר
    מי השאיר את השער פתוח, בודק מצלמות
    چاه موتور میزنه ولی آب نمیاد
    چند تا اتوبوس برا صد و بیست تا زائر
    تطبیق حساب بانکی
    کبوترم برنگشته، مسیرشو حساب کنم
    बोरवेल चलता है पर पानी नहीं आता
    एक सौ बीस बारातियों के लिए कितनी गाड़ियाँ
    बैंक मिलान
    कबूतर लौटा नहीं, किस रास्ते गया होगा
    borewell chal raha pani nahi aa raha kyu
    120 baraati kitni gaadi lagegi
    swiggy ya khud ka delivery boy, hisaab lagao
    井戸のポンプは回るのに水が出ない
    修学旅行、バス何台いる？
    入金の突き合わせ
    伝書鳩が帰らない、ルートを推定
    지하수 펌프는 도는데 물이 안나와
    수학여행 버스 몇대 불러야되나
    입금 대조
    비둘기가 안돌아와 경로 계산
    水泵转着就是不出水
    春游要订几辆大巴
    银行对账
    信鸽没回来，推一下路线
    抽水馬達有轉沒水
    校外教學要幾台遊覽車
    銀行對帳
    賽鴿沒回來推算路線
    ปั๊มหมุนแต่น้ำไม่ขึ้น
    ทัศนศึกษาต้องใช้รถกี่คัน
    กระทบยอดธนาคาร
    นกพิราบแข่งหาย ลองไล่เส้นทาง
    máy bơm chạy mà nước không lên
    đi dã ngoại cần mấy xe
    đối chiếu ngân hàng
    bồ câu đua chưa về, dò lại đường bay
    pompa muter air gak naik
    study tour butuh berapa bus
    rekonsiliasi bank
    merpati balap belum pulang, kira kira lewat mana
    pompa dönüyor su yok
    geziye kaç otobüs tutalım
    banka mutabakatı
    posta güvercini dönmedi, rotayı çıkarıyorum
    насос крутит а воды нет
    сколько автобусов на 130 школьников
    сверка с банком
    в какой ячейке сети падает сигнал
    насос гуде, а води катма
    скільки автобусів на 130 дітей
    звірка з банком
    де на схемі губиться напруга
    pompa wyje a wody brak
    ile autokarów na oazę
    gdzie mi ginie masa w zadaniu z chemii
    uzgodnienie salda
    čerpadlo běží a voda nikde
    kolik autobusů na školní výlet
    odsouhlasení salda
    kudy vede nejrychlejší trasa rozvozu piv
    megy a szivattyú de víz nincs
    hány busz kell az osztálykirándulásra
    egyenlegegyeztetés
    merre vigye a futár hogy délre végezzen
    pompa merge și apă nu-i
    câte autocare pentru excursie
    punctaj cu banca
    pe unde o iau curierii ca să termine la prânz
    η αντλία δουλεύει και νερό γιοκ
    πόσα πούλμαν για την εκδρομή
    συμφωνία τραπέζης
    ποια διαδρομή βγάζει ο διανομέας πριν τις δώδεκα
    Pumpe läuft, Wasser kommt keins
    wie viele Busse für die Klassenfahrt
    in welcher Reihenfolge fahr ich die zwölf Kunden an
    jemand hat den Schuppen offen gelassen und es gibt drei Schlüssel
    la pompe tourne, pas d'eau
    combien de cars pour la sortie scolaire
    dans quel ordre livrer les douze fleuristes
    trois clés, une porte ouverte, et personne avoue
    la bomba gira y agua nada
    cuántos camiones para el campamento
    en qué orden reparto las doce florerías
    tres llaves, un portón abierto y nadie confiesa
    عندنا اربع عروض للطاقة الشمسية وكل واحد يحسب الكيلوواط بطريقة، لازم احطهم بجدول واحد عشان نعرف مين الاوفر
    البنت تقول الباص ما وقف والسواق يقول وقف، فبراجع اوقات الجي بي اس قبل ما ازعل من حد
    שלוש משפחות רוצות את אותו סופ"ש בצימר ואני מנסה לסדר את הלוח ככה שאף אחד לא יתעצבן
    משהו לא מסתדר לי עם חשבון המים, או שיש נזילה או שמישהו קרא לא נכון את המונה
    سه تا قیمت برای پمپ آب گرفتیم هر کدوم یه جور حساب کرده، باید بذارم کنار هم ببینم کدوم راست میگه
    یکی میگه قطعه رو فرستادم یکی میگه نرسیده، دارم رسیدها رو با تاریخ چک میکنم
    तीन दुकानदारों ने पंप के अलग अलग दाम बताए हैं, कागज़ पर बराबर में रखकर देखूँ कौन सच बोल रहा है
    बिटिया कहती बस आई ही नहीं और ड्राइवर कहता आई थी, पहले समय मिलाकर देखता हूँ
    teen vendor ne solar panel ka alag alag rate diya hai, ek sheet me daal ke dekhta hu kaun chuna laga raha
    delivery wala bolta diya tha, guard bolta nahi aaya, pehle cctv ka time match karta hu
    太陽光の見積もりが三社とも計算の仕方が違うから、同じ条件にそろえてどこが本当に安いのか確かめたい
    荷物を置いたと言う人と届いていないと言う人がいて、まず時刻の記録を突き合わせてみる
    태양광 견적 세 군데가 계산 방식이 다 달라서 같은 조건으로 맞춰놓고 어디가 진짜 싼지 보려고
    기사님은 문 앞에 뒀다 하고 경비실은 못 봤다 하니까 일단 시간 기록부터 맞춰볼게
    三家装太阳能的算法都不一样，我得把条件拉到一条线上看看到底谁便宜
    快递说放门口了，门卫说没看见，先把两边的时间对一对再找人理论
    三家太陽能廠商的算法都不一樣，我想把條件拉齊再看到底誰比較划算
    司機說放管理室了，管理員說沒看到，先把兩邊的時間對起來再說
    โซลาร์เซลล์สามเจ้าคิดราคาคนละแบบ ขอจับมาเทียบในเงื่อนไขเดียวกันก่อนว่าใครถูกจริง
    คนส่งบอกวางหน้าบ้านแล้ว ยามบอกไม่เห็น ไล่เวลากล้องดูก่อนค่อยว่ากัน
    ba anh thợ báo giá chống thấm mỗi người một kiểu, để kẻ bảng ra xem ai nói thật
    tiga tukang ngasih harga atap beda beda cara ngitungnya, gue jejerin dulu biar keliatan siapa yang ngaco
    üç usta çatı için üç ayrı hesap yaptı, hepsini aynı metrekareye çevirip kim doğru söylüyor ona bakacağım
    три бригады посчитали крышу тремя разными способами, сейчас сведу к одному метру и пойму кто врёт
    три бригади порахували дах трьома способами, зведу до одного метра і побачу хто хитрує
    w bloku ktoś trzyma rower na klatce od marca i z grafiku sprzątania próbuję dojść czyj on może być
  `,
  creative: `
    ابغى افكار جديدة للتصميم
    اقترح اسم لمحل عطور
    بكتب قصيدة لعرس اختي
    ارسم شخصية بطلة القصة
    عايز لحن للمقدمة بالعود
    عصف ذهني حملة رمضان
    فكرة هدية لأمي مو تقليدية
    ديكور غرفة البيبي نبغاها بدوية شوي
    سيناريو لمسلسل قصير عن حارة قديمة
    نطلع نصور بالصحراء وقت الغروب
    وين اعلق اللوحات بالصالون وكيف ارتبها
    اخترع وصفة كنافة بنكهة القهوة
    حفلة وداع زميلتنا، بدنا فكرة مجنونة
    تصميم شعار الجمعية
    اكتب رواية القاتل فيها هو الراوي
    ورشة خط عربي
    نص ستاند اب عن السواقة في القاهرة
    كولاج من صور جدي القديمة
    بدي غير ستايل المدونة كليا
    تطريز مفرش بنقشة جديدة من راسي
    شعار لبسطة الخضار يضحك الناس
    كلمات راب بلهجة صعيدية
    جلسة تصوير منتج العسل
    בא לי רעיונות חדשים לעיצוב
    שם לעסק של עוגות
    כותב שיר ליום הולדת של אבא
    מלודיה לגשר של השיר, משהו תקוע
    סיעור מוחות קמפיין פסח
    לצייר את הדמות הראשית
    ברכה מצחיקה למסיבת פרידה של רונית
    סיפור לפני השינה על דרקון שמפחד מגפרורים
    יוצאת לצלם ברחוב, שחור לבן
    איפה לתלות את התמונות שיצא קיר יפה
    להמציא משחק לפעולה בצופים
    מערכון לפורים
    עיצוב גינה קטנה במרפסת
    להלחין בלי לחשוב
    קונספט למסעדה דרוזית מודרנית
    סדנת קדרות
    מתכון משלי לשקשוקה עם סלק
    לוגו לכיתה
    רצח בקיבוץ - פרק ראשון של הספר שלי
    אפיון דמויות לדי אנד די
    אני רוצה משהו אחר לגמרי לחלון הראווה
    רעיונות לתחפושת
    סקיצות לאלבום
    ایده تازه واسه طراحی میخوام
    یه اسم قشنگ برا کافه پیدا کنیم
    دارم داستان کوتاه مینویسم
    آهنگ میسازم با سه‌تار
    طوفان فکری کمپین یلدا
    پوستر تئاتر دانشجویی
    شعر سپید درباره باران
    عکس بگیرم از کوچه‌های یزد
    مهمونی خداحافظی همکارمون، یه ایده باحال بدین
    قاب عکسا رو رو دیوار چطور آویزون کنم خوشگل شه
    طرح جدید برا گلیم
    کاراکتر انیمیشن
    متن دکلمه روز مادر
    رمانی که قهرمانش فصل اول میمیره
    سفره هفت‌سین امسال یه جور دیگه
    کلاس نقاشی آبرنگ
    لباس از پارچه‌های دورریز بدوزم، طرح از خودم
    بداهه پیانو
    یه دستور غذای من‌درآوردی با بادمجون
    لوگوی مدرسه
    دیالوگ صحنه دعوا رو از اول بنویسم
    کپشن خنده‌دار برا پیج شیرینی
    اتود زدن سالن
    डिज़ाइन के लिए नए आइडिया चाहिए
    बेटी के लिए नाम सोच रहे हैं
    कविता लिखने का मन है
    गाने की धुन बनानी है
    दिवाली विज्ञापन पर मंथन
    रंगोली का नया पैटर्न
    नाटक की कहानी, मोहल्ले पर
    छत से पतंगों की फोटो खींचनी है
    विदाई पार्टी के लिए मज़ेदार भाषण लिखना
    तस्वीरें दीवार पर कैसे टाँगूँ कि अच्छी लगें
    अचार की ब्रांड का नाम
    मेहँदी के डिज़ाइन बना रही हूँ
    भूतिया कहानी जिसमें भूत ही डरपोक है
    स्कूल के विज्ञान मेले का मॉडल क्या नया बनाऊँ
    शायरी
    मूर्ति की क्ले वर्कशॉप
    पुरानी साड़ी से कुछ नया बनाना
    तबले पर नया कायदा रचना
    खाने में कुछ नया प्रयोग, मिलेट की इडली
    दुकान के बोर्ड का नारा
    जासूसी उपन्यास में कत्ल वाला सीन लिखूँगा
    कॉमिक का हीरो कैसा दिखे
    गीत लेखन
    design ke liye naye ideas chahiye
    reel ka concept socho kuch hatke
    gaana likh raha hu breakup wala
    brainstorm - holi campaign
    cafe ka naam batao desi sa
    shayari likhne ka mood hai
    farewell party ke liye funny titles sochne hai sabke liye
    photos shoot karne jaa raha old delhi me
    room ki wall pe pictures kaise hang karu aesthetic lage
    bhai ki shaadi ke sangeet ka dance choreograph
    youtube thumbnail ekdum alag
    web series ki kahani likh raha, villain hi narrator hai
    guitar pe kuch naya bana rahi
    logo sketch karna
    rap battle ke bars
    maggi ka koi naya experiment recipe
    standup script indian moms pe
    painting sunday
    nail art designs try karungi
    birthday surprise gf ke liye plan kuch crazy
    game ka level design karna hai mera khud ka
    startup ki tagline sochni h
    mandala bana rahi hu
    デザインの新しいアイデアがほしい
    店の名前を考える
    小説の続き、今夜は殺人の場面
    作曲。サビだけ出てこない
    ブレスト：夏の新商品
    俳句をひねる
    送別会の出し物を考える
    夕焼けの写真を撮りに行く
    部屋に絵をどう掛けるか考え中
    キャラデザ
    お弁当の新作おかず
    漫画のネーム
    同人誌の表紙どうしよう
    文化祭の看板を描く
    陶芸教室
    即興でピアノ弾いてる
    結婚式のムービーの構成を考える
    ロゴ案を10個出したい
    ハンドメイドの新作ピアス
    キャッチコピー考えて
    花を活ける
    TRPGのシナリオ作り
    디자인 아이디어 새로운거 필요해
    카페 이름 짓는중
    웹소설 다음 화, 회귀한 주인공이 첫 살인을 목격
    작곡 후렴이 안나와
    브레인스토밍 추석 이벤트
    시 한 편 쓰고 싶다
    송별회 때 할 재밌는거 없나
    필름카메라로 동네 찍으러 감
    액자 벽에 어떻게 걸지 구상
    캐릭터 그리기
    유튜브 콘텐츠 기획 뭔가 색다른거
    도시락 새 메뉴 개발
    축가 가사 바꿔서 부를건데 개사
    로고 시안
    도예 공방
    뜨개 도안 내가 만들어보기
    비트 찍는 중
    반 티 문구 정하자
    꽃다발 색 조합
    우리집 거실 배치 확 바꾸고 싶음
    광고 카피 열 개 뽑기
    想要点新的设计思路
    给奶茶店起名
    写小说，今天写凶案现场那章
    写歌，副歌卡了
    头脑风暴 双十一
    写首诗给她
    欢送会搞点什么花样
    去胡同里拍照
    照片墙怎么挂好看
    画人设
    短视频脚本要有梗
    琢磨个新菜
    班级口号
    logo草图
    陶艺课
    剪纸设计个新样子
    给游戏想个世界观
    相声本子
    妈妈生日做个不一样的
    客厅想彻底换风格
    广告语十条
    即兴弹一会儿吉他
    写词
    想要一點新的設計靈感
    幫我的早餐店想店名
    寫小說 今天要讓反派死得很華麗
    寫歌卡在副歌
    發想會議 中秋檔期
    寫情詩
    同事歡送會要拍搞笑影片想梗
    去迪化街拍照
    相框要怎麼掛才好看
    IG 限動企劃
    研究一道新甜點
    班服圖案
    活動主視覺
    手沖陶杯課
    自己編一段舞
    桌遊機制亂想
    布袋戲劇本
    婚禮小物想做不一樣的
    把舊窗花變成燈
    文案十則
    亂彈烏克麗麗
    水彩速寫
    อยากได้ไอเดียใหม่ๆ ทำดีไซน์
    คิดชื่อร้านชานม
    แต่งกลอนให้ครูเกษียณ
    แต่งเพลงลูกทุ่ง ท่อนฮุกยังไม่มา
    ระดมไอเดียลอยกระทง
    วาดตัวละครในนิยายวาย
    งานเลี้ยงอำลาพี่ต้น จะเล่นมุกอะไรดี
    ออกไปยิงรูปแถวเยาวราชตอนกลางคืน
    แขวนรูปในบ้านยังไงให้ดูโปร
    คิดสคริปต์ติ๊กต่อกตลกๆ
    ลองสูตรขนมครกหน้าแปลก
    ออกแบบลายผ้ามัดย้อม
    นิยายฆาตกรรมในวัดเก่า บทเปิดเรื่อง
    ทำพวงหรีดดอกไม้แบบที่ไม่มีใครทำ
    เวิร์กช็อปปั้นดิน
    สโลแกนเลือกตั้งประธานนักเรียน
    ประดิษฐ์กระทงจากของเหลือ
    คิดท่าเต้นงานกีฬาสี
    เขียนบทหนังสั้น 5 นาที
    จัดสวนระเบียงเล็กๆ
    โลโก้กลุ่มแม่บ้าน
    ดีดกีตาร์มั่วๆ หาทำนอง
    สเก็ตช์เช้าวันเสาร์
    vrtá mi hlavou rozhlasová hra která se celá odehraje v zaseknuté lanovce
    egy hangjáték jár a fejemben ami végig egy beragadt libegőn játszódik
    îmi umblă prin cap o piesă radiofonică ce se petrece toată într-un telescaun blocat
    γυρίζει στο μυαλό μου ένα μονόπρακτο που γίνεται ολόκληρο σε ένα χαλασμένο ασανσέρ στο Παγκράτι
    mir geht ein Hörspiel nicht aus dem Kopf, das komplett in einer steckengebliebenen Gondel spielt
    j'ai en tête une fiction radio qui se passe entièrement dans un télésiège coincé au-dessus des sapins
    tengo en la cabeza un radioteatro que pasa entero en un teleférico parado en medio de la niebla
    fico imaginando uma peça inteira dentro de um elevador em que só o ascensorista sabe pra onde vai
    immagino una commedia tutta dentro una cabina elettorale dove nessuno riesce a uscire
    ik zie een toneelstuk voor me dat helemaal in een stemhokje speelt en niemand kan eruit
    muốn có ý tưởng mới cho thiết kế
    đặt tên quán cà phê
    làm thơ tặng mẹ
    viết nhạc, đoạn điệp khúc chưa ra
    brainstorm trung thu
    vẽ nhân vật truyện tranh
    tiệc chia tay chị Hà nên bày trò gì
    xách máy đi bắn vài tấm ở phố cổ
    treo tranh kiểu gì cho đẹp phòng khách
    kịch bản clip hài
    thử nấu món phở chay kiểu mới
    truyện kinh dị, chương một có án mạng
    làm đèn ông sao khác người
    nghĩ khẩu hiệu cho đội bóng
    slogan quán nhậu
    lớp gốm chủ nhật
    phối lại bài nhạc trịnh theo kiểu lofi
    thiết kế vườn ban công
    may lại áo cũ thành túi
    dựng ý tưởng báo tường 20/11
    logo cho tiệm nail
    viết lời mời cưới thật vui
    vẽ màu nước
    jag ser framför mig en pjäs som utspelas helt i en bastu där ingen vill gå ut först
    jeg ser for meg et teaterstykke som foregår i en gondolbane som har stoppet over fjorden
    jeg forestiller mig et teaterstykke der kun foregår i et pariserhjul som er gået i stå
    näen mielessäni näytelmän joka tapahtuu kokonaan pysähtyneessä maailmanpyörässä
    mau ide baru buat desain
    nama buat usaha seblak
    bikin puisi perpisahan guru
    nulis lagu galau
    brainstorming promo ramadan
    gambar karakter webtoon
    pesta perpisahan mbak rina enaknya ngapain ya
    hunting foto di kota tua
    gantung pigura biar estetik gimana
    konten tiktok yang beda
    eksperimen resep sambal
    cerita horor kos kosan
    motif batik baru
    yel yel kelompok ospek
    bikin pantun lamaran
    kelas keramik
    desain undangan khitanan
    aransemen keroncong jadi jazz
    naskah drama kelas, ada adegan pembunuhannya
    mural gang 17an
    slogan bank sampah
    dekor pelaminan sederhana
    sketsa sore
    tasarım için yeni fikirler istiyorum
    kafeye isim bulalım
    şiir yazasım var
    bağlamayla bir şeyler besteliyorum
    beyin fırtınası bayram kampanyası
    hikayemdeki cinayeti kim işledi ona karar veriyorum
    veda partisi için komik bir şey yapalım
    galata'da fotoğraf çekimine çıkıyorum
    resimleri duvara nasıl assam güzel durur
    çocuğa uydurma masal, uçan kaplumbağalı
    yeni bir çini deseni
    podcast'e jingle
    mutfakta deneysel takılıyorum, enginarlı bi şey
    kına gecesi dekoru
    okul tiyatrosu için skeç
    seramik atölyesi
    afiş çiziyorum
    slogan lazım belediye kampanyasına
    oyunumun bölüm tasarımı
    eski kotlardan çanta
    mektup tarzında deneme yazıyorum kendime
    logo eskizleri
    doğaçlama provası
    хочу новых идей для дизайна
    придумать имя котёнку
    стих на юбилей деду
    сочиняю песню под укулеле
    мозгоштурм новогодний корпоратив
    детектив пишу, сегодня сцена убийства в купе
    проводы Лены, придумать смешные номинации
    еду снимать закат на мосту
    как развесить картины над диваном чтоб не криво и красиво
    сказка про ежа-программиста
    рисую скетчи
    сделать из старых джинсов что-то эдакое
    меню для кофейни с нуля, авторское
    название для подкаста
    гончарка
    дизайн детской
    биты клепаю
    узор для варежек свой
    слоган, штук десять вариантов
    кампания для днд, злодей пока картонный
    плейлист под фильм, которого ещё нет
    акварель с натуры
    хочу нових ідей для дизайну
    назва для пекарні
    вірш бабусі на ювілей
    пишу пісню, приспів не йде
    мозковий штурм благодійний ярмарок
    детектив, розділ де знаходять тіло в оранжереї
    прощальна вечірка Іринки, вигадуємо конкурси
    їду фоткати тумани над Дніпром
    як розвісити картини в коридорі
    казочка про трактор
    малюю маскота
    вертеп, переписую тексти на сучасний лад
    писанки за своїм узором
    нове меню, щось з гарбузом
    ім'я для цуценяти
    гончарство
    перепланувати дитячу
    бітмейкінг
    вишивка сорочки, узор придумую сама
    гасло для команди
    сценарій короткометражки
    логотип ветклініки
    пленер
    potrzebuję świeżych pomysłów na projekt
    nazwa dla zespołu folkowego
    wymyślam toast na wesele brata
    rapsy piszę
    burza mózgów, dni miasta
    scena zabójstwa w moim kryminale jest nudna, przerabiam
    impreza pożegnalna dla Ewy, co by tu wykombinować
    lecę strzelić parę zdjęć na opuszczonym dworcu
    jak rozwiesić obrazy na klatce schodowej
    gram na akordeonie i szukam czegoś nowego
    bajka na dobranoc, tym razem o śledziu
    kartki świąteczne robię z liści
    lalki do szopki krakowskiej
    komiks o babci z ławki
    wymyślić ciasto, którego nie ma żadna cukiernia w powiecie
    warsztaty linorytu
    hasło na koszulki dla strażaków
    przemeblować kawalerkę po swojemu
    piszę opowiadanie i nie wiem dokąd idzie, fajnie
    logo na piekarnię szwagra
    kampania erpegowa na piątek, potrzebny zły burmistrz
    układ taneczny na studniówkę
    spacer z aparatem
    chtěl bych nové nápady na design
    říkanka pro školku
    skládám písničku k táboráku
    brainstorming masopust
    píšu detektivku, vražda v lázních
    loučení s Pavlou, vymyslet něco vtipného
    jdu fotit mlhu na přehradě
    jak pověsit obrazy nad schody
    loutky do našeho divadýlka
    komiks o jezevčíkovi
    nový vánoční cukroví, zkouším vlastní směs
    scénář do ochotnického spolku
    vitráž, návrh motivu
    název kapely
    táborová hra na celých čtrnáct dní
    předělat starou truhlu na lavici po svým
    improvizuju na housle
    přání k svatbě ve verších
    návrh pergoly, jen tak od ruky
    slogan pro hasiče
    kreslení v parku
    új ötleteket szeretnék a designhoz
    név a kézműves szappanomnak
    verset írok anyák napjára
    dalszöveg, a refrén nem jön
    ötletelés: szüreti bál
    krimit írok, ma jön a gyilkosság a Balatonnál
    búcsúbuli Katinak, kéne valami poén
    megyek fotózni a bástyára hajnalban
    hogyan akasszam fel a képeket a nappaliban
    mese egy lusta sünről
    kopjafa faragása saját mintával
    új pogácsarecept, kísérletezem
    farsangi jelmez kartonból
    plakát a falunapra
    díszletterv
    kerámia szakkör
    hegedűn rögtönzök
    társasjátékot találok ki
    logó a méhészetnek
    hímzésminta tervezés
    podcast koncepció
    a padlásszobát teljesen máshogy akarom
    vreau idei noi pentru design
    un nume pentru brutărie
    poezie de ziua mamei
    compun ceva la chitară
    brainstorming ziua comunei
    scriu un polițist, crima e în tren
    petrecerea de rămas bun a Ioanei, caut ceva haios
    ies să trag niște poze în Herăstrău
    cum să agăț tablourile pe perete
    poveste cu un urs contabil
    model nou de ie, îl desenez eu
    invent o rețetă de zacuscă
    scenetă pentru serbare
    afiș de teatru
    manele ironice, versuri
    atelier de olărit
    mărțișoare altfel decât toată lumea
    regândesc balconul
    logo pentru stupină
    improvizație la pian
    slogan pentru campania verde
    personaj de joc
    schițe în muzeu
    θέλω νέες ιδέες για το σχέδιο
    όνομα για ταβέρνα
    στιχάκια για τη γιορτή του μπαμπά
    γράφω τραγούδι στο μπουζούκι
    brainstorming απόκριες
    αστυνομικό διήγημα, ο φόνος στο πλοίο της γραμμής
    αποχαιρετιστήριο πάρτι της Μαρίας, τι τρελό να κάνουμε
    πάω να τραβήξω φωτογραφίες στο λιμάνι
    πώς να κρεμάσω τους πίνακες
    παραμύθι με χταπόδι
    κόσμημα από σύρμα
    καινούργια συνταγή με φάβα
    θεατρικό για το σχολείο
    αφίσα για πανηγύρι
    σκίτσα
    εργαστήρι κεραμικής
    χαρταετό σε σχήμα που δεν έχει ξαναγίνει
    στήνω αλλιώς τη βιτρίνα
    λογότυπο για το μέλι μας
    αυτοσχεδιάζω στο λαούτο
    σλόγκαν για την ομάδα
    ήρωες για παιχνίδι
    ζωγραφική στην παραλία
    ich will neue Ideen fürs Design
    Name für unser Lastenrad
    Gedicht zur Silberhochzeit
    Riff im Kopf, muss ich ausprobieren
    Ideenrunde Sommerfest
    mein Regionalkrimi braucht eine bessere Leiche
    Abschiedsfeier für Sabine, was Lustiges basteln
    mit der Kamera los, Nebel schießen
    Bilder aufhängen, Petersburger Hängung, mal probieren
    Gutenachtgeschichte mit Bagger
    Faschingskostüm: Toaster
    neues Brot, irgendwas mit Malz
    Büttenrede
    Stadtplan für meine Fantasywelt
    Etiketten für den Obstler entwerfen
    Schaufenster umdekorieren mal ganz anders
    Slogan für die Feuerwehr Jugend
    Beet neu denken
    Songtext auf Plattdeutsch
    Logo kritzeln
    LARP Plot fürs Wochenende
    Aktzeichnen
    je voudrais des idées nouvelles pour le design
    un nom pour la péniche
    slam sur ma grand-mère
    j'ai un air dans la tête faut que je le chope au piano
    remue-méninges fête de la musique
    mon polar patine, je tue qui au chapitre trois
    pot de départ de Karim : trouver un truc pas gnangnan
    aller shooter des façades art déco
    accrocher les cadres dans l'escalier, chercher la bonne compo
    inventer une galette au maroilles
    histoire du soir avec une loutre pompière
    scéno du spectacle de fin d'année
    mosaïque en vaisselle cassée
    et si on repensait complètement la vitrine de Noël
    détourner des affiches des années 50
    créer un jeu de cartes sur les champignons
    un logo qui fasse pas startup
    dialogue de rupture entre deux robots
    mélanger des teintures végétales pour voir
    plan d'un jardin sec
    prénom du bébé, on sèche
    atelier gravure
    impro théâtre
    quiero ideas nuevas para el diseño
    nombre para la chirigota
    copla para mi madre
    tengo media canción y me falta el puente
    lluvia de ideas feria
    cuento policial: el muerto aparece en la noria
    despedida de Lupita, algo original que no sea pastel
    salgo a disparar fotos por Lavapiés
    colgar los cuadros sin que parezca un dentista
    piñata con forma de impresora
    monólogo sobre vivir con suegros
    altar de muertos distinto este año
    inventar un mole de cacahuate con café
    tatuaje para mi hermana, bocetos
    murga
    letrero de la panadería
    mundo de fantasía, mapa y dioses
    reciclar palets en algo bonito
    jingle de radio
    paso de salsa nuevo
    guion de corto sin diálogos
    taller de cerámica
    acuarela en el retiro
    quero ideias novas pro design
    nome pra barraca de açaí
    cordel pro aniversário do meu pai
    samba enredo, falta o refrão
    brainstorm são joão
    romance policial, o crime é na lavanderia
    festa de despedida da Bia, bolar umas brincadeiras
    vou fotografar o centro velho
    como pendurar os quadros da sala
    boneco de pano com cara de vizinho
    inventando um brigadeiro salgado
    peça infantil com saci moderno
    grafite no muro da escola
    quadrinho de três tirinhas
    improviso no cavaquinho
    slogan da feira orgânica
    repensar a varanda toda
    letra de fado
    bijuteria com semente
    oficina de cerâmica
    roda de poesia
    vorrei idee nuove per il progetto grafico
    nome per l'agriturismo
    poesia per le nozze d'oro
    un motivetto che non mi molla, lo suono
    brainstorming sagra
    giallo: il delitto è in sacrestia
    festa d'addio per Giulia, inventiamo qualcosa
    vado a scattare due foto ai navigli
    come appendo i quadri
    favola con una lumaca postina
    gusto di gelato mai visto
    presepe diverso dal solito
    carro di carnevale, bozzetto
    vestito da tende vecchie
    sceneggiatura corta
    stornelli per il matrimonio
    slogan della palestra
    terrazzo da ripensare
    improvvisare alla fisarmonica
    gioco da tavolo sui comuni medievali
    laboratorio ceramica
    disegno dal vero
    ik wil nieuwe ideeën voor het ontwerp
    naam voor de bakfiets-koffiebar
    sinterklaasgedicht, en het moet rijmen op schoonmoeder
    deuntje in mijn hoofd uitwerken op gitaar
    brainstorm koningsdag
    thriller schrijven, moord in de sluis
    afscheidsfeestje voor Joke, iets leuks verzinnen
    foto's schieten op het wad
    hoe hang ik de schilderijen op
    verhaaltje over een bange brandweerwagen
    nieuwe stroopwafelsmaak
    surprise knutselen
    carnavalswagen
    kleinkunstliedje over de NS
    jurk uit oude lakens
    logo voor de kaasboer
    slogan voetbalclub
    tuin helemaal anders
    improviseren op de trekzak
    stripverhaal
    bordspel over polders
    modeltekenen
    vill ha nya idéer till designen
    namn på sommarstugan
    snapsvisa
    spelar in en trudelutt på nyckelharpa
    idéstorm valborg
    deckare, mordet sker på färjan
    avskedsfest för Lisbet, nåt kul påhitt
    ut och plåta norrsken
    hur hänga tavlorna
    saga om en morgontrött älg
    ny kanelbulle, kardemumma kanske tjära
    lussetåg-kostym av återbruk
    revy, ny kuplett
    vävmönster
    inreda friggeboden på ett nytt sätt
    logga till bryggeriet
    slogan till simklubben
    mobilspel om svamp
    fri dans i köket, hitta på steg
    bröllopstal på vers
    rita serie
    drejning
    kroki
    vil ha nye ideer til designet
    navn på båten
    konfirmasjonssang
    tralle en ny slått på fela
    idémyldring 17 mai
    krim, drapet skjer på hurtigruta
    avskjedsfest for Turid, finne på noe sprøtt
    ut og skyte bilder av nordlys
    henge opp bildene over sofaen, hvordan
    eventyr om et troll som er redd for høyder
    nytt bakverk med brunost
    julekalender helt hjemmelaget
    bunadssølv, eget mønster
    revynummer
    tresløyd, dikte opp en stol
    logo til fjellbutikken
    slagord
    uteplassen på en ny måte
    tegneserie
    rap på nynorsk
    dreiekurs
    tegnekveld
    vil have nye idéer til designet
    navn til kolonihaven
    sang til sølvbryllup
    lille melodi på klaveret
    idéudvikling fastelavn
    krimi, drabet sker i færgens bildæk
    afskedsfest for Bente, finde på noget sjovt
    ud og skyde billeder af havet
    hvordan hænger jeg billederne op
    godnathistorie om en sur måge
    ny smørrebrødskreation
    fastelavnstønde med tema
    revyvise
    strikkeopskrift jeg selv finder på
    logo til bryghus
    slogan til håndboldklubben
    haven på en helt ny måde
    improvisere på bas
    tegneserie om pendlere
    podcastidé
    keramikaften
    haluan uusia ideoita suunnitteluun
    nimi mökille
    runo äidille
    tangon sanat
    ideointi vappu
    dekkari, murha laivan saunassa
    läksiäiset Ritvalle, jotain hauskaa
    kuvaamaan revontulia
    miten ripustan taulut
    iltasatu ujosta hirvestä
    uusi piirakka, lanttua ja jotain
    joulukortit itse painaen
    kesäteatterin sketsi
    ryijyn malli
    pelihahmo
    logo panimolle
    iskulause lentopalloseuralle
    parveke ihan uusiksi
    improa kanteleella
    räppiä savoksi
    savipaja
    croquis ilta
    ابي اكتب رسالة حب بس بدون ما تكون مبتذلة
    مجسم للحرم القدسي من اعواد الكبريت
    لو الجدار يتكلم شو بيقول؟ هيك بدي تبدا القصة
    دبكة جديدة للفرقة، خطوة مو مستعملة
    تصوير غلاف البودكاست
    نكهة قهوة باسم حارتنا
    מה אם הים היה מדבר בסלנג? מתחיל מזה סיפור
    שטיח מסריגת טריקו, בלי הוראות
    מחפש ביט שמתאים לדרבוקה
    הגדה משפחתית עם קריקטורות של הדודים
    יום צילומים לקטלוג
    תפריט טעימות לפופ אפ אצלי בסלון
    اگه برج میلاد عاشق میشد چی؟ نمایشنامه
    طرح کاشی برای حموم قدیمی
    یه ریف گیتار رو ملودی کردی
    ظرفای شکسته رو با طلا بچسبونم، کینتسوگی
    عکاسی منوی رستوران
    اسم برا پادکست تاریخ
    अगर बरगद बोलता तो क्या कहता, वहीं से कहानी
    होली के लिए व्यंग्य कविता
    पीतल के पुराने बर्तन से लैंप
    गाँव के मेले का गीत भोजपुरी में
    लोक नृत्य की नई रचना
    बेटे के मुंडन का न्योता कुछ हटकर
    agar auto rickshaw bolta to kya bolta, usi pe short film
    roast poem likhni hai best friend pe
    purane bartan se lamp banaugi
    bhojpuri x edm track try kar raha
    reel shoot - saree brand
    invitation card alag sa mundan ka
    もし電柱がしゃべったら、から始まる話
    金継ぎで割れた皿をよみがえらせる
    町内の盆踊りに新しい振り付けを
    駅弁の掛け紙のデザイン
    カタログ撮影
    전봇대가 말을 한다면? 여기서 시작하는 동화
    깨진 접시 금으로 이어붙이기
    마을 축제 안무
    굿즈 스티커 디자인
    룩북 촬영
    딸 이름 한자 고민
    판소리랑 힙합 섞어보기
    要是电线杆会说话，就从这句开始写
    把碎碗用金缮补成新样子
    广场舞新编一段
    明信片画我们巷子的猫
    拍产品图
    给闺女起名，避开爆款字
    二胡配电音试试
    毕业典礼想要一个没人玩过的环节
    如果電線杆會講話，故事從這裡開始
    碎碗用金繼補起來
    廟會陣頭新編一段
    手繪明信片 畫巷口的貓
    商品拍攝
    女兒取名 不要菜市場名
    南管混電音
    畢業典禮來個沒人做過的橋段
    ออกแบบรถบุปผชาติของหมู่บ้าน
    แต่งหมอลำเรื่องค่าไฟ
    ปักเสื้อยีนส์เก่าเป็นลายช้าง
    ถ่ายปกนิตยสารโรงเรียน
    ชื่อวงดนตรีเพื่อนๆ ยังไม่มี
    ถ้าแมวเป็นนายกฯ จะเขียนเป็นการ์ตูนสามช่อง
    nếu cái cột điện biết kể chuyện
    vọng cổ về giá xăng
    thêu hoa sen lên áo bò cũ
    tên ban nhạc cho bọn mình
    chụp ảnh bộ sưu tập
    thiết kế tiểu cảnh hòn non bộ mini
    kalo tiang listrik bisa ngomong, cerpen dari situ
    dangdut tentang harga cabe
    bordir jaket jeans lama jadi wayang
    nama band kita apa ya
    foto katalog hijab
    mini garden di galon bekas
    sokak lambası konuşsa ne derdi, masal oradan başlasın
    elektronik kanun denemesi
    ebru teknesinde yeni bir şeyler
    eski bakır kazandan avize
    katalog çekimi
    grubumuza isim
    если бы фонарь во дворе умел говорить, с этого начну сказку
    частушки про начальство
    люстра из старого самовара
    баян плюс техно, хочу попробовать
    фотосъёмка каталога
    назвать дочку, спорим третью неделю
    якби стара груша вміла говорити, з цього казка
    коломийки про відключення світла
    люстра з відер
    трембіта і техно
    зйомка вишиванок для каталогу
    імʼя доньці
    gdyby latarnia umiała mówić, od tego zacznę bajkę
    haft na dżinsach, czaple
    lampa ze starego samowara
    disco polo na klawesynie, czemu nie
    sesja do katalogu
    imię dla córki, kłócimy się trzeci tydzień
    kdyby lampa na návsi mluvila
    lustr ze starých lahví
    folk s elektronikou
    focení katalogu keramiky
    etiketa na slivovici s dědovým knírem
    ha a lámpaoszlop beszélne
    csillár befőttesüvegekből
    népdal technóra
    a kislányunk neve, harmadik hete vitázunk
    katalógusfotózás
    pálinkacímke nagyapa bajuszával
    dacă stâlpul de pe uliță ar vorbi
    candelabru din borcane
    doină cu synth
    cum o cheamă pe fetiță, ne certăm de trei săptămâni
    ședință foto catalog
    etichetă de țuică
    αν ο φάρος μιλούσε τι θα έλεγε
    φωτιστικό από δίχτυα
    ρεμπέτικο με synth
    πώς να βγάλουμε τη μικρή, όχι πάλι το όνομα της πεθεράς
    φωτογράφιση καταλόγου
    ετικέτα για τσίπουρο
    wenn die Straßenlaterne reden könnte – damit fängt es an
    Lampe aus alten Trompeten
    Blaskapelle trifft Techno
    Namen fürs Baby, drei Wochen Streit
    Katalog-Shooting
    Wimmelbild vom Wertstoffhof
    si le réverbère parlait, mon conte commence là
    lustre en cuivre de confiturier
    bourrée auvergnate version électro
    une BD sur mon ancien proviseur
    shooting catalogue
    étiquette du cidre avec la moustache de pépé
    si el farol de la esquina hablara
    lámpara con botes de leche
    huapango con sintetizador
    ya son tres semanas discutiendo el nombre de la nena
    sesión de fotos catálogo
    etiqueta de pisco con el bigote del tata
    ابتكر رائحة بخور باسم المطر
    اصمم طابع بريد عن البادية
    ورشة كتابة قصص اطفال
    ניחוח חדש לסבונים
    סדנת כתיבה
    לבנות סוכה מבקבוקים
    عطر جدید با بوی خاک بارون خورده
    کارگاه داستان کودک
    تمبر طراحی کنم با نقش یوزپلنگ
    मिट्टी की खुशबू वाला इत्र
    बाल कहानी कार्यशाला
    डाक टिकट पर गौरैया बनानी है
    mitti ki smell wala perfume banana hai
    story writing workshop
    cricket commentary bhojpuri me likhu kya
    雨上がりの土の香りのお香
    童話教室
    記念切手にスズメを描く
    비온뒤 흙냄새 향수
    동화쓰기 교실
    참새 우표 그리기
    调一款雨后泥土味的香
    童话写作班
    画一枚麻雀邮票
    調一款雨後柏油路味的香水
    繪本課
    畫黑熊郵票
    ปรุงน้ำอบกลิ่นดินหลังฝน
    อบรมเขียนนิทาน
    วาดแสตมป์รูปนกกระจอก
    pha nước hoa mùi đất sau mưa
    lớp viết truyện thiếu nhi
    vẽ tem hình chim sẻ
    parfum wangi tanah abis hujan
    kelas nulis dongeng
    gambar perangko burung gereja
    yağmur sonrası toprak kokulu parfüm
    masal yazma atölyesi
    serçeli pul çizmek
    духи с запахом электрички
    мастерская сказки
    нарисовать марку с воробьём
    парфуми з запахом чорнобривців
    майстерня казки
    марка з горобцем, ескіз
    perfumy pachnące strychem
    szanta o tramwaju wodnym
    kółko bajkopisarskie
    vůně půdy po babičce
    trampská o koloběžce
    pohádkářský kroužek
    padlásillatú parfüm
    népmese rollerrel
    meseíró szakkör
    parfum cu miros de pod
    baladă despre o trotinetă
    cerc de povești
    άρωμα που μυρίζει πατάρι
    μαντινάδες για το πατίνι
    εργαστήρι παραμυθιού
    ein Parfüm, das nach Dachboden riecht
    Shanty über E-Roller
    Märchenwerkstatt
    un parfum qui sent le grenier
    chant de marins sur la trottinette
    atelier conte
    un perfume que huela a desván
    corrido sobre un patinete
    taller de cuentos
    نفسي اعمل حاجة محدش شافها قبل كده من خشب المراكب القديم بس لسه مش عارف هتطلع كرسي ولا باب
    כבר שבוע מתגלגל לי בראש משפט פתיחה לסיפור על נהגת אוטובוס שמדברת לנוסעים רק בחרוזים
    دلم میخواد یه قصه بنویسم که همه‌ش تو صف نونوایی بگذره و هیچکس اسم نداشته باشه
    एक कहानी सूझी है जो पूरी की पूरी राशन की लाइन में ही घटती है और किसी का नाम नहीं है
    ek short story hai dimag me jo poori ki poori metro ke ladies coach me hoti hai aur kisi ka naam nahi hai
    最初から最後まで銭湯の脱衣所だけで進む、誰にも名前がない話を書いてみたくなった
    처음부터 끝까지 목욕탕 탈의실에서만 벌어지고 아무도 이름이 없는 이야기를 써보고 싶어졌다
    突然想写一个从头到尾只发生在澡堂更衣室里、谁都没有名字的故事
    忽然想寫一個從頭到尾只在早餐店排隊、沒有人有名字的故事
    อยู่ๆ ก็อยากเขียนเรื่องที่ทั้งเรื่องเกิดในคิวร้านข้าวแกง แล้วไม่มีใครมีชื่อเลย
    tự dưng muốn làm một vở kịch câm về cái chợ nổi lúc năm giờ sáng mà không ai được nói câu nào
    tiba tiba pengen bikin film pendek yang dari awal sampe akhir cuma di dalam angkot dan gak ada yang ngomong
    baştan sona bir dolmuşun içinde geçen ve kimsenin konuşmadığı kısa bir film düşünüyorum günlerdir
    хочется снять фильм, который весь происходит в одном купе и никто за два часа не говорит ни слова
    хочу зняти фільм де все відбувається в одній маршрутці і ніхто не каже ні слова
    chodzi mi po głowie słuchowisko które całe dzieje się w windzie zablokowanej między trzecim a czwartym piętrem
  `,
  meeting: `
    اجتماع الفريق ١٠ص
    عندي مقابلة وظيفة بعد شوي
    كلام مع المدير عن الزيادة
    بكلم مدرسة ابني عشان مشكلة التنمر
    مكالمة العميل - الرياض
    بدي احكي مع خطيبتي بموضوع صعب
    هاشرح للمتدربين طريقة اللحام
    العرض قدام اللجنة بعد نص ساعة
    حفلة وداع أبو فهد
    مجلس العائلة الجمعة لحل موضوع الارض
    عندي درس خصوصي اعطيه لطالب ثانوي
    جلسة صلح بين الجيران
    مناقشة الماجستير
    اخلاء تجريبي للحريق
    اسلم المناوبة في المستشفى لزميلي
    مقابلة المقاول عشان السطح
    زيارة قبر جدي يوم الاحد مع العيلة
    بنعمل استاند اب عالسريع مع المطورين
    خطبة الجمعة عليّ هالمرة
    اتفاوض مع التاجر على سعر التمر
    زوم مع شركة المانيا بالانجليزي
    اجتماع اولياء الامور
    المحامي يتصل ٤ العصر
    رئيسي بده يشوفني بمكتبه
    ون تو ون مع سارة
    דיילי
    ראיון עבודה בעוד רבע שעה
    שיחה עם המורה של איתי
    להגיד לשותף שאני עוזב
    יש לי שיעור פרטי להעביר בשמונה
    מעביר הדרכה לחיילים חדשים
    פגישת לקוח - חיפה
    תרגיל שריפה בבית הספר, אני אחראית על הקומה
    מסיבת פרידה מעומר
    משא ומתן עם בעל הדירה
    זום עם ההורים בארגנטינה
    חברותא ב-7
    אזכרה של סבא ביום ראשון
    הגנה על התזה
    תכף עולה להציג למשקיעים
    מעביר משמרת בבית חולים לצוות הלילה
    צריכה לדבר עם בעלי על הכסף
    1:1 יואב
    אסיפת הורים וזה לא הולך להיות קצר
    ישיבת צוות הנהלה, אני מנהלת
    טלפון לבנק, לעמוד על שלי
    מפגש קבוצת תמיכה למטפלים
    הלקוח בקו
    جلسه دارم ده دقیقه دیگه
    جلسه هفتگی تیم
    مصاحبه کاری آنلاین
    میخوام با رئیسم راجع به حقوقم حرف بزنم
    تماس با مشتری آلمانی
    دفاع ارشد
    دارم به شاگردم ریاضی درس میدم
    با خواهرم باید یه حرف سختی رو بزنم
    انجمن اولیا و مربیان
    مانور آتش‌سوزی مدرسه
    تحویل شیفت بیمارستان به همکار
    ارائه سر کلاس استاد سختگیر
    مهمونی خداحافظی نازنین
    یکشنبه میریم سر خاک پدربزرگ با فامیل
    چونه‌زدن با بنگاهی سر رهن
    جلسه ساختمون، دعوا سر شارژ
    خواستگاری برادرمه باید حرف بزنم
    ویدیو کال با بچه‌ها تو کانادا
    آموزش دستگاه به نیروی جدید
    وان تو وان با مدیر
    روضه دارم میخونم تو هیئت امشب
    وکیل ساعت چهار زنگ میزنه
    استندآپ تیم فنی
    حکمیت بین دو تا شریک
    दस मिनट में मीटिंग है
    टीम मीटिंग सुबह ११
    बॉस से छुट्टी की बात करनी है
    अभिभावक शिक्षक बैठक
    ट्यूशन पढ़ाने जा रहा हूँ
    पिताजी से शादी की बात करनी है, मुश्किल है
    ग्राहक को नमूना दिखाना है
    पंचायत में ज़मीन का झगड़ा
    अग्नि अभ्यास, ब्लॉक बी
    अस्पताल की शिफ्ट सौंपनी है नई नर्स को
    दादाजी की समाधि पर रविवार को सब जा रहे हैं
    शर्मा जी की विदाई
    नए लड़कों को मशीन सिखानी है
    मंडी में भाव तय करना आढ़ती से
    क्लास में प्रेजेंटेशन देना है
    सत्संग में प्रवचन देना है आज
    वकील साहब का फोन आएगा
    ऋण अधिकारी से मुलाकात
    वीडियो कॉल भैया अमेरिका
    समूह की महिलाओं की साप्ताहिक बैठक
    माफी माँगनी है दोस्त से आमने सामने
    कक्षा सात को पढ़ाना है
    सोसाइटी की मीटिंग फिर पार्किंग पर
    standup 10am
    interview hai 20 min me wish me luck
    manager se appraisal ki baat karni hai
    client call pe hu
    tuition padhane jaa rha hu
    papa ko batana hai ki engineering chhodni hai
    PTM chinmay ka school
    viva hai aaj external aaya hai
    zoom pe team ko demo dena
    fire drill tower B
    hospital shift ka handover dena hai
    rishte wale aa rahe hai dekhne
    farewell - neha ma'am
    society ki meeting parking ka jhagda
    nana ki kabar pe sunday ko jaana hai sab milke
    intern ko onboard karna
    landlord se deposit pe bahas karni h
    group discussion practice dosto ke saath
    gf se seriously baat karni padegi
    class lena hai 8th A ka
    sync w/ US team raat 9
    panel pe bolna hai college fest me
    customer ko convince karna hai policy ke liye
    bhabhi aur mummy ke beech sulah karwani hai
    10分後に面接
    上司と評価面談
    保護者会で司会をする
    1on1 田村さん
    クライアントとZoom
    後輩に仕事を教える
    彼に別れ話をする
    家庭教師に行ってくる
    避難訓練（火災）
    病棟の夜勤の申し送り
    日曜はみんなで祖父のお墓参り
    送別会 経理の美咲さん
    町内会の話し合い
    営業で飛び込み三件
    不動産屋と値段の交渉
    キックオフ
    親に将来のことを話す
    学会発表、次が自分の番
    PTAの役員決め
    お客様への謝罪の電話
    朝会いってきます
    老人ホームで母の面会とケアマネさんと相談
    면접 10분 전
    팀장님이랑 연봉 얘기
    과외하러 감
    고객사 줌
    남친한테 헤어지자고 말해야됨
    신입 교육 내가 맡음
    발표 내 차례
    소방훈련
    병원 근무 인수인계
    일요일에 할아버지 산소 다같이
    송별회 지영 대리
    반상회 주차문제
    구역예배 인도
    집주인이랑 보증금 협상
    1:1 면담
    부모님께 자퇴 얘기 꺼내기
    거래처 사장님 만나러
    동아리 회의 진행
    스터디 모임에서 발표 맡음
    민원인 응대 하루종일
    화상으로 할머니 얼굴 보기
    스크럼
    面试马上开始
    找领导谈加薪
    给学生上课去
    跟客户视频
    要跟她摊牌分手
    带新人
    该我答辩了
    消防演习
    医院夜班交班
    周日全家给爷爷扫墓
    老王欢送会
    业主群线下开会吵停车
    跟房东砍价
    一对一
    跟爸妈说不考公了
    去见供应商
    主持班会
    社区调解邻居漏水
    路演
    窗口接待群众
    跟老师傅请教焊接
    部門會議
    等一下面試
    跟主管談調薪
    去家教
    班親會
    跟客戶線上開會
    要跟室友講清楚房租的事
    帶實習生
    口試輪到我
    消防演練
    大夜交班給白班
    星期天全家去掃阿公的墓
    歡送阿美姐
    管委會
    跟建商殺價
    跟爸媽出櫃
    拜訪廠商
    小組討論我主持
    里長辦公室協調噪音
    提案
    查經班帶領
    早會
    跟阿嬤視訊
    อีกสิบนาทีเข้าประชุม
    ประชุมทีมจันทร์เช้า
    สัมภาษณ์งานโรงแรม
    จะคุยกับแม่เรื่องไม่อยากเรียนหมอ
    ซ้อมหนีไฟ
    สอนพิเศษเด็กม.3
    คอลกับลูกค้าสิงคโปร์
    เลี้ยงส่งพี่หน่อย
    ส่งเวรวอร์ด 7
    เจรจาราคายางกับพ่อค้า
    พรีเซนต์หน้าห้อง อาจารย์โหดมาก
    อาทิตย์นี้ไปไหว้สุสานอากงทั้งตระกูล
    เป็นพิธีกรงานแต่ง
    ไกล่เกลี่ยเพื่อนบ้านเรื่องหมาเห่า
    สอบปากเปล่าวันนี้
    1:1 กับเมเนเจอร์
    อบต.นัดชาวบ้านคุยเรื่องน้ำ
    ขอโทษแฟนต่อหน้า
    พาน้องใหม่เดินดูงานในครัว
    โทรหาแบงค์เรื่องบัตรโดนแฮก
    รับลูกค้าหน้าเคาน์เตอร์ยาวถึงหกโมง
    เทศน์ให้เด็กค่ายฟัง
    ไลฟ์ขายของคืนนี้สองทุ่ม
    v šest se sejdem v hospodě kvůli té cestě a já mám přesvědčit sousedy aby podepsali petici
    hatkor gyűlünk a kultúrházban az út miatt és nekem kell meggyőznöm a szomszédokat hogy írják alá
    la șase ne adunăm la cămin pentru drum și eu trebuie să-i conving pe vecini să semneze
    στις έξι μαζευόμαστε στο καφενείο για τον δρόμο και πρέπει να πείσω τους χωριανούς να υπογράψουν
    um sechs treffen wir uns im Gemeindehaus wegen der Straße und ich soll die Nachbarn überzeugen zu unterschreiben
    à dix-huit heures on se retrouve salle des fêtes pour la déviation et c'est moi qui dois convaincre les voisins
    a las seis nos juntamos en el salón comunal por lo del camino y me toca convencer a los vecinos de firmar
    hoje à noite a associação de moradores discute a praça e eu fiquei de apresentar o abaixo assinado
    stasera il comitato di quartiere parla della piazza e tocca a me presentare le firme raccolte
    vanavond praat de buurtvereniging over het plein en ik moet de handtekeningen aanbieden en het woord doen
    họp sau 10 phút nữa
    giao ban sáng
    nói chuyện với sếp về lương
    họp phụ huynh lớp 3A
    đi dạy kèm
    call với khách nhật
    diễn tập phòng cháy
    chia tay anh Tuấn
    bàn giao ca trực bệnh viện
    chủ nhật cả nhà ra mộ ông thắp hương
    thương lượng tiền thuê với chủ nhà
    thuyết trình nhóm mình lên đầu tiên
    hoà giải hai nhà hàng xóm tranh đất
    chia tay người yêu, hẹn gặp nói thẳng
    hướng dẫn công nhân mới đứng máy
    gặp nhà đầu tư
    tiếp dân cả sáng
    dẫn chương trình đám cưới
    phiên dịch cho đoàn khách hàn
    1-1 với lead
    xin lỗi bố trực tiếp
    i kväll diskuterar byalaget vägen och jag ska lämna över namnlistan och föra ordet
    i kveld diskuterer velforeninga skiløypa og jeg skal legge fram underskriftene
    i aften diskuterer grundejerforeningen legepladsen og jeg skal fremlægge underskrifterne
    illalla tiekunta kokoontuu ja mun pitää esitellä adressi ja puhua kaikkien puolesta
    rapat 10 menit lagi
    rapat mingguan
    wawancara kerja via zoom
    ngomong sama bos soal gaji
    rapat wali murid
    ngajar les
    telpon klien singapura
    simulasi kebakaran
    perpisahan pak joko
    serah terima shift di rumah sakit
    minggu nyekar ke makam kakek sekeluarga
    nawar harga cabe ke pengepul
    sidang skripsi hari ini
    presentasi kelompok giliran kami
    musyawarah desa
    mutusin pacar malem ini
    ngajarin anak magang
    kerja bakti sambil rapat rt
    ketemu investor
    ngisi kultum
    mediasi tetangga rebutan parkir
    1on1 sama lead
    minta maaf ke ibu langsung
    jadi mc nikahan
    10 dk sonra toplantı
    haftalık ekip
    iş görüşmesi zoomdan
    müdürle zam konuşacağım
    özel ders vermeye gidiyorum
    yangın tatbikatı
    Selin'in vedası
    hastanede nöbet devri
    pazar dedemin mezarına gidiyoruz ailecek
    esnafla pazarlık
    babama okulu bıraktığımı söyleyeceğim
    apartman toplantısı yine aidat kavgası
    yeni çırağa torna öğretiyorum
    müşteriyle görüntülü arama
    birebir - Kerem
    komşuyla arayı düzeltmek için kahveye çağırdım
    cuma hutbesini ben okuyorum
    yatırımcı sunumu, sahne bizim
    kız isteme var akşam
    arabuluculuk görüşmesi saat ikide
    vatandaş kuyruğu var gişede bütün gün
    dernek yönetim kurulu, gündem uzun
    планёрка через пять минут
    собес в 14:00
    разговор с начальником о повышении
    репетиторство, ученик уже в скайпе
    учебная пожарная тревога
    проводы Михалыча
    сдаю смену в больнице
    в воскресенье едем на могилу дедушки всей семьёй
    торгуюсь с арендодателем
    защита диплома, я третий
    сказать маме что не поступил
    собрание тсж, опять про шлагбаум
    учу новенького на погрузчике
    созвон с китайцами
    1:1 с Олей
    помирить двух бабушек
    читаю лекцию первокурам
    питч инвесторам
    приём граждан до шести
    надо объясниться с мужем
    педсовет
    звонит адвокат
    нарада за десять хвилин
    стендап
    співбесіда в айті
    поговорити з шефом про зарплату
    маю учня о четвертій, англійська
    навчальна пожежна тривога
    проводжаємо пана Василя на пенсію
    передаю зміну в лікарні
    в неділю на могилу дідуся з мамою
    торгуюсь за ціну на зерно
    захист магістерської
    сказати хлопцю що між нами все
    збори ОСББ
    вчу стажера на касі
    колл з донорами
    1:1 Остап
    помирити сусідів через межу
    веду тренінг для вчителів
    пітч
    прийом громадян
    вибачитись перед сестрою
    репетиція хору
    дзвінок юристу
    za kwadrans spotkanie z zarządem
    poniedziałkowy status
    rozmowa kwalifikacyjna w szpitalu
    mam powiedzieć szefowej że odchodzę
    zebranie 2b
    korki z matmy daję o szesnastej
    próba ewakuacji, pożar
    pożegnanie Grażynki
    przekazuję dyżur na internie
    w niedzielę cmentarz, grób dziadka, cała rodzina się zjeżdża
    dobijam targu z handlarzem o cenę ziemniaków
    obrona inżynierki
    wspólnota mieszkaniowa i znowu śmietnik
    uczę stażystkę wózka widłowego
    katecheza z bierzmowańcami
    telefon z reklamacją, klient krzyczy
    moderuję panel w domu kultury
    1:1 z Pawłem
    negocjuję czynsz
    godzę syna z ojcem przy obiedzie
    petenci do piętnastej
    sołtys zwołał zebranie o wiatrakach
    przed sądem rodzinnym jako świadek
    wideorozmowa z wnukami w Dublinie
    porada za chvilku
    týdenní porada
    pohovor do Škodovky
    říct šéfovi o přidání
    doučuju matiku sousedovic holku
    cvičný požární poplach
    rozlučka s Honzou
    předávám službu na chirurgii
    v neděli na hrob dědečka s celou rodinou
    smlouvám o cenu dřeva
    státnice, jdu na řadu
    schůze SVJ, zase ty sklepy
    zaškoluju novou na pokladně
    veřejné projednání obchvatu
    hovor s reklamací
    vedu skautskou družinovku
    1:1 s vedoucí
    rozejít se s ním dneska osobně
    rozsuzuju vnoučata
    přednáška pro seniory o podvodech
    úřední hodiny do pěti
    zkouška sboru
    telefonát s účetní
    tíz perc múlva megbeszélés
    heti értekezlet
    beszélnem kell a főnökkel a béremről
    szülői
    korrepetálok egy nyolcadikost
    tűzriadó próba
    Zoli búcsúztatója
    műszakot adok át a kórházban
    vasárnap nagypapa sírjához megyünk mindannyian
    alkuszom a traktorra
    államvizsga, én következem
    elmondom anyuéknak hogy költözöm
    betanítom az új kollégát a présre
    reklamáló vevő a vonalban
    hittanóra a kicsiknek
    1:1 Gergő
    szakítani fogok vele ma
    békítem a szomszédokat
    falugyűlés a vízdíjról
    ügyfélfogadás négyig
    kóruspróba
    befektetőknek mutatjuk be
    ședință în zece minute
    ședința de luni
    interviu la bancă
    discut cu șefa mărirea
    meditez un copil la mate
    exercițiu de incendiu
    rămas bun Mihai
    predau tura la spital
    duminică la mormântul bunicului cu toți verii
    mă târguiesc la fân
    le spun alor mei că renunț la facultate
    adunarea de bloc
    îl învăț pe ucenic să sudeze
    client nemulțumit la telefon
    țin predica duminică
    1:1 cu Andreea
    mă despart de el azi față în față
    împac vecinii
    consiliul local
    ghișeu până la patru
    repetiție la cor
    apel cu investitorii
    σύσκεψη σε δέκα λεπτά
    εβδομαδιαία
    να μιλήσω με τον διευθυντή για αύξηση
    συνάντηση γονέων
    κάνω ιδιαίτερο φυσική
    άσκηση πυρκαγιάς
    αποχαιρετισμός Γιώργου
    παράδοση βάρδιας στο νοσοκομείο
    την Κυριακή στον τάφο του παππού, τρισάγιο με όλους
    παζάρια για το λάδι
    θα πω στους γονείς μου ότι παρατάω τη νομική
    δείχνω στον καινούργιο τη μηχανή του καφέ
    πελάτης στο τηλέφωνο με παράπονα
    κατηχητικό
    1:1 Ελένη
    χωρίζω σήμερα, πρέπει να του το πω
    συμφιλιώνω τα ξαδέρφια
    δημοτικό συμβούλιο
    γκισέ μέχρι τις δύο
    πρόβα χορωδίας
    ξενάγηση γκρουπ στην Ακρόπολη
    gleich Teamrunde
    Vorstellungsgespräch bei der Stadt
    Gehaltsgespräch mit dem Chef
    Elternabend 4a
    Nachhilfe geben, Mathe, zehnte Klasse
    Räumungsübung Brandschutz
    Abschied Jürgen
    Übergabe Frühdienst auf Station
    Sonntag ans Grab von Opa mit der ganzen Sippe
    Preis drücken beim Autohändler
    Verteidigung der Masterarbeit
    ich sags heute meiner Frau
    Eigentümerversammlung, das wird lang
    Azubi an der Fräse einweisen
    Kunde am Telefon, Reklamation
    Konfi-Unterricht
    1:1 Mehmet
    Schluss machen, aber anständig, im Café
    zwischen zwei Kollegen vermitteln
    Gemeinderat
    Bürgerbüro bis 18 Uhr offen
    Vortrag beim Imkerverein
    la visio commence dans cinq minutes
    je passe un entretien à la SNCF
    annoncer à mon équipe que le projet s'arrête
    soutien scolaire, je m'occupe de deux sixièmes
    exercice incendie
    pot de départ Martine
    relève à l'hosto, je transmets mes huit patients
    dimanche on va sur la tombe de papi avec les cousins
    marchander une armoire à la brocante
    soutenance à 15h
    dire à mon coloc que ça peut plus durer
    AG de copro
    montrer au nouveau comment régler la plieuse
    un client furax au bout du fil
    caté avec les CM1
    conseil municipal
    médiation entre deux agriculteurs
    porte-à-porte pour la collecte
    guider un groupe de retraités au château
    tenir le guichet jusqu'à 17h
    appeler l'assurance et pas me laisser faire
    entro a junta en cinco
    reunión de los lunes
    entrevista en la panadería
    tengo que decirle al jefe que quiero más plata
    tutoría con la seño
    doy clases particulares de química
    simulacro de incendio
    despedida de Paco
    cambio de turno en el hospital, paso el parte
    el domingo vamos a la tumba del abuelo con flores y toda la familia
    regatear en el mercado de autos
    defensa del tfg
    decirles a mis viejos que dejo medicina
    junta de vecinos, otra vez el ascensor
    enseñar al aprendiz a soldar
    cliente enojado en línea 2
    catequesis
    1 a 1 con Rocío
    cortar con él, hoy sí
    poner paz entre mis hijos
    pleno del ayuntamiento
    ventanilla hasta las dos
    ensayo de la rondalla
    llamada con el abogado del desahucio
    reunião já já
    daily 9h30
    entrevista de emprego no shopping
    falar com a chefe sobre aumento
    aula particular de física, eu que dou
    simulação de incêndio
    despedida do Seu Antônio
    passagem de plantão na uti
    domingo no túmulo do vô, todo mundo
    pechinchar o aluguel
    defesa do mestrado às duas
    contar pra minha mãe que larguei o curso
    assembleia do condomínio
    ensinar o estagiário no caixa
    cliente reclamando no telefone
    pregar no culto de hoje
    1:1 com a Marta
    terminar o namoro pessoalmente
    apaziguar os irmãos
    câmara de vereadores, audiência
    balcão de atendimento até cinco
    ensaio do coral
    chamada com a advogada
    riunione fra poco
    riunione lunedì
    colloquio in banca
    chiedere l'aumento al titolare
    colloqui scuola
    ripetizioni di latino, le do io
    prova antincendio
    saluto a Franco
    cambio turno in reparto, consegne
    domenica al cimitero sulla tomba del nonno con i miei
    trattare sul prezzo dell'uva
    dire ai miei che lascio ingegneria
    insegno al ragazzo a usare il tornio
    cliente arrabbiato al telefono
    catechismo ai bambini
    1:1 Chiara
    lasciarlo, di persona
    mettere pace tra le cugine
    consiglio comunale
    sportello fino all'una
    prove del coro
    chiamata con l'avvocato
    overleg over tien minuten
    maandagoverleg
    met de baas over loon
    bijles wiskunde geven
    ontruimingsoefening brand
    afscheid Henk
    overdracht nachtdienst ziekenhuis
    zondag naar opa zijn graf met z'n allen
    onderhandelen over de prijs van de boot
    scriptie verdedigen
    thuis vertellen dat ik stop met de studie
    stagiair leren draaien aan de draaibank
    boze klant aan de lijn
    catechisatie
    bila met Fatima
    het uitmaken, vandaag nog
    bemiddelen tussen buren
    gemeenteraad inspreken
    balie tot vijf
    koorrepetitie
    bellen met de advocaat
    möte om tio
    veckomöte
    löneprat med chefen
    läxhjälp, jag håller i gruppen
    brandövning
    avtackning Kjell
    överrapportering på sjukhuset
    söndag till farfars grav med hela släkten
    pruta på en begagnad skoter
    opponering
    berätta för mamma att jag hoppar av
    årsstämma brf
    visar sommarjobbaren truckarna
    arg kund i luren
    konfirmander
    1:1 Amir
    göra slut öga mot öga
    medla mellan grannar om häcken
    kommunfullmäktige
    kundtjänst till fyra
    körövning
    ringa försäkringsbolaget
    møte om ti minutter
    mandagsmøte
    jobbintervju i kommunen
    snakke med sjefen om lønn
    leksehjelp, jeg underviser
    brannøvelse
    avskjed Odd
    vaktskifte på sykehuset, rapport
    søndag til bestefars grav med hele familien
    prute på en brukt traktor
    disputas
    fortelle foreldrene mine at jeg slutter
    årsmøte borettslag
    lærer opp lærlingen
    sint kunde på tråden
    søndagsskole
    1:1 Ingrid
    slå opp, ansikt til ansikt
    mekle mellom naboene om veien
    kommunestyret
    skranken til tre
    korøvelse
    ringe forsikringa
    møde lige om lidt
    mandagsmøde hele holdet
    lønsamtale med chefen
    skole-hjem-samtale
    giver lektiehjælp
    brandøvelse i dag
    afsked Poul
    vagtskifte på hospitalet
    søndag på farfars grav med hele familien
    prutter på en trailer
    forsvar af specialet
    fortælle mine forældre jeg dropper ud
    generalforsamling i andelen
    lærer lærlingen op
    vred kunde i røret
    minikonfirmander
    1:1 med Søren
    slå op i dag, ansigt til ansigt
    mægle mellem naboer
    byrådet
    skranke til kl 15
    korprøve
    ringe til advokaten
    palaveri kohta
    palkkakeskustelu pomon kanssa
    tukiopetus, mä vedän
    paloharjoitus
    Reijon läksiäiset
    vuoronvaihto sairaalassa
    sunnuntaina ukin haudalle koko suku
    tingin veneestä
    väitöstilaisuus
    kerron porukoille et lopetan koulun
    yhtiökokous
    opetan kesätyöntekijälle trukin
    vihainen asiakas langalla
    rippikouluryhmä
    1:1 Jussi
    ero puheeksi tänään
    sovittelen naapureita
    kunnanvaltuusto
    tiski neljään asti
    kuoroharkat
    soitto vakuutusyhtiöön
    الوالد جاي من البلد واحنا الاخوة لازم نتفق مين يقعد معاه
    ادير حوار في الجامعة عن الهجرة
    عندي ٣ عرايس يجربون مكياج اليوم واحدة ورا الثانية
    لقاء خطاطين الحي
    الجودة بتعمل تفتيش على مطبخنا وانا اللي بستقبلهم
    راح افتح ويا المؤجر سالفة العفن بالحيطان
    بشرح لجدتي على التلفون كيف تبعت صورة
    ועדת קבלה במושב, אני מהמראיינים
    לעבור עם אבא על הצוואה, בעדינות
    מעבירה סיור לתיירים בעכו
    מפגש חונכות
    שלוש שכנות אצלי במטבח וצריך להחליט על הגינה
    לקוחה באה למדוד שמלה
    לספר לצוות למה ביטלנו את הגרסה
    مهمونای خارجی میان کارخونه من باید بگردونمشون
    با داداشام بشینیم تکلیف باغو روشن کنیم
    سه تا مشتری عروس امروز پشت هم
    دورهمی کتاب‌خوانی
    مدیر مدرسه زنگ زد گفت بیا حضوری
    به بابام یاد بدم با اسنپ کار کنه
    تو رادیو محلی دعوتم
    तीनों भाई बैठकर तय करेंगे माँ किसके पास रहेंगी
    सरपंच के साथ नाली का मुद्दा उठाना
    दुल्हन मेकअप के लिए आ रही है
    आशा कार्यकर्ता बैठक
    दादी को फोन पर फोटो भेजना सिखाना
    थाने में शिकायत लिखवाने जाना है
    निरीक्षक आ रहे हैं, मुझे रसोई दिखानी है
    bhaiyo ke sath baith ke decide karna h mummy kiske paas rahegi
    society uncle ko samjhana hai ki dog allowed hai
    bridal client aa rahi trial pe
    alumni meetup speech mera
    nani ko whatsapp video sikhana
    hostel warden se milna hai fine ke liye
    vc se coffee, deck saath me
    兄弟三人で母の介護を誰がみるか話す
    窯元に海外のお客さんを案内する
    花嫁さんの試着に立ち会う
    読書会（進行役）
    祖母に電話でLINEの送り方を教える
    保健所の立ち入り、対応は私
    店長に辞めますと言う
    형제들 모여서 엄마 누가 모실지 얘기
    외국 손님 공방 안내
    신부님 드레스 가봉
    독서모임 진행
    할머니께 카톡 사진 보내는법 알려드리기
    위생점검 나온대 내가 응대
    점장님한테 그만둔다고 말하기
    兄弟几个坐下来商量妈跟谁住
    带外国客户逛车间
    新娘试妆，三位
    读书会我主持
    教姥姥视频怎么开
    卫生检查来了我陪着
    跟店长提辞职
    乡亲们到村委开会分水
    评审会，专家五个盯着我一个
    兄弟姊妹坐下來談媽媽給誰顧
    帶外國客戶參觀工廠
    新娘試妝
    讀書會我帶
    教外婆用 LINE 視訊
    衛生局稽查 我要接待
    跟店長提離職
    水利會協調分水
    評鑑委員五個人圍著我問
    พาทัวร์จีนเดินวัดพระแก้วทั้งวัน
    พี่น้องนัดคุยใครจะดูแลเตี่ย
    ลูกค้านัดลองชุดบ่ายสอง
    ประชุมกรรมการวัด
    ไปเป็นล่ามที่โรงพัก
    จะคุยกับยายเรื่องขายที่
    สอนป้าๆ รำวงย้อนยุค
    dẫn đoàn tây đi phố cổ cả ngày
    anh em ngồi lại xem mẹ ở với ai
    khách tới thử váy cưới
    họp ban quản trị chùa
    kiểm tra vệ sinh tới quán, mình tiếp
    nói với ông nội chuyện bán đất
    dạy bà gọi video
    nemenin turis keliling borobudur
    rembukan sama adek adek siapa yang jaga ibu
    klien fitting baju nganten
    rapat takmir
    dinas kesehatan inspeksi dapur, aku yang nemenin
    bilang ke bapak soal jual sawah
    ngajarin nenek video call
    japon turistleri kapalıçarşıda gezdiriyorum
    kardeşler toplanıp annemin bakımını konuşacağız
    gelin provası var atölyede
    kat malikleri
    zabıta denetime geldi ben ilgileniyorum
    babama tarlayı satalım diyeceğim
    anneanneme görüntülü aramayı öğretmek
    веду экскурсию по кремлю
    с братьями решаем кто заберёт маму к себе
    примерка у невесты
    заседание кафедры
    санэпид пришёл, я встречаю
    сказать отцу что дачу продаём
    учу бабулю видеозвонкам
    веду екскурсію Львовом
    з братами вирішуємо хто забере маму
    примірка у нареченої
    засідання кафедри історії
    перевірка прийшла, я зустрічаю
    сказати батькові що хату продаємо
    вчу бабусю дзвонити з відео
    oprowadzam wycieczkę po Wawelu
    z rodzeństwem ustalamy kto weźmie mamę
    przymiarka u panny młodej
    odprawa ratowników
    sanepid przyszedł i ja z nimi chodzę
    powiem tacie że sprzedajemy działkę
    uczę dziadka przelewów w telefonie
    provázím Japonce po hradě
    sourozenci, kdo si vezme mámu
    zkouška šatů s nevěstou
    výbor zahrádkářů
    hygiena na kontrole, provázím je
    říct tátovi že prodáme chatu
    učím babičku videohovor
    idegenvezetek a várban
    testvérekkel eldöntjük ki viszi magához anyát
    menyasszonyi próba
    kertbarát kör
    ellenőr jött, én kísérem
    megmondom apának hogy eladjuk a telket
    nagyinak mutatom a videóhívást
    duc un grup de turiști la Bran
    cu frații, cine o ia pe mama
    probă rochie mireasă
    consiliu parohial
    a venit controlul și îi însoțesc eu
    îi zic tatei că vindem pământul
    o învăț pe bunica apel video
    ξεναγώ Κορεάτες στη Ρόδο
    με τ' αδέρφια, ποιος παίρνει τη μάνα
    πρόβα νυφικού
    συμβούλιο ενορίας
    υγειονομικό ήρθε, τους συνοδεύω
    να πω στον πατέρα ότι πουλάμε το χωράφι
    μαθαίνω στη γιαγιά βιντεοκλήση
    Führung für Koreaner durchs Schloss
    Geschwister: wer nimmt Mama
    Anprobe mit der Braut
    Kirchenvorstand
    Kontrolle vom Veterinäramt, ich begleite
    Papa sagen dass wir den Hof aufgeben
    Opa Videoanruf beibringen
    Streitschlichter in der 7c heute ich
    faire visiter le Louvre à vingt Coréens
    entre frères et sœurs, qui prend maman
    essayage de la mariée
    conseil de fabrique
    la DDPP débarque au labo, c'est moi qui les suis
    dire à papa qu'on vend la ferme
    apprendre la visio à mémé
    paseo a unos coreanos por Teotihuacán
    entre hermanos vemos quién cuida a mamá
    prueba de vestido con la novia
    consejo parroquial
    llegó sanidad a la cocina y yo los atiendo
    decirle a papá que vendemos la chacra
    enseñarle a la abuela la videollamada
    احكم مباراة حواري العصر
    زيارة المشرفة للصف
    اشرح للحجاج خطوات الطواف بالباص
    الجاهة طالعة بعد المغرب وانا المتكلم
    שופט משחק ילדים
    ביקור מפקחת בגן
    מדריך קבוצה במצדה לזריחה
    לשבת עם חמותי על החתונה
    داور مسابقه فوتبال محله‌ام
    بازدید بازرس از مهد
    تور کویر دارم، سی نفر
    بله‌برون امشبه باید من صحبت کنم
    मोहल्ले के मैच में अंपायर हूँ
    निरीक्षक का आँगनवाड़ी दौरा
    पचास यात्रियों को घाट घुमाना
    लड़के वालों से दहेज पर साफ बात करनी है
    gully match me umpire hu
    orientation freshers
    50 logo ko ghat ghumana hai guide hu
    ladke walo se dahej pe saaf baat karni h
    少年野球の審判
    保育園の監査
    富士登山のガイド、30人
    結納の席で挨拶をする
    동네 야구 심판봄
    어린이집 평가
    한라산 가이드 서른명
    상견례에서 내가 말문 열어야됨
    给社区足球赛吹哨
    幼儿园督导
    带三十人爬黄山，我是领队
    两家见面我得先开口
    社區壘球我當主審
    幼兒園評鑑
    帶三十人爬嘉明湖
    提親我要先開口
    เป็นกรรมการตะกร้อหมู่บ้าน
    ศึกษานิเทศก์มาโรงเรียน
    พาคน 30 คนขึ้นดอย
    ไปสู่ขอ ผมต้องเป็นคนพูด
    làm trọng tài bóng chuyền xã
    phòng giáo dục dự giờ
    dẫn ba chục người leo fansipan
    dạm ngõ, tôi phải mở lời
    jadi wasit voli antar rt
    kunjungan pengawas sekolah
    mandu 30 orang ke rinjani
    lamaran nanti aku yang buka omongan
    mahalle maçında hakemim
    müfettiş ziyareti
    otuz kişiyi Kaçkar'a çıkarıyorum
    nişan bozulacak, konuşmayı ben açacağım
    сужу дворовый хоккей
    проверка из роно
    веду тридцать человек на Эльбрус
    сватаемся, говорить мне
    суджу дворовий футбол
    перевірка з департаменту
    веду тридцятьох на Говерлу
    сватання, мені починати розмову
    sędziuję podwórkową nogę
    wizytacja kuratorium
    prowadzę trzydziestu ludzi na Rysy
    przyszli teściowie na herbacie i to ja mam zacząć o ślubie
    pískám sousedský fotbálek
    inspekce z ministerstva
    vedu třicet lidí na Sněžku
    seznámení rodičů a začít musím já
    grundfocit vezetek, én vagyok a bíró
    tanfelügyelet
    harminc embert viszek a Kékesre
    nászék jönnek, nekem kell kezdeni
    arbitrez fotbal pe maidan
    inspecție școlară
    urc treizeci de oameni pe Omu
    vin cuscrii și eu deschid vorba
    σφυρίζω ποδοσφαιράκι στην αλάνα
    επιθεώρηση σχολείου
    ανεβάζω τριάντα άτομα στον Όλυμπο
    έρχονται συμπέθεροι και πρέπει να ανοίξω εγώ την κουβέντα
    Bolzplatz, ich pfeife
    Schulinspektion
    dreißig Leute auf die Zugspitze führen
    die Schwiegereltern kommen und ich muss das Thema Taufe anschneiden
    j'arbitre au city stade
    inspection en classe
    j'emmène trente personnes au Canigou
    les beaux-parents débarquent et c'est à moi de parler du baptême
    pito el partido del barrio
    visita del inspector al cole
    subo a treinta personas al Teide
    vienen mis suegros y me toca sacar el tema del bautizo
    بعد صلاة العشا رح نقعد مع شباب الحارة نوزع مين يوصل الأكل لكبار السن هالاسبوع
    אחר הצהריים יושבים כל האחים אצל ההורים כדי להחליט מה עושים עם הבית בצפת
    شب با اهالی کوچه جمع میشیم ببینیم نوبت آب دادن به درختا رو چطور تقسیم کنیم
    शाम को टोले के लोग बैठेंगे कि चापाकल की मरम्मत का पैसा कौन कितना देगा, मुझे बात रखनी है
    shaam ko sab flatmates baith ke decide karenge kaun kitna rent dega kyunki room size alag hai
    夜に団地の集会所で、雪かきの当番をどう分けるかみんなで話すので進行をやります
    저녁에 빌라 사람들 다 모여서 눈 치우는 순번을 어떻게 나눌지 얘기하는데 내가 진행 맡았어
    晚上全楼的人要坐下来商量加装电梯怎么摊钱，我来主持，估计要吵
    今晚整棟住戶要坐下來談頂樓漏水的錢怎麼分，主委叫我當主席
    เย็นนี้ลูกบ้านทั้งซอยจะนั่งคุยกันว่าจะแบ่งเวรเก็บขยะยังไง เราต้องเป็นคนนำคุย
    tối nay cả xóm ngồi lại bàn chuyện góp tiền làm đường, ông trưởng thôn bảo tôi đứng ra nói
    nanti malem warga kumpul bahas iuran jalan, pak rt nyuruh aku yang ngomong di depan
    akşam köy kahvesinde yol parasını konuşacağız, muhtar sözü bana verdi, ben anlatacağım
    вечером подъезд собирается решать про домофон и деньги, и почему-то вести это всё поручили мне
    ввечері під'їзд збирається вирішувати про генератор і гроші, і вести розмову доручили мені
    o szóstej schodzimy się w świetlicy w sprawie chodnika i mam przekonać sąsiadów żeby podpisali petycję
  `,
  calm: `
    قلبي يدق بسرعة من التوتر
    زهقت من كل شي اليوم
    خايفة من نتيجة المقابلة
    معصب من زميلي لدرجة مو قادر اركز
    راسي فيه مية شغلة بنفس الوقت
    محتاج اهدى شوي قبل ما ارد عليه
    تمارين تنفس ٥ دقايق
    القلق ماكلني على ولدي في الغربة
    متوتره من العرض مرررة
    كل ما افكر بالديون صدري يضيق
    جلسة تأمل
    قرفت من الشغل والناس والزحمة
    اذكار الصباح وقعدة هدوء
    تخانقت مع امي وما بطلت عياط
    بكرة آخر امتحان وايدي بترجف
    اشتقت لجدي من يوم ما زرنا قبره
    الضغط بالشغل رح يفجرني
    مو عارفة من وين ابدا كل شي فوق راسي
    اعصابي تعبانة من صوت الجيران
    محبط شوي بعد ما انرفضت الورقة
    ٥ دقائق تنفس
    بموت من الاحراج من اللي صار بالاجتماع
    לחוצה מהמצגת מחר
    הלב דופק ואני לא מצליח להירגע
    יותר מדי דברים על הראש
    עצבני על אחותי
    מדיטציה 10 דק
    לנשום רגע לפני שאני עונה לו
    דואג לבן שלי במילואים
    אין לי אוויר מרוב משימות
    מתתי מבושה בישיבה, לא מפסיקה לחשוב על זה
    הפקקים האלה הוציאו אותי מדעתי
    לא יודעת מאיפה להתחיל והכל דחוף
    תרגול נשימות
    קצת עצוב לי אחרי האזכרה
    פחד קהל ברמות
    חרדה מהתוצאות של המבחן
    רבנו והבטן שלי מתהפכת
    החדשות גומרות אותי
    יוגה נשימה
    הטסט שלישי ואני מתה מפחד
    מתוסכל, נכשלתי שוב בשאלה הכי קלה
    הבוס צעק ואני רועד עדיין
    רגע של שקט בבקשה
    استرس ارائه داره منو میخوره
    دلم شور میزنه برا پسرم سربازیه
    اعصابم خورده از دست همکارم
    هزار تا کار رو سرم ریخته نمیدونم از کجا شروع کنم
    یه کم آروم شم بعد جوابشو بدم
    چند تا نفس عمیق
    از خجالت مردم وقتی سوتی دادم جلو همه
    قلبم تند میزنه جواب آزمون میاد امروز
    گرونی و اجاره خونه دیوونم کرده
    دلم گرفته
    ترافیک امروز اعصاب نذاشت
    فشار کار داره لهم میکنه
    دعوا کردیم و هنوز دستام میلرزه
    میخوام بشینم لب پنجره هیچی نگم
    تنفس قبل جلسه
    نگران جواب آزمایش مامانم
    آخرین امتحانه و از ترس هیچی یادم نمیاد
    دلتنگ بابابزرگم
    حالم گرفته‌س، مقاله‌م رد شد
    همسایه‌ها نمیذارن یه ثانیه آرامش داشته باشم
    ذکر و سکوت قبل نماز
    बहुत घबराहट हो रही है
    कल इंटरव्यू है डर लग रहा है
    दिमाग फटा जा रहा है काम से
    गुस्सा आ रहा है देवरानी पर
    मन बहुत बेचैन है
    ध्यान १५ मिनट
    रिजल्ट का सोच सोच के पेट में गड़बड़
    कर्ज़ की चिंता खा रही है
    सब एक साथ करना है, कुछ समझ नहीं आ रहा
    शर्म से मर गया आज सबके सामने
    बेटा शहर में अकेला है फिक्र रहती है
    थोड़ा शांत बैठना है
    ऑफिस की राजनीति से तंग आ गया
    दादी की बहुत याद आ रही है
    दिल की धड़कन बैठ ही नहीं रही
    अनुलोम विलोम
    आखिरी परीक्षा और हाथ पैर ठंडे
    सास ने फिर सुना दिया, रोना आ रहा
    बारिश नहीं हुई फसल का क्या होगा
    मंच पर जाने से डरती हूँ
    भजन सुनकर मन शांत करूँ
    yaar bahut tension ho rahi hai
    anxiety ho rahi result ka soch ke
    dimag ka dahi ho gaya hai
    gussa aa raha hai flatmate pe
    bas 5 min saans lena hai aaram se
    kal ka presentation soch ke haath kaanp rahe
    itna kaam hai ki rona aa raha
    overthinking band hi nahi hoti
    boss ne sabke saamne daant diya mood off
    placement nahi lag rahi sab dost nikal gaye
    sharam se mar gaya yaar mic on tha
    breakup ke baad dil halka karna hai
    thoda shaant hona h phir reply karunga
    ghar ki yaad aa rahi hai
    EMI ka load sochke neend ud gayi
    last exam hai aur sab blank ho gaya
    traffic ne dimag kharab kar diya
    akele ho gaya hu naye sheher me
    nervous hu first date hai
    kal doctor report dega ghabrahat h
    緊張して手が震える
    明日の発表が怖い
    イライラが止まらない
    やることが多すぎてパニック
    同僚の一言がずっと引っかかってる
    息子の受験が心配で何も手につかない
    もう無理、ちょっと泣きたい
    恥ずかしくて死ぬかと思った、さっきの会議
    焦ってばかりで進まない
    満員電車でぐったり、気持ちを整えたい
    将来のことを考えると胸がざわざわする
    怒鳴られて心臓ばくばくしてる
    最後の試験なのに頭が真っ白
    ヨガ（呼吸）
    母とけんかした
    結果待ちでそわそわ
    おじいちゃんがいなくて寂しい
    ため息しか出ないな今日は
    떨려 미치겠다
    내일 발표 생각만 해도 속이 울렁
    짜증나 죽겠네 진짜
    할게 너무 많아서 멘붕
    심호흡 좀
    수능 앞둔 딸 걱정에 일이 안잡힘
    마음이 진정이 안돼
    상사한테 깨지고 손이 떨림
    불안해서 가만히 못있겠어
    쪽팔려 죽는줄 마이크 켜져있었음
    빚 생각하면 숨 막혀
    조용히 앉아있고 싶다
    괜히 울컥하네
    요가 호흡 위주
    마지막 시험인데 머리가 하얘짐
    친구랑 싸워서 마음이 무거움
    결과 발표 기다리는 중 심장 터질듯
    층간소음 때문에 돌겠음
    화를 좀 가라앉히고 답장해야지
    할아버지 보고싶다
    뭐부터 해야될지 모르겠고 다 급함
    紧张到手抖
    明天汇报心里发慌
    事太多脑子要炸
    深呼吸几下
    孩子高考我比他还焦虑
    静不下心
    被骂了心里堵得慌
    烦，谁都别理我
    社死了，开会没关麦
    房贷压得喘不过气
    想一个人安静坐会儿
    八段锦静心
    最后一门了，脑子一片空白
    跟老公吵架了
    等结果等得坐立不安
    楼上吵得我要疯
    先冷静一下再回他消息
    想爷爷了
    不知道从哪下手，样样都急
    緊張到想吐
    明天要上台好怕
    事情多到快崩潰
    先深呼吸
    小孩考會考我超焦慮
    被客訴整天心情差
    誰都不要來煩我
    超丟臉 開會忘記關麥克風
    房租水電繳完剩一千，壓力山大
    想安靜一下
    莫名想哭
    瑜珈 呼吸
    最後一科了腦袋空白
    跟男友吵架
    等放榜坐不住
    樓上拖椅子拖到我要發瘋
    冷靜完再回訊息
    想念阿公
    不知道先做哪個才好 都很急
    เครียดมากหัวจะระเบิด
    ตื่นเต้นพรุ่งนี้ต้องพูดหน้าเสาธง
    โมโหเพื่อนร่วมงานจนมือสั่น
    งานกองเป็นภูเขา ไม่รู้จะหยิบอันไหนก่อน
    ขอหายใจลึกๆ แป๊บนึง
    ใจไม่ดีเลย ลูกยังไม่ถึงบ้าน
    อายจนอยากมุดดิน
    หนี้ กยศ ทำเอาคิดวน
    คิดมากเรื่องแฟนเก่า
    อยากใจเย็นก่อนตอบไลน์เจ้านาย
    รถติดสามชั่วโมง หงุดหงิดมาก
    รอผลสอบใจเต้นตุบๆ
    สวดมนต์ให้ใจสงบ
    น้อยใจที่ไม่มีใครช่วย
    โยคะลมหายใจ
    สอบตัวสุดท้ายแล้วแต่สมองว่างเปล่า
    คิดถึงตากับบ้านสวน
    กลัวเวทีตั้งแต่เด็ก
    โดนลูกค้าด่าทั้งวัน ใจมันล้า
    ข้างบ้านร้องคาราโอเกะ จะบ้าตาย
    น้ำตาจะไหล ขออยู่เงียบๆ
    švagr zase utrousil poznámku u stolu a i když už všichni odjeli já se s ním v hlavě pořád hádám
    a sógor megint odaszúrt az asztalnál és hiába mentek el már mind, fejben még mindig vele vitatkozom
    cumnatul iar a aruncat o vorbă la masă și deși au plecat toți eu tot mă cert cu el în minte
    ο κουνιάδος πέταξε πάλι την κουβέντα του στο τραπέζι και ενώ έφυγαν όλοι εγώ ακόμα μαλώνω μαζί του μέσα μου
    mein Schwager hat wieder so einen Spruch gebracht und obwohl alle längst weg sind streite ich im Kopf weiter mit ihm
    le beau-frère a encore lâché sa petite phrase et tout le monde est reparti mais dans ma tête on s'engueule toujours
    mi cuñado soltó otra de las suyas en la mesa y aunque ya se fueron todos yo sigo discutiendo con él en mi cabeza
    respondi atravessado pra minha mãe no telefone e agora tô aqui remoendo, quero sossegar antes de ligar de novo
    ho risposto male a mia madre al telefono e ora ci rimugino, prima di richiamarla vorrei stare tranquilla un attimo
    ik snauwde tegen mijn moeder aan de telefoon en nu zit het me dwars, eerst wil ik rustig worden
    căng thẳng quá
    mai thuyết trình run hết cả người
    tức đồng nghiệp phát điên
    việc ngập đầu chẳng biết bắt đầu từ đâu
    hít thở chút đã
    lo cho con đi thi
    quê muốn độn thổ
    nợ nần nghĩ mà mệt óc
    buồn không lý do
    cần bình tĩnh rồi mới nhắn lại
    hàng xóm hát karaoke điếc tai, ức chế
    đợi kết quả mà tim đập thình thịch
    niệm phật cho lòng yên
    sợ nói trước đám đông
    yoga thở
    môn cuối rồi mà đầu trống rỗng
    nhớ ông ngoại
    sếp mắng xong giờ vẫn run
    áp lực đồng trang lứa ghê gớm
    kẹt xe hai tiếng cáu quá
    tủi thân vì làm gì cũng bị chê
    jag fräste åt mamma i telefon och nu gnager det, vill landa lite innan jag ringer upp igen
    jeg glefsa til mamma på telefonen og nå gnager det, vil finne roen før jeg ringer igjen
    jeg snerrede ad min mor i telefonen og nu nager det, vil gerne falde ned før jeg ringer igen
    tiuskaisin äidille puhelimessa ja nyt se kaivertaa, haluan rauhoittua ennen kuin soitan uudestaan
    stres banget
    deg degan besok presentasi
    emosi sama temen kantor
    kerjaan numpuk bingung mulai dari mana
    meditasi pagi
    tarik napas dulu
    cemas anak belum pulang
    malu setengah mati mic nyala
    pinjol bikin kepikiran terus
    pengen nangis aja
    mau tenang dulu baru bales
    macet parah bikin naik darah
    nunggu pengumuman jantung copot rasanya
    dzikir biar adem
    takut ngomong di depan orang
    yoga napas
    ujian terakhir malah blank
    kangen kakek
    habis dimarahin, masih gemeteran
    overthinking masa depan
    tetangga sound horeg, pusing
    capek hati
    çok gerginim
    içim içimi yiyor sonuçlar açıklanacak
    sinirden elim ayağım titriyor
    her şey üst üste geldi nereden başlayacağımı bilmiyorum
    biraz sakinleşmek istiyorum
    oğlum askerde aklım hep onda
    rezil oldum toplantıda, utançtan öldüm
    kredi kartı borcu uykularımı kaçırıyor
    ağlamak geliyor içimden
    cevap yazmadan önce bir dur bir soluklan
    trafikten delirdim
    sunum yarın ve midem düğüm
    gözlerimi kapatıp beş dakika hiçbir şey
    kaynanamla tartıştık
    son sınav ve kafam bomboş
    dedemi özledim
    üst kat yine tepiniyor sabrım taştı
    kimse beni anlamıyor bugün
    patron azarladı hala kendime gelemedim
    daraldım
    трясёт перед выступлением
    тревожно и не пойму почему
    бесит всё
    завал, не знаю за что хвататься
    просто подышать
    сын не берёт трубку, накручиваю себя
    чуть не умерла от стыда на созвоне
    кредиты давят
    реветь хочется
    остыть бы прежде чем ему отвечать
    соседи сверлят четвёртый час, я сейчас взорвусь
    жду результатов, сердце колотится
    посидеть в тишине у окна
    боюсь сцены
    дыхание 4-7-8
    последний экзамен, а в голове пусто
    скучаю по деду
    начальник наорал, руки до сих пор дрожат
    нервы ни к чёрту после пробок
    поругались с сестрой, на душе гадко
    ощущение что ничего не успеваю в этой жизни
    нерви здають
    тривожно після новин
    злюся на колегу
    купа всього і все на вчора
    подихати хвилинку
    чоловік не на зв'язку, не знаходжу місця
    згоріла від сорому на дзвінку
    борги не дають спокою
    охолонути б перед відповіддю
    після сирен досі трусить
    чекаю результат, серце вискакує
    посидіти в тиші
    боюся виступати
    останній іспит а в голові вітер
    сумую за дідом
    накричав керівник, не можу зібратись
    сусіди з перфоратором, збожеволію
    посварилась з мамою
    відчуття що не тягну
    ściska mnie w żołądku
    jutro występ i już mnie telepie
    nie ogarniam, za dużo srok za ogon
    medytacja przed pracą
    oddech, powolutku
    córka pierwszy raz sama w górach i chodzę po ścianach
    wstyd mi za wczoraj
    spłata w piątek a konto puste, nie mogę przestać o tym myśleć
    wkurzyłam się na listonosza, głupota, ale trzyma
    zanim odpiszę na tego maila muszę ochłonąć
    po kolizji nic się nie stało ale ręce latają
    czekam na telefon z urzędu, siedzę jak na szpilkach
    różaniec w ciszy
    paraliżuje mnie mikrofon
    relaksacja
    ostatni egzamin, dzwoni mi w uszach ze strachu
    brakuje mi dziadka przy tej kapliczce
    chyba się zaraz popłaczę nad tą tabelką
    remont u sąsiada + niemowlę = obłęd
    czuję, że wszyscy idą do przodu a ja stoję
    posprzeczaliśmy się o pierdołę i mi ciężko
    zítra prezentuju a už teď se potím
    mám vztek na celý barák
    je toho moc, netuším kde začít
    vydechnout
    bojím se o mámu, je sama na chalupě
    složenky mi nedaj klid
    mám na krajíčku
    než mu odepíšu, potřebuju vychladnout
    pes mi utekl, už je doma, ale pořád se klepu
    čekám na mail z výběrka a nic jinýho nevnímám
    chvíle ticha v kostele
    tréma, hlas mi přeskakuje
    jóga, klidná
    poslední zkouška a okno
    stýská se mi po dědovi
    ta bouračka před náma mě rozhodila
    soused a jeho cirkulárka, už to nedávám
    všechno mi padá z rukou
    šéfová mě sjela před lidma
    gombóc a torkomban
    holnap előadok, remeg a lábam
    ideges vagyok a sógoromra
    összecsaptak a fejem fölött a hullámok
    aggódom a lányomért, külföldön van
    majd elsüllyedtem szégyenemben a misén
    a törlesztő miatt nem tudok másra gondolni
    sírhatnékom van
    előbb lenyugszom, aztán válaszolok neki
    még mindig remegek a koccanás óta
    várom az eredményt, kikészülök
    csend kell egy kicsit
    lámpalázas vagyok
    nyugis jóga
    utolsó vizsga és kiment minden a fejemből
    hiányzik a papa
    semmi nem sikerül ma
    fúrnak fölöttünk reggel óta, megőrülök
    leteremtett a főnök mindenki előtt
    szorongok a költözés miatt
    mâine prezint și nu-mi stă inima
    sunt nervoasă pe cumnata mea
    m-au năpădit treburile, nu știu cu ce încep
    să respir puțin
    fiica mea conduce prima oară singură până la Iași, nu am liniște
    mi-a fost o rușine de-am intrat în pământ
    ratele mă strâng de gât
    mă calmez întâi și apoi îi răspund
    încă tremur după tamponare
    aștept rezultatele la titularizare și mă perpelesc
    câteva minute de tăcere la icoană
    yoga blândă
    ultimul examen și mi s-a golit capul
    mi-e dor de bunicul
    nu-mi iese nimic azi
    vecinul cu bormașina mă scoate din minți
    m-a certat șeful de față cu toți
    mă copleșește mutarea asta
    σφίγγεται το στομάχι μου
    αύριο παρουσιάζω κι έχω τρακ
    έχω τα νεύρα μου
    πνίγομαι στις δουλειές
    ανησυχώ για τον γιο μου στα καράβια
    ντράπηκα τόσο πολύ χτες
    τα δάνεια δε μ αφήνουν να σκεφτώ
    θέλω να κλάψω
    να ηρεμήσω πριν απαντήσω
    τρέμω ακόμα απ το τρακάρισμα
    περιμένω βάσεις, τρώω τα νύχια μου
    λίγη ησυχία στο ξωκλήσι
    φοβάμαι το κοινό
    γιόγκα ήπια
    τελευταίο μάθημα και κόλλησε το μυαλό
    μου λείπει ο παππούς
    δεν πάει τίποτα καλά σήμερα
    ο από πάνω με τρελαίνει
    μου φώναξε ο προϊστάμενος
    αγχώνομαι με τη μετακόμιση
    mir ist ganz flau
    morgen Referat, ich zittere schon
    ich könnte platzen vor Wut
    alles gleichzeitig, ich weiß nicht wo anfangen
    erstmal durchatmen
    mache mir Sorgen um Mama allein im Haus
    wäre vor Scham fast im Boden versunken
    Gedanken kreisen um das Geld
    runterkommen bevor ich antworte
    nach dem Blechschaden bin ich noch ganz wackelig
    warte auf den Anruf und kau die Nägel ab
    Stille, Kerze, sonst nix
    Yoga sanft
    letzte Prüfung und nur Watte im Kopf
    Opa fehlt mir
    heute geht alles schief
    Laubbläser. seit sieben. ich dreh durch
    vorm ganzen Team runtergeputzt worden
    der Umzug wächst mir über den Kopf
    rien que d'y penser à demain mes mains sont moites
    je fulmine contre mon beau-frère
    cent trucs à faire et je reste plantée là
    méditation midi
    souffler deux minutes
    mon fils est parti en scoot sous la pluie, je guette la fenêtre
    la honte absolue, j'ai appelé la prof maman
    fin de mois le 12, ça me ronge
    j'ai envie de chialer pour un rien
    faut que je redescende avant de répondre à ce message
    on m'a rayé la voiture et je tremble de colère
    l'attente du résultat me rend dingue
    quelques minutes de silence dans l'église
    le trac, la voix qui part
    sophro
    dernier oral et trou noir
    papi me manque aujourd'hui
    tout me tombe des mains
    travaux dans la rue depuis l'aube, j'en peux plus
    je ressasse ce qu'elle m'a dit à table
    le déménagement me submerge
    tengo un nudo en la garganta
    mañana expongo y me sudan las manos
    estoy que echo humo con mi cuñada
    no doy abasto y no sé por dónde empezar
    mi hija no contesta y me monto películas
    qué vergüenza, tierra trágame
    las deudas no me dejan pensar
    se me saltan las lágrimas
    necesito bajar revoluciones antes de contestarle
    aún tiemblo del susto del coche
    esperando la nota de corte, me subo por las paredes
    un rato de silencio, rezar un rosario
    pánico escénico
    yoga suave
    último examen y la mente en blanco
    echo de menos a mi abuelo
    hoy todo me sale mal
    obras arriba, no aguanto más
    me gritó delante de todos
    la mudanza me supera
    coração na boca
    amanhã apresento e já tô suando
    puta da vida com meu cunhado
    um monte de coisa e eu travada
    meditação guiada
    respirar fundo um pouco
    meu filho tá na estrada e não sossego
    morri de vergonha no microfone
    boleto, boleto, boleto... aperta o peito
    esfriar a cabeça antes de responder
    tremendo ainda da batida
    esperando o resultado do concurso, roendo unha
    silêncio na capela
    medo de palco
    yoga restaurativa
    última prova e deu branco
    saudade do vô
    nada dá certo hoje
    furadeira do vizinho tá me enlouquecendo
    levei esporro na frente de todos
    a mudança me deixou perdida
    ho l'ansia a mille
    domani espongo e mi tremano le gambe
    sono furiosa con mia cognata
    troppa roba, non so da dove cominciare
    respiro un attimo
    mio figlio in motorino con questa pioggia, non sto tranquilla
    che figuraccia, volevo sparire
    bollette che mi tolgono la serenità
    mi viene da piangere
    mi calmo e poi rispondo
    tremo ancora per il tamponamento
    aspetto la graduatoria, non sto nella pelle
    silenzio in chiesa
    paura del palco
    yoga dolce
    ultimo esame, vuoto totale
    mi manca il nonno
    oggi me ne va storta una dietro l'altra
    trapano del vicino, impazzisco
    sgridato davanti a tutti
    il trasloco mi soffoca
    morgen spreekbeurt, klamme handen
    woest op mijn zwager
    ik zie door de bomen het bos niet meer
    even ademen
    dochter alleen op reis, ik pieker
    kon wel door de grond zakken
    rekeningen, het houdt niet op, ik word er benauwd van
    ik moet bijna janken
    even afkoelen voor ik antwoord
    tril nog na van die aanrijding
    wachten op de uitslag, ik word gek
    stil zitten bij een kaarsje
    plankenkoorts
    rustige yoga
    laatste tentamen en een black-out
    ik mis opa
    alles loopt mis vandaag
    buurman met zijn boor, aaargh
    uitgekafferd waar iedereen bij was
    de verhuizing vliegt me aan
    klump i magen
    redovisning imorgon, skakis
    förbannad på svågern
    allt på en gång, vet inte var jag ska börja
    meditation kl 12
    dottern kör hem i snöstormen, kan inte släppa det
    skämdes ögonen ur mig
    räkningar, ligger och mal
    gråten i halsen
    svalna innan jag svarar
    skakar fortfarande efter viltolyckan
    väntar på antagningsbesked, pirrigt värre
    sitta tyst vid sjön
    rampfeber
    lugn yoga
    sista tentan och helt blankt
    saknar farfar
    inget funkar idag
    lövblås utanför fönstret, jag blir tokig
    utskälld inför alla
    flytten växer mig över huvudet
    vondt i magen av nerver
    presentasjon i morgen, skjelver
    rasende på svogeren
    for mye på en gang
    puste litt
    mannen er på havet og det blåser, får ikke ro
    flau så det holder
    regninger, klarer ikke legge det fra meg
    på gråten
    roe meg før jeg svarer
    skjelven etter elgpåkjørsel
    venter på svar, går på veggene
    sitte stille på brygga
    sceneskrekk
    rolig yoga
    siste eksamen og helt blank
    savner bestefar
    alt går galt i dag
    naboen sprenger fjell, jeg blir gæren
    skjelt ut foran alle
    flyttinga blir for mye
    ondt i maven af nervøsitet
    fremlæggelse i morgen, ryster
    rasende på min svoger
    alt på én gang, ved ikke hvor jeg skal starte
    mindfulness kl 8
    trække vejret lidt
    min søn er udsendt, kan ikke slippe det
    så pinligt, ville synke i jorden
    regninger kører rundt i hovedet
    lige ved at tude
    køle af før jeg svarer
    ryster stadig efter påkørslen
    venter på svar, helt oppe at køre
    sidde stille ved fjorden
    sceneskræk
    blid yoga
    sidste eksamen og klappen går ned
    savner farfar
    intet lykkes i dag
    naboens boremaskine, jeg bliver skør
    skældt ud foran alle
    flytningen vokser mig over hovedet
    vatsa kääntyy jännityksestä
    huomenna esitelmä, tärisen
    raivona langolle
    kaikki kerralla, mistä aloitan
    hengitän hetken
    poika inttileirillä pakkasessa, huolettaa
    hävetti niin et olisin vajonnut maan alle
    laskut pyörii päässä
    itku kurkussa
    rauhoitun ennen kuin vastaan
    hirvi juoksi eteen, kädet tärisee vielä
    odotan tuloksia, en pysy nahoissani
    hiljaa laiturilla
    esiintymisjännitys
    lempeä jooga
    viimeinen tentti ja pää tyhjä
    ikävä ukkia
    mikään ei onnistu tänään
    naapurin pora, hajoan
    haukuttiin kaikkien edessä
    muutto kaatuu päälle
    يا رب صبر، الزباين اليوم مو طبيعيين
    مو زعلان بس حاس بثقل ما اعرف شو هو
    بنتي اول يوم روضة وانا اللي ببكي بالسيارة
    ابي اوقف التفكير باللي قالته حماتي
    وقفة مع النفس بعد العصر
    كل ما يرن الجوال ينقبض قلبي
    אני על קוצים מאז הבוקר
    כבר שלוש פעמים בכיתי היום ואפילו לא קרה כלום
    די, רוצה להפסיק להתווכח איתו בראש
    לפני הניתוח של אמא אני צריך יציבות
    רגע לעצמי
    קנאה מכוערת כזו, חברה שלי קודמה
    قفسه سینه‌م انگار سنگ گذاشتن از فکر فردا
    حسودیم شد و از خودم بدم اومد
    بچه تب داشت کل شب، هنوز دلم آشوبه
    میخوام صدای دعوای دیروز از سرم بره بیرون
    نیم ساعت با خودم
    الکی بغض دارم
    फोन बजते ही कलेजा मुँह को आता है
    बिटिया विदा हुई, घर काटने को दौड़ता है
    सहेली की तरक्की से जलन हो रही, अच्छा नहीं लग रहा
    उसकी बात दिमाग से निकल नहीं रही
    मौन आधा घंटा
    आज बिना बात रोना आ गया
    phone bajta hai to dil baith jaata
    dost promote hua khush hu but jal bhi raha
    uski last message dimag se nahi ja rahi
    thoda terrace pe akele baithna
    gym me sab dekh rahe lagta hai, awkward
    me time no people
    電話が鳴るたびにびくっとする
    友だちの昇進を素直に喜べない自分がいや
    初登園で泣いたのは私のほうだった
    あの言い方が頭から離れない
    ひとりの時間
    なんとなく胸のあたりが重い
    전화벨만 울려도 가슴이 철렁
    친구 승진했는데 축하가 안나와
    애 첫 등원날 차에서 내가 울었다
    그 말이 계속 맴돌아
    혼자만의 시간
    별일 없는데 가슴이 답답
    电话一响心就咯噔
    朋友升职了我酸得慌，又嫌自己小气
    闺女头天上幼儿园，我在车里哭
    那句话一直在耳边绕
    独处半小时
    胸口闷闷的，说不上来
    妈明天手术，我需要稳住
    電話一響就心驚
    朋友升遷我酸酸的 又覺得自己小心眼
    女兒第一天上幼兒園 我在車上哭
    那句話一直在腦中轉
    獨處時間
    胸口悶悶的 說不上來
    媽媽明天開刀 我要穩住
    ใจหวิวๆ ทุกทีที่เห็นเบอร์หัวหน้า
    เพื่อนได้ทุน เราไม่ได้ ยิ้มไม่ออก
    ขอนั่งริมคลองเงียบๆ
    วันนี้อยากกรีดร้องใส่หมอน
    พ่อผ่าตัดพรุ่งนี้ ขอให้ใจนิ่ง
    cứ thấy số sếp gọi là giật mình
    bạn được học bổng, mình cười không nổi
    ngồi bờ hồ một lát cho nguôi
    muốn hét vào cái gối
    khoảng lặng
    mẹ mai mổ, mong lòng vững
    tiap hp bunyi langsung deg
    temen lolos beasiswa aku enggak, nyesek
    duduk di pinggir sawah dulu
    pengen teriak ke bantal
    waktu sendiri
    ibu operasi besok, semoga hati kuat
    telefon her çaldığında yüreğim hopluyor
    arkadaşım terfi aldı, sevinemedim, kendime de kızdım
    deniz kenarında biraz oturup susayım
    yastığa bağırasım var
    kendime yarım saat
    yarın annemin ameliyatı, metin olmalıyım
    вздрагиваю от каждого звонка
    подругу повысили, а я завидую и стыдно
    посижу у реки помолчу
    хочется орать в подушку
    время для себя
    маме завтра операция, надо держаться
    здригаюся від кожного дзвінка
    подругу підвищили, а мені заздрісно й соромно
    посиджу біля річки
    хочеться кричати в подушку
    пауза для себе
    завтра мамі операція, треба триматись
    podskakuję na każdy dzwonek
    zazdroszczę przyjaciółce awansu i głupio mi
    posiedzę nad jeziorem i pomilczę
    krzyczałabym w poduszkę
    pół godziny dla siebie
    jutro operacja mamy, muszę być spokojna
    leknu se při každým zvonění
    kamarádku povýšili a já jí nepřeju, stydím se za to
    sednout k řece a mlčet
    křičela bych do polštáře
    chvilka pro sebe
    máma jde zítra na operaci, chci být klidnej
    összerezzenek minden csörgésre
    irigy vagyok a barátnőmre és szégyellem
    leülök a Tisza-parton és hallgatok
    a párnába ordítanék
    énidő
    holnap műtik anyát, erősnek kell lennem
    tresar la fiecare telefon
    invidioasă pe prietena mea și mi-e rușine de asta
    stau pe malul lacului, fără vorbe
    aș țipa în pernă
    timp pentru mine
    mama se operează mâine, vreau să fiu liniștită
    πετάγομαι σε κάθε χτύπημα τηλεφώνου
    ζηλεύω τη φίλη μου και ντρέπομαι
    να κάτσω λίγο στη θάλασσα αμίλητος
    θέλω να ουρλιάξω σε μαξιλάρι
    χρόνος για μένα
    αύριο χειρουργείται η μάνα, να μείνω ψύχραιμη
    zucke bei jedem Klingeln zusammen
    neidisch auf meine beste Freundin und schäm mich dafür
    auf die Bank am See und nix sagen
    ins Kissen schreien wär jetzt was
    halbe Stunde für mich
    Mama wird morgen operiert, ich will ruhig bleiben
    je sursaute à chaque sonnerie
    jalouse de ma meilleure amie et pas fière
    m'asseoir au bord du canal sans parler
    hurler dans un coussin
    une demi-heure pour moi
    maman se fait opérer demain, garder mon calme
    pego un brinco cada vez que suena el cel
    envidia fea de mi amiga, y culpa
    sentarme junto al río calladito
    gritaría contra la almohada
    media hora para mí
    operan a mi mamá mañana, quiero estar entera
    كلامه مثل الشوك في حلقي من الظهر
    ابلع ريقي كل ما فتح الموضوع
    هدوء بعد الفجر
    המילים שלה תקועות לי בגרון
    שקט לפני שבת
    הסירנה אתמול עוד אצלי בגוף
    حرفش مثل خار مونده تو گلوم
    سکوت سحر
    دلم هزار راه رفت از بس زنگ نزد
    उसकी बात गले में काँटे सी अटकी है
    भोर का मौन
    फोन न आए तो मन सौ जगह भागता है
    uski baat kaante jaisi atki hui hai
    silent hour
    phone nahi uthaya to dimag sau jagah bhaga
    喉に小骨みたいに言葉が刺さったまま
    朝の沈黙
    既読がつかないだけで百通り想像してしまう
    그 말이 가시처럼 목에 걸림
    새벽 침묵
    안읽씹에 별생각 다남
    那句话像鱼刺卡着
    清晨静默
    消息没回我脑补了一百种
    那句話像魚刺
    清晨靜默
    已讀不回我腦補一百種
    คำพูดเขาเหมือนก้างติดคอ
    เงียบยามเช้า
    เขาไม่ตอบ คิดไปร้อยแปด
    câu nói đó như xương mắc họng
    lặng buổi sớm
    thấy đã xem mà không trả lời, nghĩ đủ thứ
    omongannya nyangkut kayak duri ikan
    hening subuh
    centang biru gak dibales, mikir ke mana mana
    lafı kılçık gibi takıldı
    seher sessizliği
    mavi tik var cevap yok, kafamda kırk senaryo
    её слова как рыбья кость
    тихий час души
    не отвечает, а я уже сорок версий придумал
    її слова стоять кісткою
    ранкова тиша
    не відповідає, а я вже сорок версій вигадав
    jej słowa stoją mi ością
    odczytał i milczy, a ja piszę w głowie trzydzieści wersji
    cisza o świcie
    její slova mi uvízla v krku jak kost
    zobrazeno a ticho, v hlavě třicet verzí
    ranní ticho
    szálkaként áll bennem amit mondott
    látta és nem ír, harminc verzió a fejemben
    hajnali csend
    vorba ei mi-a rămas ca un os în gât
    a văzut și tace, am treizeci de scenarii
    liniște în zori
    ο λόγος της μου 'κατσε σαν κόκαλο
    διαβάστηκε και δεν απαντά, τριάντα σενάρια
    πρωινή σιωπή
    der Satz steckt mir quer wie eine Gräte
    blaue Haken, keine Antwort, dreißig Versionen im Kopf
    Stille Stunde
    sa phrase m'est restée en travers
    vu et pas de réponse, trente scénarios
    silence du matin
    su frase se me quedó atravesada
    visto y sin respuesta, treinta versiones en la cabeza
    silencio del alba
    ابني كسر المزهرية وصرخت عليه اكثر من اللازم والحين قاعدة بغرفتي احاول ارجع لطبيعتي قبل ما اروح احضنه
    הוא כתב לי הודעה של שורה אחת ומאז אני מסתובבת בבית ופותחת את המקרר בלי סיבה, רוצה להירגע
    سر بچه داد زدم، خودم بیشتر از اون گریه‌م گرفت، یه چند دقیقه تنهایی لازم دارم تا آروم شم
    बच्चे पर बेवजह चिल्ला दिया और अब खुद का जी भारी है, थोड़ा सँभल जाऊँ फिर उसे गले लगाऊँ
    chote bhai pe bekaar me chilla diya aur ab khud bura lag raha, thoda normal ho jau fir sorry bolunga
    子どもに必要以上に怒ってしまって、謝りに行く前にまず自分の気持ちを落ち着けたいです
    애한테 괜히 소리를 질러서 미안하다고 하러 가기 전에 내 마음부터 좀 가라앉히고 싶다
    冲孩子吼得太凶了，去道歉之前我想先让自己缓过来
    對小孩吼得太大聲了，去抱他之前我想先讓自己緩下來
    เผลอตะคอกลูกแรงไป ก่อนจะเข้าไปกอดเขาขอให้ใจตัวเองเย็นลงก่อน
    lỡ quát con hơi to, giờ ngồi ngoài hiên một mình cho dịu xuống rồi mới vào ôm nó
    barusan ngebentak anak kekencengan, sekarang duduk di teras dulu biar adem baru masuk minta maaf
    çocuğa fazla bağırdım, gidip sarılmadan önce balkonda biraz durulmam lazım
    наорал на ребёнка сильнее чем стоило, посижу на лестнице, отойду и пойду мириться
    накричав на малого більше ніж треба, посиджу на сходах, відійду і піду обійму
    szwagier znowu rzucił tekst przy stole i choć wszyscy już pojechali ja dalej prowadzę z nim tę rozmowę w głowie
  `,
  energise: `
    نعسان والدوام لسا بأوله
    محتاج طاقة بعد الغدا
    تمرين رجول بالنادي
    كسلان ومالي خلق بس لازم انظف البيت
    نط حبل ١٠ دقايق
    سهران من امبارح ولازم اكمل المشروع
    صحيني بقى القهوة مش نافعة
    بادل مع الشباب بعد المغرب
    جري الصبح ٥ كم
    مفيش حماس للمذاكرة خالص
    مباراة فيفا سريعة
    تعزيل المطبخ بنص ساعة
    مناوبة مستشفى ١٢ ساعة وانا ميت نعاس، لازم افوق
    كروسفت
    אין אנרגיות
    אימון כוח
    גמורה אבל חייבת לגמור לשטוף את הבית
    צהריים הפילו אותי, צריך בוסט
    קפיצה בחבל 3 סטים
    ריצה בפארק
    לא בא לי לעשות כלום ויש ערימת כביסה
    שעתיים שינה ומשמרת בוקר בבית חולים
    מוזיקה רועשת ויאללה לקפל את המחסן
    קשה לי לקום היום
    ספינינג
    אין מוטיבציה ללמוד בכלל
    תנו לי קפה לווריד, מתחיל ספרינט
    خوابم میاد سر کار
    ورزش صبحگاهی
    باشگاه، روز پا
    حال ندارم ولی خونه رو باید تکون بدم
    طناب بزنم صد تا
    شیفت شب بیمارستانم باید بیدار بمونم
    بعد ناهار کلا خاموش میشم
    انگیزه ندارم درس بخونم هل بدین منو
    فوتسال با بچه‌ها
    کسل‌ام از صبح، یه چیز پرانرژی
    یه دست کالاف سریع
    دو ساعت خوابیدم و هنوز سه صفحه مونده بنویسم
    دویدن پارک ملت
    گردگیری کل خونه تو ۲۰ دقیقه
    नींद आ रही है पर पढ़ना है
    सुबह की दौड़
    आलस आ रहा है सफाई करनी है
    रस्सी कूदना ५०० बार
    रात की अस्पताल ड्यूटी है, जागना पड़ेगा
    खाना खाके सुस्ती चढ़ गई काम बाकी है
    मन नहीं लग रहा किसी चीज़ में, जोश चाहिए
    गली क्रिकेट
    फ्री फायर एक मैच
    ज़ुम्बा
    चाय से भी नींद नहीं खुल रही
    दिवाली की सफाई फटाफट
    पैर भारी हैं पर दंड बैठक लगानी है
    neend aa rahi office me
    gym jaana hai leg day
    run 5k
    bilkul mann nahi kar raha padhne ka, push karo
    rope skipping 1000
    coffee pi li phir bhi off hu
    bgmi ek match jaldi
    subah uthna hai 5 baje koi josh do
    room cleaning sprint 20 min go
    hospital night shift, aankh na lage bas
    lunch ke baad wali susti bhagao
    2 ghante soya hu aur submission hai aaj
    box cricket doston ke saath
    lazy feel ho raha workout karna padega
    眠い、でも仕事
    朝ラン
    やる気出ない、誰か背中押して
    縄跳び200回
    昼ごはんのあと眠気がひどい
    夜勤だから起きてないと
    徹夜明けだけど提出まであと3時間
    スプラやる
    大掃除一気にやるぞ
    だるいけど体動かす
    ジム 脚の日
    コーヒー三杯目なのに目が覚めない
    部活の朝練、気合い入れる
    졸려 근데 일해야돼
    헬스 하체
    아침 러닝
    의욕 제로 누가 좀 깨워줘
    줄넘기 천개
    점심먹고 식곤증 온다
    병원 나이트 근무라 깨어있어야 함
    밤샜는데 제출 세시간 남음
    롤 한판
    대청소 30분컷
    늘어진다 몸좀 풀자
    커피 세잔째 효과없음
    축구하러 나감
    困，还得上班
    撸铁练腿
    没动力，打点鸡血
    跳绳一千个
    午饭后眼皮打架
    值夜班不能睡
    通宵了，还有三小时交
    开一把王者
    大扫除半小时搞定
    浑身没劲要动起来
    咖啡都救不了我
    早八起不来
    好睏可是還在上班
    重訓練背
    晨跑河濱
    完全沒動力，推我一把
    跳繩三組
    吃飽飯眼睛快閉起來
    醫院大夜，撐住
    熬夜到現在，早上九點要交
    來一場傳說
    大掃除開始計時
    全身懶洋洋想動一動
    飛輪
    咖啡喝了沒用
    早八爬不起來
    ง่วงมากแต่ต้องทำงานต่อ
    เข้ายิม
    วิ่งสวนลุม
    ขี้เกียจสุดๆ แต่ห้องรกแล้ว
    กระโดดเชือก 500 ที
    หลังข้าวเที่ยงตาจะปิด
    เข้ากะดึกโรงพยาบาล ห้ามหลับ
    ไม่มีแรงเลยขอเพลงมันๆ
    ตีป้อมสักตา
    เตะบอลหลังเลิกงาน
    ตื่นมาเพลียๆ ต้องขายของแล้ว
    มวยไทย 6 โมงเย็น
    นอนสองชั่วโมง ส่งงานเก้าโมง ขอไฟหน่อย
    ล้างบ้านรับตรุษจีน ลุย
    tři dny pršelo a dneska konečně svítí, nechce se mi hnout prstem ale seno se samo nesveze
    három nap eső után végre süt, semmi kedvem megmozdulni de a széna nem jön be magától
    după trei zile de ploaie a ieșit soarele, n-am chef să mișc un deget dar fânul nu vine singur acasă
    μετά από τρεις μέρες βροχή βγήκε ήλιος, δεν έχω όρεξη να κουνηθώ αλλά οι ελιές δεν μαζεύονται μόνες τους
    nach drei Tagen Regen endlich Sonne, ich mag keinen Finger rühren aber das Heu kommt nicht von allein rein
    trois jours de flotte et enfin du soleil, zéro envie de bouger mais le foin va pas rentrer tout seul
    tres días de lluvia y por fin sol, no quiero mover un dedo pero el heno no se guarda solo
    choveu a semana toda, hoje abriu sol e eu sem um pingo de vontade, mas essa roupa toda não se lava sozinha
    una settimana di pioggia e oggi sole, io senza un briciolo di voglia ma l'orto non si zappa da solo
    een week regen en nu zon, ik heb nul fut maar die moestuin spit zichzelf niet om
    buồn ngủ quá mà còn ca chiều
    tập gym ngày chân
    chạy bộ hồ tây
    lười ơi là lười, phải lau nhà thôi
    nhảy dây 15 phút
    ăn trưa xong mắt díp lại
    trực đêm bệnh viện, phải tỉnh
    thức trắng, 8h nộp bài
    làm ván liên quân
    tổng vệ sinh đón tết
    không có động lực học gì hết
    đá bóng sân 7
    cần năng lượng, bật nhạc quẩy lên
    cà phê hai ly vẫn gật gù
    en vecka av regn och nu sol, jag har noll ork men potatislandet gräver inte sig självt
    ei uke med regn og så sol, null ork, men potetåkeren spar seg ikke sjøl
    en uges regn og så sol, ingen gnist overhovedet, men kartoflerne graver ikke sig selv op
    viikko sadetta ja nyt aurinko, ei yhtään virtaa mutta perunamaa ei käänny itsestään
    ngantuk padahal masih jam kerja
    lari cfd
    mager parah, kamar berantakan
    lompat tali 300x
    abis makan siang langsung lemes
    jaga malam di rs, harus melek
    begadang, jam 8 ngumpulin
    push rank mobile legend
    bersih bersih sebelum lebaran
    gak ada motivasi belajar, semangatin dong
    badminton jam 7
    butuh energi, setel lagu dangdut koplo
    kopi gak mempan
    uykum var ama daha mesai bitmedi
    spor salonu bacak günü
    sabah koşusu
    üşengeçlik üstümde ama ev toplanacak
    ip atlama 20 dk
    öğle yemeği çöktü üstüme
    hastanede gece nöbeti, ayık kalmam şart
    sabahladım, dokuzda teslim
    bi el valorant
    ders çalışmaya hiç hevesim yok
    gaz bi müzik lazım depoyu boşaltıcaz
    kahve kâr etmiyor
    спать хочу а ещё полсмены
    качалка, день ног
    пробежка 6:30
    лень адская, а квартиру убирать надо
    скакалка тысяча прыжков
    после обеда рубит
    ночное дежурство в больнице, нельзя вырубиться
    не спал ночь, через три часа сдавать
    катка в кс
    хоккей с мужиками
    мотивации ноль, пните меня
    бассейн 1,5 км
    надо взбодриться и разгрести гараж
    кофе не берёт
    хилить у сон а ще працювати
    залик, спина
    ліньки, але хата сама не прибереться
    скакалка 10 хвилин
    після обіду вимикаюсь
    нічна зміна в лікарні, треба не заснути
    ніч в укритті без сну, а о дев'ятій здавати роботу
    катка в доту
    футбік з пацанами
    ніякої мотивації вчитись
    кросфіт
    врубити музику і розібрати гараж
    кава вже не діє
    oczy na zapałki, a jeszcze trzy godziny biura
    siłka, plecy
    leń mnie złapał a okna brudne
    skakanka, interwały
    obiad mnie zabił, potrzebuję kopa
    nocka na SOR-ze, byle nie zasnąć
    zarwana noc, oddaję o ósmej i lecę dalej
    szybki mecz w fifę
    orlik z chłopakami
    nie chce mi się uczyć, no nie chce
    zumba w remizie
    puszczam disco polo i rozładowuję przyczepę
    trzecia kawa i dalej zombie
    usínám nad klávesnicí
    posilka, nohy
    běh kolem rybníka
    nechce se mi, ale ta kuchyň...
    švihadlo 5x100
    po svíčkový jsem tuhej
    noční v nemocnici, hlavně neusnout
    ponocoval jsem, v osm odevzdávám
    jednu rychlou v CSku
    florbal
    do učení se mi vůbec nechce
    pustím si metal a naštípu dřevo
    kafe nezabralo
    leragad a szemem de még meló van
    konditerem, láb
    futás a szigeten
    lusta vagyok de ki kell takarítani
    ugrókötél 10 perc
    ebéd után lefagytam
    éjszakai műszak a kórházban, ébren kell maradni
    nem aludtam, nyolcra le kell adnom
    egy gyors meccs lolban
    semmi kedvem tanulni
    spinracing
    zenét fel, garázst kipakolni
    a harmadik kávé sem segít
    pic de somn la birou
    sală, picioare
    lene mare dar casa e vraiște
    sărit coarda
    după ciorbă m-am moleșit
    gardă de noapte la spital, trebuie să stau treaz
    n-am dormit, predau la opt
    un meci rapid în fifa
    fotbal cu băieții
    zero chef de învățat
    aerobic
    dau muzica tare și golesc garajul
    nici cafeaua nu mă trezește
    τρέξιμο στην παραλιακή
    βαριέμαι αλλά το σπίτι θέλει σκούπα
    σχοινάκι
    μετά το φαΐ έπεσα
    νυχτερινή βάρδια στο νοσοκομείο, να μείνω ξύπνια
    άυπνος, παραδίδω στις 9
    ένα γρήγορο φορτνάιτ
    5x5 με τα παιδιά
    δεν έχω όρεξη για διάβασμα με τίποτα
    βάζω μουσική τέρμα και αδειάζω την αποθήκη
    τρίτος φρέντο και τίποτα
    mir fallen die Augen zu und es ist erst zehn
    Beine im Studio
    Laufgruppe
    null Bock aber die Küche sieht aus
    Seilspringen drei Runden
    Nachtdienst im Krankenhaus, wach bleiben
    durchgemacht, Abgabe um neun
    schnelle Runde Rocket League
    Bolzen
    keine Motivation zu lernen
    Spinning 18:30
    laute Musik an und den Keller ausräumen
    auch der dritte Kaffee bringt nix
    je pique du nez sur mon tableur
    la flemme totale et le salon est une décharge
    corde à sauter, tabata
    coup de barre de 14h
    garde de nuit à l'hôpital, pas dormir surtout
    nuit blanche, rendu à 9h, je carbure
    une partie nerveuse de Mario Kart
    five avec les potes
    aucune motive pour réviser
    aquagym
    du gros son et on vide le grenier
    le café fait plus effet
    me caigo de sueño y quedan cuatro horas
    pierna en el gym
    correr por el malecón
    qué flojera, pero hay que trapear
    después de la paella no soy persona
    guardia de noche en el hospital, despierta como sea
    sin dormir y entrego a las nueve
    una de FIFA rapidita
    pachanga con los del curro
    cero ganas de estudiar
    cumbia a tope y a limpiar el garaje
    ni con tres cafés
    sono danado no trabalho
    corrida na orla
    preguiça monstra e a casa um caos
    pular corda
    pós feijoada, morto
    plantão noturno no hospital, não posso dormir
    virei a noite, entrego às nove
    um fut no videogame
    pelada com a galera
    sem pique pra estudar
    funcional
    funk no talo e vamos lavar o quintal
    nem café resolve
    casco dal sonno in ufficio
    palestra gambe
    corsetta
    che pigrizia, e c'è da pulire
    salto della corda
    abbiocco post pranzo
    turno di notte in ospedale, sveglia!
    notte in bianco e consegno alle nove
    partitina veloce a fifa
    zero voglia di studiare
    spinning ore 19
    musica alta e svuoto la cantina
    tre caffè e niente
    val in slaap achter mijn bureau
    benen trainen
    hardlopen vondelpark
    geen zin maar het huis ontploft
    touwtjespringen
    dipje na de lunch
    nachtdienst ziekenhuis, wakker blijven
    nacht doorgehaald, om negen uur inleveren
    snel potje rocket league met mijn broer
    zaalvoetbal
    nul motivatie om te leren
    harde muziek en de schuur leeg
    derde bak koffie, niks
    somnar vid skärmen
    benpass
    seg som kola men måste städa
    hopprep
    paltkoma
    nattskift på sjukhuset, måste hålla mig vaken
    vaken hela natten, lämnar in åtta
    snabb match i NHL
    noll pluggmotivation
    simning
    hög musik och röja vinden
    inte ens kokkaffet biter
    sovner på jobb
    beinøkt
    giddalaus men må vaske
    hoppetau
    stappmett og treig etter lunsj
    nattevakt på sykehuset, våken nå
    våken i hele natt, leverer ni
    kjapp runde fortnite
    innebandy med gutta
    null motivasjon til å lese
    rulleski
    høy musikk og rydde boden
    kaffen virker ikke
    falder i søvn på kontoret
    bendag
    løb ved søerne
    gider ikke men her skal gøres rent
    sjippe
    træt efter frokost, skal i gear
    nattevagt på hospitalet, skal holde mig vågen
    vågen hele natten, afleverer klokken ni
    hurtig kamp i fifa med brormand
    nul motivation til at læse
    vinterbadning
    høj musik og rydde loftet
    kaffen bider ikke
    nukahdan näppikselle
    jalkatreeni
    laiskottaa mut pakko siivota
    hyppynarua
    lounaan jälkeen ihan jäässä
    yövuoro sairaalassa, hereillä pysyttävä
    valvoin yön, palautus ysiltä
    nopea matsi chelissä
    sählyä
    ei huvita lukea yhtään
    hiihto
    hevi soimaan ja varasto tyhjäksi
    kahvikaan ei auta
    المحل يفتح بعد ربع ساعة وانا لسا نايم على روحي
    سباحة ٤٠ طول
    يلا نشيل العفش بسرعة قبل ما يجي الونيت
    תכף פותחים את הבסטה ואני זומבי
    בריכות, 50
    האורחים בעוד עשרים דקות והבית מלחמת עולם
    مغازه رو باید باز کنم و هنوز گیجم از خواب
    کوه، توچال
    مهمون تو راهه، بیست دقیقه وقت جمع و جور
    दुकान खोलनी है आँख ही नहीं खुल रही
    सूर्य नमस्कार बारह चक्र तेज़
    मेहमान बीस मिनट में, घर बिखरा पड़ा
    stall kholna h aur main zombie
    zumba youtube wala 15 min
    guest 20 min me aa rahe ghar bikhra
    店を開ける時間なのに頭がまだ布団の中
    プール1500m
    客が来るまで20分、部屋がひどい
    가게 문 열어야 하는데 몸이 안 일어나
    수영 30바퀴
    손님 20분뒤 도착 집 난리
    要出摊了人还没醒透
    游泳两千米
    客人二十分钟到，家里像战场
    周一综合症，给我来点劲
    要出攤了人還沒開機
    游泳兩千
    客人二十分鐘到 家裡像颱風過境
    週一症候群 給我電力
    ตีสี่ต้องนึ่งข้าวเหนียวขาย ตายังปิด
    เต้นตามยูทูบสิบห้านาที
    ล้างคอกหมูให้เสร็จก่อนฝน เร็วๆ
    bốn giờ sáng dậy nấu phở, mắt mở không lên
    nhảy theo video 15 phút
    khách tới trong 20 phút, nhà như bãi chiến trường
    jam tiga bangun masak nasi uduk, mata belum melek
    senam poco poco
    tamu 20 menit lagi, rumah kapal pecah
    dörtte fırını yakacağız ama gözüm açılmıyor
    horon provası, tempo yüksek
    misafir yirmi dakikaya burada, ev savaş alanı
    полчетвёртого, на хлебозавод, а глаза не открываются
    лыжи 10 км на время
    гости через двадцать минут, дома погром
    четверта ранку, в пекарню, очі не розліплю
    волейбол, три сети
    гості за двадцять хвилин, у хаті розгром
    trzecia trzydzieści, piekarnia czeka a ja flak
    narty biegowe, dycha
    goście za dwadzieścia minut a tu pobojowisko
    půl čtvrtý, pekárna, oči slepený
    běžky na čas
    návštěva za dvacet minut a doma spoušť
    fél négy, pékség, csipás szemmel
    evezés, 5 kör
    húsz perc múlva vendég, a lakás csatatér
    trei jumate, brutărie, ochi lipiți
    caiac, intervale
    vin musafiri în douăzeci de minute, casa praf
    τέσσερις το πρωί, φούρνος, μάτια κολλημένα
    κωπηλασία
    έρχονται σε είκοσι λεπτά και το σπίτι βομβαρδισμένο
    halb vier, Backstube, Augen zu
    Ruderergometer bis es brennt
    Besuch in zwanzig Minuten und hier siehts aus wie nach nem Kindergeburtstag
    trois heures et demie, le fournil, les yeux collés
    rameur à bloc
    ils sont là dans vingt minutes et c'est le souk ici
    tres y media, panadería, ojos pegados
    remo a tope
    caen visitas en veinte minutos y esto es un chiquero
    السوق يفتح الفجر وعظامي مكسرة، قومني
    سباق هجن تدريب سريع
    חליבה בארבע וחצי, עיניים דבוקות
    גלישה לפני העבודה
    نونوایی ساعت چهار، پاشو تن تنبل
    والیبال ساحلی سه ست
    चार बजे दूध निकालना है, उठ जा शरीर
    कबड्डी का अभ्यास
    5 baje pooja ke phool lene jaana, uth ja yaar
    kabaddi practice
    三時起きで豆腐屋、体よ起きろ
    剣道の打ち込み
    새벽 세시 두부집 출근 몸아 일어나
    검도 타격 연습
    凌晨三点磨豆腐，身体快醒醒
    太极推手改成对抗训练
    三點磨豆漿 身體醒醒
    划龍舟練習
    ตีสามโม่เต้าหู้ ตื่นสิร่างกาย
    ซ้อมเรือยาว
    ba giờ dậy làm đậu phụ, tỉnh đi
    tập đua ghe ngo
    jam tiga bikin tahu, bangun badan
    latihan dayung
    üçte simit fırını, uyan vücut
    güreş antrenmanı
    в три утра на почтовый склад, тело подъём
    гребля на время
    третя ночі, хлібзавод, тіло, вставай
    веслування на час
    trzecia, mleczarnia, ciało pobudka
    wiosła, interwały na Wiśle
    tři ráno, mlékárna, vstávej tělo
    pádlování na čas
    három óra, tejüzem, ébredj test
    kajak időre
    trei dimineața, fabrica de lapte, sus corpule
    canotaj contra cronometru
    τρεις το πρωί, λαχαναγορά, ξύπνα κορμί
    κουπί με χρόνο
    drei Uhr Großmarkt, Körper hoch mit dir
    Zirkel im Hof, volle Pulle
    trois heures, Rungis, debout carcasse
    aviron chrono
    tres de la mañana, mercado central, arriba cuerpo
    remo contra reloj
    وصلت الشحنة متأخرة وكلنا تعبانين بس لازم نفرغ الحاوية قبل ما يسكر الميناء، يلا شباب همتكم
    נשארו עוד שישים ארגזי תפוזים להעמיס והגב כבר אומר די, שימו משהו קצבי
    کامیون دیر رسید همه خسته‌ن ولی باید قبل از غروب خالیش کنیم، یه آهنگ شاد بذارین
    ट्रक देर से आया, सब थके हैं लेकिन अँधेरा होने से पहले खाली करना ही है, लगाओ कोई जोशीला गाना
    decoration wale late aaye sab thak gaye par mehmaan 7 baje aa rahe, lagao koi punjabi gaana chalo chalo
    トラックが遅れてみんなへとへとだけど日が暮れる前に荷下ろししないといけないから、景気のいい曲をかけてほしい
    트럭이 늦게 와서 다들 지쳤는데 해 지기 전에 다 내려야 하니까 신나는 노래 하나 틀어줘
    货车晚点大家都累趴了，可天黑前必须卸完，来首带劲的
    貨車遲到大家都累癱，可是天黑前一定要卸完，放首嗨的
    รถของมาช้า ทุกคนหมดแรง แต่ต้องขนให้เสร็จก่อนมืด เปิดเพลงมันๆ หน่อยพวกเรา
    hàng về trễ ai cũng oải mà phải bốc cho xong trước khi mưa, mở nhạc lên anh em ơi
    barang telat datang semua udah lemes tapi harus dibongkar sebelum hujan, gas musiknya bang
    kamyon geç geldi herkes bitik ama yağmur bastırmadan boşaltmamız şart, açın şu müziği
    фура опоздала, все выжатые, но до дождя надо разгрузить, включайте что-нибудь бодрое
    фура спізнилась, усі вичавлені, але до темряви треба розвантажити допомогу, вмикайте щось бадьоре
    po trzech dniach deszczu wreszcie słońce, nie chce mi się ruszyć palcem ale siano samo się nie zwiezie
  `,
  wind_down: `
    خلص يوم طويل، بدي نام
    قيلولة عشرين دقيقة
    ابي اطفي مخي شوي قبل النوم
    روتين النوم
    طالع من وردية الليل وابي انام والشمس طالعة
    نهاية اليوم، سكرت اللابتوب
    كاسة بابونج والبلكونة وبس
    النوم مجافيني صارلي ساعتين اتقلب
    راجع من السفر تعبان وابي ارتاح
    احكي للصغار قصة لحد ما يناموا
    ميت من التعب رايح السرير
    اطفاء الشاشات ١٠م
    مسلسل خفيف وانام
    بعد الحمام السخن مش عايز اعمل حاجة
    שנ"צ
    סוף היום, סוגרת מחשב
    להוריד הילוך אחרי השבת עם כל המשפחה
    כיבוי מסכים
    לא נרדם כבר שעה
    אחרי לילה בכוננות, רק מיטה
    מקלחת חמה, תה, סדרה
    גוף הרוס מהבציר, נח
    להשכיב את עצמי בזמן פעם אחת
    ערב שקט על הספה
    מתה מעייפות לילה טוב
    שעת שינה 23:00
    די עם העבודה להיום
    برم بخوابم
    چرت بعدازظهر
    خسته‌ام از سر زمین اومدم، دراز بکشم
    گوشی خاموش
    پایان روز، لپ‌تاپو بستم
    چایی و سریال و بعدش لالا
    خوابم نمیبره ساعت سه صبحه
    از شیفت شب برگشتم پرده‌ها رو کشیدم
    دیگه مغزم نمیکشه میخوام ولو شم
    قصه شب واسه دخترم تا خوابش ببره
    خواب زود
    غروب جمعه، فقط سکوت
    بعد مهمونی دیشب فقط استراحت
    दिन खत्म, अब आराम
    सोने का समय १०:३०
    खेत से लौटा हूँ थक के चूर, लेटना है
    नींद नहीं आ रही करवटें बदल रही हूँ
    पुराने गाने और बिस्तर
    रात पाली करके आया, अब सोऊँगा
    बच्चे को लोरी सुनाकर सुलाना
    टीवी बंद, लाइट बंद
    शादी की भागदौड़ के बाद बस आराम
    फोन बंद, आराम
    शाम को छत पर बैठकर कुछ नहीं करना
    chalo sone jaa rahe
    din khatam laptop band
    no screen after 11
    neend nahi aa rahi 3 baj gaye
    netflix aur rajai bas
    night shift se aaya ab sona hai
    thak gaya poora, bed pe girna hai bas
    lofi laga ke dimag off karna hai
    kal chutti h aaj jaldi so jaunga
    mehmaan gaye, ab leta hu
    sleep 10:30
    bas shaam ko chai aur balcony kuch nahi karna
    good night all
    もう寝ます
    昼寝20分
    今日の仕事おわり。ぼーっとする
    就寝23時
    風呂入ってビール飲んでゴロゴロ
    夜勤明け、カーテン閉めて寝る
    田植えで腰が限界、横になる
    寝る前のストレッチ
    スマホ置いて頭を休めたい
    のんびりする夜
    読み聞かせして一緒に寝ちゃう
    静かな音楽流して電気消す
    金曜の夜くらい何もしたくない
    자러감
    낮잠 20분
    오늘 일 끝 멍때리기
    잠이 안와 두시네
    맥주 한캔에 예능
    야간 끝나고 암막커튼 치고 잔다
    밭일하고 와서 허리 지지는중
    자기전 스트레칭
    폰 내려놓고 쉬고 싶다
    씻고 누워서 아무것도 안할래
    퇴근 후 힐링
    아기 재우다 같이 잠들듯
    불금인데 그냥 집에서 뒹굴
    睡了
    下班，放空
    早睡计划
    睡不着，两点了
    泡脚听戏
    下夜班回来拉窗帘补觉
    收完麦子浑身散架，躺平
    睡前拉伸
    手机关机休息
    洗完澡啥也不想干
    安静的晚上
    哄娃哄得自己也要睡了
    周五晚上瘫着
    晚安去睡
    瞇一下
    下班 腦袋關機
    十一點熄燈
    失眠中
    泡澡配音樂
    剛下大夜，回家補眠
    割完稻全身痠，躺著就好
    睡前伸展
    滑手機滑夠了 要休息
    追劇追到睡著
    什麼都不做的晚上
    哄睡寶寶順便睡
    週五夜 耍廢
    ไปนอนละ
    งีบหน่อย
    ปิดร้านแล้ว เหนื่อย ขอพัก
    งดจอหลังสี่ทุ่ม
    นอนไม่หลับ ตีสามแล้ว
    ลงเวรเช้ามา จะปิดม่านนอนยาว
    ดำนาทั้งวัน ปวดหลัง ขอเอนตัว
    ดูซีรีส์เบาๆ แล้วหลับ
    กล่อมลูกนอน
    อาบน้ำอุ่นแล้วปิดไฟ
    สิ้นวันแล้ว ปิดคอม
    นวดผ่อนคลายก่อนนอน
    อยากปล่อยสมองว่างๆ เย็นนี้
    ฝันดีทุกคน
    odevzdal jsem klíče od stavby a do pondělka neexistuju, houpací síť a cvrčci
    leadtam a kulcsokat az építkezésen és hétfőig nem létezem, függőágy és tücskök
    am predat cheile șantierului și până luni nu exist, hamac și greieri
    παρέδωσα τα κλειδιά και μέχρι Δευτέρα δεν υπάρχω, αιώρα και τζιτζίκια
    Schlüssel abgegeben, Baustelle zu, bis Montag gibts mich nicht, Hängematte und Grillen zirpen
    clés du chantier rendues, jusqu'à lundi j'existe plus, hamac et grillons
    entregué las llaves de la obra y hasta el lunes no existo, hamaca y grillos
    entreguei a chave da obra, até segunda eu não existo pra ninguém, rede e grilo cantando
    consegnate le chiavi del cantiere, fino a lunedì non ci sono per nessuno, amaca e grilli
    sleutels van de bouw ingeleverd, tot maandag ben ik er voor niemand, hangmat en krekels
    chợp mắt tí
    hết ngày, gập máy
    tắt điện thoại 22h
    mất ngủ, 3h sáng rồi
    trực đêm về, kéo rèm ngủ
    gặt cả ngày, lưng đau, nằm nghỉ
    xem phim rồi ngủ
    tắm nước ấm rồi thư giãn
    tối nay chẳng làm gì cả
    muốn tắt não
    ngủ ngon nha
    nycklarna till bygget inlämnade, fram till måndag finns jag inte, hängmatta och syrsor
    leverte nøklene til anlegget, til mandag finnes jeg ikke, hengekøye og bekkesus
    nøglerne til byggepladsen er afleveret, indtil mandag findes jeg ikke, hængekøje og fuglefløjt
    luovutin työmaan avaimet, maanantaihin asti mua ei ole, riippumatto ja kuikka
    tidur dulu ya
    tidur siang bentar
    kerjaan beres, tutup laptop
    no hp jam 10
    gak bisa tidur udah jam 3
    pulang shift malam mau merem
    abis nyangkul badan remuk, selonjoran
    nonton drakor terus tidur
    ngelonin anak
    mandi air anget, lampu mati
    malem minggu di rumah aja rebahan
    mau kosongin pikiran
    yatıyorum
    mesai bitti kafayı kapatıyorum
    erken yat
    uyku tutmuyor saat üç
    nöbetten çıktım perdeleri çektim
    hasattan döndüm belim kopuyor uzanacağım
    çay dizi battaniye
    çocuğa masal okuyup uyutmak
    duş alıp serilmek
    günün sonu, ışıkları kısıyorum
    ekransız akşam
    bu akşam hiçbir şey yapmak istemiyorum
    прилягу на полчасика
    конец дня, закрыл ноут
    отбой в 23
    не могу уснуть, уже три
    со смены, зашторю и до обеда
    с огорода еле приползла, лежу
    чай, плед, сериальчик
    почитать малому на ночь
    ванна с пеной и никого
    выключить голову хоть на вечер
    вечер без экранов
    сегодня только диван
    подрімаю годинку
    кінець дня, ноут закрила
    відбій
    не спиться, четверта ранку
    після нічної зміни одразу в ліжко
    копали картоплю, спини не чую, лягаю
    чайок і серіал
    колискова для малого
    ванна і тиша
    вимкнути голову до завтра
    вечір без телефону
    сьогодні тільки диван і кіт
    idę w kimę
    fajrant, zamykam kram
    komórka do szuflady 22:00
    liczę barany od godziny
    po nocce rolety w dół
    cały dzień przy żniwach, już tylko leżeć
    serial, koc, pies na nogach
    usypiam bliźniaki
    gorąca kąpiel i niech mnie nikt nie szuka
    wieczorem chcę po prostu zejść z obrotów
    wieczór offline
    święta się skończyły, goście pojechali, uff
    jdu na kutě
    dvacet minut šlofík
    padla, vypínám počítač
    bez obrazovek
    převaluju se už dvě hodiny
    po noční, žaluzie a spát
    po senách mě bolí celý člověk, ležím
    deka a detektivka v televizi
    uspat malého
    vana s levandulí
    dneska už jen nohy nahoru
    vypnout hlavu u krbu
    szundi egy fél óra
    vége a napnak, lecsukom a gépet
    telefon le 22-kor
    nem jön álom a szememre
    éjszakából jövök, redőny le
    szüret után csak fekszem
    pléd, tea, sorozat
    altatom a babát
    forró fürdő és csend
    ma este már semmi
    képernyőmentes este
    szeretném kikapcsolni az agyam
    jó éjt
    un pui de somn
    gata ziua, închid laptopul
    fără ecrane
    nu pot adormi de două ore
    am ieșit din tură, trag draperiile
    toată ziua la coasă, mă întind
    pătură și film
    adorm copilul
    baie caldă
    seara asta nu mai fac nimic
    vreau să-mi opresc capul
    πάω για ύπνο
    μεσημεριανός
    τέλος μέρας, κλείνω υπολογιστή
    χωρίς οθόνες
    σχόλασα από νύχτα, κατεβάζω ρολά
    μάζευα ελιές όλη μέρα, ξαπλώνω
    κουβερτούλα και ταινία
    κοιμίζω το μωρό
    ζεστό μπάνιο
    απόψε τίποτα, μπαλκόνι
    ήρεμο βράδυ
    να αδειάσει το κεφάλι μου
    Feierabend, Rechner zu
    Handy aus 21:30
    aus dem Nachtdienst, Rollo runter
    Heu gemacht, Rücken hin, Füße hoch
    Tatort und Decke
    Kind ins Bett bringen
    Wanne
    heute Abend mach ich gar nix mehr
    Kopf ausschalten
    micro sieste
    j'éteins l'ordi, c'est fini pour aujourd'hui
    couvre-feu écrans
    retour de nuit, volets fermés
    vendanges finies, je suis en vrac, transat
    plaid, tisane, série nulle
    endormir la petite
    un bain et qu'on m'oublie
    ce soir je fais rien du tout
    soirée cocooning
    débrancher le cerveau
    me voy a la cama
    siestecita
    se acabó el día, apago el ordenador
    sin pantallas
    no pego ojo
    salí de noche, persianas abajo
    todo el día vareando aceituna, solo quiero sofá
    mantita y telenovela
    baño caliente
    esta noche nada de nada
    desconectar la cabeza
    acabou o expediente, desliguei tudo
    sem tela
    saí do plantão, cortina fechada
    colhi café o dia todo, rede
    coberta e novela
    ninar a neném
    banho quente
    hoje à noite não faço nada
    desligar a cabeça
    vado a nanna
    giornata finita, spengo tutto
    niente schermi
    non prendo sonno
    smontato dalla notte, tapparelle giù
    vendemmia finita, schiena a pezzi, divano
    copertina e fiction
    addormentare il piccolo
    vasca calda
    stasera niente di niente
    staccare la testa
    dag zit erop, laptop dicht
    schermvrij
    lig te draaien
    uit de nachtdienst, gordijnen dicht
    hooien gedaan, kapot, bank
    dekentje en een serie
    kleine in slaap wiegen
    warm bad
    vanavond helemaal niks
    rustig avondje
    hoofd uit
    ska lägga mig
    dagen slut, stänger datorn
    skärmfritt
    nattpasset klart, rullgardin ner
    vedat hela dan, ryggen slut, soffan
    filt och serie
    bastu och sen inget mer
    ikväll gör jag ingenting
    stänga av hjärnan
    legger meg
    høneblund
    dagen er over, lukker pc-en
    skjermfri
    av nattevakt, blendingsgardin ned
    slått hele dagen, ryggen er ferdig, sofa
    pledd og serie
    legge ungene
    badstu
    i kveld gjør jeg ingenting
    slå av hodet
    natta
    morfar på sofaen
    fyraften, lukker maskinen
    skærmfri aften
    kan ikke falde i søvn
    af nattevagt, gardiner for
    høstet hele dagen, flad, sofa
    tæppe og serie
    varmt karbad
    i aften laver jeg intet
    hyggeaften
    slukke hovedet
    päikkärit
    päivä pulkassa, kone kiinni
    ruuduton ilta
    yövuorosta, pimennysverhot kiinni
    halkoja koko päivä, selkä poikki, sohvalle
    viltti ja sarja
    nukutan taaperoa
    sauna ja hiljaisuus
    tänä iltana en tee mitään
    pää pois päältä
    صمت الجوال، طفيت الضو، باقي بس انسى الشغل
    رجعت من العمرة والجسم مهدود
    بعد التراويح ابي شي يهديني قبل السحور
    הילדים ישנים, הכלים יחכו, אני על השטיח
    אחרי מילואים צריך רק שקט ומזגן
    להוריד ווליום ליום הזה
    سفره جمع شد، ظرفا بمونه، دراز
    از اربعین برگشتم پاهام تاول، فقط استراحت
    شب یلدا تموم شد، کم‌کم خاموش شیم
    बर्तन कल, अभी खाट पर
    कुंभ से लौटे पाँव सूजे, बस सोना
    लालटेन धीमी, रेडियो धीमा
    bartan kal, abhi razai
    shaadi nipat gayi finally bas letna
    fan full speed light off
    皿は明日でいい、こたつから出ない
    祭りの片付けが終わって足が棒、湯につかって寝たい
    虫の声だけ聞いて明かりを落とす
    설거지는 내일 전기장판 위로
    제사 끝 허리 끊어짐 눕자
    불 끄고 빗소리
    碗明天洗，先钻被窝
    守岁守到头，眼皮撑不住要睡了
    关灯听雨
    出差一周，回家只想安安静静待着
    碗明天洗 先鑽被窩
    進香走了九天腳都是水泡，洗洗睡
    關燈聽雨
    出差回來只想安靜待著
    เก็บร้านเสร็จ เปิดพัดลม นอนฟังจิ้งหรีด
    กลับจากงานบวช เมื่อยทั้งตัว
    ปล่อยวางเรื่องวันนี้ แล้วหลับ
    dọn hàng xong, bật quạt, nằm
    đám cưới em xong rã rời, ngâm chân rồi ngủ
    nghe mưa, tắt đèn
    warung tutup, kipas nyala, rebah
    hajatan kelar badan remuk, rendem kaki terus tidur
    denger hujan, lampu mati, udah
    dükkanı kapattım, ayaklarımı uzattım
    düğün bitti, ayaklar şişti, yatak
    yağmur sesi ve karanlık oda
    баня, квас и больше ничего не хочу
    свадьбу отгуляли, ноги гудят, спать
    слушать дождь и не думать
    погасила лампу, слухаю дощ
    відгуляли весілля, ноги гудуть
    толока закінчилась, лягаю
    garnki jutro, teraz fotel
    wesele się skończyło, nogi jak kłody
    deszcz o parapet i światło gaszę
    nádobí zejtra, teď křeslo
    po pouti mě bolí nohy, spát
    déšť na okno a zhasnout
    mosogatás holnap, most fotel
    a lagzi lement, lábam leszakad, ágy
    eső kopog, lámpa le
    vasele mâine, acum fotoliul
    s-a terminat nunta, picioarele varză, pat
    ploaie și lumina stinsă
    τα πιάτα αύριο, τώρα πολυθρόνα
    τελείωσε ο γάμος, πόδια κομμάτια, κρεβάτι
    βροχή και φως κλειστό
    Abwasch morgen, jetzt Sessel
    Schützenfest rum, Füße platt, Bett
    Regen auf dem Dachfenster, Licht aus
    la vaisselle demain, fauteuil
    la noce est finie, pieds en compote, lit
    la pluie sur le velux, lumière éteinte
    los platos mañana, ahora el sillón
    se acabó la boda, pies molidos, cama
    lluvia en el tejado y apago
    طويت السجادة وطفيت المدفأة
    سهرة هادية
    כיביתי את התנור, השבת נכנסה, נח
    ערב בלי כלום
    کرسی گرم، چراغ خاموش
    شب بی‌برنامه
    लालटेन बुझाई, चारपाई बिछाई
    खाली शाम
    wifi off charger pe phone me bhi charge
    khaali shaam
    囲炉裏の火を落とした
    予定のない夜
    난로 끄고 이불속
    약속 없는 저녁
    炉火熄了，被窝暖了
    没安排的晚上
    關鐵門 洗腳 熄燈
    沒安排的晚上
    ดับเตา กางมุ้ง
    เย็นว่างๆ
    tắt bếp, mắc màn
    tối trống
    kompor mati, kelambu dipasang
    malam kosong
    sobayı kapattım, yorganı çektim
    boş akşam
    печку протопила, свет погасила
    пустой вечер
    грубку протопила, світло згасила
    порожній вечір
    dołożyłam do pieca i gaszę
    wieczór bez planu
    přiložila jsem a zhasínám
    večer bez plánu
    raktam a tűzre, oltom a lámpát
    szabad este terv nélkül
    am pus lemne pe foc, sting
    seară goală
    έσβησα το τζάκι
    άδειο βράδυ
    Ofen zu, Kerze aus
    Abend ohne Plan
    le poêle est chargé, j'éteins
    soirée vide
    eché leña y apago
    noche sin plan
    سلمت المشروع وما ابي اسمع كلمة شغل لين بكرا، كوب حليب دافي والغرفة مظلمة
    החזרתי את המפתחות של המשרד, עכשיו אני רק רוצה לשכב על הדשא עד שיחשיך ולא לחשוב על מחר
    پروژه رو تحویل دادم و تا فردا نمیخوام اسم کار بیاد، پتو و یه لیوان شیر گرم
    काम सौंप दिया, अब कल तक काम का नाम नहीं सुनना, बस गुनगुना दूध और अँधेरा कमरा
    project submit ho gaya ab kal tak kaam ka naam mat lena mere saamne, kambal aur doodh
    納品が終わったのでもう明日まで仕事という言葉は聞きたくない、あったかい牛乳と暗い部屋でいい
    납품 끝났으니까 내일까지 일 얘기 금지 따뜻한 우유에 방 불 끄고 누울래
    活儿交了，明天之前谁也别跟我提工作，热牛奶加黑屋子就够了
    案子交出去了，明天以前不要跟我提工作，熱牛奶加關燈就好
    ส่งงานแล้ว จนถึงพรุ่งนี้ห้ามใครพูดคำว่างาน ขอนมอุ่นกับห้องมืดๆ พอ
    bàn giao xong rồi, từ giờ đến mai đừng ai nhắc chữ việc với tôi nữa, đèn vàng và chăn ấm
    serah terima beres, sampe besok jangan ada yang nyebut kata kerjaan, lampu kuning sama selimut aja
    teslim ettik, yarına kadar iş lafı duymak istemiyorum, sarı ışık battaniye bu kadar
    сдали объект, до завтра слово работа при мне не произносить, торшер и плед
    здали об'єкт, до завтра слова робота при мені не казати, торшер і плед
    oddałem klucze do budowy i do poniedziałku nie istnieję, hamak i świerszcze
  `,
  none: `
    رايح اجيب خبز وخضرة
    عم نتغدى ملوخية
    كيف الحال شو الاخبار
    اجازة العيد
    رحلة اسطنبول
    هههههه
    هالتطبيق مجاني ولا بفلوس؟
    غدا عند خالتي
    طالعين عالبحر مع الاولاد
    شسيبشسيب
    بوديه للحلاق وارجع
    קופץ לסופר
    טיסה לאתונה
    אוכלים חומוס
    חחחחח
    בוקר טוב
    האפליקציה עובדת בלי אינטרנט?
    ארוחת שישי אצל אמא
    קניות לחג
    דגכעיח
    לוקח את האוטו לשטיפה
    میرم نون بگیرم
    داریم ناهار میخوریم قورمه سبزی
    تعطیلات نوروز
    پرواز مشهد
    خخخخ
    این برنامه پولیه؟
    میریم شمال با بچه‌ها
    چه خبر
    شسیبل
    تولد مامان رستوران
    میرم آرایشگاه
    सब्ज़ी लेने जा रही हूँ
    गोवा यात्रा
    खाना खा रहे हैं राजमा चावल
    हाहाहा
    क्या हाल है
    रक्षाबंधन की छुट्टी
    ट्रेन में बैठा हूँ घर जा रहा
    यह ऐप फ्री है क्या
    मंदिर घूमने जा रहे हैं सब
    कखगघ
    नानी के यहाँ दावत
    hi kya haal
    momos khane jaa rahe
    goa trip!!
    mall jaa rahi hu shopping
    hahaha sahi me
    bored hu
    ye app kaise kaam karta hai
    asdfjkl
    dosto ke saath picture dekhne jaa raha
    dinner at bua's
    ラーメン食べに行く
    京都旅行
    wwww
    買い物いってくる
    このアプリって無料？
    お腹すいた
    あああああ
    新幹線で移動中
    誕生日ランチ
    점심 뭐먹지 국밥 먹으러
    제주도
    ㅋㅋㅋㅋㅋ
    장보러 간다
    이거 유료야?
    ㅁㄴㅇㄹ
    심심해
    지하철 타고 가는중
    엄마 생신 식사
    去吃火锅
    三亚
    哈哈哈哈
    买菜去
    这个要钱吗
    啊啊啊啊啊
    无聊
    在高铁上
    同学聚餐
    剪头发去
    吃滷肉飯
    特休
    沖繩
    哈哈哈哈哈哈
    去全聯
    這要付費嗎
    ㄅㄆㄇㄈ
    好無聊喔
    坐高鐵南下
    阿嬤生日聚餐
    剪頭髮
    สวัสดีค่ะ
    ไปกินส้มตำกัน
    หยุดสงกรานต์
    บินเชียงใหม่
    555555
    ไปตลาดแป๊บ
    แอปนี้ฟรีปะ
    ฟหกด
    อยู่บนบีทีเอส
    ทำบุญวันเกิดยาย กินข้าว
    ไปเที่ยวทะเลกับแก๊ง
    ว่าไง
    chào bạn
    đi ăn bún chả
    nghỉ lễ 30/4
    đi đà lạt
    haha vui thế
    app này mất tiền không
    chán quá không có gì làm
    đang trên xe khách về quê
    giỗ cụ, ăn cơm
    đi cắt tóc
    makan bakso
    cuti bersama
    mudik
    wkwkwk
    ke indomaret bentar
    ini gratis gak
    asdasd
    gabut
    lagi di kereta
    arisan makan di rumah tante
    yemeğe çıkıyoruz lahmacun
    yıllık izin
    antalya uçuşu
    hahahah
    pazara gidiyorum
    bu uygulama ücretli mi
    sdfsdf
    vapurdayım
    anneannemlerde iftar
    berbere uğrayacağım
    пельмени ем
    поезд в казань
    ахахах
    в пятёрочку сгоняю
    а это бесплатно?
    фывапролд
    скучно
    еду в маршрутке
    шашлыки у Серёги
    на стрижку
    вітаю
    їмо борщ
    потяг Київ-Львів
    хахаха
    а воно платне?
    йцукен
    нудно
    у маршрутці
    шашлик у кумів
    до перукаря
    siema
    jadę po węgiel
    urlop Bieszczady
    pociąg do Gdyni
    hehe
    pierogi jem
    to działa bez konta?
    aaaaa
    nudy
    stoję w kolejce do lekarza
    imieniny u cioci Krysi
    fryzjer o 12
    jdu na oběd, svíčková
    dovolená Chorvatsko
    vlak do Ostravy
    nakoupit v Lidlu
    je to zadarmo?
    ěščřž
    nuda
    sedím v tramvaji
    oslava u babičky
    kadeřnice
    lángost eszünk
    szabi
    vonat Pécsre
    hahaha
    boltba megyek
    ez ingyenes?
    qwertz
    unatkozom
    a buszon ülök
    vasárnapi ebéd anyósnál
    mâncăm sarmale
    zbor Londra
    hahah
    la piață
    sdfgh
    mă plictisesc
    sunt în metrou
    masă de Paște la soacră
    la coafor
    τρώμε σουβλάκια
    πλοίο για Νάξο
    χαχαχα
    είναι δωρεάν;
    ασδφ
    είμαι στο μετρό
    κυριακάτικο στη μάνα μου
    Döner holen
    Urlaub Ostsee
    ICE Hamburg
    hihi
    asdf jklö
    mir ist langweilig
    sitze im Bus
    Kaffee bei Tante Gerda
    on mange une raclette
    TGV Marseille
    mdr
    je vais au pain
    c'est payant ?
    azerty
    je m'ennuie
    dans le RER
    resto anniv Léa
    unos tacos
    puente de mayo
    jajaja
    voy por tortillas
    ñlkj
    qué aburrimiento
    voy en el bus
    comida en casa de la suegra
    comer pastel
    voo Porto
    kkkkk
    ir na padaria
    é de graça?
    asdfg
    tô entediado
    no ônibus
    almoço na vó
    mangiamo la pizza
    treno Napoli
    ahahah
    vado al mercato
    si paga?
    qwerty ciao
    che noia
    in tram
    pranzo dalla nonna
    parrucchiera
    frietje halen
    vlucht Malaga
    haha gezellig
    is dit gratis?
    qwert
    ik verveel me
    zit in de trein
    eten bij oma
    äta köttbullar
    tåg Malmö
    hihi nämen
    handla på ica
    kostar det?
    asdfö
    har tråkigt
    sitter på bussen
    middag hos svärmor
    heisann
    pølse i lompe
    fly Bergen
    haha ja
    handle på rema
    er det gratis?
    kjeder meg
    sitter på trikken
    middag hos mor
    frisør kl 10
    flæskesteg
    tog Odense
    hæhæ
    ned i netto
    asdfæ
    keder mig
    sidder i metroen
    frokost hos mormor
    frisøren
    makkaraa
    juna Turkuun
    hehe joo
    prismaan
    onko ilmanen
    asdfä
    tylsää
    syntymäpäivälounas mummolassa
    kampaajalle
    كم الساعة عندكم
    راجع الطيارة بكرا الفجر من جدة
    מה השעה
    תקוע בפקק בגהה
    ساعت چنده
    تو راه اصفهانیم
    कितने बजे
    बस अड्डे पर खड़ी हूँ
    time kya hua
    bus stand pe khadi hu
    今何時
    空港で待ってる
    지금 몇시야
    공항버스 기다리는중
    几点了
    机场候机
    幾點了
    在桃機等登機
    กี่โมงแล้ว
    รอรถทัวร์ที่หมอชิต
    mấy giờ rồi
    đợi xe ở bến mỹ đình
    jam berapa sih
    nunggu bis di kampung rambutan
    saat kaç
    otogarda bekliyorum
    который час
    сижу на вокзале
    котра година
    чекаю на автовокзалі
    która godzina
    czekam na PKS
    kolik je hodin
    čekám na nádraží
    hány óra
    a pályaudvaron várok
    cât e ceasul
    aștept în gară
    τι ώρα είναι
    περιμένω στο κτελ
    wie spät
    warte am Bahnsteig
    quelle heure il est
    j'attends sur le quai
    qué hora es
    esperando en la terminal
    تأخر القطار
    الجو عندكم حر؟
    הרכבת באיחור
    חם אצלכם?
    قطار تاخیر داره
    هوا اونجا چطوره
    गाड़ी लेट है
    उधर मौसम कैसा
    train late hai
    udhar mausam kaisa
    電車遅れてます
    そっち雪？
    기차 연착
    거기 눈와?
    火车晚点
    你们那下雪没
    火車誤點
    你們那邊下雨嗎
    รถไฟช้า
    ที่นั่นฝนตกไหม
    tàu trễ
    ngoài đó lạnh không
    keretanya telat
    di sana hujan gak
    tren rötarlı
    orada kar var mı
    электричка опаздывает
    у вас снег?
    електричка спізнюється
    у вас сніг?
    pociąg opóźniony
    u was śnieg?
    vlak má zpoždění
    u vás sněží?
    késik a vonat
    nálatok esik?
    trenul întârzie
    la voi ninge?
    το πλοίο έχει καθυστέρηση
    σε σας χιονίζει;
    Zug hat Verspätung
    schneits bei euch
    train en retard
    il neige chez vous ?
    el tren viene tarde
    ¿nieva por allá?
    احنا بالطريق للمزرعة والسيارة مليانة عيال وبطيخ
    נוסעים לכנרת עם חצי בניין והאבטיח כבר נפל פעמיים
    با سه تا بچه و یه هندونه گنده داریم میریم باغ بابابزرگ
    पूरा परिवार जीप में ठूँसकर मामा के गाँव जा रहे हैं और आम रास्ते में ही खत्म
    poori family gaadi me thoos ke manali jaa rahe aur chips abhi se khatam
    家族みんなで車に乗っておばあちゃんちへ向かっている途中、スイカが転がって大騒ぎ
    온 가족이 차에 끼어 타고 할머니 댁 가는 중인데 수박이 굴러다녀서 난리
    一车人挤着去姥姥家，西瓜在后备箱滚来滚去笑死
    一家七口塞一台車回阿嬤家，西瓜一路滾
    ทั้งบ้านอัดกันในกระบะไปบ้านยาย แตงโมกลิ้งไปมาขำจะตาย
  `,
};
