import { Query, Transaction, type DocumentSnapshot, type QuerySnapshot } from 'firebase-admin/firestore';
import * as functions from 'backend/functions/index.ts';
import type { CommittedChange } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';

/** The effects of a write: calls of each function, documents written, and number of reads. */
export interface Followed {
  /** By the name of the function. */
  readonly calls: Readonly<Record<string, number>>;
  /** The paths of the documents, as often as they were written. */
  readonly writes: readonly string[];
  /** Documents that are billed; a query that finds none costs one. */
  readonly reads: number;
}

interface Trigger {
  readonly name: string;
  readonly run: (event: object) => unknown;
  readonly concerns: RegExp;
  readonly type: string;
}

interface Endpoint {
  readonly eventTrigger?: {
    readonly eventType: string;
    readonly eventFilterPathPatterns?: { readonly document?: string };
  };
}

/** The functions that documents trigger. */
const triggers = Object.entries(functions).flatMap(([name, value]): Trigger[] => {
  const run = value as unknown as Trigger['run'] & { readonly __endpoint?: Endpoint };
  const { eventType = '', eventFilterPathPatterns } = run.__endpoint?.eventTrigger ?? {};
  const document = eventFilterPathPatterns?.document;
  if (document === undefined) return [];
  const concerns = new RegExp(`^${document.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return [{ name, run, concerns, type: eventType }];
});

/** Whether a change triggers a function with this event type. */
const startsOn = (type: string, { before, after }: CommittedChange): boolean => {
  const kind = type.split('.').at(-1);
  if (kind === 'created') return before === null;
  if (kind === 'deleted') return after === null;
  return kind === 'written' || (before !== null && after !== null);
};

const pathOf = ({ name }: CommittedChange): string => name.split('/').slice(5).join('/');

const eventOf = ({ type }: Trigger, change: CommittedChange, id: string): object => ({
  specversion: '1.0',
  id,
  type,
  source: `//firestore.googleapis.com/${change.name.split('/').slice(0, 4).join('/')}`,
  subject: `documents/${pathOf(change)}`,
  time: change.commitTime,
  datacontenttype: 'application/json',
  project: change.name.split('/')[1],
  location: 'us-central1',
  database: '(default)',
  namespace: '(default)',
  document: pathOf(change),
  data: {
    ...(change.after && { value: change.after }),
    ...(change.before && { oldValue: change.before }),
  },
});

type Get = (...requested: unknown[]) => Promise<unknown>;

/** A read's billed cost; a count costs one per thousand entries, so one here. */
const billedFor = (found: unknown): number => {
  if (Array.isArray(found)) return (found as DocumentSnapshot[]).length;
  return 'docs' in (found as object) ? Math.max(1, (found as QuerySnapshot).size) : 1;
};

/** Counts the documents that transactions and queries read, until stopped. */
const countReads = () => {
  let reads = 0;
  const places = [
    [Transaction.prototype, 'get'],
    [Transaction.prototype, 'getAll'],
    [Query.prototype, 'get'],
  ] as const;
  const restored = places.map(([prototype, method]) => {
    const methods = prototype as unknown as Record<string, Get>;
    const real = methods[method]!;
    methods[method] = async function counted(this: unknown, ...requested: unknown[]) {
      const found = await real.apply(this, requested);
      reads += billedFor(found);
      return found;
    };
    return () => (methods[method] = real);
  });
  return () => {
    for (const restore of restored) restore();
    return reads;
  };
};

/** Runs the functions that each commit triggers, and counts. */
export const followedWrites = () => {
  const received: CommittedChange[] = [];

  /** Runs everything triggered by the commits since, until nothing is left. */
  const follow = async (): Promise<Followed> => {
    const calls: Record<string, number> = {};
    const writes: string[] = [];
    const stop = countReads();
    const source = received.splice(0);
    for (let changes = source; changes.length > 0; changes = received.splice(0)) {
      if (changes !== source) writes.push(...changes.map(pathOf));
      const runs = changes.flatMap((change, index) =>
        triggers
          .filter(({ concerns, type }) => startsOn(type, change) && concerns.test(pathOf(change)))
          .map((trigger) => {
            calls[trigger.name] = (calls[trigger.name] ?? 0) + 1;
            return trigger.run(eventOf(trigger, change, `${change.commitTime} ${index} ${trigger.name}`));
          }),
      );
      await Promise.all(runs);
    }
    return { calls, writes, reads: stop() };
  };

  return { onCommit: (changes: readonly CommittedChange[]) => void received.push(...changes), follow };
};
