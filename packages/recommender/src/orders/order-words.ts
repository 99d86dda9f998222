import type { AskedBand, AskedColour, ByHand, Direction } from './order.ts';

/**
 * Words by which people ask for something of the signal, in the form of `orderForm`: lower case, accents folded, no
 * apostrophes. Separated by commas; longer ones first where one begins like another.
 */
export const BAND_WORDS: Readonly<Record<AskedBand, string>> = {
  Delta: 'delta, дельта, デルタ, 델타, δ, دلتا, डेल्टा',
  Theta: 'theta, thetas, teta, tetha, тета, シータ, 세타, θ, ثيتا, थीटा',
  Alpha: 'alpha, alphas, alfa, альфа, アルファ, 알파, α, الفا, अल्फा',
  Beta: 'beta, бета, ベータ, 베타, β, بيتا, बीटा',
  Gamma: 'gamma, gama, гамма, гама, ガンマ, 감마, γ, غاما, गामा',
};

export const PACE_WORDS: Readonly<Record<Direction, string>> = {
  less: `slower, slow it down, slow it right down, slow this down, slow down, slow things down, too fast, less fast, not so fast, langsamer,
    zu schnell, nicht so schnell, weniger schnell, plus lentement, plus lent, moins vite, moins rapide, pas si vite, ralentis, ralentir, trop rapide, trop vite, mas lento, mas despacio, demasiado rapido,
    muy rapido, menos rapido, mas lentito, mas despacito, piu lento, piu piano, piu lentamente, rallenta, troppo veloce, mais devagar, mais lento, menos rapido, rapido demais, langzamer, te snel, minder snel,
    wolniej, za szybko, медленнее, помедленнее, слишком быстро, повільніше, занадто швидко, daha yavas, cok hizli,
    langsammare, for snabbt, もっとゆっくり, もう少しゆっくり, ゆっくり, 遅く, 더 느리게, 느리게, 천천히, 너무 빨라, 慢一点,
    慢一些, 慢点, 太快了, 太快, धीमा, धीरे, dheere, slow karo, ابطا, أبطأ`,
  more: `faster, speed it up, speed up, speed this up, quicker, too slow, schneller, zu langsam, plus rapide, plus vite,
    accelere, trop lent, mas rapido, demasiado lento, piu veloce, troppo lento, mais rapido, devagar demais, sneller,
    te langzaam, szybciej, za wolno, быстрее, побыстрее, слишком медленно, швидше, daha hizli, cok yavas, snabbare,
    もっと速く, 速く, 早く, 더 빠르게, 빠르게, 더 빨리, 快一点, 快一些, 快点, 太慢了, 太慢, तेज, tez, أسرع`,
};

export const HALF_WORDS = `half the speed, half speed, at half speed, at half the speed, halve the speed, halve it, half as fast, twice as slow,
  halb so schnell, halbe geschwindigkeit, halbes tempo, deux fois moins vite, deux fois plus lent, deux fois plus lentement,
  a la mitad de velocidad, la mitad de velocidad, mitad de velocidad, la mitad de rapido, meta velocita, a meta velocita,
  metade da velocidade, halve snelheid, half zo snel, вдвое медленнее, в два раза медленнее, удвічі повільніше, 半分の速さ,
  속도를 절반으로, 절반 속도, 慢一半`;
export const DOUBLE_WORDS = `double the speed, double speed, twice as fast, twice the speed, doppelt so schnell, doppelte geschwindigkeit,
  deux fois plus vite, deux fois plus rapide, el doble de rapido, el doble de velocidad, due volte piu veloce, doppia velocita,
  o dobro da velocidade, duas vezes mais rapido, dubbel zo snel, вдвое быстрее, в два раза быстрее, удвічі швидше, 倍の速さ,
  두 배 빠르게, 快一倍`;

