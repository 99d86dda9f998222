/** Beginnings of Tailwind’s classes. */
const CLASS =
  /^(?:(?:[\w-]|\[[^\]]*\])+:)*-?(?:text|bg|border|p[xytrblse]?|m[xytrblse]?|w|h|min|max|gap|grid|flex|items|justify|self|place|col|row|top|left|right|bottom|inset|z|rounded|overflow|whitespace|font|leading|tracking|opacity|transition|duration|ease|cursor|pointer|select|outline|ring|shadow|fill|stroke|size|order|shrink|grow|basis|aspect|object|space|divide|underline|decoration|list|align|sr|hidden|block|inline|absolute|relative|fixed|sticky|truncate|figure|label|appearance|accent|touch|scroll|snap|will|animate|motion|print|isolate|mix|backdrop|columns|break|hyphens|content|tabular|scale|rotate|translate|origin)-/u;

/** Whether a string of the code is made of words for a person: a sentence, or a word with a capital. */
export function isProse(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  if (!/\p{L}{2}/u.test(text.replaceAll(/\{[^}]*\}/gu, ''))) return false;
  if (words.length === 1) return /^[\p{Lu}“‘][\p{Ll}’-]+[.,:?!…”]*$/u.test(text.trim());
  if (
    words.some((word) => CLASS.test(word)) &&
    !/[\p{Lu}.,?!’“”…]/u.test(text.replaceAll(/\[[^\]]*\]|\{[^}]*\}|\d\.\d/gu, ''))
  )
    return false;
  // Formulas, media and other queries, selectors, styles, typefaces, headers, paths and policies.
  return !/[=;{}<>]{2}|^\W*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|WITH|BEGIN|SET) |^[MmLC][\s\d.-]|default-src|^\([a-z-]+: |^\w+\(|\w="|max-age=|^[a-z-]+:[\d#]|, (?:sans-serif|serif|monospace)$|"\w+": /u.test(
    text.replaceAll(/\{[\w.?…]+\}/gu, ''),
  );
}
