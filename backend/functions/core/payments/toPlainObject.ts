/** A Stripe object as Firestore accepts it: plain values, without undefined ones. */
export const toPlainObject = (object: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(object)) as Record<string, unknown>;