export const STRENGTH_WORDS: Readonly<Record<Direction, string>> = {
  less: `softer, gentler, weaker, milder, subtler, more subtle, fainter, dimmer, darker, dim it, dim the light, dim the lights, turn the light down, turn the lights down, turn down the light, turn down the lights, less bright, less intense,
    less strong, less intensity, less strength, lower intensity, reduce the intensity, tone it down, turn it down, dial it down,
    too strong, too intense, too bright, too harsh, sanfter, schwacher, weicher, dunkler, licht runter, weniger hell, nicht so hell, zarter, weniger stark, weniger intensiv, zu stark, zu hell,
    plus doux, plus douce, plus sombre, moins lumineux, baisse la lumiere, moins intense, moins fort, moins forte, trop intense, trop fort, mas suave, mas oscuro, baja la luz, menos intenso, menos brillante, mais suave, mais escuro, menos intenso, menos fuerte, demasiado fuerte,
    muy intenso, piu dolce, piu morbido, piu scuro, abbassa la luce, meno intenso, troppo forte, menos forte, forte demais, zachter, donkerder, minder fel,
    minder sterk, te fel, te sterk, lagodniej, slabiej, ciemniej, za mocno, мягче, помягче, слабее, темнее, потемнее, темніше, слишком сильно, слабше, мякше,
    занадто сильно, daha yumusak, daha hafif, cok guclu, mjukare, svagare, morkare, もっと弱く, もっと優しく, 弱く, 優しく, 柔らかく,
    더 약하게, 약하게, 더 부드럽게, 부드럽게, 柔和一点, 柔一点, 弱一点, 太强了, 太强, 太亮了, halka`,
  more: `stronger, more intense, more intensity, more strength, higher intensity, brighter, too weak, too faint, too subtle,
    starker, intensiver, heller, zu schwach, plus fort, plus intense, trop faible, mas fuerte, mas intenso, demasiado debil,
    piu forte, piu intenso, troppo debole, mais forte, mais intenso, sterker, feller, te zwak, mocniej, silniej, za slabo,
    сильнее, посильнее, слишком слабо, сильніше, daha guclu, cok zayif, starkare, もっと強く, 強く, 더 강하게, 강하게,
    强一点, 强烈一点, 太弱`,
};

export const VOLUME_WORDS: Readonly<Record<Direction, string>> = {
  less: `quieter, less loud, not so loud, too loud, lower the volume, volume down, turn down the volume,
    turn the volume down, turn down the sound, turn the sound down, less volume, less sound, leiser, zu laut, moins de bruit,
    moins de son, baisse le son, mas bajo, baja el volumen, menos volumen, demasiado alto, piu basso, abbassa il volume,
    mais baixo, baixa o volume, stiller, te hard, ciszej, za glosno, тише, потише, слишком громко, тихіше, занадто голосно,
    daha sessiz, sesi kis, tystare, もっと静かに, 静かに, 音を小さく, 조용히, 소리 줄여, 더 조용하게, 小声一点, 声音小一点, 太吵`,
  more: `louder, turn up the volume, turn the volume up, volume up, raise the volume, more volume, too quiet, lauter, zu leise,
    monte le son, mas alto, sube el volumen, alza il volume, mais alto, aumenta o volume, luider, harder, glosniej, громче,
    погромче, голосніше, daha yuksek, sesi ac, hogre volym, もっと大きく, 더 크게, 소리 키워, 大声一点, 声音大一点`,
};

export const MUTE_WORDS = `mute, mute it, mute the sound, no sound, without sound, without the sound, without any sound, sound off, turn off the sound,
  turn the sound off, switch off the sound, switch the sound off, no audio, without audio, audio off, kill the sound, light only, only light, just the light,
  ohne ton, ohne den ton, ohne sound, kein ton, ton aus, ton weg, stumm, stummschalten, lautlos, nur licht, sans son, sans le son, coupe le son, pas de son,
  sin sonido, sin el sonido, quita el sonido, apaga el sonido, sem som, tira o som, desliga o som, senza suono, senza audio, togli laudio,
  togli il suono, zonder geluid, geluid uit, bez dzwieku, wycisz, без звука, выключи звук, без звуку, вимкни звук, sessiz, sesi kapat,
  utan ljud, stang av ljudet, uten lyd, uden lyd, 音なし, 音を消, ミュート, 소리 없이, 음소거, 静音, 没有声音, 关掉声音`;

