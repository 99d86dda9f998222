/**
 * Words in which somebody says that they do not want to live, or may hurt themselves or somebody they know of may, by
 * language, separated by commas. Whole words, in the form in which they are typed; a star stands for any ending. In Chinese,
 * Japanese, Korean and Thai they match anywhere.
 */
export const CRISIS_WORDS: Readonly<Record<string, string>> = {
  english: `
    kill myself, kill my self, kil myself, killing myself, kill himself, kill herself, kill themself, kill themselves,
    end my life, ending my life, end my own life, end his life, end her life, take my life, take my own life,
    taking my own life, end it all, want to die, wanna die, wants to die, wish i was dead, wish i were dead,
    wish i wasnt alive, wish i was never born, better off dead, better off without me, ready to die,
    dont want to live, do not want to live, dont wanna live, dont want to be alive, do not want to be alive,
    dont want to be here anymore, dont want to exist, cant go on living, no reason to live, nothing to live for,
    not worth living, dont want to wake up anymore, dont want to wake up tomorrow, never wake up again, fall asleep and never wake up, sleep and never wake up, fall asleep and not wake up,
    go to sleep and not wake up,
    suicidal, commit suicide, committing suicide, suicide note, my suicide, thinking about suicide,
    think about suicide, thinking of suicide, thoughts of suicide, suicide thoughts, considering suicide,
    contemplating suicide, attempt suicide, attempted suicide, suicide attempt, unalive myself, off myself,
    hang myself, hanging myself, shoot myself, drown myself, overdose on purpose, take all my pills,
    jump off a bridge, jump in front of a train, hurt myself, hurting myself, harm myself, harming myself, self harm,
    self harming, cutting myself, slit my wrists, cut my wrists, cut my arms, burn my arms, burning my arms,
    burn myself on purpose, burning myself, goodbye letter*, goodbye note*, suicide letter, cant see any way out,
    cant see a way out, only way out is, way out of this except, ending it tonight, end it tonight, ending it all,
    except ending it, want to end it, rather be dead, walk into the river, walking into the river, walk into the sea,
    walk into traffic, drive into a tree, drive off a bridge, not afraid to die, not afraid of dying anymore,
    stopped being afraid of dying, wont be here tomorrow, wont be alive, still be alive by, wont be around much longer,
    happier without me, nobody would miss me, no one would miss me, nobody would notice if i was gone,
    disappear for good, frightened of myself, scared of what i might do, hurt my baby, harm my baby, hurting my baby,
    want to go where he is, want to go where she is, want to be with him in heaven, want to be with her in heaven`,
  german: `
    mich umbringen, bringe mich um, bring mich um, mich toten, mir das leben nehmen, mich erhangen, mich erschiessen,
    nicht mehr leben, will sterben, für immer verschwinden, nie wieder aufwachen, nie mehr aufwachen, mochte sterben, wunschte ich ware tot, lieber tot, selbstmordgedanken,
    suizidgedanken, suizidal*, selbstmordgefahrdet, selbstmord begehen, suizid begehen, denke an selbstmord,
    denke an suizid, mich selbst verletzen, verletze mich selbst, mich ritzen, ritze mich, lebensmude,
    meinem leben ein ende, keinen sinn mehr im leben, sich umbringen`,
  french: `
    me suicider, me tuer, m'ôter la vie, envie de mourir, veux mourir, voudrais mourir, plus envie de vivre,
    veux plus vivre, ne plus vivre, en finir avec la vie, fin à mes jours, fin à ma vie, idées suicidaires,
    pensées suicidaires, suicidaire, pense au suicide, penser au suicide, me faire du mal, me mutiler, me scarifier,
    me pendre, se suicider`,
  spanish: `
    suicidarme, me voy a suicidar, me quiero suicidar, matarme, me quiero matar, me voy a matar, quiero morir,
    quiero morirme, me quiero morir, ganas de morir, ganas de morirme, quitarme la vida, acabar con mi vida,
    terminar con mi vida, no quiero vivir, no quiero seguir viviendo, pensamientos suicidas, ideas suicidas,
    pienso en el suicidio, hacerme daño, autolesión, autolesiones, autolesionarme, cortarme las venas, ahorcarme`,
  portuguese: `
    me matar, matar-me, me suicidar, suicidar-me, quero morrer, queria morrer, queria estar morto, queria estar morta,
    vontade de morrer, tirar minha vida, tirar a minha vida, acabar com minha vida, acabar com a minha vida,
    não quero viver, não quero mais viver, pensamentos suicidas, penso em suicídio, me cortar de propósito,
    me machucar de propósito, me automutilar, automutilação, sumir de vez, ninguém ia sentir falta,
    ninguém sentiria falta`,
  italian: `
    uccidermi, ammazzarmi, suicidarmi, mi uccido, mi ammazzo, voglio morire, vorrei morire, voglia di morire,
    togliermi la vita, farla finita, non voglio più vivere, non voglio vivere, pensieri suicidi, penso al suicidio,
    farmi del male, autolesionismo, tagliarmi le vene, impiccarmi`,
  dutch: `
    zelfmoord plegen, pleeg zelfmoord, mezelf van kant maken, mezelf doden, mezelf ophangen, wil dood, wil ik dood,
    dood wil, wil sterven, wil niet meer leven, niet meer wil leven, zelfmoordgedachten, denk aan zelfmoord,
    suicidaal, suicidale, eind aan mijn leven, einde aan mijn leven, mezelf pijn doen, mezelf snijden`,
  nordic: `
    ta livet av mig, ta mitt liv, ta mitt eget liv, vill dö, vill inte leva, orkar inte leva, självmordstankar,
    begå självmord, självmordsbenägen, skada mig själv, skär mig själv, tage livet af mig, tage mit eget liv, vil dø,
    vil ikke leve, selvmordstanker, begå selvmord, skade mig selv, ta livet av meg, skade meg selv, haluan kuolla,
    tappaa itseni, tapan itseni, itsemurha-ajatuk*, tehdä itsemurhan, teen itsemurhan, en halua elää,
    en jaksa elää, satuttaa itseäni, viillellä itseäni`,
  polish: `
    chcę się zabić, zabić się, zabiję się, chcę umrzeć, nie chcę żyć, nie chcę już żyć, nie chce mi się żyć,
    popełnić samobójstwo, popełnię samobójstwo, myśli samobójcze, myślę o samobójstwie, odebrać sobie życie,
    zrobić sobie krzywdę, skończyć ze sobą, okaleczam się`,
  czech_and_slovak: `
    chci se zabít, zabít se, zabiju se, chci umřít, chci zemřít, nechci žít, nechci už žít, nechce se mi žít,
    spáchat sebevraždu, spáchám sebevraždu, sebevražedné myšlenky, myslím na sebevraždu, vzít si život,
    ublížit si, chcem sa zabiť, zabiť sa, chcem zomrieť, nechcem žiť, spáchať samovraždu, samovražedné myšlienky`,
  russian: `
    хочу умереть, хочется умереть, хочу сдохнуть, покончить с собой, покончу с собой, убить себя, убью себя,
    не хочу жить, не хочется жить, не хочу больше жить, нет смысла жить, суицидальные мысли, мысли о суициде,
    мысли о самоубийстве, думаю о суициде, думаю о самоубийстве, совершить самоубийство, совершить суицид,
    причинить себе вред, навредить себе, порезать себя, режу себя, повеситься, свести счёты с жизнью`,
  ukrainian: `
    хочу померти, хочу вмерти, вбити себе, вб'ю себе, покінчити з собою, накласти на себе руки, не хочу жити,
    не хочеться жити, думки про самогубство, думаю про самогубство, суїцидальні думки, вчинити самогубство,
    завдати собі шкоди, нашкодити собі`,
  turkish: `
    kendimi öldürmek, kendimi öldüreceğim, kendimi asmak, ölmek istiyorum, intihar etmek, intihar edeceğim,
    intihar düşünceleri, intiharı düşünüyorum, yaşamak istemiyorum, kendime zarar, canıma kıymak,
    hayatıma son vermek`,
  greek_hebrew_arabic_persian: `
    θέλω να πεθάνω, να αυτοκτονήσω, θα αυτοκτονήσω, να σκοτωθώ, τέλος στη ζωή μου, δεν θέλω να ζω, δε θέλω να ζω,
    αυτοκτονικές σκέψεις, σκέφτομαι την αυτοκτονία, להתאבד, רוצה למות, להרוג את עצמי, לא רוצה לחיות,
    מחשבות אובדניות, אובדני, אובדנית, לפגוע בעצמי, أريد أن أموت, اريد ان اموت, أريد الموت, أريد الانتحار,
    أفكر في الانتحار, أفكار انتحارية, أقتل نفسي, إنهاء حياتي, أنهي حياتي, لا أريد أن أعيش, أؤذي نفسي,
    می‌خواهم بمیرم, میخوام بمیرم, خودکشی کنم, خودمو بکشم, خودم را بکشم, فکر خودکشی, افکار خودکشی,
    نمی‌خواهم زنده باشم, نمیخوام زنده باشم`,
  hindi_and_neighbours: `
    मरना चाहता, मरना चाहती, मर जाना चाहता, मर जाना चाहती, आत्महत्या करना, आत्महत्या करने, आत्महत्या के विचार,
    आत्महत्या कर लूं, खुदकुशी करना, खुद को मार, जीना नहीं चाहता, जीना नहीं चाहती, अपनी जान लेना,
    marna chahta hu*, marna chahti hu*, jeena nahi chahta, jeena nahi chahti, আমি মরতে চাই,
    আত্মহত্যা করতে, বাঁচতে চাই না, خودکشی کرنا, مرنا چاہتا, مرنا چاہتی`,
  indonesian_vietnamese_thai: `
    ingin bunuh diri, mau bunuh diri, pengen bunuh diri, pikiran bunuh diri, ingin mati, mau mati saja, pengen mati,
    tidak ingin hidup, gak mau hidup, akhiri hidupku, mengakhiri hidup, menyakiti diri, melukai diri,
    muốn chết, muốn tự tử, muốn tự sát, không muốn sống, kết thúc cuộc đời, làm hại bản thân,
    อยากตาย, ฆ่าตัวตาย, ไม่อยากมีชีวิต, ไม่อยากอยู่แล้ว, ทำร้ายตัวเอง`,
  hungarian_and_romanian: `
    meg akarok halni, megölöm magam, megölni magam, öngyilkos akarok lenni, öngyilkos leszek,
    öngyilkossági gondolat*, nem akarok élni, nem akarok tovább élni, véget vetni az életemnek, kárt tenni magamban,
    vreau să mor, să mă omor, să mă sinucid, nu mai vreau să trăiesc, nu vreau să trăiesc, gânduri suicidare,
    gânduri de sinucidere, să-mi iau viața, să îmi iau viața, să-mi fac rău`,
  chinese: `
    想死, 自杀, 自殺, 不想活, 活不下去, 不想再活, 结束生命, 結束生命, 结束我的生命, 結束我的生命, 结束自己的生命,
    結束自己的生命, 轻生, 輕生, 写遗书, 写好遗书, 写好了遗书, 寫遺書, 想跳楼, 想跳樓, 去跳楼, 想跳下去, 割腕,
    离开这个世界, 離開這個世界, 再也不要醒来, 不想醒来, 自残, 自殘, 伤害自己, 傷害自己`,
  japanese: `
    死にたい, 自殺したい, 自殺しよう, 自殺を考え, 消えてしまいたい, 消えたい, 生きていたくない, 生きたくない,
    生きるのがつらい, 生きるのが辛い, リストカット, 自傷, 遺書を書, 飛び降りたい, 飛び降りよう, 首を吊, 電車に飛び込, もう目が覚めな`,
  korean: `
    죽고 싶, 죽고싶, 자살하고, 자살하려, 자살할, 자살 생각, 자살을 생각, 살고 싶지 않, 살고싶지 않, 살기 싫, 목숨을 끊,
    자해하고 싶, 자해를 하, 유서를 써, 유서를 썼, 유서 썼, 뛰어내리고 싶, 뛰어내릴 것, 뛰어내릴 거, 목을 매, 세상을 떠나고 싶,
    영원히 잠들고 싶`,
};

/** What holds such words and means something else. */
export const NOT_A_CRISIS: readonly string[] = [
  'kill myself laughing',
  'killing myself laughing',
  'want to die laughing',
  'want to die hard',
  'want to die cast',
  'shoot myself in the foot',
  'hurt myself laughing',
  'suicidal tendencies album',
  'want to diet',
  'could sleep for ever',
  'could sleep forever',
  'suicide prevention',
  'suicide attempt rate',
  'morir de risa',
  '想死你',
  '想死我',
  '预防自杀',
  '自杀预防',
  '自殺予防',
];
