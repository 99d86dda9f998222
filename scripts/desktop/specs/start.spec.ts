import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DrivenApp, startApp } from '../app.ts';
import { DEBUG_APP } from '../build-app.mjs';
import { until } from '../until.ts';

describe('an app that cannot start', () => {
  it.each([
    ['without a display', {}, 'there is no X display'],
    ['with an address that is none', { OVERTONE_SITE_URL: 'not a site' }, 'is no address'],
  ])('says why in one sentence, %s', (_, env, reason) => {
    const { status, stderr } = spawnSync(DEBUG_APP, { env, encoding: 'utf8' });
    expect(stderr).toMatch(/^Overtone cannot start: [^\n]+\.\n$/u);
    expect(stderr).toContain(reason);
    expect(status).toBe(1);
  });
});

describe('the control window', () => {
  let app: DrivenApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(async () => {
    await app?.stop();
  });

  /** Its place and size, and what the window manager draws around it: left, right, top, bottom. */
  const size = () => {
    const [id = ''] = app.desktop
      .run('xdotool', 'search', '--onlyvisible', '--name', '^Overtone$')
      .trim()
      .split('\n')
      .slice(-1);
    const tree = app.desktop.run('xwininfo', '-id', id, '-frame');
    const number = (name: string) => Number(new RegExp(`${name}: +(-?\\d+)`, 'u').exec(tree)?.[1]);
    return {
      id,
      top: number('Absolute upper-left Y'),
      width: number('Width'),
      height: number('Height'),
    };
  };

  it('fits the screen with its frame', () => {
    const { top, height } = size();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + height).toBeLessThanOrEqual(app.desktop.monitor.height);
  });

  it('can be made as small as 360 x 480', async () => {
    app.desktop.run('xdotool', 'windowsize', size().id, '360', '480');
    await until('the small page', async () =>
      Boolean(await app.driver.execute('return innerWidth === 360 && innerHeight === 480')),
    );
    const wide = await app.driver.execute(
      'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(wide).toBe(0);
  });
});
