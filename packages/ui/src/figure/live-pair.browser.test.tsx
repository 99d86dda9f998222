import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LivePair } from './live-pair.tsx';

const PAIR = { slowHz: 3, fastHz: 40 };

async function renderFigure(isRunning: boolean) {
  const screen = await render(<LivePair pair={PAIR} isRunning={isRunning} />);
  const curve = () => screen.container.querySelector('path')?.getAttribute('d') ?? '';
  return { screen, curve };
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

describe('LivePair', () => {
  it('is drawn and stands still while it is not running', async () => {
    const { curve } = await renderFigure(false);
    const first = curve();
    expect(first).toMatch(/^M0 50 /);
    await nextFrame();
    await nextFrame();
    expect(curve()).toBe(first);
  });

  it('drifts while it runs, and goes on from where it stood', async () => {
    const { screen, curve } = await renderFigure(true);
    const first = curve();
    await expect.poll(curve).not.toBe(first);
    await screen.rerender(<LivePair pair={PAIR} isRunning={false} />);
    expect(curve()).not.toBe(first);
  });

  it('shows another pair at once', async () => {
    const { screen, curve } = await renderFigure(false);
    const first = curve();
    await screen.rerender(<LivePair pair={{ slowHz: 1, fastHz: 10 }} isRunning={false} />);
    expect(curve()).not.toBe(first);
  });
});
