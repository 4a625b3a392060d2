import { IconFileUnknown } from '@tabler/icons-react';
import { legsOf, nightsOfWeek, type ShiftSwap } from 'mf-team/domain';
import { useNightClockInOuts, useNow, type LiveResult } from 'shared-lib/data';
import { localDate } from 'shared-lib/domain';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { LiveContent, Skeleton, StatePanel } from 'shared-lib/ui';
import { useNightFacts } from '../decide/useNightFacts.ts';
import type { RequestEntry } from '../requestEntries.ts';
import { SwapDecision } from './SwapDecision.tsx';

interface SwapDecidingProps {
  entry: RequestEntry;
  live: LiveResult<ShiftSwap | null>;
  onDecided: () => void;
}

/** The shifts that two members agreed on, and the decision. */
export function SwapDeciding({ live, ...props }: SwapDecidingProps) {
  const { t } = useTexts('mf-team');
  return (
    <LiveContent live={live}>
      {(swap) =>
        swap ? (
          <AgreedSwap {...props} swap={swap} />
        ) : (
          <StatePanel icon={<IconFileUnknown size={32} />} title={t('requests.decide.gone.title')}>
            {t('requests.decide.gone.text')}
          </StatePanel>
        )
      }
    </LiveContent>
  );
}

interface AgreedSwapProps extends Omit<SwapDecidingProps, 'live'> {
  swap: ShiftSwap;
}

function AgreedSwap({ entry, swap, onDecided }: AgreedSwapProps) {
  const dates = [...new Set(legsOf(swap).map(({ serviceDate }) => serviceDate))].sort();
  const today = localDate(useNow(), viewerTimeZone());
  // Hours matter until it is decided, and no one has worked on a night to come. An exchange may span two weeks.
  const nights = [...new Set(entry.status === 'pending' ? dates.flatMap(nightsOfWeek) : [])]
    .filter((night) => night <= today)
    .sort();
  const clocks = useNightClockInOuts(nights, { skip: nights.length === 0 });
  const live = useNightFacts(dates);
  const isLoading = nights.length > 0 && clocks.status === 'loading';
  return (
    <LiveContent live={live}>
      {(facts) =>
        isLoading ? (
          <Skeleton height={220} />
        ) : (
          <SwapDecision
            entry={entry}
            swap={swap}
            facts={facts}
            clocks={clocks.status === 'ready' ? clocks.data : []}
            onDecided={onDecided}
          />
        )
      }
    </LiveContent>
  );
}
