import { recordsHref, type ScoreOwner } from './recordsHref.ts';

const period = { from: '2026-10-30', to: '2026-11-28', nights: 30 } as const;

test.each<[Parameters<typeof recordsHref>[0], ScoreOwner, string]>([
  ['onTime', {}, '/clock-in-outs?from=2026-10-30&to=2026-11-28'],
  ['noShows', { memberId: 'sam' }, '/shift-report?status=missed&member=sam&from=2026-10-30&to=2026-11-28'],
  ['violations', { communityId: 'a&b' }, '/violations?community=a%26b&from=2026-10-30&to=2026-11-28'],
  ['requests', { communityId: 'maple' }, '/communities?view=requests&community=maple&received=30'],
  ['flagged', {}, '/shift-report?check=flagged&from=2026-10-30&to=2026-11-28'],
])('the records behind %s of %j', (figure, owner, expected) => {
  expect(recordsHref(figure, owner, period)).toBe(expected);
});
