import { limit, where, documentsAt, liveCollection } from 'shared-lib/data/kit';
import type { UnitQuery } from 'mf-communities/domain';
import { paths, unitSchema } from 'shared-lib/domain';

/** Maximum number of units that the search shows. */
export const maxFoundUnits = 8;

const startsWith = (start: string) => [
  where('unitNumber', '>=', start),
  where('unitNumber', '<', `${start}\uf8ff`),
];

/**
 * Units by number, live, the same number before longer ones: at most one more than the search shows, which
 * shows that there are more.
 */
export const useFoundUnits = liveCollection('listenToFoundUnits', {
  schema: unitSchema,
  query: (customerId, { communityIds, unitNumbers, isStart, buildings }: UnitQuery) =>
    documentsAt(
      paths.units(customerId),
      ...(isStart ? startsWith(unitNumbers[0]!) : [where('unitNumber', 'in', unitNumbers)]),
      ...(communityIds === null ? [] : [where('communityId', 'in', communityIds)]),
      ...(buildings === null ? [] : [where('building', 'in', buildings)]),
      limit(maxFoundUnits + 1),
    ),
});
