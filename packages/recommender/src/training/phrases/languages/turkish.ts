import type { LanguagePhrases } from '../language-phrases.ts';

/** Turkish phrases. */
export const TURKISH: LanguagePhrases = {
  deep_focus: `
    odaklanmak, odaklanmam lazım, odaklanmam gerekiyor, odak, konsantre olmak, konsantrasyon,
    derin çalışma, rahatsız etmeyin, dikkatim dağılıyor, dikkat dağınıklığı, rapor yazmak,
    rapor yazıyorum, tez yazmak, tez, makale yazmak, makale, ödev, ödev yapmak, belge hazırlamak,
    kod yazmak, kod yazıyorum, kodlama, programlama, yazılım geliştirmek, ders çalışmak,
    ders çalışıyorum, sınava çalışmak, sınav, final sınavı, vize, ezberlemek, öğrenmek,
    kitap okumak, okumak, makale okumak, e-postaları yanıtlamak, gelen kutusu, evrak işleri, fatura,
    muhasebe, veri girişi, çeviri, çeviri yapmak, sınav kağıdı okumak, sunum hazırlamak, slayt,
    son teslim tarihi, yarına yetişecek, yapılacaklar listesi, işleri bitirmek,
    raporu bitirmem lazım, raporu yetiştirmem lazım, tezimi yazmak, ödevi bitirmek, final, yks,
    kpss, kelime ezberlemek, ders hazırlamak, mailleri cevaplamak, e-posta, form doldurmak,
    başvuru yazmak, vergi beyannamesi, fatura kesmek, veri girmek, özgeçmiş, odaklanamıyorum,
    erteliyorum, çalışmak, son teslim, teslim tarihi, piyano çalışmak, dikiş, video kurgu
  `,
  analytical: `
    hata ayıklama, hata ayıklamak, hata bulmak, hatayı düzeltmek, sorun gidermek, neden çöktü,
    sunucu çöktü, analiz, analiz etmek, veri analizi, istatistik, matematik, matematik soruları,
    denklem, problem çözmek, soru çözmek, ispat, fizik, hesaplamak, hesap, tablo, bütçe,
    bütçe hazırlamak, bilanço, rakamları kontrol etmek, tahmin, karar vermek, karar,
    artıları eksileri, karşılaştırmak, değerlendirmek, strateji, düşünmek, kod incelemesi,
    sözleşme incelemek, denetim, satranç, satranç oynamak, bulmaca, mantık, neden çalışmıyor,
    niye çalışmıyor, hatayı bulmak, bug çözmek, hesap tutmuyor, rakamlar tutmuyor,
    hesapları kontrol etmek, bütçe yapmak, teklifleri karşılaştırmak, kiralık mı satılık mı,
    integral, fizik soruları, kod inceleme, teşhis, tahlil sonuçları, araştırmak, sudoku,
    strateji oyunu, planlamak
  `,
  creative: `
    fikir, fikirler, yeni fikirler, beyin fırtınası, ilham, yaratıcı, yaratıcılık, yaratmak,
    hayal gücü, isim bulmak, tasarım, tasarlamak, logo tasarımı, afiş, slogan, reklam kampanyası,
    çizim, çizmek, resim yapmak, eskiz, illüstrasyon, hikaye, hikaye yazmak, roman, roman yazmak,
    şiir, şiir yazmak, senaryo, şarkı, şarkı yazmak, beste yapmak, müzik yapmak, gitar çalmak,
    fotoğraf çekmek, tıkandım fikir yok, el işi, fikir bulmak, ilham lazım, logo, logo tasarlamak,
    boyamak, öykü, şarkı sözü, beste, fotoğraf, dekorasyon, yeni tarif, hayal kurmak
  `,
  meeting: `
    toplantı, toplantım var, ekip toplantısı, müşteri toplantısı, müşteri görüşmesi, görüşme,
    görüntülü görüşme, telefon görüşmesi, arama, iş görüşmesi, mülakat, pazarlık, maaş görüşmesi,
    zam istemek, sunum yapmak, sunum yapacağım, konuşma yapmak, topluluk önünde konuşmak, konferans,
    ders vermek, ders anlatmak, öğretmek, özel ders vermek, atölye, zor konuşma,
    patronumla konuşmak, performans görüşmesi, müşteri, yönetim kurulu, veli toplantısı,
    tez savunması, sözlü sınav, ilk buluşma, müşteriyle görüşme, aramak müşteri, sunumum var,
    eğitim vermek, patronla konuşmak, müdürle konuşmak, duruşma, hasta bakmak, vizit, nöbet devri,
    prova, sahne, konser vermek, randevu kızla, fuar
  `,
  calm: `
    stresli, stres, çok stresliyim, kaygı, kaygılı, kaygılıyım, endişe, endişeli, panik, panik atak,
    gergin, gerginim, heyecanlıyım, korku, korkuyorum, bunaldım, bunalmış, dayanamıyorum,
    çok baskı var, sinirli, sinirliyim, kızgın, öfke, üzgün, üzgünüm, ağlamak, sakinleşmek, sakin,
    sakin olmak, rahatlamak, gevşemek, nefes, nefes egzersizi, nefes almak, meditasyon,
    meditasyon yapmak, farkındalık, mola, ara vermek, huzur, yoga, tükendim, kavga ettim,
    stresliyim, endişeliyim, uçak korkusu, heyecan, heyecanlıyım sınav öncesi, bunalıyorum,
    çok fazla, kafayı yiyeceğim, sinir, kızgınım, üzüntü, ağlamak istiyorum, ayrıldık, kavga ettik,
    yas, yalnızım, dua, namaz, kalbim çarpıyor
  `,
  energise: `
    yorgun, yorgunum, çok yorgunum, uykum var, uykulu, uyku bastı, enerji, enerjim yok,
    enerji lazım, uyanmak, uyanamadım, uyanık kalmak, ayılmak, halsiz, halsizim, motivasyon,
    motivasyonum yok, üşeniyorum, canım istemiyor, öğleden sonra çöküşü, kötü uyudum, spor,
    spor yapmak, spor salonu, antrenman, koşu, koşmak, koşuya çıkmak, bisiklet, yüzmek, futbol, maç,
    dans, oyun, oyun oynamak, dereceli maç, turnuva, temizlik, ev temizliği, gece vardiyası,
    yorgunum ama, çok yorgunum çalışmam lazım, uykum var ama çalışmalıyım, uykum geliyor iş yerinde,
    uyukluyorum, gözlerim kapanıyor, uykusuzum, az uyudum, uyumadım, enerjiye ihtiyacım var,
    uyanamıyorum, tembellik, öğle yemeği sonrası uyku, kahve yetmiyor, pazartesi, ağırlık,
    halı saha, basketbol, voleybol, tenis, boks, taşınma, gece nöbeti, uzun yol, oyun turnuvası
  `,
  wind_down: `
    uyumak, uyuyamıyorum, uyku, uykuya dalmak, uykusuzluk, yatmak, yatağa gitmek, yatma zamanı,
    iyi geceler, şekerleme, kestirmek, öğle uykusu, gün sonu, iş bitti, mesai bitti, işten sonra,
    akşam, bu akşam, sakin bir akşam, kafayı boşaltmak, kafamı dağıtmak, işten kopmak,
    uyumadan önce, yatakta kitap okumak, uzun bir gün, dizi izlemek, kanepe, dinlenmek akşam,
    hafta sonu, uyuyakalmak, yatağa, yataktayım, gece, sakin akşam, dinlenmek, dinlenme,
    film izlemek, yatakta kitap, uzun gün, cuma akşamı, çocuklar uyudu, bebeği uyutmak,
    ışıkları kapat, işi unutmak
  `,
  none: `
    öğle yemeği, öğle arası, kahvaltı, akşam yemeği, kahve, tatil, izin, izinli, resmi tatil,
    ofis dışında, dişçi, diş hekimi, doktor, doktor randevusu, kuaför, berber, alışveriş, market,
    çocukları almak, doğum günü, düğün, uçuş, uçak, tren, seyahat, araba servisi, veteriner,
    merhaba, selam, teşekkürler, nasılsın, kimsin, hava durumu, fıkra anlat, bilmiyorum, hiçbir şey,
    taşınma, kargo, kahve molası, çay molası, yemek, izinliyim, bayram, rapor hastalık,
    evden çalışma, aşı, araba muayenesi, tamirci, tesisatçı, banka, okul servisi, nişan, cenaze,
    parti, sinema, tiyatro, müze, maç izlemek, otobüs, havaalanı, otel, çöp, kira, fatura ödemek,
    köpek gezdirmek, sen kimsin, bu ne, nasıl çalışıyor, ücretsiz mi, fıkra, hiç, deneme, görüşürüz
  `,
};
