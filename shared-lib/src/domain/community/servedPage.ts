import type { Code } from '../code/index.ts';
import type { PublicAddress } from './publicAddress.ts';
import type { PublicPage } from './publicPage.ts';

/** The id of the element that contains the record a page was served with. */
export const servedPageId = 'served-page';

/** The shape of that record. Increase it for a change that older code can't read. */
export const servedPageVersion = 1;

/** A public page as served: its record, which the page shows until a listener has the newest. */
export interface ServedPage extends PublicAddress {
  readonly shape: number;
  /** When it was served, in epoch milliseconds by the server's clock; absent if an earlier release served it. */
  readonly servedAt?: number;
  readonly page: PublicPage;
  /** On a bin tag's page, its code's public information, which belongs to this community; absent if unknown. */
  readonly tag?: Code;
}
