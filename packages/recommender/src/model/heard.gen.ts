// Made by scripts/eval/build-weights.ts from the phrase bank; not written by hand.
import type { HeardTable } from './heard-table.ts';

/** The words that tell what a text of a state is about. */
export const HEARD: HeardTable = {
  "deep_focus": {
    "wanting to concentrate on one thing": "adhd attention block book concentrate crunch deadline deep distracted distractions due flow focus heads keeps list loud meeting meetings mode phone pomodoro procrastinating productive session stop task time wandering working zone",
    "a long piece of work to finish": "annotate behind clean complete conference corrections documents entering fill last lines overdue papers past phd progress quiet sort together transcribing",
    "reading or studying": "anatomy anki certification chapter chemistry course exam finals heart homework language law learn learning lecture library memorise memorizing practice practise read reading recording revise school study test textbook training vocabulary",
    "admin and routine desk work": "admin answer crm data deck email emails expense files forms grading inbox invoices marking messages orders organise paperwork plan planning presentation queue research return slides spreadsheet stock support taxes unread weekly",
    "steady work with hands, pictures or sound": "assembling audio building drawing editing long photos podcast sorting video",
    "writing something": "application article blog business case contract descriptions dissertation docs documentation draft drafting edits essay grant lesson letter manual memo newsletter notes paper post product proposal release report results review section self speech statement thesis translate words write writing",
    "writing code or building software": "api app backend build code coding feature implement implementing integration legacy macro migration model pipeline refactor rewrite script server set ship side sql tests tickets typescript unit upgrade"
  },
  "analytical": {
    "judging, deciding or planning carefully": "architecture buy candidates case choose choosing code compare comparing contract decide deciding decision deep design dive evaluate evaluation interviews okrs options pattern process pull refinance requests review roadmap scoring system vendor vendors weigh weighing whether",
    "something unclear to work out": "add applications argument calculation checking conflict cost dropped entries error errors figure idea interpret job merge mystery odds offers optimisation pick plan puzzle quant results reviewing tactics trying understand work wrong",
    "numbers, money or a spreadsheet to check": "analytics budget cash end estimate excel figures financial flow forecast metrics mortgage numbers pivot portfolio pricing reconciliation risk tax trading",
    "mathematics, logic or science": "algebra brain calculations coding crossword crunching equations hard homework hypothesis logic math maths mechanics physics practice problem programming proof solve solving theorem theory think thinking tricky",
    "finding out why something does not work": "bisect broken bug bugs capture cause concurrency cpu crash crashing debug dump engine failing failure fault find fix flaky incident issue keeps locally log logs memory outage production query restarting reverse root slow test threat troubleshoot working works",
    "a game of strategy": "board campaign chess civ football game poker tournament xcom"
  },
  "creative": {
    "looking for ideas": "blank block blue box brainstorm brainstorming campaign come concepts creative free ideas ideation innovation invent jam menu mind names naming outside party product recipe session sky startup think thinking vision",
    "making something of their own": "angle brand captions card choosing colours cosplay costume ending flow fonts game glass hero instagram line making map musical name original paper pattern piece plan podcast print prompt prototype rut shop something spark spot stuck theme title video villain window",
    "writing fiction, verse or a script": "backstory chapter comedy dialogue dnd dungeon fiction jokes lyrics master memoir novel plot poem rap scene script story verse vows write writing",
    "designing or drawing": "art blender build building cover crafts design drawing fashion film flyer interior lego lettering logo minecraft mockups painting palette poster redesign room set shoot sketches studio",
    "making music or performing": "acting band beats change chord chords dance fun guitar improv melody music practice recording rehearsal song track"
  },
  "meeting": {
    "dealing with people": "bad briefing campus centre chair chairing chat clients community council crew customers difficult entertaining explain fair family first focus group helpline house job lead leadership leading news parents partner party piano press questions reunion run sales seminar set shift showing speak staff stakeholder stall students supervision supplier support tell ten test tonight usability walk",
    "a meeting or a call": "back backlog board business call calls catch check coffee cold committee conference daily debrief demo design discussion grooming handover hands huddle intro investor kickoff level lunch meet meeting meetings meetup networking offsite panel planning project refinement retro review scrum show skip sprint standup status supervisor sync teams update vendor ward weekly workshop zoom",
    "speaking to an audience or teaching": "class debate defence give giving guide hires host hosting kids lecture oral pair pairing present presentation presenting programming school speaking speech stage student teach teaching thesis tour training tutoring viva webinar wedding",
    "an interview, a negotiation or a hard conversation": "ask boss candidate clinic coaching conflict consultation conversation date deal feedback hearing hiring interview interviewing interviews manager mentor negotiation patients performance pitch podcast raise recruiter screen user"
  },
  "calm": {
    "wanting to settle, breathe or meditate": "bath book break breath breather breathing calm chill clear comfort deep exercise gentle gratitude grounding journal journaling meditation mental mind mindful mindfulness pain peace quiet relax relief reset rest self settle slow soothe take therapy time yoga",
    "feeling stressed or overwhelmed": "awful boss breakdown breaking cope crazy cry crying drowning everything feeling fight frazzled full hard head hectic losing lost money overwhelmed point pressure rejected stressed tears work yelled",
    "something hard that happened, or is about to": "anymore away back bathroom breathe call decompress diagnosis died dreading dumped empty end exam feel fired freaking give hands headache hide holding jaw kids mad made meeting moment myself neck nerves news noise panicking passed scared screaming shaken shoulders silence sit snapped steady temper ten tense tension together traffic waiting worries",
    "feeling worried or anxious": "anxiety anxious attack butterflies chest coffee dread fear heart jittery nervous panic pounding racing results stomach stop test thinking thoughts tight worried worrying",
    "feeling angry or frustrated": "angry cool frustrated pissed rage steam tilt"
  },
  "energise": {
    "wanting energy": "alert boost boxes clean cleaning dinner dishes drive early espresso fired gear house hyped kickstart kitchen mode moving nighter pep perk pick psych pump pumped ready sharp shift working",
    "a slow start or a long haul": "ahead arena baby battery battle blood boring brain clan clear cobwebs coffee cook dance dragging drills driving elo eyelids eyes fading fall fast faster final fitness five fog frisbee fun garage gran guard heavy high hype last left line low meet monday move nap night nights packing painting practice push queue quick race rank reaction reactions rush set shelves since slow speed start sugar survive test track",
    "feeling tired while there is more to do": "afternoon already asleep bored couch crash dead desk dip dozing exhausted falling feel feeling flat jet lazy lunch motivation post running sleep sleepy slept slump tired wake wiped yawning zero zombie",
    "exercise or sport": "basketball bench bike biking class climbing exercise football gym hiit lift marathon power pull rowing rugby run sports swim tennis ups walk warm weights workout",
    "a fast or competitive game": "aim apex boss boys climb competitive dota games gaming ladder league legends pvp racing raid ranked reflexes shooter sim squad tournament"
  },
  "wind_down": {
    "the quiet before sleep": "asleep audiobook baby bath big blanket brain chill closed cosy decompress dim dinner drift ease easy enough fall feeding feet finished help home hot house kids kip last late light lights midnight mind nod office overnight phone podcast put quiet read relax rest screens shift sofa soon sounds stretch thats time tonight train unwind wake waking walk weekend yoga",
    "the end of the day": "call chamomile close come couch disconnect end evening exhausted friday laptop lazy long mode netflix novel reading routine shutdown slow sunday tea tired watch wind wine work",
    "trouble sleeping": "awake back racing schedule sleeping sleepless switch thoughts trouble wired woke",
    "sleep or a nap": "doze dream early eyes good hit lie lucid nap trying winks"
  },
  "none": {
    "an errand, an appointment or travel": "airport anniversary appointment baby bank bar bill birthday blood bread break bus buy canceled car cat change check checkup cinema cleaner commute concert covid delivery dentist doctor dog drop dry ends errands event eye family ferry flight football form free game gas graduation grandma groceries home hotel insurance kids licence meter milk mot moving night office package parcel parents parking party passport pay pharmacy physical pick pickup plumber pub reading reminder renew renewal rent return run school service shopping sitter subscription take tax tickets time train trash travel trip vet viewing visit visiting walk water wedding",
    "small talk or a test": "anything app asdf best bye cancel capital demo foo green happy hello help hey ipsum log lorem message movie nothing password pizza play potato price purple refund set stop tell test testing text thx topping translate trying turn weather whatever whats won work",
    "time away or a meal": "coffee dinner drinks half holiday leave lunch weekend"
  }
};
