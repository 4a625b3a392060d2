import { Timestamp } from 'firebase-admin/firestore';
import { paths, suppressionId } from 'shared-lib/domain';
import { signUpTextsPerDay } from 'mf-communities/domain';
import { removeExpired } from 'backend/functions/core/account/triggers/pruneExpired.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { handleTextReply } from 'backend/functions/core/messages/handleTextReply.ts';
import { askFormChallenge } from './callables/askFormChallenge.ts';
import { signUpForTexts } from './callables/signUpForTexts.ts';
import {
  address,
  callFrom,
  filled,
  markDeletion,
  owner,
  phone,
  place,
  proofOf,
  send,
  submissions,
  texts,
  thisMonth,
  unit,
  useContactPlace,
} from './contact.fixture.ts';

useContactPlace();

const ask = { ...place, form: 'texts', binTagId: 'tag1' } as const;
const signUp = async (more: object = {}, ip = '198.51.100.9') =>
  callFrom(ip, signUpForTexts, {
    ...address,
    binTagId: 'tag1',
    unitNumber: '',
    phone: '(212) 555-0100',
    agrees: true,
    language: 'en',
    guard: await proofOf({ ...ask, ...more }),
    ...more,
  });
const unitNow = async () => (await firestore().doc(paths.unit(owner, 'a203')).get()).data();
const ledger = async () =>
  (await firestore().collection(paths.consents(owner)).get()).docs.map((one) => one.data());
const waiting = async () => (await firestore().collection(paths.textSignUps(owner)).get()).size;

test('a number that signs up gets a question, and only its YES opts it in, with the accepted terms', async () => {
  expect(await signUp()).toEqual({ success: true });
  expect(await texts()).toEqual([
    expect.objectContaining({ to: phone, purpose: 'consent', body: expect.stringContaining('YES') }),
  ]);
  expect(await unitNow()).toEqual(unit);
  expect(await ledger()).toEqual([]);
  await handleTextReply('+12125550199', 'YES');
  expect(await unitNow()).toEqual(unit);
  await handleTextReply(phone, 'Yes');
  expect(await unitNow()).toMatchObject({ phone, smsOptIn: true, smsOptInSource: 'binTag' });
  expect(await ledger()).toEqual([
    expect.objectContaining({
      phone,
      event: 'optIn',
      place: 'binTag',
      source: 'binTag',
      by: 'resident',
      wording: expect.stringMatching(/Sunrise Valet[^]*Yes$/),
    }),
  ]);
  expect(await waiting()).toBe(0);
});

test('the response is the same for a known number and for one that sent STOP, which stays opted out', async () => {
  await firestore()
    .doc(paths.unit(owner, 'a203'))
    .set({ ...unit, phone, smsOptIn: true });
  await firestore()
    .doc(paths.suppression(owner, suppressionId('text', phone)))
    .set({ channel: 'text', address: phone, reason: 'stopped' });
  expect(await signUp()).toEqual({ success: true });
  expect(await signUp({ binTagId: 'nobodys' })).toEqual({ success: true });
  await handleTextReply(phone, 'STOP');
  expect(await waiting()).toBe(0);
  expect(await unitNow()).toMatchObject({ smsOptIn: false });
});

test('a stranger can’t replace a unit’s number: the office decides', async () => {
  await firestore()
    .doc(paths.unit(owner, 'a203'))
    .set({ ...unit, phone: '+12125550155' });
  await signUp();
  await handleTextReply(phone, 'YES');
  expect(await unitNow()).toMatchObject({ phone: '+12125550155' });
  expect(await submissions()).toEqual([expect.objectContaining({ topic: 'other', phone, unitId: 'a203' })]);
});

test('a number gets few texts a day, no matter who enters it, and unconfirmed sign-ups are deleted', async () => {
  for (let time = 0; time < 4; time += 1) expect(await signUp()).toEqual({ success: true });
  expect(await texts()).toHaveLength(3);
  await removeExpired(Date.now() + 47 * 3_600_000);
  expect(await waiting()).toBe(3);
  await removeExpired(Date.now() + 49 * 3_600_000);
  expect(await waiting()).toBe(0);
  expect((await firestore().collection(paths.usedProofs()).get()).size).toBe(0);
});

