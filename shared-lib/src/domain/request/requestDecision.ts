import { type TeamRequest } from './requestRecord.ts';

/** A request's outcome: its status, and who set it, when and why. */
export type RequestOutcome = Pick<
  TeamRequest,
  'status' | 'decidedAt' | 'decidedBy' | 'cancelledAt' | 'cancelledBy' | 'cancellationReason'
>;

/** The fields that distinguish a member's requests. */
export const identifyingFields = [
  'userId',
  'requestType',
  'requestDate',
  'communityId',
] as const satisfies readonly (keyof TeamRequest)[];

/** The content of a new request. */
export type NewRequest = Pick<TeamRequest, (typeof identifyingFields)[number]>;
