import { readPayload } from 'shared-lib/domain';
import { memberCalls } from './calls.ts';

test('a payload is reduced to the member’s id', () => {
  expect(readPayload(memberCalls.deleteTeamMember.payload, { teamMemberId: 'demo-admin', more: 1 })).toEqual({
    ok: true,
    value: { teamMemberId: 'demo-admin' },
  });
});

test.each([
  ...[undefined, null, 'demo-admin', {}],
  ...['a/b', '.', '..', '', '__proto__', '__id__', '__id7__', '\ud800', 'x'.repeat(129), 7, null, {}].map(
    (teamMemberId) => ({ teamMemberId }),
  ),
  { teamMemberId: ['demo-admin'] },
])('%j has no member’s id', (payload) => {
  expect(readPayload(memberCalls.resendInvitation.payload, payload).ok).toBe(false);
});
