import { signalExitCode } from './signals.ts';

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s exits with code %i', (signal, code) => {
  expect(signalExitCode(signal)).toBe(code);
});
