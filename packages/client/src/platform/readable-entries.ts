import { z } from 'zod';

/** A list of which every entry is read by itself: what the schema refuses is left out, and takes no other with it. */
export function readableEntries<Entry extends z.ZodType>(entry: Entry) {
  return z.array(z.unknown()).transform((entries): z.output<Entry>[] =>
    entries.flatMap((value) => {
      const read = entry.safeParse(value);
      return read.success ? [read.data] : [];
    }),
  );
}
