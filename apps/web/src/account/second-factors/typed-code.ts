import { CODE_DIGITS } from '@overtone/domain/contract/second-step';

const BACKUP_CODE = /^(?<head>[A-Za-z0-9]{5})(?<tail>[A-Za-z0-9]{5})$/u;

/** Gaps, dashes of any length, and what comes along unseen when a code is copied. */
const BETWEEN = /[\s\p{Pd}\p{Cf}−]/gu;

/** A code as it was typed, without the gaps that apps show; null when it is none. */
export function typedCode(text: string): string | null {
  const digits = written(text);
  return /^[0-9]+$/u.test(digits) && digits.length === CODE_DIGITS ? digits : null;
}

/** A backup code as it was typed, with or without its dash, in any case; null when it is none. */
export function typedBackupCode(text: string): string | null {
  const { head, tail } = BACKUP_CODE.exec(written(text))?.groups ?? {};
  return head && tail ? `${head}-${tail}` : null;
}

/** What was typed, with the letters and digits of other keyboards as ours. */
function written(text: string): string {
  return text.normalize('NFKC').replaceAll(BETWEEN, '');
}
