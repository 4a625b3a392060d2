/** An object of Stripe as Firestore takes it: plain values, without what is undefined. */
export const plain = (object: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(object)) as Record<string, unknown>;
