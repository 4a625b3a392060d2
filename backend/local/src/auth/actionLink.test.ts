import { actionLink, mailLine } from './actionLink.ts';

it("leads to the app's page with Firebase's parameters", () => {
  const emulator =
    'http://127.0.0.1:9099/emulator/action?mode=resetPassword&lang=en&oobCode=abc&apiKey=k&continueUrl=https%3A%2F%2Fx%2Fy%3Fz%3D1&other=1';
  expect(actionLink(emulator, 'http://127.0.0.1:5000/login')).toBe(
    'http://127.0.0.1:5000/login?mode=resetPassword&oobCode=abc&apiKey=k&lang=en&continueUrl=https%3A%2F%2Fx%2Fy%3Fz%3D1',
  );
});

it('is shown as a mail', () => {
  expect(mailLine('PASSWORD_RESET', 'a@demo.test', 'http://x')).toBe(
    'Mail to a@demo.test: Password reset: http://x',
  );
});
