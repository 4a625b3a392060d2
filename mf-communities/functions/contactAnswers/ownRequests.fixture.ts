import { Timestamp } from 'firebase-admin/firestore';
import { momentOfNight, paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { changeContactSubmission } from './callables/changeContactSubmission.ts';

export const owner = 'olivia';
export const admin = 'adam';
export const night = '2026-11-16';
export const at = (time: string) => momentOfNight(night, time, 'America/New_York');
export const stamp = (time: string) => Timestamp.fromMillis(at(time));
export const set = (path: string, data: object) => firestore().doc(path).set(data);
export const read = async (path: string) => (await firestore().doc(path).get()).data();
export const requestAt = (id: string) => `${paths.contactSubmissions(owner)}/${id}`;
export const step = (act: string, seen: number, more: object = {}, submissionId = 'r1') => ({
  act,
  submissionId,
  stepId: `step-${submissionId}-${seen}`,
  seen,
  ...more,
});
export const take = (requested: object, uid = owner) => callAs(uid, changeContactSubmission, requested);
export const answer = {
  channel: 'email',
  text: 'Hello {name}, served on {night} at {time}.',
  resolves: true,
};
export const success = { success: true };

export const request = {
  communityId: 'maple',
  name: 'Hana Novak',
  unitNumber: 'A-101',
  unitId: 'a-101',
  email: 'hana@home.test',
  phone: '+12125550142',
  topic: 'missedPickup',
  message: 'My bag was still there.',
  smsConsent: true,
  status: 'new',
  night,
  language: 'en',
  createdAt: stamp('07:30'),
  dueAt: Timestamp.fromMillis(at('07:30') + 86_400_000),
};
export const ofNight = { serviceDate: night, communityId: 'maple', memberId: 'sam', shiftReportId: 'report' };

/** Three resident requests about one night, in a separate Firestore for the tests of one file. */
export const useOwnRequests = () => {
  useOwnFirestore();
  jest.setTimeout(60_000);

  beforeEach(async () => {
    const collections = await firestore().listCollections();
    await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
    await set(paths.customer(owner), { firstName: 'Olivia', businessName: 'Sunrise' });
    await set(paths.teamMember(owner, admin), {
      uid: admin,
      customerId: owner,
      tier: 'Admin',
      isActive: true,
    });
    await set(paths.teamMember(owner, 'sam'), {
      uid: 'sam',
      customerId: owner,
      tier: 'Collection Specialist',
    });
    await set(paths.settingsSection(owner, 'business'), { contactEmail: 'office@sunrise.test' });
    await set(paths.community(owner, 'maple'), {
      propertyName: 'Maple Court',
      timezone: 'America/New_York',
      serviceDays: ['monday'],
    });
    await Promise.all(
      ['101', '102', '103'].map((unitNumber) =>
        set(paths.unit(owner, `a-${unitNumber}`), {
          communityId: 'maple',
          building: 'A',
          floor: '1',
          unitNumber,
        }),
      ),
    );
    await set(`${paths.clockInOuts(owner)}/c1`, {
      ...ofNight,
      status: 'closed',
      clockInAt: stamp('20:05'),
      clockOutAt: stamp('22:40'),
    });
    await set(`${paths.serviceLogs(owner)}/l1`, {
      ...ofNight,
      unitId: 'a-101',
      servicedAt: stamp('21:14'),
      createdAt: stamp('21:14'),
      outcome: 'collected',
      method: 'binTag',
    });
    await Promise.all(['r1', 'r2', 'r3'].map((id) => set(requestAt(id), request)));
  });
};
