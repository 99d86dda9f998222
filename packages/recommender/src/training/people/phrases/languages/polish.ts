import type { PeoplePhrases } from '../../people-phrases.ts';

/** Polish. */
export const POLISH: PeoplePhrases = {
  crisis: `
    mamo jak to czytasz to nie twoja wina, po prostu nie umiem tu zostać;
    sprzedałem motor, spłaciłem brata, teraz mogę odejść z tego świata;
    codziennie jadę do pracy i myślę żeby puścić kierownicę na wiadukcie;
    chomikuję leki z oddziału w starej puszce po kawie, wiadomo po co;
    w szkole się śmieją, na tiktoku się śmieją, wolę umrzeć niż iść tam jutro; przestałam brać insulinę specjalnie;
    nie wyobrażam sobie siebie żywej na wigilii; żona mówi że przejdzie, a ja już wiem gdzie i kiedy to zrobię;
    drapię się do krwi żeby zagłuszyć głowę; siedzę na moście od godziny i zbieram się na odwagę;
    dokończę dyżur, zostawię klucze i już mnie nie będzie, nigdzie; nie boję się śmierci, boję się że się obudzę;
    cierpię tak, że śmierć wydaje mi się prezentem;
    ktoś zajmie się moimi pszczołami? bo ja do wiosny nie dożyję, sam o to zadbam;
    kota oddałam sąsiadce, wszystko załatwione; zasnąć i się nie obudzić; list pożegnalny do rodziców;
    beze mnie będzie wam lżej; znowu sie pocielam; chcę umrzeć; termin mam wybrany, w piątek mnie już nie będzie;
    Odkąd Halinki nie ma, chcę tylko iść do niej; liczę tabletki czy starczy żeby się nie obudzić;
    po co mi matura jak mnie już nie bedzie; przepraszam tego kto mnie znajdzie;
    gospodarstwo za długi, sznur w stodole; nikt nie zauważy jak zniknę na zawsze;
    żyletka w piórniku, ręce pod długim rękawem; jak sie zabic bez bolu; boję się co sobie dziś w nocy zrobię;
    głosy każą skakać; lepiej żebym się nie urodził; spisać hasła dla żony na potem, jak mnie zabraknie;
    po misji już tylko wegetuję, dziś to kończę; przypalam się zapalniczką bo nic nie czuję;
    jest tylko jedno wyjście i wiem jakie; obejść wszystkich i się pożegnać, nie muszą wiedzieć;
    Niech mnie Bóg już zabierze, zawadzam tylko; ratuję ludzi na oiomie a sama nie chcę żyć;
    jak mnie jutro coś przejedzie to trudno, nawet lepiej; zmęczona życiem jestem; zabije sie, serio;
    moje dziecko zasługuje na inną matkę, chcę zniknąć; już nie płaczę, postanowione;
    rok temu się nie udało, teraz się uda; oby rak się pospieszył; wchodzę na dach, skaczę i koniec;
    to mój ostatni dzień życia; nie widzę sensu dalej żyć; pomocy, chcę sobie coś zrobić;
  `,
  emergency: `
    siostra zostawiła list i leży nieprzytomna, obok puste blistry; prasa zmiażdżyła mu rękę, krew się leje po hali;
    mały ma gorączkę, sztywny kark i wybroczyny; dwóch wpadło do szamba i nie dają znaku życia;
    żona w ósmym miesiącu ma drgawki; czad, czujnik wyje, córka zemdlała w łazience;
    serce mi wali jak oszalałe, robi mi się ciemno i nie mogę ustać; mąż nie oddycha;
    babcia bełkocze i opadł jej kącik ust; połknęłam przed chwilą wszystkie tabletki; dziecko napiło się kreta;
    on mnie bije zamknęłam się w łazience; drgawki nie ustępują; osa użądliła w język, puchnie gardło;
    wody odeszły i już prze; piła wbiła się w nogę krew się leje; facet nieprzytomny na klatce;
    ktoś wyważa mi drzwi; czuć gaz, kręci się nam w głowie; kolega przedawkował, siny; dzwonić na 112;
    dziadek się dławi; wypadek, ktoś zakleszczony w aucie; ciągnik przygniótł ojca; niemowlę wiotkie nie reaguje;
    zjadł orzechy, uczulony, dusi się; dziewczyna stoi na barierce mostu; ma nóż i mi grozi;
    chłopiec pod lodem na stawie;
  `,
  none: `
    po nocce na sorze, prysznic i spać; powtórzyć dżumę Camusa na jutro;
    chomik zdechł, robimy pogrzeb z dziećmi w ogródku; napisać mowę na stypę po wujku;
    spalić się ze wstydu i przeprosić szefową; naprawić crash aplikacji po zalogowaniu;
    samotny weekend, może zadzwonię do kuzynki; miód odwirować i umyć słoiki; rozdzielić role na ćwiczenia osp;
    naostrzyć noże i zrobić sałatkę; jazdy o 15, egzamin za tydzień, nogi jak z waty;
    wziąć akt zgonu cioci z urzędu do zusu; rozmowa z wychowawczynią o dokuczaniu w klasie syna;
    przesłuchać requiem i zrobić notatki na muzykologię; zepsuta pralka, szukam serwisu;
    ogarnąć pole bitwy w pokoju dzieci; odciąć się od telefonu na godzinę;
    rzucam palenie, dzień trzeci, masakra, idę na rower; ukryć ciało, czyli druga część mojego kryminału;
    po rozstaniu ryczę co wieczór ale dzisiaj maluję pokój na żółto i dzwonię do siostry;
    nie mam już siły do tego remontu, wybieram płytki i koniec na dziś;
    mój bohater stoi na torach i zawraca, muszę tę scenę napisać delikatniej;
    jestem pedagogiem, przygotowuję lekcję o żałobie po śmierci kolegi z klasy;
    chcę zniknąć na weekend w bieszczadach, szukam noclegu;
    wszystko bez sensu jak testy nie przechodzą, sprawdzam po kolei;
    pustka po obronie, robię listę rzeczy które lubię; psycholog kazała spisać co mnie cieszy, no to piszę;
    kończę z cukrem od dziś, planuję posiłki na tydzień; padam ze zmęczenia, jeszcze prezentacja;
    umieram z głodu, robię pierogi; umarłam ze śmiechu z tego mema, do nauki; ten termin mnie wykończy;
    ubić proces na porcie 3000; usunąć martwy kod; zastrzelcie mnie, kolejny call xd; powiesić pranie;
    powiesić firanki; kosić trawę; pociąć film z wesela; pociąć drewno na opał; obciąć grzywkę; skakanka 10 minut;
    skok na bungee, opłacić; skok ze spadochronem w sobotę; napisać scenę morderstwa;
    bohater ginie w finale, poprawki; rozprawka: samobójstwo Wertera;
    szkolenie z profilaktyki samobójstw dla pedagogów; zawał i udar, powtórka do egzaminu z ratownictwa;
    kurs pierwszej pomocy, fantom; próbna ewakuacja w szkole; legalizacja gaśnic; sprawdzić wózek reanimacyjny;
    raport z dyżuru, sala 5 po napadzie padaczki rano; ćwiczenia ręki po udarze; leki mamy do kasetki na tydzień;
    oddać krew; ból głowy, kładę się; grypa i łóżko; krowa się cieli, zajrzeć do obory;
    uśpić psa u weterynarza, ryczę; testament u notariusza, zaległa sprawa; mail pożegnalny, zmieniam pracę;
    ostatni dzień przed urlopem; znicze na grób dziadka; rok bez taty, oglądam zdjęcia;
    wypalenie, dziś tylko odpoczynek; trzecia noc bez snu, oddychanie; stres przed maturą, powtórka z polskiego;
    nie no żyć chcę, tylko jestem padnięta; kiedyś chciałem się zabić, dziś prowadzę o tym warsztaty;
    tonę w mailach; złamane serce i sprzątanie; serwer padł, restart; zabić czas krzyżówką; ciągle ginę na bossie;
    martwa natura węglem; martwy ciąg 5x5; martwy punkt w rozmowach, nowa oferta; całki na kolokwium;
    sprawdzić kartkówki; zakupy w biedrze; pit rozliczyć; pielić grządki;
  `,
};
