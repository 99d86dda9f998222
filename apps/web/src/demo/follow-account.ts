import { type AccountApi, createAccountApi } from '@overtone/client/account/account-api';
import { forgetGone } from '@overtone/client/account/forget-gone';
import { keepMemberMark } from '@overtone/client/account/member-mark';
import { call } from '@overtone/client/api/call';
import { readCapabilities } from '@overtone/domain/contract/capabilities';
import { type CalendarFollowing, followCalendar } from '@overtone/client/calendar/follow-calendar';
import type { Host } from '@overtone/client/platform/host';
import { askAnew } from '@overtone/client/loading/late-load';
import { keepsPrograms } from '@overtone/client/program-sync/load-programs';
import { sessionSource } from '@overtone/client/settings-sync/settings-source';
import { measureMember } from '@overtone/client/usage/measure-member';
import { startVisitorLimit } from '@overtone/client/usage/visitor-limit';
import { offerToBuy } from '@overtone/domain/offers/offers-to-buy';
import type { Stop } from '@overtone/domain/stop';
import { followSettings } from '../account/follow-settings.ts';
import { localTimeZone } from '@overtone/client/platform/local-time-zone';
import type { ThemeStore } from '../theme/theme-choice.ts';
import type { DemoStores } from './demo-stores.ts';

/** What is kept with the person instead of with this page. */
export interface AccountFollowing extends Pick<
  DemoStores,
  | 'session'
  | 'look'
  | 'changes'
  | 'programs'
  | '$who'
  | '$isAccountGone'
  | '$offerId'
  | '$limit'
  | '$asker'
  | '$calendar'
> {
  readonly host: Host;
  readonly theme: ThemeStore;
}

/** What says that it may be somebody else who sits here, and what has to know. */
interface FollowingOn {
  readonly signInWindow: Pick<DemoStores['signInWindow'], 'onSignedIn'>;
  readonly assistant: Pick<DemoStores['assistant'], 'prepare'>;
}

/**
 * Follows whoever sits here, and starts again once somebody has signed in in the other window, or their account is gone. Where
 * it cannot be found out, the page goes on as it does while the server is away, until then. Never rejects.
 */
export function keepFollowing(following: AccountFollowing & FollowingOn): Promise<unknown> {
  keepMemberMark(following.$who, following.host.storage);
  let current = follow();
  async function follow(): Promise<Stop> {
    try {
      return await followAccount(following, startAgain);
    } catch (cause) {
      following.host.log.error('Whoever sits here could not be found out', cause);
      following.$who.set({ kind: 'away' });
      return nothing;
    }
  }
  function startAgain(): void {
    current = current.then((stop) => {
      stop();
      void following.assistant.prepare();
      // What could not be loaded before may be there by now.
      askAnew();
      return follow();
    });
  }
  following.signInWindow.onSignedIn(startAgain);
  return current;
}

/**
 * Finds out who sits here; a member's settings, minutes and calendars go with the account from then on. Of an account that was
 * deleted somewhere else nothing stays here. `onGone` is called where one goes meanwhile.
 *
 * @throws where a part that follows them cannot be loaded; then nothing follows them.
 */
async function followAccount(following: AccountFollowing, onGone: () => void): Promise<Stop> {
  const { host, $who } = following;
  const api = createAccountApi(host);
  const [reply, known] = await Promise.all([api.session(), call(host, readCapabilities, {})]);
  if (!reply.ok) {
    $who.set({ kind: 'away' });
    return nothing;
  }
  const { user, goneAccount } = reply.value;
  if (goneAccount !== undefined && (await forgetGone(host.storage, goneAccount))) {
    following.$isAccountGone.set(true);
  }
  const capabilities = known.ok ? known.value : undefined;
  const onSale = capabilities?.offersOnSale ?? [];
  following.$offerId.set(offerToBuy(null, onSale));
  // Before anybody hears whose programs these are: what somebody else left is not offered any more.
  following.session.program.keepLeftFor(user?.id ?? null);
  $who.set(user === null ? { kind: 'visitor' } : { kind: 'member', user });
  if (user !== null && keepsPrograms(host.storage)) {
    following.programs().catch((cause: unknown) => host.log.warn('Programs did not load', cause));
  }
  const stops: Stop[] = [];
  const stop = () => stops.forEach((each) => each());
  try {
    stops.push(
      showCalendar(following, {
        isMember: user !== null,
        hasHostedModel: capabilities?.aiSuggestions === true,
      }),
    );
    if (user === null) {
      if (capabilities?.dailyLimit === true) stops.push(limitVisitor(following));
      return stop;
    }
    stops.push(
      followSettings({
        ...following,
        changes: (await following.changes())(user.id),
        person: user.id,
        onSignedOut: () => void isGone(api, user.id).then((gone) => gone && onGone()),
        sources: [sessionSource(following.session)],
      }),
    );
    stops.push(await measure(following, user.id, onSale));
    return stop;
  } catch (cause) {
    stop();
    throw cause;
  }
}

/** Whether it is because their account is gone that the server does not know a person any more. */
async function isGone(api: Pick<AccountApi, 'session'>, person: string): Promise<boolean> {
  const reply = await api.session();
  return reply.ok && reply.value.goneAccount === person;
}

function showCalendar(
  { host, session, $calendar }: AccountFollowing,
  known: Pick<CalendarFollowing, 'isMember' | 'hasHostedModel'>,
): Stop {
  const open = (path: string) => location.assign(path);
  const followed = followCalendar({ host, session, open, ...known });
  $calendar.set(followed);
  return () => {
    $calendar.set(null);
    followed.stop();
  };
}

async function measure(
  { host, session, look, $offerId, $limit, $asker }: AccountFollowing,
  person: string,
  onSale: readonly string[],
): Promise<Stop> {
  const use = await measureMember({
    session,
    host,
    look,
    person,
    source: 'web',
    onSale,
    isHere: () => true,
  });
  if (use === null) return nothing;
  $offerId.set(use.offerId);
  $limit.set(use.meter);
  $asker.set(use.asker);
  return () => {
    $limit.set(null);
    $asker.set(null);
    use.stop();
  };
}

function limitVisitor({ host, session, $limit, $offerId }: AccountFollowing): Stop {
  const offerId = $offerId.get();
  const limit = startVisitorLimit({ session, host, timeZone: localTimeZone(), offerId });
  $limit.set(limit);
  return () => {
    $limit.set(null);
    limit.stop();
  };
}

function nothing(): void {
  // Nothing was started.
}
