import { call, type Reply } from '@overtone/client/api/call';
import { told, whole } from '@overtone/client/api/told';
import { type AuditPage, readAuditLog } from '@overtone/domain/contract/audit';
import {
  listPeople,
  type PeopleOrder,
  type PeoplePage,
  type PeopleState,
} from '@overtone/domain/contract/people';
import type { AccountBoot } from '../../account/boot-account.ts';

/** Which accounts are wanted, and what comes first. */
export interface PeopleChoice {
  readonly search: string;
  readonly state: PeopleState;
  readonly order: PeopleOrder;
}

/** Asks for a page of accounts; `after` is the `next` of the page before. */
export function askForPeople(
  host: AccountBoot['host'],
  choice: PeopleChoice,
  after?: string,
): Reply<PeoplePage> {
  return told(host, call(host, listPeople, { query: { ...choice, after } }), whole);
}

/** Asks for a page of the audit log. */
export function askForAuditLog(host: AccountBoot['host'], after?: string): Reply<AuditPage> {
  return told(host, call(host, readAuditLog, { query: { after } }), whole);
}
