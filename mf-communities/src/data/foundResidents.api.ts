import { documentsAt, limit, liveCollection, where } from 'shared-lib/data/kit';
import { paths, unitSchema } from 'shared-lib/domain';
import { maxFoundUnits } from './foundUnits.api.ts';

/** Units by the resident's name, live, in no particular order: at most one more than the search shows. */
export const useFoundNames = liveCollection('listenToFoundNames', {
  schema: unitSchema,
  query: (customerId, key: string) =>
    documentsAt(
      paths.units(customerId),
      where('residentKeys', 'array-contains', key),
      limit(maxFoundUnits + 1),
    ),
});

/** A name's key, and the communities in which to look for it. */
interface NameInCommunities {
  readonly key: string;
  readonly communityIds: readonly string[];
}

/** Units of some communities by the resident's name, live, in no particular order. */
export const useFoundNamesIn = liveCollection('listenToFoundNamesIn', {
  schema: unitSchema,
  query: (customerId, { key, communityIds }: NameInCommunities) =>
    documentsAt(
      paths.units(customerId),
      where('communityId', 'in', communityIds),
      where('residentKeys', 'array-contains', key),
      limit(maxFoundUnits + 1),
    ),
});

/** Units by the start of the resident's phone number in E.164, live, by number. */
export const useFoundPhones = liveCollection('listenToFoundPhones', {
  schema: unitSchema,
  query: (customerId, start: string) =>
    documentsAt(
      paths.units(customerId),
      where('phone', '>=', start),
      where('phone', '<', `${start}\uf8ff`),
      limit(maxFoundUnits),
    ),
});
