import type { TourStep } from 'shared-lib/contract';
import { messages } from 'shared-lib/domain';
import { freshAttempt, lostTarget, nextMove, type Attempt, type Sight } from './nextMove.ts';

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

const sight: Sight = { isThere: true, target: 'absent', tab: 'none', hasTabs: false, isPageDown: false };
const tabSight: Sight = { ...sight, tab: 'absent' };
const stage = (name: Attempt['stage'], left: number, more: Partial<Attempt> = {}): Attempt => ({
  ...freshAttempt,
  stage: name,
  until: now + left,
  ...more,
});
const { tourTargetNotMounted: notMounted, tourTargetNotVisible: notVisible } = messages;

test.each<[string, TourStep, Attempt, Sight, object]>([
  ['a target in sight is shown at once', step, freshAttempt, { ...sight, target: 'visible' }, { do: 'show' }],
  [
    'on another page the route comes first, and then up to 1500 ms',
    step,
    freshAttempt,
    { ...sight, isThere: false, target: 'visible' },
    { do: 'navigate', attempt: { stage: 'arriving', until: now + 1500 } },
  ],
  ['arrived and in sight', step, stage('arriving', 900), { ...sight, target: 'visible' }, { do: 'show' }],
  [
    'the old page does not count while the new one comes',
    step,
    stage('arriving', 900),
    { ...sight, isThere: false, target: 'visible' },
    { do: 'wait', attempt: { stage: 'arriving', until: now + 900 } },
  ],
  [
    'an address that leads elsewhere is no reason to hide what is there',
    step,
    stage('arriving', 0),
    { ...sight, isThere: false, target: 'visible' },
    { do: 'show' },
  ],
  ['others are skipped', step, stage('arriving', 0), sight, { do: 'skip', warning: notMounted }],
  [
    'what is mounted and hidden is skipped as such',
    step,
    stage('arriving', 0),
    { ...sight, target: 'hidden' },
    { do: 'skip', warning: notVisible },
  ],
  [
    'on the way to an area, and not there: once more, for up to 2 s',
    teamStep,
    stage('arriving', 0),
    { ...sight, isThere: false },
    { do: 'navigate', attempt: { stage: 'returning', until: now + 2000, hasReturned: true } },
  ],
  [
    'not a third time',
    teamStep,
    stage('returning', 0, { hasReturned: true }),
    { ...sight, isThere: false },
    { do: 'skip', warning: notMounted },
  ],
  [
    'a page that is no area is not returned to',
    step,
    stage('lost', 0),
    { ...sight, isThere: false },
    { do: 'skip', warning: notMounted },
  ],
  [
    'a target known to be late is looked for again for up to 1500 ms',
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
    'and then skipped',
    lateStep,
    stage('retrying', 0, { retries: 3 }),
    sight,
    { do: 'skip', warning: notMounted },
  ],
  [
    'a tab that is there is clicked, and gets up to 500 ms',
    tabStep,
    stage('arriving', 900),
    { ...tabSight, tab: 'idle', target: 'visible' },
    { do: 'clickTab', attempt: { stage: 'tabClicked', until: now + 500 } },
  ],
  [
    'a chosen tab is not clicked',
    tabStep,
    freshAttempt,
    { ...tabSight, tab: 'chosen', target: 'visible' },
    { do: 'show' },
  ],
  [
    'nor clicked twice',
    tabStep,
    stage('tabClicked', 400),
    { ...tabSight, tab: 'idle', target: 'visible' },
    { do: 'show' },
  ],
  [
    'a tab that is missing gets 800 ms more',
    tabStep,
    stage('arriving', 0),
    tabSight,
    { do: 'wait', attempt: { stage: 'findingTab', until: now + 800 } },
  ],
  [
    'at once where the other tabs are',
    tabStep,
    stage('arriving', 1400),
    { ...tabSight, hasTabs: true },
    { do: 'wait', attempt: { stage: 'findingTab', until: now + 800 } },
  ],
  [
    'and is then looked for again',
    tabStep,
    stage('findingTab', 0),
    tabSight,
    { do: 'wait', attempt: { stage: 'retrying', until: now + 1500, retries: 1 } },
  ],
  [
    'but not where the other tabs are',
    tabStep,
    stage('findingTab', 0),
    { ...tabSight, hasTabs: true },
    { do: 'skip', warning: notMounted },
  ],
  [
    'a page whose module is down is not waited for',
    tabStep,
    stage('arriving', 1400),
    { ...tabSight, isPageDown: true },
    { do: 'skip', warning: notMounted },
  ],
  [
    'nor gone to when that is known',
    tabStep,
    freshAttempt,
    { ...tabSight, isThere: false, isPageDown: true },
    { do: 'skip', warning: notMounted },
  ],
  [
    'but its nav entry is shown',
    teamStep,
    stage('arriving', 1400),
    { ...sight, target: 'visible', isPageDown: true },
    { do: 'show' },
  ],
  [
    'a target that went away may come back by itself',
    step,
    lostTarget(now),
    sight,
    { do: 'wait', attempt: { stage: 'lost', until: now + 1500 } },
  ],
  [
    'someone who went elsewhere is not called back before',
    teamStep,
    lostTarget(now),
    { ...sight, isThere: false },
    { do: 'wait', attempt: { stage: 'lost', until: now + 1500 } },
  ],
])('%s', (_, of, attempt, seen, expected) => {
  expect(nextMove(of, attempt, seen, now)).toMatchObject(expected);
});
