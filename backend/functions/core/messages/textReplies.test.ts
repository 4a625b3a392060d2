import { Timestamp } from 'firebase-admin/firestore';
import { paths, suppressionId } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { outboxToken } from './ownOutbox.fixture.ts';
import { owner, phone, textPath, useOwnMessages } from './ownMessages.fixture.ts';

/** The effects of STOP and YES. */
const { putText, sendTextNow, state, expectState, isSuppressed, sent } = useOwnMessages();

const reply = async (body: string) => {
  const url = process.env['TWILIO_API_URL'];
  const form = new URLSearchParams({ phone, body });
  const headers = { Authorization: `Bearer ${outboxToken}` };
  const { status } = await fetch(`${url}/reply`, { method: 'POST', headers, body: form, redirect: 'manual' });
  expect(status).toBe(303);
};

test('STOP opts out, and YES opts back in', async () => {
  await putText();
  await sendTextNow();
  await expectState(textPath, 'delivered');
  await reply('Stop.');
  expect(await isSuppressed('text', phone)).toBe(true);
  await putText();
  await sendTextNow();
  expect(await state(textPath)).toBe('suppressed');
  await reply('YES');
  await putText();
  await sendTextNow();
  await expectState(textPath, 'delivered');
  expect(sent('text')).toHaveLength(2);
});

test('STOP and YES count for every unit with the number, and are in the consent ledger', async () => {
  const units = ['a', 'b'].map((id) => firestore().doc(paths.unit(owner, id)));
  const agreed = { communityId: 'maple', phone, language: 'es', smsOptIn: true, smsOptInSource: 'form' };
  await units[0]!.set({ ...agreed, unitNumber: '101' });
  await units[1]!.set({ ...agreed, unitNumber: '102', smsOptIn: false });
  const consents = async () =>
    (await Promise.all(units.map((unit) => unit.get()))).map((unit) => unit.get('smsOptIn'));
  const ledger = async () => {
    const { docs } = await firestore().collection(paths.consents(owner)).orderBy('at').get();
    return docs.map((entry) => `${entry.get('unitId')} ${entry.get('event')}`);
  };
  await putText();
  await reply('Stop.');
  await reply('Stop.');
  expect(await consents()).toEqual([false, false]);
  expect((await ledger()).toSorted()).toEqual(['a optOut', 'b optOut']);
  await reply('YES');
  expect(await consents()).toEqual([true, true]);
  expect((await ledger()).slice(2).toSorted()).toEqual(['a optIn', 'b optIn']);
  const [first] = (await firestore().collection(paths.consents(owner)).where('event', '==', 'optOut').get())
    .docs;
  expect(first!.data()).toMatchObject({
    phone,
    by: 'resident',
    place: 'text',
    wording: 'Stop.',
    language: 'es',
  });
});

test('the office’s own suppression stays, and STOP is recorded in it', async () => {
  const noted = firestore().doc(paths.suppression(owner, suppressionId('text', phone)));
  await noted.set({ channel: 'text', address: phone, reason: 'byHand', note: 'Asked by phone' });
  await putText();
  await reply('STOP');
  expect((await noted.get()).data()).toMatchObject({ reason: 'byHand', stoppedAt: expect.any(Timestamp) });
  await reply('START');
  expect((await noted.get()).data()).toMatchObject({ reason: 'byHand', stoppedAt: null });
});
