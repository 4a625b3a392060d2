import * as z from 'zod/mini';
import { payloadOf, teamMemberIdOf } from './calls.ts';

test('stored input has no invisible characters', () => {
  const schema = z.object({ names: z.array(z.string()), password: z.string() });
  const sent = { names: ['El\u200Bm'], password: 'a\u200Bb' };
  expect(payloadOf(schema, sent)).toEqual({ ...sent, names: ['Elm'] });
});

test('reads the id', () => {
  expect(teamMemberIdOf({ teamMemberId: 'demo-admin', more: 1 })).toBe('demo-admin');
});

test.each([
  [undefined],
  [null],
  ['demo-admin'],
  [{}],
  [{ teamMemberId: '' }],
  [{ teamMemberId: 7 }],
  [{ teamMemberId: ['demo-admin'] }],
  [{ teamMemberId: '..' }],
  [{ teamMemberId: 'a/b' }],
  [{ teamMemberId: 'x'.repeat(129) }],
])('refuses %j', (data) => {
  expect(teamMemberIdOf(data)).toBeNull();
});

test.each(['a/b', '.', '..', '', '__proto__', '__id__', '__id7__', '\ud800', 'x'.repeat(129), 7, null, {}])(
  '%j, which Firestore would reject, is not a member’s id',
  (teamMemberId) => {
    expect(teamMemberIdOf({ teamMemberId })).toBeNull();
  },
);
