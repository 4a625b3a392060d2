import * as fc from 'fast-check';
import type { TourStep } from 'shared-lib/contract';
import { createTourRunner } from './createTourRunner.ts';
import { FakeBrowser, type FakePages } from './fakeBrowser.fixture.ts';

const step = (target: string, path: string, more: Partial<TourStep> = {}): TourStep => ({
  tour: 'welcome',
  order: 0,
  target,
  path,
  content: { en: target },
  ...more,
});

const steps = [
  step('body', '/'),
  step('dashboard-stats', '/'),
  step('settings-tab-sms', '/settings', { tab: 'sms' }),
  step('sms-notifications', '/settings', { tab: 'sms' }),
  step('nav-team', '/team'),
];

const pages: FakePages = {
  '/': { targets: { 'dashboard-stats': 0 } },
  '/settings': { targets: {}, tabs: { sms: { 'sms-notifications': 200 } }, tabsAfter: 300 },
  '/team': { targets: {} },
};
const nav = { 'nav-team': 0 };

function run(browser: FakeBrowser, of = steps, startAt = 0) {
  const log: string[] = [];
  let phase = '';
  const runner = createTourRunner(of, startAt, browser, {
    onView: (view) => {
      phase = view.phase;
      if (view.phase === 'showing') log.push(`${of[view.index]!.target} at ${browser.clock.now()}`);
    },
    onStep: () => {},
    onSkip: ({ target }, warning) => log.push(`${target}: ${warning}`),
    onEnd: () => log.push('end'),
  });
  browser.onGo = () => runner.look();
  return { runner, log, phase: () => phase };
}

/** Advances up to a minute, until something new is logged. */
function settle(browser: FakeBrowser, log: readonly string[], from = log.length) {
  return browser.pass(60_000, () => log.length > from);
}

test('goes forward, showing each step as soon as its target is ready, to the end', async () => {
  const browser = new FakeBrowser(pages, nav);
  const { runner, log } = run(browser);
  for (let index = 0; index < steps.length; index += 1) {
    const before = log.length;
    runner.next();
    await settle(browser, log, before);
  }
  expect(log).toEqual([
    'body at 0',
    'dashboard-stats at 0',
    // The route immediately, its tabs 300 ms later, then the click.
    'settings-tab-sms at 300',
    'sms-notifications at 500',
    'nav-team at 500',
    'end',
  ]);
});

test('what a step’s address opened is closed by Next, Back and the end', async () => {
  const dialog = [
    step('nav-team', '/team'),
    step('team-role-selector', '/team?add=1'),
    step('body', '/team'),
  ];
  const teamPages = { '/team': { targets: {} }, '/team?add=1': { targets: { 'team-role-selector': 100 } } };
  const leave = async (how: 'next' | 'previous' | 'dispose') => {
    const browser = new FakeBrowser(teamPages, nav);
    const { runner, log, phase } = run(browser, dialog, 1);
    await settle(browser, log, 0);
    expect([log, browser.address]).toEqual([['team-role-selector at 100'], '/team?add=1']);
    runner[how]();
    return [browser.address, log.at(-1), phase()];
  };
  expect(await leave('next')).toEqual(['/team', 'body at 100', 'showing']);
  expect(await leave('previous')).toEqual(['/team', 'nav-team at 100', 'showing']);
  expect(await leave('dispose')).toEqual(['/team', 'team-role-selector at 100', 'showing']);
});

test('goes back, but not before the first step', async () => {
  const browser = new FakeBrowser(pages, nav);
  const { runner, log } = run(browser, steps, 4);
  await settle(browser, log, 0);
  for (let index = 0; index < 6; index += 1) {
    const before = log.length;
    runner.previous();
    await browser.pass(5000, () => log.length > before);
  }
  expect(log.map((line) => line.replace(/ at .*/, ''))).toEqual([
    'nav-team',
    'sms-notifications',
    'settings-tab-sms',
    'dashboard-stats',
    'body',
  ]);
});

test('ignores clicks while looking for a target', async () => {
  const browser = new FakeBrowser(pages, nav);
  const { runner, log } = run(browser, steps, 1);
  runner.next();
  runner.next();
  runner.previous();
  runner.next();
  await settle(browser, log);
  expect(log.at(-1)).toBe('settings-tab-sms at 300');
});

test('skips missing targets, with warnings', async () => {
  const browser = new FakeBrowser(
    { '/': { targets: {} }, '/settings': { targets: {} }, '/team': { targets: {} } },
    {},
  );
  const { runner, log } = run(browser);
  runner.next();
  await browser.pass(60_000, () => log.includes('end'));
  expect(log).toEqual([
    'body at 0',
    'dashboard-stats: Target not mounted',
    'settings-tab-sms: Target not mounted',
    'sms-notifications: Target not mounted',
    'nav-team: Target not mounted',
    'end',
  ]);
});

