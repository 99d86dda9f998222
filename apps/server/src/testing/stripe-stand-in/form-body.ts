/** A form's fields, nested as their names say: `items[0][price]=x` is `{ items: { 0: { price: 'x' } } }`. */
export interface FormFields {
  [name: string]: string | FormFields | undefined;
}

/** Reads a form or query as Stripe's clients write them. */
export function readForm(encoded: string): FormFields {
  const root: FormFields = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/u).filter((part) => part !== '');
    const last = path.pop();
    if (last !== undefined) path.reduce(child, root)[last] = value;
  }
  return root;
}

/** A text field; undefined where the name is missing or has fields of its own. */
export function textIn(fields: FormFields, ...path: readonly string[]): string | undefined {
  const found = fieldAt(fields, path);
  return typeof found === 'string' ? found : undefined;
}

/** The text fields under a name, as Stripe's `metadata` has them. */
export function textsIn(fields: FormFields, ...path: readonly string[]): Record<string, string> {
  const found = fieldAt(fields, path);
  if (typeof found !== 'object') return {};
  return Object.fromEntries(
    Object.entries(found).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function fieldAt(fields: FormFields, path: readonly string[]): FormFields[string] {
  return path.reduce<FormFields[string]>(
    (found, part) => (typeof found === 'object' ? found[part] : undefined),
    fields,
  );
}

function child(level: FormFields, name: string): FormFields {
  const existing = level[name];
  if (typeof existing === 'object') return existing;
  const made: FormFields = {};
  level[name] = made;
  return made;
}
