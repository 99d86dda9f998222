import type { PeoplePhrases } from '../../people-phrases.ts';

/** Hurting oneself or somebody, and fear for another. */
export const HURTING: PeoplePhrases = {
  crisis: `
    i {want|need|have the urge|feel like i have} to {cut|hurt|burn|cut myself|hurt myself|harm myself|burn myself|punish my body};
    urge to {cut|self harm|hurt myself|burn myself|sh|relapse and cut} {is strong|is really bad tonight|again|right now|won't go away};
    {i|just|i just|almost|i nearly} {cut|hurt|burned|burnt|scratched|stabbed} {myself|my arm|my legs|my wrists|my thighs|my stomach} {again|tonight|to feel something|on purpose|with a razor|after school|and it won't stop bleeding};
    {sh|self harm|selfharm|self-harm} {relapse|urges|again|thoughts|is all i think about|last night|day 0} {tonight|};
    relapsed {after|again after} {200 days|two years|ten weeks|a year} {clean from cutting|of no self harm|of not cutting|and cut|and hurt myself};
    clean from {cutting|self harm} for {30 days|a month|a year} {and about to break it|want to cut so bad|but the blade is right here};
    the {razor|blade|lighter|scissors|knife} is {calling me|in my drawer|in my hand|under my pillow|all i think about} {and i want to use it on me|tonight|};
    hiding {the cuts|my scars from last night|fresh cuts|my arms} {from my mum|under long sleeves|again|from my boyfriend};
    fresh {cuts|burns} on my {arms|legs|thighs|wrist} {and i want more|again|nobody knows|};
    i {hit|punch|bang|bite} {myself|my head against the wall|my own face|my arms till they bleed} {when i fail|till it stops|every night|again};
    banging my head {against the wall|on the wall} until {i bleed|it goes quiet|i pass out};
    punching {walls until my hands bleed|myself in the face|my legs} because i hate myself;
    i burn {my arms|my hands|my skin} {with cigarettes|with a lighter|on the iron} {on purpose|to cope|to feel};
    pain is the only thing {that makes me feel|that helps so i cut|i deserve so i hurt myself};
    {cutting|burning|hurting myself|bleeding} {helps|is the only thing that helps|is how i cope|calms me more than music};
    how {deep|hard} do i have to cut {to die|to reach the vein|before it is dangerous};
    want to {carve|scratch|slice|tear} {my skin|words into my arm|my arms open|my wrists};
    i keep {picking up the knife|getting the blade out|looking at my wrists|holding the lighter to my arm|scratching till i bleed};
    i make myself {throw up|bleed|suffer} {because i hate myself|because i deserve it|to punish myself|every day and want to disappear};
    punish {myself|my body} {by cutting|with pain|because i deserve it|with the blade};
    i need to {punish|hurt} myself {for what i did|for eating|for failing|tonight};
    {i'm|im} going to {hurt|harm|cut|damage} myself {if i don't stop thinking|tonight|unless someone talks to me|again};
    want to {hurt|stab|choke|burn} {myself|myself so bad|me} {instead of working|please help|before the meeting|};
    i want to {hurt|kill} {someone|somebody|people|him|my husband|my boss and then myself|them all and then me} {for real|and i'm scared i will|i have a knife|tonight};
    i'm scared i'll {hurt|harm|shake|smother|drown|drop} my {baby|newborn|son|daughter|kids|child} {and myself|i have these thoughts|he won't stop crying|};
    {thoughts of|i keep thinking about} {hurting|harming|throwing|smothering} {the|my} {baby|newborn|kids} {and me|help|i'm alone with her|};
    postpartum and {i want to die|i'm scared of what i'll do|thinking they'd be better with another mum|want to hurt myself|want to leave this world};
    new mum and {i don't want to live|i think about driving off with us both|having thoughts of ending it|wish i was dead};
    i want to take {the kids|them|my baby} with me {when i go|to heaven|};
    my {friend|best friend|brother|sister|son|daughter|mum|dad|boyfriend|girlfriend|roommate|flatmate|colleague|ex|wife|husband|student|cousin} {says|said|just said|texted|told me|keeps saying} {he|she|they|that they} {wants to die|wants to kill himself|wants to kill herself|don't want to live anymore|is going to end it|has a plan to die|took pills to die|will kill herself|wants to be dead};
    my {friend|brother|daughter|son|flatmate|dad|mum|partner} is {suicidal|threatening to kill himself|threatening suicide|talking about dying|on the roof and wants to jump|cutting herself|self harming|in danger from himself} {and i don't know what to do|what do i do|tonight|};
    my {son|daughter|student|nephew|friend} {left|wrote|sent} {a|me a|us a} {goodbye|suicide|farewell} {note|letter|message|text} {and is gone|what do i do|i can't reach him|tonight};
    {found|i found} {cuts on my daughter's arms|a noose in my son's room|my sister's goodbye note|pills hidden under my brother's bed|my friend's suicide note|my son's plan to kill himself};
    {worried|scared|afraid|terrified} my {friend|husband|son|sister|brother|student|dad} {will|is going to|might} {kill himself|hurt herself|do something to himself|end it|take his life|do it tonight};
    how do i {stop|help|talk to} {a friend|my brother|my wife|someone|my son} {who wants to die|from killing himself|who is suicidal right now|off the roof|with a gun to his head};
    someone {online|in my class|on discord|in the group chat} says {they're going to kill themselves|he'll end it tonight|she is taking pills now to die};
    my ex says he'll {kill himself|jump|end it|hang himself} if i {leave|don't answer|don't come back};
    she texted {goodbye forever|that she can't go on|i won't be here tomorrow} and {doesn't pick up|now her phone is off};
  `,
};
