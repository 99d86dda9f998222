import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { parseSuggestion } from '@overtone/domain/suggestion/suggestion';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createChecklist } from './checklist.ts';
import { createSession } from './session.ts';

function setUp() {
  const host = createFakeHost();
  const session = createSession({ defaults: DEMO_DEFAULTS, engine: createFakeEngine(), host });
  const checklist = createChecklist(session);
  const completed = () =>
    checklist.$items
      .get()
      .filter((item) => item.completed)
      .map(({ id }) => id);
  function applySuggestion() {
    const parsed = parseSuggestion({ globalModulationHz: 1, centerModulationHz: 10 });
    if (parsed.ok) session.applySuggestion(parsed.value);
  }
  return { host, session, checklist, completed, applySuggestion };
}

describe('the checklist', () => {
  it('begins with the three items, none completed', () => {
    expect(setUp().checklist.$items.get()).toEqual([
      { id: 'experience-effect', text: 'Experience the AVE effect', completed: false },
      { id: 'try-suggestions', text: 'Try different AI suggestions', completed: false },
      { id: 'adjust-intensity', text: 'Adjust intensity to your preference', completed: false },
    ]);
  });

  it('completes item 1 when the effect is turned on, and keeps it when it goes off', () => {
    const { session, completed } = setUp();
    session.turnOn();
    expect(completed()).toEqual(['experience-effect']);
    session.turnOff();
    expect(completed()).toEqual(['experience-effect']);
  });

  it('completes item 2 when a suggestion is applied', () => {
    const { completed, applySuggestion } = setUp();
    applySuggestion();
    expect(completed()).toEqual(['try-suggestions']);
  });

  it('completes item 2 also when the suggestion asks for what is already set', () => {
    const { checklist, completed, applySuggestion } = setUp();
    applySuggestion();
    checklist.toggle('try-suggestions');
    applySuggestion();
    expect(completed()).toEqual(['try-suggestions']);
  });

  it('completes item 3 when the intensity differs from its default', () => {
    const { session, completed } = setUp();
    session.setStrength(DEMO_DEFAULTS.globalModulationStrength);
    expect(completed()).toEqual([]);
    session.setStrength(0.46);
    expect(completed()).toEqual(['adjust-intensity']);
  });

  it('does not complete anything for other changes, or for an undo', () => {
    const { session, completed } = setUp();
    session.setHue(10);
    session.undo();
    expect(completed()).toEqual([]);
  });

  it('ticks and unticks any item by hand', () => {
    const { checklist, completed } = setUp();
    checklist.toggle('try-suggestions');
    expect(completed()).toEqual(['try-suggestions']);
    checklist.toggle('try-suggestions');
    expect(completed()).toEqual([]);
  });

  it('leaves an item unticked by hand alone while its condition stays true', () => {
    const { session, checklist, completed } = setUp();
    session.turnOn();
    session.setStrength(0.6);
    checklist.toggle('experience-effect');
    checklist.toggle('adjust-intensity');
    session.setStrength(0.7);
    session.setHue(10);
    expect(completed()).toEqual([]);
  });

  it('completes it again when the condition comes true anew', async () => {
    const { host, session, checklist, completed } = setUp();
    session.turnOn();
    checklist.toggle('experience-effect');
    session.turnOff();
    await host.advance(400);
    session.turnOn();
    expect(completed()).toEqual(['experience-effect']);
  });

  it('counts what already holds when it is made', () => {
    const { session } = setUp();
    session.turnOn();
    expect(createChecklist(session).$items.get()[0]?.completed).toBe(true);
  });

  it('stops watching the session', () => {
    const { session, checklist, completed, applySuggestion } = setUp();
    checklist.stop();
    checklist.stop();
    session.turnOn();
    applySuggestion();
    expect(completed()).toEqual([]);
  });
});
