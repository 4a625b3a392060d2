import type { Checkpoint } from './checkpoint.ts';

type Placed = Pick<Checkpoint, 'id' | 'order'>;

/** In route order; equal numbers by id. */
export const byOrder = (one: Placed, other: Placed): number =>
  one.order - other.order || (one.id < other.id ? -1 : 1);
