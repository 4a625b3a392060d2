/** What a change of a record comes to: what is written, or why it can't be made. A change that was made before writes nothing, as its fields say. */
export type Decision<Fields extends object, Code extends string> =
  ({ readonly ok: true } & Readonly<Fields>) | { readonly ok: false; readonly code: Code };
