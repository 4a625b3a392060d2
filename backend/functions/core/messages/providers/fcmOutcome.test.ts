import { fcmOutcome } from './fcmOutcome.ts';

const failed = (status: string, errorCode?: string) => ({
  error: { message: 'No.', status, details: [{ '@type': 'some' }, ...(errorCode ? [{ errorCode }] : [])] },
});

test.each<[string, number, unknown, string | null, object]>([
  ['one it took', 200, { name: 'projects/valet/messages/1' }, null, { kind: 'accepted', numSegments: null }],
  ['one whose answer is cut off', 200, null, null, { kind: 'accepted', providerId: '' }],
  [
    'a browser that unsubscribed',
    404,
    failed('NOT_FOUND', 'UNREGISTERED'),
    null,
    { kind: 'refused', code: 'UNREGISTERED' },
  ],
  [
    'a browser of another project',
    403,
    failed('PERMISSION_DENIED', 'SENDER_ID_MISMATCH'),
    null,
    { kind: 'refused', code: 'UNREGISTERED' },
  ],
  [
    'a malformed one',
    400,
    failed('INVALID_ARGUMENT', 'INVALID_ARGUMENT'),
    null,
    { kind: 'refused', code: 'INVALID_ARGUMENT' },
  ],
  [
    'too many at once',
    429,
    failed('RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED'),
    '90',
    { kind: 'later', isBusy: true, afterMillis: 90_000 },
  ],
  ['a server that is down', 503, 'no JSON', null, { kind: 'later', code: '503' }],
  ['a missing role', 403, failed('PERMISSION_DENIED'), null, { kind: 'later', code: 'PERMISSION_DENIED' }],
])('%s', (_, status, body, retryAfter, outcome) => {
  expect(fcmOutcome(status, body, retryAfter)).toMatchObject(outcome);
});
