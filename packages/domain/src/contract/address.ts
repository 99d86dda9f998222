/** How an endpoint is asked. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Turns the body of an answer into a value, or refuses it; a schema is one. */
export interface Reader<Value> {
  safeParse(
    body: unknown,
  ): { readonly success: true; readonly data: Value } | { readonly success: false };
}

/** Knows the type of what is sent, as a schema does; nothing is checked with it. */
export interface Shape<Sent> {
  readonly _zod: { readonly input: Sent };
}

/**
 * What it takes to ask an endpoint. A whole declaration is one; what a public page asks has one apart, without schemas,
 * whose weight is more than such a page may have, and the declaration is made from it.
 */
export interface Address<Path extends string, Query, Sent, Answer> {
  readonly method: Method;
  /** Names in it stand for values: `/api/calendars/:id`. */
  readonly path: Path;
  readonly query?: Shape<Query> | undefined;
  readonly body?: Shape<Sent> | undefined;
  /** Reads the body of a success; undefined where it has none. */
  readonly response?: Reader<Answer> | undefined;
}

/** Names that a path has. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Values for the names that a path has. */
export type PathParams<Path extends string> = Readonly<Record<ParamNames<Path>, string>>;

/** An address without schemas: its `body` is {@link sent}, its `response` a {@link reader}. */
/* @__NO_SIDE_EFFECTS__ */
export function address<const Given extends Address<string, unknown, unknown, unknown>>(
  given: Given,
): Given {
  return given;
}

/** The type of what is sent, for an address without schemas. */
/* @__NO_SIDE_EFFECTS__ */
export function sent<Sent>(): Shape<Sent> | undefined {
  return undefined;
}

/** Reads answers without a schema; `read` gives undefined for what it refuses. */
/* @__NO_SIDE_EFFECTS__ */
export function reader<Value extends object>(
  read: (body: unknown) => Value | undefined,
): Reader<Value> {
  return {
    safeParse(body) {
      const data = read(body);
      return data === undefined ? { success: false } : { success: true, data };
    },
  };
}

/** The path with values in place of its names. */
export function pathOf<Path extends string>(
  { path }: { readonly path: Path },
  params: PathParams<Path>,
): string {
  const values = new Map(Object.entries<string>(params));
  return path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
}
