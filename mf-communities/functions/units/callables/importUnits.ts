import { unitCalls } from 'mf-communities/domain';
import { writeUnitRows } from '../writeUnitRows.ts';
import { heavyOfficeCall } from 'backend/kernel/officeCall.ts';

/**
 * Adds and changes units of a community, up to 250 rows at once, all or nothing: payload
 * `{ communityId, importId, rows, expected }`, result `{ new, changed }`. It plans again and refuses with
 * `failed-precondition` if the counts differ from the dry run's. Idempotent. The community’s `totalUnits`
 * follows.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`,
 * `failed-precondition`; `resource-exhausted` when the community would have more units than it may
 */
export const importUnits = heavyOfficeCall(unitCalls.importUnits, (part, author) =>
  writeUnitRows(author, part),
);
