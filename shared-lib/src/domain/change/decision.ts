/**
 * The outcome of a change: the fields to write, or why it is refused. For a retry, the fields indicate that there
 * is nothing to write.
 */
export type Decision<Fields extends object, Code extends string> =
  | ({ readonly ok: true } & Readonly<Fields>)
  | { readonly ok: false; readonly code: Code };