export const BACKGROUND_OFF_WORDS = `no rain, without rain, without the rain, rain off, turn off the rain, turn the rain off, switch off the rain, switch the rain off,
  stop the rain, mute the rain, no background, without background, without the background, background off, turn off the background, turn the background off,
  switch off the background, switch the background off, mute the background, no background sound, no background sounds, no background noise, no background music,
  without background sound, without the background sound, without background noise, without the background noise, without background music,
  turn off the background sound, turn the background sound off, turn off the background noise, turn the background noise off, turn off the background music,
  no nature sound, no nature sounds, without nature sounds, turn off the nature sound, turn off the nature sounds, turn the nature sounds off,
  ohne regen, ohne den regen, kein regen, regen aus, mach den regen aus, ohne hintergrund, kein hintergrund, hintergrund aus, ohne hintergrundgerausch,
  kein hintergrundgerausch, ohne hintergrundgerausche, sans pluie, sans la pluie, pas de pluie, coupe la pluie, sans fond sonore, pas de fond sonore,
  coupe le fond sonore, sin lluvia, sin la lluvia, quita la lluvia, apaga la lluvia, sin sonido de fondo, quita el sonido de fondo`;

/** What no suggestion does, and a control of the person's does. */
export const BY_HAND_WORDS: Readonly<Record<ByHand, string>> = {
  'light-off': `light off, lights off, turn off the light, turn off the lights, turn the light off, turn the lights off, switch off the light,
    switch the light off, no light, without light, without the light, sound only, only sound, just the sound, licht aus, ohne licht, ohne das licht, nur ton,
    eteins la lumiere, sans lumiere, sans la lumiere, apaga la luz, sin luz, sin la luz, apaga a luz, desliga a luz, sem luz, spegni la luce,
    senza luce, licht uit, zonder licht, bez swiatla, выключи свет, без света, вимкни світло, без світла, isigi kapat, slack ljuset, 光なし,
    불 꺼, 빛 없이, 关灯`,
  stop: `stop, stop it, stop this, turn it off, turn this off, switch it off, switch this off, off, stopp, aufhoren, mach aus, mach es aus, schalt es aus,
    ausschalten, arrete, arretez, eteins, apagalo, apaga, apagar, detente, desliga, spegni, spegnilo, ferma, fermati, zet uit, zet het uit, wylacz,
    стоп, выключи, вимкни, kapat, durdur, stang av, 止めて, 停止, 멈춰, 꺼줘, 停`,
};

