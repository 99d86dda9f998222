import { describe, expect, it } from 'vitest';
import { writtenPage } from '../testing/written-page.ts';

const mac = await writtenPage('download-mac.html');
const windows = await writtenPage('download-windows.html');

describe.each([
  { system: 'macOS', page: mac, runsOn: 'macOS 13 or newer', comesAs: 'disk image (.dmg)' },
  { system: 'Windows', page: windows, runsOn: 'Windows 10 and 11', comesAs: 'installer (.exe)' },
])('the download page for $system', ({ system, page, runsOn, comesAs }) => {
  const main = page.element('main');

  it('says at once that there is none yet, and asks for an address before anything else', () => {
    const places = [
      `There is no ${system} release yet`,
      'Your email address',
      'What happens then',
      'Try it in your browser',
    ].map((words) => main.text.indexOf(words));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('says what the app runs on, comes as, asks for and cannot reach', () => {
    const facts = main.section('app-title').text;
    for (const words of [
      runsOn,
      comesAs,
      'A transparent overlay that stays on top, sound, and the network.',
      'Files, clipboard, keyboard, camera or microphone.',
    ]) {
      expect(facts).toContain(words);
    }
  });
});
