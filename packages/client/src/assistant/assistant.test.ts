import { helpFor } from '@overtone/recommender/crisis/help-answer';
import type { Program } from '@overtone/domain/program/program';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { jsonResponse, settled } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { answering, obeying, PATH, REPLY, setUp } from './testing/set-up.ts';

describe('asking the assistant', () => {
  it('begins idle, with nothing said and nothing typed', () => {
    const { assistant } = setUp();
    expect(assistant.$status.get()).toBe('idle');
    expect(assistant.$messages.get()).toEqual([]);
    expect(assistant.$input.get()).toBe('');
    expect(assistant.$notice.get()).toBeNull();
  });

  it('shows the question, empties the input and is loading until the answer comes', async () => {
    const { assistant, said, ask } = answering(REPLY);
    const asked = ask('  write a letter ');
    expect(assistant.$status.get()).toBe('loading');
    expect(assistant.$input.get()).toBe('');
    expect(said()).toEqual([['user', 'write a letter']]);
    await asked;
    expect(assistant.$status.get()).toBe('reply');
  });

  it('sends the question with the settings of the moment', async () => {
    const { host, session, ask } = answering(REPLY);
    session.setHue(12);
    await ask('write a letter');
    expect(host.requests).toMatchObject([
      { body: { userQuery: 'write a letter', currentSettings: { visualHue: 12 } } },
    ]);
  });

  it('shows the explanation with its suggestion, and applies it without turning on', async () => {
    const { assistant, session, said, ask } = answering(REPLY);
    await ask('write a letter');
    expect(said().at(-1)).toEqual(['ai', 'A slow pair may suit drafting.']);
    expect(assistant.$messages.get().at(-1)?.suggestion).toMatchObject(REPLY);
    expect(session.$lastChange.get()?.cause).toBe('suggestion');
    expect(session.$settings.get()).toMatchObject({
      isOn: false,
      globalModulationHz: 1,
      centerModulationHz: 10,
      visualHue: 60,
    });
  });

  it('says what it took of the person’s own settings, and what they were', async () => {
    const { assistant, session, ask } = answering(REPLY);
    session.setMasterVolume(0.3);
    await ask('write a letter');
    expect(assistant.$messages.get().at(-1)?.alsoSet).toEqual({ masterAudioVolume: 0.3 });
    session.setMasterVolume(0.02);
    await ask('write a letter');
    expect(session.$settings.get().masterAudioVolume).toBe(0.02);
    expect(assistant.$messages.get().at(-1)).not.toHaveProperty('alsoSet');
  });

  it('gives every message an id of its own', async () => {
    const { assistant, ask } = answering(REPLY);
    await ask('one');
    await ask('two');
    const ids = assistant.$messages.get().map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it.each(['', '   ', '\n\t '])('refuses blank input %j', async (blank) => {
    const { host, assistant, ask } = answering(REPLY);
    await ask(blank);
    expect(host.requests).toEqual([]);
    expect(assistant.$messages.get()).toEqual([]);
    expect(assistant.$status.get()).toBe('idle');
  });

  it('refuses a second question while loading, and keeps what was typed', async () => {
    const { host, assistant, ask } = answering(REPLY);
    const first = ask('one');
    await ask('two');
    expect(host.requests).toHaveLength(1);
    expect(assistant.$input.get()).toBe('two');
    await first;
  });

  it('takes the next question after a reply and after an error', async () => {
    const { host, assistant, ask } = answering(REPLY);
    await ask('one');
    host.respond(PATH, () => jsonResponse({}, 500));
    await ask('two');
    expect(assistant.$status.get()).toBe('error');
    host.respond(PATH, () => jsonResponse(REPLY));
    await ask('three');
    expect(assistant.$status.get()).toBe('reply');
  });

  it('applies an offline fallback and keeps its label', async () => {
    const { assistant, session, ask } = answering(
      {
        error: 'AI is not configured: missing API key',
        code: 'ai_not_configured',
        fallback: { ...REPLY, source: 'offline' },
      },
      503,
    );
    await ask('write a letter');
    expect(assistant.$status.get()).toBe('reply');
    expect(assistant.$messages.get().at(-1)?.suggestion?.source).toBe('offline');
    expect(assistant.$notice.get()).toBeNull();
    expect(session.$settings.get().centerModulationHz).toBe(10);
  });
});

describe('an order', () => {
  it('leaves a rhythm off that is off, and is shown so', async () => {
    const { assistant, session, ask } = obeying();
    session.setRhythms({ globalModulationHz: null });
    await ask('softer');
    expect(session.$settings.get()).toMatchObject({
      globalModulationHz: null,
      centerModulationHz: 40,
      globalModulationStrength: 0.3,
    });
    expect(assistant.$messages.get().at(-1)?.suggestion).toMatchObject({
      globalModulationHz: 0,
      centerModulationHz: 40,
    });
  });

  it('takes nothing of the person’s own that it does not name', async () => {
    const { assistant, session, ask } = obeying();
    session.setStrength(0.6);
    session.setWaveform('Square');
    await ask('softer');
    expect(session.$settings.get()).toMatchObject({
      globalModulationStrength: 0.45,
      waveform: 'Square',
    });
    expect(assistant.$messages.get().at(-1)).not.toHaveProperty('alsoSet');
  });
});

describe('“mute”', () => {
  it('takes the tone and what plays behind it, and one undo brings both back', async () => {
    const { assistant, session, said, ask } = obeying();
    await ask('mute');
    expect(said().at(-1)).toEqual([
      'ai',
      'No sound: the tone goes from 10% to 0%, the background from 1.5% to 0%. Undo or their sliders bring them back.',
    ]);
    expect(session.$settings.get()).toEqual({
      ...DEMO_DEFAULTS,
      masterAudioVolume: 0,
      backgroundVolume: 0,
    });
    assistant.undo();
    expect(session.$settings.get()).toEqual(DEMO_DEFAULTS);
  });
});

describe('an order while a program plays', () => {
  const PROGRAM: Program = {
    name: 'Wind down',
    start: {
      slowHz: 0.5,
      fastHz: 3,
      strength: 0.2,
      hue: 35,
      carrierHz: 100,
      waveform: 'Triangle',
      volume: 0.05,
      sound: 'off',
      soundVolume: 0,
    },
    course: [{ kind: 'stage', lengthMs: 60_000, curve: 'hold', to: {} }],
    fadeMs: 0,
  };

  function playing() {
    const parts = obeying();
    parts.session.program.start(PROGRAM);
    return { ...parts, played: () => parts.session.program.$played.get()?.program };
  }

  it.each(['louder', 'stop', 'turn off the light', 'like yesterday'])(
    'that sets nothing lets it play on, and is no step: %s',
    async (text) => {
      const { session, played, ask } = playing();
      const before = session.$settings.get();
      await ask(text);
      expect(played()).toBe(PROGRAM);
      expect(session.$settings.get()).toBe(before);
      expect(session.$undoStep.get()).toBeNull();
    },
  );

  it('that sets a volume lets it play on, and can be undone', async () => {
    const { assistant, session, played, said, ask } = playing();
    await ask('quieter');
    expect(said().at(-1)).toEqual(['ai', 'Quieter: the volume goes from 10% to 6%.']);
    expect(session.$settings.get()).toMatchObject({
      masterAudioVolume: 0.06,
      centerModulationHz: 40,
    });
    assistant.undo();
    expect(session.$settings.get().masterAudioVolume).toBe(0.1);
    expect(played()).toBe(PROGRAM);
  });

  it('that changes what it sets begins with that, and takes its place with the rest as it was', async () => {
    const { assistant, session, played, said, ask } = playing();
    const before = session.$settings.get();
    await ask('softer');
    expect(said().at(-1)).toEqual(['ai', 'Softer: the intensity goes from 20% to 5%.']);
    expect(played()).toBeUndefined();
    expect(session.program.$gaveWay.get()?.program).toBe(PROGRAM);
    expect(session.$settings.get()).toEqual({
      ...before,
      globalModulationHz: 0.5,
      centerModulationHz: 3,
      globalModulationStrength: 0.05,
      visualHue: 35,
      isochronicPitch: 100,
      waveform: 'Triangle',
      backgroundSoundType: 'off',
    });
    assistant.undo();
    expect(session.$settings.get()).toEqual(before);
  });
});

describe('an answer for a person', () => {
  it('is shown like any other, and changes nothing that is set or on', async () => {
    const help = helpFor('I want to kill myself', 'US');
    const { assistant, session, output, said, ask } = answering(help);
    session.turnOn();
    const before = session.$settings.get();
    await ask('I want to kill myself');
    expect(said().at(-1)).toEqual(['ai', help?.narrativeExplanation]);
    expect(assistant.$messages.get().at(-1)).not.toHaveProperty('suggestion');
    expect(assistant.$messages.get().at(-1)).not.toHaveProperty('isError');
    expect(assistant.$status.get()).toBe('reply');
    expect(session.$settings.get()).toEqual(before);
    expect(output.$choice.get().showsLight).toBe(true);
  });
});

describe('a suggested prompt', () => {
  it('fills the input and is sent after 100 ms', async () => {
    const { host, assistant, said } = answering(REPLY);
    assistant.choosePrompt('calm down');
    expect(assistant.$input.get()).toBe('calm down');
    await host.advance(99);
    expect(host.requests).toEqual([]);
    await host.advance(1);
    expect(said()[0]).toEqual(['user', 'calm down']);
    expect(host.requests).toHaveLength(1);
  });

  it('is replaced by another choice within that time', async () => {
    const { host, assistant } = answering(REPLY);
    assistant.choosePrompt('one');
    await host.advance(60);
    assistant.choosePrompt('two');
    await host.advance(60);
    expect(host.requests).toEqual([]);
    await host.advance(1000);
    expect(host.requests).toMatchObject([{ body: { userQuery: 'two' } }]);
  });

  it('is not sent twice when the person sends it first', async () => {
    const { host, assistant } = answering(REPLY);
    assistant.choosePrompt('one');
    await assistant.submit();
    await host.advance(1000);
    expect(host.requests).toHaveLength(1);
  });

  it('waits for the person once they type', async () => {
    const { host, assistant } = answering(REPLY);
    assistant.choosePrompt('one');
    assistant.setInput('one and a half');
    await host.advance(1000);
    expect(host.requests).toEqual([]);
  });

  it('is refused while loading', async () => {
    const { host, assistant, ask } = setUp();
    host.respond(PATH, () => new Promise(() => {}));
    void ask('one');
    assistant.choosePrompt('two');
    expect(assistant.$input.get()).toBe('');
    await host.advance(1000);
    expect(host.requests).toHaveLength(1);
    assistant.stop();
  });
});

describe('stopping the assistant', () => {
  it('aborts the question under way and applies nothing', async () => {
    const { host, session, assistant, said, ask } = setUp();
    host.respond(PATH, () => new Promise(() => {}));
    const asked = ask('write a letter');
    assistant.stop();
    await asked;
    expect(host.requests[0]?.signal?.aborted).toBe(true);
    expect(said()).toHaveLength(1);
    expect(session.$settings.get()).toEqual(DEMO_DEFAULTS);
    expect(host.clock.waiting).toBe(0);
  });

  it('sends nothing any more', async () => {
    const { host, assistant, ask } = answering(REPLY);
    assistant.choosePrompt('one');
    assistant.stop();
    assistant.stop();
    await host.advance(1000);
    await ask('two');
    await settled();
    expect(host.requests).toEqual([]);
  });
});
