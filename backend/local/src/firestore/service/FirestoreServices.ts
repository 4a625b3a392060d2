import type { Authorize } from '../authorize.ts';
import { ListenHub } from '../listen/ListenHub.ts';
import type { Database } from '../store/Database.ts';
import { CatalogService } from './CatalogService.ts';
import { ReadService } from './ReadService.ts';
import { StateReader } from './StateReader.ts';
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
  const states = new StateReader(database, transactions);
  return {
    database,
    hub: new ListenHub(database),
    transactions,
    reads: new ReadService(states, authorize),
    writes: new WriteService(database, transactions, authorize),
    catalog: new CatalogService(states, authorize),
    authorize,
  };
}
