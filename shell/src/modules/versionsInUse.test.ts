import { choice } from './fixtures/teamVersions.ts';
import { createVersionsInUse } from './versionsInUse.ts';

const onTrial = choice('1.1.0');
const stable = choice('1.0.0');
const previous = choice('0.9.0');
const versionsOfTeam = () =>
  createVersionsInUse([{ module: 'mf-team', choices: [onTrial, stable, previous], refused: [] }]);

test('uses the first version; an unknown module has none', () => {
  const versions = versionsOfTeam();
  expect(versions.current('mf-team')).toBe(onTrial);
  expect(versions.releases()).toEqual([onTrial.release]);
  expect(versions.current('mf-other')).toBeUndefined();
  expect(versions.left('mf-other')).toEqual([]);
});

test('replacing a version returns a new list', () => {
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

test('reports status changes and keeps the load time', () => {
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
