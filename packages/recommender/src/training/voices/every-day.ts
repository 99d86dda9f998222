import type { Voices } from './voices.ts';

/** What people type in plain words; in English. */
export const EVERY_DAY: Voices = {
  deep_focus: `
    finishing my essay
    gotta do taxes
    catching up on email
    need to get this report out by 5
    reading chapter 7 for class
    clean out my inbox, 3000 unread lol
    filling out the fmla forms for my dad
    typing up patient notes from this morning
    studying for the nursing boards
    updating the parts inventory for the shop
    writing my cover letter
    coding the login page
    trying to actually finish one thing today
    working on my thesis again
    entering receipts into the spreadsheet
    grading papers
    have 40 lab reports to mark before monday
    learn spanish for half an hour
    i keep picking up my phone instead of working
    do my timesheet
    rewriting the intro for the third time
    scholarship application due tonight
    finally filling in the passport renewal
    paperwork for the tractor loan
    Write Q2 report
    FOCUS TIME do not book
    essay draft 1 due
    Charting catch up
    no meetings, admin morning
    reading the manual for the new oven before i install it
    formatting my references ugh
    memorizing drug names for pharm
    need quiet for two hours so i can write
    sewing the hem on my sister's dress
    sorting the mail pile on the kitchen table
    gonna actually sit and read this textbook
    finish the month end close
    i owe my editor 1500 words
    updating all the charts before state comes in
    get through my slack messages
    studing for real estate exam
    learning how to use the new POS system, watching the training vids
    fill in the daycare forms
    rewrite resume for the hospital job
    writing an essay on sleep
    cut and label all the quilt squares, going to be a while
    gotta turn in my assignment by 11:59
    read 60 pages of case law
    finish my python course
    updating the herd records
    insurance claim paperwork from the hail
    typing up grandmas recipes
    translation job, 12 pages left
    want to stop procrastinating and do my lab report
    captioning videos for work
    cant concentrate with all this noise
    keep getting distracted by twitter
    grinding out unit tests
    practicing my typing speed
    tidying my desk so i can work after
    ged practice test
    citizenship test study
    Homework w/ no phone
    Email + admin
    submit expense report!!
    writing hour
    photo sorting, 9 years worth, one folder at a time
    the auditor comes thursday so im getting the binders in order
    putting together the ikea dresser
    documentation for the api
    work on my dissertation, the methods chapter
    gotta sign and scan like 30 forms
    answering customer emails
    putting addresses on wedding invites
    nclex questions for an hour
    doing the books for dads garage
    making slides for the lecture
    need to write up a treatment plan
    I'm a paralegal and I have 400 pages to go thru
    writing a eulogy
    fixing the commas in my book manuscript
    apply for jobs
    apply to colleges, the essays are killing me
    read the bible, going through romans
    finish the baby blanket before the shower on saturday, still got 8 rows
    i have adhd and need to get one thing done
    my phone is the enemy today
    compliance training modules
    doing french duolingo
    write the handover for nights
    Write. Do not disturb
    Finish onboarding modules
    Report due EOD
    Library w/ no laptop, read
    2h coding
    copying measurements onto the pattern
    sanding and finishing a table
    painting miniatures for the army, 20 skeletons
    print labels and ship 45 etsy orders
    backlog of dictations
    catching up on housework bit by bit
    submit the grades by noon
    press release needs to go out today
    uploading the permits to the county website, which is awful
    reading a really long report from head office
    shop class project, cutting the joints
    my kid's at soccer so i've got 90 min to write
    ok so i really need to finish this book report for my kids... i mean for my class lol
    I have been putting off this paper for two weeks and it is due tomorrow
    sitting down with coffee to go through the mail and pay bills
    I work at a clinic and have to catch up on charting
    im trying to pass my CPA
    writing lesson plans for next week
    doing my speech therapy notes
    my professor wants a draft by friday
    getting my portfolio site coded
    i need to read the whole contract tonight not decide anything just read it
    stuffing envelopes for the campaign
    organizing my google drive
    trying to write but the dog keeps barking
    unpacking boxes, kitchen first
    finishing the wiring in the spare room
    typing the minutes
    update linkedin
    write a complaint letter to the airline
    final edits on my book
    do my continuing ed credits before they expire
    doing the newsletter layout, text is all done just need to place it
    working on my assignment for nursing school
    power through this last module
    restringing and setting up three guitars
    preparing the bid package, lots of forms
    learning the new song on bass for sunday
    job apps, number 34
    bible study homework
    scan all of moms old pictures
    staying late to finish the permits
    thesis?? more like feces but im writing it
    hard to concentrate today
    help me stay focused for the next hour
    Deep work - proposal
    STUDY (no phone!)
    write annual report
    Charting 4-5
    homework club for me lol: essay
    my supervisor says the incident forms have to be in tonight
    rewriting my notes so i can actually read them
    doing an online course on welding safety
    finish crocheting the last sleeve
    going through old emails and answering the ones i ignored
    got to write the obituary for the paper
    english essay on of mice and men
    clearing my desk of everything with a red sticky note
    get my clep studying in before work
    just me and 300 pages of discovery documents
    finally doing my will
    practice for my piano exam, the bach
    type up the recipe cards for the bake sale
    set up quickbooks
    answering tickets at the help desk
    update the allergy list for the cafeteria
    write the thank you email to the donors
    reading research papers
    planting 60 tomato starts in trays
    ironing and listening to nothing
    i keep starting and stopping this report, today i finish it
    polish the job posting and send it
    learning my multiplication with my daughter... no shes asleep, im studying for the gre
    lettering 80 place cards
    putting the minutes and agenda together for the parish
    45 minutes of coding before the kids wake up
    stocking the shelves on the overnight
    log all the samples in the lab book
    homeschool paperwork for the state
    filling prescriptions all morning
    finish the last 3 chapters
    thread the loom, 400 ends
    trying to get in the zone
    i read the same page four times
    Study group cancelled -> study alone
    finish quilt!!
    Paperwork Thursday
    Read board packet
    Sermon writing
    honestly i just want to get these invoices out so i can stop thinking about them
    theres a stack of permission slips, a stack of field trip forms, and me
    not a meeting, not a call, just me and the spreadsheet for an hour
    need to type this up while i still remember what she said
    my manager keeps asking where the report is so im doing it now
    Alexa start a timer im writing for 45 minutes
    its the last week of tax season and ive got a tower of returns
    wife took the kids to her moms so i can study for my electricians exam
    trying to read one article start to finish without checking anything
    doing the boring part of the website, all the alt text
    9 more care plans
    i told myself no youtube until the discussion post is up
    slogging through the last of the data entry
    moving all my handwritten notes to the computer
    get the minutes out b4 anyone complains
    cross stitch, the big tree section
    copy editing, page 112 of 340
    learn the choir alto part
    renewing my teaching cert, there's SO many forms
    working thru the udemy thing on javascript
    cutting glass for the window panels, slow careful work
    i gotta sit down and finally read the divorce papers
    prepping the tax stuff for the accountant
    writing about anxiety for psych class
    doing a report on why people get angry
    write the speech tonight, wedding is saturday
    chapter summary for the meeting thing, due before class
    my capstone. its always my capstone
    get cracking on the backlog of claims
    phone's in the drawer, door's shut, lets finish this manuscript
    knock out a few little admin jobs one by one
    i cant sit still long enough to finish a paragraph
    so far behind on coursework, just want to get stuck in
    Heads down: migration scripts
    Finish + mail baby blanket
    Quiet hour (desk)
    SSA forms for uncle
    rev. bio unit 3
    Log CE hours
    gettin these trusses drawn up, no interruptions pls
    write the referral letters
    reading The Crucible, 40 pages by tomorrow
    back on the thesis after a nap
    i do 10 pages of translation a day, todays 10
    my therapist gave me worksheets and im filling them out
    hand copying vocabulary till it sticks
    logging mileage for the whole year because i never do it
    sorting screws. all of them. it's that kind of job
    fixing typos on the menu before it goes to print
    need to be a machine and clear 30 tickets
    learning braille
    write down the steps of the procedure so somebody else can do it
    the syllabus has to be posted by 8am
    sat at the library, exam's thursday, going thru slides
    unread papers: 11. goal: 2
    record the audiobook chapter, just reading it straight
    preparing communion trays and bulletins
    stitching leather, saddle bag number two
    backups and updates on all 20 school laptops
    applying for unemployment
    put in the hours on my pharmacology
    fill out the accident form for insurance
    typing up what the kids said for their portfolios
    trying to finish my masters with two toddlers, nap time is go time
    reupholster the chair
    follow up emails to everyone i met at the trade show
    go through my dead uncle's papers and file them
    cover letter number twelve
    porting the old code over to the new version, dull but needs doing
    cleaning the data
    weeding the carrots row by row
    re-reading my notes before the test
    do the safety checklist on all the trucks
    Reports. Door closed
    Case notes (2h)
    Work on novel edits
    Renew car tabs + dmv forms
    anki + lecture 12
    just me, the tax forms and a bag of pretzels
    i need to write something for the company blog, topic's already picked
    shelving returns at the library all morning
    practicing the spelling words with myself before the bee
    ok body is awake now let me finish chapter 2
    last push on the grant, budget's done, just the narrative left
    catching up on my reading log for school
    doing the dishes then straight to my assignment
    write out the recipe exactly like grandma told me
    reports for three kids on my caseload
    can you help me focus on my homework its science
    stay off my phone n finish the powerpoint
    getting the books ready for closing... the literal books, library sale
    tie 50 flies for the season
    polishing my statement of purpose
    type faster than my boss can dictate lol
    renewing my food handler card, its an online course
    working my way through a ton of voicemails and writing it all down
    read for fun but like actually finish the book
    patch the drywall in the hall
    got a code freeze tonight and two tickets to finish
    my reading for theology, aquinas, dense as heck
    writing to my pen pal in prison ministry
    batch cooking for the week, 5 things on the stove
    write a complaint to the county about the road
    go over my flash cards one more time before bed
    finally backing up the family photos
    6 more hems, 2 more zippers
    log on, do the modules, log off
    finishing a stained glass piece, just soldering
    im behind on invoicing and its the 30th
    doing exam corrections for half credit
    keeping my head down and getting the orders packed
    handwrite 120 christmas cards
    reading the fine print on my loan
    why cant i just start
    attention span of a goldfish today
    Thesis bootcamp day 2
    BLOCKED - finish brief
    Client files cleanup
    Homeschool: math + reading w/o me (I do bills)
    Report cards due!
    Knit w/ podcast, finish hat
    application essay v3
    so my plan for the next hour is just to sit here and finish the report my supervisor asked for last week before she asks again
    I have about forty receipts in a shoebox and I'm going to enter every one of them into the spreadsheet before I get up
    the kids are at practice until six so I can finally work on my nursing assignment without anybody asking for a snack
    doctor says i should rest but these patient notes aren't going to write themselves so im doing notes
    I've been avoiding this application for a month and it closes at midnight so here goes
    my husband took the baby out and i told him i would use the time to write so i better write something
    i am a slow reader and the test is on the whole book so i am just going to sit and read until dinner
    we open in two weeks and i still havent typed up the employee handbook, thats what im doing this morning
    not looking for ideas, i have the outline, i just need to write the thing start to finish
    gonna sit in the truck on my lunch break and do a couple practice tests for the cdl
    okay I said I would finish the quilt for the raffle and there are two borders left, so no tv until thats done
    the office is empty for once and I can get through my emails without losing my temper
    I translate for a living and today it's a washing machine manual, forty pages, wish me luck
    trying to get my coursework in before my shift starts at four, just the references and the conclusion left
    been up since five, chores are done, now I have to fill in the paperwork for the farm subsidy
    i have sat down to write this essay like six times and every time i end up cleaning the bathroom instead
    honestly my concentration is shot but i need to get through this training video and the quiz after it
    mom wants all her photos labeled with names and dates and she's sitting here telling me so we're doing it, box one
    turning my notes into a poster for the conference
    type in the harvest weights and see how we did
    slow reading by the fire, but i do want to finish this book tonight
    writing unit tests for the billing stuff
    coloring book, it keeps me calm and i want to finish the page
    Slides: make pretty + finish
  `,
  analytical: `
    figuring out why the truck won't start
    budget for next month
    my spreadsheet doesn't add up and i cant find why
    trying to decide if we should refinance
    going over the contract before i sign
    math homework, the word problems
    comparing health insurance plans
    work out the staffing schedule for december
    why is the server so slow
    should i take the job or not
    checking the numbers from last quarter
    the dishwasher throws error E4 again, need to figure it out
    figure out how much feed we need for winter
    planning the route for deliveries tomorrow
    calc 2 problem set
    pros and cons list about moving in together
    going through bank statements looking for a charge i dont recognize
    need a game plan for the next 6 months
    working out what to charge for the deck job
    look at the ultrasound report and decide what to order next
    tracking down a leak in the irrigation
    read 3 resumes and pick one
    Budget review prep
    decide on daycare
    figuring out who can cover sat shift
    the test passes on my machine and fails on the build, no clue
    sudoku and coffee
    my credit card debt, i need a plan
    is it cheaper to fix or replace the mower
    my sourdough keeps failing, trying to figure out what im doing wrong
    looking for the bug
    need to decide by tonight: apartment near work or the cheap one
    whats the best way to split the bills with 4 roommates
    geometry proofs
    calculating the concrete for the slab
    reconcile the till, 40 bucks short
    reviewing applications for the scholarship fund
    the copier jams on every third page, taking it apart
    going over the mri
    thinking about whether to sell the herd
    trying to understand my electric bill
    strategy for the city council vote
    ap chem stoichiometry
    deciding on chemo options with the info they gave us
    customer says brakes squeal only when cold, hmm
    how many buses do we need for the field trip
    spreadsheet time. where did all our money go
    looking into why sales dropped in the north stores
    fixing the wifi
    weighing two job offers
    we're over budget on the kitchen remodel, need to cut something
    analyzing survey data for my class
    build a study plan for the bar exam
    checking my students' work for plagiarism
    figure out the dosage conversion
    poker study, running hands
    work out a chore chart that is actually fair
    Review: vendor contract
    rota for dec
    legal brief has a hole in it and i need to find it before they do
    checking my sons math homework and i dont get it either
    which meds interact w/ this
    can we afford a second kid
    build the work schedule around 4 vacations
    breaking down game film
    why did the cake sink
    reviewing the lease before we sign
    need to fix the formula in column H
    plan my retirement
    sorting out a mixup with two patients' charts
    tractor wont go into 3rd
    i have a logic exam and need to work problems
    comparing three quotes for the siding
    trying to work out what went wrong on that order
    planning out the semester, what goes in which week
    figuring out child support numbers
    going over the play calls with the staff
    choose a thesis topic
    soil test came back weird
    build a pivot table
    running a regression
    am i being scammed? reading this email close
    learning to read an ekg strip
    looking at the security footage to see who took the drill
    router config
    figure out the tip pool
    mapping stock levels to what we'll need over thanksgiving
    where do i put the money, savings or the loan
    Troubleshoot server rm
    compare colleges w/ mom
    Quote for barn job
    my paper got rejected and i have to understand reviewer 2
    im debugging some code my coworker wrote
    do we renew the lease or move the shop
    estimating how many yards of mulch
    going over my grades to see what i need on the final
    there is a weird noise in the basement, tracking it
    write up a business plan, mostly the numbers part
    doing trig
    looking for patterns in the customer complaints
    i think the pharmacy gave us the wrong count, checking
    comparing daycares in a spreadsheet
    thinking through a hard case before court
    deciding which classes to drop
    why is my bread machine beeping
    inspecting the books of the HOA, something smells off
    I need to plan the move, step by step, dates and trucks and everything
    read through the blood work with dr google
    working on a puzzle box
    solving a murder mystery game with my wife
    trying to get the printer on the network
    reviewing for calc by doing old tests
    see if we have enough hay till april
    tax question, can i deduct the van
    need to prioritize, ten things and time for three
    which supplier is actually cheaper after shipping
    planning my runs for marathon training block
    getting my head around this new law and what it means for us
    fix what i broke in the database
    my sewing machine skips stitches
    fact checking an article
    price my pottery
    Payroll check
    Strategy session (solo)
    Q4 forecast
    Look into water bill
    plan crop rotation
    trying to balance the register at closing
    figuring out how to get out of this lease
    look over the estimate from the body shop
    we have 3 nurses for 4 halls, working it out
    go over the quarterly with a fine tooth comb
    the heater pilot won't stay lit
    organic chem mechanisms
    i need to think about whether i want to marry him
    deciding what to cut from the syllabus
    doing a swot thing for class
    which college is worth the money
    sort out my subscriptions, what do i keep
    checking the translation against the original
    map out the network in the new building
    test results from the well water, what do they mean
    looking up case law for an argument
    my phone battery drains in two hours why
    trying to learn poker odds
    making a timeline of what happened for the lawyer
    measure the room and see if the couch fits
    how many shifts to pay off this car
    go through the code and find the memory leak
    reading the rulebook to settle an argument about the game
    kid has a fever on and off, keeping a chart to see a pattern
    sizing the beams for the shed
    working through a philosophy argument
    decide what to do with mom when she gets out of rehab
    trying to beat this level, its a logic one
    putting together numbers for the grant budget
    narrowing down the candidates
    Fix printer!!
    Menu costing
    read MRI report + decide
    FAFSA numbers
    investments check
    something in the feed is making the goats sick and i mean to find out what
    my advisor says the conclusion doesnt follow and i need to see where it breaks
    three bids, one roof, no clue
    ok what do i actually need to buy for a 12x16 deck
    spent all day on a bug that only happens on tuesdays
    trying to work out if mom can stay in her house another year
    the check engine light came on again after i replaced the sensor
    do i put the shop under an llc or not
    going through the expense reports, some of these look fake
    planning how to get 3 kids to 4 practices with one car
    I have to grade a debate, who argued better and why
    what's the deal with the chlorine level in the pool
    read two studies that say opposite things about the same drug
    need to be ready to defend my numbers on friday so im going over every one
    trying to figure out how to get my students to do the reading
    my wall isnt square. by how much and what do i do about it
    sizing up whether the used combine is worth 40k
    who do we cut from the team
    bills vs paycheck this month, doing the math
    why is nobody opening our emails
    how do you even calculate overtime for split shifts
    sorting out a timeline bug in my novel, who knew what when
    comparing my dads medicare options
    optimizing the pick route in the warehouse
    i keep losing at chess to the same opening so im studying why
    is the juice worth the squeeze on this side job
    4 patients, 2 rooms, deciding who goes first
    grocery budget vs what we actually spent
    double checking the pump settings math
    figuring out this knitting chart, there's a mistake in it somewhere
    excel, vlookup, tears
    Root cause mtg prep
    Recount inventory - off by 14
    Decide: keep or sell van
    Thesis stats
    check solar numbers
    my mare is off on her left front, trying to see where
    the ledger's been off since march
    reading between the lines of this job offer
    whats 15% off of 3 different things plus tax
    how are we going to staff christmas
    trying to reproduce a crash
    is my roommate actually paying half?
    comparing two poems for class
    i want to pick the right stroller and there's like 900
    making sense of the city's zoning rules for my chicken coop
    sorting symptoms for a patient nobody can diagnose
    going through the logs line by line
    ordering: what sold, what didnt, what to drop
    figuring out if solar pays for itself
    practice lsat logic games
    we have a cockroach problem in the kitchen and i need a plan
    work backwards from the due date
    reviewing the minutes because someone says i said something i didnt
    got two puppies left and five families, who gets one
    how much insulation, what r value, which side does the barrier go
    counterpoint exercises, rules rules rules
    why does my kid lie, trying to understand before i react
    cutting 30k from the budget without firing anybody
    weighing whether to appeal
    decode my grandfathers handwriting
    choosing a health plan before open enrollment ends tonight
    what went wrong on the last play
    building a bracket
    looking at the x ray
    peer reviewing a paper
    set the timing on this engine
    check whether the grant numbers match the narrative
    estimate the paint job for mrs. k
    teaching myself probability
    which bus routes get cut
    Forecast v2
    Figure out phone bill
    Peer review due
    KPI
    compare vet quotes
    Lineup for saturday
    they're offering early retirement and i have till friday to say yes or no
    the pattern calls for 3 yards, i have 2.5, can i make it work
    why does the bank say one thing and quickbooks another
    helping my kid with the math, what even is a number bond
    my numbers and her numbers dont match
    deciding how to split the practice rooms among 14 students
    got to find where the water's coming in
    stats for my nursing class, p values make no sense to me
    how far can i drive on this much gas lol planning the trip budget
    i have two essays and time to do one well, which
    i need to calculate drip rates for practice
    reviewing a resume for my nephew
    one of these receipts is fake
    running scenarios on what happens if we lose the contract
    choosing tile. all the tile. forever
    my teacher says show your work so im working it out
    putting the engine back together and i have a bolt left over
    pick the hymns so they fit the readings
    the alarm panel shows a fault in zone 4
    comparing how two newspapers covered the same thing
    whats a fair price for hay this year
    we have data, we have no idea what it says
    prepping cross examination questions
    trying to outsmart the raccoons, need a plan
    reading a contract in italian with my bad italian, what am i agreeing to
    sat math
    why is everybody quitting second shift
    thinking about which battles to pick with my daughter
    feed ratios for the layers
    plot the graph and find the slope
    rewire a lamp without dying, studying the diagram
    is this mole something or nothing, comparing old photos
    which of these 60 photos do we print
    Board pack - check figures
    3 yr plan
    Q&A triage
    Timecards approve
    Choose flooring!!
    Postmortem (write-up + causes)
    math circle problems
    something is off with the numbers on the october statement and I'm not getting up until I find it
    my neighbor says the fence is two feet on his side so im going over the survey and the deed to see whos right
    the customer swears the noise only happens in the rain, i've had the car three days and i still dont have a theory
    we got into two schools for our daughter and one has better teachers and the other has the bus, trying to decide
    I keep getting a negative number for the area so obviously I'm doing something wrong in step three
    before i call the insurance back i want to understand what exactly they're refusing to pay and why
    going to lay out all our bills on the table and see what we can cut because this month was ugly
    the program worked yesterday, nobody changed anything supposedly, and today it crashes when you press save
    i need to come up with a plan for getting mom to her appointments while im working nights, who drives when
    looking at last years planting records and trying to work out why the south field did so much worse
    half my class failed the quiz so I'm going through the answers to see if it was them or if it was the question
    he's offering me partner but it means putting up 50 grand, so I'm running the numbers before lunch with him
    my grandson set up the router and now nothing works, I'm going to figure it out without calling him
    there are eleven of us in the cabin and four beds and two people who snore, working out who sleeps where
    trying to write a fair policy on time off, which means thinking through every way people will try to get around it
    two of the tests came back normal and one didn't and i want to think about it before i talk to the family
    I read the same clause in the lease five times and I still cant tell who pays for the boiler
    sitting here with three job offers and a legal pad
    checking my own translation for mistakes, page by page
    need a slogan but first figure out who we're even selling to
    inventory day, counting everything in the walk in
    prepping my questions for the surgeon
    cramming for an accounting final with a stack of old exams
    how do i get out of this mess with my landlord without losing it
    rearranging the shop floor so people actually walk to the back
    tuning the piano, octave by octave
    Grade book audit
    Close books Nov
  `,
  creative: `
    need ideas for my mom's 60th
    writing a song
    painting for a bit
    thinking up a name for our puppy rescue
    working on my novel
    design a logo for my cousins food truck
    making up a bedtime story for my kids
    come up with captions for the bakery instagram
    what should i do for the class bulletin board this month
    guitar, just messing around with chords
    plan a cute theme for the baby shower
    writing my wedding vows
    need a costume idea thats not lame
    redecorating the living room in my head first
    knitting a pattern i made up myself
    logo ideas w coffee
    Brainstorm new menu
    i want to invent a better chicken coop door
    edit my short film
    thinking of lesson activities that arent boring
    poem for grandmas funeral
    sketch out the garden beds
    coming up with a halloween display
    journaling story ideas
    designing a tattoo for my sister
    new dance for tiktok
    how to make the retirement party special
    watercolors
    record a demo
    making a scrapbook
    brainstorm fundraiser ideas for the team
    write jokes for my open mic
    thinking about a theme for prom
    gonna make up a new soup special
    name the baby, we have nothing
    lego build, no instructions
    design my dream van conversion
    puppet show for preschool storytime
    sewing a dress from scratch, no pattern
    coming up with a hook for the chorus
    new packaging for our honey
    a scavenger hunt for the kids at camp
    Design session
    Band practice (new song)
    brainstorm - gala theme
    i have this game idea i want to mess with
    photo shoot concept for my friends jewelry
    thinking of a name for the boat
    making a vision board
    write a childrens book about my dog
    finishing the quilt design
    need a fresh angle for this article
    design a flyer for the blood drive
    playing around in garageband
    costume for the school play
    rap lyrics
    writing fanfic
    what color do we paint the porch
    coming up with a cocktail for the fall menu
    floral arrangement for the altar
    turn the storage room into something fun for the residents
    how do i make fractions fun for 4th graders
    tattoo sketches
    plot hole in my story, need an idea to get around it
    making a comic
    Sketch hr
    Moodboard living rm
    Writers group pages
    Concept brainstorm
    arranging carols for the choir
    setting up a photo wall thing, want it to be original
    coming up with questions for trivia night
    designing the yearbook cover
    thinking up a business idea
    my daughter wants a mermaid cake so i have to figure out how that looks
    trying to write a chorus that doesnt suck
    plan a surprise for our anniversary
    making earrings
    writing chapter 3 of my fantasy book
    make a funny video for moms birthday
    freestyle
    we need a new name for the choir
    redesigning my website, just playing with looks
    come up w/ a prank
    a new flavor for the ice cream stand
    build a haunted house in the garage
    experimenting with dyes
    take some arty pictures downtown
    imagining my next tattoo
    ideas for a science fair project
    new lighting for the play, trying out colors
    short film script
    crafts w toddlers, need something with paper plates
    write something for my late friend, a poem maybe
    brainstorm party theme
    Writing (novel)
    a clever sign for the protest
    new uniform ideas for the softball team
    thinking about my next painting
    i want to rearrange the living room
    need something creative to do with leftover fabric
    lyrics for worship song
    come up with a halloween costume for the dog
    ideas for date night
    make a mixtape... playlist... whatever for the road trip
    write dialog for my screenplay
    coming up with a story for the dnd session on friday
    finger painting with my toddler
    mocking up a few screens for an app idea
    designing a rain garden
    hair ideas for prom, im the stylist
    filming something silly for the staff party
    write a villanelle
    carve a spoon
    trying to reinvent our tuna casserole
    new bit for the puppet ministry
    create a logo in canva
    ideas to raise money for band uniforms
    pick a name for my business, every good one is taken
    new song w/ Tom
    ideas for spring catalog
    Photo shoot concept
    want to write a lullaby for the new baby
    the theme is under the sea and i have a gym and $200
    how would a pirate ask for directions? writing a skit
    im stuck on the bridge of this song
    need a title for my essay that isnt boring
    figuring out a cool way to show the before and after on our website
    messing with the synth
    let me just throw paint at something
    tonight im inventing a pizza
    new hopscotch game for recess, need rules that are fun
    making the invitations for quinceañera
    naming the cows, it's the year of L
    what if the villain was her mom? plotting
    refinishing a dresser and want to paint something wild on it
    i gotta come up with an icebreaker that doesn't make people groan
    writing a christmas pageant with 14 sheep in it
    design a tshirt for the family reunion
    recording weird noises in the woods for a track
    think of a clever way to ask her to prom
    carving pumpkins, freehand
    putting together looks for the fashion show
    building a marble run outta junk
    greeting card verses
    dreaming up the floor plan for a tiny house
    blank page, need a first line
    photo collage for grandpas 90th
    Name-storming
    Ceramics open studio
    New menu tasting ideas
    got an idea for an app on the bus and want to sketch it out
    rhymes with orange lol, writing a kids song
    making up a dance for my moms quince
    trying out henna designs
    gonna turn old jeans into something
    think of a fun way to tell them im pregnant
    doing a mural at the school, planning what goes on it
    whittling, see what comes out
    come up with a fake newspaper for dad's retirement
    write an alt ending to the movie
    new jingle for the car lot
    i have writers block, help
    a name for our trivia team
    arranging a medley for the marching band
    decorate my locker
    pictures in my head, want to get em on canvas
    set design for the christmas play out of cardboard
    creating a board game about our town
    make something pretty with the clay
    brainstorming research ideas
    plan a themed week at the nursing home
    thinking what to write in my best friend's card
    dj set for saturday, trying transitions
    sketching tiny houses for the birds
    Art w/ kids
    slogan ideas due
    Garden design, fun part
    trying to come up with something to say at my own retirement that isn't sappy
    building with my kid, we're inventing a candy machine
    a theme for vbs that isn't jungle again
    new pattern for socks, out of my own head
    wanna write a love song but not a cheesy one
    thinking up prank calls
    my garden club wants a float for the parade
    i'm filming my first vlog and making it up as i go
    ideas please!! teacher gift under 10 bucks
    the bride wants "rustic but space" and i have to draw that
    picking out chords for a melody i hummed in the truck
    let's design a better pill box
    cookie decorating, snow globes i think
    fantasy map drawing
    improv night, warming up with silly scenes... im making up characters
    need metaphors for grief for my poem
    cool science demo with dry ice, what can i do
    paint nite but at home
    working title for my thesis... no, for my band's ep
    rewriting a fairy tale w/ my class as the heroes
    how should the robot look
    put together a care package with a funny theme
    embroidery doodles
    thinking about what my booth should look like at the craft fair
    Logo round 2
    craft nite - make wreaths
    Think up Eid decorations
    my sister's getting married to a beekeeper so i need a honey themed gift nobody else will think of
    i had a dream about a city made of paper and i want to write it down and turn it into a story
    the kids want a treasure hunt and i promised clues that rhyme, so i need to make up about ten of those
    we always do the same boring display in the lobby so this year I want to try something totally different for winter
    been playing the same four chords for an hour and i think theres a song in there somewhere
    just bought a bunch of clay and im gonna see what my hands want to make
    trying to think of a name for the new cat that isn't a food, my wife has vetoed all the foods
    our church basement has to look like bethlehem by friday and all i've got is cardboard and some goats
    the ending of my story is too sad for kids so im going to make up a new one
    i want to cook something for my wife that she's never had before out of whatever is in this fridge
    making a slideshow for my parents anniversary and i want it to be funny not just photos with sad piano
    my grandma left me all her buttons so today im making some kind of picture out of them
    i need a costume by tomorrow for book week and he wants to be a volcano
    going to sit on the porch with a pencil and draw whatever comes by
    thinking of ways to teach the water cycle with nothing but a kettle and some trash bags
    come up with a puzzle for the escape room that's actually solvable
    lay out the church bulletin, want it to look nice for easter
    jamming with the neighbors in the garage
    name for the startup, shortlist of five, pick one
    Write ch. 9
  `,
  meeting: `
    meeting in 10
    prep for interview at 3
    got a zoom w my boss
    parent teacher conferences tonight
    standup then another standup
    have to fire someone today
    giving a presentation to the board
    tutoring a kid in algebra
    family dinner and we need to talk about moms house
    going to tell my roommate shes gotta move out
    on calls all afternoon
    catching up with an old friend over coffee
    phone interview for the warehouse job
    teaching sunday school
    customer coming in about his transmission
    1:1 with Karen
    Interview - Receptionist
    Dentist practice staff huddle
    call mom
    have to ask for a raise today
    shift handover at 7
    walk the new hire around the floor
    speech at my brothers wedding in like an hour
    back to back meetings till 4
    dentist office phones all morning
    meeting the inlaws
    talking to a contractor about the roof
    gonna confront my coworker about stealing my lunch
    zoom class, im teaching
    my turn to present at morning report
    sitting with a family to go over hospice
    conference call with japan at 9pm
    telling the team about the layoffs
    negotiating the price on a used truck
    town hall meeting about the new road
    piano lesson, i'm the teacher
    having people over
    doctors appt with mom to ask all the questions
    oral exam at 4
    guests are coming to look at the farm
    facetime w grandma
    union negotiations resume at 1
    Sales call - feed co
    Wedding planner call
    tour @ 11 w/ new students
    coffee w/ Jen
    rehearsing what im gonna say to the loan officer, meeting is at 2
    im about to go into a meeting
    got a call at 2
    my ex is dropping off the kids and we need to talk
    first day meeting everyone
    teaching cpr
    tenants association meeting
    practice interview with my sister
    parent called and wants to see me after school
    chairing the committee
    going live in 5 min on the stream w guests
    selling at the farmers market
    bank appointment for the mortgage
    pitching to investors
    group discussion in english
    couples counseling
    my apprentice starts today and ill be showing him everything
    wedding toast in a sec
    talk with the vet about putting the dog on meds
    Call w/ lawyer
    Rehearsal: oral defense
    Playdate w/ Mia's mom
    Rotary lunch talk
    sitting at the info desk
    hearing at the housing office
    my 2 oclock is here
    team building thing at work
    i have to tell a patient's family bad news
    interviewing nannies
    annual review with my manager
    zoom wedding shower
    doing a cooking demo at the library
    talking to the police about the break in
    having the birds and bees talk
    deacons meeting
    gonna say no to my sister about the money
    lunch with a client then a site visit
    facilitating a support group
    listening in on a conference call
    pickup at school then chat w the teacher about his reading
    doing mock interviews w students
    call w tech support, prob an hour
    we're having the neighbors over to talk about the fence
    huddle with the nurses
    giving a tour of the museum
    on stage in 10, keynote
    Oral presentation in spanish class
    meet & greet w new pastor
    skip level with the vp
    Mtg w/ principal
    Client onboarding call
    Visit: social worker
    10:00 group supervision
    Lunch & learn - I present
    Zoom: family reunion planning
    talking to my teen about weed
    interview for nursing school
    sitting in on a deposition
    hosting thanksgiving this year, people here in an hour
    reference call
    meeting my boyfriends kids
    school board meeting and im speaking
    coaching little league
    weekly call with the grandkids
    open house at 6
    do a home visit
    sales floor all day
    have to call 12 patients back
    talking with my advisor about grad school
    read to the kindergartners
    got a meeting that couldve been an email
    gotta apologize to my neighbor
    explain the new schedule to a crew that will hate it
    farm co-op meeting
    zoom court
    chat with a recruiter over teams
    book club's at my place
    workshop with the clients to come up with a tagline
    Mediation 1pm
    Dr. appt - ask about meds
    Retirement party / speech
    quick chat w/ Luis
    my in laws want to "talk"
    walking into an arbitration
    im supposed to say a few words at the memorial
    first session with a new client at 4
    gotta tell the contractor his work isn't good enough
    explaining fractions to my nephew over facetime
    about to hop on with support
    roll call then patrol briefing
    prayer group at my house
    meeting my birth mother for the first time
    on bus duty talking to parents
    interpreting for a patient at the clinic this afternoon
    checking in on the new foster kid, home visit
    boss wants to see me at 4, no idea why
    dispatch desk tonight, phones nonstop
    sit down with dad about the car keys
    doing a reading at the bookstore, then q and a
    show and tell, i'm the helper parent
    rehearsal dinner toast
    volunteering at the polls all day
    phone tag w/ the county
    panel interview, five of them one of me
    parley with the roommates about dishes
    lunchtime talk on composting, i'm the speaker
    Ortho consult w/ Maddie
    PTO mtg 6:30 cafeteria
    hang w/ cousins - talk abt grandma
    client call (angry one)
    Teach: intro pottery
    Zoom deposition
    first parent meeting with the new coach
    got to call my credit card company and argue
    someones coming to interview me for the local paper
    doing the announcements at church
    we have a client walkthrough, hard hats on
    study group at jens
    handing out candy and talking to neighbors
    about to teach my first yoga class
    manager wants a "quick word"
    consult with the surgeon at 1
    debrief after the fire call
    my best friend isn't talking to me so im going over there
    telling the staff the diner is closing
    sit in on the sprint review
    swearing in a new officer, I read the oath
    neighborhood watch thing
    tech support for my mom over the phone, pray for me
    ordering at the counter... no, taking orders at the counter
    deliver the keynote
    language exchange partner in 5 min
    selling my car, buyers coming
    lead a hike for 12 scouts
    settle the estate with my brothers at the lawyer's
    tryouts, i'm picking the kids and talking to parents after
    Sync - eng/design
    prenatal appt w/ midwife, bring questions
    Tutoring (Ella)
    Neighborhood mtg
    TED style talk, hall B
    the caterer is calling in a minute
    talk to my husband about trying for another baby
    im the interpreter for this meeting
    dinner with the boss and his wife, gotta be on
    first therapy session with a new kid
    explaining to the customer why it costs so much
    group zoom and cameras have to be on
    eagle scout board of review
    going door to door for the school levy
    pitch practice w my team
    handling walk ins till noon
    meeting my advisor to beg for an extension
    staff want answers about the merger and i have to face them
    read aloud for 25 first graders
    radio interview at 8
    i promised to call my lonely uncle
    apologising to a client on the phone
    tell the coach im quitting
    choir section leader, running the altos tonight
    a parent is coming in angry
    open mic, i'm the host
    showing a house at 5
    pharmacy counter, flu shot season
    co-parenting check in
    i gotta sell this idea to the farm board
    q&a with the interns
    introducing my girlfriend to my parents
    telehealth visits back to back
    meet up with my sponsor
    Probate lawyer (in person)
    Parent call - Jaden
    Fam mtg re: grandpa
    Weds lecture 14:00 - I teach
    rental viewing w/ agent
    I'm the one who has to tell the team that the Christmas bonus isn't happening, meeting's at three
    my son's teacher asked us to come in and she didn't say why, so my wife and I are going over there now
    i volunteer at the library helping old folks with their phones and i've got five of them coming at ten
    got to call my brother, haven't talked in two years, and I want to say it right
    the whole family's coming over and somebody has to bring up the nursing home and i guess it's me
    about to do a video interview for a job i really want, the link opens in five minutes
    I've got parents coming in every ten minutes from four till seven and then the principal wants a word
    on the ward all morning talking to families, three admissions and a discharge planning meeting
    they asked me to say a few words at the retirement lunch and it starts in half an hour
    my english isnt so good and i have to explain the problem to the landlord on the phone
    first time leading the toolbox talk, twenty guys with hard hats staring at me
    my daughter wants to tell me something important tonight and i just want to listen properly for once
    showing the apartment to six couples back to back starting at noon
    we've got the inspector walking through with us at one and I have to answer everything he asks
    teaching my neighbor to drive stick this afternoon, patience required
    putting the last touches on my slides, i present at two
    have to call the school about what happened and im kinda shaking
    pep talk for the team before kickoff, i'm the captain
    writers room is at 11, need to bring jokes
    study session with Priya and the gang
    lesson observation tomorrow so im polishing my plan and practicing on my husband
    deciding on the new roof with the whole church council tonight
    talk w/ D. about separation
    Budget meeting
    Design review w/ clients
    Brainstorm @ Joe's
    pair programming w/ Sam
    Case review w/ team
  `,
  calm: `
    i'm freaking out about tomorrow
    my boss just yelled at me in front of everyone
    just breathe for a minute
    anxious and i dont know why
    waiting for test results and my stomach is in knots
    so mad at my brother i could scream
    overwhelmed with work
    too many things on my list, dont know where to start
    nervous about my driving test
    heart is racing after that phone call
    yoga and quiet
    i just need five minutes of peace
    worried about money again
    i miss my dad
    panicking, the exam is in an hour
    Breathing 10 min
    cant stop thinking about what she said
    hands are shaking before my interview
    i feel sick about this email i sent
    my husband is deployed and i just worry
    not ok today
    too many people talking to me at once
    need a minute before the next patient
    nervous for my first day
    pissed off at customers
    my landlord raised the rent and im spiraling
    tense shoulders, clenched jaw, all of it
    im so behind on everything i could cry
    trying not to cry at my desk
    yelled at my kids and feel awful, need to settle
    waiting for the jury to come back
    fight with my gf
    scared about the surgery tomorrow
    nature sounds and breathing
    overthinking everything
    sat in the car 10 min just to get a hold of myself
    i just want quiet
    lonely tonight
    im so embarassed about what happened in class
    too wound up
    mind racing at work
    car broke down and im just done
    wedding in 2 days and im a wreck
    need some calm before my shift in the ER
    got a bad review and i feel like crap
    had a nightmare and cant settle
    fear of the dentist
    my stomach hurts from nerves
    irritated at literally everything
    scared to call them back
    my team is mad at me
    feel guilty about putting mom in the home
    everybody wants something from me
    writing it all down because i'm so angry
    let me vent... my manager is the worst
    calm before storm :) 5 min
    therapy homework - breathing
    i'm so angry right now
    worrying about my son driving in the snow
    i feel like im drowning at work
    gotta chill
    just had the worst meeting of my life
    super stressed about rent
    doing my breathing exercises
    trying to be calm for my kids
    freaking out over a rash
    everyone's yelling in this house
    cant think straight, too anxious
    rude customer ruined my day
    cant decide anything im so overwhelmed
    waiting to hear if i got the job
    my cat is at the vet and im a mess
    pray the worry away
    need to chill before i see my ex in court
    interview nerves, want to settle down first
    have a deadline and i'm panicking
    reset / breathe
    Meditate w/ app
    im scared
    work is a nightmare this week
    trying not to snap at people
    my daughter isn't answering her phone and im worried
    pre game jitters
    crying over spilled milk literally, rough morning
    i feel so alone at this school
    a lot on my mind
    got in a fender bender and still shaking
    hearing his name makes me mad
    stress eating, want to stop and breathe
    my anxiety wont let me sit still
    first day back after leave and i have knots
    im worked up about politics
    noise in the office is making me crazy
    dreading this conversation
    the doctor said relax so im relaxing
    ugh people
    quiet the mind
    how do i stop worrying
    feelin overwhelmed w the new baby
    cant study because im so worried
    they rejected my application and it stings
    holding it together till my break
    Sit + breathe
    Tai chi (slow)
    i told my whole class the wrong date for the test and i feel horrible
    my hands wont stop sweating
    one more complaint and i'll blow
    trying to find some peace before church
    my sister said something and its eating me
    its the anniversary of losing him, tough day
    feel like everyones watching me
    i'm scared ill mess up my lines
    too wound up to work
    money stress again, want to get out of my head for a bit
    boss is breathing down my neck and i'm fried
    want to stop shaking before i get up there
    my kid starts kindergarten tomorrow and im a puddle
    this customer called me stupid and i still have 5 hours to smile
    i worry about the farm all the time
    letting go of what happened in surgery today
    so many choices about the wedding im going nuts
    got yelled at for the report, need to calm down before i fix it
    need a timeout from toddlers
    walking meditation
    i'm a bundle of nerves
    cranky and snapping at everybody
    breathe in breathe out, bid day is tomorrow
    gotta be calm before i talk to my ex
    election news has me spun up
    3 min pause
    Worry time (journal)
    evening prayer
    i've got butterflies
    feelin blue
    cant shake this bad feeling
    mom and dad are fighting downstairs
    everyone at school saw the post and i want to hide
    so much pressure to be perfect
    i lost a patient today
    i'm about to lose it with this printer
    too much coffee, heart racing, need to slow down
    waiting on hold for 2 hours has me seething
    one breath at a time
    im ashamed of how i acted
    the what ifs are back
    scared to open the letter from the college
    work's been hell, give me a quiet minute
    trying to let it go
    we put our dog down
    shaky before my solo
    home alone and jumpy
    please make my brain quiet
    my hands are full, my head is full, everything's full
    stillness before the service starts
    the storm is coming and im uneasy
    bickering all day with my husband, need to soften
    its 2 days till the bar exam and im spiraling
    pre surgery nerves, its only my wisdom teeth
    Chapel, 10 quiet min
    no-phone walk, unclench
    got that sunday night feeling
    my mouth is dry and i go on in five
    i just need somebody to tell me its gonna be ok
    trying to come down from a fight
    feeling guilty for saying no
    worked myself up over nothing
    trembling a bit, dog bit the mailman
    people were mean online today
    the ER waiting room is making me crazy
    can't unclench
    i dont like how fast everything is
    work email at 9pm set me off
    a quiet cup of tea before i face them
    he proposed and i dont know how i feel, need to calm down
    my child is struggling and i lie awake... well its noon but still worrying
    bad grade, feeling dumb
    the neighbors music again i'm fuming
    too hot too loud too many people
    i'm stuck and frustrated with this code and want to throw the laptop
    letting the anger go before i go in the house
    my friend ghosted me
    waiting for the plumber and stewing about the cost
    tomorrow we move and im a ball of stress
    should i leave him, my stomach is in knots, i just want calm
    nervous stomach before the recital
    slow breathing b4 dentist
    Sangha sit
    I know the presentation will be fine but my heart is going a hundred miles an hour and I just want it to slow down
    i got off the phone with my ex and im so angry i dont even want to pick up the kids like this
    everything on my desk is urgent and everybody is waiting on me and i just need to stop and breathe for a second
    my mother-in-law is in the next room and if i dont calm down im going to say something i regret
    the vet said they'd call by noon and it's two now and I can't do anything but pace
    there's nothing wrong really i just feel wound up and cant settle to anything
    had a near miss on the highway and i'm pulled over at a rest stop waiting for my hands to stop shaking
    first time flying alone tomorrow and i keep checking my bag over and over
    a customer screamed at me about a coupon and i still have to go back out there after my break
    my teenager slammed the door again and i am standing in the kitchen counting to ten
    i shouldnt have read the comments
    just want to sit with a candle for ten minutes and not think about the hospital bills
    the exam isn't until tomorrow and I've studied enough, I just need my stomach to stop doing this
    my dad's in surgery for the next three hours and they said go get coffee but i cant even hold the cup still
    i told them im fine but im not fine, work has been too much since march and today it boiled over
    i feel stuck and blah and a little panicky about nothing
    long bath, angry day
    Evening meditation
  `,
  energise: `
    so tired but have to work
    zero motivation today
    speed clean before my mother in law gets here
    third coffee and still not awake
    Gym 6am
    night shift starts in 20 and i feel dead
    dragging today, still 6 hours to go
    so sleepy in class
    cant get moving this morning
    its 3pm slump time
    tidy the whole house in an hour go
    playing call of duty
    dead tired but have to finish the report
    just woke up from a nap and have a meeting in 5, foggy as hell
    Yoga flow (power) 7am
    up since 4 with the calves and it's only noon
    need a kick in the butt
    basketball tryouts warmup
    mopping floors at closing time, wanna get out of here fast
    get the barn mucked out before noon
    unmotivated to study
    early flight crew wake up 3am
    cleaning out the garage, lets go
    crashing hard after that lunch, three more patients to see
    need motivation to write
    dance workout in the living room
    6am swim
    PT w/ trainer
    gotta be up and moving, the kids are up
    half asleep and the exam's in an hour
    snow shoveling round 2
    zombie mode
    sleepy but i've got homework
    i'm dragging and theres a line out the door
    walking fast, 10k steps
    scrubbing bathrooms, all four of them
    procrastinating hard
    no energy since covid but gotta do chores
    gaming tournament
    snooze x 5
    stairs at the stadium
    Bike ride 17:00
    wired on coffee but still kinda dead, need to be sharp for rush hour at the bar
    i need to get pumped to clean out the fridge and the car
    about to open the store and im still asleep on my feet
    lost my motivation halfway thru the semester
    deep cleaning the apartment before inspection
    up with the baby all night and work starts at 7
    three hours of sleep and a full day
    rainy day lazy, gotta move
    5:30 lift
    declutter 15 min timer
    can barely open my eyes
    need to quit scrolling and get stuff done
    sleepyhead, school bus in 15
    pushups and situps before the shower
    blitz the laundry room
    morning people scare me but i have a 7am class to teach
    in a slump all week, want my spark back
    not lazy just tired, still gotta cut hay
    volleyball game tonight, warm up
    half the night shift to go and the coffee machine is broken
    psyching myself up for the cold plunge
    vacuum, mop, windows, GO
    track practice
    i'm a sloth today
    planks. all the planks
    come onnnn wake up
    my eyelids weigh a ton and theres a final at 8
    100 burpees dont ask
    mid afternoon wall
    get the restaurant spotless by opening
    valorant w friends
    how do i get myself to do the dishes
    drained but the kids have practice so up i get
    zumba at the rec center
    game face on, double header and im the ump
    need a burst
    first day on the 4am shift
    Spin 6:45
    soccer w/ the guys
    i was up all night with the calf and theres a day's work left
    martial arts class
    i shouldn't nap, i should move
    get me fired up for inventory
    slow start, two alarms, still in my robe
    shovel the driveway before work
    the essay wont write itself but im so sleeeepy
    lets gooo game day
    car wash and vacuum in 30 flat
    need my customer smile on and im beat
    mario kart w/ the kids
    i feel like a slug but the garden wont dig itself
    graveyard shift pep talk pls
    Row 2k
    morning walk FAST
    the alarm went off three times and I'm sitting on the edge of the bed with one sock on, help
    it's that dead hour after lunch and i've still got a truck to unload before the next one backs in
    twenty minutes on the treadmill before the kids wake up, no excuses this time
    i teach first period and i slept four hours, i need to be about twice as awake as this
    company's coming in forty five minutes and this house looks like a tornado hit, so it's time to fly
    i know exactly what i have to do today and i have absolutely no oomph to do it
    been sitting all day and feel like a lump, gonna put on something loud and move
    the thesis is due friday and all i want is a nap but no naps, coffee and go
    we're down by one in the series and game's at seven, warming up with some sprints
    20 minutes to clean up before the babysitter shows
    just dance with my girls in the kitchen
  `,
  wind_down: `
    just got home from a 12 hour shift, feet up
    watching tv then bed
    need to switch my brain off
    relaxing bath
    nap before night shift
    put the kids down, now its my turn
    winding down with a book
    chilling on the couch
    recovering from the flu
    ready for this day to be over
    long drive back, just want to lay down
    trying to fall asleep
    lying down for a bit
    long week, just gonna rest
    tired. bed.
    cant shut my mind off at night
    movie night with blanket
    bed rest day 4
    kids asleep finally, so am i almost
    put the phone away and rest
    stretching before bed
    shutting the laptop
    taking a break for tonight
    post marathon, couch, ice
    too tired to think, gonna go lay down
    sunday night on the sofa
    the harvest is in, finally going to rest
    Early bedtime
    baby monitor on, lamp off
    unwinding after work
    i worry at night and need to drift off
    gonna nap
    finally friday night, pjs on
    trying to get the baby and me to sleep
    long shift over
    cant keep eyes open, going to sleep
    phone off in 10
    rest my back
    want to relax and fall asleep
    my last client left, shop's locked, chair
    bedtime meditation
    hungover, staying in bed
    insomnia again
    off my feet for the night
    calling it a night
    trying to nap before my shift
    tv and knitting before bed
    day's over
    lay here and rest my eyes
    fell asleep on the train, need real sleep now
    decompressing after work then sleep
    cant sleep cause of tomorrow
    turn down the lights
    tired mom, done
    home sick resting
    Screen off 9pm
    nothing left in the tank, heading to bed
    my feet are killing me, sit and do nothing
    trying to sleep on a hospital chair
    shabbat is in, putting it all down
    done done done
    just want some quiet and my pillow
    every night at 2am my brain starts, want to get back to sleep
    nights again this week so bed at 9am
    body is wrecked from roofing, rest
    done grading, not looking at another paper till monday
    cuddle the cat and doze
    sick kid asleep on my chest, might as well nap too
    rocking chair on the porch till dark
    Mental health day - rest
    nitey nite
    the day is over let me melt into the chair
    closing shift finished, cant wind down
    my eyes are closing
    reading glasses off, light off
    post partum nap while grandma has him
    everything hurts from hockey, resting up
    tea, cat, couch, nothing else
    weekend at last, going slow
    i've been up 22 hours, crashing
    thoughts racing in bed
    tucking myself in at 8 lol
    campfire's dying down
    break from everything for the rest of the night
    shoes off, lights low
    that's enough for one day
    i survived parent night, now bed
    lullaby time, for me
    half asleep already just need the last bit
    quiet house, quiet me, going up
    drank chamomile and getting in bed
    catching z's on break
    got the flu shot and feel crummy, lying down
    my shift ended and the sun's up, trying to sleep anyway
    sunday nap after church
    im on the late train and want to doze
    easing out of work mode
    stop the thoughts, let me sleep
    Offline after 8
    post-op rest
    finally got the last of the dishes done and the kids down and now i am not moving off this couch
    i've been awake since three with the lambs and im going to sleep till somebody needs me
    lying here and its one in the morning and i cant stop going over the conversation with my boss, i just want to sleep
    came off a double, took a shower, curtains are shut, hoping to be out before the lawnmowers start
    its been a good day but a long one and im ready to turn everything off
    my surgeon said do nothing for a week so im doing nothing, day two
    trying to quit looking at my phone in bed so im lying in the dark listening to something slow
    no more work tonight, laptop's in the bag, just want to come down slowly before bed
    grandpa nap, twenty minutes in the recliner, nobody talk to me
    just need to lie down and stop worrying for tonight
    stretch and foam roll after the half marathon
  `,
  none: `
    whats this app do
    going to the store
    eating breakfast
    picking up the kids from school
    driving to work
    doing dishes... nah actually just eating pizza
    heading to the mall
    on the bus
    are you ai
    Lunch w/ nobody lol
    nm u
    walking the dog
    packing for the beach
    gonna eat
    waiting for the bus
    target run
    fsdkjfhskdjf
    Bday dinner Sam
    does this thing save my data
    eating tacos
    going to costco
    off today
    at the dmv waiting
    in line for coffee
    gm
    going out to eat
    nap? no. groceries
    can you play music
    watching the game at the bar
    at the park
    Mechanic drop off
    cooking chili
    flying to see my sister
    picking up pizza
    in the waiting room
    heyyy
    vacation starts now!!
    feeding the dog
    zzxxcc
    how do i change the color
    going camping
    Pick up Rx
    Bus to Philly
    going swimming w the kids at the lake, day off
    what r you
    in the car
    getting my nails done
    waiting for pizza
    blah blah blah
    movie tickets, popcorn, lets go
    Black Friday shopping
    Garbage + recycling
    i like turtles
    making toast
    headed to my cousin's wedding
    can i delete my account
    at disneyland!
    trying on shoes
    just got here
    fun friday no plans
    Grandma visits (all week)
    Game night snacks pickup
    i'm not really doing anything i just saw the ad and wanted to see what it was
    we're on our way to the lake with the cooler and the dog and nothing planned
    just standing in line at the pharmacy, nothing going on
    my kid grabbed the phone and is pressing buttons sorry
    going out for burgers with the guys from the shop after this
    do i have to pay for this or is there a free version
    waiting on my sister at the airport, her plane's late
    hammock, lemonade, no plans
    binge watching the new season
  `,
};
