const LENGTH = String.raw`(?:(\d{1,2}(?:\.\d)?)時間(半)?)?(?:(\d{1,3})分)?間?`;

/** What is done, and the same in English. */
const DONE: readonly (readonly [words: string, english: string])[] = [
  ['リラックス|くつろぎ|休憩|休み|休む|のんびり', 'relaxation'],
  ['瞑想', 'meditation'],
  ['集中|フォーカス|勉強|読書|コーディング', 'focus'],
  ['仕事|作業|執筆', 'work'],
  ['昼寝|仮眠', 'nap'],
  ['睡眠|寝る|眠る|眠り|寝|眠', 'sleep'],
];

const BETWEEN = '(?:の|だけ|ほど|くらい|ぐらい|、| )*';
const BEHIND =
  '(?:を|が|に|の|時間|たい|したい|です|する|して|しよう|させて|ください|下さい|お願い|します|プログラム|セッション|。|、| )*';

const PATTERNS = DONE.map(
  ([words, english]) =>
    [new RegExp(`^${LENGTH}${BETWEEN}(?:${words})${BEHIND}$`, 'u'), english] as const,
);

/**
 * A request for a program in the commonest Japanese, a length and what is done in it ("30分間リラックスしたい"), in the English of
 * the same request; any other text as it is.
 */
export function japaneseInEnglish(form: string): string {
  for (const [pattern, english] of PATTERNS) {
    const [, hours, half, minutes] = pattern.exec(form.trim()) ?? [];
    if (hours === undefined && minutes === undefined) continue;
    const whole = Number(hours ?? 0) * 60 + (half === undefined ? 0 : 30) + Number(minutes ?? 0);
    return `${whole} minutes of ${english}`;
  }
  return form;
}
