import type { LanguagePhrases } from '../language-phrases.ts';

/** Romanian phrases. */
export const ROMANIAN: LanguagePhrases = {
  deep_focus: `
    termin raportul, scriu raport, lucrare de licență, disertație, eseu, temă, teme, învăț,
    învăț pentru examen, examen, bac, sesiune, recapitulare, citesc, citesc o carte,
    corectez lucrări, răspund la mailuri, acte, formulare, completez cererea, declarația fiscală,
    facturi, contabilitate, introduc date, traduc, traducere, cv, programez, scriu cod,
    prezentare de făcut, slide-uri, mă concentrez, concentrare, nu mă pot concentra, sunt distras,
    amân, nu deranjați, lucrez, termen limită, exersez la pian
  `,
  analytical: `
    de ce nu merge, caut eroarea, bug, serverul a picat, nu ies conturile, verific cifrele, buget,
    compar oferte, compar, aleg între, decizie, iau o decizie, argumente pro și contra, evaluez,
    strategie, analiză, analiza datelor, statistică, matematică, ecuații, fizică, demonstrație,
    calculez, rezolv o problemă, verific contractul, diagnostic, șah, sudoku, rebus, mă gândesc
  `,
  creative: `
    idei, idei pentru, caut idei, inspirație, creativ, creez, inventez, nume pentru, slogan, logo,
    afiș, desenez, pictez, schițe, ilustrație, povestire, roman, poezie, cântec, compun, muzică,
    chitară, improvizez, fotografie, scenariu, decorez, campanie, rețetă nouă
  `,
  meeting: `
    ședință, ședință cu echipa, întâlnire, întâlnire cu clientul, apel, sun clienți, telefon,
    interviu, interviu de angajare, prezint, prezentare în fața, discurs, predau, țin o lecție,
    curs de ținut, negociere, negociez salariul, vorbesc cu șeful, ședință cu părinții, proces,
    pacienți, repetiție, concert pe scenă, întâlnire romantică, examen oral, susținerea licenței,
    conferință
  `,
  calm: `
    stresat, stresată, stres, anxietate, anxios, panică, atac de panică, emoții, emoții mari,
    mi-e frică, frică, îngrijorat, copleșit, prea mult, nu mai pot, nervos, furios, supărat, trist,
    plâng, îmi vine să plâng, despărțire, ceartă, doliu, singur, mă calmez, calm, liniște, relaxare,
    mă relaxez, respir, respirație, meditație, meditez, yoga, pauză, rugăciune
  `,
  energise: `
    obosit dar, obosită dar trebuie să lucrez, somnoros la muncă, adorm la birou, n-am dormit,
    am dormit prost, fără energie, energie, am nevoie de energie, trezire, să mă trezesc, lene,
    mi-e lene, fără chef, motivație, nemotivat, moleșit după masă, cafeaua nu ajută, sală,
    sală de forță, antrenament, alerg, alergare, bicicletă, înot, fotbal, meci, tenis, box, dans,
    curățenie, fac curat, mutare, tură de noapte, gardă, turneu
  `,
  wind_down: `
    dorm, nu pot să dorm, nu pot dormi, insomnie, adorm, somn, mă culc, în pat, noapte bună,
    pui de somn, seară, seară liniștită, sfârșitul zilei, am terminat munca, după muncă,
    mă odihnesc, odihnă, canapea, serial, film seara, citesc în pat, zi lungă, vineri seara,
    weekend, copiii dorm
  `,
  none: `
    prânz, cină, mic dejun, cafea cu, concediu, liber, sărbătoare, medical, dentist, doctor, frizer,
    veterinar, itp, instalator, colet, cumpărături, bancă, iau copiii, grădiniță, zi de naștere,
    nuntă, botez, înmormântare, petrecere, cinema, teatru, zbor, tren, călătorie, aeroport, hotel,
    gunoi, chirie, facturi de plătit, bună, salut, ce faci, mulțumesc, cine ești, ce e asta, vremea,
    banc, nimic, nu știu
  `,
};
