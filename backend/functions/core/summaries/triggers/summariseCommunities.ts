import { onDocumentWritten } from 'firebase-functions/firestore';
import { communitySchema } from 'shared-lib/domain';
import { directoryCommunityOf } from 'shared-lib/domain/summaries';
import { runtime } from '../../../../kernel/runtime.ts';
import { refreshEntry } from '../directory.ts';
import { recordOf } from '../../../../kernel/records.ts';
import { isSame } from '../isSame.ts';

/** Updates a community's directory entry, and the plan's community counts. */
export const summariseCommunities = onDocumentWritten(
  { document: 'customers/{customerId}/communities/{communityId}', ...runtime.trigger, retry: true },
  async ({ data, params }) => {
    const isKept = isSame(data, (snapshot) => {
      const community = recordOf(communitySchema, snapshot);
      return community && directoryCommunityOf(community);
    });
    if (!isKept) await refreshEntry(params.customerId, 'communities', params.communityId);
  },
);
