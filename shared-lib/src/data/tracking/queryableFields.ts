import type { NarrowedField } from './selectNarrowing.ts';

const ofNight = ['status', 'communityId', 'memberId', 'serviceDate'] as const;

/**
 * The fields by which each kind of record may be queried. Each field needs an index together with the kind's
 * order, which `scripts/indexes` checks.
 */
export const queryableFields = {
  shiftReports: ofNight,
  clockInOuts: ofNight,
  violations: [...ofNight, 'reviewStatus'],
  serviceLogs: ['outcome', 'communityId', 'memberId', 'unitId', 'serviceDate'],
  contactSubmissions: ['status', 'communityId'],
  units: ['communityId'],
  checkpoints: ['communityId'],
} as const satisfies Readonly<Record<string, readonly NarrowedField[]>>;
