import type { Plugin } from 'vite';

/** What of a declaration only the server reads, each up to the next property. */
const SERVERS_PART =
  /^ {2}(?:access|summary|params|query|headers|body|bodyFailure|isBeacon|status|alsoAnsweredWith|isConditional|isFile|failures|limits)(?::\s[\s\S]*?)?,\n(?=^ {2}[\w.]|^\}\))/gmu;
const DECLARATION = /^export const \w+ = endpoint\(\{\n[\s\S]*?^\}\);$/gmu;

/** The declarations in a file of the contract, as a front end needs them: method, path and response. */
export function leanDeclarations(code: string): string {
  return code.replace(DECLARATION, (declaration) => declaration.replace(SERVERS_PART, ''));
}

/** Leaves out of the pages what only the server reads of an endpoint. What is left types and behaves the same. */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/domain\/src\/contract\//u, code: /= endpoint\(/u },
      handler: leanDeclarations,
    },
  };
}
