import { useAgentsOf, useAnyUnit, useNow } from 'shared-lib/data';
import { useBinTagPage } from '../data/binTagPage.api.ts';
import type { Community } from 'shared-lib/domain';
import { stepsToRemindOf, type Missing } from './setupSteps.ts';

/** Which steps of a community's set-up nothing was done of, as far as a page reminds of them; none while that is not known. */
export function useMissing({
  id,
  createdAt,
}: Pick<Community, 'id' | 'createdAt'>): readonly (keyof Missing)[] {
  const now = useNow();
  const agents = useAgentsOf(id);
  const units = useAnyUnit(id);
  const tags = useBinTagPage({ communityId: id, statuses: ['assigned'], batchId: null, most: 1 });
  if (agents.status !== 'ready' || units.status !== 'ready' || tags.status !== 'ready') return [];
  const missing = {
    units: units.data.length === 0,
    tags: tags.data.records.length === 0,
    agents: agents.data.length === 0,
  };
  return stepsToRemindOf(missing, createdAt, now);
}
