import { firstNight, nightsUpTo, unknownProperty } from 'shared-lib/domain';
import { formatNight, textCollator } from 'shared-lib/i18n';
import type { TrackingKind, TrackingRecords } from 'shared-lib/data';
import type { Filter, FilterOption } from 'shared-lib/ui/table';
import type { Asked } from './askedOf.ts';
import { nightWindows } from './nightWindow.ts';
import {
  type Account,
  type FilterId,
  type RecordList,
  type Row,
  type Words,
  statusWordOf,
} from './recordList.ts';

/** As many nights as the menu of nights offers; any other can stand in the address. */
const offeredNights = 60;
/** As many options as stand side by side; more go into a menu. */
const maxSegments = 3;

const nightOf = (record: object): string =>
  'serviceDate' in record && typeof record.serviceDate === 'string' ? record.serviceDate : '';

/**
 * The filters of a list over its rows. Their options include what the address asks for, whatever it is.
 * @param memberIds the members who can be chosen
 * @param partial whether the rows are only a part of what there is
 */
export function filtersOf<Kind extends TrackingKind>(
  list: RecordList<Kind>,
  { chosen }: Pick<Asked, 'chosen'>,
  account: Account,
  memberIds: ReadonlySet<string>,
  partial: boolean,
  { t, language, memberName }: Words,
): Filter<Row<TrackingRecords[Kind]>>[] {
  type Made = Filter<Row<TrackingRecords[Kind]>>;
  const { compare } = textCollator(language);
  const byLabel = (options: FilterOption[]) => options.sort((a, b) => compare(a.label, b.label));
  const counted = partial ? ({ counted: false } as const) : {};

  const make: Record<FilterId, () => Made> = {
    status: () => ({
      id: 'status',
      label: t('columns.status'),
      kind: list.statuses.length <= maxSegments ? 'segments' : 'choice',
      options: list.statuses.map((value) => ({ value, label: t(statusWordOf(list, value)) })),
      values: ({ record }) => list.statusOf(record),
      ...counted,
    }),
    nights: () => ({
      id: 'nights',
      label: t('filters.nights'),
      kind: 'segments',
      options: nightWindows.map((nights) => ({
        value: String(nights),
        label: t('filters.lastNights', { count: nights }),
      })),
      values: ({ record }) =>
        nightWindows.filter((nights) => nightOf(record) >= firstNight(account.tonight, nights)).map(String),
      ...counted,
    }),
    night: () => ({
      id: 'night',
      label: t('columns.night'),
      kind: 'choice',
      options: [...new Set([...nightsUpTo(account.tonight, offeredNights), ...(chosen.night ?? [])])].map(
        (value) => ({ value, label: formatNight(value, language) }),
      ),
      values: ({ record }) => nightOf(record),
      ...counted,
    }),
    community: () => ({
      id: 'community',
      label: t('columns.community'),
      kind: 'choice',
      options: byLabel([
        ...account.communities.map(({ id, propertyName }) => ({
          value: id,
          label: propertyName || unknownProperty,
        })),
        ...(chosen.community ?? [])
          .filter((id) => !account.communityOf.has(id))
          .map((id) => ({ value: id, label: unknownProperty })),
      ]),
      values: ({ record }) => record.communityId,
      ...counted,
    }),
    member: () => ({
      id: 'member',
      label: t('columns.member'),
      kind: 'choice',
      options: byLabel(
        [...new Set([...memberIds, ...(chosen.member ?? [])])].map((id) => ({
          value: id,
          label: memberName(id) ?? t('unknownMember'),
        })),
      ),
      values: ({ record }) => list.memberIdOf(record) ?? '',
      ...counted,
    }),
  };
  return list.filters
    .filter((filter) => filter !== 'community' || !list.ofOneCommunity)
    .map((filter) => make[filter]());
}
