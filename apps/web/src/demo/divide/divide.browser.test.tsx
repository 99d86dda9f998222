import '../shell.css';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Divide } from './divide.tsx';
import { usePaneRem } from './use-pane-rem.ts';

type Host = ReturnType<typeof createFakeHost>;

function Sides({ host }: { readonly host: Host }) {
  const [rem, keep] = usePaneRem(host);
  return (
    <div data-demo>
      <div
        className="demo-window"
        data-divided={rem === null ? undefined : ''}
        style={rem === null ? undefined : { '--divide': `${rem}rem` }}
      >
        <Divide shownRem={rem} onMove={keep} />
        <div className="demo-practice">
          <p style={{ marginLeft: '3rem', width: '1rem' }}>here</p>
        </div>
      </div>
    </div>
  );
}

async function renderSides(rem: number) {
  const host = createFakeHost();
  host.storage.write('overtone.pane-rem', String(rem));
  const screen = await render(<Sides host={host} />);
  const divide = screen.getByRole('separator');
  const pane = divide.element().parentElement;
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  return {
    host,
    divide,
    kept: () => Number(host.storage.read('overtone.pane-rem')),
    target: screen.getByText('here'),
    /** Where the session's side ends, and where the line stands, in rem. */
    endRem: () => (pane?.getBoundingClientRect().right ?? 0) / 16,
    lineRem: () => middle(divide.element()) / 16,
  };
}

describe('the divide', () => {
  it('goes with the pointer at once, and the sides follow it', async () => {
    const { host, divide, target, kept, endRem, lineRem } = await renderSides(26);
    await userEvent.dragAndDrop(divide, target, { steps: 8 });
    await expect.poll(kept).toBeGreaterThan(28);
    const end = kept();
    expect(endRem()).toBeLessThan(end);
    await expect.poll(lineRem).toBe(end);
    await host.advance(200);
    await expect.poll(endRem).toBe(end);
    await expect.poll(lineRem).toBe(end);
  });

  it('goes no farther than the sides can', async () => {
    const { host, divide, kept, endRem, lineRem } = await renderSides(34);
    divide.element().focus();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect.poll(kept).toBe(64);
    const farthest = innerWidth / 16 - 28;
    await expect.poll(lineRem).toBe(farthest);
    await host.advance(200);
    await expect.poll(endRem).toBe(farthest);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(kept).toBe(farthest - 1);
  });

  it('counts every press of a key, also those that the sides have not followed yet', async () => {
    const { host, divide, kept, endRem } = await renderSides(24);
    divide.element().focus();
    await userEvent.keyboard('{ArrowRight>6/}');
    await expect.poll(kept).toBe(30);
    await expect.poll(endRem).toBe(25);
    await host.advance(200);
    await expect.poll(endRem).toBe(30);
  });
});

describe('the session’s side', () => {
  it('has the room that an open course is drawn over in one step, and no hand’s width moves for it', async () => {
    await page.viewport(1440, 900);
    const { container } = await render(
      <div data-demo>
        <div className="demo-window">
          <div className="demo-pane">
            <p />
          </div>
        </div>
      </div>,
    );
    const find = (what: string) => container.querySelector<HTMLElement>(what);
    const rem = () => (find('.demo-pane')?.getBoundingClientRect().width ?? 0) / 16;
    const narrow = rem();
    find('p')?.setAttribute('data-open-program', '');
    expect(rem() - narrow).toBe(18);
    find('.demo-window')?.setAttribute('data-divided', '');
    find('.demo-window')?.style.setProperty('--divide', '30rem');
    expect(rem()).toBe(30);
    await page.viewport(1024, 768);
  });
});
