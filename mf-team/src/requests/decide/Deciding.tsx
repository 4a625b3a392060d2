import { useMemo } from 'react';
import { useNow } from 'shared-lib/data';
import { viewerTimeZone } from 'shared-lib/i18n';
import { Skeleton } from 'shared-lib/ui';
import { useSubstitutes } from '../substitutes/useSubstitutes.ts';
import type { RequestEntry } from '../requestEntries.ts';
import { Decision } from './Decision.tsx';
import type { NightFacts } from './nightFacts.ts';
import { obstacleOf } from './obstacleOf.ts';

interface DecidingProps {
  entry: RequestEntry;
  facts: NightFacts;
  onDecided: () => void;
}

/** A request's decision once the possible substitutes for a night off are known, so that no suggestion changes later. */
export function Deciding(props: DecidingProps) {
  const { entry, facts } = props;
  const now = useNow();
  const isUndecided = entry.status === 'pending' || entry.status === 'approved';
  const isNeeded = entry.timeOff && isUndecided && obstacleOf(entry, facts, now, viewerTimeZone()) === null;
  const shifts = useMemo(
    () => (isNeeded ? facts.duties.shiftsOf(entry.userId, entry.requestDate) : []),
    [isNeeded, facts, entry.userId, entry.requestDate],
  );
  const substitutes = useSubstitutes(shifts, facts);
  if (substitutes === null) return <Skeleton height={220} />;
  return <Decision {...props} shifts={shifts} substitutes={substitutes} />;
}
