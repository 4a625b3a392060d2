import type { ShiftOverride } from 'shared-lib/domain';
import { startedShifts } from './startedShifts.ts';

const shift = { communityId: 'ash', serviceDate: '2026-11-23' };
const begun = { ...shift, memberId: 'sam', clockInAt: 0 };
const by = (newAgentId: string | null): ShiftOverride => ({ newAgentId });

test.each<[string, ShiftOverride | null, ShiftOverride | null, object, boolean]>([
  ['a stand-in on the clock', by('sam'), by('kim'), {}, true],
  ['unassigned while on the clock', by('sam'), by(null), {}, true],
  ['the regular specialist on the clock', null, by('kim'), {}, true],
  ['back to someone else’s regular shift', by('sam'), null, { regular: 'kim' }, true],
  ['back to their own regular shift', by('sam'), null, {}, false],
  ['someone else on the clock', by('kim'), by('bo'), {}, false],
  ['another night', by('sam'), by('kim'), { serviceDate: '2026-11-24' }, false],
  ['another community', by('sam'), by('kim'), { communityId: 'elm' }, false],
])('%s', (_, from, to, { regular = 'sam', ...other }: { regular?: string }, isBegun) => {
  const changes = [{ ...shift, ...other, from, to }];
  expect(startedShifts(changes, [begun], () => regular)).toEqual(isBegun ? [begun] : []);
});
