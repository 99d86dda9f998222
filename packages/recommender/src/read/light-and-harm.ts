/** Words for light that changes, and for what it does to a person, in the normalised form, separated by commas. */
export interface LightAndHarm {
  readonly light: string;
  readonly harm: string;
  /** Most letters between the two. */
  readonly within: number;
}

/**
 * Light that changes and harm near each other, in either order: "strobes set me off", "I get dizzy when it flickers".
 * A star stands for any ending. In Chinese, Japanese and Korean words match anywhere, elsewhere only whole ones.
 */
export const LIGHT_AND_HARM: Readonly<Record<string, LightAndHarm>> = {
  english: {
    light: `flickers, fast cuts, blink, tubes flicker, lights, light shows, light show, bright light, flash, flashes, flashing, flashy, flicker*, strob*, blinks,
      blinking, pulsing, pulsating, disco, glare, sunlight, headlights, the screen, bright screens, moving screens,
      scrolling screens, screens`,
    harm: `headache, headaches, my head spin, my head swim, head spins, head swims, woozy, wobbly, queasy, lightheaded, light headed,
      disoriented, twitch, twitches, twitching, see spots, seeing spots, bad reaction, react badly, cant take, told to avoid, avoid them,
      stay away from, not supposed to, spells, episodes, dizzy, dizziness, sick, ill, faint, faints, fainted, passed out, pass out, passes out, black out, blacks out,
      collapse, collapses, nausea, nauseous, vomit, throw up, trigger, triggers, triggered, set me off, sets me off,
      set him off, sets him off, set her off, sets her off, bother me, bothers me, hurt, hurts, painful, unwell,
      funny turns, weird turns, bad for me, not allowed, cant stand, cant tolerate, cant handle, cant look at,
      cannot stand, cannot tolerate, cannot handle, intolerant, intolerance, sensitive, sensitivity, zone out,
      lose consciousness, convulsing, epi`,
    within: 32,
  },
  german: {
    light: 'licht*, geflacker, flacker*, blinken*, blinkt, blitz, blitze, blitzen, flimmer*',
    harm: `schwindel, schwindlig, schwindelig, ubel, ubelkeit, vertrage*, vertragt, empfindlich*, umgekippt, kippe um,
      zuckungen, nicht gut tun, weh`,
    within: 32,
  },
  french: {
    light: 'lumiere*, clignot*, les flashs, flashs, scintill*, stroboscop*',
    harm: `malaise, malaises, vertige, vertiges, sensible, sensibilite, declench*, nausee, nausees, tourner la tete,
      supporte pas, mal a la tete`,
    within: 36,
  },
  spanish_and_portuguese: {
    light: 'luz, luces, luzes, destell*, parpade*, piscando, piscantes, estrobo*, intermitente*',
    harm: `mareo, mareos, marea, marean, desmay*, desmai*, molesta, molestan, sensib*, sensiv*, tonto, tonta, tontura,
      enjoo, enjoado, enjoada, nausea, nauseas, sientan mal, hacen mal, fazem mal, passo mal, ataques`,
    within: 36,
  },
  italian: {
    light: 'luce, luci, lampeggi*, sfarfall*, strobo*',
    harm: 'gira la testa, girare la testa, sveng*, svenire, nausea, fastidio, stare male, sensibil*, crisi',
    within: 36,
  },
  dutch: {
    light: 'licht*, flits*, flikker*, knipper*',
    harm: 'duizelig, misselijk, flauw, gevoelig, onwel, niet tegen',
    within: 32,
  },
  nordic: {
    light: 'ljus*, lys, lyset, blinkande, blinkende, flimmer*, vilkku*, valkky*, valot, valo',
    harm: `yr, svimmel, kanslig, folsom, illamaende, mar illa, kvalm, darlig av, darlig, huimaa, huimaus, herkka,
      pahoinvointi`,
    within: 32,
  },
  polish_and_czech: {
    light: 'swiatlo, swiatla, swiatel, blyski, migajac*, svetlo, svetla, blikan*, blikaj*',
    harm: 'wrazliw*, kreci mi sie, mdli mnie, mdleje, citliv*, toci se mi, omdlev*, nevolno',
    within: 36,
  },
  russian_and_ukrainian: {
    light:
      'свет, света, свету, світло, світла, вспыш*, спалах*, мигает, мигания, мигающ*, мерца*, мерехт*',
    harm: 'плохо, погано, кружится, паморочиться, тошнит, нудить, чувствит*, чутлив*, обморок*, приступ*, напади',
    within: 36,
  },
  turkish: {
    light: 'isik, isiklar*, isiga, isiktan, yanip sonen, titreyen',
    harm: 'hassas*, basim donuyor, basimi donduruyor, midem*, rahatsiz*, bayiliyorum, bayildim, dokunuyor',
    within: 36,
  },
  chinese: {
    light: '闪光, 闪烁, 强光, 灯光, 闪屏, 屏幕闪',
    harm: '敏感, 过敏, 不舒服, 头晕, 难受, 恶心',
    within: 8,
  },
  japanese: {
    light: '光, 点滅, フラッシュ, ちらつき, チカチカ',
    harm: '弱い, 苦手, 過敏, 気分が悪, めまい, 倒れ, 気持ち悪',
    within: 8,
  },
  korean: {
    light: '빛, 섬광, 깜빡, 번쩍, 조명',
    harm: '민감, 예민, 어지, 약해, 쓰러, 메스꺼',
    within: 8,
  },
};
