import type { ContactChange } from 'mf-communities/domain';
import { applyStepToRequests } from './applyStepToRequests.ts';

const requests = Array.from({ length: 12 }, (_, index) => ({
  id: `r${index}`,
  steps: Array.from({ length: index }),
})) as unknown as Parameters<typeof applyStepToRequests>[0];
const resolve = () => ({ act: 'setStatus', status: 'resolved' }) as const;

test.each([
  [0, [0, 3, 11]],
  [1, [1, 4, 12]],
])('each is changed as it was seen, and refused ones are skipped: %s steps later', async (after, seen) => {
  const requested: ContactChange[] = [];
  const { taken, left } = await applyStepToRequests(
    requests,
    resolve,
    (change) => {
      requested.push(change);
      const isFirst = change.submissionId !== 'r4';
      return Promise.resolve(
        isFirst
          ? { ok: true, value: null }
          : { ok: false, error: { code: 'aborted', message: 'Somebody else was first.' } },
      );
    },
    after,
  );
  expect(requested.length).toBe(12);
  expect(new Set(requested.map(({ stepId }) => stepId)).size).toBe(12);
  expect([requested[0]?.seen, requested[3]?.seen, requested[11]?.seen]).toEqual(seen);
  expect(left).toBe(1);
  expect(taken.map(({ id }) => id)).not.toContain('r4');
});
