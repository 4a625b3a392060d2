import { documentId, where } from 'firebase/firestore';
import type { ScheduleNight } from '../../domain/index.ts';
import { api } from '../api.ts';
import { liveEndpoint } from '../live.ts';
import { useAccount } from '../useAccount.ts';
import { useLive } from '../useLive.ts';
import { listenToNights } from './listenToNights.ts';

interface Range {
  customerId: string;
  /** `YYYY-MM-DD` */
  first: string;
  /** `YYYY-MM-DD`, included. */
  last: string;
}

const scheduleRangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listenToScheduleRange: build.query({
      // By a range of ids, which are dates: a list of ids, as for single nights, holds 30 at most.
      ...liveEndpoint<readonly ScheduleNight[], Range>(
        'listenToScheduleRange',
        ({ customerId, first, last }, onData, onError) =>
          listenToNights(
            customerId,
            [where(documentId(), '>=', first), where(documentId(), '<=', last)],
            onData,
            onError,
          ),
      ),
    }),
  }),
});

/**
 * The schedule records from one service date to another, live; for more nights than `useScheduleNights` may ask for.
 * @param first `YYYY-MM-DD`
 * @param last `YYYY-MM-DD`, included.
 */
export function useScheduleRange(first: string, last: string) {
  const { customerId } = useAccount();
  return useLive<readonly ScheduleNight[]>(
    scheduleRangeApi.useListenToScheduleRangeQuery({ customerId, first, last }),
  );
}
