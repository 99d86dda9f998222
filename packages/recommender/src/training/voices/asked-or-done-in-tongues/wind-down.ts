/** Sentences for this state, in fifteen languages, where a machine is asked for something, and where somebody does something much like it. */
export const WIND_DOWN_OF_ASKED_OR_DONE_IN_TONGUES = `
  den Kleinen vorlesen, Licht aus, und ich gleich mit ins Bett
  Rechner runter, Feierabend, heute denk ich an nichts mehr
  Wecker steht, Decke bis ans Kinn, endlich schlafen
  les leo un cuento a los mellizos y apagamos la luz
  cierro el chiringuito por hoy, zapatillas y a sobar
  apago la lámpara a ver si esta vez me duermo
  fermer la boutique, la journée est finie, pieds sur le pouf
  contar uma história pra Bia dormir e cochilar junto
  desligo tudo, já chega por hoje, cama
  leggo una favola a Nina e poi tutti a nanna
  sono le tre, mi giro dall'altra parte e riprovo a dormire
  laptop dicht, klaar voor vandaag, onderuit op de bank
  czytam dzieciom bajkę i gasimy światło
  nastawiłam budzik na piątą, więc już do łóżka
  çocuklara masal okuyup ışığı kapatıyorum, ben de yatacağım
  bugünlük bu kadar, dükkânı kapattım, yatağa
  släcka, dra upp täcket och försöka somna om
  читаю малышам сказку и гасим свет
  после перелёта у меня ночь, ложусь, шторы задёрнуты
  子どもに絵本を読んで、電気を消して一緒に寝る
  今日はもう店じまい、布団にもぐる
  बच्चों को कहानी सुनाकर बत्ती बंद, फिर मैं भी सोऊँगी
  أحكي لبنتي حدوتة وأطفي النور وننام
  给娃讲完故事就关灯睡觉
  불 끄고 이불 덮고 이번엔 진짜 자야지
`;
