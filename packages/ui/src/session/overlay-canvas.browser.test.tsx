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
  return { engine, session, screen, names, canvas };
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

  it('keeps its canvas with the engine over Escape', async () => {
    const { session, engine, names, canvas } = await renderCanvas();
    const first = canvas();
    session.turnOn();
    session.stopEverything();
    expect(engine.state.get().light).toBe('off');
    expect(names()).toEqual(['attachCanvas']);
    expect(canvas()).toBe(first);
  });
});
