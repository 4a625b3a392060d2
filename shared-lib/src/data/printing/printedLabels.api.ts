import { getDocsFromServer, limit, query, where, type Query, type QueryConstraint } from 'firebase/firestore';
import { chunksOf, paths, type Reprint } from '../../domain/index.ts';
import { poll, countPollMillis } from '../poll.ts';
import { countDocuments } from '../countDocuments.ts';
import { documentsAt, liveHook, type LiveOptions } from '../liveHooks.ts';
import { useAccount } from '../useAccount.ts';

/** Which labels to count. */
export interface PrintedLabels {
  readonly communityIds: Reprint['communityIds'];
  /** Only those printed before, in milliseconds; null for all printed ones. */
  readonly before: number | null;
}

/** How many printed labels are still in use. */
export interface PrintedCounts {
  readonly binTags: number;
  readonly checkpoints: number;
}

/** Firestore allows 30 disjunctions: each community with two states of a tag. */
const atOnce = 15;

/** The queries for printed labels, by kind; together they find all of them. */
function printedLabels(customerId: string, { communityIds, before }: PrintedLabels) {
  const printed = [
    where('printedAt', '>', new Date(0)),
    ...(before === null ? [] : [where('printedAt', '<', new Date(before))]),
  ];
  const places: readonly QueryConstraint[][] =
    communityIds === 'all'
      ? [[]]
      : chunksOf(communityIds, atOnce).map((some) => [where('communityId', 'in', some)]);
  const questions = (path: string, ...constraints: readonly QueryConstraint[]) =>
    places.map((place) => documentsAt(path, ...place, ...constraints, ...printed));
  return {
    binTags: questions(paths.binTags(customerId), where('status', 'in', ['assigned', 'unassigned'])),
    checkpoints: questions(
      paths.checkpoints(customerId),
      where('type', '==', 'qr'),
      where('isActive', '==', true),
    ),
  };
}

async function countPrinted(customerId: string, requested: PrintedLabels): Promise<PrintedCounts> {
  const labels = printedLabels(customerId, requested);
  const sum = async (questions: readonly Query[]) => {
    const counts = await Promise.all(questions.map(countDocuments));
    return counts.reduce((total, count) => total + count, 0);
  };
  const [binTags, checkpoints] = await Promise.all([sum(labels.binTags), sum(labels.checkpoints)]);
  return { binTags, checkpoints };
}

const useCounted = liveHook(
  'countPrintedLabels',
  poll(countPollMillis, ({ customerId, asked }: { customerId: string; asked: PrintedLabels }) =>
    countPrinted(customerId, asked),
  ),
  0,
);

/** How many labels are printed, counted by the server. */
export function usePrintedLabels(requested: PrintedLabels, options?: LiveOptions) {
  const { customerId } = useAccount();
  return useCounted({ customerId, asked: requested }, options);
}

/** Where labels are printed, `/communities/{communityId}?labels={kind}`. */
export interface LabelPlace {
  readonly communityId: string;
  readonly kind: 'bintags' | 'checkpoints';
}

async function placeOfOne(customerId: string, requested: PrintedLabels): Promise<LabelPlace | null> {
  const { binTags, checkpoints } = printedLabels(customerId, requested);
  const questions = [
    ...binTags.map((question) => ({ question, kind: 'bintags' as const })),
    ...checkpoints.map((question) => ({ question, kind: 'checkpoints' as const })),
  ];
  // In sequence, because the first one nearly always finds a label.
  for (const { question, kind } of questions) {
    const { docs } = await getDocsFromServer(query(question, limit(1)));
    const communityId: unknown = docs[0]?.get('communityId');
    if (typeof communityId === 'string') return { communityId, kind };
  }
  return null;
}

const usePlace = liveHook(
  'placeOfPrintedLabels',
  poll(countPollMillis, ({ customerId, asked }: { customerId: string; asked: PrintedLabels }) =>
    placeOfOne(customerId, asked),
  ),
  0,
);

/**
 * Where to print next: at the bin tag printed longest ago, otherwise at the checkpoint printed longest ago; null if
 * none is left.
 */
export function useNextPrintPosition(requested: PrintedLabels, options?: LiveOptions) {
  const { customerId } = useAccount();
  return usePlace({ customerId, asked: requested }, options);
}
