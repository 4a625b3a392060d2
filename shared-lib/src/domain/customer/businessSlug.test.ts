import * as z from 'zod/mini';
import { businessSlugSchema, planBusinessSlug, type SlugHolder } from './businessSlug.ts';

test.each<[string, string | null, string | null, SlugHolder, string]>([
  ['a free one', 'sunrise', 'sunrise', 'nobody', 'write'],
  ['the first one', null, null, 'nobody', 'write'],
  ['one that the business had before', 'sunrise', 'sunrise', 'itself', 'write'],
  ['one that another has or had', 'sunrise', 'sunrise', 'another', 'taken'],
  ['what is there already', 'sunset', 'sunrise', 'itself', 'unchanged'],
  ['one after somebody else was first', 'sundown', 'sunrise', 'nobody', 'overtaken'],
  ['a taken one after somebody else was first', 'sundown', 'sunrise', 'another', 'overtaken'],
])('%s', (_, stored, seen, holder, plan) => {
  expect(planBusinessSlug(stored, { slug: 'sunset', seen }, holder)).toBe(plan);
});

test.each([
  ['sunrise-valet', 'sunrise-valet'],
  ['  Sunrise ', 'sunrise'],
  ['7-nights', '7-nights'],
  ['settings', null],
  ['mf-anything', null],
  ['T', null],
  ['sun--rise', null],
  ['-sun', null],
  ['sun/rise', null],
  ['sol-y-luna-ñ', null],
  ['x'.repeat(61), null],
  ['', null],
])('%j is read as %j', (typed, slug) => {
  const read = z.safeParse(businessSlugSchema, typed);
  expect(read.success ? read.data : null).toBe(slug);
});
