/** Of this program's environment, what another that a test starts needs: where programs are, and where Node keeps what it has compiled. */
export function childEnv(): { PATH: string; NODE_COMPILE_CACHE?: string } {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
}
