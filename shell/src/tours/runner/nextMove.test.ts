import type { TourStep } from 'shared-lib/contract';
import { messages } from 'shared-lib/domain';
import { freshAttempt, attemptAfterTargetLost, nextMove, type Attempt, type PageFacts } from './nextMove.ts';

const now = 1_000_000;
const step: TourStep = {
  tour: 'welcome',
  order: 1,
  target: 'dashboard-stats',
  path: '/',
  content: { en: 'x' },
};
const teamStep: TourStep = { ...step, target: 'nav-team', path: '/team' };
const lateStep: TourStep = { ...step, target: 'team-role-selector', path: '/team' };
const tabStep: TourStep = { ...step, target: 'settings-tab-sms', path: '/settings', tab: 'sms' };

const sight: PageFacts = { isThere: true, target: 'absent', tab: 'none', hasTabs: false, isPageDown: false };
const tabSight: PageFacts = { ...sight, tab: 'absent' };
const stage = (name: Attempt['stage'], left: number, more: Partial<Attempt> = {}): Attempt => ({
  ...freshAttempt,
  stage: name,
  until: now + left,
  ...more,
});
const { tourTargetNotMounted: notMounted, tourTargetNotVisible: notVisible } = messages;

test.each<[string, TourStep, Attempt, PageFacts, object]>([
  ['shows a visible target immediately', step, freshAttempt, { ...sight, target: 'visible' }, { do: 'show' }],
  [
    'on another page, navigates first, then waits up to 1500 ms',
    step,
    freshAttempt,
    { ...sight, isThere: false, target: 'visible' },
    { do: 'navigate', attempt: { stage: 'arriving', until: now + 1500 } },
  ],
  ['arrived, and visible', step, stage('arriving', 900), { ...sight, target: 'visible' }, { do: 'show' }],
  [
    'ignores the old page while the new one loads',
    step,
    stage('arriving', 900),
    { ...sight, isThere: false, target: 'visible' },
    { do: 'wait', attempt: { stage: 'arriving', until: now + 900 } },
  ],
  [
    'shows a visible target even if the address has changed',
    step,
    stage('arriving', 0),
    { ...sight, isThere: false, target: 'visible' },
    { do: 'show' },
  ],
  ['skips a missing target', step, stage('arriving', 0), sight, { do: 'skip', warning: notMounted }],
  [
    'reports a hidden target as hidden',
    step,
    stage('arriving', 0),
    { ...sight, target: 'hidden' },
    { do: 'skip', warning: notVisible },
  ],
  [
    'navigates once more to an area not reached, for up to 2 s',
    teamStep,
    stage('arriving', 0),
    { ...sight, isThere: false },
    { do: 'navigate', attempt: { stage: 'returning', until: now + 2000, hasReturned: true } },
  ],
  [
    'but not a third time',
    teamStep,
    stage('returning', 0, { hasReturned: true }),
    { ...sight, isThere: false },
    { do: 'skip', warning: notMounted },
  ],
  [
    'doesn’t return to a page that isn’t an area',
    step,
    stage('lost', 0),
    { ...sight, isThere: false },
    { do: 'skip', warning: notMounted },
  ],
  [
    'retries a target known to be late for up to 1500 ms',
    lateStep,
    stage('arriving', 0),
    sight,
    { do: 'wait', attempt: { stage: 'retrying', until: now + 1500, retries: 1 } },
  ],
  [
    'three times',
    lateStep,
    stage('retrying', 0, { retries: 2 }),
    sight,
    { do: 'wait', attempt: { stage: 'retrying', until: now + 1500, retries: 3 } },
  ],
  [
    'then skips it',
    lateStep,
    stage('retrying', 0, { retries: 3 }),
    sight,
    { do: 'skip', warning: notMounted },
  ],
  [
    'clicks a visible tab and waits up to 500 ms',
    tabStep,
    stage('arriving', 900),
    { ...tabSight, tab: 'idle', target: 'visible' },
    { do: 'clickTab', attempt: { stage: 'tabClicked', until: now + 500 } },
  ],
  [
    'doesn’t click the selected tab',
    tabStep,
    freshAttempt,
    { ...tabSight, tab: 'chosen', target: 'visible' },
    { do: 'show' },
  ],
  [
    'or click twice',
    tabStep,
    stage('tabClicked', 400),
    { ...tabSight, tab: 'idle', target: 'visible' },
    { do: 'show' },
  ],
  [
    'waits 800 ms more for a missing tab',
    tabStep,
    stage('arriving', 0),
    tabSight,
    { do: 'wait', attempt: { stage: 'findingTab', until: now + 800 } },
  ],
  [
    'skips it at once if the other tabs are there',
    tabStep,
    stage('arriving', 1400),
    { ...tabSight, hasTabs: true },
    { do: 'wait', attempt: { stage: 'findingTab', until: now + 800 } },
  ],
  [
    'then retries',
    tabStep,
    stage('findingTab', 0),
    tabSight,
    { do: 'wait', attempt: { stage: 'retrying', until: now + 1500, retries: 1 } },
  ],
  [
    'but not if the other tabs are there',
    tabStep,
    stage('findingTab', 0),
    { ...tabSight, hasTabs: true },
    { do: 'skip', warning: notMounted },
  ],
  [
    'doesn’t wait for a page whose module is unavailable',
    tabStep,
    stage('arriving', 1400),
    { ...tabSight, isPageDown: true },
    { do: 'skip', warning: notMounted },
  ],
  [
    'or navigate there if that is known',
    tabStep,
    freshAttempt,
    { ...tabSight, isThere: false, isPageDown: true },
    { do: 'skip', warning: notMounted },
  ],
  [
    'but shows its nav entry',
    teamStep,
    stage('arriving', 1400),
    { ...sight, target: 'visible', isPageDown: true },
    { do: 'show' },
  ],
  [
    'waits for a removed target to come back',
    step,
    attemptAfterTargetLost(now),
    sight,
    { do: 'wait', attempt: { stage: 'lost', until: now + 1500 } },
  ],
  [
    'doesn’t navigate back before that',
    teamStep,
    attemptAfterTargetLost(now),
    { ...sight, isThere: false },
    { do: 'wait', attempt: { stage: 'lost', until: now + 1500 } },
  ],
])('%s', (_, of, attempt, seen, expected) => {
  expect(nextMove(of, attempt, seen, now)).toMatchObject(expected);
});
