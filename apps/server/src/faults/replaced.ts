/**
 * A configuration of `deploy` as a test runs it.
 *
 * @throws Error where it does not hold what is to be replaced.
 */
export function replaced(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((before, [pattern, by]) => {
    if (!pattern.test(before)) throw new Error(`${pattern} is not in the configuration`);
    return before.replace(pattern, () => by);
  }, text);
}
