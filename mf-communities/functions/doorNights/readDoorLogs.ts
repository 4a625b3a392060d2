import { paths, serviceLogSchema, type ServiceLog } from 'shared-lib/domain';
import { maxDoorLogs } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';

/** A unit of a community, and some nights, both included, `YYYY-MM-DD`. */
interface DoorSpan {
  readonly communityId: string;
  readonly unitId: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Reads only one door's service logs, a bounded number. The monthly summary can't replace them: it has no
 * times, and covers all doors of the community.
 */
export const readDoorLogs = async (
  customerId: string,
  { communityId, unitId, from, to }: DoorSpan,
): Promise<ServiceLog[]> => {
  const { docs } = await firestore()
    .collection(paths.serviceLogs(customerId))
    .where('unitId', '==', unitId)
    .where('serviceDate', '>=', from)
    .where('serviceDate', '<=', to)
    .orderBy('serviceDate', 'desc')
    .limit(maxDoorLogs)
    .get();
  return docs
    .flatMap((found) => recordOf(serviceLogSchema, found) ?? [])
    .filter((log) => log.communityId === communityId);
};
