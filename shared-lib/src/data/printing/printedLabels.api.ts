import { Timestamp, where, type QueryConstraint } from 'firebase/firestore';
import { chunksOf, paths, type Reprint } from '../../domain/index.ts';
import { askEvery, countEvery } from '../askEvery.ts';
import { countDocuments } from '../countDocuments.ts';
import { documentsAt, liveHook, type LiveOptions } from '../liveHooks.ts';
import { useAccount } from '../useAccount.ts';

/** Whose labels are counted. */
export interface PrintedLabels {
  readonly communityIds: Reprint['communityIds'];
  /** Only those that were printed before, in milliseconds; null for all that were printed. */
  readonly before: number | null;
}

/** How many labels are printed that still hang somewhere. */
export interface PrintedCounts {
  readonly binTags: number;
  readonly checkpoints: number;
}

/** Firestore takes 30 disjunctions: each community by two states of a tag. */
const atOnce = 15;

async function countPrinted(
  customerId: string,
  { communityIds, before }: PrintedLabels,
): Promise<PrintedCounts> {
  const printed = [
    where('printedAt', '>', Timestamp.fromMillis(0)),
    ...(before === null ? [] : [where('printedAt', '<', Timestamp.fromMillis(before))]),
  ];
  const places: readonly QueryConstraint[][] =
    communityIds === 'all'
      ? [[]]
      : chunksOf(communityIds, atOnce).map((some) => [where('communityId', 'in', some)]);
  const sum = async (path: string, ...constraints: readonly QueryConstraint[]) => {
    const counts = await Promise.all(
      places.map((place) => countDocuments(documentsAt(path, ...place, ...constraints, ...printed))),
    );
    return counts.reduce((total, count) => total + count, 0);
  };
  const [binTags, checkpoints] = await Promise.all([
    sum(paths.binTags(customerId), where('status', 'in', ['assigned', 'unassigned'])),
    sum(paths.checkpoints(customerId), where('type', '==', 'qr'), where('isActive', '==', true)),
  ]);
  return { binTags, checkpoints };
}

const useCounted = liveHook(
  'countPrintedLabels',
  askEvery(countEvery, ({ customerId, asked }: { customerId: string; asked: PrintedLabels }) =>
    countPrinted(customerId, asked),
  ),
  0,
);

/** How many labels are printed, counted by the server. */
export function usePrintedLabels(asked: PrintedLabels, options?: LiveOptions) {
  const { customerId } = useAccount();
  return useCounted({ customerId, asked }, options);
}
