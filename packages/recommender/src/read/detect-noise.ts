import { MAX_READ_LENGTH, normalise } from './normalise.ts';

/** Why a text is not taken for a task: nothing to read, a keyboard mash, or orders and code for a machine. */
export type Noise = 'empty' | 'mash' | 'orders';

const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|prompt|rule|previous|above|prior|limit|guard|safety|restriction|filter|everything|all that)/,
  /\b(?:system|developer|hidden|initial|secret) (?:prompt|message|instruction|override|mode)/,
  /\b(?:reveal|print|show|repeat|output|leak|display|dump|tell me|give me|what (?:is|are)) (?:me )?(?:your|the) (?:full |exact |entire )?(?:prompt|instructions?|system|rules|api key|config|secrets?|source code|settings object|environment)/,
  /\b(?:you are now|you are no longer|from now on you|pretend (?:to be|you)|act as (?:an? )?(?:dan|ai|admin|root|unrestricted|different|linux|terminal)|roleplay as|jailbreak|do anything now|dan mode|debug mode on|sudo |rm -rf)/,
  /\b(?:respond|reply|answer|return|output)\b.{0,24}\b(?:json|xml|only with|in base64|exactly|the word|verbatim)/,
  /\b(?:set|change|make|put|use|give me|crank|raise|turn)\b.{0,30}\b(?:hz|hertz|frequency|frequencies|strength|intensity|volume|modulation|hue|brightness)\b.{0,30}(?:\d|max|full|infinit)/,
  /\b(?:globalmodulation|centermodulation|visualhue|masteraudiovolume|narrativeexplanation|isochronicpitch)/,
  /^[\s{[(]*["']?[a-z_]\w*["']?\s*[:=]\s*["'{[\d]/,
  /<\/?(?:script|img|svg|iframe|style|body|div|a|b|h1|p|html|system|user|assistant|instructions?)\b[^>]*>?/,
  /\b(?:drop|truncate|delete from|insert into|union select|select \*).{0,30}(?:;|--|\btable\b.*;|from \w+ where)/,
  /['"]\s*(?:or|and)\s+['"\d]\w*['"]?\s*=/,
  /\{\{.*\}\}|\$\{.*\}|<\|.*\|>|\[\/?inst\]|###\s*(?:system|instruction)|javascript:|onerror\s*=/,
  /^\s*(?:https?:\/\/|www\.)\S+\s*$/,
  /\b\d{3,}\s*(?:hz|hertz)\b/,
  /(?:^|[^\p{L}])(?:ignorier|vergiss|ignorez|oublie|ignora|olvida|ignore|esqueca|dimentica|negeer|zignoruj|игнорируй|забудь|ігноруй|yoksay|gormezden gel).{0,40}(?:anweisung|instruction|instruccion|instrucoes|istruzioni|instructies|instrukcj|polecenia|инструкци|указани|інструкці|talimat)/u,
  /(?:忽略|无视|無視して|무시하|इग्नोर|अनदेखा)|(?:指示|命令).{0,4}無視/u,
];

const KEYBOARD = ['qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'zxcvbnm'] as const;
const KEY_ROWS = KEYBOARD.flatMap((row) => [row, row.split('').toReversed().join('')]);
/** Neighbouring keys that make a mash; a share, because "liberty" and "property" end on four of them. */
const KEY_RUN = { length: 4, shareOfWord: 0.6 } as const;

/** Says why text cannot be a task, or `undefined` when it may be one. Cheap and wary: what it lets through is harmless. */
export function noiseIn(text: string): Noise | undefined {
  const normalised = normalise(text);
  if (normalised === '') return 'empty';
  const plain = plainForm(text);
  if (ORDERS.some((order) => order.test(plain))) return 'orders';
  return normalised.split(' ').every(isMash) ? 'mash' : undefined;
}

function plainForm(text: string): string {
  return text
    .slice(0, MAX_READ_LENGTH)
    .normalize('NFKD')
    .replace(/[\p{Cf}\u0300-\u036F]/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

function isMash(word: string): boolean {
  if (/^\d+$/.test(word) || /^(.{1,2}?)\1{3,}$/u.test(word)) return true;
  if (!/^[a-z]+$/.test(word)) return false;
  return isUnpronounceable(word) || isAlongKeys(word);
}

function isUnpronounceable(word: string): boolean {
  if (word.length < 6) return false;
  const vowels = word.replace(/[^aeiouy]/g, '').length;
  return vowels === 0 || (/[bcdfghjklmnpqrstvwxz]{6}/.test(word) && vowels < word.length / 6);
}

function isAlongKeys(word: string): boolean {
  const longest = KEY_ROWS.reduce((most, row) => Math.max(most, longestSharedRun(word, row)), 0);
  return longest >= KEY_RUN.length && longest >= word.length * KEY_RUN.shareOfWord;
}

function longestSharedRun(word: string, row: string): number {
  for (let length = Math.min(word.length, row.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= word.length; start += 1) {
      if (row.includes(word.slice(start, start + length))) return length;
    }
  }
  return 0;
}
