/** Sentences of 250 people for this state, in English. */
export const NONE_IN_A_WEEK = `
  beans on toast then bus
  annual leave!!! cornwall
  Drove to the lumber yard, bought nothing, admired everything.
  Good morning. Is this thing on?
  nandos w flatmates
  train home for reading week
  brb jollibee
  hello chat
  Eating samgyetang with team
  Chuseok holiday
  Pint.
  Who makes this app and do they recognise a union
  on the tram with a bag of plums and nothing in my head
  drive to Dunedin for glasses
  Lunch: leftover dal
  Thanksgiving Monday - closed
  toast cold tea standing up
  hi what does this do
  Nana's in Mallow - 2 nights
  Mensa, Älplermagronen
  Entropy increases. How are you?
  staff meal, leftover quiche
  tater tots in the lounge
  Jollof at the Okonkwos
  chipotle run want anything
  hej hej
  scones in the ute
  Fieldays
  Greggs
  A/L (do not ring)
  Poha and tea, first class
  L train
  my cousin's cooking tonight so I'm setting off now with wine
  ceviche on Sunday with the cousins
  Flight LIM-CUZ
  Hiya gorgeous
  wagwan
  chicken shop
  stopped at the Flying J for a shower and paratha from home
  we've stopped for diesel and crisps
  Islay wkd
  grabbing a sandwich then back in a bit
  kopi c kosong
  chai break urgent
  fishing Saturday
  Sandwich at the canal
  leftover mac and cheese, vintage Tuesday
  so you're like a lamp?
  toasties again
  Cubs @ Brewers
  Käsekrainer at the stand
  vetkoek and mince
  Heritage Day braai
  tea point in 5?
  biryani at sister's
  Eid inshallah
  waiting at the school gate
  going for pizza with my sister's lot
  what time is it where you are
  Blueberry grunt for dessert
  Drive to Halifax
  nyama choma with the crew
  Parma n pot
  buying shoes, hate it
  pho with kids sunday
  Formal hall: pheasant
  pot noodle king size
  mince pie at the BP
  at the vet's waiting room with a smug cat
  Jazz Fest fri
  shops then home
  bifanas on Sunday
  khorovats with neighbours
  bread and butter pudding
  Hello there, I'm Glyn
  the ferry's late, gulls are winning
  Saturday! market, coffee, wander
  is there a dark theme
  Pork tenderloin sandwich bigger than my head
  having soup because it's soup weather
  bento with pickled plum
  oops wrong window
  Huckleberry pie in Polson
  Elk camp
  I don't know, what do you suggest
  off to collect the car
  out for a pint with the lads from work
  just looking around
  holidays start today, hurrah
  picking blackberries with the kids
  off to Darwin to see the missus's mob
  dropping parcels at the depot and picking up chips
  Fish n chips at Island Bay
  can two people use this at once
  nan's for tea
  breakfast at the hotel, endless cheese
  shawarma on 17th avenue
  Lobster roll day
  taking the train up to see the grandchildren
  hoagie from the good place
  have you drunk tea?
  tacos, obviously
  who designed this, it's quite pretty
  queue at the bakery is out the door again
  got a puncture, waiting for the man
  pepper soup joint
  visiting my brother for the weekend
  hungry!!
  Platform sandwich
  peach cobbler, honey
  sauna, then more sauna
  where do i change the colours on this thing
  KIDS WKD - beach!!
  fish fingers x6
  ok so hi
  gazpacho, forty degrees
  koshari with girls
  eating leftovers over the sink like a raccoon
  bedmi puri at Chandni Chowk
  school run then supermarket
  hey y'all
  ramen on Robson
  off sick, nothing planned
  brochettes and Primus
  Mwaramutse
  cake in Keswick
  trying on hats
  Bank holiday (LU)
  we're driving to the coast for the bank holiday
  ploughmans at the plough
  Vineyard, no agenda
  poutine stop at the Husky
  Sturgis
  I have eaten the same sandwich as yesterday.
  chale how far
  OFF OFF OFF
  Weißwurst before noon
  let me get my glasses first
  mate?
  the dog needs a walk and so do I
  formal, or maybe curry
  sorry, my toddler was typing
  on a coach somewhere in Spain
  sandwich jambon-beurre on a bench
  Ackee and saltfish, Saturday as God intended.
  A pleasant good day to you
  ordering takeaway, can't choose
  not doing anything today, it's Sunday
  hot dish, you betcha
  Barm and chips
  beans on toast again
  waiting for my nails to dry
  oyster omelette night market
  that's a big box for such a small question
  Timmies run
  choir's cancelled so nothing
  Balik kampung
  rolex (the egg kind)
  Nothing on, really. Day out with my sister to Looe.
  Cervelat on the lake
  picnic by the canal with far too much hummus
  coffee and a natter
  checking in at the gate
  birthday lunch for my boss, there's cake
  sausage roll on the prom
  brb taco bell
  watering can, sandals, nothing on the list
  popping round next door with some eggs
  went to the museum, it was shut
  cheeky nandos
  Irani chai
  does it work in Welsh
  going to the hairdresser and then for a curry
  Show day public holiday
  I just want to see the lights
  I had a cold and smelled nothing, so I took the day for the mountains
  vol Nice–Genève
  Dark day (Mon)
  pizza between shows
  in n out w the homies
  pilau at my aunt's
  peka takes three hours, so we wait
  waffle house
  dhokla and a chat with next door
  Respite wkd (!!!)
  arancino (feminine: arancina, don't fight)
  Ferragosto
  having my tea
  on the sleeper to Inverness with a flask
  Pub lunch, Kennet & Avon
  rugby and a curry, Saturday
  i'm just hungry for real, waffle run
  buying a fridge
  R&R Nairobi
  ham and pease pudding
  Feast day – picnic by the river
  out on the boat with uncle Joe, no signal soon
  Whistler
  Funeral potatoes
  getting petrol
  carnival day in our town, whole street is out
  Roll and tattie scone
  hello, are you there
  sitting on a bench with an ice cream
  Gasparilla
  first snow!!
  meeting my train at six, that's all I've got
  herring and tatties
  candy floss wi the grandbairns
  khinkali, fifteen pieces, not more
  Svaneti 3 days
  lunch break, noodles, window
  Fish butty, north pier
  Mensa: Quarkkeulchen
  a peh
  I'm just having a biscuit
  génépi
  poutine at La Banquise
  oh is this the flicker thing? cool
  dakos, raki, cousin's terrace
  Easter at village
  raspados
  Cream first, obviously
  tlayuda
  kacchi!!!
  lovo at Nana's
  bula
  tots at the Tasty
  Flight to Lagos 06:40
  Lunch w/ me myself
  Haircut 3.15
  Pick up dry cleaning
  Bin day (green)
  Train 8:12 → Bologna
  Cat to vet
  Holiday - Crete
  Blood test 7:50
  Ferry booking ref in email
  Ikea run
  BBQ at Dev's
  PASSPORT EXPIRES
  Jabs (dog)
  beach w kids
  Airport drop Sana
  Parcel delivery
  clocks go back
  Cinema 7.30
  Wedding - Ana & Luis
  Market (olives, cheese, pegs)
  I'm on the bus to my cousin's in Leeds with a cake on my knees and no plans except not dropping it
  just popping to the market for fish and maybe a melon if they look decent
  what happens if I type something silly in here, does it tell me off
  does this thing work offline, I'm about to go through the tunnel
  good evening from rainy Bergen
  testing testing one two
  how do I turn the sound down
  waiting for the kettle
  we're off to the beach with the dogs and the cousins and far too many sandwiches
  is there an app for my watch
  pancakes!
  Picking up the hire car and driving to my mum's, nothing to report.
  day off, first since August, no idea
  queueing at the post office behind a man with eleven parcels
  who's a good boy
  nothing really, you?
  the weather here is shocking
  can I change the background to green
  going round the shops with my daughter for school shoes
  Delete my account please
  eating noodles at the station
  my aunt's here, we're having tea
  en route to Denver, window seat
  what is deep focus supposed to mean
  getting the bus, then the other bus
  thanks that was nice yesterday
  bored at the airport
  taking the kids for ice cream before the game
  checking what this button does
  barbecue round Tony's, bringing the salad nobody eats
  am I supposed to write a whole sentence
  popping out for milk
  Haircut day, wish me luck, it's a new barber.
  on holiday! Do not make me work!
  the cat sat on the keyboard x77777p
  how much does the paid one cost
  walking to the shop with the baby in the sling
  sitting in traffic on the ring road again
  dinner at the in-laws, seven courses and an inquest
  so, hello, I'm new
  driving home for Christmas with the radio on
  packing a picnic for the castle
  is it normal that it's blue
  Sunday roast and a walk to look at the sea
  waiting on a delivery between eight and never
  good luck to me
  ok computer
  we're in Rome and my feet hurt and it's wonderful
  just had the best plum of my life
  can you remember what I wrote last time
  hairdresser then nails then cocktails
  going to the cinema with Yusuf
  my phone autocorrected my own name
  breakfast, slowly
  we're taking my mum to the garden centre, she'll want the scones
  why does it say "centre", is that me?
  off to buy a lamp
  stuck in a lift, it's fine, they're coming
  nice to meet you too I suppose
  just the usual, bus, work, bus
  between trains at Crewe with a cheese toastie
  picking my brother up from the station, his train's late, naturally
  honestly I only came for the colours
  Sunday drive, windows down, nowhere in particular
  what languages do you speak
  going out for dim sum with the whole clan
  shopping for a birthday present for a man who has everything, mostly fishing rods
  we have arrived! hotel's lovely, there's a pool
  holding the ladder for someone
  can't remember what I was going to type
  eating a peach over the sink
  waiting room, old magazines
  please stop sending me emails
  Return library books
  Dad's 70th
  brunch with the twins
  post office, pharmacy, home
  oh hello you
  at the laundrette watching my socks go round
  my train's been replaced by a bus
  buying plums
  sunburnt
  nothing on today except the radio
  whoops
  how do I go back
  cake for breakfast, I'm an adult
  fetching the twins from swimming
  why are there eight of these
  camping at Loch Morar till Sunday
  kebab
  new phone who dis
  moving the car
  gone fishing, back Tuesday
  at grandma's
  Eclipse party!
  Tesco slot 18-19
  Away (Porto)
  Nursery closed
  Lisbon!
  Collect glasses
  at the seaside with chips and a suspicious gull
  fetching the turkey
  we're all piling into the van for Nan's eightieth
  hello from the ferry
  trying on wellies
  do I need an account
  getting the kettle on for the builders
  nothing's up, just nosy
  taking the long way home for the blossom
  hunting for my keys
`;
