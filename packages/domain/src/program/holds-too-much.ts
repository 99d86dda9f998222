/** Most parts that data of a program holds: a thousand stages in loops, each with all that it names, come to half of it. */
export const MOST_PARTS = 40_000;

/** Whether data holds more than any program does. Looks at no more of it than a program has, however much there is. */
export function holdsTooMuch(data: unknown): boolean {
  const open: unknown[] = [data];
  let parts = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const key in value) {
      parts += 1;
      if (parts > MOST_PARTS) return true;
      open.push(Reflect.get(value, key));
    }
  }
  return false;
}
