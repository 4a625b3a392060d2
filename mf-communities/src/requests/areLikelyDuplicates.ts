import type { ContactSubmission } from 'mf-communities/domain';

type Compared = Pick<ContactSubmission, 'topic' | 'unitNumber' | 'email' | 'phone' | 'night' | 'status'>;

const same = (one: string | null, other: string | null): boolean =>
  one !== null && one.trim() !== '' && one.trim().toLowerCase() === other?.trim().toLowerCase();

/**
 * Whether two requests in a community are likely duplicates: same topic, and same person or unit. Requests
 * about different nights aren't, nor are resolved ones.
 */
export const areLikelyDuplicates = (one: Compared, other: Compared): boolean =>
  other.status !== 'resolved' &&
  one.topic === other.topic &&
  (one.night === other.night || one.night === null || other.night === null) &&
  (same(one.unitNumber, other.unitNumber) || same(one.email, other.email) || same(one.phone, other.phone));
