import { firstNight, nightsUntil, unknownProperty } from '../../../domain/index.ts';
import { formatNight, textCollator } from '../../../i18n/index.ts';
import type { Filter, FilterOption } from '../table/columns/column.ts';
import { nightWindows, type ListQueryState } from './parseListQueryState.ts';
import {
  statusesOf,
  type BarFilterId,
  type ListAccount,
  type ListFormatters,
  type RecordList,
} from './recordList.ts';
import type { ListedRecord, Row } from './row.ts';

/** How many nights the menu offers; the address may have any other. */
const offeredNights = 60;
/** More options than this go into a menu. */
const maxSegments = 3;

const nightOf = (record: object): string =>
  'serviceDate' in record && typeof record.serviceDate === 'string' ? record.serviceDate : '';

/**
 * A list's filters for its rows. The options include the values in the address, even if unknown.
 * @param memberIds the selectable members
 * @param partial whether the rows are only some of all rows
 */
export function filtersOf<T extends ListedRecord>(
  list: Pick<
    RecordList<T>,
    'filters' | 'shownAbove' | 'ownFilters' | 'ofOneCommunity' | 'statuses' | 'statusOf' | 'memberIdOf'
  >,
  { chosen }: Pick<ListQueryState, 'chosen'>,
  account: ListAccount,
  memberIds: ReadonlySet<string>,
  partial: boolean,
  words: ListFormatters,
): Filter<Row<T>>[] {
  const { tShared, own, language, memberName } = words;
  const statuses = statusesOf(list);
  type Made = Filter<Row<T>>;
  const { compare } = textCollator(language);
  const byLabel = (options: FilterOption[]) => options.sort((a, b) => compare(a.label, b.label));
  const counted = partial ? ({ counted: false } as const) : {};

  const make: Record<BarFilterId, () => Made> = {
    status: () => ({
      id: 'status',
      label: tShared('columns.status'),
      kind: statuses.length <= maxSegments ? 'segments' : 'choice',
      options: statuses.map((value) => ({ value, label: own(`statuses.${value}`) })),
      values: ({ record }) => list.statusOf(record),
      ...counted,
    }),
    review: () => ({
      id: 'review',
      label: tShared('review'),
      kind: 'segments',
      options: (['pending', 'approved', 'rejected'] as const).map((value) => ({
        value,
        label: tShared(`reviews.${value}`),
      })),
      values: ({ record }) => ('reviewStatus' in record ? String(record.reviewStatus) : ''),
      ...counted,
    }),
    nights: () => ({
      id: 'nights',
      label: tShared('nights'),
      kind: 'segments',
      options: nightWindows.map((nights) => ({
        value: String(nights),
        label: tShared('lastNights', { count: nights }),
      })),
      values: ({ record }) =>
        nightWindows.filter((nights) => nightOf(record) >= firstNight(account.tonight, nights)).map(String),
      ...counted,
    }),
    night: () => ({
      id: 'night',
      label: tShared('columns.night'),
      kind: 'choice',
      options: [...new Set([...nightsUntil(account.tonight, offeredNights), ...(chosen.night ?? [])])].map(
        (value) => ({ value, label: formatNight(value, language) }),
      ),
      values: ({ record }) => nightOf(record),
      ...counted,
    }),
    community: () => ({
      id: 'community',
      label: tShared('columns.community'),
      kind: 'choice',
      options: byLabel([
        ...account.communities.map(({ id, propertyName }) => ({
          value: id,
          label: propertyName || unknownProperty,
        })),
        // An archived or deleted community is listed only while it is selected.
        ...(chosen.community ?? [])
          .filter((id) => !account.communities.some((community) => community.id === id))
          .map((id) => ({ value: id, label: account.communityOf.get(id)?.propertyName || unknownProperty })),
      ]),
      values: ({ record }) => record.communityId,
      ...counted,
    }),
    member: () => ({
      id: 'member',
      label: tShared('columns.member'),
      kind: 'choice',
      options: byLabel(
        [...new Set([...memberIds, ...(chosen.member ?? [])])].map((id) => ({
          value: id,
          label: memberName(id),
        })),
      ),
      values: ({ record }) => list.memberIdOf?.(record) ?? '',
      ...counted,
    }),
  };
  return [
    ...list.filters
      .filter((filter) => filter !== 'community' || !list.ofOneCommunity)
      .filter((filter) => !list.shownAbove?.includes(filter))
      .flatMap((filter) => (filter in make ? make[filter as BarFilterId]() : [])),
    ...(list.ownFilters?.(words) ?? []).map((filter) => ({ ...filter, ...counted })),
  ];
}
