import type { Code } from '../code/index.ts';
import type { PublicAddress } from './publicAddress.ts';
import type { PublicPage } from './publicPage.ts';

/** The id of the element in which a page carries the record that it was served with. */
export const servedPageId = 'served-page';

/** The shape of that record. A change that code of before could not read makes it another number. */
export const servedPageShape = 1;

/** A public page as it is served: its record, of which the page is drawn until a listener has the newest. */
export interface ServedPage extends PublicAddress {
  readonly shape: number;
  /** When it was served, in epoch milliseconds by the server's clock; absent from a function of an earlier release. */
  readonly servedAt?: number;
  readonly page: PublicPage;
  /** On the page of a bin tag what its code says, which is of this community; absent where nobody knows it. */
  readonly tag?: Code;
}
