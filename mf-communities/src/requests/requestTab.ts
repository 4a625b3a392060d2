import { contactStatuses, type ContactStatus } from 'mf-communities/domain';

/** One of the views of the list. */
export type RequestTab = 'all' | ContactStatus;

/** The view in an address; none if it names several at once. */
export function tabOf(params: URLSearchParams): RequestTab | '' {
  const requested = params
    .getAll('status')
    .flatMap((value) => contactStatuses.find((one) => one === value) ?? []);
  if (requested.length > 1) return '';
  return requested[0] ?? 'all';
}

/** The address that shows a view; its other parameters stay, except the open request. */
export function withTab(params: URLSearchParams, tab: RequestTab): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['status', 'open', 'saved']) next.delete(name);
  if (tab !== 'all') next.set('status', tab);
  return next;
}
