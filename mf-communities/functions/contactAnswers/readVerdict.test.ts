import { Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import { readVerdict } from './callables/changeContactSubmission.ts';
import {
  owner,
  admin,
  night,
  at,
  stamp,
  set,
  read,
  requestAt,
  step,
  take,
  request,
  ofNight,
  useOwnRequests,
} from './ownRequests.fixture.ts';

/** The verdict that the records suggest for a request. */
useOwnRequests();

test('the night’s records give a verdict on the pickup, and a decision keeps its own evidence', async () => {
  const proposed = await callAs(owner, readVerdict, { submissionId: 'r1', night: null });
  expect(proposed).toEqual({
    proposal: expect.objectContaining({ night, verdict: 'served', reason: 'collected', at: at('21:14') }),
  });
  // A different verdict than proposed, and evidence made up by the browser, which is ignored.
  await take(step('decide', 0, { verdict: 'missed', night: null, evidence: [] }), admin);
  expect(await read(requestAt('r1'))).toMatchObject({
    status: 'inProgress',
    decision: {
      verdict: 'missed',
      by: admin,
      servedAt: null,
      evidence: expect.arrayContaining([expect.anything()]),
    },
  });
});

test.each([
  ['another night', {}, '2026-11-09', { verdict: 'unknown', reason: 'noRecords' }],
  ['a night without service records', {}, '2026-11-10', { verdict: 'unknown', reason: 'noService' }],
  ['an unknown unit', { unitId: null }, null, { verdict: 'unknown', reason: 'noUnit' }],
  ['another community’s unit', { unitId: 'b-1' }, null, { verdict: 'unknown', reason: 'noUnit' }],
  ['a door that was passed by', { unitId: 'a-103' }, null, { verdict: 'missed', reason: 'passedBy' }],
  ['no night, but a moment', { night: null }, null, { night, verdict: 'served' }],
])('%s', async (_, more, requested, expected) => {
  await set(paths.unit(owner, 'b-1'), { communityId: 'oak', building: 'B', unitNumber: '1' });
  await set(requestAt('r1'), { ...request, ...more });
  expect(await callAs(owner, readVerdict, { submissionId: 'r1', night: requested })).toEqual({
    proposal: expect.objectContaining(expected),
  });
});

test('a request that is not about a pickup has no verdict', async () => {
  await set(requestAt('r1'), { ...request, topic: 'bulkItem' });
  expect(await callAs(owner, readVerdict, { submissionId: 'r1', night: null })).toEqual({ proposal: null });
  expect(await take(step('decide', 0, { verdict: 'missed', night: null }))).toBe('failed-precondition');
});

test('an announcement of no service is the reason for a missed pickup', async () => {
  await firestore()
    .doc(`${paths.serviceLogs(owner)}/l1`)
    .delete();
  await set(`${paths.broadcasts(owner)}/b1`, {
    kind: 'noService',
    communityIds: ['maple'],
    words: { en: 'No service', es: '' },
    status: 'made',
    skipped: {},
    createdAt: stamp('19:05'),
  });
  expect(await callAs(owner, readVerdict, { submissionId: 'r1', night: null })).toEqual({
    proposal: expect.objectContaining({ verdict: 'missed', reason: 'calledOff' }),
  });
});

test('a verdict reads the records of the door and of those around it, however many doors there are', async () => {
  const batch = firestore().batch();
  for (let n = 0; n < 200; n += 1) {
    const log = { ...ofNight, unitId: `b-${n}`, servicedAt: stamp('21:30'), createdAt: stamp('21:30') };
    batch.set(firestore().doc(`${paths.serviceLogs(owner)}/b${n}`), { ...log, outcome: 'collected' });
  }
  await batch.commit();
  const get = jest.spyOn(Query.prototype, 'get');
  const judge = async (submissionId: string) => {
    get.mockClear();
    const { proposal } = (await callAs(owner, readVerdict, { submissionId, night: null })) as {
      proposal: { verdict: string; reason: string };
    };
    const found = (await Promise.all(
      get.mock.results.map(({ value }) => value as unknown),
    )) as QuerySnapshot[];
    return [proposal.verdict, proposal.reason, found.reduce((sum, { size }) => sum + size, 0) < 20];
  };
  try {
    expect(await judge('r1')).toEqual(['served', 'collected', true]);
    // Without records of the door and those around it, any other record proves that someone was there.
    await firestore()
      .doc(`${paths.serviceLogs(owner)}/l1`)
      .delete();
    expect(await judge('r1')).toEqual(['missed', 'passedBy', true]);
  } finally {
    get.mockRestore();
  }
});
