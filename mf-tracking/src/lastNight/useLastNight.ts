import { useMemo } from 'react';
import { combineLive, useNightRecords, type LiveResult } from 'shared-lib/data/dashboard';
import { unknownProperty, defaultTimeZone } from 'shared-lib/domain';
import { reviewNight, shiftKey, type ReviewedShift } from 'mf-tracking/domain';
import { useListAccount, type ListAccount } from 'shared-lib/ui/lists';

/** A shift of the night, with names. */
export interface ShiftRow extends ReviewedShift {
  /** Its key, as in the address. */
  readonly id: string;
  readonly community: string;
  readonly timeZone: string;
  /** The specialist's name; null for none, or a deleted one. */
  readonly member: string | null;
}

/** A night's shifts, live, from its summary. */
export interface NightShifts {
  readonly account: ListAccount;
  readonly rows: readonly ShiftRow[];
}

/** @param night `YYYY-MM-DD`, a past night */
export function useLastNight(night: string): LiveResult<NightShifts> {
  const live = combineLive([useListAccount(), useNightRecords([night])], (account, records) => ({
    account,
    records,
  }));
  const known = live.status === 'ready' ? live.data : null;
  const [account, records] = [known?.account, known?.records];
  const shifts = useMemo((): NightShifts | null => {
    if (!account || !records) return null;
    const rows = reviewNight(records).map((shift) => {
      const community = account.communityOf.get(shift.communityId);
      return {
        ...shift,
        id: shiftKey(shift),
        community: community?.propertyName || unknownProperty,
        timeZone: community?.timezone ?? defaultTimeZone,
        member: account.memberNames.get(shift.memberId ?? '') || null,
      };
    });
    return { account, rows };
  }, [account, records]);
  if (live.status !== 'ready') return live;
  return shifts ? { ...live, data: shifts } : { status: 'loading', retry: live.retry };
}
