import { planBusinessSlug, type SlugHolder } from './planBusinessSlug.ts';

test.each<[string, string | null, string | null, SlugHolder, string]>([
  ['a free one', 'sunrise', 'sunrise', 'nobody', 'write'],
  ['the first one', null, null, 'nobody', 'write'],
  ['one that the business had before', 'sunrise', 'sunrise', 'itself', 'write'],
  ['one that another has or had', 'sunrise', 'sunrise', 'another', 'taken'],
  ['the current one', 'sunset', 'sunrise', 'itself', 'unchanged'],
  ['one after someone else was first', 'sundown', 'sunrise', 'nobody', 'changedMeanwhile'],
  ['a taken one after someone else was first', 'sundown', 'sunrise', 'another', 'changedMeanwhile'],
])('%s', (_, stored, seen, holder, plan) => {
  expect(planBusinessSlug(stored, { slug: 'sunset', seen }, holder)).toBe(plan);
});
