const LINE_BREAKS_AND_TABS = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu;
const CONTROL_AND_FORMAT = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/**
 * Text from outside as one harmless line: control, zero-width and text-direction characters removed, line breaks turned
 * into spaces, trimmed, and cut to `maxCodePoints`.
 */
export function plainText(text: string, maxCodePoints: number): string {
  const line = text.replace(LINE_BREAKS_AND_TABS, ' ').replace(CONTROL_AND_FORMAT, '').trim();
  return Array.from(line).slice(0, maxCodePoints).join('').trimEnd();
}
