/** The outcome of something that may be refused: its value, or the reason in one line for the user. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

export const done = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });
export const refused = (message: string): Outcome<never> => ({ ok: false, message });
