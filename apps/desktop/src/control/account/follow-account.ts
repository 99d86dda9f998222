import { createAccountApi } from '@overtone/client/account/account-api';
import { forgetGone } from '@overtone/client/account/forget-gone';
import { call } from '@overtone/client/api/call';
import { readCapabilities } from '@overtone/domain/contract/capabilities';
import { type FollowedCalendar, followCalendar } from '@overtone/client/calendar/follow-calendar';
import type { Host } from '@overtone/client/platform/host';
import type { Session } from '@overtone/client/session/session';
import { keepsPrograms } from '@overtone/client/program-sync/load-programs';
import type { ChangeStream } from '@overtone/client/settings-sync/change-stream';
import type { InterfaceStore } from '@overtone/client/settings-sync/interface-store';
import { interfaceSource, sessionSource } from '@overtone/client/settings-sync/settings-source';
import { startSettingsSync } from '@overtone/client/settings-sync/settings-sync';
import { measureMember } from '@overtone/client/usage/measure-member';
import type { MeasuredUse } from '@overtone/client/usage/measure-use';
import type { OfferId } from '@overtone/domain/offers/offers';
import type { Stop } from '@overtone/domain/stop';
import { atom, type ReadableAtom } from 'nanostores';
import type { AccountStore } from './account-store.ts';

/** What goes with whoever is signed in. */
export interface AccountFollower {
  /** Null while nobody is signed in. */
  readonly $use: ReadableAtom<MeasuredUse | null>;
  /** The offer that the person can buy; null where nothing can be bought, and while nobody is signed in. */
  readonly $offerId: ReadableAtom<OfferId | null>;
  /** The calendars of the person, or what a file on this computer says. */
  readonly $calendar: ReadableAtom<FollowedCalendar>;
  readonly stop: Stop;
}

export interface FollowerParts {
  readonly account: Pick<AccountStore, '$user' | 'expire'>;
  readonly session: Session;
  readonly interface: InterfaceStore;
  readonly host: Host;
  /** Hears what of an account, whose id it is given, changed elsewhere. */
  readonly changes: (person: string) => ChangeStream;
  /** Loads where programs are kept. */
  readonly programs: () => Promise<unknown>;
  /** Opens a page of the product's own site. */
  readonly openSite: (path: string) => void;
}

/** Settings follow the person and use is recorded, for as long as somebody is signed in. */
export function followAccount(parts: FollowerParts): AccountFollower {
  const { account, session, host, changes } = parts;
  const $use = atom<MeasuredUse | null>(null);
  const $offerId = atom<OfferId | null>(null);
  const calendarFor = (isMember: boolean) =>
    // Titles go to a hosted model only by a choice on the site, which says what is sent.
    followCalendar({ host, session, isMember, hasHostedModel: false, open: parts.openSite });
  const $calendar = atom(calendarFor(false));
  let person: string | null = null;
  let leave: Stop = () => undefined;

  /** What can be bought is known from the server; without a network nothing is offered. */
  async function offersOnSale(): Promise<readonly string[]> {
    const capabilities = await call(host, readCapabilities, {});
    return (capabilities.ok && capabilities.value.offersOnSale) || [];
  }

  async function measure(person: string, isHere: () => boolean): Promise<Stop> {
    const look = parts.interface;
    const onSale = offersOnSale();
    const use = await measureMember({
      session,
      host,
      look,
      person,
      source: 'desktop',
      onSale,
      isHere,
    });
    if (use === null) return () => undefined;
    $offerId.set(use.offerId);
    $use.set(use);
    return () => {
      $use.set(null);
      $offerId.set(null);
      use.stop();
    };
  }

  /** The site no longer knows who this is. Where their account was deleted, this computer keeps nothing more of it, either. */
  async function expired(id: string): Promise<void> {
    const reply = await createAccountApi(host).session();
    await account.expire();
    if (reply.ok && reply.value.goneAccount === id) await forgetGone(host.storage, id);
  }

  function arrive(id: string): Stop {
    if (keepsPrograms(host.storage)) {
      parts.programs().catch((cause: unknown) => host.log.warn('Programs did not load', cause));
    }
    let isHere = true;
    const sources = [sessionSource(session), interfaceSource(parts.interface)];
    const sync = startSettingsSync({ sources, host, changes: changes(id), person: id });
    sync.$status.listen((status) => {
      if (status === 'signed-out') void expired(id);
    });
    const measuring = measure(id, () => isHere);
    return () => {
      isHere = false;
      sync.stop();
      void measuring.then((stop) => stop());
    };
  }

  const stopWatching = account.$user.subscribe((user) => {
    if ((user?.id ?? null) === person) return;
    leave();
    person = user?.id ?? null;
    session.program.keepLeftFor(person);
    leave = person === null ? () => undefined : arrive(person);
    $calendar.get().stop();
    $calendar.set(calendarFor(person !== null));
  });

  return {
    $use,
    $offerId,
    $calendar,
    stop() {
      stopWatching();
      $calendar.get().stop();
      leave();
      leave = () => undefined;
    },
  };
}
