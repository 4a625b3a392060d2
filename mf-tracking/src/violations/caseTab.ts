import { violationStatuses } from 'shared-lib/domain';
import type { Violation } from 'mf-tracking/domain';

/** One of the views of the list. */
export type CaseTab = 'all' | 'review' | Violation['status'];

const isStatus = (value: string): value is Violation['status'] =>
  (violationStatuses as readonly string[]).includes(value);

/** The view in an address; none if it names several at once. */
export function tabOf(params: URLSearchParams): CaseTab | '' {
  const statuses = params.getAll('status').filter(isStatus);
  const reviews = params.getAll('review');
  if (reviews.length > 0) return reviews.join() === 'pending' && statuses.length === 0 ? 'review' : '';
  if (statuses.length > 1) return '';
  return statuses[0] ?? 'all';
}

/** The address that shows a view; its other parameters stay, except the open case. */
export function withTab(params: URLSearchParams, tab: CaseTab): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['status', 'review', 'open', 'saved']) next.delete(name);
  if (tab === 'review') next.set('review', 'pending');
  else if (tab !== 'all') next.set('status', tab);
  return next;
}
