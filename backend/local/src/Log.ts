/** Receives one line of output, without its line break. */
export type Log = (line: string) => void;
