import { momentOfNight, serviceNight } from 'shared-lib/domain';
import type { FieldAction, StartedShift } from './fieldAction.ts';
import { characterByMember, nightRounds, playPlan, describeRest, type Round } from './nightPlan.ts';

const minute = 60_000;
const eight = Date.parse('2026-07-15T20:00-04:00');

const shift = (memberId: string, communityId: string, doors = 20): StartedShift => ({
  memberId,
  communityId,
  propertyName: communityId,
  serviceDate: '2026-07-15',
  units: Array.from({ length: doors }, (_, index) => ({ id: `${communityId}-${index}`, binTagId: null })),
  checkpointIds: ['gate', 'compactor', 'stairs'],
  photographedIds: ['compactor'],
  typeIds: ['loose-trash', 'other'],
  features: { compactorPhotos: true, qrCodeScanning: true, propertyClaims: false },
  gate: null,
  start: eight,
  noon: eight - 8 * 60 * minute,
  begun: null,
});

/** A whole night, by time. */
const nightPlan = (shifts: readonly StartedShift[], seed: number): readonly FieldAction[] =>
  nightRounds(shifts, seed, eight)
    .flatMap(({ actions }) => actions)
    .sort((a, b) => a.at - b.at);

const team = ['sam', 'kim', 'ada', 'bea', 'leo', 'mia'];
const shifts = team.flatMap((member) => [shift(member, `${member}-1`), shift(member, `${member}-2`, 7)]);
const plan = nightPlan(shifts, 1);
const of = (kind: FieldAction['kind'], actions = plan) => actions.filter((act) => act.kind === kind);

test('the same seed gives the same night, another seed another night', () => {
  expect(nightPlan(shifts, 1)).toEqual(plan);
  expect(nightPlan(shifts, 2)).not.toEqual(plan);
});

test('among some specialists one is late, one forgets to clock out, one never comes, one is offline', () => {
  const characters = [...characterByMember(team, 1).values()].sort();
  expect(characters).toEqual(['absent', 'forgetful', 'late', 'offline', 'punctual', 'punctual']);
  expect(new Set(plan.map(({ memberId }) => memberId)).size).toBe(team.length - 1);
  expect(of('clockOut').length).toBe(of('clockIn').length - 1);
});

test.each([
  [1, ['punctual']],
  [2, ['late', 'punctual']],
  [3, ['forgetful', 'late', 'punctual']],
])('%d have %j', (count, characters) => {
  expect([...characterByMember(team.slice(0, count), 3).values()].sort()).toEqual(characters);
});

test('one in twenty is late', () => {
  const many = Array.from({ length: 120 }, (_, index) => `m${index}`);
  const late = [...characterByMember(many, 1).values()].filter((one) => one === 'late');
  expect(late.length).toBe(6);
});

test.each(shifts.map((one) => [one.communityId, one] as const))(
  'the route of %s is in order, complete, and within its bounds',
  (communityId, { memberId, units }) => {
    const actions = plan.filter((act) => act.communityId === communityId);
    if (characterByMember(team, 1).get(memberId) === 'absent') {
      expect(actions).toEqual([]);
      return;
    }
    expect(actions[0]?.kind).toBe('clockIn');
    expect(actions.filter(({ kind }) => kind === 'clockIn')).toHaveLength(1);
    expect(actions.map(({ at }) => at)).toEqual(actions.map(({ at }) => at).sort((a, b) => a - b));
    const doors = of('door', actions).map((act) => (act.kind === 'door' ? [act.number, act.unitId] : []));
    expect(doors).toEqual(units.map(({ id }, index) => [index + 1, id]));
    const scans = of('scan', actions).map((act) => (act.kind === 'scan' ? act.number : 0));
    expect(scans).toEqual([1, 2, 3]);
    const photographed = of('scan', actions).map((act) => act.kind === 'scan' && act.scene !== null);
    expect(photographed).toEqual([false, true, false]);
    expect(of('violation', actions).length).toBeGreaterThan(0);
    const last = actions.map(({ kind }) => kind).slice(actions.findIndex(({ kind }) => kind === 'submit'));
    expect([['submit', 'clockOut'], ['submit']]).toContainEqual(last);
    expect(new Set(actions.map(({ shiftReportId }) => shiftReportId))).toEqual(
      new Set([`${memberId}_2026-07-15_${communityId}`]),
    );
  },
);

