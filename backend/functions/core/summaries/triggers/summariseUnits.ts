import { onDocumentWritten } from 'firebase-functions/firestore';
import { listedUnitOf, unitSchema } from 'shared-lib/domain';
import { assignTagOfUnit } from '../../codes/doorEvents.ts';
import { recordChange, changeRecorderOptions } from '../changes.ts';
import { recordOf } from '../../../../kernel/records.ts';
import { isSame } from '../isSame.ts';
import { refreshListedUnit } from '../unitLists.ts';

/** Updates a unit's row in its community's list and the page of a tag placed at its door, and marks the change. */
export const summariseUnits = onDocumentWritten(
  { document: 'customers/{customerId}/units/{unitId}', ...changeRecorderOptions },
  async ({ data, params }) => {
    const isKept = isSame(data, (snapshot) => {
      const unit = recordOf(unitSchema, snapshot);
      return unit && [unit.communityId, listedUnitOf(unit)];
    });
    const states = isKept ? [] : [data?.before, data?.after];
    const communityIds = new Set(states.map((found) => found?.get('communityId')));
    await Promise.all([
      recordChange(params.customerId, 'units'),
      data && assignTagOfUnit(params.customerId, data),
      ...Array.from(communityIds, (id) =>
        typeof id === 'string' && id !== '' ? refreshListedUnit(params.customerId, id, params.unitId) : null,
      ),
    ]);
  },
);
