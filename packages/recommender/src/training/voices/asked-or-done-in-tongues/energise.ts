/** Sentences for this state, in fifteen languages, where a machine is asked for something, and where somebody does something much like it. */
export const ENERGISE_OF_ASKED_OR_DONE_IN_TONGUES = `
  Tisch decken, zack zack, die Gäste klingeln gleich
  Rollo hoch, raus aus den Federn, um sieben ist Laufen mit Jule
  zweite Hälfte Nachtschicht, ich darf jetzt nicht wegsacken
  poner la casa patas arriba y fregarla entera antes de que llegue mi suegra
  subo las escaleras corriendo que después de las lentejas me duermo
  arriba ya, que la panadería abre a las cuatro
  je mets la table à toute vitesse, ils sont déjà en bas
  baskets aux pieds, on attaque la côte en fractionné
  debout, la sieste m'a ramolli et j'ai encore trois clients
  ligar o turbo: louça, chão, roupa, em meia hora tudo limpo
  salto la corda dieci minuti, dopo pranzo non mi reggo in piedi
  su, tapparelle alzate, doccia gelata e si va a vendemmiare
  hup, fiets op en volle bak tegen de wind in naar training
  de schuur eindelijk leegruimen, ik stel het al weken uit
  nakrywam do stołu biegiem, teściowie parkują
  pobudka, rozgrzewka i na start, za kwadrans bieg
  sofrayı hemen kurayım, misafir asansörde
  öğleden sonra çöktüm, yüzümü yıkayıp tezgâha koşuyorum
  upp med rullgardinen, kängor på, nu skottar vi hela uppfarten
  trött som en gnu men passet slutar först klockan två, måste piggna till
  накрываю на стол бегом, гости уже в лифте
  приседаю, обливаюсь и на смену, спать некогда
  起きろ自分、走って始発に乗って市場だ
  昼飯のあと眠すぎる、階段ダッシュして目を覚ます
  मेहमान गली में हैं, फटाफट घर चमकाना है
  أقوم أتحرك بسرعة، النعاس غلبني وباقي نص الوردية
  赶紧起来拖地擦窗,妈妈一小时后到
  눈이 감기는데 야간 세 시간 남았다, 몸 풀고 정신 차리자
`;
