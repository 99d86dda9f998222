import { createFakeHost } from '@overtone/testkit/fake-host';
import { DEFAULT_INTERFACE } from '@overtone/domain/session/interface-settings';
import { describe, expect, it } from 'vitest';
import { createInterfaceStore, INTERFACE_KEY } from './interface-store.ts';

describe('the interface store', () => {
  it('keeps what was chosen on the device', () => {
    const { storage } = createFakeHost();
    const store = createInterfaceStore(storage);
    expect(store.$interface.get()).toEqual(DEFAULT_INTERFACE);
    store.setTheme('night');
    store.setLayout('compact');
    store.setAsksForRatings(false);
    expect(createInterfaceStore(storage).$interface.get()).toEqual({
      theme: 'night',
      layout: 'compact',
      asksForRatings: false,
    });
  });

  it('takes over what an older version kept', () => {
    const { storage } = createFakeHost();
    storage.write(INTERFACE_KEY, '{"theme":"night","layout":"roomy"}');
    expect(createInterfaceStore(storage).$interface.get()).toEqual({
      ...DEFAULT_INTERFACE,
      theme: 'night',
    });
  });

  it('begins with what everybody has where the device keeps something else', () => {
    const { storage } = createFakeHost();
    storage.write(INTERFACE_KEY, '{"theme":"disco"}');
    expect(createInterfaceStore(storage).$interface.get().theme).toBe('system');
  });

  it('leaves what another tab of the device chose meanwhile as it is', () => {
    const host = createFakeHost();
    const store = createInterfaceStore(host.storage);
    const other = createInterfaceStore(host.otherWindow());
    other.setAsksForRatings(false);
    store.setLayout('compact');
    const both = { ...DEFAULT_INTERFACE, asksForRatings: false, layout: 'compact' };
    expect(createInterfaceStore(host.otherWindow()).$interface.get()).toEqual(both);
    expect(store.$interface.get()).toEqual(both);
  });

  it('keeps the rest where one choice cannot be read', () => {
    const { storage } = createFakeHost();
    storage.write(INTERFACE_KEY, '{"theme":"disco","layout":"compact","asksForRatings":false}');
    expect(createInterfaceStore(storage).$interface.get()).toEqual({
      theme: 'system',
      layout: 'compact',
      asksForRatings: false,
    });
  });

  it('tells what was chosen here, not what it follows', () => {
    const store = createInterfaceStore(createFakeHost().storage);
    let chosen = 0;
    const stop = store.onChosen(() => void (chosen += 1));
    store.follow({ theme: 'day' });
    expect(chosen).toBe(0);
    store.setTheme('night');
    stop();
    store.setTheme('day');
    expect(chosen).toBe(1);
  });
});
