import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { jsonResponse, settled } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { answering, PATH, REPLY } from './testing/set-up.ts';

describe('an alternative', () => {
  const CREATIVE = {
    state: 'creative',
    label: 'Creative work',
    globalModulationHz: 0.5,
    centerModulationHz: 8,
    visualHue: 75,
  };
  const WITH_CHOICE = { ...REPLY, state: 'deep_focus', alternatives: [CREATIVE] };

  it('is applied by its state, with the rest of the reply as it was', async () => {
    const { session, assistant, ask } = answering({ ...WITH_CHOICE, waveform: 'Triangle' });
    await ask('write a letter');
    assistant.chooseAlternative('creative');
    expect(session.$settings.get()).toMatchObject({
      globalModulationHz: 0.5,
      centerModulationHz: 8,
      visualHue: 75,
      waveform: 'Triangle',
      isOn: false,
    });
    expect(session.$undoStep.get()?.cause).toBe('suggestion');
  });

  it('leaves volume, strength and waveform as the person has set them since', async () => {
    const { session, assistant, ask } = answering(WITH_CHOICE);
    await ask('write a letter');
    session.setMasterVolume(0.04);
    session.setStrength(0.8);
    session.setWaveform('Square');
    assistant.chooseAlternative('creative');
    expect(session.$settings.get()).toMatchObject({
      centerModulationHz: 8,
      masterAudioVolume: 0.04,
      globalModulationStrength: 0.8,
      waveform: 'Square',
    });
  });

  it('leaves a way back to the first answer, with what the person has set since', async () => {
    const { session, assistant, ask } = answering(WITH_CHOICE);
    assistant.chooseFirst();
    await ask('write a letter');
    assistant.chooseAlternative('creative');
    session.setStrength(0.8);
    assistant.chooseFirst();
    expect(session.$settings.get()).toMatchObject({
      globalModulationHz: REPLY.globalModulationHz,
      centerModulationHz: REPLY.centerModulationHz,
      visualHue: REPLY.visualHue,
      globalModulationStrength: 0.8,
    });
  });

  it('does nothing for a state that was not offered', async () => {
    const { session, assistant, ask } = answering(WITH_CHOICE);
    assistant.chooseAlternative('creative');
    await ask('write a letter');
    const before = session.$settings.get();
    assistant.chooseAlternative('calm');
    expect(session.$settings.get()).toBe(before);
  });

  it('is taken from the latest reply that made a suggestion', async () => {
    const { host, session, assistant, ask } = answering(WITH_CHOICE);
    await ask('one');
    const newer = { ...WITH_CHOICE, alternatives: [{ ...CREATIVE, centerModulationHz: 9 }] };
    host.respond(PATH, () => jsonResponse(newer));
    await ask('two');
    host.respond(PATH, () => jsonResponse({}, 500));
    await ask('three');
    assistant.chooseAlternative('creative');
    expect(session.$settings.get().centerModulationHz).toBe(9);
  });
});

describe('what the person thinks of a suggestion', () => {
  const ID = '3f0c7a52-6a1e-4c7b-9d55-0d5a3c1f6a11';
  const VERDICT_PATH = `/api/suggestions/history/${ID}/verdict`;
  const CREATIVE = {
    state: 'creative',
    label: 'Creative flow',
    globalModulationHz: 0.5,
    centerModulationHz: 8,
    visualHue: 75,
  };
  const KNOWN = { ...REPLY, state: 'deep_focus', suggestionId: ID, alternatives: [CREATIVE] };

  async function suggested(body: unknown = KNOWN) {
    const parts = answering(body);
    parts.host.respond(VERDICT_PATH, () => new Response(null, { status: 204 }));
    await parts.ask('write a letter');
    const verdicts = () =>
      parts.host.requests.filter(({ path }) => path === VERDICT_PATH).map(({ body: sent }) => sent);
    return { ...parts, verdicts };
  }

  it('is kept with the account, and shown at once', async () => {
    const { assistant, verdicts } = await suggested();
    assistant.judge('liked');
    expect(assistant.$verdicts.get()).toEqual({ [ID]: 'liked' });
    await settled();
    expect(verdicts()).toEqual([{ verdict: 'liked' }]);
  });

  it('is about the alternative that was chosen', async () => {
    const { assistant, verdicts } = await suggested();
    assistant.chooseAlternative('creative');
    assistant.judge('kept');
    await settled();
    expect(verdicts()).toEqual([{ verdict: 'kept', state: 'creative' }]);
  });

  it('is taken back when it could not be kept', async () => {
    const { host, assistant } = await suggested();
    host.respond(VERDICT_PATH, () => jsonResponse({ error: 'Gone', code: 'not_found' }, 404));
    assistant.judge('liked');
    await settled();
    expect(assistant.$verdicts.get()).toEqual({});
    expect(host.logged).toMatchObject([{ level: 'warn', detail: 'Gone' }]);
  });

  it('is not asked of a visitor, who has no history', async () => {
    const { host, assistant } = await suggested(REPLY);
    assistant.judge('liked');
    assistant.undo();
    expect(assistant.$verdicts.get()).toEqual({});
    expect(host.requests).toHaveLength(1);
  });

  it('is told by undoing it, but not by going back from an alternative', async () => {
    const { session, assistant, verdicts } = await suggested();
    assistant.chooseAlternative('creative');
    assistant.undo();
    expect(verdicts()).toEqual([]);
    assistant.undo();
    expect(session.$settings.get()).toEqual(DEMO_DEFAULTS);
    expect(verdicts()).toEqual([{ verdict: 'undone' }]);
  });

  it('is not told by undoing something else', async () => {
    const { session, assistant, verdicts } = await suggested();
    session.setHue(12);
    assistant.undo();
    expect(session.$settings.get().visualHue).toBe(12);
    expect(verdicts()).toEqual([]);
  });
});
