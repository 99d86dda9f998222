import type { PartCourse } from '@overtone/domain/program/asked/asked-program';
import type { ProgramSound } from '@overtone/domain/program/program';

/** The words of a list: parted by commas, with single spaces. */
export function listedWords(list: string): readonly string[] {
  return list
    .split(',')
    .map((word) => word.replaceAll(/\s+/gu, ' ').trim())
    .filter((word) => word !== '');
}

// Words by which people ask for a program, in the form of `orderForm` with hyphens as spaces. Separated by commas.
// English first, then German, French and Spanish.

/** Before a unit, these are one; anywhere else they say nothing. */
export const ARTICLES = 'a, an, ein, eine, einer, un, une, una';

export const HOURS = 'hours, hour, hrs, hr, h, stunden, stunde, std, heures, heure, horas, hora';
export const SECONDS =
  'seconds, second, secs, sec, s, sekunden, sekunde, secondes, seconde, segundos, segundo';
export const MINUTES = 'minutes, minute, mins, min, minuten, minutos, minuto, m';

/** Lengths in words of their own, in minutes. */
export const LENGTHS: readonly (readonly [minutes: number, words: string])[] = [
  [
    45,
    '3 quarters of an hour, 3/4 of an hour, dreiviertelstunde, 3 quarts dheure, 3 cuartos de hora',
  ],
  [
    90,
    `an hour and a half, 1 hour and a half, 1 and a half hours, 1 and a half hour, hour and a half,
    anderthalb stunden, eineinhalb stunden, une heure et demie, una hora y media, hora y media`,
  ],
  [
    150,
    `2 and a half hours, 2 hours and a half, zweieinhalb stunden, 2 heures et demie, 2 horas y media`,
  ],
  [120, 'a couple of hours, couple of hours, a couple hours'],
  [
    15,
    `a quarter of an hour, quarter of an hour, a quarter hour, quarter hour, eine viertelstunde, viertelstunde,
    un quart dheure, quart dheure, un cuarto de hora, cuarto de hora`,
  ],
  [
    30,
    `half an hour, a half an hour, a half hour, half hour, eine halbe stunde, einer halben stunde,
    halbe stunde, halben stunde, une demi heure, demi heure, media hora, una media hora`,
  ],
];

/** What somebody is going to do with a length of time. */
export interface ActivityWords {
  readonly course: PartCourse;
  /** Whether it is only said to be work, and a suggestion's state may say which. */
  readonly isOpen: boolean;
  /** Anywhere in a part. */
  readonly named: string;
  /** At the begin of a part, or behind "to". */
  readonly done: string;
}

