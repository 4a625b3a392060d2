/** How much a device stores of an account, in characters of JSON, at most two bytes each. */
export interface Bounds {
  /** The limit for one listener's records; larger ones aren't stored. */
  readonly each: number;
  readonly all: number;
}

/** A stored item, as far as the limits matter. */
export interface CacheEntrySize {
  readonly key: string;
  readonly size: number;
  /** When it was last confirmed, in epoch milliseconds. */
  readonly asOf: number;
}

/** What to drop to stay within the limits: items that are too large, then those confirmed longest ago. */
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
