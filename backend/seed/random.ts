import { hashOf } from 'shared-lib/domain/summaries';

/** A random source with the same results for the same key, so that the seed creates the same data everywhere. */
export interface Random {
  /** An integer from `min` to `max`, inclusive. */
  readonly int: (min: number, max: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  /** True with the probability `p` (0 to 1). */
  readonly chance: (p: number) => boolean;
}

/** The mulberry32 generator: numbers from 0 up to, but not including, 1. */
const generator = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The random source for a key, for example a community and a night. */
export const randomOf = (key: string): Random => {
  const next = generator(hashOf(key));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    chance: (p) => next() < p,
    pick: (list) => {
      const picked = list[int(0, list.length - 1)];
      if (picked === undefined) throw new RangeError('Nothing to pick from an empty list');
      return picked;
    },
  };
};
