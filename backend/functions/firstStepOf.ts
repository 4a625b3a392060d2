import { maxBatchWrites, type DeactivationWrite } from 'shared-lib/domain';
import { wireBytes } from './wireBytes.ts';

/** Firestore takes 10 MiB at once; the rest is for what an estimate leaves out. */
const maxStepBytes = 8_000_000;

/**
 * As many of a deactivation's writes as one transaction holds beside that of the member: at least one, in their order.
 * @returns all of them where nothing is left for another transaction
 */
export const firstStepOf = (writes: readonly DeactivationWrite[]): readonly DeactivationWrite[] => {
  let bytes = 0;
  const end = writes.findIndex((write, index) => {
    bytes += wireBytes(write);
    return index === maxBatchWrites - 1 || (index > 0 && bytes > maxStepBytes);
  });
  return end === -1 ? writes : writes.slice(0, end);
};
