import { openTasks } from './openTasks.ts';

const named = { businessName: 'Quinn Valet', onboarding: null };
const sized = { ...named, onboarding: { step: 'done' as const, communities: 0, staff: 0 } };

test.each([
  ['nothing', null, 0, 0, []],
  ['a business without a name', { ...named, businessName: '' }, 0, 0, []],
  ['a name', named, 0, 0, ['business']],
  ['a size of zero', sized, 0, 0, ['business', 'size']],
  ['all', sized, 1, 1, ['business', 'size', 'community', 'invitation']],
])('%s', (_, customer, communities, members, expected) => {
  const done = openTasks(customer, communities, members).filter(({ isDone }) => isDone);
  expect(done.map(({ step }) => step)).toEqual(expected);
});
