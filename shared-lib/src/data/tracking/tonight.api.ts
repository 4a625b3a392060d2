import { collection, documentId, query, where } from 'firebase/firestore';
import { clockInOutSchema, paths, type ClockInOut, type ScheduleNight } from '../../domain/index.ts';
import { api } from '../api.ts';
import { firestore } from '../firestore.ts';
import { listenToQuery } from '../listenTo.ts';
import { liveEndpoint } from '../live.ts';
import { listenToNights } from '../schedule/listenToNights.ts';
import { useAccount } from '../useAccount.ts';
import { useLive } from '../useLive.ts';

interface Nights {
  customerId: string;
  /** Service dates `YYYY-MM-DD`, sorted; at most 30. Several, since tonight differs between time zones. */
  serviceDates: readonly string[];
}

const tonightApi = api.injectEndpoints({
  endpoints: (build) => ({
    listenToScheduleNights: build.query({
      ...liveEndpoint<readonly ScheduleNight[], Nights>(
        'listenToScheduleNights',
        ({ customerId, serviceDates }, onData, onError) =>
          listenToNights(customerId, [where(documentId(), 'in', serviceDates)], onData, onError),
      ),
    }),
    listenToClockInOuts: build.query({
      ...liveEndpoint<readonly ClockInOut[], Nights>(
        'listenToClockInOuts',
        ({ customerId, serviceDates }, onData, onError) =>
          listenToQuery(
            query(
              collection(firestore(), paths.clockInOuts(customerId)),
              where('serviceDate', 'in', serviceDates),
            ),
            clockInOutSchema,
            onData,
            onError,
          ),
      ),
    }),
  }),
});

/** The schedule records of some service dates, live. */
export function useScheduleNights(serviceDates: readonly string[]) {
  const { customerId } = useAccount();
  return useLive<readonly ScheduleNight[]>(
    tonightApi.useListenToScheduleNightsQuery({ customerId, serviceDates }),
  );
}

/** The clock-ins and clock-outs of some service dates, live. */
export function useClockInOuts(serviceDates: readonly string[]) {
  const { customerId } = useAccount();
  return useLive<readonly ClockInOut[]>(tonightApi.useListenToClockInOutsQuery({ customerId, serviceDates }));
}
