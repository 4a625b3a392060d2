import { sampleDate, sampleEntry, sampleNight } from '../sampleNight.ts';
import { candidatesForShift, candidatesForAll, coverKey, coverOfKey, suggestedCovers } from './cover.ts';
import { rankedCandidates } from './rankedCandidates.ts';

const ranked = (communityId: string, ...args: Parameters<typeof sampleNight>) => {
  const { team, duties, assignedAgents } = sampleNight(...args);
  return rankedCandidates(team, { communityId, serviceDate: sampleDate }, 'kim', duties, assignedAgents);
};
const names = (candidates: ReturnType<typeof ranked>) => candidates.map(({ member }) => member.id);

test('those who know the community come first, then specialists with the least to do, last those who serve elsewhere', () => {
  const candidates = ranked('oak');
  expect(names(candidates)).toEqual(['ann', 'cy', 'bo', 'dana', 'lee']);
  expect(candidates.map(({ isFree }) => isFree)).toEqual([true, true, true, true, false]);
  expect(candidates[0]).toMatchObject({ knownFrom: ['thursday'], shiftsThatNight: 0 });
  expect(candidates[2]).toMatchObject({ knownFrom: [], shiftsThatNight: 1 });
});

test('members off that night come last, after those who only requested it', () => {
  const off = (userId: string, status: 'approved' | 'pending') => ({ ...sampleEntry, userId, status });
  expect(names(ranked('ivy', {}, [off('ann', 'approved'), off('cy', 'pending')]))).toEqual([
    'bo',
    'dana',
    'cy',
    'ann',
    'lee',
  ]);
});

const placesOf = (ids: readonly string[]) =>
  ids.map((communityId) => ({ communityId, serviceDate: sampleDate }));

test.each<[string, string[], string[] | null, string[]]>([
  ['the best free candidate', ['oak'], null, ['ann']],
  ['another for a second shift at the same hour', ['elm', 'ivy', 'oak'], null, ['cy', 'ann', 'bo']],
  ['no one who is taken at that hour', ['oak', 'elm'], ['ann', 'lee'], ['ann', 'open']],
  ['the same for a second shift at another hour', ['elm', 'fir'], ['cy'], ['cy', 'cy']],
  ['no one who is not free', ['oak'], ['lee'], ['open']],
  ['no one without candidates', ['oak'], [], ['open']],
])('suggested: %s', (_, communities, only, suggested) => {
  const perShift = communities.map((id) =>
    ranked(id).filter(({ member }) => only === null || only.includes(member.id)),
  );
  const covers = suggestedCovers(placesOf(communities), perShift, sampleNight().duties);
  expect(covers.map((cover) => (cover.kind === 'agent' ? cover.id : cover.kind))).toEqual(suggested);
});

test.each<[string, string, string, boolean, string[], number]>([
  ['at the same hour', 'elm', 'cy', false, ['oak'], 1],
  ['at another hour', 'fir', 'cy', true, [], 1],
  ['someone else', 'elm', 'ann', true, [], 0],
])('chosen for another shift %s', (_, other, agent, isFree, clashes, shiftsThatNight) => {
  const covers = [{ kind: 'agent', id: agent } as const, { kind: 'open' } as const];
  const beside = candidatesForShift(ranked(other), 1, placesOf(['oak', other]), covers, sampleNight().duties);
  const cy = beside.find(({ member }) => member.id === 'cy');
  expect(cy).toMatchObject({ isFree, shiftsThatNight });
  expect(cy?.conflicts.flatMap((each) => (each.kind === 'sameHour' ? [each.communityId] : []))).toEqual(
    clashes,
  );
});

test('a shift’s own choice does not count as another', () => {
  const covers = [{ kind: 'agent', id: 'ann' } as const];
  const [ann] = candidatesForShift(ranked('oak'), 0, placesOf(['oak']), covers, sampleNight().duties);
  expect(ann).toMatchObject({ isFree: true, shiftsThatNight: 0, conflicts: [] });
});

test('candidates for all shifts are free only if free for each', () => {
  const all = candidatesForAll([ranked('oak'), ranked('fir')]);
  expect(all.find(({ member }) => member.id === 'bo')?.isFree).toBe(true);
  expect(all.find(({ member }) => member.id === 'lee')?.isFree).toBe(false);
  expect(names(all)).toHaveLength(5);
  expect(candidatesForAll([])).toEqual([]);
});

test.each([{ kind: 'open' }, { kind: 'keep' }, { kind: 'agent', id: 'open' }] as const)(
  'a choice round-trips through a field’s value: %j',
  (cover) => {
    expect(coverOfKey(coverKey(cover))).toEqual(cover);
  },
);
