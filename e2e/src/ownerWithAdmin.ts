import { addRecords, createLogin, createOwner, memberRecord } from './backend.ts';

/** An owner with an Admin, and a record that shows a time: an evening's notification. */
export async function ownerWithAdmin() {
  const owner = await createOwner();
  const adminId = `${owner.uid}-ada`;
  const adminEmail = `${adminId}@demo.test`;
  await createLogin(adminId, adminEmail);
  const ada = { ...memberRecord(owner.uid, 'Ada', 'Byron'), uid: adminId, tier: 'Admin', email: adminEmail };
  await addRecords(owner.uid, {
    team: { [adminId]: ada },
    notifications: {
      late: {
        title: 'Late clock-in',
        message: 'Ada was late.',
        link: '/clock-in-outs',
        timestamp: new Date('2026-07-16T01:05Z'),
        read: true,
        seen: true,
      },
    },
  });
  return { ...owner, adminId, adminEmail };
}
