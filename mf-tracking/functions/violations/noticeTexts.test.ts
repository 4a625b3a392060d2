import { paths, textMessageSchema } from 'shared-lib/domain';
import { textCountsAt } from 'backend/functions/core/broadcasts/textPermission.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import { useOwnOutbox } from 'backend/functions/core/messages/ownOutbox.fixture.ts';
import { withdrawTextsOf } from 'backend/functions/core/messages/withdraw.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { changeViolation } from './callables/changeViolation.ts';
import { recordNoticeDelivery } from './triggers/noteNotices.ts';
import { recordOf } from 'backend/kernel/records.ts';

/** Notices by text, in a separate Firestore with texts set up. */
useOwnFirestore();
useOwnOutbox(async () => ({ ...(await import('backend/functions/core/messages/callables/textReports.ts')) }));
jest.setTimeout(60_000);

const owner = 'olivia';
const set = (path: string, data: object) => firestore().doc(path).set(data);
const caseAt = (id: string) => firestore().doc(`${paths.violations(owner)}/${id}`);
const settings = (more: object) => set(paths.settingsSection(owner, 'sms'), { enabled: true, ...more });
const notify = (violationId: string) =>
  callAs(owner, changeViolation, {
    act: 'notify',
    violationId,
    stepId: `step-of-${violationId}`,
    seen: 0,
    channel: 'sms',
    language: 'en',
    citedRule: null,
    cureBy: null,
  });
const texts = async () => (await firestore().collection(paths.textMessages()).get()).docs;
const counted = async () => (await (await textCountsAt(owner, Date.now())).get()).data();

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await set(paths.customer(owner), { firstName: 'Olivia', businessName: 'Sunrise Valet' });
  await set(paths.community(owner, 'maple'), { propertyName: 'Maple Court', timezone: 'America/New_York' });
  await set(paths.unit(owner, 'u1'), {
    communityId: 'maple',
    unitNumber: '101',
    phone: '+12125550100',
    smsOptIn: true,
  });
  const sighting = {
    serviceDate: '2026-11-20',
    communityId: 'maple',
    memberId: 'sam',
    unitId: 'u1',
    typeId: 'loose',
    typeName: 'Loose trash',
    reviewStatus: 'approved',
    status: 'open',
  };
  await Promise.all(['v1', 'v2'].map((id) => caseAt(id).set({ ...sighting, caseNumber: id })));
});

test.each([
  ['the name in its settings', { senderName: 'Sunrise North' }, /^Sunrise North: Loose trash at unit 101/],
  ['the name of its business', {}, /^Sunrise Valet: Loose trash at unit 101/],
])('a notice by text starts with %s', async (_, more, expected) => {
  await settings(more);
  expect(await notify('v1')).toEqual({ success: true });
  const [text] = await texts();
  expect(text?.get('body')).toMatch(expected);
  expect((await caseAt('v1').get()).get('notices')).toEqual([
    expect.objectContaining({ text: text?.get('body') }),
  ]);
});

test('it counts toward the month, and none is sent beyond its limit', async () => {
  await settings({ monthlySegments: 1 });
  expect(await notify('v1')).toEqual({ success: true });
  expect(await counted()).toEqual({ texts: 1, segments: 1 });
  expect(await notify('v1')).toEqual({ success: true });
  expect(await counted()).toEqual({ texts: 1, segments: 1 });
  expect(await notify('v2')).toBe('failed-precondition');
  expect(await texts()).toHaveLength(1);
  expect((await caseAt('v2').get()).get('notices')).toBeUndefined();
});

test('one to a number abroad is refused before it is recorded', async () => {
  await settings({});
  await firestore().doc(paths.unit(owner, 'u1')).update({ phone: '+2348012345678' });
  expect(await notify('v1')).toBe('failed-precondition');
  expect(await texts()).toEqual([]);
  expect((await caseAt('v1').get()).get('notices')).toBeUndefined();
});

test('one canceled before it was sent is marked in its case', async () => {
  await settings({});
  await notify('v1');
  expect(await withdrawTextsOf(owner, 'maple', Date.now() + 10_000)).toBe(true);
  const [text] = await texts();
  await recordNoticeDelivery(text!, (snapshot) => recordOf(textMessageSchema, snapshot));
  expect((await caseAt('v1').get()).get('notices')).toEqual([
    expect.objectContaining({ deliveryStatus: 'withdrawn', to: '+12125550100' }),
  ]);
});
