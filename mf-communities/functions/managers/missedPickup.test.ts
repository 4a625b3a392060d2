import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { addDays, momentOfNight, paths, weekdays } from 'shared-lib/domain';
import type { Proposal } from 'mf-communities/domain';
import { newChallenge } from 'backend/functions/core/contact/guard.ts';
import { sendContactForm } from '../contact/callables/sendContactForm.ts';
import { changeContactSubmission, readVerdict } from '../contactAnswers/callables/changeContactSubmission.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { addManagerLink } from './callables/managerLinks.ts';
import { ask, makeBusiness, todayHere, write, zone } from './managers.fixture.ts';
import { openManagerPages, readManagerOverview } from './callables/readManagerPages.ts';

/** A missed pickup, from the resident's report to what the property's manager reads about it. */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'sunrise';
const today = todayHere();
const night = addDays(today, -1);
const at = (time: string) => new Date(momentOfNight(night, time, zone));
const here = { businessSlug: owner, communitySlug: 'maple' };
const secret = 'My secret words.';

/** Sends the form of the community's page as a resident does. */
const report = async (unitNumber: string) => {
  const challenge = await newChallenge({ ...here, form: 'contact', binTagId: null }, Date.now() - 10_000);
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey, counterStart: 100 });
  const { counter, derivedKey } = solution!;
  const sent = await ask(sendContactForm, {
    ...here,
    topic: 'missedPickup',
    night,
    unitNumber,
    name: 'Rosa Resident',
    email: 'rosa@example.com',
    phone: '',
    message: secret,
    smsConsent: false,
    language: 'es',
    guard: { challenge, solution: { counter, derivedKey }, website: '' },
  });
  const { number } = sent.result as { number: string };
  const found = firestore().collection(paths.contactSubmissions(owner)).where('number', '==', number);
  return (await found.get()).docs[0]!.id;
};

const proposalOf = async (submissionId: string) => {
  const { result } = await ask(readVerdict, { submissionId, night: null }, { uid: owner });
  return (result as { proposal: Proposal }).proposal;
};

const decide = (submissionId: string, verdict: string, seen = 0) => {
  const step = { act: 'decide', submissionId, stepId: randomUUID(), seen };
  return ask(changeContactSubmission, { ...step, verdict, night: null }, { uid: owner });
};

const decisions = async (session: string) => {
  const { result } = await ask(readManagerOverview, { ...here, session });
  return (result as { decisions: Record<string, unknown>[] }).decisions;
};

test('a resident’s report is checked against the night’s records, decided by a person, and read with its evidence by the manager', async () => {
  await makeBusiness(owner, today);
  await firestore().recursiveDelete(firestore().collection(paths.contactSubmissions(owner)));
  const door = { communityId: 'maple', building: 'A', floor: '1', status: 'active' };
  await write({
    [paths.unit(owner, 'u1')]: { ...door, unitNumber: '101' },
    [paths.unit(owner, 'u3')]: { ...door, unitNumber: '103' },
    [`${paths.serviceLogs(owner)}/sam_1`]: {
      communityId: 'maple',
      serviceDate: night,
      memberId: 'sam',
      shiftReportId: null,
      unitId: 'u1',
      outcome: 'collected',
      servicedAt: at('21:14'),
      createdAt: at('21:14'),
      photo: { path: `${paths.customer(owner)}/serviceLogs/sam_1/1.jpg` },
    },
  });
  const until = addDays(today, 30);
  const requested = {
    communityId: 'maple',
    name: 'Pat',
    email: null,
    language: 'en',
    until,
    wantsMail: false,
  };
  const made = (await ask(addManagerLink, requested, { uid: owner })).result as { address: string };
  const key = new URL(made.address).searchParams.get('key');
  const { session } = (await ask(openManagerPages, { ...here, key })).result as { session: string };

  // Today's service days don't apply to a past night.
  const place = firestore().doc(paths.community(owner, 'maple'));
  const then = {
    serviceDays: [...weekdays],
    setOutStart: '18:00',
    setOutEnd: '20:00',
    serviceStart: '20:00',
  };
  const pastPlans = [{ until: night, ...then, binInBy: '09:00', timezone: zone }];
  await place.update({ serviceDays: [], setOutStart: '06:00', setOutEnd: '07:00', pastPlans });

  const served = await report('A-101');
  const missed = await report('103');
  const proposal = await proposalOf(served);
  expect(proposal).toMatchObject({
    night,
    verdict: 'served',
    reason: 'collected',
    at: at('21:14').getTime(),
  });
  expect(proposal.evidence).toContainEqual(expect.objectContaining({ kind: 'schedule', word: 'scheduled' }));
  expect(await proposalOf(missed)).toMatchObject({ verdict: 'missed', reason: 'passedBy' });
  expect(await decisions(session)).toEqual([]);

  expect(await decide(served, 'served')).toEqual({ result: { success: true } });
  expect(await decide(missed, 'unknown')).toEqual({ result: { success: true } });
  const shown = await decisions(session);
  const evidence = (await proposalOf(served)).evidence.map(({ recordId: _, photo, ...piece }) => ({
    ...piece,
    hasPhoto: photo !== null,
  }));
  expect(shown).toEqual([
    expect.objectContaining({ unitNumber: '103', verdict: 'unknown', reason: null, servedAt: null, night }),
    expect.objectContaining({
      unitNumber: 'A-101',
      verdict: 'served',
      reason: 'collected',
      servedAt: at('21:14').getTime(),
      night,
      evidence,
    }),
  ]);
  for (const word of ['Rosa', 'rosa@', secret, 'sam', 'jpg', owner]) {
    expect(JSON.stringify(shown)).not.toContain(word);
  }

  // A later reversal of the decision shows up, too.
  expect(await decide(served, 'missed', 1)).toEqual({ result: { success: true } });
  expect((await decisions(session))[0]).toMatchObject({ unitNumber: 'A-101', verdict: 'missed' });
});
