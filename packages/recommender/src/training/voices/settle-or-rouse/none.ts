/** Sentences for this state, where rest is easily taken for its contrary. */
export const NONE_OF_SETTLE_OR_ROUSE = `

`;
