/** A sentence as a printer sets it: straight quotation marks and apostrophes become curly ones. */
export function typeset(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s\p{Ps}\p{Pd}])"/gu, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s\p{Ps}\p{Pd}“])'(?!\d)/gu, '‘')
    .replaceAll("'", '’');
}
