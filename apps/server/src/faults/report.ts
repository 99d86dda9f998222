import { appendFileSync } from 'node:fs';

/** Figures for `docs/reliability.md`, where `FAULT_REPORT` names a file for them. */
export function report(line: string): void {
  const file = process.env['FAULT_REPORT'];
  if (file !== undefined) appendFileSync(file, `${line}\n`);
}
