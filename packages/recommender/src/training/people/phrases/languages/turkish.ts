import type { PeoplePhrases } from '../../people-phrases.ts';

/** Turkish. */
export const TURKISH: PeoplePhrases = {
  crisis: `
    anne bunu okursan senin suçun değil ben kalamadım sadece;
    her sabah köprüden geçerken direksiyonu kırsam diyorum; hastaneden verdikleri hapları biriktiriyorum bir kutuda;
    insülinimi bilerek yapmıyorum; bayrama kadar yaşayacağımı sanmıyorum, istemiyorum da;
    eşim geçer diyor ama ben nerede ne zaman yapacağımı biliyorum;
    kanayana kadar kaşıyıp çiziyorum kendimi kafam sussun diye; bir saattir balkondayım cesaretimi topluyorum;
    tohumları komşuya bıraktım, bu yıl ekmeye ben olmayacağım, hakkınızı helal edin;
    ölmekten korkmuyorum uyanmaktan korkuyorum; içimdeki acı öyle büyük ki ölüm hediye gibi geliyor;
    depremde onlar gitti ben niye kaldım, yanlarına gitmek istiyorum; artık dayanamıyorum bitsin istiyorum;
    kedimi komşuya verdim, benden sonra o bakar; uyuyup bir daha uyanmamak istiyorum;
    annemlere veda mektubu yazacağım; ben olmasam herkes rahat eder; yine kolumu kestim; ölmek istiyorum;
    günü belirledim cumartesi canıma kıyacağım; Hatice gittiğinden beri tek dileğim onun yanına gitmek;
    hapları sayıyorum yeter mi diye; metroda hep bir adım yeter diye düşünüyorum;
    yks ye çalışmanın anlamı yok o zamana kadar yaşamıcam; beni bulan kişiden özür dilerim;
    15 yaşındayım 16 olmak istemiyorum; yok olsam kimsenin ruhu duymaz; her gece intiharı düşünüyorum;
    jilet yine çekmecede duruyor kolum onu istiyor; acısız ölmenin yolu var mı;
    bu gece kendime bir şey yapmaktan korkuyorum; sesler atla diyor; keşke hiç doğmasaydım;
    şifreleri abime yazdım ben yokken lazım olur; askerden döndüm ama içim öldü, bu akşam bitiriyorum;
    sigarayı koluma basıyorum başka türlü hissetmiyorum; tek çıkış yolu kaldı o da belli;
    herkesle helalleştim, nedenini bilmiyorlar; hemşireyim herkesi yaşatıyorum kendim yaşamak istemiyorum;
    yaşamaktan yoruldum; kendimi öldürcem şaka değil; bebeğim başka bir anne hak ediyor ben yok olmak istiyorum;
    artık ağlamıyorum karar verdim; geçen sene beceremedim bu sefer olacak; çatıya çıkıyorum atlıyorum bitti;
    bu benim son gecem hakkınızı helal edin; hayatıma son vermek istiyorum; yardım edin canıma kıyacağım;
  `,
  emergency: `
    ablam not bırakmış yatakta baygın yanında boş kutular; prese kolunu kaptırdı çok kan var;
    yan daireden kadın imdat diye bağırıyor adam dövüyor; çocuk ateşten gözleri kaydı titriyor;
    fosseptiğe iki kişi düştü ses yok; sobadan zehirlendik annem ayılmıyor; sekiz aylık hamile eşim nöbet geçiriyor;
    kalbim deli gibi çarpıyor gözüm kararıyor ayakta duramıyorum; kocam nefes almıyor;
    göğsümde ağrı var sol koluma vuruyor; az önce bütün ilaçları içtim; çocuk çamaşır suyu içti;
    beni dövüyor banyoya kilitlendim; suyum geldi bebek çıkıyor; testere elini kesti kan durmuyor;
    merdivende baygın yatan biri var; her yer gaz kokuyor başımız dönüyor;
    arkadaşım aşırı doz aldı dudakları morardı; 112 yi ara çabuk; dedemin boğazına et kaçtı;
    traktör devrildi babam altında; bebek gevşek tepki vermiyor; fıstık yedi alerjisi var yüzü şişti;
    depremde göçük altında kaldık;
  `,
  none: `
    tutunamayanlar okuyup ödev yazacağım; kuşumuz öldü çocuklarla bahçeye gömdük şimdi resim yapıyoruz;
    tiyatro provası, hayaleti oynuyorum; giriş ekranında çöken uygulamayı düzelt;
    arı kovanlarını kontrol edip kavanoz yıka; afad gönüllü tatbikatında görev dağılımı;
    bıçakları bilet, salata yap; direksiyon sınavı üçte dizlerim titriyor; halamın ölüm belgesini nüfustan al;
    oğlumun sınıfındaki zorbalık için öğretmenle görüş; çamaşır makinesi bozuk servis ara;
    çocuk odası savaş alanı, topla; sigarayı bıraktım üçüncü gün, kafayı yicem, yürüyüş;
    polisiye romanımda cesedi nereye saklasam; maçta bizi ezecekler ama izleyeceğim; canım sıkılıyor, örgü öreyim;
    kalp doktoruna babamı götür kontrol; canına okuyacağım bu projenin, başlıyorum; vize başvurusu için evrak topla;
    dün ambulans dedemi götürdü neyse ki tansiyonmuş şimdi ona çorba yapıyorum;
    bu tadilata artık dayanamıyorum, fayansı seçip bugünlük bırakıyorum;
    romanımdaki adam köprüde durup vazgeçiyor, o sahneyi daha dikkatli yazmam lazım;
    rehber öğretmenim, sınıf arkadaşını kaybeden çocuklarla yas çalışması hazırlıyorum;
    hafta sonu ortadan kaybolup kaş'a gitmek istiyorum, pansiyon bak;
    testler geçmeyince her şey anlamsız, tek tek kontrol edeyim;
    mezun olunca bir boşluk hissi geldi, sevdiğim şeylerin listesini yapıyorum;
    psikoloğum beni neyin mutlu ettiğini yazmamı istedi; şekere son veriyorum, haftalık menü planla;
    yorgunluktan ölüyorum sunumu bitireyim; açlıktan öldüm makarna yapıyorum; 3000 portundaki processi kill et;
    ölü kodları temizle; bir toplantı daha olursa kendimi camdan atıcam ahaha, tutanak yaz; çamaşır asmak;
    tablo asmak; çim biçmek; düğün videosunu kesmek; soğan kes kıyma kavur; saç kestirmeye git; ip atlama 10 dk;
    bungee jumping rezervasyonu; paraşütle atlama eğitimi; cinayet sahnesini yaz;
    romanda kahraman ölüyor, son bölüm; Durkheim intihar kitabı özet; öğretmenlere intiharı önleme semineri hazırla;
    yardım hattı nöbeti sonra rapor; inme ve kalp krizi konusu, hemşirelik sınavı;
    ilk yardım kursu mankenle kalp masajı; deprem tatbikatı okulda; yangın tüplerini doldurt;
    acil arabasını kontrol et; nöbet devri, 5 numara sabah nöbet geçirmişti; annemin ilaçlarını kutuya diz;
    kan vermeye git; başım ağrıyor biraz uzanacağım; inek doğuracak, ahıra bak; doğum çantası hazırla;
    vasiyet için noter, yıllardır ertelediğim iş; iş değiştiriyorum veda maili; tatilden önce son gün;
    dedemin mezarına çiçek; babamın ölüm yıldönümü, helva kavur; tükenmişlik, bugün dinlenme;
    üç gecedir uyuyamadım nefes egzersizi; ölmek falan istemiyorum sadece bittim yorgunluktan;
    eskiden ölmek isterdim şimdi okullarda anlatıyorum; terapi ödevi duygu günlüğü; excelden bıktım mola;
    her şeyden bıktım, sahile iniyorum; maillerde boğuluyorum; kalbim kırık temizlik yapayım; yağ yakma antrenmanı;
    mangal yak; sunucu çöktü yeniden başlat; zaman öldürmek için bulmaca; bossta hep ölüyorum bi daha;
    ölü deniz coğrafya ödevi; canım çıktı taşınırken, koli aç; türev tekrar; yazılıları oku; pazar alışverişi;
    zeytin topla; kdv beyannamesi;
  `,
};
