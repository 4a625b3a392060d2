import { sampleDate, sampleEntry, sampleNight } from '../sampleNight.ts';
import { candidatesForAll, coverKey, coverOfKey, suggestedCover } from './cover.ts';
import { rankedCandidates } from './rankedCandidates.ts';

const ranked = (communityId: string, ...args: Parameters<typeof sampleNight>) => {
  const { team, duties, assignedAgents } = sampleNight(...args);
  return rankedCandidates(team, { communityId, serviceDate: sampleDate }, 'kim', duties, assignedAgents);
};
const names = (candidates: ReturnType<typeof ranked>) => candidates.map(({ member }) => member.id);

test('first who knows the community, then who does the rounds and has the least to do, last who serves elsewhere', () => {
  const candidates = ranked('oak');
  expect(names(candidates)).toEqual(['ann', 'cy', 'bo', 'dana', 'lee']);
  expect(candidates.map(({ isFree }) => isFree)).toEqual([true, true, true, true, false]);
  expect(candidates[0]).toMatchObject({ knownFrom: ['thursday'], shiftsThatNight: 0 });
  expect(candidates[2]).toMatchObject({ knownFrom: [], shiftsThatNight: 1 });
});

test('who has that night off comes last, who only asked for it after those who did not', () => {
  const off = (userId: string, status: 'approved' | 'pending') => ({ ...sampleEntry, userId, status });
  expect(names(ranked('ivy', {}, [off('ann', 'approved'), off('cy', 'pending')]))).toEqual([
    'bo',
    'dana',
    'cy',
    'ann',
    'lee',
  ]);
});

test('the best is suggested when they are free; else the shift stays open', () => {
  expect(suggestedCover(ranked('oak'))).toEqual({ kind: 'agent', id: 'ann' });
  expect(suggestedCover(ranked('oak').filter(({ isFree }) => !isFree))).toEqual({ kind: 'open' });
  expect(suggestedCover([])).toEqual({ kind: 'open' });
});

test('for all shifts at once, only who is free for each is free', () => {
  const all = candidatesForAll([ranked('oak'), ranked('fir')]);
  expect(all.find(({ member }) => member.id === 'bo')?.isFree).toBe(true);
  expect(all.find(({ member }) => member.id === 'lee')?.isFree).toBe(false);
  expect(names(all)).toHaveLength(5);
  expect(candidatesForAll([])).toEqual([]);
});

test.each([{ kind: 'open' }, { kind: 'keep' }, { kind: 'agent', id: 'open' }] as const)(
  'a choice is a field’s value and back: %j',
  (cover) => {
    expect(coverOfKey(coverKey(cover))).toEqual(cover);
  },
);
