import type { LiveResult } from 'shared-lib/data';
import { maxFootprints, type CommunityFootprint } from 'mf-communities/domain';
import { useEffect, useState } from 'react';
import { appError } from 'shared-lib/domain';
import { LiveContent } from 'shared-lib/ui';
import { AffectedList, AffectedSkeleton } from 'shared-lib/ui/dialogs';
import { describeCommunities } from '../data/communityCallables.ts';
import { footprintGroups } from './footprintGroups.ts';
import type { DialogCommunity } from './lifecycleActions.ts';
import { useLifecycleTexts } from './useLifecycleTexts.ts';

interface FootprintProps {
  act: 'archive' | 'delete';
  communities: readonly DialogCommunity[];
  live: LiveResult<readonly CommunityFootprint[]>;
}

/** Lists the dependents of communities, grouped and counted. */
export function Footprint({ act, communities, live }: FootprintProps) {
  const words = useLifecycleTexts();
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

/** Fetches the dependents of communities, in calls of the maximum size; null if a call fails. */
async function fetchFootprints(ids: readonly string[]): Promise<readonly CommunityFootprint[] | null> {
  const found: CommunityFootprint[] = [];
  for (let start = 0; start < ids.length; start += maxFootprints) {
    const answer = await describeCommunities(ids.slice(start, start + maxFootprints));
    if (!answer.ok) return null;
    found.push(...answer.value.footprints);
  }
  return found;
}

/**
 * The dependents of some communities, fetched when the dialog opens.
 * @param ids the communities it opens with
 */
export function useFootprints(ids: readonly string[]): LiveResult<readonly CommunityFootprint[]> {
  const [requested] = useState(ids);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{
    attempt: number;
    found: readonly CommunityFootprint[] | null;
  } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void fetchFootprints(requested).then((found) => isCurrent && setAnswer({ attempt, found }));
    return () => {
      isCurrent = false;
    };
  }, [requested, attempt]);

  const retry = () => setAttempt((last) => last + 1);
  if (answer === null || answer.attempt !== attempt) return { status: 'loading', retry };
  if (answer.found === null) return { status: 'failed', error: appError('sectionError'), retry };
  return { status: 'ready', data: answer.found, retry };
}
