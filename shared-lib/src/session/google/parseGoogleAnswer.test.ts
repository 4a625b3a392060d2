import { parseGoogleAnswer } from './parseGoogleAnswer.ts';

const requested = { state: 's', nonce: 'n', search: '' };
const token = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.`;
const good = token({ nonce: 'n' });

test.each([
  ['nothing', '', requested, null],
  ['an unrelated fragment', '#section', requested, null],
  ['a token', `#id_token=${good}&state=s`, requested, { kind: 'token', idToken: good }],
  ['an unsolicited token', `#id_token=${good}&state=s`, null, { kind: 'refused' }],
  ['another tab’s token', `#id_token=${good}&state=other`, requested, { kind: 'refused' }],
  ['a token without a state', `#id_token=${good}`, requested, { kind: 'refused' }],
  [
    'a token with the wrong nonce',
    `#id_token=${token({ nonce: 'x' })}&state=s`,
    requested,
    { kind: 'refused' },
  ],
  ['a malformed token', '#id_token=%7B&state=s', requested, { kind: 'refused' }],
  ['a cancellation', '#error=access_denied&state=s', requested, { kind: 'cancelled' }],
  ['an error', '#error=invalid_request&state=s', requested, { kind: 'refused' }],
])('%s', (_, hash, kept, expected) => {
  expect(parseGoogleAnswer(hash, kept)).toEqual(expected);
});
