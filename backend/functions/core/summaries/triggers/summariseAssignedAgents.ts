import { onDocumentWritten } from 'firebase-functions/firestore';
import { assignedAgentSchema } from 'shared-lib/domain';
import { runtime } from '../../../../kernel/runtime.ts';
import { refreshEntry } from '../directory.ts';
import { recordOf } from '../../../../kernel/records.ts';
import { isSame } from '../isSame.ts';

/** Updates a community's regular assignments in the directory. */
export const summariseAssignedAgents = onDocumentWritten(
  {
    document: 'customers/{customerId}/communities/{communityId}/assignedAgents/{day}',
    ...runtime.trigger,
    retry: true,
  },
  async ({ data, params }) => {
    if (isSame(data, (snapshot) => recordOf(assignedAgentSchema, snapshot))) return;
    await refreshEntry(params.customerId, 'assignments', params.communityId);
  },
);
