import type { RequestEntry } from '../requestEntries.ts';
import { rankedCandidates } from '../decide/rankedCandidates.ts';
import { sampleDate, sampleEntry, sampleNight } from '../sampleNight.ts';
import { rankChoices } from '../substitutes/rankChoices.ts';
import { shiftsToCover, suggestedForAll } from './bulkCovers.ts';

const now = Date.parse(`${sampleDate}T12:00:00Z`);
const leeOff: RequestEntry = { ...sampleEntry, key: 'one/1', place: 1, userId: 'lee' };
const forShift = (userId: string, communityId: string): RequestEntry => ({
  ...sampleEntry,
  key: `${userId}/${communityId}`,
  timeOff: false,
  requestType: 'shift',
  userId,
  communityId,
});
const facts = (entries: readonly RequestEntry[]) => sampleNight({}, entries);
const toCover = (entries: readonly RequestEntry[]) =>
  shiftsToCover(entries, facts(entries), now, 'America/New_York');

test.each<[string, RequestEntry[], string[]]>([
  ['a night off', [sampleEntry], ['elm', 'oak']],
  ['two on one night', [sampleEntry, leeOff], ['ash', 'elm', 'oak']],
  ['the same night twice', [sampleEntry, { ...sampleEntry, key: 'one/2' }], ['elm', 'oak']],
  ['a night that has ended', [{ ...sampleEntry, requestDate: '2026-11-17' }], []],
  ['an already decided request', [{ ...sampleEntry, status: 'declined' }], []],
  ['a shift', [forShift('cy', 'ivy')], []],
])('shifts to cover: %s', (_, entries, communities) => {
  expect(
    toCover(entries)
      .map(({ communityId }) => communityId)
      .sort(),
  ).toEqual(communities);
});

const suggested = (entries: readonly RequestEntry[]) => {
  const night = facts(entries);
  const shifts = toCover(entries);
  const substitutes = shifts.map((shift) =>
    rankChoices(
      rankedCandidates(night.team, shift, shift.agentId, night.duties, night.assignedAgents),
      new Map(),
      new Map(),
      new Map(),
    ),
  );
  const covers = suggestedForAll(entries, shifts, substitutes, night.duties, now);
  return Object.fromEntries(
    covers.map((cover, index) => [
      shifts[index]?.communityId,
      cover.kind === 'agent' ? cover.id : cover.kind,
    ]),
  );
};

test.each<[string, RequestEntry[], Record<string, string>]>([
  ['one night off', [sampleEntry], { oak: 'ann', elm: 'bo' }],
  [
    'no one twice at one hour, nor anyone who asks for that night off',
    [sampleEntry, leeOff],
    { ash: 'cy', elm: 'bo', oak: 'ann' },
  ],
  [
    'no one who gets another shift at that hour',
    [sampleEntry, forShift('ann', 'ivy')],
    { oak: 'cy', elm: 'bo' },
  ],
])('suggested: %s', (_, entries, covers) => {
  expect(suggested(entries)).toEqual(covers);
});
