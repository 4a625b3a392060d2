import { loadsToCount, type Counted, type ModuleOnPage } from './loadsToCount.ts';

const hour = 3_600_000;
const now = 1000 * hour + 5;
const team = (change: Partial<ModuleOnPage> = {}): ModuleOnPage => ({
  module: 'mf-team',
  version: '1.1.0',
  isUsed: true,
  hasProblem: false,
  ...change,
});
const load = { 'mf-team 1.1.0 load': 1000 };
const problem = { 'mf-team 1.1.0 problem': 1000 };

test.each<[string, readonly ModuleOnPage[], Counted, readonly boolean[], Counted]>([
  ['a load', [team()], {}, [false], load],
  ['a load with a problem, once', [team({ hasProblem: true })], {}, [true], problem],
  ['nothing for a module that the page doesn’t use', [team({ isUsed: false })], {}, [], {}],
  ['nothing for a load counted within the hour', [team()], load, [], load],
  ['a problem after a load', [team({ hasProblem: true })], load, [true], { ...load, ...problem }],
  ['nothing for a load after a problem', [team()], problem, [], problem],
  ['nothing for another problem', [team({ hasProblem: true })], problem, [], problem],
  ['a load in the next hour', [team()], { 'mf-team 1.1.0 load': 999 }, [false], load],
  [
    'a load of another version',
    [team()],
    { 'mf-team 1.0.0 load': 1000 },
    [false],
    { 'mf-team 1.0.0 load': 1000, ...load },
  ],
])('counts %s', (_, modules, counted, expected, next) => {
  const result = loadsToCount(modules, counted, now);
  expect(result.loads.map(({ hasProblem }) => hasProblem)).toEqual(expected);
  expect(result.counted).toEqual(next);
});

test('counts at most ten at a time', () => {
  const many = Array.from({ length: 12 }, (_, index) => team({ version: `1.${index}.0` }));
  const first = loadsToCount(many, {}, now);
  expect(first.loads).toHaveLength(10);
  expect(loadsToCount(many, first.counted, now).loads).toHaveLength(2);
});
