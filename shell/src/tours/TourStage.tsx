import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { EventData } from 'react-joyride';
import type { RouteObject } from 'react-router-dom';
import type { ModuleRelease, TourId } from 'shared-lib/contract';
import { useAccount } from 'shared-lib/data';
import { saveRunningTour, recordCompletedTour, useTourActions } from 'shared-lib/data/tours';
import { messages } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { addTourTexts } from './texts/index.ts';
import { TourCard } from './TourCard.tsx';
import { tourSteps } from './tourSteps.ts';
import { eventMeaning, hasPage, useTourRunner } from './useTourRunner.ts';
import { warnTour } from './warnTour.ts';
import styles from './TourStage.module.css';

/**
 * Shown while a tour is moving to its next step: the page stays dimmed, and after a moment a message with a
 * Skip button appears. The page isn't blocked.
 */
function TourOnItsWay({ onSkip }: { onSkip: () => void }) {
  const { t } = useTexts('tours');

  useEffect(() => {
    const endAtEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onSkip();
    document.addEventListener('keydown', endAtEscape);
    return () => document.removeEventListener('keydown', endAtEscape);
  }, [onSkip]);

  return (
    <div className={styles.dim}>
      <div className={styles.note}>
        <span role="status">{t('moving')}</span>
        <button type="button" className={styles.skip} onClick={onSkip}>
          {t('buttons.skip')}
        </button>
      </div>
    </div>
  );
}

addTourTexts();

interface TourStageProps {
  tour: TourId;
  releases: readonly ModuleRelease[];
  routes: readonly RouteObject[];
}

/** A running tour: its current step, or the wait for its target. */
export default function TourStage({ tour, releases, routes }: TourStageProps) {
  const account = useAccount();
  const { stop } = useTourActions();
  const all = useMemo(() => tourSteps(tour, releases), [tour, releases]);
  const steps = useMemo(() => all.filter((step) => hasPage(routes, step)), [all, routes]);
  const isOver = useRef(false);
  useFocusReturn();

  const end = useCallback(() => {
    if (isOver.current) return;
    isOver.current = true;
    saveRunningTour(null);
    void recordCompletedTour(account, tour);
    stop();
  }, [account, tour, stop]);

  useEffect(() => {
    for (const { target, path } of all.filter((step) => !hasPage(routes, step))) {
      warnTour(messages.tourTargetNotMounted, `${target}, since there is no page ${path}`);
    }
  }, [all, routes]);

  const { view, runner } = useTourRunner({ tour, steps, releases, onEnd: end });

  const onEvent = useCallback(
    (event: EventData) => {
      const meaning = eventMeaning(event);
      if (meaning === 'end') end();
      if (meaning === 'previous') runner.current?.previous();
      if (meaning === 'targetMissing') {
        warnTour(messages.tourTargetNotVisible, `step ${event.index + 1} of ${tour}`);
      }
      if (meaning === 'next' || meaning === 'targetMissing') runner.current?.next();
    },
    [end, runner, tour],
  );

  return view.phase === 'moving' ? (
    <TourOnItsWay onSkip={end} />
  ) : (
    <TourCard key={view.showing} steps={steps} index={view.index} anchor={view.anchor} onEvent={onEvent} />
  );
}

/** On unmount, returns focus to the previously focused element, or to the content if that is gone. */
export function useFocusReturn() {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // Focus the user has moved into the page stays there.
      const holder = document.activeElement;
      if (holder && holder !== document.body && holder.isConnected) return;
      const hadFocus = before instanceof HTMLElement && before.isConnected && before !== document.body;
      const target = hadFocus ? before : document.getElementById('content');
      target?.focus({ preventScroll: true });
    };
  }, []);
}
