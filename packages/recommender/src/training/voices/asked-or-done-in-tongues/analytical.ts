/** Sentences for this state, in fifteen languages, where a machine is asked for something, and where somebody does something much like it. */
export const ANALYTICAL_OF_ASKED_OR_DONE_IN_TONGUES = `
  die Nebenkosten vom Vermieter mal selbst nachrechnen, da stimmt was nicht
  jedes Licht einzeln an und aus, bis ich weiß, welche Leitung die Sicherung rauswirft
  beide Handyverträge nebeneinander legen und sehen, welcher am Ende teurer ist
  sumar lo que gastamos en la boda y ver dónde se fueron los tres mil de más
  averiguar por qué se para la lavadora siempre en el mismo punto, pieza por pieza
  mirar los registros a ver qué cambió entre el martes y hoy
  compter ce que la voiture nous coûte vraiment par rapport au train
  éplucher les deux devis ligne par ligne, l'un des deux cache quelque chose
  fazer as contas do condomínio baterem, tem uma diferença de 214 reais
  descobrir porque é que o programa fecha sozinho quando abro o segundo ficheiro
  rigioco la partita di ieri mossa per mossa per capire dove ho perso la torre
  capire se conviene il mutuo fisso o variabile, conti alla mano
  uitzoeken waarom de kas van de voetbalclub elk weekend dertig euro mist
  de twee offertes naast elkaar, wat zit er nou echt in
  rozgryźć to zadanie z logiki o trzech strażnikach
  kredi mi peşin mi, oturup faizini tek tek hesaplayacağım
  motor neden sıcakken tekliyor, sırayla eleyerek bulacağım
  räkna på om värmepumpen lönar sig på tio år
  leta upp varför kassan aldrig stämmer på fredagar
  найти, на каком шаге теряется знак в этом интеграле
  сверить две сметы и понять, за что строители берут дважды
  電気代が先月の倍、原因を家電ごとに突き止める
  詰将棋、十一手詰めを自力で読み切る
  दुकान का हिसाब मिलाना है, कहीं चार सौ का फ़र्क आ रहा है
  أقارن بين عرضي التأمين بندا بندا حتى أعرف أيهما أوفر فعلا
  查一下到底是哪行代码让内存一直涨
  가계부랑 카드 내역 맞춰보면서 새는 돈 찾기
`;
