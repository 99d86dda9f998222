import { call, type Reply } from '@overtone/client/api/call';
import { told, whole } from '@overtone/client/api/told';
import {
  type AdminReport,
  type AdminReportName,
  readReport,
} from '@overtone/domain/contract/admin-report';
import { pathOf } from '@overtone/domain/contract/address';
import type { AccountBoot } from '../account/boot-account.ts';

/** Asks for one of the operator's tables; `days` is for figures. */
export function askForReport(
  host: AccountBoot['host'],
  name: AdminReportName,
  days?: number,
): Reply<AdminReport> {
  const query = days === undefined ? {} : { days: String(days) };
  return told(host, call(host, readReport, { params: { name }, query }), whole);
}

/** Where the browser gets the same as a file for a spreadsheet. */
export function reportFile(name: AdminReportName, days?: number): string {
  const span = days === undefined ? '' : `days=${days}&`;
  return `${pathOf(readReport, { name })}?${span}format=csv`;
}
