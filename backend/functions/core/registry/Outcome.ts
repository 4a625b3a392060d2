/** The outcome of a request to the registry. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      /** The HTTP status. */
      readonly status: 400 | 403 | 404 | 409 | 413 | 415 | 503;
      /** One sentence that says what is refused and why. */
      readonly problem: string;
      /** The current revision, for a document or a list of keys that isn't the next one. */
      readonly revision?: number;
    };

export type Refused = Extract<Outcome<unknown>, { ok: false }>;

export const done = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });

export const refused = (status: Refused['status'], problem: string, revision?: number): Refused => ({
  ok: false,
  status,
  problem,
  ...(revision !== undefined && { revision }),
});
