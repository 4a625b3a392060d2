import { paths } from 'shared-lib/domain';
import { contactSubmissionSchema, managerPageLimits, type ManagerOverview } from 'mf-communities/domain';
import { ofCommunity } from 'backend/functions/core/community/history.ts';
import { recordOf } from 'backend/kernel/records.ts';

type Decision = ManagerOverview['decisions'][number];

/**
 * Decisions about reports of missed pickups at a community, latest first: unit, outcome and evidence, as the
 * office sees it. No names, messages, phone numbers or record ids are included.
 */
export const readDecisions = async (customerId: string, communityId: string): Promise<Decision[]> => {
  const { docs } = await ofCommunity(paths.contactSubmissions(customerId), communityId)
    .where('topic', '==', 'missedPickup')
    .orderBy('decision.at', 'desc')
    .select('communityId', 'topic', 'unitNumber', 'createdAt', 'decision')
    .limit(managerPageLimits.decisions)
    .get();
  return docs.flatMap((found) => {
    const read = recordOf(contactSubmissionSchema, found);
    if (!read?.decision) return [];
    const { verdict, at, night, reason, servedAt, evidence } = read.decision;
    return [
      {
        id: found.id,
        unitNumber: read.unitNumber,
        reportedAt: read.createdAt,
        verdict,
        decidedAt: at,
        night,
        reason,
        servedAt,
        evidence: evidence.map(({ recordId: _, photo, ...shown }) => ({
          ...shown,
          hasPhoto: photo !== null,
        })),
      },
    ];
  });
};
