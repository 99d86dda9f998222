import { parseSync } from 'rolldown/utils';

/** One small change of a source file. */
export interface Mutation {
  readonly start: number;
  readonly end: number;
  readonly by: string;
  /** Line of the change, from 1. */
  readonly line: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** What stands for an operator when it is changed. */
const OTHER_OPERATOR: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '**': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
};

const OTHER_METHOD: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
  floor: 'ceil',
  ceil: 'floor',
};

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Types, imports and what a table is called hold nothing that runs. */
function holdsNoCode({ type }: Node): boolean {
  return type.startsWith('TS') ? !type.endsWith('Expression') : type === 'ImportDeclaration';
}

function isText(node: unknown): boolean {
  return isNode(node) && (node.type === 'TemplateLiteral' || typeof node['value'] === 'string');
}

function otherNumber(value: number): string {
  return String(Number.isInteger(value) ? value + 1 : value * 1.1);
}

/** Every change that is tried in a source: operators, borders, numbers, conditions, and statements left out. */
export function mutationsOf(file: string, source: string): readonly Mutation[] {
  const { program } = parseSync(file, source);
  const found: Mutation[] = [];

  function add(start: number, end: number, by: string): void {
    found.push({ start, end, by, line: source.slice(0, start).split('\n').length });
  }

  function operator(left: Node, right: Node, sign: string): void {
    const other = OTHER_OPERATOR[sign];
    if (other === undefined || ((sign === '+' || sign === '+=') && (isText(left) || isText(right))))
      return;
    const at = source.indexOf(sign, left.end);
    if (at >= 0 && at < right.start) add(at, at + sign.length, other);
  }

  function leftOut(expression: Node, { start, end }: Node): void {
    const inner = expression.type === 'AwaitExpression' ? expression['argument'] : expression;
    if (isNode(inner) && /^(?:Call|Assignment|Update)Expression$/u.test(inner.type))
      add(start, end, ';');
  }

  function test(node: Node): void {
    const condition = node['test'];
    if (!isNode(condition)) return;
    add(condition.start, condition.end, 'true');
    add(condition.start, condition.end, 'false');
  }

  function visit(node: Node): void {
    if (holdsNoCode(node)) return;
    const { type, start, end } = node;
    if (/^(?:Binary|Logical|Assignment)Expression$/u.test(type)) {
      operator(node['left'] as Node, node['right'] as Node, String(node['operator']));
    } else if (type === 'UnaryExpression' && /^[!-]$/u.test(String(node['operator']))) {
      add(start, start + 1, '');
    } else if (type === 'Literal' && typeof node['value'] === 'boolean') {
      add(start, end, String(!node['value']));
    } else if (type === 'Literal' && typeof node['value'] === 'number') {
      add(start, end, otherNumber(node['value']));
    } else if (type === 'IfStatement' || type === 'ConditionalExpression') {
      test(node);
    } else if (type === 'ExpressionStatement') {
      leftOut(node['expression'] as Node, node);
    } else if (type === 'ThrowStatement') {
      add(start, end, ';');
    } else if (type === 'MemberExpression' && node['computed'] === false) {
      const property = node['property'] as Node;
      const other = OTHER_METHOD[String(property['name'])];
      if (other !== undefined) add(property.start, property.end, other);
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  }

  visit(program as unknown as Node);
  return found;
}

/** More rounds of loops than any test needs. */
const MOST_ROUNDS = 20_000_000;

/** The source with a change in it; its loops end after so many rounds of all of them, whatever the change made of them. */
export function mutated(
  file: string,
  source: string,
  { start, end, by }: Mutation,
  mostRounds = MOST_ROUNDS,
): string {
  return bounded(file, source.slice(0, start) + by + source.slice(end), mostRounds);
}

function bounded(file: string, source: string, mostRounds: number): string {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) return source;
  const bodies: Node[] = [];
  const visit = (node: Node) => {
    const body = node['body'];
    if (/^(?:For|While|DoWhile|ForOf|ForIn)Statement$/u.test(node.type) && isNode(body)) {
      bodies.push(body);
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  };
  visit(program as unknown as Node);
  const count = `if ((globalThis.rounds = (globalThis.rounds ?? 0) + 1) > ${mostRounds}) throw new Error('endless');`;
  const insertions = bodies.flatMap(({ type, start, end }): [number, string][] =>
    type === 'BlockStatement'
      ? [[start + 1, count]]
      : [
          [start, `{${count}`],
          [end, '}'],
        ],
  );
  let text = source;
  for (const [at, words] of insertions.toSorted(([a], [b]) => b - a)) {
    text = text.slice(0, at) + words + text.slice(at);
  }
  return text;
}
