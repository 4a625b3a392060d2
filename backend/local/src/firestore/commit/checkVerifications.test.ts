import { checkVerifications } from './checkVerifications.ts';
import type { Write } from './Write.ts';

const does = (steps: string): Write[] =>
  steps.split(' ').map((step) => ({
    kind: step.startsWith('verify') ? 'verify' : 'delete',
    name: step.slice(step.indexOf(':') + 1),
    precondition: {},
  }));

test.each<[string, string | null]>([
  ['verify:a verify:b write:c write:c', null],
  ['verify:a write:b verify:a', 'verified more than once'],
  ['verify:a write:a', 'verified and then written'],
  ['write:a verify:a', 'written and then verified'],
])('%s', (steps, message) => {
  const run = (): void => checkVerifications(does(steps));
  if (message) expect(run).toThrow(message);
  else expect(run).not.toThrow();
});
