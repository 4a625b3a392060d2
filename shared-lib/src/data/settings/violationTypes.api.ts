import { paths, violationTypeSchema } from '../../domain/index.ts';
import { documentsAt, liveCollection } from '../liveHooks.ts';

/** The kinds of violation that the owner has defined, live, in no particular order; merged ones are among them. */
export const useViolationTypes = liveCollection('listenToViolationTypes', {
  schema: violationTypeSchema,
  query: (customerId) => documentsAt(paths.violationTypes(customerId)),
});
