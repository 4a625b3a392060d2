import { selectNarrowing, type ListQuery, type NarrowedField } from '../../../data/index.ts';
import { firstNight, isDocumentId } from '../../../domain/index.ts';
import { fieldOf, statusesOf, type FilterId, type ListAccount, type RecordList } from './recordList.ts';
import type { ListedRecord } from './row.ts';

/** The state of a list, as specified by an address. */
export interface ListQueryState {
  /** Selected values by filter; filters without a selection are absent. */
  chosen: Readonly<Partial<Record<FilterId, readonly string[]>>>;
  /** The record in the panel. */
  openId: string | null;
}

/** The ranges a list of nights offers, in nights including tonight. */
export const nightWindows = [7, 30] as const;

/** Maximum number of values of a filter in the address. */
const maxValues = 50;
const validId = /^[^/]{1,200}$/;
const validNight = /^\d{4}-\d{2}-\d{2}$/;

const reviews = ['pending', 'approved', 'rejected'];
const isNight = (value: string) => validNight.test(value) && !Number.isNaN(Date.parse(value));

const valid: Readonly<Record<FilterId, (value: string, statuses: readonly string[]) => boolean>> = {
  status: (value, statuses) => statuses.includes(value),
  review: (value) => reviews.includes(value),
  nights: (value) => nightWindows.some((nights) => String(nights) === value),
  night: isNight,
  community: (value) => validId.test(value),
  member: (value) => validId.test(value),
  unit: (value) => validId.test(value),
  from: isNight,
  to: isNight,
};

/** Parses a list's state from an address, ignoring invalid values. */
export function parseListQueryState(
  params: URLSearchParams,
  list: Pick<RecordList<ListedRecord>, 'filters' | 'statuses'>,
): ListQueryState {
  const statuses = statusesOf(list);
  const chosen: Partial<Record<FilterId, readonly string[]>> = {};
  for (const filter of list.filters) {
    const values = [...new Set(params.getAll(filter))].filter((value) => valid[filter](value, statuses));
    if (values.length > 0)
      chosen[filter] = filter === 'nights' ? values.slice(0, 1) : values.slice(0, maxValues);
  }
  const open = params.get('open');
  return { chosen, openId: open !== null && isDocumentId(open) ? open : null };
}

/** The list properties that determine its query. */
interface QueriedList extends Pick<RecordList<ListedRecord>, 'statusIsStored' | 'statusField'> {
  source: Pick<RecordList<ListedRecord>['source'], 'narrowedBy'>;
}

/**
 * The query for the state in an address, newest nights first. Anything the source can't query is filtered in
 * the table.
 * @param oneCommunity the community, for lists of one community at a time; otherwise null
 * @param limit maximum number of records
 */
export function queryOf(
  { source: { narrowedBy }, statusIsStored = false, statusField = 'status' }: QueriedList,
  { chosen }: Pick<ListQueryState, 'chosen'>,
  { tonight }: Pick<ListAccount, 'tonight'>,
  oneCommunity: string | null,
  limit: number,
): ListQuery {
  const requested: Partial<Record<NarrowedField, readonly string[]>> = {};
  for (const [filter, values] of Object.entries(chosen) as [FilterId, readonly string[]][]) {
    const field = filter === 'status' ? statusField : fieldOf[filter];
    if (field === undefined || !narrowedBy.includes(field) || (filter === 'status' && !statusIsStored))
      continue;
    requested[field] = values;
  }
  if (oneCommunity !== null) requested.communityId = [oneCommunity];
  const { from, to, nights: window } = narrowedBy.includes('serviceDate') ? chosen : {};
  const nights = Number(window?.[0] ?? 0);
  const until = to?.[0];
  return {
    narrowing: selectNarrowing(requested),
    since:
      from?.[0] ?? (nights > 0 && requested.serviceDate === undefined ? firstNight(tonight, nights) : null),
    ...(until !== undefined && { until }),
    limit,
  };
}
