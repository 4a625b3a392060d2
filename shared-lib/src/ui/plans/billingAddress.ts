/** Parameters of the billing tab: how many additional employees to suggest, and where to return to. */
interface BillingAsk {
  /** Additional employees. */
  readonly seats?: number;
  /** Path and query on this site. */
  readonly back?: string;
}

/** The address of the billing tab, with a suggested number of additional employees and the page to return to. */
export function billingAddress({ seats, back }: BillingAsk = {}): string {
  const search = new URLSearchParams({ tab: 'billing' });
  if (seats !== undefined) search.set('seats', String(seats));
  if (back !== undefined) search.set('back', back);
  return `/settings?${search}`;
}

/**
 * The page to return to, from the address.
 * @returns null for none, and for anything but a path on this site: another site's address, such as
 * `//evil.example` or `/\evil.example`, including with tabs, which browsers strip.
 */
export function returnPath(search: URLSearchParams): string | null {
  const back = search.get('back');
  return back !== null && /^\/(?![/\\])[^\t\n\r\\]*$/.test(back) ? back : null;
}
