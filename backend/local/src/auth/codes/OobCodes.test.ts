import { actionLink, emailLine } from './OobCodes.ts';

const page = 'http://127.0.0.1:5000/login';

it.each([
  [
    "leads to the app's page with Firebase's parameters",
    page,
    undefined,
    `${page}?mode=resetPassword&oobCode=abc&apiKey=fake-api-key&lang=en`,
  ],
  [
    'says where to continue',
    page,
    'https://x/y?z=1',
    `${page}?mode=resetPassword&oobCode=abc&apiKey=fake-api-key&lang=en&continueUrl=https%3A%2F%2Fx%2Fy%3Fz%3D1`,
  ],
  [
    "keeps the page's own parameters",
    `${page}?a=1`,
    undefined,
    `${page}?a=1&mode=resetPassword&oobCode=abc&apiKey=fake-api-key&lang=en`,
  ],
])('a link %s', (_, actionUrl, continueUrl, expected) => {
  expect(actionLink(actionUrl, 'PASSWORD_RESET', 'abc', continueUrl)).toBe(expected);
});

it('is logged as an email', () => {
  expect(emailLine('PASSWORD_RESET', 'a@demo.test', 'http://x')).toBe(
    'Mail to a@demo.test: Password reset: http://x',
  );
});
