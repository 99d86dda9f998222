/** Sentences for this state, in many languages. */
export const WIND_DOWN_OF_IN_MANY_TONGUES = `
  Las tres y sigo mirando el techo, que venga el sueño ya
  cierro el portátil, el informe puede esperar a mañana, se acabó
  un capítulo de novela en la cama y a dormir
  por fin acabé el examen, siesta larga sin alarma
  Impossible de dormir, je refais la réunion dans ma tête, je veux éteindre
  j'éteins l'ordi, c'est fini pour cette semaine
  les petits sont couchés, à mon tour, tisane et oreiller
  retour de Montréal, 4h du mat et l'œil grand ouvert, je voudrais sombrer
  Feierabend, Werkzeug liegt, jetzt nur noch runterkommen
  der Beweis ist durch, ab ins Bett mit mir
  kann nicht einschlafen, der Vollmond glotzt rein
  Mittagsschlaf, zwanzig Minuten, bitte ganz leise
  Fechei o caixa, acabou o expediente, só quero sofá e silêncio até dormir
  o treino me matou, agora é banho e cama
  não consigo pegar no sono, o vizinho parou a festa mas minha cabeça não
  ninar o bebê e dormir junto com ele
  Ho corretto l'ultima verifica, spengo tutto e mi metto a letto
  il fuso di Tokyo mi ha distrutto, voglio solo prendere sonno
  leggo due pagine di giallo sotto le coperte finché cala la palpebra
  pisolino della domenica, tapparelle giù
  Kończę na dziś, kod działa, reszta jutro
  leżę i leżę, sen nie przychodzi, druga w nocy
  zmiana skończona, prysznic i spać choć słońce wstaje
  bajka dla Zosi przeczytana, teraz ja zasypiam
  fındık toplandı, çuvallar yığıldı, sırtım yatak istiyor, bugünlük pes
  uyku tutmadı yine, koyun saya saya bittim
  yatmadan iki sayfa Sait Faik, sonra ışık kapalı
  öğlen yarım saat kestireceğim, sessiz bir şey olsun
  Всё, смену сдал, домой и баиньки
  лежу второй час, мысли про завтрашний созвон не отпускают, хочу уснуть
  прилетела из Владивостока, режим сломан, спать бы
  дочитаю страницу и гашу лампу
  Kan inte somna, hjärnan går på högvarv
  sista patienten har gått, nu släpper jag jobbet
  en tupplur i hängmattan innan kräftskivan, jag orkar inget mer nu
  Laptop dicht, morgen weer, nu bankhangen tot ik omval
  ik lig te woelen, het onweer is voorbij maar ik slaap niet
  boek op het nachtkastje, nog een bladzij en dan slapen
  仕事終わり、もう今日は何も考えずに布団に入る
  時差ボケで夜中に目が冴えてる、眠りたい
  受験が終わった夜、参考書を段ボールに詰めて、もう目覚ましなしで眠る
  퇴근했다. 오늘 일은 오늘로 끝, 이제 자야지
  옆집 강아지도 자는데 나만 멀뚱멀뚱, 머릿속 회의 좀 끝내고 꿈나라 가고 싶다
  김치통 다 채웠고 허리는 끊어질 듯, 찜질팩 깔고 그대로 꿈나라
  मच्छर, गर्मी और कल की पेशी, तीनों जगा रहे हैं, मुझे बस सुला दो
  mandap khul gaya, mehmaan gaye, gajra utaar ke ab razai mein
  dopahar ki jhapki, ek ghanta, koi disturb na kare
  ركنت المركب وطويت الشباك، البحر لبكرة وأنا للفراش
  مش عارف أنام من الحر، عايز حاجة تهديني للنوم
  كنبة وبطانية والمسلسل شغال واطي لحد ما عيني تقفل
  下班了，电脑一合，谁也别找我
  从纽约飞回来，身体还在那边的中午，求一觉到天亮
  戏唱完了，油彩卸了，今晚就想在老床上睡个透
  лягаю, день був довгий, хочу просто провалитися в сон
  Päivä pulkassa, saunan jälkeen suoraan nukkumaan
  δεν με πιάνει ύπνος, γυρνάω σαν τη σβούρα
  warung ditutup, kursi dinaikin, tinggal kasur yang manggil
  uống nhầm ly cà phê sữa lúc chín giờ, giờ mong cơn buồn ngủ ghé qua
  Jeg har lukket butikken, nu vil jeg bare ned i dynen
  Sklizeno, traktor v kůlně, sprcha a na bok
  Nu pot să adorm după tura de noapte, e prea multă lumină
  Vége a műszaknak, lefekszem, a többi holnap
  Ya no le doy más vueltas al diseño, cierro la libreta y busco el sueño
  guardia terminada, persianas bajadas, que el mundo siga sin mí
  bebé dormido encima, intento echar una cabezada yo también
  vuelo desde Bogotá, son las cinco de la tarde y mi cuerpo pide noche
  J'ai rendu mon mémoire, ce soir rien, une couette et extinction des feux
  réveillé à 2h par un bug qui me trotte, je veux juste me rendormir
  fini de corriger, cartable au placard jusqu'à lundi
  ma grand-mère récite son chapelet au lit pour s'endormir, je fais pareil ce soir
  Wettkampf vorbei, Beine hoch, heute früh ins Bett
  Ich les noch eine Seite Krimi bis mir das Buch aufs Gesicht fällt
  der Kleine schläft, jetzt darf ich auch die Augen zumachen
  Meeting war das letzte für heute, Rechner aus, Sofa, Nacht
  Deitei às dez e já é uma e meia, o sono não vem
  terminei o bolo da noiva, cozinha limpa, agora é apagar a luz
  cochilo na rede depois da moqueca, não me chamem
  voltei de Lisboa e meu relógio tá todo trocado, preciso dormir no horário daqui
  Ho chiuso il bar, la serranda è giù, adesso solo letto
  mi rigiro pensando all'interrogazione di domani ma ormai voglio soltanto addormentarmi
  sonnellino dopo pranzo, nipotino a fianco
  stacco tutto, il bilancio è consegnato, buonanotte
  Koniec sesji, koniec kawy, teraz śpię do oporu
  nie śpię przez upał, chcę odpłynąć
  po treningu sauna i prosto pod kołdrę
  czytam jeszcze stronę reportażu i gaszę lampkę
  Bebeği uyuttum, çaydanlığı kapattım, sıra bende
  tercüme teslim edildi, bugünlük perde, uykuya geçiyorum
  saat üç oldu tavanı seyrediyorum, dalabilsem bari
  Almanya'dan döndüm gece gündüz karıştı, uyumak istiyorum
  Отпахали, инструмент сдал, сейчас душ и отключиться
  не спится, луна в окно, хочется провалиться
  рисовала весь вечер, хватит, кисти вымыты, ложусь
  подремлю полчасика, пока каша томится
  Nattpasset slut, rullgardinen ner, sov gott till mig själv
  jag stänger kassan, stänger tankarna, godnatt
  hjärnan övar fortfarande på talet men kroppen vill sova, hjälp den
  läser två sidor Strindberg i sängen, sen är det släckt
  De kas is dicht, laarzen uit, morgen weer tomaten
  ik kan de slaap niet vatten door die cafeïne van vanmiddag
  middagdutje in de stoel met de kat erbovenop
  examens nagekeken, rode pen weg, licht uit
  原稿を送った、もう直さない、今夜はゆっくり眠る
  寝つけなくて三時、頭の中の会議を終わらせたい
  昼寝するから二十分だけ静かにして
  風呂あがり、ストレッチしてそのまま寝る
  애 재우다 내가 먼저 잠들 것 같다, 불 꺼줘
  뉴욕에서 와서 낮밤 바뀜, 지금 자야 내일 산다
  소설 한 챕터만 읽고 자려고 이불 덮음
  रात की ड्यूटी खत्म, परदे गिरा दिए, अब सोना है
  aankhein band hai par dimaag chalu, so jaun bas
  दादी वाली लोरी याद आ रही है, आज जल्दी सोऊँगा
  exam khatam, kitaabein band, lambi neend
  سلمت البحث الحمد لله، أطفي الأنوار وأنام
  قيلولة بعد صلاة الظهر نص ساعة
  راجع من كندا والنوم مقلوب عندي، ودي أنام
  مفيش نوم والفجر قرب، عايز عيني تغمض
  考完了，今天什么都不想，洗洗睡
  枕头翻了八个面，脑子还在改方案，快让我睡过去
  午睡半小时，手机静音
  排练结束，嗓子累了，热水泡脚上床
  не можу заснути після поїзда, досі гойдає
  Verkot on nostettu, kumisaappaat eteisessä, nyt vain peiton alle
  έκλεισα τα παραθυρόφυλλα, τα τζιτζίκια σώπασαν, κλείνω κι εγώ τα μάτια
  kepikiran chat dosen mulu di kasur, pengen otaknya dimatiin terus pules
  ru con ngủ xong mình cũng chìm luôn đây
  Lukker øjnene efter vagten, solen må vente
  Převaluju se, v hlavě porada, chci konečně usnout
  Am dus oile în țarc, focul mocnește, mă întind și închid ochii
  Délutáni szunyókálás a nagymama díványán
  He discutido con la almohada dos horas, ya no quiero pensar en el juicio, quiero caer rendido
  último turno de la temporada en el chiringuito, sillas apiladas, a casa y a la cama
  estudiar más no sirve, son las dos, apago el flexo y me duermo
  una nana para mí misma, que nadie me la canta desde hace sesenta años
  Le bébé a enfin lâché prise, moi je veux suivre le mouvement, nuit noire s'il te plaît
  je referme le carnet de croquis, plus d'idées, dodo
  nuit de garde finie, volets clos, boules quies, je plonge
  sieste crapuleuse non, sieste tout court oui, sous le tilleul
  Hab alles gegeben beim Training, jetzt Wanne, Decke, weg
  das Kopfkino vom Elternabend läuft weiter, ich will abschalten und wegdämmern
  letzte Mail verschickt, Abwesenheit an, Urlaub, heute nur noch schlafen
  Zurück aus Sydney, 15 Uhr und die Augen fallen zu, ich darf, also leg ich mich hin
  A vizinhança dormiu, só eu acordada, faz meu pensamento parar de correr até eu apagar
  guardei o violão, chega de música, agora é escuro e travesseiro
  saí da UTI depois do plantão de 24h, quero desabar na cama
  ler um salmo na cama e fechar os olhos
  Ultimo capitolo del romanzo sotto il piumone, poi buio
  chiudo il laboratorio, la ceramica asciuga da sola, io vado a riposare per la notte
  non è ansia, è solo che il sonno non arriva, cullami
  tornato dal Brasile sfasato di cinque ore, spengo la luce lo stesso
  Wyłączam budzik, jutro wolne, chcę spać jak kamień
  skończyłam haftować na dziś, oczy pieką, łóżko
  słyszę zegar, słyszę lodówkę, chcę już tylko usnąć
  dziadek po obiedzie ma swoje pół godziny w fotelu, cicho sza
  Vardiya çıkışı güneş doğuyor ama ben perdeleri çekip yatıyorum
  sınav bitti, kitaplar kutuya, iki gün uyuyacağım
  bebekle birlikte öğle uykusuna yatacağız
  romanın yarısında gözüm kapanıyor, bırakıp uyuyayım
  Закрыл гараж, руки отмыл, на сегодня баста, в койку
  ночь, чужая гостиница, кондиционер гудит, никак не усну
  сдала отчётность, отпускаю всё, ванна и спать
  после тренировки ноги гудят, хочу вырубиться до утра
  Sista tåget hemåt, sen raka vägen i säng
  ligger vaken och räknar får som räknar mig
  presentationen är över, jag vill inte höra ordet projekt mer, nu natta
  vila middag i soffan, regnet smattrar
  Het tentamen is ingeleverd, geen letter meer vandaag, slapen
  wakker van de maan, ik wil terug naar dromenland
  schilderkwasten schoon, atelier op slot, onder de wol
  jetlag uit Seoul, vier uur 's nachts klaarwakker, sus me
  稽古終わり、足がぱんぱん、湯船のあとはもう寝るだけ
  枕元で文庫本、三ページで落ちる予定
  考え事が止まらない夜、頭を眠りのほうへ向けたい
  年度末の決算終わった、電気を消して泥のように寝たい
  시험 끝! 이제 책 안 봐, 커튼 치고 잔다
  자려고 누웠는데 낮에 한 말실수가 자꾸 생각나, 그냥 잠들고 싶다
  낮잠 한 시간, 고양이도 같이
  가게 셔터 내리고 집 도착, 불 끄는 중
  दुकान बढ़ा दी, खाना खा लिया, अब खाट पर लेटना है
  london se aaya hu, jet lag, raat ke 3 baje aankh khuli hai sona hai
  परीक्षा के बाद आज कोई किताब नहीं, बस नींद
  kal ki meeting kal dekhenge, abhi light off
  قفلت المحل وعديت الفلوس، دلوقتي السرير وبس
  صليت العشا وقرأت أذكار النوم، تصبحون على خير
  الجوال بعيد، والرأس ما يسكت، ودي أغفى
  راجع من التمرين مهدود، دش وأنام لبكرة
  稿子交了，灯一关，谁催都是明天的事
  枕头边听雨，眼皮终于沉了，睡吧
  夜班下来，拉上窗帘补觉
  带了一天孩子，等他睡了我也关机
  здала звіт, вимикаю думки, під ковдру
  Yövuoro takana, verhot kiinni ja uneen
  έσβησα τον υπολογιστή, φτάνει για σήμερα, πάω για ύπνο
  selesai skripsian hari ini, tutup laptop, tidur
  nằm trằn trọc vì chuyện lương, chỉ muốn ngủ thôi
  Kagen er solgt, boden pakket ned, jeg falder i seng med jakken på
  Dohrál jsem koncert, odlíčit a spát
  Nu mai citesc nimic, sting veioza
  Időeltolódás Tokió után, aludni akarok végre
  He apagado la tele, el móvil y a mi cuñado; ahora una infusión y que se haga de noche dentro de mí
  he trabajado once horas en ese código, compila, me da igual todo, cama
  me desvelé con el llanto del vecino bebé, quiero volver al sueño que tenía
  sábado, lluvia, manta, los ojos se me cierran y por una vez les dejo
  Les invités sont partis, la vaisselle attendra, moi j'ai sommeil
  je rumine le budget du syndicat à une heure du matin, ça suffit, endors-moi
  dernière répétition terminée, archet rangé, je rentre et je m'écroule
  micro-sieste dans le TGV, tête contre la vitre
  Das Gutachten ist raus, der Kopf leer, nun Schlafanzug
  Jetzt nicht mehr diskutieren, Schatz, wir machen das Licht aus
  Nachts um vier wach wegen der Wechseljahre, will wieder wegdösen
  Hörspiel ganz leise, Folge eins, ich schaff eh nur fünf Minuten
  A formatura foi linda, os sapatos estão na mão, chuveiro e cama
  meu filho quer história, eu quero dormir, vamos os dois
  rolando na cama por causa do calor de Teresina, queria apagar
  última prova corrigida, caneta tampada, férias, travesseiro
  Finita la vendemmia di oggi, schiena a pezzi, minestra e a nanna
  ho spento la sveglia di domani, voglio sprofondare
  non devo più studiare niente, laureata, sonno arretrato di cinque anni da recuperare
  il temporale mi ha svegliato, aiutami a riprendere il sonno
  Obrona za mną, kwiaty w wazonie, a ja śpię od szesnastej, nikt nie budzi
  nie chcę już o tym myśleć, pismo wysłane, noc
  z Chicago wróciłam wczoraj, zegar biologiczny wariuje, próbuję zasnąć o ludzkiej porze
  po jodze w łóżku leżę i już tylko czekam na sen
  Düğün bitti, topuklular fırladı, yastık nerede
  son hastayı uğurladım, muayenehane kapandı, bu akşam sadece dinlenip uyumak
  uyandım saat dörtte, kafa çalışmaya başlamasın, geri dalayım
  yağmur sesi açıp gözlerimi kapatacağım
  Концерт отыграли, грим смыла, ноги в тепло и спать
  муж храпит, я считаю трещины, хочу провалиться в сон
  защитился! никакой науки до понедельника, подушка зовёт
  вечерняя сказка, сын сопит, и меня уносит
  Slutrapporten är skickad, datorn i väskan, ikväll bara duntäcke
  vaken klockan tre och grubblar på lönesamtalet, vill slumra in igen
  efter bastun, pyjamas och mörker
  sommarnatten är för ljus, mörkläggningsgardin ner, sova
  De jam staat in potten, de keuken is donker, trusten
  kan niet in slaap komen, de examenstress van mijn dochter is besmettelijk
  late dienst klaar, fiets in de schuur, meteen door naar bed
  laatste pagina gelezen, leesbril af
  夜泣きがやっと終わった、今のうちに自分も眠る
  仕事の通知を切った、明日の自分に任せて横になる
  飛行機の中、あと六時間、目を閉じて寝てしまいたい
  祭りの片付けも済んだ、今夜は早じまい
  발표 끝났다, 정장 벗고 이불 속으로 다이빙
  커피를 늦게 마셔서 말똥말똥한데 이제 제발 잠 좀
  별 보다가 텐트 안으로, 침낭 지퍼 올림
  마감 쳤다! 오늘은 더 안 써, 불 끄고 눕는다
  कथा सुनकर लौटे, दीया बुझाया, अब सो जाएँगे
  screen band, chashma utara, kal ki tension kal
  बच्चे के साथ दोपहर में मैं भी लेट जाती हूँ
  raat ko code sapno mein bhi aa raha hai, bas gehri neend chahiye
  سهرة العرس خلصت، الكعب برا، وأبغى المخدة
  صاحي من تلاتة الفجر بفكر في القسط، عايز أرجع أنام
  أطفيت القهوة والتلفاز والتفكير، بانام
  طيارة تسع ساعات، عيني غمضت خلاص
  论文答辩过了，今天谁也别叫我，睡到天荒地老
  凌晨四点鸟叫了我还没睡着，救命，想睡
  锁好店门，热牛奶，准备睡
  听相声睡觉，定时二十分钟关
  закінчила консервацію, двадцять банок, тепер ліжко
  Heräsin kolmelta miettimään töitä, haluan takaisin uneen
  μετά το μπάνιο στη θάλασσα, μεσημεριανός ύπνος
  selesai jaga stand, kaki pegal, tidur aja deh
  tắt đèn, nghe mưa, ngủ
  Ligger i køjen, skibet gynger, vil bare falde i søvn
  Dopsáno, odesláno, peřina
  Vine somnul greu după ceartă, vreau doar să adorm
  Letettem a könyvet, alszom
  Hoy gané la partida de ajedrez del siglo y no puedo ni con el pijama, buenas noches
  mañana más poesía; hoy ya solo queda el ruido de la nevera y mis párpados
  apago la fragua, me lavo el hollín y me acuesto
  no es que esté nervioso, es que son las cuatro y quiero dormir de una vez
  Bilan clôturé, tampon, tiroir, je laisse tout et je file sous la douche puis au lit
  la tête pleine de chiffres à minuit, berce-moi
  mon petit refuse la sieste, du coup on la fait ensemble
  de retour du quart, hublot noir, bannette
  Den Roman kann ich nicht mehr halten, Licht aus
  Abgabe geschafft, Bibliothek zu, heute denk ich keinen Satz mehr, ich will schlummern
  Nach der Chorprobe noch aufgekratzt, es ist Mitternacht, lass mich müde werden
  Siesta im Wohnmobil, Regen aufs Dach
  Fechamos o mês, o chefe já foi, apaguei as luzes do escritório e tô indo capotar em casa
  tomei chá de camomila, li três linhas, cadê o sono
  o forró acabou, pé inchado, rede
  hora de ninar a mim mesma, a semana foi braba
  Ultimo cliente fuori, grembiule appeso, adesso solo buio e silenzio
  sogno interrotto dal camion della spazzatura, vorrei riprenderlo
  la nonna dice il rosario e io crollo dal sonno, è ora
  volo notturno per Lima, mascherina, dormo
  Gra skończona, pad odłożony, jutro szkoła, spać
  pierwsza noc w nowym mieszkaniu, rury stukają, pomóż mi odpłynąć
  po nocce w piekarni firany zasłonięte i cisza
  ostatnia kartka pamiętnika i gaszę świecę
  Sahne bitti, makyajı sildim, yatak çağırıyor
  koyunlar bitti keçilere geçtim, uyku hala yok
  bu günlük dosya kapandı, pijama, ıhlamur, gece
  dedem gibi ikindi uykusu, yirmi dakika
  Доиграли партию, доска сложена, спать пора
  вернулся из рейса, суток не чувствую, лечь и не слышать ничего
  в голове крутится песня, третий час ночи, усыпи уже
  выключаю ноут посреди предложения, завтра допишу, глаза слипаются и пусть
  Sista lampan släckt i stallet, kvällsmackan uppäten, nu sängen
  kroppen är kvar i Bangkok, jag vill sova svensk tid
  slutpluggat, boken under kudden, godnatt
  orolig sömn, vaken nu, vill glida tillbaka
  Het dossier is dicht, ik ook bijna, welterusten
  de baby drinkt, ik dommel, straks slapen we weer allebei
  gamepauze voor altijd, morgen werken, slaap
  avondwandeling gedaan, thee op, bedje in
  締切の原稿を出した夜、もう何も生み出さず眠りたい
  夜勤から帰宅、遮光カーテン閉めた
  寝る前のストレッチを終えて、目がとろんとしてきた
  娘に絵本を読みながら自分が先に落ちそう、今夜はそれでいい
  회식 끝나고 집, 씻고 눕는 것만 남았다
  시차 때문에 새벽 네 시에 눈 떠짐, 다시 자고 싶어
  책 덮고 안경 벗고, 잘 자 나 자신
  아기 백일, 손님 다 가고 나도 드디어 쉬러 들어간다 불 꺼
  सत्संग से लौटी, थकान मीठी है, अब बिस्तर
  result aa gaya, tension khatam, aaj ghode bech ke sona hai
  रात के तीन बजे कुत्ते भौंक रहे, नींद टूट गई, फिर से सोना है
  nani ke ghar chhat pe taare dekhte dekhte so jaunga
  سكّرت الدفتر، بكرة نكمل الحسبة، تصبحون على خير
  النوم طاير من كتر التفكير في الاجتماع، عايز أنام وبس
  بعد الحصاد تعبان، حصير وظل وغفوة
  النخل ارتوى والمولّد سكت، أتمدد على السطح وأنام تحت النجوم
  排版终于定稿，眼睛酸，关灯
  在火车卧铺上，听着哐当声，想睡着
  带完晚自习，泡完脚，什么也不想，睡
  被窝捂热了，灯也黑了，就差困意，麻烦送一点来
  досить на сьогодні коду, вимикаю світло
  Lapset nukkuu, tiskit saa odottaa, minäkin unille
  τελείωσε η βάρδια, ντους και κρεβάτι
  habis begadang semalam, sekarang mau tidur siang
  xong ca mổ cuối, về nhà là ngủ
  Natten er lang uden søvn, hjælp mig af sted
  Po koncertě mi hučí v uších, chci usnout
  Trenul de noapte spre Suceava, patul de sus, închid ochii și gata
  Befejeztem a festést mára, ecset elmosva, ágy
  Terminé de estudiar por este año, he quemado los esquemas en la chimenea y me voy a la cama con la gata
  la réunion de famille m'a vidée, je ne veux plus parler à personne, oreiller, noir complet
  Die Idee für den Roman darf bis morgen warten, ich knips die Lampe aus und dreh mich zur Wand
  chega de tanta conta, o caderno de fiado fechou, cabeça no travesseiro
  Basta allenamenti per oggi, la borsa è nell'ingresso e io sono già orizzontale, spegnimi
  mózg jeszcze liczy punkty z turnieju, a ja proszę tylko o sen
  Deprem çantası kapıda, haberleri kapattım, artık uyuyabilmek istiyorum
  Полпервого, дописала последнее письмо, ставлю точку, кутаюсь и засыпаю
  Jag har meckat klart med cykeln, oljan är borta från händerna, kvällste och kudde
  Na de begrafenis wil ik niet meer denken of praten, alleen dekbed over mijn hoofd en slapen
  作曲は行き詰まったまま、今夜はピアノの蓋を閉めて寝床へ
  운동도 공부도 오늘치 끝, 알람만 맞추고 스르르
`;
