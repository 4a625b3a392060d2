import { where } from 'firebase/firestore';
import {
  countOpen,
  paths,
  violationCountsSchema,
  violationSchema,
  type ViolationCounts,
} from '../../domain/index.ts';
import { countDocuments } from '../countDocuments.ts';
import { requestRepair } from '../summaries/requestRepair.ts';
import { listenToDocument } from '../listenTo.ts';
import { documentsAt, liveHookOfAccount } from '../liveHooks.ts';
import { listenToSummary } from '../summaries/listenToSummary.ts';
import { listenToAllDocuments } from '../summaries/listenToAllDocuments.ts';

/** How many violations are open, in total and by community, and how many haven't been reviewed. */
type OpenViolations = Pick<ViolationCounts, 'open' | 'openByCommunity' | 'pendingReview'>;

const openAt = (customerId: string) =>
  documentsAt(paths.violations(customerId), where('status', '==', 'open'));

/** How many violations are undecided, in total and by community, for all nights, live. */
export const useOpenViolations = liveHookOfAccount<OpenViolations>(
  'listenToOpenViolations',
  (customerId, _asked, onData, onError) =>
    listenToSummary<OpenViolations>(
      `counts of violations of ${customerId}`,
      {
        summary: (onSummary, onFailure) =>
          listenToDocument(
            paths.violationCounts(customerId),
            violationCountsSchema,
            (counts) => onSummary(counts?.damaged === 0 ? counts : null),
            onFailure,
          ),
        source: (onSource, onFailure) =>
          listenToAllDocuments(
            openAt(customerId),
            violationSchema,
            (violations) =>
              onSource({
                open: violations.length,
                openByCommunity: countOpen(violations),
                pendingReview: violations.filter(({ reviewStatus }) => reviewStatus === 'pending').length,
              }),
            onFailure,
          ),
        count: () => countDocuments(openAt(customerId)),
        countIn: ({ open }) => open,
        repair: () => requestRepair(customerId),
      },
      onData,
      onError,
    ),
);
