import type { z } from 'zod';

/** What a kept text holds as its schema has it; null where nothing is kept, no JSON, or what the schema refuses. */
export function storedJson<Schema extends z.ZodType>(
  text: string | null,
  schema: Schema,
): z.output<Schema> | null {
  const read = schema.safeParse(parsed(text));
  return read.success ? read.data : null;
}

/** The fields of a kept record, each of any kind; none where no record is kept. For code that may not load schemas. */
export function storedRecord(text: string | null): Readonly<Record<string, unknown>> {
  const value = parsed(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
