import { parseSync } from 'rolldown/utils';
import { isProse } from './is-prose.ts';

/** Something that a person reads, where its file says it; what is filled in stands in braces. */
export interface VisibleString {
  readonly line: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Elements that a sentence goes through without a break. */
const INLINE = /^(?:a|abbr|b|cite|code|dfn|em|i|kbd|q|s|small|span|strong|sub|sup|time|TextLink)$/u;
/** Attributes that no one reads or hears. */
const SILENT =
  /^(?:class|className|d|viewBox|points|transform|style|preserveAspectRatio|autoComplete|allow|rel|sizes|srcSet|media|gridArea|accept|filter|dash|strokeDasharray|data-.*|aria-(?:labelledby|describedby|controls|owns|details))$/u;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** A line break at the edge of JSX text is nothing, one inside it is a space, as React has it. */
function asShown(text: string): string {
  return text.replaceAll(/^\s*\n\s*|\s*\n\s*$/gu, '').replaceAll(/\s*\n\s*/gu, ' ');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&nbsp;': '\u00A0',
  '&lt;': '<',
  '&gt;': '>',
};

function cooked(text: string): string {
  return text.replaceAll(/&[a-z]+;/gu, (entity) => ENTITIES[entity] ?? entity);
}

/** Every string of a source that a person may see or hear, in the order of the source. */
export function stringsIn(file: string, source: string): readonly VisibleString[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: (VisibleString & { readonly start: number })[] = [];

  function add({ start }: Node, text: string, surelySeen = false): void {
    const whole = text.replaceAll(/[ \t\n]+/gu, (space) => (space.includes('\n') ? ' ' : space));
    if (surelySeen ? !/\p{L}{2}/u.test(whole.replaceAll(/\{[^}]*\}/gu, '')) : !isProse(whole))
      return;
    found.push({ start, line: source.slice(0, start).split('\n').length, text: whole.trim() });
  }

  function named(expression: Node): string {
    const { start, end } = expression;
    const text = source.slice(start, end);
    return `{${/^[\w.?]+$/u.test(text) ? text : '…'}}`;
  }

  /** The words of an expression where it stands in a sentence; what is not plain is visited by itself. */
  function said(expression: Node): string {
    if (expression.type === 'JSXEmptyExpression') return '';
    if (typeof expression['value'] === 'string') return expression['value'];
    if (expression.type === 'TemplateLiteral') return template(expression);
    visit(expression);
    return named(expression);
  }

  function template(node: Node): string {
    const expressions = node['expressions'] as Node[];
    return (node['quasis'] as { value: { cooked: string } }[])
      .map(({ value }, index) => {
        const expression = expressions[index];
        return value.cooked + (expression === undefined ? '' : said(expression));
      })
      .join('');
  }

  function sentence(children: readonly Node[]): string {
    return children
      .map((child) => {
        if (child.type === 'JSXText') return cooked(asShown(String(child['value'])));
        if (child.type === 'JSXExpressionContainer') return said(child['expression'] as Node);
        if (child.type !== 'JSXElement') return visit(child) ?? '';
        const opening = child['openingElement'] as Node;
        const { start, end } = opening['name'] as Node;
        if (!INLINE.test(source.slice(start, end))) return visit(child) ?? '';
        attributes(opening);
        return sentence(child['children'] as Node[]);
      })
      .join('');
  }

  function attributes(opening: Node): void {
    for (const attribute of opening['attributes'] as Node[]) {
      const name = attribute['name'] as Node | undefined;
      if (name !== undefined && SILENT.test(source.slice(name.start, name.end))) continue;
      visit(attribute);
    }
  }

  function visit(node: Node): void {
    const { type } = node;
    if (type.startsWith('TS') && !type.endsWith('Expression')) return;
    if (/^(?:Import|ExportAll)/u.test(type) || type === 'TaggedTemplateExpression') return;
    if (type === 'JSXElement' || type === 'JSXFragment') {
      if (type === 'JSXElement') attributes(node['openingElement'] as Node);
      add(node, sentence(node['children'] as Node[]), true);
      return;
    }
    if (type === 'TemplateLiteral') {
      add(node, template(node));
      return;
    }
    if (type === 'Literal' && typeof node['value'] === 'string') {
      add(node, node['value']);
      return;
    }
    for (const [key, value] of Object.entries(node)) {
      // A name, computed or not, is for the code; the words after it are for a person.
      if (key === 'key' && type === 'Property') continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  }

  visit(program as unknown as Node);
  return found.toSorted((a, b) => a.start - b.start).map(({ line, text }) => ({ line, text }));
}
