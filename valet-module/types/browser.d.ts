import type { DemoName } from './testing.d.ts';

export type { DemoName } from './testing.d.ts';

/** The account that opens a page. */
export interface OpenAs {
  /** The demo account that is signed in: `owner` by default. Null for a visitor without an account. */
  readonly as?: DemoName | null;
}

/** A page of a browser, such as Playwright’s. */
export interface BrowserPage {
  goto(address: string): Promise<unknown>;
}

/** The product with the module in it. */
export interface LocalProduct {
  /** Origin of the page. */
  readonly url: string;
  /** The address that opens a path of the product as a demo account, on a device like new. For tools without `goto`. */
  readonly address: (path: string, options?: OpenAs) => string;
  /** Opens a path of the product as a demo account, on a device like new. */
  readonly open: (page: BrowserPage, path: string, options?: OpenAs) => Promise<void>;
  /** Ends it, and removes its data. */
  readonly stop: () => Promise<void>;
}

/**
 * Builds a module, and starts the product with it on this machine: the shell, the local Firebase with rules and functions, and the demo’s
 * records, which are the same at every start. It takes free ports, so several can run at once.
 * @param folder of the module; the current one by default
 * @throws Error with the reason, such as the messages of a build
 */
export function startLocal(folder?: string): Promise<LocalProduct>;
