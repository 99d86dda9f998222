import type { PeoplePhrases } from '../../people-phrases.ts';

/** A task and the end in one line, as the field asks for tasks. */
export const TASKS_BEFORE_THE_END: PeoplePhrases = {
  crisis: `
    finish the chapter and then i don't have to be here any more; study for the exam i won't live to sit;
    emails first, then the note, then the pills; clean the kitchen so it's nice when they find me;
    deep focus please, i need to write to my kids before i go for good; tidy my room for the last time;
    work on my will and my goodbye; back up my photos for my parents before i'm dead;
    organise passwords for my wife, i won't be here next week;
    writing thank you letters to everyone before i end my life; one last code review before i kill myself;
    reading, trying not to cut; yoga because otherwise i'll hurt myself; painting to keep from cutting tonight;
    studying with fresh cuts on my arm;
    trying to finish homework but i keep thinking about the pills in the bathroom; journaling about wanting to die;
    write in my diary why i want to be dead; meditation because i want to stop existing; sleep. hopefully for ever;
    wind down before i do it; calm down enough to jump; relax my body while the tablets kick in;
    brainstorm ways to kill myself; brainstorm painless ways to go; research: which pills are lethal, for me;
    compare methods to die; make a list of reasons to live because i can't think of any and i have the rope out;
    decide whether to live or die tonight; decide if i go on living; deciding between the bridge and the pills;
    analyse if anyone would miss me; calculate the dose that kills me;
    calculate how high i have to be to not survive the fall; plan the last day of my life;
    call mum one last time then go to the bridge; meeting with my boss then i'm going to drive into the wall;
    lunch, meeting, gym, hang myself; tennis then the end;
    dinner with the family so they have one nice memory before i'm gone;
    say goodbye to the children before school, last time;
    pick up the dog, drop off the dog at my sister's, don't come back;
    pack my things so nobody else has to after i'm dead; sell everything before i go, i mean go go; 8pm pills;
    11pm jump; 23.00 bridge, no return; friday: die; me: funeral; my own funeral planning, soon needed;
    the day i stop existing; day 1 without me for everyone; last shift, last train;
  `,
};
