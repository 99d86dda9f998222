/** Browsers by what they call themselves; one that pretends to be another stands before that one. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//u],
  ['Opera', /\bOPR\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Firefox', /\b(?:Firefox|FxiOS)\//u],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//u],
  ['Safari', /\bSafari\//u],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/u],
  ['iPad', /\biPad\b/u],
  ['Android', /\bAndroid\b/u],
  ['Windows', /\bWindows\b/u],
  ['Mac', /\bMac(?:intosh| OS X)\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['Linux', /\bLinux\b/u],
] as const;

const LONGEST = 60;

/** What a browser or app calls itself, as people would: "Safari on iPhone". What nobody knows stays as it is, cut short. */
export function deviceWords(userAgent: string): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (known) => known.find(([, pattern]) => pattern.test(userAgent))?.[0],
  );
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  const words = browser ?? system ?? userAgent.trim();
  if (words === '') return 'An unknown device';
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;
}
