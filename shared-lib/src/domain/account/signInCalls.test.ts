import { passwordResetRequestSchema, signInCalls } from './signInCalls.ts';
import { termsVersion } from './termsVersion.ts';

const { payload: signUp } = signInCalls.requestSignUp;

const sent = {
  firstName: ' Olivia\t',
  lastName: '',
  email: ' Olivia@Demo.TEST ',
  password: 'Quite-new',
  terms: termsVersion,
};

test('a sign-up’s names are trimmed and its email is lowercase', () => {
  expect(signUp.parse({ ...sent, language: 'es' })).toEqual({
    firstName: 'Olivia',
    lastName: '',
    email: 'olivia@demo.test',
    password: 'Quite-new',
    terms: termsVersion,
    language: 'es',
  });
});

test.each([
  ['no name', { firstName: ' ' }, 'firstName'],
  ['a name without end', { lastName: 'x'.repeat(201) }, 'lastName'],
  ['no address', { email: 'olivia' }, 'email'],
  ['an address without end', { email: `${'x'.repeat(320)}@demo.test` }, 'email'],
  ['a password that is guessed', { password: 'Olivia2026!' }, 'password'],
  ['a password without end', { password: 'x1'.repeat(3000) }, 'password'],
  ['other terms', { terms: '2020-01-01' }, 'terms'],
  ['no terms', { terms: undefined }, 'terms'],
  ['another language', { language: 'tlh' }, 'language'],
])('%s is refused', (_, change, field) => {
  const { error } = signUp.safeParse({ ...sent, ...change });
  expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set([field]));
});

test.each([
  [
    { email: ' Dana@Demo.TEST ', language: 'es' },
    { email: 'dana@demo.test', language: 'es' },
  ],
  [{ email: 'dana@demo.test' }, { email: 'dana@demo.test', language: null }],
  [{ email: 'dana', language: null }, undefined],
  [{ email: 'dana@demo.test', language: 'tlh' }, undefined],
  [{ email: `${'x'.repeat(320)}@demo.test` }, undefined],
])('a request for a password reset, %j, is read as %j', (sent, read) => {
  expect(passwordResetRequestSchema.safeParse(sent).data).toEqual(read);
});