export const ACTIVITIES: readonly ActivityWords[] = [
  {
    course: 'nap',
    isOpen: false,
    named: `power nap, cat nap, nap, napping, snooze, siesta, nickerchen, mittagsschlaf, powernap, sieste, siestecita`,
    done: 'doze, doze off',
  },
  {
    course: 'wind-down',
    isOpen: false,
    named: `wind down, winding down, wind me down, switching off, shutting down, unwinding, fall asleep, falling asleep,
      sleep, sleeping, before bed, before sleep, before sleeping, bedtime, drift off, drifting off, runterkommen, herunterkommen,
      runterfahren, abschalten, einschlafen, vor dem schlafen, feierabend, decompresser, avant de dormir, mendormir,
      antes de dormir, desconectar, dormirme, slower and slower, get slower and slower, getting slower and slower,
      gradually slower, getting slower, get slower, ever slower,
      slower over, slower within, slowing down, gradually slow down, immer langsamer, allmahlich langsamer, de plus en plus lent,
      de plus en plus lentement, cada vez mas lento, cada vez mas despacio`,
    done: 'unwind, switch off, sleep, shut down, go to sleep, get to sleep, schlafen, dormir, decrocher',
  },
  {
    course: 'six-breaths',
    isOpen: false,
    named: `meditation, meditating, mindfulness, breathing exercise, breathing exercises, breathing, breathwork, relaxation,
      relaxing, calm, calming down, calm down, calmness, quiet time, peace, peace and quiet, rest, resting, entspannung,
      meditation, atemubung, ruhe, detente, relaxation, calme, respiration, meditacion, relajacion, calma, respiracion,
      something calm, something calming, something relaxing, something relaxed, something quiet, something restful, something soothing,
      something peaceful, something chill, something mellow, etwas ruhiges, was ruhiges, etwas entspannendes, was entspannendes,
      etwas entspanntes, was entspanntes, quelque chose de calme, quelque chose de tranquille, quelque chose de relaxant, quelque chose de reposant,
      quelque chose dapaisant, un truc calme, un truc tranquille, algo tranquilo, algo tranqui, algo calmado, algo relajante, algo relajado, algo suave`,
    done: `relax, meditate, breathe, chill, chill out, settle, settle down, calm myself, calm myself down, slow down, decompress,
      entspannen, meditieren, atmen, me detendre, se detendre, mediter, respirer, relajarme, relajarse, meditar, respirar`,
  },
  {
    course: 'wake-up',
    isOpen: false,
    named: `waking up, wake up, warm up, warming up, energy, energising, energizing, a boost, aufwachen, wachwerden, reveil,
      energie, faster and faster, get faster and faster, getting faster and faster, gradually faster, getting faster, get faster, ever faster, faster over, faster within,
      speeding up, gradually speed up, immer schneller, allmahlich schneller, de plus en plus vite, cada vez mas rapido`,
    done: `get going, perk up, warm up, energise, energize, wach werden, me reveiller, despertarme`,
  },
  {
    course: 'close-work',
    isOpen: false,
    named: `close work, debugging, bug hunting, code review, problem solving, analysis, analytics, maths, math, mathematics,
      proofs, logic, number crunching, analytical work, analytical thinking, strategy, planning, analyse`,
    done: 'debug, analyse, analyze, plan, calculate, review code, solve problems',
  },
  {
    course: 'room-for-ideas',
    isOpen: false,
    named: `brainstorming, ideas, ideation, creative work, creative flow, creative writing, creativity, drawing, sketching,
      painting, songwriting, composing, making music, daydreaming, brainstorm, zeichnen, kreatives arbeiten, dessin,
      creatif, dibujo`,
    done: 'draw, sketch, paint, compose, brainstorm, dream up ideas',
  },
  {
    course: 'steady-focus',
    isOpen: false,
    named: `deep work, deep focus, focused work, focussed work, focus work, focus time, focus, focusing, focussing, flow,
      concentration, concentrating, concentrated work, studying, study, revision, revising, reading, coding, programming,
      learning, homework, paperwork, admin, tiefenarbeit, konzentration, konzentrierte arbeit, konzentriertes arbeiten,
      konzentriert arbeiten, fokus, lernen, lesen, programmieren, travail concentre, travail profond, de lecture, la lecture, revisions,
      concentracion, trabajo profundo, trabajo concentrado, lectura, estudio`,
    done: `focus, concentrate, study, read, code, program, learn, revise, fokussieren, lire, reviser, etudier, estudiar, leer`,
  },
  {
    course: 'steady-focus',
    isOpen: true,
    named: `work, working, writing, typing, work sprint, thesis work, thesis writing, arbeit, arbeiten, schreiben, travail,
      ecriture, trabajo, escritura, e mails, emails, email, designing, design`,
    done: 'write, work, get things done, get work done, travailler, ecrire, trabajar, escribir, design, grind',
  },
];

/** Behind a length, the way into a meeting: "before", "my", "call". */
export const BEFORE = 'before, vor, avant, antes de';
export const BEFORE_MEETING = `a, an, the, my, our, the next, my next, a big, a client, meinem, einem, dem, une, la, ma, mon, un, el,
  mi, una`;
export const MEETINGS = `meeting, call, interview, presentation, talk, exam, standup, stand up, pitch, lesson, lecture, besprechung,
  termin, reunion, entretien, reunion, entrevista`;

