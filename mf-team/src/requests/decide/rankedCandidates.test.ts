import { fullWeekMin } from 'mf-team/domain';
import { sampleDate, sampleEntry, sampleNight } from '../sampleNight.ts';
import { candidatesForShift, candidatesForAll, coverKey, coverOfKey, suggestedCovers } from './cover.ts';
import { rankChoices } from '../substitutes/rankChoices.ts';
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

const choicesFor = (communityId: string, workedMin: Readonly<Record<string, number>> = {}) =>
  rankChoices(ranked(communityId), new Map(Object.entries(workedMin)), new Map(), new Map());

const placesOf = (ids: readonly string[]) =>
  ids.map((communityId) => ({ communityId, serviceDate: sampleDate }));

const beforeService = Date.parse(`${sampleDate}T12:00:00Z`);

test.each<[string, string[], string[] | null, string[]]>([
  ['the best free candidate', ['oak'], null, ['ann']],
  ['another for a second shift at the same hour', ['elm', 'ivy', 'oak'], null, ['bo', 'cy', 'ann']],
  ['no one who is taken at that hour', ['oak', 'elm'], ['ann', 'lee'], ['ann', 'offer']],
  ['the same for a second shift at another hour', ['elm', 'fir'], ['cy'], ['cy', 'cy']],
  ['no one who is not free', ['oak'], ['lee'], ['offer']],
  ['no one without candidates', ['oak'], [], ['offer']],
])('suggested: %s', (_, communities, only, suggested) => {
  const perShift = communities.map((id) =>
    choicesFor(id).filter(({ member }) => only === null || only.includes(member.id)),
  );
  const covers = suggestedCovers(placesOf(communities), perShift, sampleNight().duties, beforeService);
  expect(covers.map((cover) => (cover.kind === 'agent' ? cover.id : cover.kind))).toEqual(suggested);
});

test('no one over full hours, on a day off or in the office is suggested', () => {
  const choices = choicesFor('oak', { ann: fullWeekMin });
  const ofMember = (id: string) => choices.find(({ member }) => member.id === id)!;
  const off = { ...ofMember('cy'), conflicts: [{ kind: 'timeOff', status: 'pending' } as const] };
  const admin = { ...ofMember('dana'), member: { id: 'dana', tier: 'Admin' } as const };
  const others = [ofMember('ann'), off, admin];
  const { duties } = sampleNight();
  const place = placesOf(['oak']);
  expect(suggestedCovers(place, [others], duties, beforeService)).toEqual([{ kind: 'offer' }]);
  expect(suggestedCovers(place, [[...others, ofMember('bo')]], duties, beforeService)).toEqual([
    { kind: 'agent', id: 'bo' },
  ]);
});

test('a shift that has started stays open rather than offered', () => {
  const { duties } = sampleNight();
  const started = duties.startOf(placesOf(['oak'])[0]!)!;
  expect(suggestedCovers(placesOf(['oak']), [[]], duties, started)).toEqual([{ kind: 'open' }]);
  expect(suggestedCovers(placesOf(['oak']), [[]], duties, started - 1)).toEqual([{ kind: 'offer' }]);
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

test.each([{ kind: 'open' }, { kind: 'offer' }, { kind: 'keep' }, { kind: 'agent', id: 'open' }] as const)(
  'a choice round-trips through a field’s value: %j',
  (cover) => {
    expect(coverOfKey(coverKey(cover))).toEqual(cover);
  },
);
