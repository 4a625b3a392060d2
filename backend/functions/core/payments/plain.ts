/** A Stripe object as Firestore accepts it: plain values, without undefined ones. */
export const plain = (object: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(object)) as Record<string, unknown>;
