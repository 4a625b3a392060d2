import * as z from 'zod/mini';
import { payloadOf } from './calls.ts';

test('stored input has no invisible characters', () => {
  const schema = z.object({ names: z.array(z.string()), password: z.string() });
  const sent = { names: ['El\u200Bm'], password: 'a\u200Bb' };
  expect(payloadOf(schema, sent)).toEqual({ ...sent, names: ['Elm'] });
});

test.each([
  [undefined, 'names: expected array'],
  ['names must be a list.', 'names must be a list.'],
])('an invalid payload is rejected with the error %s', (invalid, message) => {
  const schema = z.object({ names: z.array(z.string()) });
  expect(() => payloadOf(schema, { names: 7 }, invalid)).toThrow(
    expect.objectContaining({ code: 'invalid-argument', message }) as Error,
  );
});
