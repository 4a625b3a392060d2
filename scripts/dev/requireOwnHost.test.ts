import { isOwnName } from './requireOwnHost.ts';

it.each([
  ['localhost:5000', true],
  ['127.0.0.1:5000', true],
  ['[::1]:5000', true],
  ['localhost', true],
  ['localhost.evil.test:5000', false],
  ['evil.test', false],
  ['127.0.0.1.evil.test', false],
  ['', false],
  [undefined, false],
])('the host %s', (host, own) => {
  expect(isOwnName(host)).toBe(own);
});
