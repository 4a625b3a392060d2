import { HttpsError } from 'firebase-functions/https';
import { broadcastSchema, type Broadcast } from 'mf-settings/domain';
import { useOwnFirestore } from '../functions/core/summaries/ownFirestore.fixture.ts';
import { changeRecord } from './changeRecord.ts';
import { firestore } from './firebase.ts';
import { loseNextAnswer } from './testing/inProcess.fixture.ts';

/** Changes a record, on a separate Firestore. */
useOwnFirestore();

const path = 'broadcasts/b1';
const stored = { kind: 'custom', status: 'making', words: {}, skipped: {}, updatedAt: new Date(5) };
const read = async (at = path) => (await firestore().doc(at).get()).data();

type Decide = Parameters<typeof changeRecord<Broadcast>>[1];

const change = async (decide: Decide): Promise<unknown> => {
  const entity = { reference: firestore().doc(path), schema: broadcastSchema, missing: 'There is none.' };
  try {
    return await changeRecord(entity, decide);
  } catch (error) {
    const { code, message, details } = error as HttpsError;
    return { code, message, ...(details !== undefined && { details }) };
  }
};

const cancel = { ok: true, fields: { status: 'canceled', canceledAt: 7 } } as const;
const canceling: Decide = () => cancel;

beforeEach(() => firestore().doc(path).set(stored));

test.each<[string, object | null, Decide, unknown]>([
  ['is changed', stored, canceling, { success: true }],
  ['already has the requested values', stored, () => ({ ok: true, fields: null }), { success: true }],
  [
    'someone else changed first',
    stored,
    () => ({ ok: false, code: 'changedMeanwhile' }),
    expect.objectContaining({ code: 'aborted', details: { reason: 'changedMeanwhile' } }),
  ],
  [
    'refuses the change for another reason',
    stored,
    ({ kind }) => {
      throw new HttpsError('failed-precondition', `Not for ${kind}.`);
    },
    { code: 'failed-precondition', message: 'Not for custom.' },
  ],
  ['is missing', null, canceling, { code: 'not-found', message: 'There is none.' }],
  [
    'is damaged',
    { kind: 'custom' },
    canceling,
    { code: 'failed-precondition', message: expect.stringContaining('status') },
  ],
])('a record that %s', async (_, before, decide, expected) => {
  const reference = firestore().doc(path);
  await (before === null ? reference.delete() : reference.set(before));
  expect(await change(decide)).toEqual(expected);
  expect((await read())?.['status'] === 'canceled').toBe(before === stored && decide === canceling);
});

test('moments are stored as timestamps, and so is the time of the change', async () => {
  const since = Date.now();
  await change(() => cancel);
  const { status, canceledAt, updatedAt } = (await read()) as Record<string, { toMillis(): number }>;
  expect([status, canceledAt!.toMillis()]).toEqual(['canceled', 7]);
  expect(updatedAt!.toMillis()).toBeGreaterThanOrEqual(since);
});

const log = () => firestore().doc('logs/l1');

test.each<[string, Decide, boolean]>([
  ['with a change', (_, transaction) => ({ ...cancel, write: () => transaction.set(log(), {}) }), true],
  [
    'with none',
    (_, transaction) => ({ ok: true, fields: null, write: () => transaction.set(log(), {}) }),
    false,
  ],
])('a decision’s other writes are made %s', async (_, decide, expected) => {
  await log().delete();
  expect(await change(decide)).toEqual({ success: true });
  expect((await log().get()).exists).toBe(expected);
});

test('the second of two concurrent changes is based on the first', async () => {
  const decide: Decide = ({ recipients }) => ({ ok: true, fields: { recipients: recipients + 1 } });
  await Promise.all([change(decide), change(decide)]);
  expect((await read())?.['recipients']).toBe(2);
});

test('a commit whose response was lost is decided again', async () => {
  await loseNextAnswer(true);
  const seen: string[] = [];
  const decide: Decide = ({ status }) => {
    seen.push(status);
    return status === 'canceled' ? { ok: true, fields: null } : cancel;
  };
  expect(await change(decide)).toEqual({ success: true });
  expect(seen).toEqual(['making', 'canceled']);
});
