/** A browser cannot make a kind of file; its message is a sentence for the person. */
export class MissingEncoder extends Error {}
