import { useSyncExternalStore } from 'react';
import { noteUnsavedChanges } from '../../session/index.ts';
import { currentConnection, watchConnection } from './connection.ts';

/** What becomes of writes while the connection is lost. */
export interface Writes {
  /** How many were under way when it was lost, and wait until it is back. */
  readonly waiting: number;
  /** How many were asked for since, and refused. */
  readonly refused: number;
}

const none: Writes = { waiting: 0, refused: 0 };

const underWay = new Set<object>();
const watchers = new Set<() => void>();
let writes = none;

function become(next: Writes) {
  if (next.waiting === writes.waiting && next.refused === writes.refused) return;
  writes = next;
  for (const onChange of [...watchers]) onChange();
}

watchConnection(() => {
  const { isLost } = currentConnection();
  // While they wait, the page is all that knows of them.
  for (const write of underWay) noteUnsavedChanges(write, isLost);
  become(isLost ? { waiting: underWay.size, refused: 0 } : none);
});

/** Whoever wants to know when this page writes something. */
const readers = new Set<() => void>();

/**
 * Tells when a write of this page begins, whatever it writes.
 * @returns the function that ends it.
 */
export function watchOwnWrites(onWrite: () => void): () => void {
  readers.add(onWrite);
  return () => readers.delete(onWrite);
}

/**
 * Runs a write, and knows of it until it has ended.
 * @returns what the write does.
 */
export async function underWayUntilDone<T>(run: () => Promise<T>): Promise<T> {
  const write = {};
  underWay.add(write);
  for (const onWrite of [...readers]) onWrite();
  try {
    return await run();
  } finally {
    underWay.delete(write);
    if (currentConnection().isLost) noteUnsavedChanges(write, false);
    if (writes.waiting > 0) become({ ...writes, waiting: underWay.size });
  }
}

/**
 * Whether a write has to be refused, since the connection is lost: what waits could overtake what others do meanwhile, and is gone with
 * the page.
 * @param isAsked whether a person asked for it, who is then told.
 */
export function mustRefuseWrite(isAsked = true): boolean {
  const { isLost } = currentConnection();
  if (isLost && isAsked) become({ ...writes, refused: writes.refused + 1 });
  return isLost;
}

function subscribe(onChange: () => void) {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

const current = () => writes;

/** What becomes of writes while the connection is lost; none while it is there. */
export const useWrites = (): Writes => useSyncExternalStore(subscribe, current);
