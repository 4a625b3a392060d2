/** What leads to the billing tab: how many employees to propose, and where one was when the limit was met. */
interface BillingAsk {
  /** Employees beside the owner. */
  readonly seats?: number;
  /** Path and query of this site. */
  readonly back?: string;
}

/** The address of the billing tab, which proposes a number of employees and leads back to where one was. */
export function billingAddress({ seats, back }: BillingAsk = {}): string {
  const search = new URLSearchParams({ tab: 'billing' });
  if (seats !== undefined) search.set('seats', String(seats));
  if (back !== undefined) search.set('back', back);
  return `/settings?${search}`;
}

/**
 * Where an address says that one was.
 * @returns null for none, and for what is no path of this site: another site's address, such as `//evil.example` or `/\evil.example`, or
 * one of these with a tab in it, since browsers take tabs out.
 */
export function wayBack(search: URLSearchParams): string | null {
  const back = search.get('back');
  return back !== null && /^\/(?![/\\])[^\t\n\r\\]*$/.test(back) ? back : null;
}
