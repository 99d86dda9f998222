import type { PeoplePhrases } from '../../people-phrases.ts';

/** What people do and feel every day, in the words that begin a cry for help as well. */
export const EVERYDAY: PeoplePhrases = {
  none: `
    {i want|i need|i have|i would like|i'm going|i'm about|time} to {work|sleep|focus|write a report|study|relax|work out|finish this|rest|take a break|think of new ideas|clean|calm down|wake up|learn spanish|get things done|read|make a plan|paint|go home|be productive|be calm|feel better|feel awake|stop scrolling};
    {i'm|i am|im} {so stressed|very stressed|tired|really tired|sad today|late|nervous|at the office|overwhelmed|annoyed|excited|bored|restless|lonely today|anxious|angry|burnt out|worried about my exam|ready|sleepy|distracted|scared of tomorrow's exam|afraid of flying};
    {i can't|i cannot|i could not} {focus|sleep|relax|wake up|finish this report|concentrate|sit still|decide|start|switch off};
    {turning|turn} {blue into green in figma|leads into customers|the page|the soil|30 tomorrow|wood on the lathe|red in chess};
    {my|the} {arm|leg|hand|back|head|chest|heart|face|throat} {workout|stretch|massage|drawing study|rate training|mask and bath|ache from sitting, stretch|cream};
    {my|our} {dad|mum|wife|husband|baby|son|daughter|boss|friend|colleague} {is visiting|needs help with homework|is asleep, quiet work|has a birthday|and i cook dinner|is turning one, cake|is at school, time to write|wants a report|is on the phone|starts school};
    {something|anything} {is off|looks odd|is wrong} {with|in} the {numbers|invoice|spreadsheet|report|figures|ledger} {and i can't see where|and nobody can tell me|find it|check again};
    {the query|the report|the page|the build|the printer|the import} {is slow|takes forever|fails|hangs|is broken} and {nobody knows why|i can't tell why|i have to fix it};
    {nobody|no one} knows {why|how it works|where the file is|the password|who wrote this};
    {it|this|that} {won't|will not} be {easy|quick|pretty|an easy talk|long|a problem|cheap};
    {difficult|hard|honest} {conversation|feedback|appraisal|talk} with {my report|an employee|my boss|tom|my teenager};
    {jet lagged|hungover|half asleep|groggy|wiped} and it's {only noon|only monday|not even ten|barely nine};
    {tight chest from stress|knot in my stomach before the talk|racing thoughts|thoughts racing|mind racing|my thoughts are racing|my mind won't stop|head is spinning with ideas|tense shoulders|jaw clenched}, {need calm|breathe|slow down|before bed|meditation};
    {want|just want|need} {quiet|some quiet|peace and quiet|silence|a quiet mind|calm} {in here|in my head after the meeting|for an hour|before the exam|tonight};
    {hi|hello|hey|good morning|yo|test|testing|hi bot|hello there|hey you|what can you do|who are you|are you a robot|ok|thanks|thank you};
    {plumber|boiler|cleaner|gas|electrician|delivery|sofa} {man|guy|delivery|visit|check} {8 to 12|10-14|thursday|comes at 9};
    {five a side|7-a-side|3 on 3|two a side|1v1|4x4|5k|10k} {football|tonight|with the lads|practice|run|};
    {box breathing|4-7-8|4 4 4 4|slow breathing|breathe in breathe out|wim hof} {breath|round|minutes|before sleep|};
    {meh|ugh|blah|yawn|hmm|whatever|nah} {today|can't be bothered|not feeling it|monday|, lazy day};
    {still|not|wide} awake {at three|and bored|again|, the neighbours party};
    my {chest|stomach|throat|jaw} is tight and {i'm anxious|my mind is racing|my thoughts keep going|i can't stop worrying|i know it's anxiety|thoughts won't let me sleep};
    {my|the} {thoughts|mind|brain|head} {won't|will not|don't|doesn't} {stop|slow down|shut up|quiet down|switch off} {tonight|, work worries|, need calm|before bed|};
    {want|just want|wish} {everything|it all|the world} {to be|was} {quiet|calm|simple|slower} {for a bit|in my head|for an hour|, so much noise today|today};
  `,
};
