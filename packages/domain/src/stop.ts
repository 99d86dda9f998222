/** Ends what a call started. Calling it again does nothing. */
export type Stop = () => void;
