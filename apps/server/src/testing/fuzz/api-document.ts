import { z } from 'zod';

const schemaSchema = z.record(z.string(), z.unknown());
const contentSchema = z.record(z.string(), z.object({ schema: schemaSchema.optional() }));

const operationSchema = z.object({
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        schema: schemaSchema.optional(),
      }),
    )
    .optional(),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(
    z.string(),
    z.object({ description: z.string(), content: contentSchema.optional() }),
  ),
});

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), schemaSchema).optional() }).optional(),
});

/** A JSON schema. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One operation that the API's own description promises. */
export interface DocumentedOperation {
  readonly method: string;
  /** Path with its parameters in braces. */
  readonly path: string;
  readonly queryNames: readonly string[];
  /** Names of the headers that it can't do without, in small letters. */
  readonly neededHeaders: ReadonlySet<string>;
  readonly body: JsonSchema | undefined;
  /** Schema of the body by status; null for a status without one. */
  readonly responses: ReadonlyMap<number, JsonSchema | null>;
  /** Codes of the failures that it names. */
  readonly failures: ReadonlySet<string>;
}

/** The operations of an OpenAPI document, with references to its components resolved. */
export function operationsOf(document: unknown): readonly DocumentedOperation[] {
  const { paths, components } = documentSchema.parse(document);
  const named = components?.schemas ?? {};
  const schemaIn = (content: z.infer<typeof contentSchema> | undefined) => {
    const schema = content?.['application/json']?.schema;
    return schema === undefined ? null : resolved(schema, named);
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      queryNames: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      neededHeaders: new Set(
        parameters
          .filter((one) => one.in === 'header' && one.required === true)
          .map(({ name }) => name.toLowerCase()),
      ),
      body: schemaIn(requestBody?.content) ?? undefined,
      responses: new Map(
        Object.entries(responses).map(([status, { content }]) => [
          Number(status),
          schemaIn(content),
        ]),
      ),
      failures: new Set(
        Object.entries(responses)
          .filter(([status]) => Number(status) >= 400)
          .flatMap(([, { description }]) => description.split(', ')),
      ),
    })),
  );
}

function resolved(schema: JsonSchema, named: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const reference = '$ref' in value ? value.$ref : undefined;
    if (typeof reference === 'string') {
      return walk(named[reference.replace('#/components/schemas/', '')] ?? {});
    }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(schema) as JsonSchema;
}
