import { paths, planOf, readDocument, subscriptionSchema } from 'shared-lib/domain';
import type { SeatsPreview } from 'mf-billing/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import {
  useOwnFirestore,
  type CommittedChange,
} from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { changeSeats, previewSeats } from './callables/changeSeats.ts';
import { useOwnPayments } from './ownPayments.fixture.ts';

/** Local payments that call the webhook, for tests of what owners buy, change and end. */
export let payments: ReturnType<typeof useOwnPayments>;

/**
 * A separate Firestore and local payments for a suite.
 * @param onCommit receives the changes of each commit
 */
export function withPayers(onCommit?: (changes: readonly CommittedChange[]) => void) {
  // Before Firestore ends, the webhook writes what is still in transit.
  afterAll(() => payments.settle());
  useOwnFirestore(onCommit);
  payments = useOwnPayments();
  jest.setTimeout(120_000);
}

let count = 0;

/** A name that no other business of the suite has. */
export const nextOwner = () => `owner-${++count}`;

/** A separate business for each test, with members and communities in use. */
export const newOwner = async (
  members = 0,
  communities = 0,
): Promise<{ owner: string; stripeId: string }> => {
  const owner = nextOwner();
  const stripeId = await payments.newCustomer(owner);
  const batch = firestore().batch();
  batch.set(firestore().doc(paths.customer(owner)), {
    stripeId,
    businessName: 'Valet',
    firstName: 'Olivia',
    email: 'olivia@example.com',
    initialOnboardingComplete: true,
  });
  for (let index = 0; index < members; index++) {
    batch.set(firestore().doc(paths.teamMember(owner, `${owner}-m${index}`)), {
      uid: `${owner}-m${index}`,
      customerId: owner,
      firstName: 'Member',
      tier: 'Collection Specialist',
      isActive: true,
    });
  }
  for (let index = 0; index < communities; index++) {
    batch.set(firestore().doc(paths.community(owner, `${owner}-c${index}`)), { propertyName: 'Maple' });
  }
  await batch.commit();
  return { owner, stripeId };
};

export const newPayer = async (quantity: number, members = 0, communities = 0) => {
  const { owner, stripeId } = await newOwner(members, communities);
  const subscription = await payments.subscribe(stripeId, quantity);
  await payments.settle();
  return { owner, stripeId, subscription };
};

export const storedOf = async (owner: string) => {
  const { docs } = await firestore().collection(paths.subscriptions(owner)).get();
  return docs.flatMap((document) => {
    const result = readDocument(subscriptionSchema, document.ref.path, document.data());
    return result.ok ? [result.value] : [];
  });
};

export const planNow = async (owner: string, at = Date.now()) => planOf(await storedOf(owner), at);

export const invoicesOf = async (owner: string, subscriptionId: string) => {
  const invoices = await firestore()
    .collection(`${paths.subscription(owner, subscriptionId)}/invoices`)
    .get();
  return invoices.docs
    .map((invoice) => invoice.data() as { created: number; amount_due: number; status: string })
    .toSorted((one, other) => one.created - other.created);
};

export const preview = async (owner: string, quantity: number) =>
  (await callAs(owner, previewSeats, { quantity })) as SeatsPreview;

export const change = async (owner: string, quantity: number) => {
  const { dueNow, nextInvoice } = await preview(owner, quantity);
  return callAs(owner, changeSeats, { quantity, expected: { dueNow, nextInvoice } });
};
