import type { TourStep } from 'shared-lib/contract';
import {
  lateTourTargets,
  messages,
  tourAreas,
  tourDelays,
  tourMissingTargetRetries,
} from 'shared-lib/domain';

/** What is seen of the page, as far as a step needs it. */
export interface Sight {
  /** Whether the page of the step's path is the one in sight. */
  readonly isThere: boolean;
  readonly target: 'visible' | 'hidden' | 'absent';
  /** The step's settings tab; `none` for a step without one. */
  readonly tab: 'none' | 'absent' | 'idle' | 'chosen';
  /** Whether the list of settings tabs is in sight. */
  readonly hasTabs: boolean;
  /** Whether the module that has the step's page can't be loaded. */
  readonly isPageDown: boolean;
}

/** How far the search for a step's target has come. */
export interface Attempt {
  readonly stage: 'start' | 'arriving' | 'findingTab' | 'tabClicked' | 'returning' | 'retrying' | 'lost';
  /** When the patience of this stage ends, epoch milliseconds. What is ready sooner is shown sooner. */
  readonly until: number;
  readonly retries: number;
  readonly hasReturned: boolean;
}

/** What to do next for a step. */
export type Move =
  | { readonly do: 'show' }
  | { readonly do: 'wait'; readonly attempt: Attempt }
  | { readonly do: 'navigate'; readonly attempt: Attempt }
  | { readonly do: 'clickTab'; readonly attempt: Attempt }
  | { readonly do: 'skip'; readonly warning: Warning };

export type Warning = typeof messages.tourTargetNotVisible | typeof messages.tourTargetNotMounted;

/** A step that is come to. */
export const freshAttempt: Attempt = { stage: 'start', until: 0, retries: 0, hasReturned: false };

/**
 * A step whose target went away while it was shown: the page may bring it back by itself.
 * @param now epoch milliseconds
 */
export const lostTarget = (now: number): Attempt => ({
  ...freshAttempt,
  stage: 'lost',
  until: now + tourDelays.missingTargetRetry,
});

const isOneOf = (list: readonly string[], value: string) => list.includes(value);
const pathOf = (step: TourStep) => step.path.replace(/\?.*/, '');

/** What to do when the patience of a stage has ended and the target is still missing (spec section 4, Tour state). */
function whenMissing(step: TourStep, attempt: Attempt, sight: Sight, now: number): Move {
  const { stage, retries, hasReturned } = attempt;
  if (sight.tab === 'absent' && sight.isThere && ['arriving', 'returning', 'lost'].includes(stage)) {
    return findTab(attempt, now);
  }
  // The tabs come all at once: where the others are, this one won't follow.
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

const skip = ({ target }: Sight): Move => ({
  do: 'skip',
  warning: target === 'hidden' ? messages.tourTargetNotVisible : messages.tourTargetNotMounted,
});

/**
 * Decides what to do next for a step, from what is seen of the page now. All the waits of the spec are upper bounds: asked
 * again at every change of the page, it shows the step as soon as its target is ready.
 * @param now epoch milliseconds
 */
export function nextMove(step: TourStep, attempt: Attempt, sight: Sight, now: number): Move {
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
  const mayAct = sight.isThere || isOver;
  const needsClick = sight.tab === 'idle' && attempt.stage !== 'tabClicked' && attempt.retries === 0;
  if (needsClick && mayAct && (attempt.stage !== 'lost' || isOver)) {
    const until = now + tourDelays.afterSettingsTabClick;
    return { do: 'clickTab', attempt: { ...attempt, stage: 'tabClicked', until } };
  }
  if (isVisible && (mayAct || attempt.stage === 'lost')) return { do: 'show' };
  if (sight.isPageDown && sight.isThere) return skip(sight);
  const isTabMissing = sight.tab === 'absent' && sight.hasTabs && sight.isThere;
  if (isTabMissing && attempt.stage === 'arriving') return findTab(attempt, now);
  return isOver ? whenMissing(step, attempt, sight, now) : { do: 'wait', attempt };
}
