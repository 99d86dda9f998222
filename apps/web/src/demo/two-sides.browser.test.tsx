import { createFakeHost } from '@overtone/testkit/fake-host';
import { CalmPanels } from '@overtone/ui/page/calm-panels';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DEMO } from '../content/demo.ts';
import { TwoSides } from './two-sides.tsx';

/** One side beside the other, one of which is seen at a time. */
const SWIPED = `.demo-sides { display: grid; grid-auto-flow: column; grid-auto-columns: 100%; width: 200px; overflow-x: scroll; scroll-behavior: smooth }`;

it('goes from side to side in one step, twice in a second, however fast they are pressed', async () => {
  const host = createFakeHost();
  const screen = await render(
    <CalmPanels host={host}>
      <style>{SWIPED}</style>
      <TwoSides session={<p>One</p>} practice={<p>Other</p>} divide={null} />
    </CalmPanels>,
  );
  const name = (practises: boolean) =>
    screen.getByRole('button', { name: practises ? DEMO.practice.short : DEMO.pane.short });
  const sides = screen.getByText('One').element().parentElement;
  const places: number[] = [];
  sides?.addEventListener('scroll', () => places.push(sides.scrollLeft));

  await name(true).click();
  await expect.poll(() => places).toEqual([200]);
  await expect.element(name(true)).toHaveAttribute('aria-pressed', 'true');
  for (const practises of [false, true, false]) await name(practises).click();
  await host.advance(499);
  expect(places).toEqual([200]);
  await host.advance(1);
  await expect.poll(() => places).toEqual([200, 0]);
  await expect.element(name(false)).toHaveAttribute('aria-pressed', 'true');
});
