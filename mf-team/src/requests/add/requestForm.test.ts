import type { TeamRequest } from 'shared-lib/domain';
import { newRequestSchema } from 'mf-team/domain';
import { checkValues, errorsWithin } from 'shared-lib/ui/form';
import {
  requestDates,
  requestErrors,
  requestOf,
  type RequestContext,
  type RequestValues,
} from './requestForm.ts';

const dates = requestDates(Date.UTC(2026, 10, 22, 6), 'America/New_York');
const values: RequestValues = { memberId: 'kim', kind: 'timeOff', date: '2026-11-24', communityId: null };
const checkRequest = (requested: RequestValues, against: RequestContext) =>
  checkValues(requested, {
    schema: newRequestSchema,
    toInput: requestOf,
    check: (typed) => requestErrors(typed, against),
  });
const known = (status: TeamRequest['status']): TeamRequest => ({
  userId: 'kim',
  status,
  requestType: 'requestOff',
  requestDate: '2026-11-25',
  communityId: null,
  decidedAt: null,
  decidedBy: null,
  cancelledAt: null,
  cancelledBy: null,
  cancellationReason: null,
});
const context = (status: TeamRequest['status'] = 'pending') => ({
  memberIds: new Set(['kim']),
  communities: [{ id: 'oak', noServiceDates: ['2026-12-25'] }],
  requests: [known(status)],
  dates,
});

test('requests can be for any night from the one in progress, up to a year ahead', () => {
  expect(dates).toEqual({ first: '2026-11-21', last: '2027-11-21' });
});

test.each<[string, Partial<RequestValues>, Record<string, string>]>([
  ['nobody', { memberId: null }, { memberId: 'missing' }],
  ['someone who is not on the list', { memberId: 'lee' }, { memberId: 'missing' }],
  ['no date', { date: '' }, { date: 'missing' }],
  ['a year of five digits', { date: '12026-11-24' }, { date: 'missing' }],
  ['a night that has ended', { date: '2026-11-20' }, { date: 'past' }],
  ['a night too far ahead', { date: '2027-11-22' }, { date: 'tooFar' }],
  ['a duplicate', { date: '2026-11-25' }, { date: 'duplicate' }],
  ['a shift without a community', { kind: 'shift' }, { communityId: 'missing' }],
  ['a shift in an unknown community', { kind: 'shift', communityId: 'elm' }, { communityId: 'missing' }],
  [
    'a shift on a closure',
    { kind: 'shift', communityId: 'oak', date: '2026-12-25' },
    { communityId: 'closed' },
  ],
  ['an empty form', { memberId: null, date: '' }, { memberId: 'missing', date: 'missing' }],
])('reports what is wrong with %s', (_, fields, codes) => {
  const checked = checkRequest({ ...values, ...fields }, context());
  const errors = Object.entries(codes).map(([field, code]) => [field, { code }]);
  expect(!checked.ok && errorsWithin(checked.errors, values)).toEqual(Object.fromEntries(errors));
});

test.each<[string, Partial<RequestValues>, object]>([
  ['a night off', {}, { requestType: 'requestOff', communityId: null }],
  ['tonight off', { date: '2026-11-21' }, { requestDate: '2026-11-21' }],
  ['a shift', { kind: 'shift', communityId: 'oak' }, { requestType: 'shift', communityId: 'oak' }],
  ['a night off, regardless of a leftover community', { communityId: 'oak' }, { communityId: null }],
])('accepts %s', (_, fields, request) => {
  expect(checkRequest({ ...values, ...fields }, context())).toEqual({
    ok: true,
    payload: expect.objectContaining(request) as unknown,
  });
});

test('a declined request can be made again', () => {
  expect(checkRequest({ ...values, date: '2026-11-25' }, context('declined')).ok).toBe(true);
});
