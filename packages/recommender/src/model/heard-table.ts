import type { PhraseState } from './phrase-states.ts';

/** Something that a person may be doing or feeling, as it reads after "It sounds like", and the words that tell it. */
export interface Subject {
  readonly said: string;
  /** Words that are evidence by themselves, separated by commas; a star stands for any ending. */
  readonly words: string;
}

const subject = (said: string, words: string): Subject => ({ said, words });

/**
 * For each state, what can be said back. A word stands here only where, in that state, it leaves little doubt: whoever is
 * told something else than they said trusts nothing that follows.
 */
export const HEARD: Readonly<Record<PhraseState, readonly Subject[]>> = {
  deep_focus: [
    subject(
      'you’re writing code',
      `write code, writing code, write unit tests, writing unit tests, write tests, writing tests, code, coding, codebase, programming, refactor*, implement*, backend, frontend, api, unit tests, pull request,
      typescript, javascript, python, sql, kubernetes, docker, deploy*, script, endpoint, compiler, software`,
    ),
    subject(
      'you’re studying',
      `study*, revising, revision, exam, exams, homework, flashcards, anki, textbook, memoris*, memoriz*, vocabulary,
      coursework, midterm*, finals, lecture notes, learn, learning`,
    ),
    subject(
      'you’re reading',
      'read, reading, chapter, book, novel, papers to read, article to read, skim*',
    ),
    subject('you’re translating', 'translat*, transcrib*, subtitl*'),
    subject(
      'you’re writing',
      `write, writes, writing, draft*, essay*, thesis, dissertation, report, reports, blog post, newsletter, cover letter,
      application, manuscript, proposal, documentation, memo, minutes`,
    ),
    subject(
      'you’re getting through admin',
      `admin, emails, inbox, paperwork, invoice*, expenses, expense report, bookkeeping, spreadsheet*, forms,
      data entry, filing, tax return, taxes, grading, marking, timesheet*`,
    ),
    subject(
      'you want to concentrate without distractions',
      `concentrat*, focus, focused, distract*, procrastinat*, deep work, pomodoro, adhd, deadline, in the zone`,
    ),
    subject(
      'you’re working with pictures or sound',
      'video editing, edit video, photos, retouch*, audio editing, podcast edit*',
    ),
  ],
  analytical: [
    subject(
      'you’re looking for the cause of a problem',
      `debug*, regex*, bug, bugs, stack trace, stacktrace, segfault*, crash, crashes, crashing, memory leak, race condition,
      root cause, troubleshoot*, outage, incident, postmortem, flaky, broken, broke, not working, doesnt work,
      wont compile, fails, failing, regression`,
    ),
    subject(
      'you’re reviewing somebody’s work',
      'code review, review, reviewing, peer review, audit, auditing',
    ),
    subject(
      'you’re working with numbers',
      `budget, budgets, forecast*, spreadsheet*, excel, figures, finances, financial, accounts, cash flow, pricing,
      reconcil*, balance sheet, statistics, dashboard, metrics, data analysis, analytics`,
    ),
    subject(
      'you’re doing mathematics or science',
      `math, maths, mathematics, algebra, calculus, equation*, proof, proofs, theorem*, geometry, integral*, physics,
      chemistry, quantum, problem set, sudoku, logic puzzle*`,
    ),
    subject(
      'you’re weighing a decision',
      `decide, deciding, decision*, choose, choosing, pros and cons, compar*, weigh*, trade off*, tradeoff*, shortlist*,
      whether to, job offers`,
    ),
    subject(
      'you’re planning carefully',
      'roadmap, strategy, strategic, architecture, system design, okrs, planning',
    ),
    subject(
      'you’re playing a game of strategy',
      'chess, poker, civ, xcom, bridge game, go game, sudoku',
    ),
    subject('you’re analysing something', 'analys*, analyz*, investigat*, evaluat*, diagnos*'),
  ],
  creative: [
    subject(
      'you’re looking for ideas',
      'idea, ideas, brainstorm*, ideat*, inspiration, inspired, concepts, naming, moodboard',
    ),
    subject(
      'you’re making music',
      `music, song, songs, songwriting, melody, chords, lyrics, compos*, guitar, piano, improvis*, jam session, beat, beats, riff*`,
    ),
    subject(
      'you’re telling a story',
      `story, stories, novel, fiction, poem, poems, poetry, screenplay, plot, dialogue, scene, verse,
      worldbuilding, short story, comic`,
    ),
    subject(
      'you’re designing or drawing',
      `design, designs, designing, sketch*, draw, drawing, paint, painting, illustrat*, logo, poster, palette, typography,
      wireframe*, mockup*, storyboard*, watercolour, watercolor, fonts`,
    ),
    subject(
      'you’re making something by hand',
      'knit*, crochet*, pottery, ceramic*, sew, sewing, costume, woodwork*, carv*, craft, crafts, lego',
    ),
    subject('you’re writing', 'write, writing, draft, drafting'),
  ],
  meeting: [
    subject('you have an interview', 'interview, interviews, interviewing'),
    subject(
      'you’re speaking in front of people',
      'presentation*, presenting, speech, keynote, pitch, pitching, webinar, lecture, on stage, demo, toast, defence, viva, panel',
    ),
    subject(
      'you’re teaching',
      'teach, teaching, class, lesson, lessons, tutor*, students, seminar, training session, pupils',
    ),
    subject(
      'you have a conversation that isn’t easy',
      'negotiat*, feedback, performance review, difficult conversation, hard conversation, raise, confront*, mediat*, salary, complaint, fire someone, layoff*',
    ),
    subject(
      'you have a call',
      'call, calls, phone call, zoom, teams call, video call, conference call, google meet',
    ),
    subject(
      'you have a meeting',
      `meeting, meetings, meet, standup, daily stand up, retro, retrospective, sync, one on one, kickoff, kick off, all hands,
      catch up, sprint planning, sprint review, board, committee, workshop, huddle, debrief, townhall, town hall, appointment with`,
    ),
    subject('you’re with other people', 'customers, networking, guests, reunion, colleagues'),
  ],
  calm: [
    subject(
      'you’re feeling anxious',
      'anxious, anxiety, nervous, worried, worry, worrying, worries, panic*, dread*, butterflies, scared, afraid, jitters, jittery, stage fright',
    ),
    subject(
      'you’re feeling angry',
      'angry, anger, furious, frustrat*, annoyed, pissed*, rage, raging, irritat*, mad, fuming',
    ),
    subject(
      'you’re stressed',
      'stress, stressed, stressful, stressing, overwhelm*, burnt out, burned out, burnout, frazzled, pressure, swamped',
    ),
    subject(
      'you’re going through something sad',
      'sad, grief, grieving, died, funeral, crying, cry, heartbroken, broke up, breakup, lonely, upset, miserable',
    ),
    subject(
      'you want to breathe or meditate',
      'breath, breathe, breathing, breathwork, meditat*, mindful*, body scan, yoga, gratitude',
    ),
    subject(
      'you want to calm down',
      'calm, calmer, calm down, relax*, tense, tension, unwind, settle, chill, decompress, slow down, peace, quiet, rest, soothe',
    ),
  ],
  energise: [
    subject(
      'you’re going to exercise',
      `workout, gym, exercise, training, leg day, deadlift*, squats, lifting, weights, run, running, jog, jogging, cardio,
      hiit, cycling, bike, rowing, swim, swimming, spin class, football, basketball, tennis, marathon, boxing, crossfit,
      warm up`,
    ),
    subject(
      'you’re playing a fast game',
      'ranked, fps, mario kart, smash bros, valorant, fortnite, counter strike, esports, pvp, raid, league of legends, apex legends, overwatch, scrim*, speedrun*, rocket league, shooter, tournament, gaming',
    ),
    subject(
      'you’re tired',
      `tired, exhausted, sleepy, knackered, drained, no energy, low energy, slump, yawning, nodding off, falling asleep,
      dozing, jet lag, jetlag*, groggy, night shift, all nighter, sluggish, zombie, wiped, foggy, brain fog, lethargic`,
    ),
    subject(
      'you want more energy',
      'energy, energi*, wake up, wake me up, boost, pump*, hyped, hype, motivat*, fired up, perk*, psych*, alert',
    ),
    subject(
      'you have chores to do',
      'clean, cleaning, dishes, laundry, tidy*, vacuum*, chores, hoover*, declutter*, packing',
    ),
  ],
  wind_down: [
    subject(
      'you have trouble sleeping',
      'cant sleep, cant fall asleep, cannot sleep, insomnia, sleepless, wide awake, awake, couldnt sleep, keep waking, woke up',
    ),
    subject('you’re going to have a nap', 'nap, naps, napping, power nap, siesta, snooze'),
    subject(
      'you’re going to sleep',
      'sleep, sleeping, asleep, bed, bedtime, going to bed, goodnight, good night, drift off, doze',
    ),
    subject(
      'your day is ending',
      'wind down, winding down, switch off, unwind*, end of the day, after work, evening, done for the day, log off, close the laptop, clock off, shutdown, long day',
    ),
    subject(
      'you want a quiet moment',
      'relax*, bath, cosy, cozy, tea, sofa, couch, netflix, quiet',
    ),
  ],
  none: [
    subject(
      'you’re having a meal or a break',
      'lunch, dinner, breakfast, brunch, coffee, drinks, snack, pub, supper',
    ),
    subject(
      'you have an errand or an appointment',
      'dentist, doctor, haircut, vet, groceries, shopping, pharmacy, errand*, checkup, mot, pick up, school run, delivery, plumber, passport',
    ),
    subject(
      'you’re travelling',
      'flight, airport, train, commute, commuting, hotel, travel*, drive, driving, bus, ferry',
    ),
    subject(
      'you’re away',
      'holiday, vacation, ooo, out of office, pto, day off, leave, annual leave, bank holiday, weekend',
    ),
  ],
};
