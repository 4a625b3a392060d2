import { Timestamp } from 'firebase-admin/firestore';
import { paths, supportLimits } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import { numberRequest } from './triggers/sendSupportRequest.ts';

useOwnFirestore();

const to = 'support@local.test';

/** Sends this many support requests in a row, and numbers each. */
const askSupport = async (customerId: string, count: number) => {
  for (let index = 0; index < count; index += 1) {
    const request = firestore().doc(paths.supportRequest(customerId, `ask-${index}`));
    await request.set({
      topic: 'problem',
      message: 'It does not load.',
      diagnostics: null,
      status: 'new',
      createdAt: Timestamp.now(),
      createdBy: customerId,
      email: 'olivia@example.com',
    });
    await numberRequest(request, customerId, to);
    await numberRequest(request, customerId, to);
  }
};

const mailsOf = async (customerId: string) =>
  (await firestore().collection(paths.mails()).where('customerId', '==', customerId).get()).size;

test('a business with many requests doesn’t flood a mailbox, and each request gets its number', async () => {
  const many = supportLimits.mailsPerDay + 5;
  await askSupport('olivia', many);
  await askSupport('another', 1);
  expect(await mailsOf('olivia')).toBe(supportLimits.mailsPerDay);
  expect(await mailsOf('another')).toBe(1);
  const requests = await firestore().collection(paths.supportRequests('olivia')).get();
  const numbers = new Set(requests.docs.map((request) => request.get('number') as unknown));
  expect(numbers.size).toBe(many);
  expect(numbers.has(undefined)).toBe(false);
});
