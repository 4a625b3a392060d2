import { customerSchema, paths } from '../../domain/index.ts';
import { liveDocument } from '../liveHooks.ts';

/** The signed-in account's customer document, live; null if missing. */
export const useCustomer = liveDocument('listenToCustomer', {
  schema: customerSchema,
  path: paths.customer,
});
