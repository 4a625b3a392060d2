import { documentId, where } from 'firebase/firestore';
import type { ScheduleNight } from '../../domain/index.ts';
import { api } from '../api.ts';
import { liveEndpoint } from '../live.ts';
import { useAccount } from '../useAccount.ts';
import { useLive } from '../useLive.ts';
import { listenToNights } from './listenToNights.ts';

interface ComingNights {
  customerId: string;
  /** `YYYY-MM-DD` */
  from: string;
}

const comingNightsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listenToComingNights: build.query({
      ...liveEndpoint<readonly ScheduleNight[], ComingNights>(
        'listenToComingNights',
        ({ customerId, from }, onData, onError) =>
          listenToNights(customerId, [where(documentId(), '>=', from)], onData, onError),
      ),
    }),
  }),
});

/**
 * The schedule records of a date and of all later ones, live, by date.
 * @param from `YYYY-MM-DD`
 */
export function useComingNights(from: string) {
  const { customerId } = useAccount();
  return useLive<readonly ScheduleNight[]>(
    comingNightsApi.useListenToComingNightsQuery({ customerId, from }),
  );
}