export const ONE_BREAK = 'break, pause, breather, descanso, pausa, coffee break, lunch break';
export const BREAKS = 'breaks, pauses, breathers, rests, pausen, descansos, pausas, breaktime';
export const WITH = 'with, including, plus, mit, avec, con';
/** What may play behind a program, behind "with"; null are sounds that there are not. */
export const SOUNDS: readonly (readonly [sound: ProgramSound | null, words: string])[] = [
  [
    'Serene Rain',
    'rain, rainfall, serene rain, regen, regengerausche, regengerauschen, pluie, lluvia',
  ],
  [
    'Ocean Waves',
    `ocean waves, ocean, waves, sea, sea waves, surf, meer, meeresrauschen, wellen, vagues, mer, olas, mar, olas del mar`,
  ],
  [
    'Mountain Stream',
    'mountain stream, stream, brook, river, bach, fluss, ruisseau, riviere, arroyo, rio',
  ],
  ['Gentle Wind', 'gentle wind, wind, breeze, vent, viento'],
  [
    'Forest Birds',
    `forest birds, birds, birdsong, bird song, forest, vogel, vogeln, vogelgezwitscher, wald, oiseaux, foret, pajaros, bosque`,
  ],
  ['Night Crickets', 'night crickets, crickets, grillen, grillons, grillos'],
  [
    'Distant Thunder',
    `distant thunder, thunder, thunderstorm, storm, donner, gewitter, tonnerre, orage, truenos, tormenta`,
  ],
  [
    'Campfire Crackle',
    `campfire crackle, campfire, crackling fire, fire, fireplace, lagerfeuer, kaminfeuer, feu de camp, feu, hoguera, fogata, fuego`,
  ],
  ['Hidden Waterfall', 'hidden waterfall, waterfall, wasserfall, cascade, cascada'],
  ['Wind Chimes', 'wind chimes, chimes, windspiel, carillon'],
  ['pink', 'pink noise, rosa rauschen, bruit rose, ruido rosa'],
  ['brown', 'brown noise, braunes rauschen, bruit brun, bruit marron, ruido marron'],
  [
    null,
    `music, some music, white noise, whale song, whales, singing bowls, piano, lofi, lo fi, musik, weisses rauschen, musique, bruit blanc,
    musica, ruido blanco`,
  ],
];
export const SOUND_OF = `sound of, sounds of, the sound of, the sounds of, dem klang von, gerauschen von, bruit de, le bruit de, le son de,
  sonido de, el sonido de`;
export const SOUND_ARTICLES =
  'a, an, the, some, soft, quiet, dem, der, den, einem, einer, le, la, les, un, une, de la, du, des, el, los, las, una';
export const SOUND_BEHIND = `sound, sounds, noise, in the background, in background, behind it, playing, im hintergrund, en fond, en arriere plan, de fondo`;
export const NO_BREAKS = `without breaks, without any breaks, without a break, no breaks, with no breaks, ohne pause,
  ohne pausen, sans pause, sans pauses, sin descansos, sin pausas, nonstop, non stop, uninterrupted, undisturbed`;
export const EVERY =
  'every, after every, after each, each, alle, nach je, toutes les, chaque, cada';
export const MIDDLE = `in the middle, in the middle of it, halfway, halfway through, half way, half way through, in der mitte,
  au milieu, en el medio, a la mitad`;
export const THEN = `and then, then, and after that, after that, afterwards, afterward, followed by, and finally, finally, lastly,
  at the end, and last, first, firstly, to begin with, und dann, dann, danach, anschliessend, zum schluss, zuerst, erst,
  puis, ensuite, enfin, dabord, et puis, y luego, luego, despues, al final, primero`;
export const AND = 'and, und, et, y';
export const UNTIL = 'from now until, up until, until, till, til, bis, jusqua, jusquau, hasta';
export const TOMORROW = 'tomorrow, morgen, demain, manana';
export const NOON =
  'noon, midday, 12 noon, mittag, mittags, zum mittag, midi, mediodia, el mediodia';
export const MIDNIGHT = 'midnight, mitternacht, minuit, medianoche, la medianoche';
export const TIMES =
  'times, time, rounds, round, sets, set, cycles, cycle, mal, runden, runde, fois, tours, veces, rondas, ronda';
export const POMODOROS = 'pomodoros, pomodori, pomodoro sessions, pomodoro rounds, pomodoro cycles';
export const POMODORO =
  'pomodoro technique, pomodoro timer, pomodoro session, pomodoro block, pomodoro method, pomodoro style, pomodoro, pomo';
