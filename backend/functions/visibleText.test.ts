import * as z from 'zod/mini';
import { payloadOf } from './calls.ts';
import { visibleText } from './visibleText.ts';

test.each([
  ['A\u200B-\uFEFF203', 'A-203'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['Ma\u00ADple\u200D', 'Maple'],
  ['\u2066Elm\u2069\u200E', 'Elm'],
  ['👩\u200D👧 \u200Dhere', '👩\u200D👧 here'],
  ['👩🏽\u200D🔧', '👩🏽\u200D🔧'],
  ['José\u00A0Núñez\n', 'José\u00A0Núñez\n'],
])('%j is kept as %j', (typed, kept) => {
  expect(visibleText(typed)).toBe(kept);
});

test('what a call keeps has no invisible signs; secrets and what was seen stay as they are', () => {
  const schema = z.object({
    names: z.array(z.string()),
    password: z.string(),
    seen: z.object({ name: z.string() }),
    isActive: z.nullable(z.boolean()),
  });
  const sent = { names: ['El\u200Bm'], password: 'a\u200Bb', seen: { name: 'El\u200Bm' }, isActive: null };
  expect(payloadOf(schema, sent)).toEqual({ ...sent, names: ['Elm'] });
});
