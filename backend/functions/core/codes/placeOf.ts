import { createHash } from 'node:crypto';

/** The id of the place that a community's printed codes name. It tells nobody whose community that is. */
export const placeOf = (customerId: string, communityId: string): string =>
  createHash('sha256').update(`${customerId}/${communityId}`).digest('base64url').slice(0, 20);
