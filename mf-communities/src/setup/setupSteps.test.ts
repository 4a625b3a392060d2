import {
  neighbors,
  nextOpenStep,
  setupSteps,
  stateOf,
  stepNamed,
  stepsToRemindOf,
  type SetupFacts,
} from './setupSteps.ts';

const nothing: SetupFacts = { units: 0, tagged: 0, statedUnits: 0, serviceDays: 3, coveredDays: 0 };
const everything: SetupFacts = { units: 48, tagged: 48, statedUnits: 48, serviceDays: 3, coveredDays: 3 };

test.each<[string, SetupFacts | null, string, string]>([
  ['nothing is added yet', null, 'open open open open open', 'community'],
  ['only the community', nothing, 'done open open open open', 'units'],
  ['no stated number of units', { ...nothing, units: 12 }, 'done done open open open', 'tags'],
  ['some of the units', { ...nothing, units: 12, statedUnits: 48 }, 'done part open open open', 'tags'],
  ['more units than stated', { ...everything, statedUnits: 40 }, 'done done done done done', 'done'],
  ['some have tags', { ...everything, tagged: 40 }, 'done done part done open', 'tags'],
  ['some days are unassigned', { ...everything, coveredDays: 1 }, 'done done done part open', 'agents'],
  [
    'untouched steps come before partly done ones',
    { ...everything, units: 12, tagged: 12, coveredDays: 0 },
    'done part done open open',
    'agents',
  ],
  [
    'no service days',
    { ...everything, serviceDays: 0, coveredDays: 0 },
    'done done done open open',
    'agents',
  ],
  ['everything is done', everything, 'done done done done done', 'done'],
])('%s', (_, facts, states, next) => {
  expect(setupSteps.map((step) => stateOf(step, facts)).join(' ')).toBe(states);
  if (facts !== null) expect(nextOpenStep(facts)).toBe(next);
});

test.each([
  ['community', null, 'units'],
  ['agents', 'tags', 'done'],
  ['done', 'agents', null],
] as const)('next to %s', (step, before, after) => {
  expect(neighbors(step)).toEqual({ before, after });
});

test.each([
  ['tags', 'tags'],
  ['1', null],
  ['', null],
  [null, null],
] as const)('an address with %j', (value, step) => {
  expect(stepNamed(value)).toBe(step);
});

const day = 24 * 3_600_000;
test.each([
  ['a new one without anything', { units: true, tags: true, agents: true }, day, ['units', 'tags', 'agents']],
  ['a new one without tags', { units: false, tags: true, agents: false }, 29 * day, ['tags']],
  ['an old one without tags', { units: false, tags: true, agents: false }, 31 * day, []],
  ['an old one without units', { units: true, tags: true, agents: false }, 31 * day, ['units', 'tags']],
  ['an old one without specialists', { units: false, tags: true, agents: true }, 31 * day, ['agents']],
  ['a complete one', { units: false, tags: false, agents: false }, day, []],
])('%s', (_, missing, age, steps) => {
  expect(stepsToRemindOf(missing, 0, age)).toEqual(steps);
});
