import { call, type Reply } from '@overtone/client/api/call';
import { told, whole } from '@overtone/client/api/told';
import {
  type ActDone,
  confirmPerson,
  deletePerson,
  endPersonSignIns,
  letPersonIn,
  type ListedPerson,
  mailPersonConfirmation,
  mailPersonPasswordLink,
  suspendPerson,
  turnOffPersonSecondStep,
} from '@overtone/domain/contract/people';
import type { AccountBoot } from '../../account/boot-account.ts';

type Host = AccountBoot['host'];

/** Something that an admin may do to an account with one press. */
export interface PersonAct {
  readonly button: string;
  /** What it will do, said beforehand. */
  readonly before: string;
  /** The question that is asked first, where it takes something away. */
  readonly question?: string;
  readonly isFor: (person: ListedPerson) => boolean;
  readonly ask: (host: Host, id: string) => Reply<ActDone>;
}

const always = () => true;
const isUnconfirmed = ({ isConfirmed }: ListedPerson) => !isConfirmed;

/** The acts, from the mildest to the strongest. */
export const PERSON_ACTS: readonly PersonAct[] = [
  {
    button: 'Confirm the address',
    before:
      'Marks the address as confirmed without an email. Do it only when you know that it is the person’s.',
    isFor: isUnconfirmed,
    ask: (host, id) => told(host, call(host, confirmPerson, { params: { id }, body: {} }), whole),
  },
  {
    button: 'Email the confirmation again',
    before: 'Emails a new link that confirms the address. It works for a day.',
    isFor: isUnconfirmed,
    ask: (host, id) =>
      told(host, call(host, mailPersonConfirmation, { params: { id }, body: {} }), whole),
  },
  {
    button: 'Email a password link',
    before: 'Emails a link for choosing a new password. It works for an hour.',
    isFor: always,
    ask: (host, id) =>
      told(host, call(host, mailPersonPasswordLink, { params: { id }, body: {} }), whole),
  },
  {
    button: 'End every sign-in',
    before: 'Signs the person out on every device. Links in earlier emails no longer work.',
    question: 'Sign this person out everywhere?',
    isFor: always,
    ask: (host, id) =>
      told(host, call(host, endPersonSignIns, { params: { id }, body: {} }), whole),
  },
  {
    button: 'Turn off two-step sign-in',
    before:
      'For someone who has lost both their phone and their backup codes, and has shown you who they are. Their password alone then signs them in, and they are told by email.',
    question: 'Turn off two-step sign-in for this person?',
    isFor: ({ hasSecondStep }) => hasSecondStep,
    ask: (host, id) =>
      told(host, call(host, turnOffPersonSecondStep, { params: { id }, body: {} }), whole),
  },
  {
    button: 'Suspend',
    before:
      'Signs the person out everywhere and lets nobody in until you end it. The subscription and everything in the account stay; newsletters stop. When they try to sign in, they read that the account is suspended and whom to write to.',
    question: 'Suspend this account?',
    isFor: ({ suspendedAt }) => suspendedAt === null,
    ask: (host, id) => told(host, call(host, suspendPerson, { params: { id }, body: {} }), whole),
  },
  {
    button: 'Let in again',
    before: 'Ends the suspension. The person signs in as before and finds everything in place.',
    isFor: ({ suspendedAt }) => suspendedAt !== null,
    ask: (host, id) => told(host, call(host, letPersonIn, { params: { id }, body: {} }), whole),
  },
];

/** Deletes an account; `email` is its address, as the admin has typed it. Says what was done. */
export function askToDelete(host: Host, id: string, email: string): Reply<string> {
  return told(
    host,
    call(host, deletePerson, { params: { id }, body: { email } }),
    ({ did }) => did,
  );
}
