/** A text field of an answer; undefined where there is none. Spares a public page the weight of a schema. */
export function textIn(answer: unknown, field: string): string | undefined {
  const value: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : undefined;
  return typeof value === 'string' ? value : undefined;
}
