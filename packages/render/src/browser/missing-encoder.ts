/** A browser cannot make a kind of file. */
export class MissingEncoder extends Error {}
