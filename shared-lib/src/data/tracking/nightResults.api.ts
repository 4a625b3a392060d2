import { collection, getCountFromServer, query, where } from 'firebase/firestore';
import { doneShiftReportStatuses, paths, type ShiftReport } from '../../domain/index.ts';
import { askEvery } from '../askEvery.ts';
import { firestore } from '../firestore.ts';
import { liveHook } from '../liveHooks.ts';
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

const useCountedNights = liveHook(
  'countNights',
  askEvery(
    countEvery,
    ({ customerId, serviceDates }: { customerId: string; serviceDates: readonly string[] }) =>
      Promise.all(serviceDates.map((date) => countNight(customerId, date))),
  ),
);

/**
 * How the shifts of some nights went, by their reports. The server counts, so that a large operator's thousands of
 * reports need not be loaded. It counts again every few minutes while a screen shows the figures.
 * @param serviceDates `YYYY-MM-DD`
 */
export function useNightResults(serviceDates: readonly string[]) {
  const { customerId } = useAccount();
  return useCountedNights({ customerId, serviceDates });
}
