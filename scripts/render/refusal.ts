/** What ends the command with a sentence for the person. */
export class Refusal extends Error {}
