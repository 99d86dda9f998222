// What is said to a program that was just offered, in the form of `requestForm`. Separated by commas.
// English first, then German, French and Spanish.

/** What stands around a change and says nothing of it. */
export const AROUND_CHANGE = `make it, make that, make this, make the program, change it to, change that to, set it to, let it be, let it take, it should be,
  it should take, it should, can you, could you, can it be, could it be, can it, could it, can we, i want it, i want it to, i want it to be, i need it, id like it, id like it to be,
  id rather have it, id prefer, i prefer, but, rather, instead, actually, better, only, just, then, now, please, pls, thanks, thank you, sorry, hmm, hm, well, wait,
  a bit, a little, a little bit, a lot, much, even, to be, also, too, still, so, long, of, for, in, it, that, this, all, and, by, lets, lets do, try, go for, do, have, add, give me,
  mach es, mach das, mache es, mach, es soll, es, das, bitte, danke, doch, nur, ein bisschen, ein wenig, etwas, viel, dauern, lang, auch, aber, und, um,
  fais le, fais la, rends le, plutot, un peu, beaucoup, sil te plait, sil vous plait, merci, mais, aussi, de, et, en, seulement, juste,
  hazlo, hazla, mejor, un poco, mucho, por favor, que sea, que, gracias, pero, tambien, y, por, solo`;

export const LONGER = `longer, more time, too short, thats too short, that is too short, its too short, it is too short, langer, zu kurz, das ist zu kurz,
  plus long, plus longue, plus longtemps, trop court, cest trop court, mas largo, mas larga, mas tiempo, demasiado corto, es demasiado corto`;
export const SHORTER = `shorter, less time, too long, thats too long, that is too long, its too long, it is too long, kurzer, zu lang, zu lange, das ist zu lang,
  plus court, plus courte, moins long, moins longue, trop long, cest trop long, mas corto, mas corta, menos tiempo, demasiado largo, es demasiado largo`;
export const MORE = 'more, another, mehr, de plus, mas';
export const LESS = 'less, weniger, de moins, menos';
export const TWICE =
  'twice as long, double, double it, doppelt so lang, verdopple es, 2 fois plus long, el doble de largo';
export const HALF = 'half as long, halve it, halb so lang, moitie moins long, la mitad de largo';

export const DROP_BREAKS = `skip the breaks, without the breaks, drop the breaks, remove the breaks, leave out the breaks, take out the breaks,
  keine pausen, pas de pauses`;
export const ADD_BREAKS =
  'add breaks, add some breaks, with some breaks, some breaks, mit ein paar pausen, avec des pauses';

/** Before a sound or noise, where it is to be silent behind the tone. */
export const WITHOUT = 'without, without any, without the, no, ohne, kein, sans, sin';
export const ANY_SOUND =
  'sound, sounds, a sound, noise, background sound, background noise, track, ton, gerausche, hintergrund, bruit, son, sonido, ruido';

/** Before a time of the clock, where it is to be over then. */
export const ENDING = `be over, be done, be finished, over, done, finished, end, ends, ending, finish, finishes, finishing, stop, stops,
  ende, enden, endet, endend, aufhoren, fertig, finir, finit, finisse, terminer, termine, se termine, acabar, acabe, terminar, que termine, que acabe`;
export const AT_TIME = 'at, by, um, bis, zu, a las, a la, a';

export const YES = `yes, yes please, yeah, yep, yup, sure, ok, okay, k, alright, all right, fine, go, go ahead, go on, lets go, start, start it, start that, start now,
  start it now, start the program, start this, begin, begin it, begin now, play, play it, do it, lets do it, good idea, sounds great, run it, use it, take it, ill take it, i take it, i like it, sounds good, looks good,
  good, great, nice, perfect, cool, love it, ja, ja bitte, jawohl, klar, gerne, los, los gehts, starten, starte, starte es, start es, fang an, gut, passt, super,
  oui, ouais, daccord, vas y, allez, commence, commencer, lance, lance le, demarre, parfait, si, vale, claro, empieza, empezar, empecemos, adelante, bueno, perfecto`;

export const NO = `no, no thanks, no thank you, nope, nah, not now, not that, not this, not this 1, not that 1, never mind, nevermind, forget it, cancel, cancel it, drop it,
  leave it, i dont want it, i dont want that, i dont like it, dont, dont start it, nein, nein danke, ne, lieber nicht, nicht jetzt, vergiss es, abbrechen,
  non, non merci, pas maintenant, laisse tomber, annule, annuler, no gracias, ahora no, dejalo, olvidalo, cancelar`;

export const HOW_LONG = `how long, how long is it, how long is that, how long is this, how long does it take, how long will it take, how long does it last, how long will it last,
  how long will that be, how long would it be, how long would it take, how long will that take, how long would that take, how long does that take, how many minutes, how many minutes is it, how much time, how much time does it take, whats the length, what is the length, what length is it,
  when does it end, when will it end, when would it end, when is it over, when does it finish, when will it be over, when will it be done,
  wie lang, wie lange, wie lang ist es, wie lang ist das, wie lange dauert es, wie lange dauert das, wie lange geht es, wie lange geht das, wie viele minuten, wann endet es, wann ist es vorbei,
  combien de temps, ca dure combien de temps, combien de temps ca dure, combien de temps dure t il, combien de minutes, quelle duree, ca finit quand, quand est ce que ca finit,
  cuanto dura, cuanto tiempo, cuanto tiempo dura, cuanto es, cuantos minutos, cuantos minutos dura, cuando termina, cuando acaba`;

/** Says nothing, and no task either. */
export const NOTHING_SAID = `why, what, what does it do, what will it do, is it loud, how loud is it, how does it start, how do i start it, when does it start, what is it, whats that, what is that, maybe, perhaps, not sure, im not sure, i dont know, dont know, idk, um, uh, eh, huh, hmmm, oh,
  breaks, break, pausen, pause, rounds, different, something else, another 1, change it, change that, change, vielleicht, weiss nicht, was, warum,
  peut etre, je sais pas, je ne sais pas, quoi, pourquoi, quiza, quizas, tal vez, no se, por que, again`;
