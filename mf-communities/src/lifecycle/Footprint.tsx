import type { LiveResult } from 'shared-lib/data';
import type { CommunityFootprint } from 'mf-communities/domain';
import { LiveContent } from 'shared-lib/ui';
import { AffectedList, AffectedSkeleton } from 'shared-lib/ui/dialogs';
import { footprintGroups } from './footprintGroups.ts';
import type { DialogCommunity } from './lifecycleActions.ts';
import { useLifecycleWords } from './useLifecycleWords.ts';

interface FootprintProps {
  act: 'archive' | 'delete';
  communities: readonly DialogCommunity[];
  live: LiveResult<readonly CommunityFootprint[]>;
}

/** Lists the dependents of communities, grouped and counted. */
export function Footprint({ act, communities, live }: FootprintProps) {
  const words = useLifecycleWords();
  return (
    <div aria-live="polite" aria-busy={live.status === 'loading'}>
      <LiveContent live={live} skeleton={<AffectedSkeleton label={words.t('lifecycle.loading')} />}>
        {(footprints) => {
          const groups = footprintGroups(act, communities, footprints, words);
          return groups.length > 0 && <AffectedList groups={groups} />;
        }}
      </LiveContent>
    </div>
  );
}
