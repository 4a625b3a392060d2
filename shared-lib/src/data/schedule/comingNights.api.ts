import { collection, documentId, query, where } from 'firebase/firestore';
import { paths, scheduleNightSchema, type ScheduleNight } from '../../domain/index.ts';
import { api } from '../api.ts';
import { firestore } from '../firestore.ts';
import { listenToQuery } from '../listenTo.ts';
import { liveEndpoint } from '../live.ts';
import { useAccount } from '../useAccount.ts';
import { useLive } from '../useLive.ts';

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
          listenToQuery(
            query(collection(firestore(), paths.schedule(customerId)), where(documentId(), '>=', from)),
            scheduleNightSchema,
            onData,
            onError,
          ),
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
