import { normalise } from './normalise.ts';

/** What is said to whoever answers, and names no task: a greeting, a question about the app, whether it is safe. */
export type SmallTalk = 'greeting' | 'question' | 'safety-question';

const GREETING_WORDS = new Set(
  `hi hey hello hiya heya yo sup howdy greetings morning afternoon evening good day there whats up hows it going how are you doing u
  hallo moin servus gruss gott guten tag morgen abend na wie gehts was geht dir alles klar tach grutzi
  bonjour salut coucou bonsoir ca va comment vas tu allez vous
  hola buenas buenos dias tardes noches que tal como estas ola oi bom dia boa tarde noite tudo bem
  ciao salve buongiorno buonasera come stai va hoi hallo goedemorgen goedemiddag hoe gaat het hej hei moi terve tjena god dag
  czesc hejka dzien dobry ahoj привет здравствуйте добрый день вечер утро как дела привіт вітаю merhaba selam naber nasilsin namaste
  こんにちは おはよう こんばんは やあ 안녕 안녕하세요 你好 嗨 您好 مرحبا السلام عليكم שלום नमस्ते`.split(
    /\s+/u,
  ),
);

/** One of these has to be there; the others are said of many things. */
const GREETS =
  /(?:^| )(?:hi+|hey+|hello+|hiya|heya|yo|sup|howdy|greetings|good (?:morning|afternoon|evening|day)|whats up|hallo|moin|servus|gruss gott|guten|tach|grutzi|wie gehts|was geht|bonjour|salut|coucou|bonsoir|hola|buenas|buenos|que tal|ola|oi|bom dia|boa|ciao|salve|buongiorno|buonasera|hoi|goedemorgen|goedemiddag|hej|hei|moi|terve|tjena|god dag|czesc|hejka|dzien dobry|ahoj|привет|здравствуйте|добрый|привіт|вітаю|merhaba|selam|namaste|こんにちは|おはよう|こんばんは|やあ|안녕|안녕하세요|你好|嗨|您好|مرحبا|السلام|שלום|नमस्ते)(?: |$)/u;

const OPENING = String.raw`^(?:(?:hi|hey|hello|hallo|moin|bonjour|salut|hola|ola|oi|ciao|so|ok|um|and|wait) )*`;
const THIS =
  '(?:this|it|the app|this app|this thing|this site|this page|this tool|overtone|the light|the sound)';

const SAFETY_QUESTION = new RegExp(
  `${OPENING}(?:(?:is|are) (?:${THIS}|these|flashing lights) (?:even |really |actually )?(?:safe|dangerous|harmful|bad for (?:me|my eyes|you))|can (?:this|it) (?:hurt|harm) (?:me|my eyes)|ist (?:das|die app|es) (?:sicher|gefahrlich|schadlich)|cest (?:dangereux|sur|sans danger)|est ce (?:que cest )?(?:dangereux|sans danger)|es (?:esto )?(?:seguro|peligroso)|(?:isso )?e (?:seguro|perigoso)|e (?:sicuro|pericoloso)|is (?:dit|het) (?:veilig|gevaarlijk))(?:$| (?:to use|to look at|for (?:me|my eyes|children|kids|my kids|people|everyone))(?: |$))`,
  'u',
);

const QUESTION = new RegExp(
  `${OPENING}(?:what (?:does|do) (?:${THIS}|you) (?:actually |really |even )?do$|what (?:is|are) (?:${THIS}|you)(?: for)?$|whats (?:this|this app|overtone)(?: for)?$|what can (?:${THIS}|you) do|how (?:does|do) (?:${THIS}|you) (?:actually |really )?works?$|(?:does|do|will|can|is|has) ${THIS} (?:actually |really |also |even )?(?:work|works|use|need|drain|eat|cost|run|record|listen|store|track|send|free|open source|show|visible)(?: |$)|how much does (?:it|this|the app|overtone) cost|who (?:are|made) (?:you|this)|was (?:macht|kann|ist) (?:diese|die|das|diese app|die app|das hier|overtone)(?: app| programm| seite)?(?: eigentlich)?$|wie funktioniert (?:das|die app|diese app|es)|was kannst du|wer bist du|was kostet (?:das|die app|es)|(?:verbraucht|braucht) (?:das|die app) (?:viel )?(?:akku|strom)|cest quoi (?:cette appli|cette app|lappli|ca|ce truc)|a quoi (?:ca|cette appli) sert|comment (?:ca|lappli|cette appli) (?:marche|fonctionne)|(?:ca|lappli) (?:consomme|vide) |que (?:hace|es) (?:esto|esta app|la app|esta aplicacion)|para que sirve|como funciona (?:esto|la app|esta app)|(?:esto |la app |esta app )?(?:gasta|consume|usa) (?:mucha |muita )?bateria|o que (?:e|faz) (?:isso|esse app|este app|essa app)|cosa (?:fa|e) (?:questa app|questo)|come funziona (?:questo|questa app)|wat doet (?:deze app|dit)|что (?:это за приложение|делает это приложение)|как это работает)`,
  'u',
);

/** Whether a text only greets, or asks about the app itself; undefined for any other. */
export function smallTalkIn(text: string): SmallTalk | undefined {
  const words = normalise(text)
    .replaceAll(/[\p{Extended_Pictographic}\d]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (SAFETY_QUESTION.test(words)) return 'safety-question';
  if (QUESTION.test(words)) return 'question';
  const isGreeting =
    GREETS.test(words) && words.split(' ').every((word) => GREETING_WORDS.has(word));
  return isGreeting ? 'greeting' : undefined;
}
