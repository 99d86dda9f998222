import type { FieldPhrases } from '../field-phrases.ts';

/** People who teach: phrases of teachers, lecturers, tutors, trainers and librarians. */
export const TEACHING: FieldPhrases = {
  deep_focus: `
    marking, marking books, marking essays, marking a stack of tests, mark year ten books,
    exam scripts to mark, grade lab reports, grading midterms, grading finals,
    grading rubrics to fill in, enter marks, enter grades in the gradebook, canvas gradebook,
    blackboard uploads, moodle page, google classroom posts, upload worksheets, make a worksheet,
    photocopying, laminating, seating charts, reports to write, school reports, end of term reports,
    report comments, iep paperwork, sen paperwork, ehcp forms, attendance registers,
    risk assessment for the trip, trip letters, letter to parents, email to parents, lesson prep,
    prep lessons for monday, prepping lessons, plan a unit, scheme of work, schemes of work,
    medium term plan, slides for class, slides for my lecture, lecture slides, write a lecture,
    write the exam paper, set an exam, write quiz questions, mark scheme, feedback on drafts,
    commenting on dissertations, reading a thesis, supervising reports, reference for a student,
    ucas references, recommendation letters for students, course handbook, module descriptor,
    accreditation paperwork, ofsted paperwork, cataloguing books, shelving, library records,
    observation write up, teaching portfolio, pgce essay, qts evidence, cpd reading,
    reading the set text again, learning the piece before teaching it, supply cover notes,
    cover work for tomorrow, setting cover work, data drop, assessment data entry, tracking sheets,
    sort the stock cupboard, nursery observations, learning journals, tapestry observations,
    eyfs profiles, transcribing student interviews, translating a worksheet, duty rota,
    timetable entry
  `,
  analytical: `
    work out grade boundaries, moderation of marks, standardisation of scripts,
    item analysis of the exam, attainment data, analyse the exam results, gaps in pupil data,
    value added figures, timetabling clashes, solve the timetable, budget for the department,
    pupil premium spending, choose an exam board, choose a textbook, compare curricula,
    why did year nine fail the test, plagiarism case, checking for plagiarism,
    academic misconduct case, evaluating the new phonics scheme, checking a proof before class,
    solving the problem sheet myself, preparing model answers, checking solutions,
    behaviour incident investigation
  `,
  creative: `
    display board ideas, classroom display, ideas for a starter, fun starter ideas,
    lesson ideas on volcanoes, ideas for world book day, school play script,
    writing the nativity play, costume ideas for the play, choir arrangement, art lesson ideas,
    storytelling for reception, puppets for circle time, invent a classroom game,
    escape room for revision, end of term quiz ideas, assembly ideas, make a fun video for class,
    reading corner design, bulletin board, craft activity, science fair ideas,
    creative writing prompts for year six
  `,
  meeting: `
    teach, teaching, teaching all day, five lessons today, full timetable, period three,
    double period, cover lesson, year eight maths class, year eleven set two, teaching reception,
    circle time, morning registration, tutor time, form time, homeroom, homeroom meeting, seminar,
    seminar teaching, lecture to give, giving a lecture, lecturing, lecture theatre 200 students,
    lab demo, demonstrating in the lab, tutorial, tutorials, tutoring, tutoring a gcse student,
    online tutoring, piano pupil, guitar student, singing pupil, driving lesson with a learner,
    swim class i teach, coaching the under tens, office hours, advising appointments,
    supervision meeting with my student, viva panel, examining a viva, thesis committee,
    exam invigilation, lesson observation, being observed, ofsted inspection,
    head visiting my class, learning walk, staff meeting, staffroom briefing, morning briefing,
    inset, inset day, faculty meeting, department meeting, curriculum meeting, pastoral meeting,
    meeting with parents, parents evening, parents night, angry parent meeting,
    phone call with a parent, iep meeting, annual review meeting, governors meeting,
    board of governors, pta meeting, assembly, leading assembly, open evening, open day talk,
    prospective parents tour, school trip, playground duty, lunch duty, detention,
    training day i run, workshop for teachers, storytime at the library, reading group, book club,
    group mentoring, careers talk, interview lesson, interview for a teaching post,
    teaching practice lesson, student presentations
  `,
  calm: `
    class was awful today, horrible class, year nine broke me, kids would not listen,
    shouted at my class and feel bad, pupil swore at me, parent complaint upset me,
    sunday night teacher dread, dread monday lessons, observation nerves,
    nervous before observation, nervous about ofsted, ofsted stress, supply teacher nerves,
    first day of teaching nerves, term is too much, end of term frazzled, report deadline stress,
    breathe before year nine, five minutes before the bell, quiet five at break,
    calm the class and me, mindfulness with the class, settle after lunch with the kids
  `,
  energise: `
    last period friday tired, last lesson slump, period six slump, wake up before registration,
    up late marking and have to teach, monday morning lessons no energy, pe lesson,
    sports day running, cross country club, get the class moving, brain break dance,
    wake the class up, playground games
  `,
  wind_down: `
    marking done, books marked, school is out, term is over, half term at last, home from school,
    after parents evening, friday after school, last day of term, end of term wind down,
    switch off from school
  `,
  none: `
    inset day off, half term holiday, school closed, snow day, school photo, school photographer,
    nits letter, uniform shopping, dinner money, lunch money, library books due,
    parents evening booking, harvest festival, school fair, cake sale, non uniform day,
    world book day, sports kit, term dates, school bus
  `,
};
