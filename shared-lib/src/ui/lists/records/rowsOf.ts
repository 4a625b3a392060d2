import { defaultTimeZone, doorName, unknownProperty, type Unit } from '../../../domain/index.ts';
import type { ListAccount, RecordColumns } from './recordList.ts';
import type { ListedRecord, Row } from './row.ts';

/**
 * Adds the names of what records refer to. A community that is unknown or has no name is `Unknown Property`
 * (spec section 2).
 * @param units the records' units; null while loading
 */
export function rowsOf<T extends ListedRecord>(
  records: readonly T[],
  list: Pick<RecordColumns<T>, 'memberIdOf' | 'unitIdOf'>,
  { communityOf, memberNames, inactiveIds }: Pick<ListAccount, 'communityOf' | 'memberNames' | 'inactiveIds'>,
  units: readonly Unit[] | null,
): Row<T>[] {
  const unitOf = new Map(units?.map((unit) => [unit.id, unit]));
  return records.map((record) => {
    const community = communityOf.get(record.communityId);
    const memberId = list.memberIdOf?.(record) ?? '';
    const unit = unitOf.get(list.unitIdOf?.(record) ?? '');
    return {
      record,
      community: community?.propertyName || unknownProperty,
      timeZone: community?.timezone ?? defaultTimeZone,
      isArchived: typeof community?.archivedAt === 'number',
      member: memberNames.get(memberId) || null,
      hasLeft: inactiveIds.has(memberId),
      unit: unit ? doorName(unit) : units && '',
    };
  });
}
