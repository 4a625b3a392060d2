import { onDocumentWritten } from 'firebase-functions/firestore';
import { teamMemberSchema } from 'shared-lib/domain';
import { directoryMemberOf } from 'shared-lib/domain/summaries';
import { runtime } from '../../../../kernel/runtime.ts';
import { refreshEntry } from '../directory.ts';
import { recordOf } from '../../../../kernel/records.ts';
import { isSame } from '../isSame.ts';

/** Updates a member's directory entry, and the plan's member counts. */
export const summariseTeam = onDocumentWritten(
  { document: 'customers/{customerId}/team/{memberId}', ...runtime.trigger, retry: true },
  async ({ data, params }) => {
    const isKept = isSame(data, (snapshot) => {
      const member = recordOf(teamMemberSchema, snapshot);
      return member && directoryMemberOf(member);
    });
    if (!isKept) await refreshEntry(params.customerId, 'team', params.memberId);
  },
);