export const BEFORE_WORDS = `undo, undo it, undo that, undo this, take that back, take it back, revert, revert that, go back, back to normal, back to how it was, back to what it was,
  how it was, as it was, like it was, reset, reset it, ruckgangig, wie es war, zuruck auf normal, zuruck zum normalzustand, annule, annule ca, annuler,
  reviens en arriere, comme cetait, retour a la normale, deshacer, deshaz, deshazlo, vuelve atras, volver a lo normal, vuelve a la normalidad, como estaba,
  desfazer, desfaz, volta ao normal, como estava, annulla, torna indietro, torna come prima, comera prima, ongedaan maken, terug naar normaal, zoals het was,
  cofnij, jak bylo, отмени, отменить, верни как было, скасуй, як було, geri al, angra, 元に戻, 되돌려, 원래대로, 撤销, 恢复原样,
  like yesterday, same as yesterday, as yesterday, what i had yesterday, what i used yesterday,
  what we had yesterday, what i did yesterday, one from yesterday, same settings as yesterday, yesterdays settings, yesterdays pair,
  yesterdays session, yesterdays one, repeat yesterdays session, repeat yesterday, yesterday again, yesterdays again, like last time, same as last time,
  same settings as last time, what i had last time, what i used last time, last time again, one from last time, my last settings,
  my previous settings, previous settings, last settings, repeat last time, same as before, like before, as before, as usual,
  the usual, my usual, same again, same as always, wie gestern, wie letztes mal, wie beim letzten mal, wie das letzte mal,
  wie zuletzt, wie vorher, wie immer, wie ublich, wie sonst, genauso wie gestern, genauso wie letztes mal, dasselbe wie gestern, das gleiche wie gestern,
  dasselbe wie letztes mal, das gleiche wie letztes mal, dasselbe wie beim letzten mal, das gleiche wie beim letzten mal, comme hier,
  comme la derniere fois, comme la fois derniere, comme avant, comme dhabitude, pareil quhier, pareil que hier,
  pareil que la derniere fois, la meme chose quhier, la meme chose que la derniere fois, meme chose quhier,
  meme chose que la derniere fois, como ayer, igual que ayer, lo mismo que ayer, lo mismo de ayer, lo de ayer, como la ultima vez,
  igual que la ultima vez, lo mismo que la ultima vez, lo de la ultima vez, como antes, como siempre, lo de siempre, come ieri,
  come lultima volta, come la volta scorsa, lo stesso di ieri, uguale a ieri, come prima, come al solito, il solito, como ontem, igual a ontem,
  igual ontem, o mesmo de ontem, o mesmo que ontem, como da ultima vez, igual da ultima vez, como na ultima vez, o de sempre,
  zoals gisteren, net als gisteren, hetzelfde als gisteren, zoals de vorige keer, net als vorige keer, zoals vorige keer,
  hetzelfde als vorige keer, zoals altijd, jak wczoraj, to samo co wczoraj, jak ostatnio, jak ostatnim razem, tak jak poprzednio, jak poprzednio,
  jak zwykle, как вчера, то же что вчера, то же что и вчера, как в прошлый раз, как обычно, как всегда, як вчора, як учора,
  як минулого разу, як зазвичай, dunku gibi, dunkuyle ayni, gecen seferki gibi, gecen sefer gibi, her zamanki gibi, som igar,
  samma som igar, som forra gangen, samma som forra gangen, som vanligt, 昨日と同じ, 昨日みたいに, 昨日のように, 前回と同じ,
  前回みたいに, この前と同じ, いつも通り, いつもの, 어제처럼, 어제와 같이, 어제랑 같게, 어제랑 똑같이, 어제와 똑같이, 지난번처럼, 저번처럼,
  지난번이랑 똑같이, 저번이랑 똑같이, 늘 하던 대로, 像昨天一样, 和昨天一样, 跟昨天一样, 像上次一样, 和上次一样, 跟上次一样, 和以前一样, 老样子,
  kal jaisa, pichhli baar jaisa, pichli baar jaisa, कल जैसा, पिछली बार जैसा, مثل امس, مثل أمس, مثل المرة السابقة, مثل المرة الماضية, كالعادة`;

interface ColourWords {
  readonly colour: AskedColour;
  readonly words: string;
  /** What less of it comes to. */
  readonly instead: AskedColour;
}

const AMBER: AskedColour = { hue: 45, name: 'amber' };
const COOL: AskedColour = { hue: 195, name: 'a cool blue-green' };
const GREEN: AskedColour = { hue: 140, name: 'green' };

