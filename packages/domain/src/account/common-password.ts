import { MAX_PASSWORD_LENGTH } from './password.ts';

/** Words that people make passwords of, as they stand at the top of every list of stolen ones. */
const WORDS: ReadonlySet<string> = new Set(
  `password passwort passwd pass passw pword letmein welcome hello admin administrator root user guest login access master
default changeme change secret security private internet computer server system windows google facebook linkedin apple
samsung nokia motorola microsoft youtube twitter instagram whatsapp minecraft pokemon playstation xbox nintendo starwars
superman batman spiderman ironman naruto matrix phoenix dragon monkey tiger lion bear eagle falcon wolf shark horse
butterfly flower rose sunflower rainbow sunshine sunset summer winter spring autumn january february march april may june
july august september october november december monday friday sunday weekend football baseball basketball softball
soccer hockey golf tennis volleyball liverpool arsenal chelsea barcelona realmadrid manchester united juventus milan
steelers cowboys yankees lakers eagles iloveyou loveyou ilove love lovely lover loveme mylove babygirl baby princess
prince queen king angel angels sweety sweetheart honey darling beautiful sexy cookie chocolate banana orange cherry
pepper peanut cheese coffee whiskey michael michelle jennifer jessica jordan joshua daniel andrew anthony matthew
robert thomas william charlie george harley hunter buster killer maggie ashley amanda nicole samantha elizabeth
alexander alexandra benjamin christian christopher christina stephanie victoria veronica patrick richard jonathan
brandon nathan justin austin tyler dakota taylor cameron morgan madison hannah chicken purple yellow silver golden
diamond crystal corvette ferrari mercedes mustang porsche toyota yamaha honda suzuki kawasaki trustno whatever nothing
something anything fuckyou fuckoff asshole bullshit pussy bitch money dollar lucky forever freedom friend friends family
mother father mommy daddy sister brother jesus christ heaven blessed faith grace trinity bonjour soleil motdepasse azerty
contrasena hola amor teamo tequiero estrella mexico brasil espana america england france germany italia russia india
london paris berlin california florida texas newyork chicago startrek stargate warcraft counterstrike zaq xsw qaz wsx edc
test testing tester temp demo sample example qwerty qwert qwertz qwertyui qwertyuiop asdf asdfg asdfgh asdfghjk asdfghjkl
zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc zaqwsx poiuytrewq lkjhgfdsa mnbvcxz abc abcd abcde abcdef
abcdefg abcdefgh abcdefghi abcdefghij aaa bbb xxx zzz overtone`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** Signs that people write for letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Fewer different signs than this are a key held down. */
const FEW_SIGNS = 4;
/** Digits up to this many are a date, a telephone number or a count. */
const MOST_DIGITS = 12;

/**
 * Whether a password is one of those that anybody tries first: digits alone, a key or two held down, or a well-known word,
 * however it is dressed up with digits, capitals and signs, or said twice.
 */
export function isCommonPassword(password: string): boolean {
  if (password.length > MAX_PASSWORD_LENGTH) return false;
  const plain = password.normalize('NFKC').toLowerCase();
  if (new Set(plain).size < FEW_SIGNS) return true;
  if (/^\d+$/u.test(plain) && plain.length <= MOST_DIGITS) return true;
  return [plain, withLetters(plain), withLetters(withoutEnds(plain))].some((text) =>
    isWord(withoutEnds(text).replace(/[^a-z]/gu, '')),
  );
}

/** Without the digits and signs that stand before and after. */
function withoutEnds(text: string): string {
  return text.replace(/^[^a-z]+|[^a-z]+$/gu, '');
}

function withLetters(text: string): string {
  return text.replace(/[013457@$!]/gu, (sign) => LOOKALIKES[sign] ?? sign);
}

/** One of the words, or one said several times. */
function isWord(text: string): boolean {
  const once = /^(?<once>.+?)\k<once>*$/u.exec(text)?.groups?.['once'] ?? text;
  return WORDS.has(text) || WORDS.has(once);
}
