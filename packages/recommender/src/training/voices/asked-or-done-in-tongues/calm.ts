/** Sentences for this state, in fifteen languages, where a machine is asked for something, and where somebody does something much like it. */
export const CALM_OF_ASKED_OR_DONE_IN_TONGUES = `
  Fenster auf, fünf Minuten nur atmen, dann zurück zur Kundschaft
  das Handy weg, der Streit von eben soll erst mal leiser werden in mir
  apago el móvil un rato, me tiemblan las manos antes del juicio
  pongo una vela y rezo despacito mientras operan a mi nieta
  bajar las revoluciones, que llevo toda la mañana a gritos, y luego sigo
  je coupe tout dix minutes, le cœur bat trop vite avant l'oral
  ouvrir le balcon, souffler, laisser passer la colère contre mon chef
  abrir a janela e respirar fundo até o resultado sair
  parar um bocadinho, tudo me cai em cima hoje e ainda tenho a tarde
  mi siedo in chiesa in silenzio, tra un'ora ho la risposta del medico
  stacco un attimo e respiro, il capo mi ha fatto salire il sangue alla testa
  zamykam drzwi na pięć minut i oddycham, za dużo wszystkiego naraz
  odmawiam różaniec pod salą, czekamy na lekarza
  pencereyi açıp derin nefes alacağım, sinirim geçsin öyle dönerim
  stänga av pipandet i skallen en stund, andas, sen tillbaka till disken
  выключаю чат, считаю до ста, а то наору на всех
  посижу тихо перед выходом на сцену, колени дрожат
  面接まであと二十分、目を閉じて呼吸を整える
  रिज़ल्ट आने तक छत पर बैठकर धीरे-धीरे साँस लूँगा
  أطفئ الجوال وأستغفر قليلا حتى يهدأ قلبي قبل المقابلة
  先把手机扣过去,深呼吸几次,这火气得压一压
  창문 열고 숨 좀 고르자, 발표 앞두고 너무 떨려
`;
