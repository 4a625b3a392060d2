import { collection, query, type Query, type QueryConstraint } from 'firebase/firestore';
import { useCallback } from 'react';
import type { DocumentSchema } from '../domain/index.ts';
import { api } from './api.ts';
import { firestore } from './firestore.ts';
import { listenToDocument, listenToQuery } from './listenTo.ts';
import { liveEndpoint, restartListener, type Listen, type Live, type LiveResult } from './live.ts';
import { useAccount } from './useAccount.ts';

/** The options of a hook of live records. */
export interface LiveOptions {
  /** Whether the hook listens to nothing, so that it stays loading. */
  readonly skip?: boolean;
}

interface QueryResult<T> {
  data?: Live<T>;
  endpointName?: string;
  originalArgs?: unknown;
}

/** What a screen shows of a streaming endpoint's result: loading, failed with a retry, or data. */
function useLive<T>({ data, endpointName, originalArgs }: QueryResult<T>): LiveResult<T> {
  const retry = useCallback(() => {
    if (endpointName) restartListener(endpointName, originalArgs);
  }, [endpointName, originalArgs]);
  return { ...(data ?? { status: 'loading' }), retry };
}

type LiveHook<T, Asked> = (asked: Asked, options?: LiveOptions) => LiveResult<T>;

/** The argument of a listener to an account's records. */
interface OfAccount<Asked> {
  readonly customerId: string;
  readonly asked: Asked;
}

/**
 * Makes a hook from a function that listens. Screens that pass the same argument share one listener.
 * @param name the endpoint's name in the store and in reported problems; it has to be unique. @param listen attaches
 * the listener; its argument has to be JSON.
 */
export function liveHook<T, Asked>(name: string, listen: Listen<T, Asked>): LiveHook<T, Asked> {
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({ [name]: build.query<Live<T>, Asked>(liveEndpoint(name, listen)) }),
  });
  return function useLiveRecords(asked, options) {
    return useLive<T>(endpoints[name]!.useQuery(asked, options));
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
