import { decidedAs } from 'mf-team/domain';
import { requestAdded, requestDecided } from './requestChanges.ts';

const now = 1_795_000_000_000;

test('a request that was added, and decided', () => {
  const requested = {
    userId: 'kim',
    requestType: 'requestOff',
    requestDate: '2026-11-24',
    communityId: null,
  };
  const at = { recordId: 'kim', place: 2 };
  const added = requestAdded(at, requested);
  const row = added.change(null)!;
  expect(added.key).toBe('kim/2');
  expect(row).toMatchObject({ ...at, ...requested, status: 'pending', decidedAt: null });
  expect(added.change({ ...row, status: 'approved' })?.status).toBe('approved');

  const outcome = decidedAs(row, 'approved', 'olivia', now);
  const decided = requestDecided(at, outcome);
  expect(decided.key).toBe('kim/2');
  expect(decided.change(row)).toEqual({ ...row, ...outcome });
  expect(decided.change(null)).toBeNull();
});