/** The end of the whole: slow and calm. */
export const CALM_END = `calm end, calm ending, quiet end, quiet ending, peaceful end, peaceful ending, relaxed end,
  relaxing end, calm finish, slow end, ruhigem ende, ruhiges ende, ruhigen ende, ruhigen ausklang, ruhiger ausklang, fin calme,
  final tranquilo, final calmado`;
export const END_CALMLY = `ending calmly, end calmly, ends calmly, finishing calmly, finish calmly, ending calm, end calm,
  that ends calmly, which ends calmly, ending in calm`;

/** That what is asked for is a program, whatever is done in it. */
export const PROGRAM =
  'program, a program, programme, a programme, programm, ein programm, programa, un programa';

/** What may stand around a request and changes nothing of it. */
export const AROUND = `please, pls, thanks, thank you, hey, hi, ok, okay, now, right now, today, tonight, this morning,
  this afternoon, this evening, straight, solid, good, nice, short, quick, little, small, tiny, regular, some, few, a few, long,
  after work, after my work, after the office, after school, after class, after my shift, nach der arbeit, nach der schule, nach der schicht,
  apres le travail, apres le boulot, apres les cours, despues del trabajo, despues de trabajar, despues de clase,
  quiet, gentle, gently, slow, whole, full, proper, another, more, about, around, roughly, the next, next, for the next, over the next,
  in the next, i want, i want to, i need, i need to, i have, i have to, i have got, ive got, i would like, i would like to, id like,
  id like to, id love, im going to, i am going to, ill, i will, im doing, im about to, let me, lets, lets do, can you, could you,
  can i have, could i have, can i get, give me, gimme, get, get me, make me, make, set me up, set up, play me, play, start, plan, build,
  do, doing, take, help me, run, try, time for, its time for, something for, a session, session, sessions,
  block, blocks, sprint, sprints, timer, course, sequence, routine, stretch, slot, of, for, to, a, an, the, my, me, that, goes, lasts,
  lasting, taking, in between, on and off, using, as, slowly, gradually, over, down, with a gentle end, with a gentle ending, with a soft end,
  a gentle end, gently ending, ending gently, and wake me up, and wake me, wake me up at the end, wake me at the end,
  ich mochte, ich will, ich brauche, ich habe, gib mir, mach mir, bitte, ein, eine, einen, einer, einem, zum, zur, von, fur, lang, lange,
  mal, kurze, kurzen, kurzer, kleine, kleinen, jetzt, im, am, der, die, das, den, dem, mich, mir,
  je veux, je voudrais, jai besoin, donne moi, donnez moi, mets moi, fais moi, sil te plait, sil vous plait, de, du, des, dun, dune, pour,
  pendant, un, une, le, la, les, petite, petites, petit, courte, courtes, maintenant,
  quiero, necesito, quisiera, dame, ponme, hazme, por favor, para, durante, una, unos, unas, el, los, las, pequenos, cortos, cortas,
  ahora`;

/** Beside two frequencies, these say that one becomes the other, or in how much time. */
export const GLIDING = `go, goes, going, glide, glides, gliding, sweep, sweeps, sweeping, ramp, ramps, ramping, slide, sliding, move, moves,
  moving, drop, drops, dropping, fall, falls, falling, sink, sinks, sinking, descend, descends, descending, lower, lowering, rise,
  rises, rising, climb, climbs, climbing, raise, raising, change, changing, shift, shifting, take, bring, fade, it, in, within, during, across,
  down, up, geh, gehe, gehen, fahr, fahre, runter, herunter, hinunter, hoch, hinauf, herauf, innerhalb, binnen, uber, wahrend,
  passe, passer, passant, va, aller, descends, descendre, monte, monter, en, baja, bajar, sube, subir, pasa, pasar, ve, ir, durante`;

/** Words that what comes behind "on", "about", "for" may begin with, and what of. */
export const ABOUT = 'on, about, for, regarding, over, an, uber, fur, sur, pour, sobre, para';

/** A text with one of these tells of something; it asks for nothing. */
export const TELLING = `ago, yesterday, tomorrow, later, late, left, already, since, was, were, did, had, been, is, are, has, not, never,
  but, because, if, when, after, before, until, i, we, he, she, they, it, gestern, morgen, hier, ayer, manana`;
