/** Sentences for this state, in fifteen languages, where a machine is asked for something, and where somebody does something much like it. */
export const CREATIVE_OF_ASKED_OR_DONE_IN_TONGUES = `
  ein Lied für Omas Achtzigsten dichten, gern mit frechen Strophen
  einfach Akkorde spielen und schauen, ob ein Refrain dabei rausfällt
  einen Namen für den Hofladen suchen, je schräger desto besser
  inventarme un cuento donde el semáforo se enamora del paso de cebra
  abrir el cuaderno y dibujar lo que salga, sin borrar nada
  escribir las coplas pa la comparsa de este año
  trouver un titre au spectacle, on lance toutes les idées folles
  tourner autour d'une mélodie au piano jusqu'à ce qu'une chanson arrive
  bolar o enredo do bloco, esse ano vai ter sereia motoboy
  rabiscar uns logótipos para a tasca da minha prima
  scrivo due versi per il matrimonio di Marta, vediamo che rima esce
  accendo la fantasia: una storia della buonanotte mai sentita, da illustrare poi
  verzinnen hoe de schurk in het schooltoneel heet en wat hij wil
  schetsen voor een muurschildering, alles mag
  wymyślam fabułę komiksu o kominiarzu w kosmosie
  układam wierszyk na roczek, może z jeżem w roli głównej
  bağlamayla takılıp yeni bir türkü çıkarmaya çalışacağım
  kısa film için çılgın bir son uyduruyorum
  hitta på en visa till midsommar med galna rim
  skissa fritt på en klänning gjord av gamla gardiner
  сочиняю песню для капустника, пока только припев про деканат
  придумать, чем закончится сказка про ленивый трамвай
  文化祭の劇の歌、歌詞をゼロから考える
  新しい和菓子の名前と形をあれこれ描いてみる
  नुक्कड़ नाटक के लिए नया गीत लिखूँगी, धुन भी अपनी
  أرسم أفكارا مجنونة لواجهة المقهى الجديد
  给我们乐队想个没人用过的名字,顺手画几个封面
  동화 주인공을 냄비로 할까 주전자로 할까, 이야기 지어보기
`;
