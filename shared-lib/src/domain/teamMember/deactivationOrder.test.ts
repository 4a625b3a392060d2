import { deactivationOrderSchema } from './deactivationOrder.ts';
import { readPayload } from '../base/document.ts';

test.each([
  [{ teamMemberId: 'nadia' }],
  [{ teamMemberId: 'nadia', takenOverBy: null }],
  [{ teamMemberId: 'nadia', takenOverBy: 'sam' }],
])('%j is an order', (payload) => {
  expect(readPayload(deactivationOrderSchema, payload)).toEqual({ ok: true, value: payload });
});

test.each([
  [undefined, 'payload: expected object'],
  [{}, 'teamMemberId: expected string'],
  [{ teamMemberId: 'a/b' }, 'teamMemberId: expected the id of a team member'],
  [{ teamMemberId: 'x'.repeat(129) }, 'teamMemberId: expected at most 128 (string)'],
  [{ teamMemberId: 'nadia', takenOverBy: '..' }, 'takenOverBy: expected the id of a team member'],
  [{ teamMemberId: 'nadia', takenOverBy: 'nadia' }, 'takenOverBy: expected another member'],
])('%j is not an order', (payload, error) => {
  expect(readPayload(deactivationOrderSchema, payload)).toEqual({ ok: false, error });
});
