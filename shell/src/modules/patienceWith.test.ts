import type { VersionReason } from './moduleChoices.ts';
import { patienceWith } from './patienceWith.ts';

test.each<[VersionReason, boolean, number]>([
  [{ kind: 'canary', percent: 20 }, true, 1000],
  [{ kind: 'pinned' }, true, 1000],
  [{ kind: 'pinned' }, false, 8000],
  [{ kind: 'stable' }, true, 8000],
  [{ kind: 'fallback', to: 'stable' }, true, 8000],
])('%j with a fast connection (%j) is waited for %j ms', (reason, isFast, expected) => {
  expect(patienceWith({ reason }, isFast)).toBe(expected);
});
