import type { SignedIn } from '@overtone/domain/contract/sign-in';
import { providerFailureSentence } from '@overtone/domain/account/provider-failure';
import { LEFT_PROGRAM_KEY } from '@overtone/client/session/left-program-key';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { UseSoFar } from '@overtone/ui/insights/use-so-far';
import { latePart } from '@overtone/ui/late/late-part';
import { LatePlace } from '@overtone/ui/late/late-place';
import { useCallback, useEffect } from 'react';
import { AccountSection } from './sections/account-section.tsx';
import { ActionButton } from './form/action-button.tsx';
import type { AccountBoot } from './boot-account.ts';
import { DataSection } from './sections/data-section.tsx';
import { DeletionSection } from './sections/deletion-section.tsx';
import { goTo } from './go-to.ts';
import { LastPair } from './sections/last-pair.tsx';
import { MembersOnly } from './members-only.tsx';
import { PlanSection } from './sections/plan-section.tsx';
import { RefusalNote } from './form/refusal-note.tsx';
import { PlacesSection } from './sections/places-section.tsx';
import { ProfileSection } from './sections/profile-section.tsx';
import { Refused } from './refused.tsx';
import { SignInSection } from './sections/sign-in-section.tsx';
import { UnconfirmedAddress } from './sections/unconfirmed-address.tsx';
import { useCapabilities } from './use-capabilities.ts';
import { useLoaded } from './use-loaded.ts';

const CalendarSection = latePart(
  async () => (await import('./sections/calendar-section.tsx')).CalendarSection,
);

const LookSection = latePart(async () => (await import('./sections/look-section.tsx')).LookSection);

/** One column on a phone and a tablet; two on a desk, about as long as each other, of which the left one holds what a person asks first. */
const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[repeat(2,minmax(0,1fr))] xl:gap-x-24';

/** Everything about one's own account: the plan first, what cannot be undone last. */
export function AccountPage({ boot }: { readonly boot: AccountBoot }) {
  return (
    <MembersOnly boot={boot} here="/account">
      {(user) => <Sections boot={boot} user={user} />}
    </MembersOnly>
  );
}

function Sections({ boot, user }: { readonly boot: AccountBoot; readonly user: SignedIn }) {
  const { api, host, query } = boot;
  const capabilities = useCapabilities(host);
  const { state, reload, set } = useLoaded(api.account);
  /** What is shown stays where the server does not answer. */
  const readAgain = useCallback(
    () => void api.account().then((reply) => reply.ok && set(reply.value)),
    [api, set],
  );
  // The links in mails are opened elsewhere; what came of them is seen when the person is back.
  useEffect(() => {
    return host.onVisibility((isVisible) => {
      if (isVisible) readAgain();
    });
  }, [host, readAgain]);
  const failure = query.get('error');
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-16 gap-y-6 pb-8">
        <div>
          <h1 className="text-chapter tracking-display">Account</h1>
          <p className="mt-1 text-muted">
            <bdi>{user.name}</bdi>
          </p>
        </div>
        <LastPair host={host} />
        <ActionButton
          text="Sign out"
          ask={api.signOut}
          onDone={() => {
            // The next person here is not to read what was playing.
            host.storage.remove(LEFT_PROGRAM_KEY);
            goTo('/');
          }}
        />
      </div>
      {failure !== null && (
        <div role="alert" className="mb-6">
          <RefusalNote sentence={providerFailureSentence(failure)} />
        </div>
      )}
      {state.kind === 'loading' && <output className="text-muted">Reading your account…</output>}
      <Refused state={state} onRetry={reload} />
      {state.kind === 'ready' && (
        <>
          {!state.value.emailVerified && <UnconfirmedAddress api={api} email={state.value.email} />}
          <div className={COLUMNS}>
            <div>
              <PlanSection
                api={api}
                host={host}
                offerId={state.value.offerId}
                onSale={capabilities?.offersOnSale ?? []}
              />
              <AccountSection title="Use">
                <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
                  <UseSoFar
                    minutes={state.value.totalMinutes}
                    streakDays={state.value.streakDays}
                  />
                  <a href="/insights" className={BUTTON_TONES.quiet}>
                    Insights
                  </a>
                </div>
              </AccountSection>
              <ProfileSection api={api} account={state.value} onChange={set} onReload={readAgain} />
              <LatePlace name="How Overtone looks">
                <LookSection boot={boot} person={user.id} />
              </LatePlace>
              <PlacesSection api={api} />
            </div>
            <div>
              <LatePlace name="Your calendars">
                <CalendarSection
                  boot={boot}
                  hasHostedModel={capabilities?.aiSuggestions === true}
                />
              </LatePlace>
              <SignInSection
                api={api}
                factors={boot.factors}
                hasPassword={state.value.signInMethods.includes('password')}
                isConfirmed={state.value.emailVerified}
                capabilities={capabilities}
              />
            </div>
          </div>
          <div className={COLUMNS}>
            <DataSection />
            <DeletionSection api={api} account={state.value} />
          </div>
        </>
      )}
    </>
  );
}
