import type { Plugin } from 'vite';

/** A schema at the top level of a module: its name, and the expression of zod or of a helper that builds it. */
const SCHEMA = /^((?:export )?const \w+ = )((?:z\s*\.|\w+\()[\s\S]*?);$(?=\n(?:\n|\S|$))/gmu;

/**
 * Marks the schemas of domain as free of side effects, which they are but no bundler can see: a page that needs only a
 * sentence beside a schema then leaves the schema, and zod, behind.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'pure-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/domain\/src\//u, code: /from 'zod'/u },
      handler: (code) => code.replace(SCHEMA, '$1/* @__PURE__ */ (() => $2)();'),
    },
  };
}
