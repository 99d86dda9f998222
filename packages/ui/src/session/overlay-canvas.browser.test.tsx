import { createSession } from '@overtone/client/session/session';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { OverlayCanvas } from './overlay-canvas.tsx';

async function renderCanvas() {
  const engine = createFakeEngine();
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host: createFakeHost() });
  const screen = await render(<OverlayCanvas session={session} />);
  const names = () =>
    engine.commands.map(({ name }) => name).filter((name) => name.endsWith('Canvas'));
  const canvas = () => screen.container.querySelector('canvas');
  return { engine, screen, names, canvas };
}

describe('OverlayCanvas', () => {
  it('hands its canvas to the engine, hidden from assistive technology', async () => {
    const { names, canvas } = await renderCanvas();
    expect(names()).toEqual(['attachCanvas']);
    expect(canvas()?.getAttribute('aria-hidden')).toBe('true');
  });

  it('takes its canvas back when it leaves', async () => {
    const { names, screen } = await renderCanvas();
    await screen.unmount();
    expect(names()).toEqual(['attachCanvas', 'detachCanvas']);
  });

  it('puts a fresh canvas in place of one that the engine has let go of', async () => {
    const { engine, names, canvas } = await renderCanvas();
    const spent = canvas();
    engine.report({ light: 'detached' });
    await expect.poll(names).toEqual(['attachCanvas', 'detachCanvas', 'attachCanvas']);
    expect(canvas()).not.toBe(spent);
  });
});
