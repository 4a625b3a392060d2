import { cacheRecords, type CachedRows, type CacheOwner } from '../../session/index.ts';

/** Records as they were last confirmed. */
export interface CachedRecords<T> {
  readonly data: T;
  /** When the server confirmed them, in epoch milliseconds. */
  readonly asOf: number;
}

interface Entry extends CachedRecords<unknown> {
  /** The length of its JSON; 0 until it is first written. */
  size: number;
}

/** A megabyte fits the directory of two thousand members; reading four at startup takes about 20 ms. */
const bounds = { each: 1_000_000, all: 4_000_000 };

/** Delay from a change to its write, in milliseconds, so a list that changes ten times a second is written once. */
const WRITE_AFTER = 2000;

let keeper: CacheOwner | null = null;
/** Records from the device that haven't been used yet, as JSON. */
const unread = new Map<string, CachedRows>();
const known = new Map<string, Entry>();
const changed = new Set<string>();
const dropped = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

function drop(key: string) {
  known.delete(key);
  unread.delete(key);
  changed.delete(key);
  dropped.add(key);
}

/** How much a device stores of an account, in characters of JSON, at most two bytes each. */
interface Bounds {
  /** The limit for one listener's records; larger ones aren't stored. */
  readonly each: number;
  readonly all: number;
}

/** The properties of a stored item that the limits depend on. */
export interface CacheEntrySize {
  readonly key: string;
  readonly size: number;
  /** When it was last confirmed, in epoch milliseconds. */
  readonly asOf: number;
}

/**
 * The items to drop to stay within the limits: those that are too large, then those confirmed longest ago.
 */
export function keysToEvict(kept: readonly CacheEntrySize[], { each, all }: Bounds): string[] {
  let sum = 0;
  return [...kept]
    .sort((a, b) => b.asOf - a.asOf)
    .filter(({ size }) => {
      if (size <= each && sum + size <= all) {
        sum += size;
        return false;
      }
      return true;
    })
    .map(({ key }) => key);
}

/** Writes changed items, and drops those beyond the limits. */
export function flushCache(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (!keeper) return Promise.resolve();
  const texts = new Map<string, string>();
  for (const key of changed) {
    const entry = known.get(key)!;
    const text = JSON.stringify(entry.data);
    entry.size = text.length;
    texts.set(key, text);
  }
  const sizes = [
    ...[...known].map(([key, { size, asOf }]) => ({ key, size, asOf })),
    ...[...unread.values()].map(({ key, text, asOf }) => ({ key, size: text.length, asOf })),
  ];
  for (const key of keysToEvict(sizes, bounds)) drop(key);
  const records = [...changed].map((key) => ({ key, text: texts.get(key)!, asOf: known.get(key)!.asOf }));
  const gone = [...dropped];
  changed.clear();
  dropped.clear();
  return cacheRecords(keeper, records, gone);
}

function writeSoon() {
  timer ??= setTimeout(() => void flushCache(), WRITE_AFTER);
}

/**
 * Starts storing what the listeners of one user's page receive.
 * @param records this device's stored records of the same user; read when needed.
 */
export function openRecordCache(forKeeper: CacheOwner, records: readonly CachedRows[]) {
  keeper = forKeeper;
  for (const record of records) unread.set(record.key, record);
  // A page that is left writes its pending changes; whether they get through is up to the browser.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) void flushCache();
  });
}

/** The last known data of an endpoint and argument, from this page or an earlier one; null if there is none. */
export function getCached<T>(key: string): CachedRecords<T> | null {
  const row = unread.get(key);
  if (row) {
    unread.delete(key);
    try {
      known.set(key, { data: JSON.parse(row.text), asOf: row.asOf, size: row.text.length });
    } catch {
      drop(key);
    }
  }
  return (known.get(key) as CachedRecords<T> | undefined) ?? null;
}

/** Stores what the server has confirmed, in this page and, a little later, on the device. */
export function setCached(key: string, data: unknown, asOf: number) {
  if (!keeper) return;
  unread.delete(key);
  dropped.delete(key);
  known.set(key, { data, asOf, size: known.get(key)?.size ?? 0 });
  changed.add(key);
  writeSoon();
}

/** Forgets data without access. */
export function evictCached(key: string) {
  if (!keeper) return;
  drop(key);
  writeSoon();
}
