import { where } from 'firebase/firestore';
import { paths, recordChangesSchema } from '../../domain/index.ts';
import { countDocuments } from '../countDocuments.ts';
import { listenToDocument } from '../listenTo.ts';
import { documentsAt, liveHookOfAccount } from '../liveHooks.ts';

/** The statuses that no summary counts. */
const counted = ['notified', 'escalated', 'disputed', 'resolved', 'dismissed'] as const;

/** How many violations there are of each of these statuses. */
export type ViolationsByStatus = Readonly<Record<(typeof counted)[number], number>>;

/** Milliseconds from a count to the next: violations that come one after the other are counted together. */
const restMillis = 3000;

const countAll = async (customerId: string): Promise<ViolationsByStatus> => {
  const counts = await Promise.all(
    counted.map(async (status) => {
      const found = documentsAt(paths.violations(customerId), where('status', '==', status));
      return [status, await countDocuments(found)] as const;
    }),
  );
  return Object.fromEntries(counts) as unknown as ViolationsByStatus;
};

/**
 * How many violations people have gone on with, by status, of any night. Firestore can't listen to a count: the server counts again after
 * each change, which one document tells.
 */
export const useViolationsByStatus = liveHookOfAccount<ViolationsByStatus>(
  'countViolationsByStatus',
  (customerId, _asked, onData, onError) => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isBehind = false;

    const count = () => {
      isBehind = false;
      timer = setTimeout(() => {
        timer = undefined;
        if (isBehind) count();
      }, restMillis);
      countAll(customerId).then(
        (counts) => !isOver && onData(counts),
        (error: unknown) => !isOver && onError(error),
      );
    };
    const leave = listenToDocument(
      paths.recordChanges(customerId, 'violations'),
      recordChangesSchema,
      () => {
        isBehind = true;
        if (timer === undefined) count();
      },
      onError,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      leave();
    };
  },
);
