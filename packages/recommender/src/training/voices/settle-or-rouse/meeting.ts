/** Sentences for this state, where rest is easily taken for its contrary. */
export const MEETING_OF_SETTLE_OR_ROUSE = `
  1:1 Priya / sleep project
  tired but got parents evening, nine families to see
  handover with the night team
  call with my therapist
  half dead, still have to present to the board at ten
  leading the meditation group tonight
  team talk before kickoff, I'm the coach
  interviewing a nanny
  Prayer group @ Anne's
  night shift briefing
  back to work chat with HR after burnout leave
  podcast recording with a sleep scientist
  bible study with the lads
  jet lagged, client breakfast in Seoul
  union rep meeting about the rota
  interview for the gym job in five mins, camera on
  giving a drum lesson
  Elternabend
  Übergabe mit der Nachtschicht
  entretien avec la sage-femme
  reunión con el entrenador
  tutoría con la directora
  conversa com a terapeuta
  colloquio con il preside
  rozmowa z trenerem o kontrakcie
  möte med facket
  veli toplantısı
  夜勤の申し送り
  コーチと面談
  跟教练开会
  Sleep clinic, team huddle
  counselling session, wee bit raw but going
  mediation with the neighbours and the council
  disciplinary with Gaz, I'm chairing
  taking the kids' karate class, I'm sensei
  giving a talk on burnout to the nurses
  coaching call, marathon client
  ringing my nan for our sunday natter about nothing
  standup in five, haven't slept
  Q&A after the night screening, I'm hosting
  choir committee, agenda's huge
  tutoring Maisie in fractions
  guitar lesson, I'm the teacher, half seven
  piano pupil at 4
  interviewing two baristas this morning
  debrief with the crew after the shout
  catch up with my midwife on zoom
  Handover nights to days
  Allotment society AGM
  Skype with the host family
  Captain's meeting before the tournament
  AA group, thursday
  Bewerbungsgespräch beim Fitnessstudio
  Sync with design, Lisbon team
`;
