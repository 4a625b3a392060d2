import { createHash } from 'node:crypto';

/** The id of the place in a community's printed codes. It doesn't reveal whose community it is. */
export const placeOf = (customerId: string, communityId: string): string =>
  createHash('sha256').update(`${customerId}/${communityId}`).digest('base64url').slice(0, 20);
