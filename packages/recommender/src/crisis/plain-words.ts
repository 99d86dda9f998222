/**
 * Words that say nothing of how somebody is, and words for the product and its parts, in normalised form. What despair is
 * made of is left out, however common: "anymore", "be", "end", "go", "gone", "hurt", "leave", "more", "nobody", "nothing",
 * "out", "over", "safe".
 */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `a about again all already also always am an and another any anything are as at bit but by can cannot cant could couldnt
  day days did didnt different do does doesnt doing done dont each else even ever every everything few first for from had has
  have havent here hours how i id if ill im in instead is isnt it its ive just know later least less let like little
  long lot made make many may maybe me might minutes month morning much must my need never new next night no not notice noticed
  now of off often ok on once one only or other please quite rather really right same see should shouldnt side so some
  something soon still than thanks that thats the their them then there these they think this those times to today tomorrow
  tonight too tried try twice us use used using very want was way we week were what when where which while who why will with
  without wont work working works would wouldnt year yes yesterday yet you your
  believe choose close come decide feel find finish get hear help keep listen look looking mean move open pay read run say
  set show start stop stopped take tell trust turn understand wear
  account app apps beat bright browser button colour color cost data ears email eyes fast flashing free headphones left light
  lights loud menu money page password phone plan price program quiet rhythm screen session settings slow sound sounds
  subscription tab timer tone volume ads answer back blink blinking blue boring broke broken brighter charge charged colours
  crashed darker dizzy faster frozen froze gave give green headache helpful history keeps list louder newsletter nonsense plans
  popup popups quieter red refund register replied reply sees site sleepy slower support thank trial useless user users uses wait
  waiting website white window`
    .trim()
    .split(/\s+/u),
);
