import type { Authorize } from '../authorize.ts';
import { ListenHub } from '../listen/ListenHub.ts';
import type { Database } from '../store/Database.ts';
import { CatalogService } from './CatalogService.ts';
import { ReadService } from './ReadService.ts';
import { Transactions } from './Transactions.ts';
import { WriteService } from './WriteService.ts';

/** Everything that the protocols serve, over one database. */
export interface FirestoreServices {
  database: Database;
  hub: ListenHub;
  transactions: Transactions;
  reads: ReadService;
  writes: WriteService;
  catalog: CatalogService;
  authorize: Authorize;
}

/** Builds the services over a database; every operation of theirs asks `authorize`. */
export function createServices(database: Database, authorize: Authorize): FirestoreServices {
  const transactions = new Transactions(database);
  const reads = new ReadService(database, transactions, authorize);
  return {
    database,
    hub: new ListenHub(database),
    transactions,
    reads,
    writes: new WriteService(database, transactions, authorize),
    catalog: new CatalogService(reads, authorize),
    authorize,
  };
}
