import { useSyncExternalStore } from 'react';
import { setUnsavedChanges } from '../../session/index.ts';
import { currentConnection, watchConnection } from './connection.ts';

/** The state of writes while the connection is lost. */
export interface Writes {
  /** How many were in progress when it was lost, and wait until it is back. */
  readonly waiting: number;
  /** How many were requested since, and refused. */
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
  // While they wait, only the page knows about them.
  for (const write of underWay) setUnsavedChanges(write, isLost);
  become(isLost ? { waiting: underWay.size, refused: 0 } : none);
});

/** Callbacks for when this page writes something. */
const readers = new Set<() => void>();

/**
 * Notifies when a write of this page begins, whatever it writes.
 * @returns the function that ends it.
 */
export function onWriteStart(onWrite: () => void): () => void {
  readers.add(onWrite);
  return () => readers.delete(onWrite);
}

/**
 * Runs a write and tracks it until it has ended.
 * @returns the write's result.
 */
export async function trackWrite<T>(run: () => Promise<T>): Promise<T> {
  const write = {};
  underWay.add(write);
  for (const onWrite of [...readers]) onWrite();
  try {
    return await run();
  } finally {
    underWay.delete(write);
    if (currentConnection().isLost) setUnsavedChanges(write, false);
    if (writes.waiting > 0) become({ ...writes, waiting: underWay.size });
  }
}

/**
 * Whether to refuse a write because the connection is lost: a waiting write could overwrite what others do meanwhile,
 * and is lost with the page.
 * @param isUserRequested whether a user requested it, who is then notified.
 */
export function shouldRejectWrite(isUserRequested = true): boolean {
  const { isLost } = currentConnection();
  if (isLost && isUserRequested) become({ ...writes, refused: writes.refused + 1 });
  return isLost;
}

function subscribe(onChange: () => void) {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

const current = () => writes;

/** The state of writes while the connection is lost; empty otherwise. */
export const useWrites = (): Writes => useSyncExternalStore(subscribe, current);
