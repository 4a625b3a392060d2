import { choice } from './fixtures/teamVersions.ts';
import { createVersionsInUse } from './versionsInUse.ts';

const onTrial = choice('1.1.0');
const stable = choice('1.0.0');
const previous = choice('0.9.0');
const versionsOfTeam = () =>
  createVersionsInUse([{ module: 'mf-team', choices: [onTrial, stable, previous], refused: [] }]);

test('the first version is in use, and of a module that is not known, none', () => {
  const versions = versionsOfTeam();
  expect(versions.current('mf-team')).toBe(onTrial);
  expect(versions.releases()).toEqual([onTrial.release]);
  expect(versions.current('mf-other')).toBeUndefined();
  expect(versions.left('mf-other')).toEqual([]);
});

test('a version takes the place of those before it, and what is told of them is another list', () => {
  const versions = versionsOfTeam();
  const before = versions.releases();
  const changes: string[] = [];
  const stop = versions.subscribe(() => changes.push(...versions.releases().map(({ version }) => version)));
  versions.replaceBy(previous);
  expect(versions.left('mf-team')).toEqual([previous]);
  expect(versions.releases()).not.toBe(before);
  expect(changes).toEqual(['0.9.0']);
  stop();
  versions.become(previous.base, 'loading');
  expect(changes).toHaveLength(1);
});

test('how a version stands is told when it changes, and keeps the time that its code took', () => {
  const versions = versionsOfTeam();
  const told: (string | number | null)[][] = [];
  versions.subscribe(() => told.push(versions.statuses().flatMap((one) => [one.state, one.loadMillis])));
  versions.become(onTrial.base, 'loading');
  versions.become(onTrial.base, 'loading');
  versions.become(onTrial.base, 'loaded', 140);
  versions.become(onTrial.base, 'failed');
  expect(told).toEqual([
    ['loading', null],
    ['loaded', 140],
    ['failed', 140],
  ]);
  expect([versions.hasFailed(onTrial.base), versions.hasFailed(stable.base)]).toEqual([true, false]);
});
