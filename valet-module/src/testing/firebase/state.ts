import type { Stored } from './query.ts';
import { stored, type Fields } from './values.ts';

/** The data and responses of a test’s services. */
export interface Services {
  /** Fields by path. */
  readonly documents: Map<string, Fields>;
  /** Collections that can’t be read or written, by id, such as `communities`. */
  readonly failing: ReadonlySet<string>;
  /** The responses of Cloud Functions, by name. */
  readonly calls: Readonly<Record<string, (payload: never) => unknown>>;
  readonly user: { readonly uid: string; readonly email: string } | null;
}

const empty: Services = { documents: new Map(), failing: new Set(), calls: {}, user: null };

let current: Services = empty;
const watchers = new Set<() => void>();

export const services = (): Services => current;

/** Replaces the data and responses of all services. */
export function setServices(next: Partial<Services>) {
  current = { ...empty, ...next };
}

export const allDocuments = function* (): Generator<Stored> {
  for (const [path, fields] of current.documents) yield { path, fields };
};

/** Writes documents in one step, and notifies the listeners; null deletes. */
export function writeAll(writes: readonly (readonly [path: string, fields: Fields | null])[]) {
  for (const [path, fields] of writes) {
    if (fields === null) current.documents.delete(path);
    else current.documents.set(path, stored(fields) as Fields);
  }
  for (const tell of [...watchers]) tell();
}

/** Calls back after each write. @returns the function that stops this */
export function watchDocuments(onWrite: () => void): () => void {
  watchers.add(onWrite);
  return () => void watchers.delete(onWrite);
}

/** An error as the Firebase SDK throws it. */
export class FirebaseError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'FirebaseError';
    this.code = code;
  }
}
