/** The outcome of something that may be refused: its value, or one line that tells a person why not. */
export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly message: string };

export const done = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });
export const refused = (message: string): Outcome<never> => ({ ok: false, message });