test('no one is in two places at once', () => {
  for (const memberId of team) {
    const places = plan.filter((act) => act.memberId === memberId).map(({ communityId }) => communityId);
    const changes = places.filter((place, index) => place !== places[index - 1]);
    expect(changes.length).toBe(new Set(places).size);
  }
});

test('a phone that was offline is back online before the report is submitted', () => {
  const signals = of('signal').map((act) => (act.kind === 'signal' ? act.isOnline : null));
  expect(signals).toEqual([false, true]);
  const [lost, found] = of('signal');
  const own = plan.filter(({ memberId }) => memberId === lost?.memberId);
  const between = own.slice(own.indexOf(lost!) + 1, own.indexOf(found!)).map(({ kind }) => kind);
  expect(between).toContain('door');
  expect(between).not.toContain('submit');
});

test('a community without units, and a business without types, have a night too', () => {
  const actions = nightPlan([{ ...shift('sam', 'empty', 0), typeIds: [] }], 1);
  expect(actions.map(({ kind }) => kind)).toEqual(['clockIn', 'scan', 'scan', 'scan', 'submit', 'clockOut']);
});

test.each([
  ['an ordinary night', '2026-07-15', 'America/New_York'],
  ['the night on which clocks go forward', '2026-03-07', 'America/New_York'],
  ['the night on which clocks go back', '2026-10-31', 'America/New_York'],
  ['clocks that go forward in Phoenix, where they never do', '2026-03-07', 'America/Phoenix'],
  ['clocks that go back in Los Angeles', '2026-10-31', 'America/Los_Angeles'],
  ['clocks that go forward in Los Angeles', '2026-03-07', 'America/Los_Angeles'],
])('%s stays one night past midnight, in order and as long as its route', (_, serviceDate, zone) => {
  const start = momentOfNight(serviceDate, '21:30', zone);
  const actions = nightPlan([{ ...shift('sam', 'elm', 500), serviceDate, start, typeIds: ['other'] }], 1);
  const moments = actions.map(({ at }) => at);
  expect(new Set(moments.map((moment) => serviceNight(moment, zone)))).toEqual(new Set([serviceDate]));
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  const last = new Date(moments.at(-1) ?? 0);
  const hour = Number(last.toLocaleString('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }));
  // Five hundred doors take about four hours.
  expect(hour).toBeGreaterThanOrEqual(0);
  expect(hour).toBeLessThan(6);
  expect(actions.every((act) => act.shiftReportId === `sam_${serviceDate}_elm`)).toBe(true);
});

test.each([
  [{ compactorPhotos: true, propertyClaims: false }, true, false],
  [{ compactorPhotos: false, propertyClaims: true }, false, true],
])('with %j a report has a compactor photo: %s, and a claim: %s', (more, hasPhoto, hasClaim) => {
  const own = shift('sam', 'elm', 3);
  const [submit] = of('submit', nightPlan([{ ...own, features: { ...own.features, ...more } }], 1));
  expect(submit).toMatchObject({
    scene: hasPhoto ? expect.any(String) : null,
    claim: hasClaim ? expect.any(String) : null,
  });
});

const startingAt = (member: string, start: number): StartedShift => ({ ...shift(member, member, 30), start });
const all = () => true;
const clockInOf = ({ actions }: Round) => actions.find(({ kind }) => kind === 'clockIn')?.at ?? Number.NaN;

describe.each(Array.from({ length: 24 }, (_, hour) => hour))('%d hours after noon', (hour) => {
  const noon = eight - 8 * 60 * minute;
  const now = noon + hour * 60 * minute;
  const starts = [0, 245, 385, 480, 575, 700, 905, 1200].map((minutes) => noon + minutes * minute);
  const members = starts.map((_, index) => `m${index}`);
  const rounds = nightRounds(
    starts.map((start, index) => startingAt(members[index] ?? '', start)),
    1,
    now,
  );
  const plan = playPlan(rounds, all, now);
  const startOf = ({ memberId }: { readonly memberId: string }) => starts[members.indexOf(memberId)] ?? 0;

  test('specialists clock in only once service has started, one late, one never', () => {
    const delays = rounds.map((round) => (clockInOf(round) - startOf(round)) / minute);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
    expect(delays.filter((delay) => delay >= 10)).toHaveLength(1);
    expect(rounds).toHaveLength(starts.length - 1);
  });

  test('plays immediately only what has already begun, and the rest when it is due', () => {
    expect(plan.actions.every(({ act }) => startOf(act) <= now)).toBe(true);
    expect(plan.upcomingRoutes.every((round) => clockInOf(round) > now)).toBe(true);
    const begun = new Set(plan.actions.map(({ act }) => act.memberId));
    expect([...begun, ...plan.upcomingRoutes.map(({ memberId }) => memberId)].sort()).toEqual(
      rounds.map(({ memberId }) => memberId).sort(),
    );
  });

  test('the played clock skips hours without a route in progress', () => {
    const afters = plan.actions.map(({ after }) => after);
    expect(afters).toEqual(afters.toSorted((a, b) => a - b));
    const spans = rounds.map(({ actions }) => (actions.at(-1)?.at ?? 0) - (actions[0]?.at ?? 0));
    expect(plan.length).toBeLessThanOrEqual(spans.reduce((sum, span) => sum + span, 0));
    expect(afters[0] ?? 0).toBe(0);
  });

  test('a route the demo started continues after its clock-in, and ends now', () => {
    const at = now - 40 * minute;
    const begun = { ...startingAt('sam', at - 2 * minute), begun: { at, hasForeignRecords: true } };
    const next = { ...startingAt('sam', now + 55 * minute), communityId: 'next' };
    const [round, later] = nightRounds([begun, next], 1, now);
    const isLeft = (act: FieldAction) => act.kind !== 'clockIn' && !(act.kind === 'door' && act.number <= 10);
    const left = playPlan(round ? [round] : [], isLeft, now);
    expect(clockInOf(round!)).toBe(at);
    expect(left.actions[0]?.act.at).toBeGreaterThan(at);
    expect(left.actions.at(-1)?.act).toMatchObject({ kind: 'clockOut', at: now });
    expect(left.upcomingRoutes).toEqual([]);
    expect(clockInOf(later!)).toBeGreaterThanOrEqual(next.start);
  });
});

test('does not play completed acts again', () => {
  const rounds = nightRounds(shifts, 1, eight);
  expect(playPlan(rounds, ({ kind }) => kind === 'signal', eight)).toEqual({
    actions: [],
    length: 0,
    upcomingRoutes: [],
  });
});

test('a specialist who is late at one community serves the next one after it', () => {
  const members = ['sam', 'kim'];
  const late = [...characterByMember(members, 1)].find(([, character]) => character === 'late')?.[0] ?? '';
  const both = [startingAt(late, eight), { ...startingAt(late, eight + 5 * minute), communityId: 'next' }];
  const other = members.filter((member) => member !== late).map((member) => startingAt(member, eight));
  const { actions, upcomingRoutes: toCome } = playPlan(
    nightRounds([...both, ...other], 1, eight),
    all,
    eight + 6 * minute,
  );
  expect(actions.some(({ act }) => act.memberId === late)).toBe(false);
  expect(toCome.map(({ memberId, propertyName }) => [memberId, propertyName])).toEqual([
    [late, late],
    [late, late],
  ]);
});

test('a route started by this night keeps its times when continued', () => {
  const begun = { ...shift('sam', 'elm'), begun: { at: eight + 3 * minute, hasForeignRecords: false } };
  const [round] = nightRounds([begun], 1, eight + 600 * minute);
  expect(clockInOf(round!)).toBe(eight + 3 * minute);
  expect(round!.actions.at(-1)!.at).toBeLessThan(eight + 60 * minute);
});

test.each<[number[], string]>([
  [[], 'Nothing is left to play tonight.'],
  [[1], 'No one is on the clock now. 1 shift starts later tonight; the next is at Elm 1 in 1 min.'],
  [
    [313, 95],
    'No one is on the clock now. 2 shifts start later tonight; the next is at Elm 95 in 1 hr 35 min.',
  ],
])('describes what is left, with routes in %j minutes', (waits, words) => {
  const [{ actions } = { actions: [] }] = nightRounds([shift('sam', 'elm')], 1, eight);
  const toCome = waits.map((wait) => ({
    memberId: 'sam',
    propertyName: `Elm ${wait}`,
    actions: actions.slice(0, 1).map((act) => ({ ...act, at: eight + wait * minute })),
  }));
  expect(describeRest(toCome, eight)).toBe(words);
});
