import { Timestamp } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { remind } from './triggers/remindOfRequests.ts';

useOwnFirestore();

const at = (time: string) => Date.parse(`2026-11-23T${time}Z`);

const request = async (owner: string, id: string, due: string, more: object = {}) => {
  await firestore()
    .doc(paths.contactSubmission(owner, id))
    .set({
      communityId: 'maple',
      name: 'Hana Novak',
      topic: 'other',
      status: 'new',
      dueAt: Timestamp.fromMillis(at(due)),
      ...more,
    });
};

const told = async (owner: string) =>
  (await firestore().collection(paths.notifications(owner)).get()).docs.map((found) => ({
    id: found.id,
    ...found.data(),
  }));

beforeEach(async () => {
  await firestore().recursiveDelete(firestore().collection('customers'));
  await firestore().doc(paths.customer('olivia')).set({ firstName: 'Olivia', timezone: 'America/New_York' });
  await firestore().doc(paths.customer('omar')).set({ firstName: 'Omar', language: 'es' });
});

test('answers due in four hours are announced once, by the hour, to each business separately, and without names', async () => {
  await request('olivia', 'one', '16:05:00');
  await request('olivia', 'two', '16:59:59', { status: 'inProgress' });
  await request('olivia', 'resolved', '16:10:00', { status: 'resolved' });
  await request('olivia', 'before', '15:59:59');
  await request('olivia', 'after', '17:00:00');
  await request('omar', 'other', '16:30:00');
  for (const time of ['12:00:00', '12:15:00', '12:59:00']) await remind(at(time));
  const [notification, ...more] = await told('olivia');
  expect(more).toEqual([]);
  expect(notification).toMatchObject({
    id: 'requestsDue-2026-11-23T16',
    kind: 'contactForm',
    title: '2 replies due soon',
    message: '2 residents are waiting. The first reply is due by 11:05 AM.',
    link: '/communities?view=requests&status=new&status=inProgress&due=day',
    read: false,
  });
  expect(await told('omar')).toMatchObject([{ title: 'Una respuesta está por vencer' }]);
  await remind(at('13:00:00'));
  expect((await told('olivia')).map(({ id }) => id)).toEqual([
    'requestsDue-2026-11-23T16',
    'requestsDue-2026-11-23T17',
  ]);
});

test('more than one page of answers are all counted', async () => {
  await Promise.all(
    Array.from({ length: 501 }, (_, index) =>
      request('olivia', `r${index}`, '16:30:00', index === 0 ? {} : { name: `N${index}` }),
    ),
  );
  await remind(at('12:30:00'));
  expect(await told('olivia')).toMatchObject([{ title: '501 replies due soon' }]);
});

test('members who opted out of request notifications get no reminder', async () => {
  await firestore().doc(paths.customer('olivia')).update({ notifyContactSubmissions: false });
  await request('olivia', 'one', '16:05:00');
  await remind(at('12:00:00'));
  expect(await told('olivia')).toEqual([]);
});
