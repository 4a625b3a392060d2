import type { TourStep } from 'shared-lib/contract';
import { freshAttempt, attemptAfterTargetLost, nextMove, type Attempt } from './nextMove.ts';
import type { Clock, Probe, Routes, TourEvents } from './ports.ts';

/** A running tour. */
export interface TourRunner {
  /** Goes to the next step, or ends the tour; ignored while looking for a target. */
  next(): void;
  /** Goes to the previous step; ignored while looking for a target. */
  previous(): void;
  /** Jumps to a step. */
  goTo(index: number): void;
  /** Checks the page again after a change. */
  look(): void;
  /** Cancels all waits; nothing more is shown. */
  dispose(): void;
}

/**
 * Runs a tour: navigates to each step's page, waits for its target, shows it, and skips what can't be shown.
 * It never gets stuck: every step is shown or skipped within the spec's time limits (section 4, Tour state).
 * @param steps at least one.
 * @param startAt the first step to show; clamped to the last.
 */
export function createTourRunner<Anchor>(
  steps: readonly TourStep[],
  startAt: number,
  ports: { clock: Clock; routes: Routes; probe: Probe<Anchor> },
  events: TourEvents<Anchor>,
): TourRunner {
  const { clock, routes, probe } = ports;
  const pagesDown = new Set<string>();
  let index = 0;
  let direction: 1 | -1 = 1;
  let attempt: Attempt = freshAttempt;
  let shown: { anchor: Anchor } | null = null;
  let lastShown = 0;
  let showings = 0;
  let isOver = false;
  let cancelTimer = () => {};

  async function askForPage(path: string) {
    if (pagesDown.has(path) || !(await routes.isDown(path))) return;
    pagesDown.add(path);
    look();
  }

  function show(anchor: Anchor) {
    cancelTimer();
    shown = { anchor };
    lastShown = index;
    direction = 1;
    events.onView({ phase: 'showing', index, anchor, showing: ++showings });
    // Prefetch the next step while this one is read.
    const following = steps[index + 1];
    if (following) void askForPage(following.path);
  }

  function end() {
    dispose();
    events.onEnd();
  }

  /** Moves to another step. */
  function standAt(to: number) {
    const left = steps[index];
    index = to;
    attempt = freshAttempt;
    return left;
  }

  /**
   * Removes what a step's address opened. This may trigger another check of the page, so everything else must
   * be settled first.
   */
  function closeWhatOpened(left: TourStep | undefined) {
    if (left && left.path !== steps[index]?.path) routes.leave(left.path);
  }

  /** Where to go from a skipped step: on in the same direction, or forward if there is nothing before it. */
  function leave() {
    const isBeforeFirst = index + direction < 0;
    if (isBeforeFirst) direction = 1;
    closeWhatOpened(standAt(isBeforeFirst ? lastShown : index + direction));
  }

  /** Checks the displayed step: nothing to do while its target exists. */
  function watch(step: TourStep): boolean {
    const { target, anchor } = probe.see(step);
    if (target === 'visible' && anchor === shown?.anchor) return false;
    if (target === 'visible' && anchor !== null) {
      show(anchor);
      return false;
    }
    shown = null;
    attempt = attemptAfterTargetLost(clock.now());
    events.onView({ phase: 'moving' });
    return true;
  }

  /** Takes the next move toward a step. */
  function approach(step: TourStep): boolean {
    if (attempt === freshAttempt) {
      events.onStep(index);
      void askForPage(step.path);
    }
    const { anchor, ...seen } = probe.see(step);
    const sight = { ...seen, isThere: routes.isAt(step.path), isPageDown: pagesDown.has(step.path) };
    const move = nextMove(step, attempt, sight, clock.now());
    if (move.do === 'show') {
      if (anchor !== null) show(anchor);
      return false;
    }
    if (move.do === 'skip') {
      events.onSkip(step, move.warning);
      leave();
      return true;
    }
    attempt = move.attempt;
    cancelTimer();
    cancelTimer = clock.after(Math.max(attempt.until - clock.now(), 0), look);
    if (move.do === 'navigate') routes.go(step.path);
    if (move.do === 'clickTab') probe.clickTab(step.tab ?? '');
    return move.do === 'clickTab';
  }

  function look() {
    let shouldContinue = !isOver;
    while (shouldContinue) {
      const step = steps[index];
      if (!step) return end();
      shouldContinue = (shown ? watch(step) : approach(step)) && !isOver;
    }
  }

  function goTo(to: number, towards: 1 | -1) {
    if (isOver) return;
    shown = null;
    direction = towards;
    const left = standAt(to);
    if (index < steps.length) events.onView({ phase: 'moving' });
    closeWhatOpened(left);
    look();
  }

  function dispose() {
    if (isOver) return;
    isOver = true;
    cancelTimer();
    stopWatching();
    const left = steps[index];
    if (left) routes.leave(left.path);
  }

  const stopWatching = probe.onChange(look);
  goTo(Math.min(Math.max(startAt, 0), steps.length - 1), 1);
  return {
    next: () => shown && goTo(index + 1, 1),
    previous: () => shown && index > 0 && goTo(index - 1, -1),
    goTo: (to) => goTo(Math.min(Math.max(to, 0), steps.length - 1), 1),
    look,
    dispose,
  };
}
