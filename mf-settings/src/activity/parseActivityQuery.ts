import { addDays } from 'shared-lib/domain';
import { activityKinds } from 'mf-settings/domain';
import type { ActivityQuery } from '../data/activity.api.ts';
import { singleChoice } from '../recipients/singleChoice.ts';

const isDate = (value: string | null): value is string =>
  value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** The dates in the address, `YYYY-MM-DD`; anything else reads as none. */
export const datesIn = (params: URLSearchParams) => {
  const [from, to] = [params.get('from'), params.get('to')];
  return { from: isDate(from) ? from : null, to: isDate(to) ? to : null };
};

/** The one record in the address whose changes are shown; null for all. An id has at most 1,500 bytes. */
export const recordIn = (params: URLSearchParams): string | null => {
  const id = params.get('record');
  return id === null || id === '' || id.length > 1500 ? null : id;
};

/** Midnight in the viewer's time zone. */
const midnight = (date: string): number => new Date(`${date}T00:00`).getTime();

/**
 * The query for the entries that an address selects. It supports one person and one kind; the table applies several.
 * @param people the selectable authors' login uids
 */
export const parseActivityQuery = (params: URLSearchParams, people: readonly string[]): ActivityQuery => {
  const { from, to } = datesIn(params);
  const kind = singleChoice(params, 'kind');
  const by = singleChoice(params, 'by');
  return {
    recordId: recordIn(params),
    kind: activityKinds.find((known) => known === kind) ?? null,
    by: by !== null && people.includes(by) ? by : null,
    from: from === null ? null : midnight(from),
    until: to === null ? null : midnight(addDays(to, 1)),
  };
};
