import { googleAnswer } from './googleAnswer.ts';

const asked = { state: 's', nonce: 'n', search: '' };
const token = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.`;
const good = token({ nonce: 'n' });

test.each([
  ['nothing', '', asked, null],
  ['something else', '#section', asked, null],
  ['a token', `#id_token=${good}&state=s`, asked, { kind: 'token', idToken: good }],
  ['a token that nobody asked for', `#id_token=${good}&state=s`, null, { kind: 'refused' }],
  ['a token for another tab', `#id_token=${good}&state=other`, asked, { kind: 'refused' }],
  ['a token without a state', `#id_token=${good}`, asked, { kind: 'refused' }],
  ['a token of another time', `#id_token=${token({ nonce: 'x' })}&state=s`, asked, { kind: 'refused' }],
  ['what is no token', '#id_token=%7B&state=s', asked, { kind: 'refused' }],
  ['who went back', '#error=access_denied&state=s', asked, { kind: 'cancelled' }],
  ['an error', '#error=invalid_request&state=s', asked, { kind: 'refused' }],
])('%s', (_, hash, kept, expected) => {
  expect(googleAnswer(hash, kept)).toEqual(expected);
});
