import type { PeoplePhrases } from '../../people-phrases.ts';

/** Indonesian. */
export const INDONESIAN: PeoplePhrases = {
  crisis: `
    dari tadi duduk di pinggir rel nunggu kereta lewat, udah ga takut lagi;
    sawah udah kubagi ke anak2, kambing dijual, aku ga mau liat panen lagi, mau kuakhiri sendiri;
    tkw di sini disiksa majikan, mending mati daripada pulang malu; sengaja ga minum obat jantung biar cepet;
    tiap garis di lengan itu satu malam pengen mati, malem ini nambah lagi;
    orang kira aku ceria padahal talinya udah kusiapin; mah maafin aku ya, ga usah dicari;
    siapa mau adopsi ikan cupangku, abis minggu aku udah ga ada di dunia ini;
    berdoa tiap malem semoga besok ga bangun; skripsi 7 taun, diputusin, di phk, udah lah aku pamit dari hidup ini;
    abis lahiran aku denger suara nyuruh aku mati sama diri sendiri;
    ga ada yang bisa nolong, udah mentok, racun udah di meja; aku udah ga kuat pengen mati aja;
    kucing udah kutitip ke tetangga, biar ada yang rawat setelah aku ga ada; pengen tidur terus ga bangun2 lagi;
    nulis surat terakhir buat ibu; tanpa aku kalian pasti lebih tenang; nyilet tangan lagi tadi malem;
    udah nentuin hari kapan aku mati; Sejak istri saya tiada, saya hanya ingin cepat menyusul;
    ngitung obat tidur cukup ga biar ga bangun lagi; di peron krl suka mikir tinggal selangkah;
    ngapain belajar utbk toh aku ga bakal hidup sampe situ; maaf buat yang nemuin aku nanti; umur 15 dan males idup;
    pinjol numpuk, mati aja biar asuransi cair buat anak; kalo aku ilang selamanya juga ga ada yg nyadar;
    cutter disimpen di kotak pensil buat nyayat tangan; cara mati yang ga sakit;
    takut malam ini aku nyakitin diri sendiri; ada suara nyuruh loncat; harusnya aku ga usah lahir;
    password semua udah kutulis buat adek kalo aku udah pergi; nyundut tangan pake rokok biar kerasa;
    tinggal satu jalan keluar yaitu mati; udah pamit ke semua orang, mereka ga sadar;
    Semoga Tuhan segera memanggil saya, saya cuma jadi beban anak; ketabrak truk besok juga gapapa; capek hidup;
    gw mau bundir serius; udah ga nangis lagi, udah mutusin; taun lalu gagal, kali ini ngga;
    stop cuci darah biar cepet selesai, ga pengen hidup lagi; naik ke rooftop loncat terus kelar;
    malam terakhirku, makasih semuanya; ga ada gunanya aku hidup; tolong aku mau nyakitin diri;
    berdiri di jembatan, pengen loncat;
  `,
  emergency: `
    ayah jatuh di kamar mandi kepala berdarah ga nyaut; abang kesetrum pas benerin antena gosong tangannya ga sadar;
    temen minum racun serangga abis berantem sama pacar; banjir bandang, tetangga kebawa arus;
    tetangga ngamuk bawa parang, anak2 di dalem; miras oplosan, tiga orang kejang dan ga bisa liat; bapak ga napas;
    dada sakit banget nembus ke lengan kiri; nenek mulutnya mencong ga bisa ngomong; barusan nelen semua obat;
    anak minum cairan pembersih lantai; dapur kebakaran; suami mukulin aku, aku ngunci di kamar mandi;
    kejang ga berhenti2; ketuban pecah bayinya udah keluar kepala; kena gergaji darah ga berhenti;
    orang pingsan di tangga ga bangun; ada yang ngedobrak pintu sekarang; bau gas kompor, pada pusing;
    temen od bibirnya biru; telpon ambulans 119; kecelakaan di tol, ada yang kejepit; traktor kebalik nimpa paman;
    bayi lemes ga respon; ada tembakan di luar; makan udang alergi muka bengkak sesek;
    ada cowok mau loncat dari jembatan; gempa, orang ketimbun bangunan;
  `,
  none: `
    baca laskar pelangi bikin ringkasan; penasaran setengah mati sama ending dramanya, abis itu nyuci;
    benerin ac, panasnya bunuh orang; storyboard adegan ledakan film pendek; iris bawang buat nasi goreng;
    latihan panahan; otak meledak gara2 akuntansi, kopi dulu; hari ketiga ga ngerokok, mau gila, jalan kaki;
    relawan pmi, beresin tas p3k; nonton horor bareng, takut mati wkwk; nanem cabe di polybag;
    bantu tahlilan tetangga, bungkus berkat; ketemu wali kelas soal anak dibully;
    latihan soal graf buat olimpiade informatika; kangen nenek, masak lodeh resepnya; nyemprot kecoa;
    anter papa kontrol jantung; lari maraton pertama, kaki mau copot;
    abis putus nangis tiap malem tapi hari ini mau ngecat kamar terus nelpon kakak;
    udah ga kuat sama renovasi ini, pilih keramik terus udahan;
    aku guru bk, nyiapin sesi buat kelas yang kehilangan temennya;
    pengen ngilang weekend ini ke jogja, cari penginapan; abis wisuda berasa kosong, nulis daftar hal yang disuka;
    dokter nyuruh nyatet jam tidur, isi dulu; beresin baju almarhumah nenek sama ibu, kayaknya bakal nangis;
    jantung mau copot mau interview, latihan jawab keras2; mulai hari ini tamat sama gula, susun menu seminggu;
    capek mati tapi kelarin ppt dulu; laper setengah mati, masak indomie; ngakak mati, oke belajar;
    deadline ini ngebunuh gw; kill proses di port 3000; hapus dead code;
    rapat sekali lagi gw loncat dari jendela wkwk; mati lampu, nunggu pln sambil baca; matiin kompor terus nyapu;
    gantung foto; potong rumput; motong video nikahan; potong rambut jam 5; skipping 10 menit;
    booking bungee di bali; nulis adegan pembunuhan; tokohnya mati di akhir, revisi;
    resensi novel tentang bunuh diri tokoh utama; pelatihan pencegahan bunuh diri buat guru bk;
    shift hotline konseling; belajar stroke sama serangan jantung buat ukom perawat; pelatihan p3k sama pmi;
    cek apar kantor; cek troli emergency; operan shift, bed 3 tadi pagi kejang udah stabil;
    latihan tangan pasca stroke; nyiapin obat ibu seminggu; donor darah; pusing dikit rebahan;
    flu, tolak angin, tidur; sapi mau lahiran; kucing disuntik mati di dokter hewan, sedih;
    surat wasiat ke notaris, udah lama nunda; bandingin asuransi jiwa; perpisahan kelas 6, dekor;
    hari terakhir sebelum cuti; ziarah makam kakek; setahun bapak meninggal, tahlilan; lagi sedih dikit, jalan sore;
    burnout, hari ini istirahat; tiga malem ga tidur, meditasi; deg2an sidang skripsi, latihan jawab;
    ga pengen mati kok cuma capek; pr dari psikolog; enek sama excel, ngopi; muak semua, lari pagi;
    tenggelam di email; bakar lemak; bakar sate; server mati, restart; mati gaya, main tts; mati mulu lawan boss;
    mati2an ngejar ipk; gambar alam benda; koreksi ulangan; tandur padi; lapor spt; bikin rendang; hafalan surat;
    servis motor;
  `,
};