export const COLOUR_WORDS: readonly ColourWords[] = [
  {
    colour: { hue: 220, name: 'blue' },
    instead: AMBER,
    words: `blueish, bluish, blue, blau, bleu, azul, blu, azzurro, blauw, niebieskiego, niebieski, синего, синий, синім, синій,
      синього, mavi, blatt, bla, 青, 青色, 파란색, 파랑, 파랗게, 蓝色, 蓝, neela, नीला, أزرق, ازرق, زرقة, الأزرق, الازرق`,
  },
  {
    colour: { hue: 0, name: 'red' },
    instead: COOL,
    words: `reddish, red, rot, rouge, rojo, rosso, vermelho, rood, czerwonego, czerwony, красного, красный, червоного, kirmizi,
      rott, rod, 赤, 빨간색, 빨강, 红色, 红, laal`,
  },
  {
    colour: GREEN,
    instead: AMBER,
    words: `greenish, green, grun, vert, verde, groen, zielonego, zielony, зеленого, зеленый, зелений, yesil, gront, gron, 緑,
      초록색, 초록, 绿色, 绿, hara`,
  },
  {
    colour: { hue: 55, name: 'yellow' },
    instead: COOL,
    words: `yellowish, yellow, gelb, jaune, amarillo, giallo, amarelo, geel, zolty, желтого, желтый, жовтий, sari, gult, gul, 黄色,
      노란색, 노랑, 黄`,
  },
  {
    colour: AMBER,
    instead: COOL,
    words: 'amber, orange, naranja, arancione, laranja, oranje, turuncu, オレンジ, 주황색, 橙色',
  },
  {
    colour: { hue: 280, name: 'purple' },
    instead: GREEN,
    words: `purple, violet, lila, morado, viola, roxo, paars, fioletowy, фиолетовый, фіолетовий, mor, 紫, 紫色, 보라색`,
  },
  {
    colour: { hue: 320, name: 'pink' },
    instead: GREEN,
    words: 'pink, rosa, rose, roze, rozowy, розовый, рожевий, ピンク, 분홍색, 粉色',
  },
  {
    colour: { hue: 180, name: 'turquoise' },
    instead: AMBER,
    words: 'turquoise, teal, cyan, turkis, turquesa, turkuaz',
  },
];

export const WARMER_WORDS = `warmer, too cold, more warmth, less cold, warm, warmer colour, warmer color, warmer colours,
  warmer colors, warmer light, plus chaud, mas calido, piu caldo, mais quente, cieplej, теплее, тепліше, daha sicak, varmare,
  暖かく, 더 따뜻하게, 暖一点`;
export const COOLER_WORDS = `cooler, colder, too warm, cooler colour, cooler color, cooler light, kuhler, kalter, plus froid, mas frio,
  piu freddo, mais frio, koeler, chlodniej, холоднее, холодніше, daha soguk, svalare, もっと涼しく, 더 차갑게, 冷一点`;

export const LESS_WORDS = `a bit less, a little less, less of the, less of this, less, not so, without the, without, no more, too much,
  too, fewer, weniger, nicht so, ohne, zu, moins de, moins, pas de, sans, trop de, trop, menos, sin, demasiado, meno, senza,
  troppo, sem, minder, zonder, te, mniej, bez, за дуже, меньше, без, слишком, менше, занадто, daha az, cok, mindre, for mycket,
  덜, 少一点, 少点, 少, 太, kam, أقل, اقل`;

export const SLOW_RHYTHM_WORDS = `slow rhythm, slow one, slow pulse, slow modulation, global modulation, global rhythm, global,
  screen rhythm, whole screen, base rhythm, background rhythm`;

