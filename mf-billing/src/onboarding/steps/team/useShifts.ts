import {
  changeSchedule,
  combineLive,
  useAccount,
  useAssignmentDirectory,
  useCommunities,
} from 'shared-lib/data';
import { firstShifts } from 'mf-billing/domain';

/** The first community, and how a member gets all its service days; null without a community. */
export function useShifts() {
  const { customerId } = useAccount();
  return combineLive([useCommunities(), useAssignmentDirectory()], ([community], agents) => {
    if (!community || community.serviceDays.length === 0) return null;
    return {
      name: community.propertyName,
      assign: async (memberId: string): Promise<boolean> => {
        const assignments = firstShifts(community, agents, memberId);
        if (assignments.length === 0) return true;
        return (await changeSchedule(customerId, { shifts: [], assignments })).ok;
      },
    };
  });
}

/** The first community's shifts. */
export type Shifts = NonNullable<Extract<ReturnType<typeof useShifts>, { status: 'ready' }>['data']>;
