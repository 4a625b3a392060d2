import { binTagCalls } from 'mf-communities/domain';
import { assignPairs } from '../assignPairs.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';

/**
 * Assigns bin tags to units: payload `{ communityId, pairs: [{ binTagId, unitId, fromUnitId? }], isWhole? }`,
 * result `{ assigned, refused: [{ binTagId, unitId, code }] }`. A tag must be free, or be at the unit
 * `fromUnitId`, from which it is taken; a `unitId` of null releases it. The unit must have no tag, unless the
 * two tags swap their doors. All pairs that still fit are written at once; others are skipped with the
 * reason. With `isWhole` nothing is written unless all fit. A pair that is already assigned counts as
 * assigned, so a call may be repeated.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; with `isWhole`,
 * `failed-precondition` with `details.refused` when a pair does not fit
 */
export const assignBinTags = officeCall(binTagCalls.assignBinTags, (requested, { customerId, by }) =>
  assignPairs({ customerId, uid: by }, requested),
);
