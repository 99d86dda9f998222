import type { AccountApi, SignInPlace } from '@overtone/client/account/account-api';
import { deviceWords } from '@overtone/domain/device/device-words';
import { AccountSection } from './account-section.tsx';
import { ActionButton } from '../form/action-button.tsx';
import { dayWords } from './day-words.ts';
import { Refused } from '../refused.tsx';
import { useLoaded } from '../use-loaded.ts';

/** Where the person is signed in now. */
export function PlacesSection({ api }: { readonly api: AccountApi }) {
  const { state, reload } = useLoaded(api.places);
  return (
    <AccountSection
      title="Where you are signed in"
      note="Sign out any device you don’t recognise, then change your password."
    >
      {state.kind === 'ready' && <Places api={api} places={state.value} onChange={reload} />}
      <Refused state={state} onRetry={reload} />
    </AccountSection>
  );
}

function Places({
  api,
  places,
  onChange,
}: {
  readonly api: AccountApi;
  readonly places: readonly SignInPlace[];
  readonly onChange: () => void;
}) {
  return (
    <>
      <ul className="grid gap-3">
        {places.map(({ id, userAgent, lastSeenAt, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0">
              <span className="block truncate">{deviceWords(userAgent)}</span>
              <span className="text-small text-muted">
                {isCurrent ? 'here, now' : `last seen ${dayWords(lastSeenAt)}`}
              </span>
            </span>
            {!isCurrent && (
              <ActionButton
                text="Sign out there"
                tone="quiet"
                ask={() => api.endSignIn(id)}
                onDone={onChange}
              />
            )}
          </li>
        ))}
      </ul>
      {places.length > 1 && (
        <ActionButton text="Sign out everywhere else" ask={api.endOtherSignIns} onDone={onChange} />
      )}
    </>
  );
}
