/** Words that hold sentences together and say nothing of what a person is doing, in the normalised form. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those some any all my your his her its our their me you he she it we they i im ive ill id
  them us of in on at to for from with without by as into onto over after before until till during through between
  and or but so if then than because while when where which who what how why is am are was were be been being
  do does did doing done have has had having will would can could should must may might not no just only also too very
  really still again ever about up out off down more most less much many few lot lots there here now today
  get got getting go going gonna wanna need want keep kept make let please some thing one two three new
  today tomorrow yesterday minute minutes hour hours day days week weeks month year years step someone people
  cant dont wont isnt didnt im every each other another same own such like bit little
  der die das den dem des ein eine einen einem einer und oder aber ich du er sie wir ihr es ist bin sind war mein meine
  meinen mir mich zu zum zur von vom mit im in am an auf fur nicht kein noch muss will habe
  le la les l un une des du de d et ou mais je j tu il elle nous vous ils mon ma mes ce c est suis a au aux en dans pour sur
  avec pas ne n que qui
  el los las unos unas y o pero yo mi mis me es estoy con por para en del al que se su no hay
  um uma os as e eu meu minha estou do da dos das no na nos nas com por para que se nao
  il lo gli uno una ed io mio mia sono ho di del della dei con per che si non
  de het een en of maar ik mijn me is ben van voor met op te om niet dat
  w z na do i o sie to jest mam moj moja nie dla
  и в на с по для не я мне мой моя что это у к от но
  і в на з по для не я мені мій моя що це у до від але
  ve bir bu icin ile ben benim mi cok da de
  है हैं का की के को में से और मैं मुझे मेरा मेरी हो रही रहा`
    .split(/\s+/)
    .map((word) => word.normalize('NFC')),
);
