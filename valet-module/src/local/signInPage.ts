/// <reference lib="dom" />
import { demoAccounts, demoUids } from '../../../backend/seed/accounts.ts';
import { authStorage, demoSession, type Configuration } from './demoSession.ts';

/** The names of the demo's accounts. */
export type DemoName = keyof typeof demoUids;

/** Where an address signs a demo account in. The product has no path below it. */
export const signInPath = '/__valet-module/sign-in';

/** What the address of a sign-in says. */
export interface SignInRequest {
  /** The demo account's email; null for a visitor without an account. */
  readonly email: string | null;
  /** The path to open next. */
  readonly next: string;
}

/** The address of a page on this machine, as a demo account sees it. @param account null for a visitor */
export const addressAs = (origin: string, path: string, account: DemoName | null): string =>
  `${origin}${signInPath}?${new URLSearchParams({ next: path, ...(account !== null && { as: account }) }).toString()}`;

/** Parses the query of a sign-in's address. @throws Error for an unknown account, or an address elsewhere */
export function parseSignIn(query: URLSearchParams): SignInRequest {
  const [name, next] = [query.get('as'), query.get('next') ?? '/'];
  const base = 'http://localhost';
  if (!next.startsWith('/') || URL.parse(next, base)?.origin !== base)
    throw new Error(`"${next}" is not a path of this page.`);
  if (name === null) return { email: null, next };
  const uid = Object.hasOwn(demoUids, name) ? demoUids[name as DemoName] : null;
  const account = demoAccounts.find((one) => one.uid === uid);
  if (!account)
    throw new Error(
      `"${name}" is not a demo account. The demo accounts are ${Object.keys(demoUids).join(', ')}.`,
    );
  return { email: account.email, next };
}

/** Runs in the page: makes this a new device, and puts a session where Auth looks for one. */
async function signInHere(session: object | null, storage: typeof authStorage, next: string): Promise<void> {
  const settled = (request: IDBRequest) =>
    new Promise<void>((resolve, reject) => {
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error ?? new Error('The browser’s storage failed.'));
    });
  for (const { name } of await indexedDB.databases())
    if (name !== undefined) await settled(indexedDB.deleteDatabase(name));
  localStorage.clear();
  sessionStorage.clear();
  if (session) {
    const opening = indexedDB.open(storage.database, storage.version);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore(storage.store, { keyPath: storage.keyPath }).put(session);
    await settled(opening);
    opening.result.close();
  }
  location.replace(next);
}

/** As a literal in a script of a page. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The page that signs a demo account in and then opens another, so that any tool that opens addresses can start as any account.
 * @param site origin of a local product
 * @throws Error for an unknown account, an address elsewhere, or a product that doesn't answer
 */
export async function signInPage(site: string, query: URLSearchParams): Promise<string> {
  const { email, next } = parseSignIn(query);
  const configuration = await fetch(`${site}/__/firebase/init.json`);
  if (!configuration.ok) throw new Error(`${site} has no configuration.`);
  const session =
    email === null ? null : await demoSession((await configuration.json()) as Configuration, email);
  const call = `(${signInHere.toString()})(${[session, authStorage, next].map(literal).join(', ')})`;
  return `<!doctype html><meta charset="utf-8"><title>Signing in</title><script>${call}</script>\n`;
}
