/** Sentences for this state, in fifteen languages, where a machine is asked for something, and where somebody does something much like it. */
export const MEETING_OF_ASKED_OR_DONE_IN_TONGUES = `
  Mama anrufen und ihr in Ruhe von der neuen Stelle erzählen
  Elternsprechtag, Zimmer 104
  gleich les ich dem Gemeinderat unseren Antrag vor und steh Rede und Antwort
  den Nachbarn wegen der Hecke ansprechen, freundlich aber klar
  llamo al casero y le digo lo de la humedad, a ver qué me contesta
  club de lectura en casa de Maruja
  abrir la asamblea de vecinos y dar la palabra por turnos
  j'appelle ma sœur pour lui annoncer le déménagement
  réunion de copro, salle du bas
  passer à la radio locale parler de notre association, on m'interroge à onze heures
  ligar à avó e contar-lhe as novidades do bebé
  conversar com o gerente do banco sobre o empréstimo, levo meu marido
  reunião de pais 18h
  chiamo papà, dobbiamo parlare della casa al mare
  spiegare ai nuovi come si chiude la cassa, li ho tutti qui alle nove
  even met de buurvrouw bellen over de poes en haar vakantie
  functioneringsgesprek met Anouk
  prowadzę lekcję o fotosyntezie w 5b
  wizyta u kardiologa, zapytać o wyniki
  ev sahibini arayıp kira meselesini konuşacağım
  veli toplantısı, 3-B sınıfı
  ringa mormor och berätta om lägenheten
  medarbetarsamtal med Kajsa kl 10
  звоню маме, расскажу ей про переезд
  созвон с подрядчиком, торгуемся за сроки
  открываю собрание кооператива, вопросы будут злые
  母に電話して引っ越しのこと話すね
  三者面談 十五時
  मामा जी को फ़ोन करके शादी की तारीख़ पर बात करनी है
  society ki meeting, paani wala mudda uthana hai
  اجتماع أولياء الأمور الساعة خمسة
  给房东打电话谈谈涨租的事
  十点跟客户视频,聊合同细节
  부모님께 전화드려서 이사 얘기 해야지
`;
