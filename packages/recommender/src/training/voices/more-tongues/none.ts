/** Sentences for this state, in English and twenty other languages. */
export const NONE_OF_MORE_TONGUES = `
  Mum's 60th
  dentist then post office
  Bank holiday
  tacos
  flight to Porto 6:40
  pick up dry cleaning
  lunch
  Bin day
  dropping the kids at swimming
  day off!!
  train to york
  buy milk n that
  School closed
  car in for MOT
  airport run for dave
  eating the leftover curry
  A/L
  Anniversary 🥂
  brunch with the cousins
  taking the bus into town for new laces
  fireworks on the pier, just going to watch
  Xmas eve
  petrol + cashpoint
  haircut 3pm
  déj chez mamie
  récup un colis
  anniv Lucas
  お昼ごはん
  有給
  スーパー行ってくる
  結婚記念日
  新幹線 名古屋
  연차
  택배 부치러
  할머니 생신
  др Лены
  в магаз за хлебом
  самолет 05:20
  semester
  hämta paket
  Farmors 80-årsdag
  boodschappen
  verjaardag tante Riet
  trein naar gent
  comida familiar
  cumple Nico
  llevar el coche a la itv
  brötchen holen
  pranzo
  compleanno zio
  imieniny cioci
  सब्ज़ी लेने जाना है
  取快递
  高铁回家
  öğle yemeği
  bayram tatili
  عيد ميلاد سارة
  день народження кума
  ruokakauppa
  IKEA for hotdogs and a lamp
  roast at nan's
  récupérer les gosses à l'école puis boulangerie
  役所で住民票とってくる
  성묘 가는 길
  за ёлкой на рынок
  åka till tippen med grenarna
  hondje naar de trimmer brengen
  sagra, si va a mangiare gli arrosticini
  mela dekhne ja rahe
`;
