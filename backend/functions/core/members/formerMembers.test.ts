import { Timestamp } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { deleteFormerNames, saveFormerName, readNames } from './formerMembers.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';

/** The names of deleted team members, on a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const namesNow = async () =>
  Object.keys(((await firestore().doc(paths.formerMembers(owner)).get()).get('names') ?? {}) as object);

const leave = async (id: string, fields: object) => {
  const member = firestore().doc(paths.teamMember(owner, id));
  await member.set({ uid: id, customerId: owner, firstName: '', lastName: '', ...fields });
  await firestore().runTransaction(async (transaction) => {
    const record = await transaction.get(member);
    saveFormerName(transaction, owner, record);
    transaction.delete(member);
  });
};

test('a name is kept when its member is deleted, and removed after the years that pay records are kept', async () => {
  await leave('sam', { firstName: 'Sam', lastName: 'Ortiz' });
  await leave('mail.only', { email: 'mail@x.test' });
  await leave('nameless', {});
  await firestore()
    .doc(paths.teamMember(owner, 'ana'))
    .set({ uid: 'ana', customerId: owner, firstName: 'Ana', lastName: 'Ruiz' });
  const ids = ['sam', 'mail.only', 'ana', 'nameless', 'nobody'];
  const found = await firestore().runTransaction((transaction) => readNames(transaction, owner, ids));
  expect(found).toEqual({ sam: 'Sam Ortiz', 'mail.only': 'mail@x.test', ana: 'Ana Ruiz' });

  const longAgo = Timestamp.fromMillis(Date.now() - 7 * 366 * 86_400_000);
  await firestore().doc(paths.formerMembers(owner)).update('names.sam.deletedAt', longAgo);
  await deleteFormerNames(owner, Date.now());
  expect(await namesNow()).toEqual(['mail.only']);
  await deleteFormerNames('nobody', Date.now());
});