test('going back over missing targets returns to the start', async () => {
  const browser = new FakeBrowser({ ...pages, '/': { targets: {} }, '/settings': { targets: {} } }, nav);
  const noBody = steps.slice(1);
  const { runner, log } = run(browser, noBody, 3);
  await settle(browser, log, 0);
  runner.previous();
  await browser.pass(60_000, () => log.filter((line) => line.startsWith('nav-team')).length === 2);
  expect(log.map((line) => line.replace(/ at .*/, ''))).toEqual([
    'nav-team',
    'sms-notifications: Target not mounted',
    'settings-tab-sms: Target not mounted',
    'dashboard-stats: Target not mounted',
    'nav-team',
  ]);
});

test('an unavailable module doesn’t cause a delay', async () => {
  const browser = new FakeBrowser({ ...pages, '/settings': { targets: {}, isDown: true } }, nav);
  const { runner, log } = run(browser, steps, 1);
  runner.next();
  await settle(browser, log, 3);
  expect(log.slice(1)).toEqual([
    'settings-tab-sms: Target not mounted',
    'sms-notifications: Target not mounted',
    'nav-team at 0',
  ]);
});

test('continues if the target is removed while shown', async () => {
  const browser = new FakeBrowser(pages, nav);
  const { log } = run(browser, steps, 1);
  browser.remove('dashboard-stats');
  await settle(browser, log, 2);
  expect(log).toEqual([
    'dashboard-stats at 0',
    'dashboard-stats: Target not mounted',
    'settings-tab-sms at 1800',
  ]);
});

test('shows a replaced target again, once', () => {
  const browser = new FakeBrowser(pages, nav);
  const { log } = run(browser, steps, 1);
  browser.replace('dashboard-stats');
  browser.change();
  expect(log).toEqual(['dashboard-stats at 0', 'dashboard-stats at 0']);
});

test('leads a user who navigated away back to an area', async () => {
  const browser = new FakeBrowser({ ...pages, '/team': { targets: { 'quick-reports': 0 } } }, {});
  browser.address = '/team';
  const { log } = run(browser, [step('quick-reports', '/team')]);
  browser.routes.go('/');
  await settle(browser, log);
  expect(browser.address).toBe('/team');
  expect(log).toEqual(['quick-reports at 0', 'quick-reports at 1500']);
});

test('stays silent after dispose', async () => {
  const browser = new FakeBrowser(pages, nav);
  const { runner, log } = run(browser, steps, 2);
  runner.dispose();
  await browser.pass(60_000, () => false);
  expect(log).toEqual([]);
  expect(browser.clock.isIdle()).toBe(true);
  expect(browser.listeners).toBe(0);
});

test('whatever happens on the page, every step is shown or skipped in time, and the tour ends', async () => {
  const delay = fc.oneof(fc.constant(Infinity), fc.integer({ min: 0, max: 4000 }));
  const world = fc.record({
    stats: delay,
    tabsAfter: delay,
    sms: delay,
    team: delay,
    settingsDown: fc.boolean(),
    teamDown: fc.boolean(),
  });
  const clicks = fc.array(fc.constantFrom('next', 'next', 'previous', 'remove', 'wait'), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(
      world,
      clicks,
      async ({ stats, tabsAfter, sms, team, settingsDown, teamDown }, sequence) => {
        const browser = new FakeBrowser(
          {
            '/': { targets: { 'dashboard-stats': stats } },
            '/settings': {
              targets: {},
              tabs: { sms: { 'sms-notifications': sms } },
              tabsAfter,
              isDown: settingsDown,
            },
            '/team': { targets: {}, isDown: teamDown },
          },
          { 'nav-team': team },
        );
        const { runner, log } = run(browser);
        for (const click of sequence) {
          if (click === 'next') runner.next();
          else if (click === 'previous') runner.previous();
          else if (click === 'remove') browser.remove('dashboard-stats');
          await browser.pass(click === 'wait' ? 700 : 0, () => false);
        }
        // Each of the five steps completes within its patience; then Next until the end.
        for (let clicksLeft = 0; clicksLeft < 2 * steps.length && !log.includes('end'); clicksLeft += 1) {
          await browser.pass(5 * 10_000, () => false);
          runner.next();
          await browser.pass(0, () => false);
        }
        expect(log.filter((line) => line === 'end')).toHaveLength(1);
        expect(browser.clock.isIdle()).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});
