import type { LanguagePhrases } from '../language-phrases.ts';

/** Indonesian phrases. */
export const INDONESIAN: LanguagePhrases = {
  deep_focus: `
    fokus, mau fokus, butuh fokus, konsentrasi, berkonsentrasi, tidak bisa fokus,
    gampang terdistraksi, jangan diganggu, menulis laporan, bikin laporan, laporan, menulis skripsi,
    skripsi, tesis, menulis artikel, menulis, ngoding, koding, menulis kode, pemrograman, belajar,
    belajar untuk ujian, ujian, mengerjakan tugas, tugas kuliah, tugas, pekerjaan rumah, menghafal,
    membaca, baca buku, membalas email, email, administrasi, faktur, pembukuan, pajak, input data,
    menerjemahkan, terjemahan, memeriksa ujian, membuat slide, tenggat, deadline besok,
    menyelesaikan pekerjaan, menyelesaikan laporan, nulis laporan, ngerjain skripsi, ngerjain tugas,
    pr sekolah, belajar buat ujian, uts, uas, hafalan, baca jurnal, koreksi ujian, siapin materi,
    balas email, isi formulir, cv, lamaran kerja, bikin slide, presentasi disiapkan, susah fokus,
    menunda nunda, kerja, kerjaan numpuk, deadline, latihan piano, menjahit, edit video,
    menyiapkan bahan ajar
  `,
  analytical: `
    debug kode, mencari bug, memperbaiki bug, mencari kesalahan, penyebab masalah, server mati,
    analisis, menganalisis, analisis data, data, statistik, matematika, soal matematika, persamaan,
    memecahkan masalah, fisika, menghitung, perhitungan, anggaran, membuat anggaran,
    laporan keuangan, cek angka, perkiraan, keputusan, mengambil keputusan, memutuskan,
    membandingkan, menilai, evaluasi, strategi, berpikir, review kode, meninjau kontrak, audit,
    catur, main catur, teka-teki, kenapa error, kenapa nggak jalan, cari bug, server down,
    angka tidak cocok, cek laporan keuangan, budget bulanan, banding harga, memilih antara,
    pro dan kontra, cek kontrak, diagnosis, sudoku, teka teki, merencanakan
  `,
  creative: `
    ide, ide baru, cari ide, mencari ide, curah pendapat, inspirasi, kreatif, kreativitas,
    menciptakan, imajinasi, cari nama, desain, mendesain, logo, poster, slogan, kampanye iklan,
    menggambar, melukis, sketsa, ilustrasi, menulis cerita, cerpen, novel, puisi, naskah, lagu,
    menulis lagu, musik, bikin musik, main gitar, fotografi, kerajinan, butuh ide, nama usaha,
    desain poster, gambar, komik, bikin lagu, lirik, konten ide, dekorasi, resep baru, berkhayal
  `,
  meeting: `
    rapat, rapat tim, rapat dengan klien, ketemu klien, klien, panggilan video, telepon, menelepon,
    wawancara, wawancara kerja, negosiasi, negosiasi gaji, naik gaji, presentasi di depan,
    presentasi, pidato, berbicara di depan umum, mengajar, mengajar kelas, kuliah umum, les privat,
    diskusi, bicara dengan bos, percakapan sulit, sidang skripsi, konferensi, rapat direksi, kencan,
    meeting, meeting klien, telepon klien, video call, interview kerja, ceramah, ngajar,
    les privat ngajar, pelatihan, workshop, nego gaji, ngobrol sama bos, rapat orang tua, sidang,
    pasien, kunjungan pasien, serah terima, melayani pelanggan, gladi, manggung, ujian lisan
  `,
  calm: `
    stres, stress banget, cemas, gelisah, khawatir, panik, serangan panik, gugup, deg-degan, takut,
    kewalahan, tertekan, marah, kesal, frustrasi, sedih, menangis, tenang, menenangkan diri, rileks,
    relaksasi, santai sejenak, bernapas, pernapasan, latihan napas, meditasi, yoga,
    istirahat sebentar, jeda, damai, pusing banyak pikiran, grogi, takut terbang, terlalu banyak,
    nggak kuat, capek mental, emosi, nangis, pengen nangis, putus cinta, berantem, duka, kesepian,
    butuh tenang, santai, napas, tarik napas, istirahat sejenak, doa, sholat, jantung berdebar
  `,
  energise: `
    lelah, capek, capek tapi harus kerja, ngantuk, mengantuk, ngantuk di kantor, lemas,
    tidak ada energi, energi, butuh energi, semangat, butuh semangat, bangun, susah bangun,
    tetap terjaga, begadang kerja, malas, motivasi, tidak ada motivasi, kurang tidur, olahraga,
    latihan, gym, nge-gym, lari, lari pagi, bersepeda, berenang, sepak bola, futsal, pertandingan,
    menari, main game, turnamen, bersih-bersih rumah, shift malam, lelah tapi, ngantuk habis makan,
    begadang, nggak ada tenaga, tenaga, mager, males, nggak ada motivasi, kopi nggak mempan, senin,
    nge gym, sepeda, sepedaan, renang, badminton, basket, tinju, dansa, bersih bersih,
    beresin rumah, nyapu, pindahan, jaga malam, mabar, main rank
  `,
  wind_down: `
    tidur, susah tidur, tidak bisa tidur, mau tidur, insomnia, ke tempat tidur, waktu tidur,
    selamat tidur, selamat malam, tidur siang, akhir hari, selesai kerja, pulang kerja,
    setelah kerja, malam, malam ini, malam santai, lepas dari pekerjaan, sebelum tidur,
    baca buku sebelum tidur, hari yang panjang, nonton serial, sofa, akhir pekan, nggak bisa tidur,
    ketiduran, kasur, di kasur, malam tenang, habis kerja, istirahat, rebahan, nonton film malam,
    nonton drakor, baca sebelum tidur, jumat malam, anak sudah tidur, nidurin anak, matikan lampu
  `,
  none: `
    makan siang, sarapan, makan malam, kopi, cuti, libur, hari libur, tidak di kantor, dokter gigi,
    dokter, janji dokter, potong rambut, belanja, jemput anak, ulang tahun, pernikahan, penerbangan,
    pesawat, kereta ke, perjalanan, bengkel, halo, hai, terima kasih, apa kabar, kamu siapa, cuaca,
    ceritakan lelucon, tidak tahu, tidak ada, ngopi, tanggal merah, sakit, izin, kerja dari rumah,
    dokter hewan, servis mobil, paket, supermarket, bank, antar anak, nikahan, pemakaman, pesta,
    bioskop, kereta, bandara, hotel, buang sampah, bayar kos, bayar tagihan, ini apa, cara pakai,
    gratis, lelucon, nggak tau, tes, dadah
  `,
};
