/**
 * Tells zod, before it is loaded, to check by walking its schemas instead of by code that it writes. It is zod's own
 * `z.config({ jitless: true })`, put where zod 4 keeps it, so that no page carries zod for this line alone.
 */
export function keepSchemasFromEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
