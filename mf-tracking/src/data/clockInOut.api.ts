import { liveDocument } from 'shared-lib/data/kit';
import { clockInOutSchema, paths } from 'shared-lib/domain';

/** One clock-in by its id, live. */
export const useClockInOut = liveDocument('listenToClockInOut', {
  schema: clockInOutSchema,
  path: paths.clockInOut,
});
