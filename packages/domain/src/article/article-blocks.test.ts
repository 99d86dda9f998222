import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArticleBlock, articleBlocks, type TextSpan } from './article-blocks.ts';

const plain = (text: string): TextSpan => ({ text, strong: false });
const strong = (text: string): TextSpan => ({ text, strong: true });

const textOf = (block: ArticleBlock) =>
  (block.kind === 'list' ? block.items.flat() : block.spans).map((span) => span.text).join('');

describe('articleBlocks', () => {
  it('splits paragraphs at blank lines, and joins the lines of one', () => {
    expect(articleBlocks('First line\nsame paragraph\n\n \nSecond')).toEqual([
      { kind: 'paragraph', spans: [plain('First line same paragraph')] },
      { kind: 'paragraph', spans: [plain('Second')] },
    ]);
  });

  it.each([
    ['# Title', 1, 'Title'],
    ['## Part', 2, 'Part'],
    ['### Detail', 3, 'Detail'],
    ['#### Deeper', 3, 'Deeper'],
    ['#Close', 1, 'Close'],
    ['  ## Indented', 2, 'Indented'],
  ])('makes a heading of "%s"', (line, level, text) => {
    expect(articleBlocks(line)).toEqual([{ kind: 'heading', level, spans: [plain(text)] }]);
  });

  it('ends a paragraph where a heading or a list begins, and back', () => {
    expect(articleBlocks('Before\n# Heading\nBetween\n- item\nAfter').map(textOf)).toEqual([
      'Before',
      'Heading',
      'Between',
      'item',
      'After',
    ]);
  });

  it.each(['-', '*', '•'])('makes one list of neighbouring lines that start with %s', (bullet) => {
    expect(articleBlocks(`${bullet} one\n${bullet}  two\n\n${bullet} three`)).toEqual([
      { kind: 'list', items: [[plain('one')], [plain('two')]] },
      { kind: 'list', items: [[plain('three')]] },
    ]);
  });

  it('makes bold spans strong, in every kind of block', () => {
    expect(articleBlocks('# A **b**\n\n- **c** d\n\n**e** and **f**.')).toEqual([
      { kind: 'heading', level: 1, spans: [plain('A '), strong('b')] },
      { kind: 'list', items: [[strong('c'), plain(' d')]] },
      { kind: 'paragraph', spans: [strong('e'), plain(' and '), strong('f'), plain('.')] },
    ]);
  });

  it('takes a line that opens with bold for a paragraph, not for a bullet', () => {
    expect(articleBlocks('**Delta** is slow')[0]?.kind).toBe('paragraph');
  });

  it('finds a bold span that runs over two lines of a paragraph', () => {
    expect(articleBlocks('a **b\nc** d')).toEqual([
      { kind: 'paragraph', spans: [plain('a '), strong('b c'), plain(' d')] },
    ]);
  });

  it.each(['2 ** 3', '**open', 'shut**', 'a **b** c ** d'])('keeps a lone ** in "%s"', (text) => {
    expect(articleBlocks(text).map(textOf).join('')).toContain('**');
  });

  it('takes markup for text', () => {
    const html = '<script>alert(1)</script> <b>x</b> &amp;';
    expect(articleBlocks(html)).toEqual([{ kind: 'paragraph', spans: [plain(html)] }]);
  });

  it.each(['', ' \n\t\n', '#', '##\n\n###', '****'])('shows no letter for %j', (content) => {
    expect(articleBlocks(content).map(textOf).join('')).toBe('');
  });

  it.each(['\n\n', '\r\n\r\n', '\r\r'])('understands the line ends %j', (gap) => {
    expect(articleBlocks(`One${gap}Two`).map(textOf)).toEqual(['One', 'Two']);
  });

  it('never throws and loses nothing but markers and space, whatever the text', () => {
    const bare = (text: string) => text.replace(/[\s#*•-]/gu, '');
    const line = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('*', '#', '-', ' ', '\n', 'a', 'b', '•') }),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const content = lines.join('\n');
        expect(bare(articleBlocks(content).map(textOf).join(''))).toBe(bare(content));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the words and their order for text without markers', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/u);
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 1 }), { minLength: 1 }), (paragraphs) => {
        const texts = paragraphs.map((words) => words.join(' '));
        expect(articleBlocks(texts.join('\n\n')).map(textOf)).toEqual(texts);
      }),
    );
  });
});
