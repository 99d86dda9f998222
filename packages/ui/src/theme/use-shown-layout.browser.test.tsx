import { createInterfaceStore } from '@overtone/client/settings-sync/interface-store';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useStore } from '@nanostores/react';
import { Choice } from '../controls/choice.tsx';
import { CalmPanels } from '../page/calm-panels.tsx';
import { changesOf } from '../page/testing/changes-of.ts';
import { useShownLayout } from './use-shown-layout.tsx';

const LAYOUTS = [
  { value: 'roomy', name: 'Roomy' },
  { value: 'compact', name: 'Compact' },
] as const;

it('a layout that is chosen in haste changes twice in a second, and ends as it was chosen', async () => {
  const host = createFakeHost();
  const look = createInterfaceStore(host.storage);
  function Page() {
    useShownLayout(look);
    const { layout } = useStore(look.$interface);
    return <Choice label="Layout" options={LAYOUTS} value={layout} onChange={look.setLayout} />;
  }
  await render(
    <CalmPanels host={host}>
      <Page />
    </CalmPanels>,
  );
  const shown = changesOf(() => document.documentElement.dataset['layout']);
  expect(shown).toEqual(['roomy']);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}'.repeat(8));
  await expect.poll(() => look.$interface.get().layout).toBe('roomy');
  expect(shown).toEqual(['roomy', 'compact']);
  await host.advance(499);
  expect(host.clock.waiting).toBe(1);
  expect(shown).toHaveLength(2);
  await host.advance(1);
  await expect.poll(() => shown).toEqual(['roomy', 'compact', 'roomy']);
});
