import { addDays, indexAssignments, planOf } from 'shared-lib/domain';
import { shiftsOfNight } from '../nights/shiftsOfNight.ts';
import { shiftState } from 'mf-tracking/domain';
import { obstaclesOf, payRowsOf, payTotalsOf } from 'mf-tracking/domain';
import { demoUids } from '../accounts.ts';
import { recordsIn } from '../seedRecords.ts';
import { sunriseSchedule } from './sunriseSchedule.ts';
import { sunriseValet } from './sunriseValet.ts';

/** A Saturday evening in New York, a quiet weekday for some communities. */
const now = Date.parse('2026-11-21T21:40-05:00');
const tonight = '2026-11-21';

const demo = sunriseValet(now);

describe('Sunrise Valet', () => {
  const owner = demoUids.owner;
  const team = recordsIn(demo, owner, 'team');
  const communities = recordsIn(demo, owner, 'communities');
  const agents = recordsIn(demo, owner, 'assignedAgents');
  const schedule = recordsIn(demo, owner, 'schedule');

  const logins = new Set(demo.logins.map(({ uid }) => uid));

  test('has a full team on its plan, and 40 inactive members, after the first sign-in', () => {
    const plan = planOf(recordsIn(demo, owner, 'subscriptions'), now);
    const stay = team.filter((member) => member.isActive && logins.has(member.id));
    expect([stay.length, plan.maxTeam, team.length - stay.length]).toEqual([13, 13, 40]);
    expect(new Set(team.map((member) => member.fullName)).size).toBe(53);
  });

  test('has one member without a login account, whom the first sign-in deactivates', () => {
    const without = team.filter((member) => !logins.has(member.id));
    expect(without.map(({ fullName, isActive }) => [fullName, isActive])).toEqual([['Walter Boyd', true]]);
    expect(agents.filter(({ memberId }) => memberId === without[0]?.id)).toEqual([]);
  });

  test('has 26 communities, including the known ones', () => {
    expect(communities.length).toBe(26);
    const named = (name: string) => communities.find((community) => community.propertyName === name);
    expect(named('Maple Court')).toMatchObject({
      slug: 'maple-court',
      serviceDays: ['monday', 'wednesday', 'friday'],
    });
    expect(named('Harbor Point')?.timezone).toBe('America/Los_Angeles');
    expect(named("O'Malley's Row — Phase II")).toBeDefined();
    expect(recordsIn(demo, owner, 'units').length).toBe(
      communities.reduce((total, community) => total + community.totalUnits, 0),
    );
  });

  test('has numbers marked do not text, with the reason in the ledger', () => {
    const alone = recordsIn(demo, owner, 'suppressions');
    expect(new Set(alone.map(({ reason }) => reason))).toEqual(new Set(['stopped', 'bounced', 'byHand']));
    const wished = alone.filter(({ reason }) => reason !== 'bounced').map(({ address }) => address);
    const homes = recordsIn(demo, owner, 'units').filter(({ phone }) => wished.includes(phone ?? ''));
    expect(homes.filter(({ smsOptIn, smsOptOutAt }) => smsOptIn || smsOptOutAt === null)).toEqual([]);
    const lines = recordsIn(demo, owner, 'consents').filter(({ event }) => event === 'optOut');
    expect(lines.map(({ phone }) => phone).sort()).toEqual(wished.sort());
  });

  test('has checkpoints at the places where they are scanned', () => {
    const checkpoints = recordsIn(demo, owner, 'checkpoints');
    expect(checkpoints.filter(({ lastScannedAt, printedAt }) => lastScannedAt && !printedAt)).toEqual([]);
  });

  test('depends on Nadia Flores for many shifts', () => {
    const nadia = 'nadia-flores';
    const assigned = agents.filter((agent) => agent.memberId === nadia);
    const future = schedule.filter(
      (night) => night.id > tonight && night.schedule.some((entry) => entry.newAgentId === nadia),
    );
    const requests = recordsIn(demo, owner, 'requests').flatMap((record) => record.requests);
    expect(team.find((member) => member.id === nadia)?.fullName).toBe('Nadia Flores');
    expect(assigned.length).toBeGreaterThan(5);
    expect(future.length).toBe(4);
    expect(requests).toContainEqual(
      expect.objectContaining({ userId: nadia, status: 'pending', requestType: 'requestOff' }),
    );
    expect(communities.filter((community) => community.districtManagerId === nadia).length).toBe(2);
  });

  test('keeps all of Nadia Flores’s shifts, whatever today is', () => {
    const hers = new Set(
      agents.filter(({ memberId }) => memberId === 'nadia-flores').map((agent) => agent.communityId),
    );
    const taken = Array.from({ length: 60 }, (_, index) => addDays(tonight, index)).flatMap((today) =>
      sunriseSchedule(communities, agents, today, now)
        .flatMap(({ data }) => data['schedule'] as readonly { readonly communityId: string }[])
        .filter(({ communityId }) => hers.has(communityId)),
    );
    expect(taken).toEqual([]);
  });

  test('has unseen, unread and read notifications', () => {
    const states = new Set(
      recordsIn(demo, owner, 'notifications').map(({ seen, read: isRead }) => `${seen}/${isRead}`),
    );
    expect(states).toEqual(new Set(['false/false', 'true/false', 'true/true']));
  });

  test('notifies its owner only of what exists', () => {
    const told = recordsIn(demo, owner, 'notifications');
    const ids = new Set(demo.documents.map(({ path }) => path.slice(path.lastIndexOf('/') + 1)));
    const lost = told.filter(({ link }) => {
      const { pathname, searchParams } = new URL(link ?? '/', 'http://localhost');
      const record = searchParams.get('open') ?? searchParams.get('request')?.split('/')[0];
      return !ids.has(record ?? decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1)));
    });
    expect(lost).toEqual([]);
    expect(new Set(told.map(({ kind }) => kind)).size).toBeGreaterThan(4);
    // The notifications about tonight match the board.
    const clockIns = recordsIn(demo, owner, 'clockInOuts');
    const late = told.filter(({ title }) => title === 'Late clock-in');
    expect(late.length).toBeGreaterThan(0);
    for (const { id, timestamp, message } of late) {
      const record = clockIns.find((found) => `clockIn-${found.id}` === id);
      expect(record).toMatchObject({ clockInAt: timestamp, lateMin: expect.any(Number) });
      expect(message).toContain(`${record?.lateMin} minutes late`);
      expect(message).toContain(communities.find((found) => found.id === record?.communityId)?.propertyName);
    }
  });

  test.each([
    ['Monday evening', '2026-11-16T22:00-05:00'],
    ['Monday, after midnight', '2026-11-17T01:30-05:00'],
    ['Friday afternoon, before the service', '2026-11-20T14:00-05:00'],
    ['Saturday morning', '2026-11-21T08:00-05:00'],
    ['Sunday, 1 pm in New York and 10 am in Los Angeles', '2026-11-22T13:00-05:00'],
    ['the night clocks go back', '2026-11-01T01:30-05:00'],
  ])('has a lively night on %s', (_, moment) => {
    const at = Date.parse(moment);
    const set = sunriseValet(at);
    const here = recordsIn(set, owner, 'communities');
    const clockInOuts = recordsIn(set, owner, 'clockInOuts');
    const shifts = shiftsOfNight(
      here,
      recordsIn(set, owner, 'assignedAgents'),
      recordsIn(set, owner, 'schedule'),
      at,
    );
    const states = shifts.map((shift) => {
      const community = here.find(({ id }) => id === shift.communityId);
      if (community === undefined) throw new Error(shift.communityId);
      return shiftState(shift, clockInOuts, at, community);
    });
    const count = (state: string) => states.filter((candidate) => candidate.state === state).length;
    const late = states.filter((state) => state.state === 'onTheClock' && state.lateMin > 0);
    expect([late.length, count('missed') + count('late')]).toEqual([1, 1]);
    expect(count('onTheClock')).toBeGreaterThan(3);
    expect(count('unassigned')).toBeGreaterThan(0);
    expect(count('done')).toBeGreaterThan(0);
  });

  test('has one forgotten clock-out, from last night by Kwame Mensah', () => {
    const forgotten = recordsIn(demo, owner, 'clockInOuts').filter(({ status }) => status === 'autoClosed');
    expect(forgotten).toMatchObject([
      { memberId: 'kwame-mensah', serviceDate: '2026-11-20', edits: [{ by: 'auto', from: null }] },
    ]);
  });

  test('has paid its earlier weeks exactly as approved', () => {
    const records = recordsIn(demo, owner, 'clockInOuts');
    const periods = recordsIn(demo, owner, 'payPeriods');
    expect(periods.length).toBeGreaterThan(1);
    for (const { from, to, state, totals, found } of periods) {
      const nights = records.filter(({ serviceDate }) => from <= serviceDate && serviceDate <= to);
      expect(obstaclesOf(nights)).toEqual([]);
      expect({ state, totals, found }).toEqual({
        state: 'locked',
        totals: payTotalsOf(payRowsOf(nights)),
        found: nights.length,
      });
    }
  });

  test('has records that match the schedule', () => {
    const assignments = indexAssignments(agents, schedule);
    const reports = recordsIn(demo, owner, 'shiftReports');
    expect(new Set(reports.map((report) => report.serviceDate)).size).toBeGreaterThanOrEqual(21);
    const wrong = reports.filter((report) => {
      const newAgent = assignments.newAgent(report.communityId, report.serviceDate);
      return newAgent !== undefined && newAgent !== report.memberId;
    });
    expect(wrong).toEqual([]);
  });
});
