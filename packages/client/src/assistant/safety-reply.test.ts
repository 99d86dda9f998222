import { describe, expect, it } from 'vitest';
import { answering } from './testing/set-up.ts';

describe('a reply about safety', () => {
  const SAFETY = {
    globalModulationHz: 0.1,
    centerModulationHz: 0.2,
    visualHue: 35,
    narrativeExplanation: 'The mildest settings.',
    source: 'safety',
    safetyNote: 'Please speak to a doctor before use.',
  };

  it('says the note first, then the reply', async () => {
    const { said, ask } = answering(SAFETY);
    await ask('I have epilepsy');
    expect(said().slice(1)).toEqual([
      ['ai', 'Please speak to a doctor before use.'],
      ['ai', 'The mildest settings.'],
    ]);
  });

  it('applies the mild settings and starts no light', async () => {
    const { session, ask } = answering(SAFETY);
    await ask('I have epilepsy');
    expect(session.$settings.get()).toMatchObject({ isOn: false, centerModulationHz: 0.2 });
  });

  it('turns light that is already on off, and it stays off', async () => {
    const { host, session, ask } = answering(SAFETY);
    session.turnOn();
    await ask('I have epilepsy');
    await host.advance(5000);
    expect(session.$isOn.get()).toBe(false);
  });

  it('makes what is started again sound alone, until the person chooses light', async () => {
    const { output, ask } = answering(SAFETY);
    await ask('I have epilepsy');
    expect(output.$choice.get().showsLight).toBe(false);
    output.setShowsLight(true);
    expect(output.$choice.get().showsLight).toBe(true);
  });

  it('holds for a fallback too', async () => {
    const { session, ask } = answering({ error: 'down', fallback: SAFETY }, 503);
    session.turnOn();
    await ask('I have epilepsy');
    expect(session.$isOn.get()).toBe(false);
  });
});
