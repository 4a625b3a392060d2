import { collection, query, type Query, type QueryConstraint } from 'firebase/firestore';
import type { DocumentSchema } from '../domain/index.ts';
import { firestore } from './firestore.ts';
import { listenToDocument, listenToQuery } from './listenTo.ts';
import { liveHook, type LiveHook } from './liveHook.ts';
import { useAccount } from './useAccount.ts';

export { liveHook, type LiveOptions } from './liveHook.ts';

/** The argument of a listener to an account's records. */
interface OfAccount<Asked> {
  readonly customerId: string;
  readonly asked: Asked;
}

/** The same for records of the signed-in account: `listen` also gets the account's id. */
export function liveHookOfAccount<T, Asked = void>(
  name: string,
  listen: (
    customerId: string,
    requested: Asked,
    onData: (data: T) => void,
    onError: (error: unknown) => void,
  ) => () => void,
): LiveHook<T, Asked> {
  const useOfAccount = liveHook<T, OfAccount<Asked>>(name, ({ customerId, asked }, onData, onError) =>
    listen(customerId, asked, onData, onError),
  );
  return function useRecordsOfAccount(requested, options) {
    const { customerId } = useAccount();
    return useOfAccount({ customerId, asked: requested }, options);
  };
}

/** The query for a collection's documents that meet the constraints. */
export const documentsAt = (path: string, ...constraints: readonly QueryConstraint[]): Query =>
  query(collection(firestore(), path), ...constraints);

interface LiveCollection<Item, Asked> {
  readonly schema: DocumentSchema<Item>;
  /** The query for the argument. */
  readonly query: (customerId: string, requested: Asked) => Query;
  /** Called with the records before any screen gets them. */
  readonly onRecords?: (customerId: string, records: readonly Item[]) => void;
}

/**
 * Creates the hook of a list of the signed-in account, in the query's order. Damaged documents are reported and
 * skipped.
 * @param name the endpoint's, as in `liveHook`.
 */
export const liveCollection = <Item, Asked = void>(
  name: string,
  { schema, query: queryOf, onRecords }: LiveCollection<Item, Asked>,
) =>
  liveHookOfAccount<readonly Item[], Asked>(name, (customerId, requested, onData, onError) =>
    listenToQuery(
      queryOf(customerId, requested),
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
  readonly path: (customerId: string, requested: Asked) => string;
}

/**
 * Creates the hook of one document of the signed-in account. Its data is null when the document is missing or
 * damaged.
 * @param name the endpoint's, as in `liveHook`.
 */
export const liveDocument = <Item, Asked = void>(name: string, { schema, path }: LiveDocument<Item, Asked>) =>
  liveHookOfAccount<Item | null, Asked>(name, (customerId, requested, onData, onError) =>
    listenToDocument(path(customerId, requested), schema, onData, onError),
  );
