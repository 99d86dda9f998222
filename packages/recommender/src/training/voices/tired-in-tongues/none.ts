/** Sentences for this state, in twenty-four languages, where one word stands for rest and its contrary. */
export const NONE_OF_TIRED_IN_TONGUES = `
  hallo, wer bist du denn
  merci, c'est gentil
  ¿qué tiempo hace en Sevilla?
  ciao, tutto bene?
  oi, tudo certo?
  werkt dit ook zonder internet
  ile kosztuje ta aplikacja
  привет, как тебя зовут
  дякую за пораду
  bugün günlerden ne
  مرحبا، كيف حالك
  नमस्ते
  tum kaun ho
  aplikasi ini gratis ga
  bạn là ai thế
  안녕 반가워
  これは何のアプリですか
  你好,在吗
  今日星期幾
  vad blir det för väder i Lund
  hvad kan du egentlig
  kuka sinut on tehnyt
  kolik je hodin
  γεια σου
  salut, ce poți face
  Octopuses have three hearts
  open the second window on the left monitor
  how many grams in an ounce
  lol ok
  my cat just walked over the keyboard sdfjkl
  Thanks, that was lovely
  delete the last entry
  mach das Fenster kleiner
  wie wird morgen das Wetter
  c'est quoi ce bouton rouge
  quelle heure est-il à Montréal
  les girafes dorment debout, tu le savais
  mdr
  pon el volumen a la mitad
  los pulpos tienen tres corazones
  ¿eres un robot?
  quanto è alto il Monte Bianco
  grazie mille
  qual é a capital da Mongólia
  salva o arquivo na pasta azul
  kkkkk
  hoe zet ik het geluid uit
  goedemorgen
  dzień dobry
  czy działasz na Linuksie
  спасибо большое
  яка сьогодні дата
  привіт-привіт
  ayarlar nerede
  كم عاصمة في أفريقيا
  आज कौन सा दिन है
  dhanyavaad bhai
  haha oke
  makasih ya
  hôm nay trời mưa không
  cảm ơn nhé
  ㅋㅋㅋㅋ
  설정 어디 있어
  ありがとう
  明日の天気は
  今天多少度
  哈哈哈哈
  tack så mycket
  the moon is 384,000 km away
  is there a dark mode
  Rename the folder to invoices
  how's it going
  who won the election in 1997
  what's the capital of Peru
  ok cool
  potato
  can you play chess with me or no
  good evening
  that's the wrong button
  what does none mean here
  my favourite colour is green
  how tall is a giraffe
  set the clock forward one hour
  never mind
  Do penguins have knees
  ist das kostenlos
  Danke dir
  speicher das bitte auf dem Desktop
  ça marche sur téléphone ?
  bonjour bonjour
  gracias, majo
  cuánto es doce por doce
  abre la carpeta de fotos
  buonasera
  chi ha vinto Sanremo nel 1984
  bom dia
  abre o navegador
  hoi
  hoeveel inwoners heeft Gent
  dziękuję pięknie
  otwórz drugą kartę
  сколько будет семь в кубе
  открой почту
  як вимкнути звук
  слони бояться мишей?
  merhaba
  dünyanın en uzun nehri hangisi
  من صنعك
  افتح الملف الثاني
  शुक्रिया
  भारत की सबसे लंबी नदी कौन सी है
  awaaz kam karo
  kya haal hai
  ibu kota Islandia apa
  mở tệp thứ hai
  xin chào
  고마워
  한강 길이가 얼마야
  こんにちは
  富士山の高さは
  打开第二个文件
  你是谁开发的
  多謝晒
  hej hej
  tak for hjælpen
  dobrý den
  köszi
  mulțumesc mult
`;
