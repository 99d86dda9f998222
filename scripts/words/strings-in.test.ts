import { describe, expect, it } from 'vitest';
import { stringsIn } from './strings-in.ts';
import { stringsInRust } from './strings-in-rust.ts';

const textsOf = (source: string, file = 'it.tsx') =>
  stringsIn(file, source).map(({ text }) => text);

describe('the strings that a person sees', () => {
  it('are sentences of JSX, whole across inline elements, broken lines and what is filled in', () => {
    expect(
      textsOf('const a = <p>Stop it <b>at\n  once</b>, {name}.{more ? " Please do." : null}</p>;'),
    ).toEqual(['Stop it at once, {name}.{…}', 'Please do.']);
    expect(textsOf('const a = <ul><li>Tea &amp; rest</li><li>Day</li></ul>;')).toEqual([
      'Tea & rest',
      'Day',
    ]);
  });

  it('are attributes that are read or heard, and none that are not', () => {
    expect(
      textsOf('const a = <a className="flex gap-4" href="/a" aria-label="Go on">×</a>;'),
    ).toEqual(['Go on']);
  });

  it('are strings and templates with words in them, each with its line', () => {
    expect(stringsIn('it.ts', "const a = 'Sign in';\nconst b = `It takes ${days} days.`;")).toEqual(
      [
        { line: 1, text: 'Sign in' },
        { line: 2, text: 'It takes {days} days.' },
      ],
    );
  });

  it('are no names, types, queries, classes or names of modules', () => {
    const source = `
      import a from 'the module';
      type A = 'Some type';
      const b = { 'Some key': 'deep_focus', tone: 'border-t border-rule py-8', q: sql\`select all\` };
      if (mode === 'offline') run('SELECT id FROM people');
      if (matchMedia('(prefers-color-scheme: dark)').matches) run();`;
    expect(textsOf(source, 'it.ts')).toEqual([]);
  });

  it('are strings of the desktop shell, without its tests and comments', () => {
    const source =
      '// "A comment in words"\nlet a = "Turn on";\nlet b = "turn-on";\n#[cfg(test)]\nlet c = "A test";';
    expect(stringsInRust(source)).toEqual([{ line: 2, text: 'Turn on' }]);
  });
});