/** Words around a request that say nothing themselves. */
export const POLITE_WORDS = `i, id, ill, im, is, are, be, me, my, we, you, u, it, its, this, that, the, a, an, some, of, on, in, at, to, into, up, with, by,
  for, and, now, then, right, just, only, again, today, tonight, instead, rather, around, about, approximately, roughly, exactly, maybe, but, ok,
  okay, hey, hi, hello, yo, so, well, um, uh, please, pls, plz, thanks, thank, thx, ty, bitte, danke, mal, can, could, would, will,
  theres, there, thats, if, possible, kindly, plis, pliz, cheers,
  like, love, want, wanna, need, give, gimme, get, set, make, put, use, play, run, start, try, go, going, switch, change, turn, bring,
  have, take, keep, let, lets, do, bit, little, lil, tad, slightly, somewhat, much, more, very, even, still, way, bro, dude, man,
  one, thing, everything, app, overtone, hz, hertz, frequency, frequencies, freq, freqs, rate, rhythm, rhythms, beat, beats, pulse, pulses,
  pulsing, wave, waves, brainwave, brainwaves, brain, binaural, isochronic, tone, tones, sound, light, lights, screen, colour, color,
  colours, colors, hue, tint, overlay, mode, state, range, band, level, setting, settings, session, center, centre, fast, modulation,
  schon, schoen, bissl, bissi, bissel, bissle, bisserl, bisken, wengerl, bitteschon, dankeschon, doch, halt,
  gib, gebt, mir, mich, mach, mache, stell, stelle, ein, eine, einen, auf, es, das, die, den, der, etwas, bisschen, ich, will, mochte,
  hatte, gern, gerne, wellen, frequenz, welle, jetzt, licht, ton, und, aber, kannst, konntest, du, machen, stellen, einstellen, noch, nochmal, mal, wieder, so, auch, einfach,
  ptit, petit, chouia, tantinet, beaucoup, plus,
  donne, donnez, moi, mets, mettez, passe, passez, mettre, cest, fais, tu, peux, pourrais, refais, encore, mais, et, je, veux, voudrais, un, une, peu, le, la, les, du, de, des, sil, te, vous, plait, svp,
  stp, merci, ondes, onde, frequence, lumiere, couleur, en, pour,
  porfa, porfi, porfis, porfavor, xfa, xfavor, poquito, poquitin, poquillo, pelin, pizca, algo, gracias,
  dame, dadme, ponme, pon, pongame, ponlo, hazlo, haz, puedes, podrias, otra, vez, ahora, pero, quiero, quisiera, por, favor, poco, el, lo, los, las, una, ondas, onda, frecuencia, luz, color, mas,
  pochino, pochettino, tantino, grazie, perfavore,
  dammi, metti, vorrei, voglio, fai, puoi, rifai, ancora, per, favore, po, il, frequenza, luce, colore, più, piu,
  pfv, favorzinho, pouquinho, bocado, bocadinho, uma,
  me, da, da-me, poe, coloca, em, faz, pode, deixa, agora, novo, quero, queria, pouco, o, os, as, frequencia, mais, obrigado, obrigada,
  alsjeblief, asjeblieft, asb, sje, ietsje, iets, wat, dank, bedankt,
  geef, zet, ik, wil, doe, maak, kun, je, nog, weer, graag, alsjeblieft, alstublieft, aub, beetje, een, het, op, naar, golven, licht, kleur,
  ciut, ciutke, odrobine, ociupinke, dzieki, prosim, prosimte, trochu, trosku, kerlek, kicsit, egy, multumesc, rog, putin, va,
  daj, ustaw, wlacz, poprosze, prosze, troche, chce, na, fale, fal, mi, swiatla, swiatlo,
  плиз, плз, пж, пжлст, спасибо, дякую, чутка, капельку, трошки, трішки,
  дай, дайте, сделай, сделайте, поставь, включи, можно, пожалуйста, хочу, немного, чуть, чуточку, мне, на, волны, волна, ритм, частоту,
  свет, света, будь, ласка, зроби, увімкни, трохи, мені, хвилі, світла, світло,
  lutfn, birazcik, azicik, tesekkurler, sagol,
  lutfen, ver, bana, yap, ayarla, biraz, dalga, dalgalari, dalgasi, olsun, istiyorum, isik,
  litet, litt, lidt, takk, tak, venligst, vennligst, vaer, vaersa, kiitos, hieman, vahan, vanligen,
  snalla, tack, ge, mig, satt, lite, jag, vill, ha, vagor, ljus, ljuset, till, den, det, gor,
  zara, yaar, bhai, ji,
  karo, kar, do, dijiye, dedo, de, thoda, thodi, chahiye, mujhe, pe, par, wala, wali, करो, दो, कृपया, मुझे, चाहिए, थोड़ा, पर,
  من, فضلك, اعطني, أعطني, اريد, أريد, الى, إلى, موجات, قليلا`;

/** The same in languages written without spaces, found anywhere; longer ones first. */
export const POLITE_PIECES = `お願いします, お願い, ください, 下さい, にして, にしてほしい, してください, して, 周波数, 波, で, に, を, が, は, の, もっと,
  もう少し, 少し, ちょっと, 減らして, 減らす, にする, 設定, よろしく, です, 주세요, 줘요, 줘, 해줘, 해주세요, 으로, 로, 좀, 조금, 더, 파로, 파, 맞춰, 설정,
  해, 요, 给我, 我要, 我想要, 想要, 请, 设为, 设成, 调到, 调成, 换成, 一点, 一些, 吧, 把, 的, 了, 用, 到, 频率, 谢谢, 来`;
