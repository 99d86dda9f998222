import type { DrivenApp } from './app.ts';
import { setField, setSlider } from './controls.ts';
import { until } from './until.ts';

/** What a test wants of the session. */
export interface WantedSession {
  readonly fastHz: number;
  readonly slowHz: number;
  /** Intensity, 0 to 1. */
  readonly strength: number;
  readonly isGuarded: boolean;
}

/** Sets the session by its controls, as a person would; Flash guard by what the app keeps of an earlier choice. */
export async function setSession(app: DrivenApp, wanted: WantedSession): Promise<void> {
  const { driver } = app;
  await app.inControl();
  await driver.execute(
    `localStorage.setItem('overtone.output-choice', JSON.stringify({
       person: 'desktop', flashGuard: args[0], pulseStyle: 'light', showsLight: true }));
     document.title = 'before';
     location.reload();`,
    wanted.isGuarded,
  );
  await until('the controls', async () =>
    Boolean(
      await driver.execute(
        `return document.title !== 'before' && /Version \\d/.test(document.body.textContent)`,
      ),
    ),
  );
  await driver.execute(
    `[...document.querySelectorAll('button')].find((b) => b.textContent === 'Fine-tune Performance').click()`,
  );
  await setField(app, 'Fast rhythm', String(wanted.fastHz));
  await setField(app, 'Slow rhythm', String(wanted.slowHz));
  await setSlider(app, 'Effect Intensity', wanted.strength);
}
