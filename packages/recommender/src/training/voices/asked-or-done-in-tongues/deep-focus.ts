/** Sentences for this state, in fifteen languages, where a machine is asked for something, and where somebody does something much like it. */
export const DEEP_FOCUS_OF_ASKED_OR_DONE_IN_TONGUES = `
  das Prélude spiele ich jetzt so lang, bis Takt vierzig sitzt
  Stell mich nicht durch, ich schreib das Gutachten in einem Rutsch fertig
  Vokabeln Lektion 9, alle Schreibweisen, bis keine mehr falsch ist
  pongo el metrónomo a sesenta y repaso el estudio de guitarra compás a compás
  abrir el temario por el tema doce y no levantarme hasta sabérmelo
  traducir el contrato del danés párrafo por párrafo antes de la entrega
  j'ouvre le code civil au chapitre des servitudes et je bûche jusqu'à midi
  lire l'article de Nature en entier, crayon à la main, sans sauter les annexes
  mettre au propre le mémoire, note de bas de page après note de bas de page
  toco a escala de novo e de novo no cavaquinho até sair limpa
  passar as fichas dos pacientes para o sistema sem errar um número
  metto giù il secondo capitolo della tesi, telefono in un'altra stanza
  copio a mano la partitura per il coro, nota per nota
  het hele anatomieboek van spier tot spier, vandaag de arm stampen
  ik schrijf de handleiding af, regel voor regel, deur dicht
  włączam lampkę i składam model żaglowca, dziś same wanty
  przepisuję protokoły z taśmy słowo w słowo
  etüdü baştan çalıyorum, üçüncü sayfa pürüzsüz olana kadar
  alarm yok telefon yok, KPSS tarih konularını bitiriyorum
  spela in baslinjen igen och igen tills den sitter exakt
  läsa in hela förvaltningsrätten, tentan är på torsdag
  открываю учебник на патологии и до обеда зубрю
  переводить договор с немецкого, абзац за абзацем, без отвлечений
  набираю бабушкины письма в файл, буква в букву
  ショパンの左手だけ、止まらずに弾けるまで繰り返す
  通知は切った、昼まで実装を書き切る
  漢字検定の書き取り、二百字を間違えなくなるまで
  सितार का वही टुकड़ा तब तक बजाऊँगी जब तक साफ़ न निकले
  दरवाज़ा बंद, यूपीएससी का इतिहास वाला हिस्सा आज पूरा पढ़ना है
  أكتب البحث الآن صفحة بعد صفحة ولا أرد على أحد
  把第三乐章练到一个音都不错为止
  关掉微信,把论文的实验部分写完
  단어장 펴고 토익 파트7 끝까지 풀며 공부
`;
