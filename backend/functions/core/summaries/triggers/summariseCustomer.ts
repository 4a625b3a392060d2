import { onDocumentCreated } from 'firebase-functions/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { rebuildSummaries } from '../rebuildSummaries.ts';

/** Creates a new account's first summaries, so that its screens know from the start that there is nothing yet. */
export const summariseCustomer = onDocumentCreated(
  { document: 'customers/{customerId}', ...runtime.trigger, retry: true },
  async ({ params }) => {
    const state = await firestore().doc(paths.summaryState(params.customerId)).get();
    if (!state.get('builtAt')) await rebuildSummaries(params.customerId, Date.now());
  },
);
