import { defaultTimeZone, unknownProperty, type Unit } from 'shared-lib/domain';
import type { TrackingKind, TrackingRecords } from 'shared-lib/data';
import { unitName, type Account, type RecordList, type Row } from './recordList.ts';

/**
 * Puts names to what records refer to. A community that is unknown or has no name reads `Unknown Property` (spec section 2).
 * @param units those that the records are of; null as long as they are not known
 */
export function rowsOf<Kind extends TrackingKind>(
  records: readonly TrackingRecords[Kind][],
  list: Pick<RecordList<Kind>, 'memberIdOf' | 'unitIdOf'>,
  { communityOf, memberNames }: Pick<Account, 'communityOf' | 'memberNames'>,
  units: readonly Unit[] | null,
): Row<TrackingRecords[Kind]>[] {
  const unitOf = new Map(units?.map((unit) => [unit.id, unit]));
  return records.map((record) => {
    const community = communityOf.get(record.communityId);
    const unit = unitOf.get(list.unitIdOf(record) ?? '');
    return {
      record,
      community: community?.propertyName || unknownProperty,
      timeZone: community?.timezone ?? defaultTimeZone,
      member: memberNames.get(list.memberIdOf(record) ?? '') || null,
      unit: unit ? unitName(unit) : units && '',
    };
  });
}
