/** A part that a file is made with could not be loaded: there is no connection, or it is served no more. */
export class PartNotLoaded extends Error {
  override name = 'PartNotLoaded';
}

/** What comes of loading such a part; it rejects with {@link PartNotLoaded}, whatever the browser says. */
export async function loaded<Part>(coming: Promise<Part>): Promise<Part> {
  try {
    return await coming;
  } catch (cause) {
    throw new PartNotLoaded('A part was not loaded', { cause });
  }
}
