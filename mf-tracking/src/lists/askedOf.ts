import { firstNight } from 'shared-lib/domain';
import { narrowingOf, type NarrowedField, type RecordQuery, type TrackingKind } from 'shared-lib/data';
import { fieldOf, type Account, type FilterId, type RecordList } from './recordList.ts';
import { nightWindows } from './nightWindow.ts';

/** What an address asks of a list. */
export interface Asked {
  /** The chosen values by filter; a filter without a choice is absent. */
  chosen: Readonly<Partial<Record<FilterId, readonly string[]>>>;
  /** The record that the panel shows. */
  openId: string | null;
}

/** As many values of one filter as an address may name. */
const maxValues = 50;
const validId = /^[^/]{1,200}$/;
const validNight = /^\d{4}-\d{2}-\d{2}$/;

const isNight = (value: string) => validNight.test(value) && !Number.isNaN(Date.parse(value));

const valid: Readonly<Record<FilterId, (value: string, statuses: readonly string[]) => boolean>> = {
  status: (value, statuses) => statuses.includes(value),
  nights: (value) => nightWindows.some((nights) => String(nights) === value),
  night: isNight,
  community: (value) => validId.test(value),
  member: (value) => validId.test(value),
};

/** What an address asks of a list; what makes no sense is ignored. */
export function askedOf(
  params: URLSearchParams,
  { filters, statuses }: Pick<RecordList<TrackingKind>, 'filters' | 'statuses'>,
): Asked {
  const chosen: Partial<Record<FilterId, readonly string[]>> = {};
  for (const filter of filters) {
    const values = [...new Set(params.getAll(filter))].filter((value) => valid[filter](value, statuses));
    if (values.length > 0)
      chosen[filter] = filter === 'nights' ? values.slice(0, 1) : values.slice(0, maxValues);
  }
  const open = params.get('open');
  return { chosen, openId: open !== null && validId.test(open) ? open : null };
}

/**
 * The query that brings what an address asks for, newest nights first.
 * @param oneCommunity the community of a list of one community at a time; null else
 * @param limit the most records
 */
export function queryOf<Kind extends TrackingKind>(
  list: Pick<RecordList<Kind>, 'kind' | 'statusIsStored'>,
  { chosen }: Pick<Asked, 'chosen'>,
  { tonight }: Pick<Account, 'tonight'>,
  oneCommunity: string | null,
  limit: number,
): RecordQuery & { kind: Kind } {
  const asked: Partial<Record<NarrowedField, readonly string[]>> = {};
  for (const [filter, values] of Object.entries(chosen) as [FilterId, readonly string[]][]) {
    const field = fieldOf[filter];
    if (field === undefined || (field === 'status' && !list.statusIsStored)) continue;
    asked[field] = values;
  }
  if (oneCommunity !== null) asked.communityId = [oneCommunity];
  const nights = Number(chosen.nights?.[0] ?? 0);
  return {
    kind: list.kind,
    narrowing: narrowingOf(asked),
    since: nights > 0 && asked.serviceDate === undefined ? firstNight(tonight, nights) : null,
    limit,
  };
}
