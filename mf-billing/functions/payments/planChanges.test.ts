import { paths, readDocument } from 'shared-lib/domain';
import { planChangeSchema } from 'mf-billing/domain';
import { findCloudFunctions } from '../../../backend/local/src/functions/CloudFunction.ts';
import {
  documentEvent,
  matcherOf,
  parseDocumentName,
} from '../../../backend/local/src/functions/documentEvents.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { requireStripe } from 'backend/functions/core/payments/stripeClient.ts';
import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import { changeSeats, previewSeats } from './callables/changeSeats.ts';
import { cancelAtPeriodEnd, resumeSubscription } from './callables/billing.ts';
import { planSeatsOf, previewOf } from './seats.ts';
import { change, newPayer, payments, planNow, withPayers } from './payers.fixture.ts';
import { logPlanChanges } from './triggers/repairPayments.ts';

const [logged] = findCloudFunctions({ logPlanChanges }).functions;
if (logged?.kind !== 'document') throw new Error('logPlanChanges is no trigger');
const concerns = matcherOf(logged.document);
const running: Promise<unknown>[] = [];

// Every event is delivered twice, as Firestore may.
withPayers((changes) => {
  for (const one of changes.filter(({ name }) => concerns(parseDocumentName(name).path))) {
    const event = documentEvent(logged, one, 'demo-summaries');
    running.push(Promise.resolve(logged.handler(event)).then(() => logged.handler(event)));
  }
});

const changesOf = async (owner: string) => {
  await payments.settle();
  await Promise.all(running);
  const { docs } = await firestore().collection(paths.planChanges(owner)).orderBy('at').get();
  return docs.map((found) => {
    const read = readDocument(planChangeSchema, found.ref.path, found.data());
    if (!read.ok) throw new Error(read.error);
    return read.value;
  });
};

const undo = async (owner: string, quantity: number) => {
  const requested = { quantity, isUndo: true };
  const shown = await callAs(owner, previewSeats, requested);
  if (typeof shown === 'string') return shown;
  const { dueNow, nextInvoice } = shown as { dueNow: number; nextInvoice: number };
  return callAs(owner, changeSeats, { ...requested, expected: { dueNow, nextInvoice } });
};

test('every change of a subscription is logged once, with its author and its cost', async () => {
  const { owner, stripeId } = await newPayer(2);
  await change(owner, 4);
  await change(owner, 3);
  await callAs(owner, cancelAtPeriodEnd, null);
  await callAs(owner, resumeSubscription, null);
  await payments.control('advance', { customer: stripeId, days: 32 });
  expect(await changesOf(owner)).toMatchObject([
    { kind: 'started', from: 0, to: 2, by: owner, cost: 8_000 },
    { kind: 'more', from: 2, to: 4, by: owner, costBefore: 8_000, cost: 16_000 },
    { kind: 'fewer', from: 4, to: 3, by: owner, cost: 12_000, effectiveAt: expect.any(Number) as number },
    { kind: 'canceled', by: owner },
    { kind: 'resumed', to: 3, by: owner },
    { kind: 'reduced', from: 4, to: 3, by: null, cost: 12_000 },
  ]);
});

test('an increase undone on the same day costs nothing', async () => {
  const { owner } = await newPayer(1);
  await change(owner, 3);
  await changesOf(owner);
  expect(await undo(owner, 1)).toEqual({ status: 'done' });
  expect(await planNow(owner)).toMatchObject({ maxTeam: 2 });
  expect(await callAs(owner, previewSeats, { quantity: 1 })).toMatchObject({ nextInvoice: 4_000 });
  expect((await changesOf(owner)).at(-1)).toMatchObject({ kind: 'reduced', from: 3, to: 1, by: owner });
  await callAs(owner, cancelAtPeriodEnd, null);
  expect(await callAs(owner, previewSeats, { quantity: 1 })).toBe('failed-precondition');
});

test('an increase undone ten days later charges those days', async () => {
  const { owner, subscription } = await newPayer(1);
  await change(owner, 3);
  await changesOf(owner);
  const stripe = requireStripe();
  const stored = await stripe.subscriptions.retrieve(subscription.id);
  const inTenDays = Date.now() + 10 * 86_400_000;
  const planned = await planSeatsOf(owner, stored, { quantity: 1, isUndo: true }, inTenDays);
  const { nextInvoice } = await previewOf(stripe, planned);
  expect(nextInvoice).toBeGreaterThan(4_000 + 8_000 / 4);
  expect(nextInvoice).toBeLessThan(4_000 + 8_000 / 2);
});

test('is refused for another number, while more are in use, and after another change', async () => {
  const { owner } = await newPayer(1, 3);
  await change(owner, 4);
  await changesOf(owner);
  expect(await undo(owner, 2)).toBe('failed-precondition');
  expect(await undo(owner, 1)).toBe('failed-precondition');
  await change(owner, 5);
  await changesOf(owner);
  expect(await undo(owner, 1)).toBe('failed-precondition');
  expect(await planNow(owner)).toMatchObject({ maxTeam: 6 });
});
