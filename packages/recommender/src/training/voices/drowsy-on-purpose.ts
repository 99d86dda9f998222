import type { Voices } from './voices.ts';

const STAY_DROWSY = `
  feeding the baby at four in the morning, I want to stay half asleep
  nursing at 3am, please don't wake me up properly
  bottle at 2am, keep me drowsy so I can go straight back
  baby's feeding, want to remain sleepy through it
  up with a newborn, don't want to wake up fully
  night feed, keep my eyes half shut
  just changing a nappy, I don't want to be awake for this
  burping the little one, let me stay drowsy
  rocking her cot, I'd like to stay half asleep myself
  pumping milk in the dark, nothing that wakes me
  loo trip at 4, don't want to come fully awake
  got up for water, need to stay sleepy
  let the dog out, want to keep the sleepiness
  took my tablet at 3am, stay drowsy please
  keep me drowsy, not awake
  I need to stay sleepy
  don't want to wake up all the way
  want to stay in that half asleep state
  don't rouse me, I'm nearly off
  almost asleep, don't want to lose it
  drowsy already and want to stay that way
  I'm finally sleepy, don't spoil it
  sleepy at last, keep it like this
  let me stay groggy, it's the middle of the night
  no waking up please, I still have three hours of sleep
  alarm isn't until seven, keep me under
  woke too early, I want to stay dozy till the alarm
  snoozed the alarm, don't want to be alert yet
  not ready to be awake, keep me dozing
  Sunday morning, want to stay half asleep for another hour
  long haul flight, I want to stay sleepy the whole way
  night bus, want to stay drowsy until we get there
  passenger on a long drive, let me stay half asleep
  on the sleeper train, don't wake me right up
  layover at night, want to stay dozy and not wake up
  I'm drifting, keep me drifting
  don't make me alert, I want the opposite of coffee
  nothing energising, I'm trying to stay tired
  I want to stay tired until bedtime
  trying to keep this tired feeling so I fall asleep later
  toddler woke me, need to settle him and stay sleepy
  sitting with a sick kid at night, want to be able to nod off again
  on call but asleep, keep me near sleep
  don't want to be wide awake after this feed
  please don't wake me, just keep me calm and sleepy
  not awake, just barely there
  half asleep and happy with it
  stay asleep, don't wake
  keep me sleepy while I check on grandma
  reading one page so I stay sleepy
  want my eyes to stay heavy
  keep my eyelids heavy
  I don't want to perk up, I want to stay drowsy
  no boost please, staying sleepy is the point
  wind me no further up, I want to keep dozing
  fire alarm was false, back to bed and want to stay drowsy
  cat woke me, don't want to get alert now
  still sleepy from the bath, want it to last till bed
  keep the sleepy feeling while I brush my teeth
  meditating in bed, want to stay on the edge of sleep
`;

const STAY_AWAKE = `
  don't want to fall asleep at the wheel
  two hours of motorway left, mustn't nod off
  night drive, keep me from falling asleep
  can't be drowsy, I'm on watch till six
  don't let me doze off in this lecture
  don't want to stay half asleep, the shift starts now
  half asleep and the bus leaves in ten minutes, wake me
  need to stop being sleepy, guests are coming
  sleepy but I have to be up for the night feed rota
  baby's asleep at last and now I have to wake up for work
  nursing shift at 4am, must not fall asleep
  night nurse, need to stay wide awake on the ward
  security round at three, keep me awake
  I keep nodding off and I can't afford to
  eyelids heavy, three hours of stock count to go
  drowsy after lunch, shake me out of it
  don't want to be drowsy any more
  get rid of this sleepiness
  want to be wide awake by eight
  half asleep at my desk, fix that
  still groggy from the pills and need to be sharp
  tablets make me sleepy, I have to stay awake till ten
  must stay awake until the landing
  jet lagged, must not sleep before nine
  trying not to fall asleep before midnight
  not allowed to sleep on this watch
  trucker here, four hours to go, keep my eyes open
  stay awake, don't let me sleep
  keep me awake, not drowsy
  don't keep me sleepy, I need to be up
  I don't want to doze, I want to be alert
  no dozing today, exam duty in the hall
  woke up half asleep, want to be properly awake
  want to wake up fully before the run
  need to wake up all the way, driving the kids in ten minutes
  help me come fully awake
  rouse me, I'm nearly off and I'm on call
  dozing on the train and my stop is next
  mustn't miss my stop, keep me awake
  falling asleep over my dinner, training is at seven
  nearly asleep on the sofa, but the match starts at eleven
  want to stay up for the fireworks, already yawning
  staying up for the election night, keep me going
  all night hackathon, no sleep for me
  overnight ferry watch, keep me sharp
  lifeguard on a quiet pool, can't nod off
  half asleep in the pit lane, wake me before the start
  sleepy goalkeeper, kick off in fifteen
  drowsy on the forklift, that's not safe, perk me up
  tired eyes, still ninety kilometres to home
  don't want to yawn through the warm up
  can't stay asleep any longer, get me up
  get me out of bed, I'm still half asleep
  snoozed five times, now I have to be awake
  alarm went off, make me alert
  cold shower didn't help, still drowsy, more please
  coffee didn't wake me, you try
  stop me from dozing, the kids are in the pool
  watching a sick kid all night and must not fall asleep
  need the opposite of sleepy
`;

const ROMAN_HINDI_WORK = `
  kal paper hai aur padhai mein dhyan nahi lag raha
  padhai karni hai, mann nahi lagta
  exam ke liye padhna hai, focus chahiye
  do ghante padhai karni hai bina distraction ke
  syllabus bahut bacha hai, baith ke padhna hai
  mann bhatak raha hai, padhai pe laana hai
  board exam ki taiyari kar raha hoon
  neet ki taiyari, biology ke notes padhne hain
  jee ke liye revision karna hai
  upsc ki padhai, newspaper padhna hai
  assignment likhna hai aaj raat tak
  thesis ka chapter likh rahi hoon
  report likhni hai boss ke liye
  office ka kaam khatam karna hai
  kaam pe dhyan lagana hai
  kaam mein mann nahi lag raha, focus karna hai
  code likh raha hoon, koi distract na kare
  naya feature banana hai, do ghante coding
  kitaab padh raha hoon, dhyan chahiye
  homework karna hai bachon ka nahi apna
  notes bana rahi hoon kal ke test ke liye
  phone chhod ke padhna hai
  bahut saare email ka jawab dena hai
  excel mein data bharna hai, lamba kaam hai
  translation ka kaam poora karna hai
  ek ghanta dhyan se padhna hai yaar
  kal viva hai, notes dohrane hain
  library mein baitha hoon, padhai shuru karni hai
  presentation ki slides banani hain shaam tak
  deadline aaj hai, kaam niptana hai
`;

/** Wishes to stay drowsy and their contrary, and study and work in Hindi as it is typed in Latin letters. */
export const DROWSY_ON_PURPOSE: Voices = {
  deep_focus: ROMAN_HINDI_WORK,
  analytical: '',
  creative: '',
  meeting: '',
  calm: '',
  energise: STAY_AWAKE,
  wind_down: STAY_DROWSY,
  none: '',
};
