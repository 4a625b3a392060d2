/**
 * The outcome of a change: the fields to write, or why it is refused. For a retry, the fields show that nothing is
 * written.
 */
export type Decision<Fields extends object, Code extends string> =
  | ({ readonly ok: true } & Readonly<Fields>)
  | { readonly ok: false; readonly code: Code };
