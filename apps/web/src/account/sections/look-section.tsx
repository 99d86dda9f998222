import { useStore } from '@nanostores/react';
import { createInterfaceStore } from '@overtone/client/settings-sync/interface-store';
import type { Layout } from '@overtone/domain/session/interface-settings';
import { Choice, type ChoiceOption } from '@overtone/ui/controls/choice';
import { useShownLayout } from '@overtone/ui/theme/use-shown-layout';
import { useEffect, useState } from 'react';
import { AccountSection } from './account-section.tsx';
import type { AccountBoot } from '../boot-account.ts';
import { followSettings } from '../follow-settings.ts';

const LAYOUTS: readonly ChoiceOption<Layout>[] = [
  { value: 'roomy', name: 'Roomy' },
  { value: 'compact', name: 'Compact' },
];

/** How the pages look to this person, on every device. The theme stands in every page's head. */
export function LookSection({
  boot: { host, theme },
  person,
}: {
  readonly boot: Pick<AccountBoot, 'host' | 'theme'>;
  readonly person: string;
}) {
  const [look] = useState(() => createInterfaceStore(host.storage));
  useEffect(() => followSettings({ host, theme, look, person }), [host, theme, look, person]);
  useShownLayout(look);
  const { layout } = useStore(look.$interface);
  return (
    <AccountSection
      title="Look"
      note="How tightly things are set, here, in the session and in the desktop app."
    >
      <div className="max-w-64">
        <Choice label="Layout" options={LAYOUTS} value={layout} onChange={look.setLayout} />
      </div>
    </AccountSection>
  );
}
