import { addDays, messages, paths, weekdays, weekdayOf } from 'shared-lib/domain';
import { demoUids } from 'backend/seed/accounts.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs, failNextCommit, loseNextAnswer } from 'backend/kernel/testing/inProcess.fixture.ts';
import { addCommunity } from './callables/addCommunity.ts';
import { archiveCommunity, deleteCommunity, restoreCommunity } from './callables/archiveCommunity.ts';
import { describeCommunities } from './callables/describeCommunities.ts';
import {
  agentsOf,
  asOwner,
  calls,
  customer,
  night,
  pastNight,
  pending,
  recordOf,
  requests,
  success,
  tomorrow,
  write,
} from './communityLifecycle.fixture.ts';

describe('archiving', () => {
  beforeAll(() => write('elm'));

  test('returns everything affected, and takes it once', async () => {
    expect(await callAs(customer, describeCommunities, { communityIds: ['elm', 'nowhere'] })).toEqual({
      footprints: [
        {
          communityId: 'elm',
          regular: [
            { day: 'friday', memberId: 'former' },
            { day: 'monday', memberId: 'sam' },
          ],
          nights: [tomorrow],
          requests: 1,
          units: 1,
          checkpoints: 1,
          binTags: 1,
          hasHistory: false,
        },
      ],
    });
    await failNextCommit();
    expect(await asOwner(archiveCommunity, 'elm')).toContain('Nothing was written');
    expect([await recordOf('elm'), await agentsOf('elm')]).toEqual([
      expect.not.objectContaining({ archivedAt: expect.anything() }),
      { monday: 'sam', friday: 'former' },
    ]);

    await loseNextAnswer(true);
    expect(await asOwner(archiveCommunity, 'elm')).toEqual(success);
    const record = await recordOf('elm');
    expect(record).toMatchObject({ archivedAt: expect.any(Date), districtManagerId: null });
    expect(record).not.toHaveProperty('unfinished');
    expect(await agentsOf('elm')).toEqual({});
    expect((await calls.readPlain(night))?.['schedule']).toEqual([
      { communityId: 'other', newAgentId: 'sam' },
    ]);
    expect((await calls.readPlain(pastNight))?.['schedule']).toEqual([
      { communityId: 'elm', newAgentId: 'sam' },
    ]);
    expect((await calls.readPlain(requests))?.['requests']).toEqual([
      {
        ...pending('elm'),
        status: 'cancelled',
        cancelledAt: expect.any(Date),
        cancelledBy: customer,
        cancellationReason: 'Community archived',
      },
      pending('other'),
    ]);
    expect(await asOwner(archiveCommunity, 'elm')).toEqual(success);
    expect(await recordOf('elm')).toEqual(record);
  });

  test('is restored with those who are still active', async () => {
    expect(await asOwner(restoreCommunity, 'elm')).toEqual(success);
    const record = await recordOf('elm');
    expect(record).toMatchObject({ districtManagerId: 'dana' });
    expect(record).not.toHaveProperty('archivedAt');
    expect(await agentsOf('elm')).toEqual({ monday: 'sam' });
    const kept = record?.['pastAgents'] as { until: string; memberId: string }[];
    expect(kept.map(({ until, memberId }) => [weekdayOf(until), memberId])).toEqual([
      ['monday', 'sam'],
      ['friday', 'former'],
    ]);
    expect(await asOwner(restoreCommunity, 'elm')).toEqual(success);
  });

  test('is logged, with its author', async () => {
    const log = Object.values(await calls.list(paths.communityActivity(customer, 'elm')));
    expect(log.map(({ act, by }) => [act, by]).sort()).toEqual([
      ['archived', customer],
      ['restored', customer],
    ]);
  });

  test('makes room in the plan, and restoring needs it', async () => {
    expect(await asOwner(archiveCommunity, 'elm')).toEqual(success);
    const add = (propertyName: string) => callAs(customer, addCommunity, { propertyName });
    const added = [await add('Ash'), await add('Birch')];
    expect(await add('Cedar')).toBe('resource-exhausted');
    const refused = await calls.call('free@demo.test', 'restoreCommunity', { communityId: 'elm' });
    expect(refused).toMatchObject({ status: 429, error: { message: messages.restoreAtLimit(2) } });
    const { communityId } = added[0] as { communityId: string };
    expect(await asOwner(deleteCommunity, communityId)).toEqual({ isFinished: true });
    expect(await asOwner(restoreCommunity, 'elm')).toEqual(success);
  });

  test('more than 500 writes, interrupted halfway, are marked, keep the specialists, and are finished by the next call', async () => {
    await write('oak');
    const nights = Array.from({ length: 620 }, (_, index) => addDays(tomorrow, index));
    await calls.writeAll(
      Object.fromEntries(
        nights.map((date) => [
          paths.scheduleNight(customer, date),
          { schedule: [{ communityId: 'oak', newAgentId: 'sam' }] },
        ]),
      ),
    );
    const real = firestore().runTransaction.bind(firestore());
    const run = jest.spyOn(firestore(), 'runTransaction');
    run.mockImplementationOnce(real).mockRejectedValueOnce(new Error('killed'));
    expect(await asOwner(archiveCommunity, 'oak')).toContain('killed');
    expect(await recordOf('oak')).toMatchObject({ archivedAt: expect.any(Date), unfinished: 'archiving' });
    expect(await asOwner(restoreCommunity, 'oak')).toBe('failed-precondition');

    expect(await asOwner(archiveCommunity, 'oak')).toEqual(success);
    const record = await recordOf('oak');
    expect(record).not.toHaveProperty('unfinished');
    expect(record?.['archivedWith']).toEqual({
      districtManagerId: 'dana',
      agents: [
        { day: 'monday', memberId: 'sam' },
        { day: 'friday', memberId: 'former' },
      ],
    });
    const left = Object.values(await calls.list(paths.schedule(customer))).flatMap(
      ({ schedule }) => schedule as { communityId: string }[],
    );
    // Only the past night's entry is left.
    expect(left.filter(({ communityId }) => communityId === 'oak')).toHaveLength(1);
  });
});

test('another business’s community is not found', async () => {
  for (const callable of [archiveCommunity, restoreCommunity, deleteCommunity]) {
    expect(await callAs(demoUids.newOwner, callable, { communityId: 'elm' })).toBe('not-found');
  }
});

test.each([
  {},
  { communityId: '' },
  { communityId: 'a/b' },
  { communityId: '__proto__' },
  { communityId: 7 },
])('%j names no community', async (payload) => {
  expect(await callAs(customer, archiveCommunity, payload)).toBe('invalid-argument');
});

test('invalid weekdays and invalid members are not restored', async () => {
  await write('yew', { districtManagerId: 7 });
  await calls.writeAll({
    ...Object.fromEntries(
      weekdays.map((day) => [
        paths.assignedAgent(customer, 'yew', day),
        { memberId: day === 'monday' ? '' : 7 },
      ]),
    ),
  });
  expect(await asOwner(archiveCommunity, 'yew')).toEqual(success);
  expect(await recordOf('yew')).toMatchObject({ archivedWith: { districtManagerId: null, agents: [] } });
  expect(await agentsOf('yew')).toEqual({});
});
