import type { TourStep } from 'shared-lib/contract';
import { lateTourTargets, tourAreas, tourDelays, tourMissingTargetRetries } from '../tourConstants.ts';
import { messages } from 'shared-lib/domain';

/** The state of the page that a step depends on. */
export interface PageFacts {
  /** Whether the page at the step's path is shown. */
  readonly isThere: boolean;
  readonly target: 'visible' | 'hidden' | 'absent';
  /** The step's settings tab; `none` for a step without one. */
  readonly tab: 'none' | 'absent' | 'idle' | 'chosen';
  /** Whether the settings tab list is visible. */
  readonly hasTabs: boolean;
  /** Whether the module of the step's page can't be loaded. */
  readonly isPageDown: boolean;
}

/** The progress of the search for a step's target. */
export interface Attempt {
  readonly stage: 'start' | 'arriving' | 'findingTab' | 'tabClicked' | 'returning' | 'retrying' | 'lost';
  /** When this stage's patience ends, epoch milliseconds. Targets that are ready sooner are shown sooner. */
  readonly until: number;
  readonly retries: number;
  readonly hasReturned: boolean;
}

/** The next action for a step. */
export type Move =
  | { readonly do: 'show' }
  | { readonly do: 'wait'; readonly attempt: Attempt }
  | { readonly do: 'navigate'; readonly attempt: Attempt }
  | { readonly do: 'clickTab'; readonly attempt: Attempt }
  | { readonly do: 'skip'; readonly warning: Warning };

export type Warning = typeof messages.tourTargetNotVisible | typeof messages.tourTargetNotMounted;

/** The state when a step starts. */
export const freshAttempt: Attempt = { stage: 'start', until: 0, retries: 0, hasReturned: false };

/**
 * The state after a step's target disappeared while shown; the page may bring it back.
 * @param now epoch milliseconds
 */
export const attemptAfterTargetLost = (now: number): Attempt => ({
  ...freshAttempt,
  stage: 'lost',
  until: now + tourDelays.missingTargetRetry,
});

const isOneOf = (list: readonly string[], value: string) => list.includes(value);
const pathOf = (step: TourStep) => step.path.replace(/\?.*/, '');

/**
 * The action when a stage's patience has ended and the target is still missing (spec section 4, Tour state).
 */
function whenMissing(step: TourStep, attempt: Attempt, sight: PageFacts, now: number): Move {
  const { stage, retries, hasReturned } = attempt;
  if (sight.tab === 'absent' && sight.isThere && ['arriving', 'returning', 'lost'].includes(stage)) {
    return findTab(attempt, now);
  }
  // Tabs appear all at once, so if others are visible, this one won't appear.
  const isTabMissing = stage === 'findingTab' && sight.tab === 'absent' && sight.hasTabs;
  if (!isTabMissing) {
    if (!sight.isThere && !hasReturned && isOneOf(tourAreas, pathOf(step))) {
      const until = now + tourDelays.routeChangeRetry;
      return { do: 'navigate', attempt: { ...attempt, stage: 'returning', until, hasReturned: true } };
    }
    if (retries < tourMissingTargetRetries && isOneOf(lateTourTargets, step.target)) {
      const until = now + tourDelays.missingTargetRetry;
      return { do: 'wait', attempt: { ...attempt, stage: 'retrying', until, retries: retries + 1 } };
    }
  }
  return skip(sight);
}

const findTab = (attempt: Attempt, now: number): Move => ({
  do: 'wait',
  attempt: { ...attempt, stage: 'findingTab', until: now + tourDelays.beforeSettingsTabClick },
});

const skip = ({ target }: PageFacts): Move => ({
  do: 'skip',
  warning: target === 'hidden' ? messages.tourTargetNotVisible : messages.tourTargetNotMounted,
});

/**
 * Decides the next action for a step from the current page. The spec's waits are upper bounds: called on
 * every page change, this shows the step as soon as its target is ready.
 * @param now epoch milliseconds
 */
export function nextMove(step: TourStep, attempt: Attempt, sight: PageFacts, now: number): Move {
  const isVisible = sight.target === 'visible';
  if (attempt.stage === 'start') {
    if (sight.isPageDown && !isVisible) return skip(sight);
    const arriving: Attempt = {
      ...attempt,
      stage: 'arriving',
      until: now + tourDelays.beforeNextStep,
    };
    return sight.isThere ? nextMove(step, arriving, sight, now) : { do: 'navigate', attempt: arriving };
  }

  const isOver = now >= attempt.until;
  const canAct = sight.isThere || isOver;
  const needsClick = sight.tab === 'idle' && attempt.stage !== 'tabClicked' && attempt.retries === 0;
  if (needsClick && canAct && (attempt.stage !== 'lost' || isOver)) {
    const until = now + tourDelays.afterSettingsTabClick;
    return { do: 'clickTab', attempt: { ...attempt, stage: 'tabClicked', until } };
  }
  if (isVisible && (canAct || attempt.stage === 'lost')) return { do: 'show' };
  if (sight.isPageDown && sight.isThere) return skip(sight);
  const isTabMissing = sight.tab === 'absent' && sight.hasTabs && sight.isThere;
  if (isTabMissing && attempt.stage === 'arriving') return findTab(attempt, now);
  return isOver ? whenMissing(step, attempt, sight, now) : { do: 'wait', attempt };
}
