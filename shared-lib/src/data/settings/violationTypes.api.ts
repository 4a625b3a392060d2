import { paths, violationTypeSchema } from '../../domain/index.ts';
import { documentsAt, liveCollection } from '../liveHooks.ts';

/** The owner's kinds of violation, live, in no particular order, including merged ones. */
export const useViolationTypes = liveCollection('listenToViolationTypes', {
  schema: violationTypeSchema,
  query: (customerId) => documentsAt(paths.violationTypes(customerId)),
});
