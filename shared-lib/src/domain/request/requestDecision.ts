import { type TeamRequest } from './requestRecord.ts';

/** What has become of a request: its state, and who made it so, when and why. */
export type RequestOutcome = Pick<
  TeamRequest,
  'status' | 'decidedAt' | 'decidedBy' | 'cancelledAt' | 'cancelledBy' | 'cancellationReason'
>;

/** The fields by which a request is told from others of its member. */
export const askedFields = [
  'userId',
  'requestType',
  'requestDate',
  'communityId',
] as const satisfies readonly (keyof TeamRequest)[];

/** What someone asks for. */
export type NewRequest = Pick<TeamRequest, (typeof askedFields)[number]>;
