import { byOrder, type Checkpoint } from 'shared-lib/domain';

/** The checkpoint it is moved behind; null for the first place. */
interface Move {
  readonly checkpointId: string;
  readonly afterId: string | null;
}

type Placed = Pick<Checkpoint, 'id' | 'order'>;

/**
 * The checkpoints in their order after a move. One moved behind itself, or behind a deleted one, stays.
 * @param checkpoints of one community, in any order.
 */
export const afterMove = <T extends Placed>(
  checkpoints: readonly T[],
  { checkpointId, afterId }: Move,
): T[] => {
  const ordered = [...checkpoints].sort(byOrder);
  const moved = ordered.find((one) => one.id === checkpointId);
  const rest = ordered.filter((one) => one.id !== checkpointId);
  const place = afterId === null ? 0 : rest.findIndex((one) => one.id === afterId) + 1;
  if (!moved || (afterId !== null && place === 0)) return ordered;
  return [...rest.slice(0, place), moved, ...rest.slice(place)];
};

/** The new numbers, from 1 on, of the checkpoints whose number changes. */
export const newOrders = (ordered: readonly Placed[]): { id: string; order: number }[] =>
  ordered.flatMap(({ id: checkpointId, order }, index) =>
    order === index + 1 ? [] : [{ id: checkpointId, order: index + 1 }],
  );
