/** How much a device keeps of an account. Characters of JSON, of which each is at most two bytes. */
export interface Bounds {
  /** Of one listener's records; larger ones are not kept. */
  readonly each: number;
  readonly all: number;
}

/** What is kept, as far as its bounds are about it. */
export interface Sized {
  readonly key: string;
  readonly size: number;
  /** When it was last confirmed, in epoch milliseconds. */
  readonly asOf: number;
}

/** What has to go so that the rest is within the bounds: what is too large, and then what was confirmed longest ago. */
export function beyondBounds(kept: readonly Sized[], { each, all }: Bounds): string[] {
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
