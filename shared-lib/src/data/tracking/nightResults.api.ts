import { collection, getCountFromServer, query, where } from 'firebase/firestore';
import {
  appError,
  doneShiftReportStatuses,
  paths,
  withCause,
  type AppError,
  type ShiftReport,
} from '../../domain/index.ts';
import { api } from '../api.ts';
import { firestore } from '../firestore.ts';
import type { LiveResult } from '../live.ts';
import { reportProblem } from '../reportProblem.ts';
import { useAccount } from '../useAccount.ts';

/** How the shifts of one night went. */
export interface NightResult {
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  readonly done: number;
  readonly missed: number;
}

/** Milliseconds after which we count again, because Firestore can't listen to a count. */
const countEvery = 5 * 60_000;

type Counted = { data: readonly NightResult[] } | { error: AppError };

async function countNight(customerId: string, serviceDate: string): Promise<NightResult> {
  const count = async (statuses: readonly ShiftReport['status'][]) => {
    const reports = query(
      collection(firestore(), paths.shiftReports(customerId)),
      where('serviceDate', '==', serviceDate),
      where('status', 'in', statuses),
    );
    return (await getCountFromServer(reports)).data().count;
  };
  const [done, missed] = await Promise.all([count(doneShiftReportStatuses), count(['missed'])]);
  return { serviceDate, done, missed };
}

const nightResultsApi = api.injectEndpoints({
  endpoints: (build) => ({
    countNights: build.query<readonly NightResult[], { customerId: string; serviceDates: readonly string[] }>(
      {
        queryFn: async ({ customerId, serviceDates }): Promise<Counted> => {
          try {
            return { data: await Promise.all(serviceDates.map((date) => countNight(customerId, date))) };
          } catch (cause) {
            reportProblem('Counting the shift reports failed', cause);
            return { error: withCause(appError('sectionError'), cause) };
          }
        },
      },
    ),
  }),
});

/**
 * How the shifts of some nights went, by their reports. The server counts, so that a large operator's thousands of
 * reports need not be loaded. It counts again every few minutes while a screen shows the figures.
 * @param serviceDates `YYYY-MM-DD`
 */
export function useNightResults(serviceDates: readonly string[]): LiveResult<readonly NightResult[]> {
  const { customerId } = useAccount();
  const { data, error, refetch } = nightResultsApi.useCountNightsQuery(
    { customerId, serviceDates },
    { pollingInterval: countEvery },
  );
  const retry = () => void refetch();
  if (data) return { status: 'ready', data, retry };
  if (error) return { status: 'failed', error: error as AppError, retry };
  return { status: 'loading', retry };
}
