import type { Stored } from './query.ts';
import { stored, type Fields } from './values.ts';

/** What the services of a test answer. */
export interface Services {
  /** Fields by path. */
  readonly documents: Map<string, Fields>;
  /** Collections that can’t be read or written, by id, such as `communities`. */
  readonly failing: ReadonlySet<string>;
  /** Answers of Cloud Functions, by name. */
  readonly calls: Readonly<Record<string, (payload: never) => unknown>>;
  readonly user: { readonly uid: string; readonly email: string } | null;
}

const empty: Services = { documents: new Map(), failing: new Set(), calls: {}, user: null };

let current: Services = empty;
const watchers = new Set<() => void>();

export const services = (): Services => current;

/** Replaces what all services answer. */
export function setServices(next: Partial<Services>) {
  current = { ...empty, ...next };
}

export const allDocuments = function* (): Generator<Stored> {
  for (const [path, fields] of current.documents) yield { path, fields };
};

/** Writes documents at once, and tells the listeners. Null deletes. */
export function writeAll(writes: readonly (readonly [path: string, fields: Fields | null])[]) {
  for (const [path, fields] of writes) {
    if (fields === null) current.documents.delete(path);
    else current.documents.set(path, stored(fields) as Fields);
  }
  for (const tell of [...watchers]) tell();
}

/** Calls back after each write. @returns the function that ends it */
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
