import type { Authorize } from '../authorize.ts';
import { allowAnyIndex } from '../indexes/IndexesFile.ts';
import type { RequireIndex } from '../indexes/IndexesFile.ts';
import { ListenHub } from '../listen/ListenHub.ts';
import type { Database } from '../store/Database.ts';
import { CatalogService } from './CatalogService.ts';
import { ReadService } from './ReadService.ts';
import { StateReader } from './StateReader.ts';
import { Transactions } from './Transactions.ts';
import { WriteService } from './WriteService.ts';

/** The operations that the protocols expose, on one database. */
export interface FirestoreServices {
  database: Database;
  hub: ListenHub;
  transactions: Transactions;
  reads: ReadService;
  writes: WriteService;
  catalog: CatalogService;
  authorize: Authorize;
  requireIndex: RequireIndex;
}

/** Creates the services for a database. Every operation calls `authorize`, and every query `requireIndex`. */
export function createServices(
  database: Database,
  authorize: Authorize,
  requireIndex = allowAnyIndex,
): FirestoreServices {
  const transactions = new Transactions(database);
  const states = new StateReader(database, transactions);
  return {
    database,
    hub: new ListenHub(database),
    transactions,
    reads: new ReadService(states, authorize, requireIndex),
    writes: new WriteService(database, transactions, authorize),
    catalog: new CatalogService(states, authorize, requireIndex),
    authorize,
    requireIndex,
  };
}
