import { limit, query } from 'firebase/firestore';
import { bringDocuments } from '../bringDocuments.ts';
import { countDocuments } from '../countDocuments.ts';
import type { BringEverything } from '../everyPage.ts';
import { listenToQuery } from '../listenTo.ts';
import { reportProblem } from '../reportProblem.ts';
import { acrossLosses } from './acrossLosses.ts';
import { askForRepair } from '../summaries/askForRepair.ts';
import type { DirectoryPart } from './directoryParts.ts';
import type { Listing } from './listing.ts';

/** Documents that are read with one request. */
const pageSize = 100;

/** Milliseconds that the repair has before the rest of the documents is read. */
const patience = 5_000;

/** Milliseconds within which functions bring a change into the directory. */
const arrival = 5_000;

const later = (millis: number) => new Promise<void>((settle) => setTimeout(settle, millis));

/** Brings every row from the documents themselves. Damaged ones are reported and left out. */
export const bringSource = <Row>(
  { kind, source, sourceRow }: DirectoryPart<Row>,
  customerId: string,
): BringEverything<Row> =>
  bringDocuments({ asked: source(customerId), schema: sourceRow, what: `all ${kind}`, pageSize });

interface SourceFollower<Row> {
  onListing: (listing: Listing<Row>) => void;
  /** Told when the directory has been compared with its source, so that it is right from now on. */
  onRepaired: () => void;
  onError: (error: unknown) => void;
}

/**
 * Reads the documents of a directory that can't be relied on: the first page, live. Asks for the repair, and reads the rest page by
 * page when that takes too long.
 * @param signal ends it
 */
export async function followSource<Row>(
  part: DirectoryPart<Row>,
  customerId: string,
  signal: AbortSignal,
  { onListing, onRepaired, onError }: SourceFollower<Row>,
): Promise<void> {
  let first: Listing<Row> = { rows: [], isWhole: false };
  let rest: readonly Row[] | null = null;
  const show = () => {
    if (rest === null) return onListing(first);
    const rows = new Map([...rest, ...first.rows].map((row) => [part.keyOf(row), row]));
    onListing({ rows: [...rows.values()], isWhole: true });
  };
  const answered = new Promise<number>((settle) => {
    const detach = listenToQuery(
      query(part.source(customerId), limit(pageSize)),
      part.sourceRow,
      (rows, found) => {
        first = { rows, isWhole: found < pageSize };
        show();
        settle(found);
      },
      onError,
    );
    signal.addEventListener('abort', detach, { once: true });
  });

  // An account that has nothing yet has no directory either.
  if ((await answered) === 0 || signal.aborted) return;
  void askForRepair(customerId).then((isRepaired) => isRepaired && !signal.aborted && onRepaired());
  await later(patience);
  if (signal.aborted || first.isWhole) return;
  const all = await acrossLosses(bringSource(part, customerId))(signal, () => {});
  if (!all.ok) return;
  rest = all.items;
  show();
}

/**
 * Whether a directory lacks some of its documents; not those that functions may still be about to bring.
 * @param held how many rows it has by now
 */
export async function isShortOfSource(
  part: Pick<DirectoryPart<unknown>, 'kind' | 'source'>,
  customerId: string,
  held: () => number,
): Promise<boolean> {
  const asked = part.source(customerId);
  try {
    if (held() >= (await countDocuments(asked))) return false;
    await later(arrival);
    return held() < (await countDocuments(asked));
  } catch (cause) {
    reportProblem(`Counting the ${part.kind} failed`, cause);
    return false;
  }
}
