/** What was found in a container of the image, with its server running. */
export interface Findings {
  /** Name of the account that the server runs as. */
  readonly account: string;
  /** Status and body of `GET /api/health`. */
  readonly health: string;
  /** Packages and programs that only building needs. */
  readonly tools: readonly string[];
  /** Files with settings, which may hold secrets. */
  readonly settings: readonly string[];
  /** Exit code of the server when it was asked to end. */
  readonly exitCode: number | null;
}

/** Sentences about what is wrong with the image; none when it is well. */
export function faultsIn(found: Findings): readonly string[] {
  const { account, health, tools, settings, exitCode } = found;
  return [
    ...(account === 'root' ? ['The server runs as root.'] : []),
    ...(health.startsWith('200 ') ? [] : [`GET /api/health answers ${health}.`]),
    ...(tools.length === 0 ? [] : [`It holds what only building needs: ${tools.join(', ')}.`]),
    ...(settings.length === 0 ? [] : [`It holds files with settings: ${settings.join(', ')}.`]),
    ...(exitCode === 0 ? [] : [`Asked to end, the server ended with ${exitCode ?? 'a signal'}.`]),
  ];
}
