/** What came of something that may be refused: its value, or one line for a person. */
export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly message: string };

export const done = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });
export const refused = (message: string): Outcome<never> => ({ ok: false, message });
