import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import { joiningEmail } from './accountEmails.ts';
import { inviterOf } from './inviterOf.ts';

/** The name shown in an invitation, on a separate Firestore. */
useOwnFirestore();

const owner = 'olivia';
const shownOn = { kind: 'invitation', memberId: 'dana', linkId: 'hash' } as const;
const about = {
  customerId: owner,
  to: 'dana@home.test',
  address: 'https://hub.test/login',
  shownOn,
  appAddress: null,
};
const named = { businessName: 'Sunrise Valet', firstName: 'Olivia', lastName: 'Reyes' };

const mailBy = async (uid: string, customer: object) => {
  await firestore().doc(paths.customer(owner)).set(customer);
  return joiningEmail(about, await inviterOf(owner, uid));
};

beforeAll(() =>
  firestore().doc(paths.teamMember(owner, 'ada')).set({ firstName: 'Ada', lastName: 'Byron', tier: 'Admin' }),
);

test.each([
  ['by the owner', owner, named, 'Olivia Reyes invited you to join Sunrise Valet on Valet Hub.'],
  ['by an Admin', 'ada', named, 'Ada Byron invited you to join Sunrise Valet on Valet Hub.'],
  [
    'in Spanish',
    owner,
    { ...named, language: 'es' },
    'Olivia Reyes lo invitó al equipo de Sunrise Valet en Valet Hub.',
  ],
  ['by an unknown person', 'gone', named, 'Sunrise Valet invited you to its team on Valet Hub.'],
  [
    'of a business without a name',
    owner,
    { firstName: 'Olivia' },
    'Olivia invited you to their team on Valet Hub.',
  ],
])('an invitation %s names the inviter', async (_, uid, customer, words) => {
  const { message } = await mailBy(uid, customer);
  expect(message.text.split('\n')[0]).toBe(words);
});

test('it comes from the business, and is shown on the member’s record', async () => {
  expect(await mailBy(owner, named)).toMatchObject({
    fromName: 'Sunrise Valet',
    message: { subject: 'Sunrise Valet invited you to its team' },
    shownOn,
  });
});

test('a name as long as a letter is truncated', async () => {
  const { message } = await mailBy(owner, { ...named, businessName: 'Win a prize '.repeat(30) });
  expect(message.subject.length).toBeLessThan(120);
});

test.each([
  ['en', 'Then sign in to the field app: https://app.field.test/get'],
  ['es', 'Después inicie sesión en la aplicación de campo: https://app.field.test/get'],
])('a field member’s email says where their app is, in %s', async (language, words) => {
  await firestore()
    .doc(paths.customer(owner))
    .set({ ...named, language });
  const mail = joiningEmail(
    { ...about, appAddress: 'https://app.field.test/get' },
    await inviterOf(owner, owner),
  );
  expect(mail.message.text.split('\n\n')).toContain(words);
});
