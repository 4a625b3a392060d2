import { termsVersion } from 'shared-lib/domain';
import { signUpSchema } from './signUp.ts';

const sent = {
  firstName: ' Olivia\t',
  lastName: '',
  email: ' Olivia@Demo.TEST ',
  password: 'Quite-new',
  terms: termsVersion,
};

test('a sign-up’s names are trimmed and its email is lowercase', () => {
  expect(signUpSchema.parse({ ...sent, language: 'es' })).toEqual({
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
  const { error } = signUpSchema.safeParse({ ...sent, ...change });
  expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set([field]));
});
