/** Sentences for this state, where tiredness, nerves and nights may stand under any. */
export const DEEP_FOCUS_OF_WHAT_COMES_NEXT = `
  Knackered, but I'm not after a lift, just a quiet tunnel to finish chapter four in
  The baby is down and I have exactly one nap's worth of time to write this grant
  night owl here, best pages come after midnight, thesis open
  Third coffee, second draft, nobody talk to me
  deadline at six, translating the last eleven pages
  Can't sleep so I may as well get the lab report written up properly
  Typing up the sleep study records, every timestamp has to be right
  my nerves are fine, my scales aren't, two hours with the cello
  Cramming pharmacology on the night bus
  Boring as paint but these 600 addresses have to be entered without a mistake
  knee in a brace, leg up, coding the booking page from the sofa
  Kids at their dad's till Sunday. Manuscript.
  I trained this morning, I've eaten, now it's anatomy flashcards until supper
  Stress fractures, chapter nine, read and take notes
  in bed with a laptop, not to sleep, to finish the tender document
  study block for NEET, 4 am to 7 am
  After the match I've got to put together the flat pack cot, instructions out, no shortcuts
  I'm calm, I'm fed, I've got the earplugs, let me read this paper start to end
  she wants the essay on Macbeth's insomnia by first bell
  Tired is tired, the dissertation doesn't care, I'm writing till the library shuts
  Sports science coursework, the fatigue section
  Wedding speech is written, now I transcribe Gran's letters word for word
  oga wan the report this night, I dey type am now
  Documentation sprint, no meetings
  I don't want to relax and I don't want to rave, I want to keep reading about soil
  Soldering the tiny board for my son's night light
  practise the slow movement until my hands stop guessing
  half asleep the kids said I was, but no, I was proofreading
  It's quiet on the ward so I'm catching up on my nursing portfolio
  Painful but necessary: rewriting the methods section
  Please I have to learn 80 irregular verbs for Friday, I sit down now one hour
  Coffee's poured, door's shut, refactoring the login module
  jet lag gave me three free hours before breakfast and I'm using them on the annual report
  Marking thirty mocks carefully, one after another
  the gym can wait, the pull request can't
  Learning the guitar solo bar by bar while the house sleeps
  Write up: patient handover guidelines
  No more waiting for inspiration, the outline exists, I just fill in the words now
  How to stay with one textbook for ninety minutes, that is all I need
  Bedtime stories done, spreadsheet of seed orders to be typed in
  we lost, I'm over it, back to my coursework on tides
  Long flight, no sleep planned, four hundred pages of Middlemarch for the seminar
  Anxious when I don't study, fine when I do, so: organic chemistry
  Sewing the costume hems, forty of them, straight as I can
  Been energised all morning, now channel it into the API client
  UPSC polity revision, phone in the almirah
  Dusk till ten I annotate the Hansard transcripts
  My shoulder's aching but the mural grid has to be measured and taped exactly
  one more section and the funding bid is in
  Assembling the watch movement under the lamp, breath held
  Subtitling a documentary about bedtime, three episodes left
  Slow Sunday, deep into Rust tutorials
  Bar exam prep, contracts day
  I'd rather be in bed but I'm on page 30 of 50 and rolling
  the twins' school forms, eleven pages each, fill them in right first time
  Restringing then an hour of arpeggios, metronome at sixty
  literature review on burnout, reading, not having one
  After dinner I sit with the Quran and memorise one page till it sticks
  Can you keep me in the zone till this migration script is written
  I'm the sleepy one in the back row who's finally going to read the whole syllabus
  Slept like a brick, so now four hours on the novel I promised to finish
  Waiting for my scan results anyway, so I'll use the time to read the whole statute
  Everyone else is at the pub after the match and I'm writing it up, 800 words
  Nurse by night, law student by day, tort reading from 2 to 5
  copying my grandmother's recipes into a book, neat hand, no blots
  Please block out the kids' telly, I'm drafting a witness statement
  my energy's good till eleven and that's when I do the hard writing
  No workout this morning, the code freeze is Thursday
  I've got a touch of insomnia and a stack of essays to grade, the essays benefit
  Wiring the doll's house lights, one tiny fitting at a time
  Rehearsing Bach, same eight bars, till supper
  It hurts to sit but I've found an angle, so back to the translation
  revision day, waves and optics
  Bedroom desk, door wedged, UX spec to be complete by lunch
  Put on the thing that makes time vanish, I'm cataloguing stamps
  I was in a panic about the viva, I'm past it, I simply need to reread my own thesis carefully
  calm is what I've got, output is what I'm lacking, let me sit and write
  stacking night shifts of study before the CA finals
  how to read 60 pages before the tutorial without looking up
  Coffee beside me going cold, which is always a good sign, chapter's moving
  Work permit application, all fields, no errors
  Learn the lines for Banquo tonight, the whole part
  Just me, the loom and a pattern of 144 rows
  Drowsy prose won't do, I'm rewriting the executive summary sentence by sentence
  The twins are napping and Mummy is building an ETL pipeline
  pomodoro x 4, biochem
  Every parcel label in the backlog needs keying in before the van comes, head down
  Can't be doing with chat today, I'm laying out the parish magazine
  Night train, upper berth, reading Foucault for Monday, wide awake and glad of it
  I missed the deadline once, not twice, so the afternoon goes to the literature table
  building the IKEA bunk beds with the manual flat on the floor
  Our coach gave us a rule book on refereeing and the test's on Saturday, studying now
  Transcribing interviews with insomniacs, tape three
  I've got my teeth into this data model and I don't want to let go
  Making a set of clean notes from a messy term
  Good tired, the kind where you can still do careful work, so I'm sanding and varnishing the cradle
  Stitch by stitch, the christening gown
  Drafting the safety manual for the crane crew, section 5
  My back's better standing, so standing desk and the quarterly narrative
  One paper. Printed. Pencil. No phone.
  The silence after the kids leave for school is when I do my Open University unit
  Italian grammar, subjunctive, one whole evening
  I have exam on nursing next week and this book is thick as my arm, I begin
  Sunday sermon to write, the whole of it, before Match of the Day
  abeg no disturb, I dey write my project chapter three
  engraving names on the trophy, can't afford one slip
  six hours of footage to log, shot by shot
  Today I'm the tortoise: slow, steady, forty slides done properly
  Deep in the archive, box 12, letters home from the trenches about boredom
  I'm going to learn the whole kata from the book before I step in any dojo
  Late shift at the library desk, nobody in, so I'm on with my Master's reading
  Got my second wind at ten and I'm spending it on the user guide
  uninterrupted: grant budget narrative
  Setting type by hand for the wedding invites
  Refilling the pen, then back to the memoir, year 1974, the mine
  Quiet please, I'm memorising the tube map for the Knowledge
  Between contractions of inspiration there's just typing, and it's a typing day
  The marathon plan app won't write itself, opening the editor
  cello exam, grade eight, two pieces and the scales, all afternoon
  My eyes are tired but I changed to big font and I'm carrying on with the index
  I was going to lie down, then page one turned out well, so I'm staying at this desk until the chapter has an end
  The nurses' rota is quiet, the ward's asleep, and I've two clear hours for module six on wound care with the highlighter
  My nerves about the viva are best treated with work, so it's footnotes, one after another, from 1 to 214
  Everyone in this house is napping off the turkey while I sit in the box room entering the parish births into the database, date by date
  Tired of starting and stopping, I've switched the router off, and I'm going to read the Hobbes straight through with a pencil
  Sore thumbs, new strings, and the same four bars of the Albéniz at half speed until they come out clean
  The coffee's for the smell, really; I'm wide awake and three functions away from finishing the parser, so leave me in it
  Since the kids came I write in the hour before they wake, and it's that hour, and the scene at the harbour is waiting
  I don't want to settle and I don't want to be roused, I'm already where I need to be, page 88, keep me there till noon
  Deadline's not till Monday but I'd like a long unbroken afternoon on the tender, section by section, with the door locked
`;
