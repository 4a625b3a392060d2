import { useEffect, useState } from 'react';
import { useSettings } from 'shared-lib/data';
import { payPeriodAt } from 'mf-tracking/domain';
import { reckonPayProgress } from '../../data/clockCallables.ts';
import { usePayPeriods } from '../../data/payPeriods.api.ts';

/**
 * Minutes worked so far in a night's pay period, by member; undefined until they are known.
 * @param serviceDate `YYYY-MM-DD`
 */
export function usePeriodMinutes(serviceDate: string): ReadonlyMap<string, number> | undefined {
  const payroll = useSettings('payroll');
  const kept = usePayPeriods();
  const [minutes, setMinutes] = useState<ReadonlyMap<string, number>>();
  const from =
    payroll.status === 'ready' && kept.status === 'ready'
      ? payPeriodAt(serviceDate, payroll.data, kept.data).from
      : null;
  useEffect(() => {
    if (from === null) return;
    let isShown = true;
    void reckonPayProgress([{ from, to: serviceDate }], true).then((result) => {
      const progress = result.ok ? result.value.periods[0] : null;
      if (!isShown || !progress) return;
      setMinutes(new Map(progress.members.map(({ memberId, workedMin }) => [memberId, workedMin])));
    });
    return () => {
      isShown = false;
    };
  }, [from, serviceDate]);
  return minutes;
}
