import { CODE_DIGITS } from '@overtone/domain/contract/second-step';

const BACKUP_CODE = /^(?<head>[A-Za-z0-9]{5})(?<tail>[A-Za-z0-9]{5})$/u;

/** A code as it was typed, without the gaps that apps show; null when it is none. */
export function typedCode(text: string): string | null {
  const digits = text.replaceAll(/\s/gu, '');
  return /^[0-9]+$/u.test(digits) && digits.length === CODE_DIGITS ? digits : null;
}

/** A backup code as it was typed, with or without its dash; null when it is none. */
export function typedBackupCode(text: string): string | null {
  const { head, tail } = BACKUP_CODE.exec(text.replaceAll(/[\s-]/gu, ''))?.groups ?? {};
  return head && tail ? `${head}-${tail}` : null;
}
