/** The device has no room left for a file. */
export class NoRoom extends Error {
  override name = 'NoRoom';
}
