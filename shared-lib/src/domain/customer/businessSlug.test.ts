import * as z from 'zod/mini';
import { businessSlugSchema } from './businessSlug.ts';

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
