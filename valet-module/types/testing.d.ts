import type { UserEvent } from '@testing-library/user-event';
import type { RoundSlot } from './shared-lib/slots/roundSlot.d.ts';

export { screen, waitFor, within } from '@testing-library/react';

/** A demo account; the product’s docs describe each. */
export type DemoName =
  | 'owner'
  | 'newOwner'
  | 'trial'
  | 'expired'
  | 'free'
  | 'professional'
  | 'olderPrice'
  | 'pastDue'
  | 'cancelling'
  | 'admin'
  | 'manager';

/** A point in time in a document. Dates are converted to it. */
export class Timestamp {
  constructor(seconds: number, nanoseconds: number);
  static now(): Timestamp;
  static fromDate(date: Date): Timestamp;
  static fromMillis(millis: number): Timestamp;
  readonly seconds: number;
  readonly nanoseconds: number;
  toMillis(): number;
  toDate(): Date;
}

/** The options for opening a part. */
export interface OpenOptions {
  /** The demo account that is signed in: `owner` by default. Null for a visitor without an account. */
  readonly as?: DemoName | null;
  /**
   * Changes of the demo’s documents, by path such as `customers/demo-owner/communities/maple-court`: fields to set; null
   * removes the document. Lists reflect the changes.
   */
  readonly documents?: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
  /** Collections that can’t be read or written, by id, such as `units`, or `directory` for the lists of communities and team. */
  readonly failing?: readonly string[];
  /** The responses of Cloud Functions, by name. Other functions fail. */
  readonly calls?: Readonly<Record<string, (payload: never) => unknown>>;
  /** English by default. */
  readonly language?: 'en' | 'es';
}

/** The data that a slot passes to its parts. */
export interface SlotOptions {
  /** The record’s id, for `record.*`, `member.*` and `community.*`. */
  readonly record?: string;
  /** The round, for `round.*`. */
  readonly round?: RoundSlot;
  /** The typed text, for `header.search`. Its matches are shown as links. */
  readonly query?: string;
}

/** A part shown on the test’s page. */
export interface Opened {
  /** Uses the page like a person. */
  readonly user: UserEvent;
  /** The page’s current address: path, query and hash. */
  readonly address: () => string;
}

/**
 * Opens a page of the module in the current folder at an address, with everything the shell gives it. A page that throws
 * fails the test, even later. An account that may not open it ends up at another address, as in the product.
 */
export function openPage(address: string, options?: OpenOptions): Promise<Opened>;

/** Shows a slot component of the module in the current folder, by its name in `module.json`. */
export function openPart(component: string, options?: OpenOptions & SlotOptions): Promise<Opened>;
