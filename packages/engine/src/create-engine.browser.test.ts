import { DEFAULT_OUTPUT_CHOICE } from '@overtone/domain/safety/output-choice';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEngine } from './create-engine.ts';
import type { Engine, EngineState } from './engine.ts';

let engine: Engine;
let canvas: HTMLCanvasElement;
const problems: string[] = [];

function setUp(): void {
  problems.length = 0;
  engine = createEngine({
    load: (path) => Promise.reject(new Error(`nothing at ${path}`)),
    onProblem: (reason) => void problems.push(reason),
  });
  canvas = document.createElement('canvas');
  Object.assign(canvas.style, { position: 'fixed', inset: '0', width: '160px', height: '90px' });
  document.body.append(canvas);
}

function settings(change: Partial<SessionSettings>): SessionSettings {
  return { ...DEMO_DEFAULTS, ...change };
}

function until(holds: (state: EngineState) => boolean): Promise<EngineState> {
  return new Promise((resolve) => {
    if (holds(engine.state.get())) return resolve(engine.state.get());
    const stop = engine.state.subscribe((state) => {
      if (!holds(state)) return;
      stop();
      resolve(state);
    });
  });
}

/** Opacity, 0 to 1, of what the canvas shows at its middle. */
function shownAlpha(): number {
  const copy = new OffscreenCanvas(160, 90).getContext('2d');
  copy?.drawImage(canvas, 0, 0, 160, 90);
  const data = copy?.getImageData(70, 35, 20, 20).data ?? [];
  let sum = 0;
  for (let i = 3; i < data.length; i += 4) sum += data[i] ?? 0;
  return sum / (data.length / 4) / 255;
}

async function untilShown(holds: (alpha: number) => boolean): Promise<void> {
  while (!holds(shownAlpha())) await new Promise(requestAnimationFrame);
}

afterEach(() => {
  vi.unstubAllGlobals();
  engine.shutDown();
  canvas.remove();
});

describe('the engine', () => {
  it('runs sound and light from a start to a stop, then lets the sound device sleep', async () => {
    setUp();
    expect(engine.state.get()).toMatchObject({ audio: 'idle', light: 'detached' });
    engine.attachCanvas(canvas);
    expect(engine.state.get().light).toBe('off');
    await engine.start();
    engine.apply(settings({ isOn: true, backgroundSoundType: 'off' }));
    await until(({ audio, light }) => audio === 'running' && light === 'on');
    await untilShown((alpha) => alpha > 0.02);
    expect(canvas.style.opacity).toBe('1');
    engine.apply(settings({ isOn: false }));
    await until(({ audio, light }) => audio === 'suspended' && light === 'off');
    await untilShown((alpha) => alpha === 0);
    engine.apply(settings({ isOn: true, backgroundSoundType: 'off' }));
    await until(({ audio, light }) => audio === 'running' && light === 'on');
    expect(problems).toEqual([]);
  });

  it('turns the light off also where the sound fails at what is asked of it', async () => {
    setUp();
    engine.attachCanvas(canvas);
    await engine.start();
    engine.apply(settings({ isOn: true, backgroundSoundType: 'off' }));
    await until(({ audio, light }) => audio === 'running' && light === 'on');
    await untilShown((alpha) => alpha > 0.02);
    vi.stubGlobal('AudioBuffer', function failing() {
      throw new RangeError('no buffer of that');
    });
    const noisy = settings({ isOn: true, backgroundSoundType: 'pink' });
    expect(() => engine.apply(noisy)).toThrow(RangeError);
    const dark = { ...DEFAULT_OUTPUT_CHOICE, showsLight: false };
    expect(() => engine.choose(dark)).toThrow(RangeError);
    await untilShown((alpha) => alpha === 0);
  });

  it('measures the screen and plans for it', async () => {
    setUp();
    expect(engine.state.get().plan.centre.light).toMatchObject({
      hz: 10,
      reason: 'unknown-screen',
    });
    engine.attachCanvas(canvas);
    const { refreshHz, plan } = await until((state) => state.refreshHz !== null);
    expect(refreshHz).toBeGreaterThan(20);
    expect(plan.centre.light.reason).not.toBe('unknown-screen');
  });

  it('tells of a track that cannot be loaded, and plays on', async () => {
    setUp();
    await engine.start();
    engine.apply(settings({ isOn: true }));
    await until(({ audio }) => audio === 'running');
    await expect.poll(() => problems).toEqual([expect.stringContaining('Serene Rain')]);
    expect(engine.state.get().audio).toBe('running');
  });

  it('says that there is no light where WebGL is missing, and still sounds', async () => {
    setUp();
    canvas.getContext('2d');
    engine.attachCanvas(canvas);
    const { lightReason } = await until(({ light }) => light === 'unavailable');
    expect(lightReason).toBeTruthy();
    await engine.start();
    engine.apply(settings({ isOn: true, backgroundSoundType: 'off' }));
    const { light } = await until(({ audio }) => audio === 'running');
    expect(light).toBe('unavailable');
  });

  it('says so where the graphics driver takes the picture away and does not give it back, until it does', async () => {
    setUp();
    // A canvas that has a context is drawn on from the page, where its driver can be made to fail.
    const driver = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    engine.attachCanvas(canvas);
    engine.apply(settings({ isOn: true }));
    await untilShown((alpha) => alpha > 0.02);
    driver?.loseContext();
    const { lightReason } = await until(({ light }) => light === 'unavailable');
    expect(lightReason).toContain('graphics driver');
    engine.apply(settings({ isOn: true, visualHue: 120 }));
    expect(engine.state.get().light).toBe('unavailable');
    driver?.restoreContext();
    await until(({ light }) => light === 'on');
    await untilShown((alpha) => alpha > 0.02);
  });

  it('can be attached again after its canvas was let go', async () => {
    setUp();
    const detach = engine.attachCanvas(canvas);
    detach();
    expect(engine.state.get().light).toBe('detached');
    engine.attachCanvas(canvas);
    engine.apply(settings({ isOn: true }));
    expect(engine.state.get().light).toBe('on');
    await untilShown((alpha) => alpha > 0.02);
  });

  it('is dark and silent at once when shut down, and begins anew on the same canvas', async () => {
    setUp();
    engine.attachCanvas(canvas);
    await engine.start();
    engine.apply(settings({ isOn: true, backgroundSoundType: 'off' }));
    await until(({ audio }) => audio === 'running');
    await untilShown((alpha) => alpha > 0.02);
    engine.shutDown();
    expect(engine.state.get()).toMatchObject({ audio: 'idle', light: 'off' });
    expect(getComputedStyle(canvas).opacity).toBe('0');
    await untilShown((alpha) => alpha === 0);
    await engine.start();
    engine.apply(settings({ isOn: true, backgroundSoundType: 'off' }));
    await until(({ audio, light }) => audio === 'running' && light === 'on');
    await untilShown((alpha) => alpha > 0.02);
  });
});
