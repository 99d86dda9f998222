import { ask, type Reply } from '@overtone/client/api/ask';
import { type AdminReport, adminReportSchema } from '@overtone/domain/contract/admin-report';
import type { AccountBoot } from '../account/boot-account.ts';

/** Asks for the operator's table at an address. */
export function readReport(host: AccountBoot['host'], path: string): Reply<AdminReport> {
  return ask(host, path, { method: 'GET' }, adminReportSchema);
}
