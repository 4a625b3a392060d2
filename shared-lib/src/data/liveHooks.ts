import { collection, query, type Query, type QueryConstraint } from 'firebase/firestore';
import type { DocumentSchema } from '../domain/index.ts';
import { firestore } from './firestore.ts';
import { listenToDocument, listenToQuery } from './listenTo.ts';
import { liveEntry, type Listen, type Listened, type LiveEntry, type LiveResult } from './live.ts';
import { useAccount } from './useAccount.ts';
import { useCurrent } from './useCurrent.ts';
import { useEndOfWaiting } from './useEndOfWaiting.ts';

/** The options of a hook of live records. */
export interface LiveOptions {
  /** Whether the hook listens to nothing, so that it stays loading. */
  readonly skip?: boolean;
}

type LiveHook<T, Asked> = (asked: Asked, options?: LiveOptions) => LiveResult<T>;

/** The argument of a listener to an account's records. */
interface OfAccount<Asked> {
  readonly customerId: string;
  readonly asked: Asked;
}

const loading: LiveResult<never> = { status: 'loading', retry: () => {} };

/** What a hook that listens to nothing has. */
const skipped: LiveEntry<never> = {
  current: () => loading,
  subscribe: () => () => {},
  heal: () => {},
  inUse: () => null,
};

/** What starts a listener of each endpoint, by its name. */
const starters = new Map<string, (arg: unknown) => void>();

/** Starts a listener before the screen that needs it is there; it stays for half a minute, like one whose screen was left. */
export const startListening = ({ name, arg }: Listened) => starters.get(name)?.(arg);

const HALF_A_MINUTE = 30_000;

/**
 * Makes a hook from a function that listens. Screens that pass the same argument share one listener.
 * @param name the endpoint's name in reported problems; it has to be unique.
 * @param listen attaches the listener; its argument has to be JSON.
 * @param keptFor milliseconds for which the listener stays after the last screen that needs it is left.
 */
export function liveHook<T, Asked>(
  name: string,
  listen: Listen<T, Asked>,
  keptFor = HALF_A_MINUTE,
): LiveHook<T, Asked> {
  const endpoint = { name, listen, keptFor };
  starters.set(name, (arg) => liveEntry(endpoint, arg as Asked).subscribe(() => {})());
  return function useLiveRecords(asked, { skip = false } = {}) {
    const live = useCurrent(skip ? skipped : liveEntry(endpoint, asked));
    const answer = useEndOfWaiting(live);
    return skip ? live : answer;
  };
}

/** The same for records of the signed-in account: `listen` gets the account's id too. */
export function liveHookOfAccount<T, Asked = void>(
  name: string,
  listen: (
    customerId: string,
    asked: Asked,
    onData: (data: T) => void,
    onError: (error: unknown) => void,
  ) => () => void,
): LiveHook<T, Asked> {
  const useOfAccount = liveHook<T, OfAccount<Asked>>(name, ({ customerId, asked }, onData, onError) =>
    listen(customerId, asked, onData, onError),
  );
  return function useRecordsOfAccount(asked, options) {
    const { customerId } = useAccount();
    return useOfAccount({ customerId, asked }, options);
  };
}

/** The query for a collection's documents that meet the constraints. */
export const documentsAt = (path: string, ...constraints: readonly QueryConstraint[]): Query =>
  query(collection(firestore(), path), ...constraints);

interface LiveCollection<Item, Asked> {
  readonly schema: DocumentSchema<Item>;
  /** The query for the argument. */
  readonly query: (customerId: string, asked: Asked) => Query;
  /** Called with the records before any screen gets them. */
  readonly onRecords?: (customerId: string, records: readonly Item[]) => void;
}

/**
 * Makes the hook of a list of the signed-in account, in the query's order. Damaged documents are reported and left out.
 * @param name the endpoint's, as in `liveHook`.
 */
export const liveCollection = <Item, Asked = void>(
  name: string,
  { schema, query: queryOf, onRecords }: LiveCollection<Item, Asked>,
) =>
  liveHookOfAccount<readonly Item[], Asked>(name, (customerId, asked, onData, onError) =>
    listenToQuery(
      queryOf(customerId, asked),
      schema,
      (records) => {
        onRecords?.(customerId, records);
        onData(records);
      },
      onError,
    ),
  );

interface LiveDocument<Item, Asked> {
  readonly schema: DocumentSchema<Item>;
  readonly path: (customerId: string, asked: Asked) => string;
}

/**
 * Makes the hook of one document of the signed-in account. Its data is null when the document is missing or damaged.
 * @param name the endpoint's, as in `liveHook`.
 */
export const liveDocument = <Item, Asked = void>(name: string, { schema, path }: LiveDocument<Item, Asked>) =>
  liveHookOfAccount<Item | null, Asked>(name, (customerId, asked, onData, onError) =>
    listenToDocument(path(customerId, asked), schema, onData, onError),
  );
