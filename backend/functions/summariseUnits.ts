import { onDocumentWritten } from 'firebase-functions/firestore';
import { functionsRegion, listedUnitOf, unitSchema } from 'shared-lib/domain';
import { recordOf } from './summaries/directorySources.ts';
import { isSame } from './summaries/isSame.ts';
import { refreshListedUnit } from './summaries/unitLists.ts';

/** Keeps the row of a unit in the list of its community's units. */
export const summariseUnits = onDocumentWritten(
  { document: 'customers/{customerId}/units/{unitId}', region: functionsRegion, retry: true },
  async ({ data, params }) => {
    const isKept = isSame(data, (snapshot) => {
      const unit = recordOf(unitSchema, snapshot);
      return unit && [unit.communityId, listedUnitOf(unit)];
    });
    if (isKept) return;
    const communityIds = new Set([data?.before, data?.after].map((found) => found?.get('communityId')));
    await Promise.all(
      Array.from(communityIds, (id) =>
        typeof id === 'string' && id !== '' ? refreshListedUnit(params.customerId, id, params.unitId) : null,
      ),
    );
  },
);