test('a sign-up during a community’s deletion isn’t stored, and no text is sent', async () => {
  await markDeletion();
  expect(await signUp()).toEqual(['not-found']);
  expect(await waiting()).toBe(0);
  expect(await texts()).toEqual([]);
});

test('texts go only to the business’s country, and never to premium numbers', async () => {
  for (const far of [
    '+234 801 234 5678',
    '+44 7700 900123',
    '+1 876 555 0100',
    '+1 809 555 0100',
    '(242) 555-0100',
  ])
    expect(await signUp({ phone: far })).toEqual(['invalid-argument', { phone: { code: 'abroad' } }]);
  const form = { ...filled, phone: '+1 876 555 0100', smsConsent: true, guard: await proofOf(place) };
  expect(await send(form)).toMatchObject({ number: expect.any(String) });
  expect(await texts()).toEqual([]);
});

test.each([
  ['chose the United Kingdom', { country: 'GB' }, {}],
  ['has a British phone', { contactPhone: '+442079460018' }, {}],
  ['has London’s time zone', {}, { timeZone: 'Europe/London' }],
])('a business that %s texts only British mobiles', async (_, profile, customer) => {
  await firestore().doc(paths.settingsSection(owner, 'business')).set(profile);
  await firestore().doc(paths.customer(owner)).set(customer, { merge: true });
  for (const other of ['(212) 555-0100', '+44 20 7946 0018', '+44 70 1234 5678'])
    expect(await signUp({ phone: other })).toEqual(['invalid-argument', { phone: { code: 'abroad' } }]);
  expect(await signUp({ phone: '+44 7400 123456' })).toEqual({ success: true });
  const requested = { ...filled, smsConsent: true };
  await send({ ...requested, phone: '(212) 555-0100', guard: await proofOf(place) });
  await send({ ...requested, phone: '+44 7400 654321', guard: await proofOf(place) });
  expect((await texts()).map(({ to }) => to as string).sort()).toEqual(['+447400123456', '+447400654321']);
});

test('a business that pays nothing can’t offer texts on its pages until it has been reviewed', async () => {
  await firestore()
    .doc(`${paths.subscriptions(owner)}/paid`)
    .delete();
  expect(await callFrom('198.51.100.9', askFormChallenge, ask)).toMatchObject({ offersTexts: false });
  expect(await signUp()).toEqual(['unavailable']);
  await send({ ...filled, phone: '(212) 555-0100', smsConsent: true, guard: await proofOf(place) });
  expect(await texts()).toEqual([]);
  await firestore().doc(paths.customer(owner)).update({ textsReviewedAt: Timestamp.now() });
  expect(await signUp()).toEqual({ success: true });
  expect(await texts()).toHaveLength(1);
});

test('sign-ups count toward the business’s monthly limit, and each community has few a day', async () => {
  const numberOf = (at: number) => `(212) 555-${String(1000 + at)}`;
  const answers: unknown[] = [];
  for (let at = 0; at <= signUpTextsPerDay; at += 1)
    answers.push(await signUp({ phone: numberOf(at), binTagId: `t${at}` }, `198.51.100.${at}`));
  expect(answers.at(-1)).toEqual(['resource-exhausted', 'tooMany']);
  expect(answers.slice(0, -1)).toEqual(answers.slice(1).map(() => ({ success: true })));
  expect(await texts()).toHaveLength(signUpTextsPerDay);
  expect((await firestore().doc(thisMonth()).get()).data()).toEqual({
    texts: signUpTextsPerDay,
    segments: signUpTextsPerDay,
  });
  await firestore().recursiveDelete(firestore().collection(paths.rateCounters()));
  await firestore()
    .doc(paths.settingsSection(owner, 'sms'))
    .set({ enabled: true, monthlySegments: signUpTextsPerDay });
  expect(await signUp()).toEqual(['unavailable']);
});

test('a business without texts offers none', async () => {
  await firestore().doc(paths.settingsSection(owner, 'sms')).set({ enabled: false });
  expect(await callFrom('198.51.100.9', askFormChallenge, ask)).toMatchObject({ offersTexts: false });
  expect(await signUp()).toEqual(['unavailable']);
});
