import { Timestamp } from 'firebase-admin/firestore';
import { managerOverviewSchema, managerPageLimits, paths, type ManagerOverview } from 'shared-lib/domain';
import { ofCommunity } from '../communities/history.ts';

type Decision = ManagerOverview['decisions'][number];

const millisOf = (value: unknown): number | null => {
  if (value instanceof Timestamp) return value.toMillis();
  return typeof value === 'number' ? value : null;
};

const decisionSchema = managerOverviewSchema.shape.decisions;

/**
 * What was decided of the reports of missed pickups at a community, the latest first: which unit, and what came of it. Nobody's name, words
 * or number is in it.
 */
export const readDecisions = async (customerId: string, communityId: string): Promise<Decision[]> => {
  const { docs } = await ofCommunity(paths.contactSubmissions(customerId), communityId)
    .where('topic', '==', 'missedPickup')
    .orderBy('decision.at', 'desc')
    .select('unitNumber', 'createdAt', 'decision')
    .limit(managerPageLimits.decisions)
    .get();
  return docs.flatMap((found) => {
    const read = decisionSchema.safeParse([
      {
        id: found.id,
        unitNumber: found.get('unitNumber') ?? null,
        reportedAt: millisOf(found.get('createdAt')),
        verdict: found.get('decision.verdict'),
        decidedAt: millisOf(found.get('decision.at')),
      },
    ]);
    return read.success ? read.data : [];
  });
};
