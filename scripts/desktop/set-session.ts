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

/** What the app keeps of earlier choices about light. */
export interface KeptChoice {
  readonly flashGuard: boolean;
  readonly showsLight: boolean;
}

/** Begins the control window anew, with choices that were made earlier. */
export async function beginWithChoice(app: DrivenApp, choice: KeptChoice): Promise<void> {
  await app.inControl();
  await app.driver.execute(
    `localStorage.setItem('overtone.output-choice', JSON.stringify({
       person: 'desktop', pulseStyle: 'light', ...args[0] }));
     document.title = 'before';
     location.reload();`,
    choice,
  );
  await until('the controls', async () =>
    Boolean(
      await app.driver.execute(
        `return document.title !== 'before' && /Version \\d/.test(document.body.textContent)`,
      ),
    ),
  );
}

/** Sets the session by its controls, as a person would; Flash guard by what the app keeps of an earlier choice. */
export async function setSession(app: DrivenApp, wanted: WantedSession): Promise<void> {
  await beginWithChoice(app, { flashGuard: wanted.isGuarded, showsLight: true });
  await app.driver.execute(
    `[...document.querySelectorAll('button')].find((b) => b.textContent === 'Fine-tune Performance').click()`,
  );
  // In this order: a fast rhythm that is not above the slow one is not taken.
  await setField(app, 'Slow rhythm', String(wanted.slowHz));
  await setField(app, 'Fast rhythm', String(wanted.fastHz));
  await setSlider(app, 'Effect Intensity', wanted.strength);
}
