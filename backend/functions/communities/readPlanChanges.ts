import { communityActivitySchema, paths, type CommunityActivity } from 'shared-lib/domain';
import { firestore } from '../firebase.ts';
import { recordOf } from '../summaries/directorySources.ts';

/** As many lines of a community's log as are read: far more than anybody writes in two months. */
const most = 500;

/** What was changed at a community since a night, for `planInForce`. @param from `YYYY-MM-DD` */
export const readPlanChanges = async (
  customerId: string,
  communityId: string,
  from: string,
): Promise<CommunityActivity[]> => {
  const log = firestore()
    .collection(paths.communityActivity(customerId, communityId))
    .where('at', '>=', new Date(`${from}T00:00:00Z`))
    .orderBy('at', 'desc')
    .limit(most);
  return (await log.get()).docs.flatMap((found) => recordOf(communityActivitySchema, found) ?? []);
};
