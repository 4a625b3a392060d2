import { randomBytes } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Timestamp } from 'firebase-admin/firestore';
import type { CallableFunction } from 'firebase-functions/https';
import { paths, priceIds, signUpTextsPerDay, storagePaths, suppressionId } from 'shared-lib/domain';
import { textMonth } from 'mf-settings/domain';
import { challengeLifetime, type ChallengeAsk, type FormChallenge } from 'mf-communities/domain';
import { removeExpired } from 'backend/functions/core/account/triggers/pruneExpired.ts';
import { clearCommunity } from '../community/clear.ts';
import { bucket, firestore } from 'backend/kernel/firebase.ts';
import { takeReply } from 'backend/functions/core/messages/takeReply.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { useOwnStorage } from 'backend/functions/core/pictures/ownStorage.fixture.ts';
import { askFormChallenge } from './callables/askFormChallenge.ts';
import { formLimits, newChallenge } from 'backend/functions/core/contact/guard.ts';
import { readReceipt } from './callables/readReceipt.ts';
import { sendContactForm } from './callables/sendContactForm.ts';
import { signUpForTexts } from './callables/signUpForTexts.ts';

/** What residents send through public pages, in a Firestore and a Storage of their own. */
useOwnFirestore();
useOwnStorage();
jest.setTimeout(120_000);

const owner = 'olivia';
const address = { businessSlug: 'sunrise', communitySlug: 'maple' };
const place = { ...address, form: 'contact', binTagId: null } as const;
const phone = '+12125550100';

/** Calls a function as anybody, from an address on the net. @returns its result, or the code and the reason of what it throws */
const callFrom = async (ip: string, callable: CallableFunction<unknown, unknown>, data: unknown) => {
  try {
    return await callable.run({ data, rawRequest: { ip, headers: {} } } as never);
  } catch (error) {
    const { code, details } = error as {
      code?: string;
      details?: { fields?: Record<string, { code: string }> };
    };
    return [code, details?.fields?.['guard']?.code ?? details?.fields].filter(Boolean);
  }
};

const solved = async (challenge: FormChallenge) => {
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey, counterStart: 100 });
  return {
    challenge,
    solution: { counter: solution!.counter, derivedKey: solution!.derivedKey },
    website: '',
  };
};
/** A proof of a form that was opened so long ago, in milliseconds. */
const proofOf = async (ask: ChallengeAsk, ago = 10_000) => solved(await newChallenge(ask, Date.now() - ago));

const filled = {
  ...address,
  topic: 'other',
  unitNumber: 'A-203',
  name: 'Hana',
  email: 'hana@example.com',
  phone: '',
  message: 'Hello',
  smsConsent: false,
  language: 'es',
};
const send = (form: object, ip = '203.0.113.1') => callFrom(ip, sendContactForm, form);
const submissions = async () =>
  (await firestore().collection(paths.contactSubmissions(owner)).get()).docs.map((one) => one.data());
const texts = async () =>
  (await firestore().collection(paths.textMessages()).get()).docs.map((one) => one.data());
const thisMonth = () => paths.textCounts(owner, textMonth({ timeZone: null }, Date.now()));
const unit = { communityId: 'maple', building: 'A', unitNumber: '203', status: 'active' };

beforeAll(() => {
  Object.assign(process.env, { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_FROM: '+12025550100' });
});

beforeEach(async () => {
  for (const name of [
    'contactSubmissions',
    'textSignUps',
    'consents',
    'units',
    'suppressions',
    'subscriptions',
  ] as const)
    await firestore().recursiveDelete(firestore().collection(paths[name](owner)));
  await firestore().doc(thisMonth()).delete();
  await firestore().doc(paths.settingsSection(owner, 'business')).delete();
  for (const path of [paths.rateCounters(), paths.usedProofs(), paths.mails(), paths.textMessages()])
    await firestore().recursiveDelete(firestore().collection(path));
  const write = (path: string, data: object) => firestore().doc(path).set(data);
  await write(paths.customer(owner), { businessName: 'Sunrise Valet', businessSlug: 'sunrise' });
  await write(paths.community(owner, 'maple'), { propertyName: 'Maple Court', slug: 'maple' });
  await write(paths.community(owner, 'oak'), { propertyName: 'Oak', slug: 'oak' });
  await write(paths.unit(owner, 'a203'), unit);
  await write(paths.binTag(owner, 'tag1'), {
    communityId: 'maple',
    unitId: 'a203',
    label: 'A-203',
    status: 'assigned',
  });
  await write(paths.settingsSection(owner, 'sms'), { enabled: true });
  await write(`${paths.subscriptions(owner)}/paid`, {
    status: 'active',
    priceId: priceIds.standard,
    quantity: 1,
    current_period_end: new Date('2999-01-01'),
  });
});

test('a form becomes a request with a number, a receipt and a mail; sent again it stays one', async () => {
  const form = { ...filled, guard: await proofOf(place) };
  const sent = (await send(form)) as { number: string; token: string };
  expect(await send(form)).toEqual(sent);
  expect(await submissions()).toEqual([
    expect.objectContaining({
      number: sent.number,
      unitId: 'a203',
      unitNumber: 'A-203',
      status: 'new',
      language: 'es',
      via: 'page',
    }),
  ]);
  const [submission] = (await firestore().collection(paths.contactSubmissions(owner)).get()).docs;
  expect(JSON.stringify(await submissions())).not.toContain(sent.token);
  const mails = (await firestore().collection(paths.mails()).get()).docs.map((one) => one.data());
  expect(mails).toEqual([
    expect.objectContaining({
      to: 'hana@example.com',
      customerId: owner,
      dropsWords: true,
      shownOn: { kind: 'receipt', submissionId: submission!.id },
    }),
  ]);
  expect(JSON.stringify(mails)).toContain(`/sunrise/maple?request=${sent.token}`);
  expect(JSON.stringify(mails)).not.toContain('Hello');
  const receipt = await callFrom('203.0.113.1', readReceipt, { ...address, token: sent.token });
  expect(receipt).toMatchObject({
    receipt: { number: sent.number, topic: 'other', status: 'new', answers: [] },
  });
  expect(JSON.stringify(receipt)).not.toMatch(/Hana|A-203|a203/);
  // One that the office merged with another stands as that does, and shows no answer but its own.
  const answer = (text: string) => ({ by: 'adam', at: new Date(), channel: 'email', text, messageId: null });
  const all = firestore().collection(paths.contactSubmissions(owner));
  await all.doc('other').set({
    communityId: 'maple',
    topic: 'other',
    status: 'inProgress',
    answers: [answer('To a neighbor.')],
  });
  const [mine] = (await all.where('number', '==', sent.number).get()).docs;
  await mine?.ref.update({ status: 'resolved', mergedInto: 'other', answers: [answer('To you.')] });
  expect(await callFrom('203.0.113.1', readReceipt, { ...address, token: sent.token })).toEqual({
    receipt: expect.objectContaining({
      status: 'inProgress',
      answers: [{ text: 'To you.', at: expect.any(Number) }],
    }),
  });
  for (const [at, token] of [
    ['maple', 'x'.repeat(40)],
    ['oak', sent.token],
  ])
    expect(await callFrom('203.0.113.1', readReceipt, { ...address, communitySlug: at, token })).toEqual({
      receipt: null,
    });
});

test('who guesses at receipts learns nothing and is held off, and a number opens none', async () => {
  const { number, token } = (await send({ ...filled, guard: await proofOf(place) })) as {
    number: string;
    token: string;
  };
  const read = (guess: string, ip: string) => callFrom(ip, readReceipt, { ...address, token: guess });
  for (const guess of [number, number.replace('-', ''), '', '../contactSubmissions', `${token}!`])
    expect(await read(guess, '198.51.100.1')).toEqual(['invalid-argument']);
  // As near to the right one as can be, and others of its shape.
  const near = [...token].map(
    (right, at) => token.slice(0, at) + (right === 'A' ? 'B' : 'A') + token.slice(at + 1),
  );
  const made = Array.from({ length: 15 }, () => randomBytes(32).toString('base64url'));
  const guesses = [
    token.slice(0, -1),
    `${token}A`,
    number.replace('-', '').padEnd(22, '0'),
    ...near,
    ...made,
  ];
  const answers: unknown[] = [];
  for (const guess of guesses) answers.push(await read(guess, '198.51.100.2'));
  expect(answers).toEqual(guesses.map(() => ({ receipt: null })));
  // The counter as twice as many would have left it.
  const [from] = (await firestore().collection(paths.rateCounters()).get()).docs.filter(
    (one) => one.id.startsWith('receiptsFrom-') && one.get('count') === guesses.length,
  );
  await from?.ref.update({ count: 120 });
  expect(await read(token, '198.51.100.2')).toEqual(['resource-exhausted']);
  expect(await read(token, '198.51.100.3')).toMatchObject({ receipt: { number } });
});

test('nothing tells whether there is such a unit or tag', async () => {
  for (const [binTagId, unitNumber] of [
    [null, 'Z-999'],
    ['tag1', ''],
    ['nobodys', ''],
    [null, '../../units/a203'],
  ] as const) {
    const guard = await proofOf({ ...place, binTagId });
    expect(await send({ ...filled, binTagId, unitNumber, guard })).toEqual({
      number: expect.any(String),
      token: expect.any(String),
    });
  }
  expect(
    (await submissions()).map(({ unitId, via }) => `${String(unitId)} ${String(via)}`).toSorted(),
  ).toEqual(['a203 bintag', 'null page', 'null page', 'null page']);
});

test('a form without a proof of its own is refused, and nothing is written', async () => {
  const good = await proofOf(place);
  const { challenge } = good;
  const changed = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
  const cases: [object, string][] = [
    [{ ...good, website: 'https://spam.example' }, 'robot'],
    [await proofOf({ ...place, communitySlug: 'oak' }), 'unproven'],
    [await proofOf({ ...place, form: 'texts' }), 'unproven'],
    [{ ...good, solution: { ...good.solution, derivedKey: '00' } }, 'unproven'],
    [{ ...good, challenge: changed }, 'unproven'],
    [await proofOf(place, -86_400_000), 'unproven'],
    [await proofOf(place, challengeLifetime + 1000), 'expired'],
  ];
  for (const [guard, reason] of cases)
    expect(await send({ ...filled, guard })).toEqual(['failed-precondition', reason]);
  // By the server's clock, whatever a device's says.
  const clock = jest
    .spyOn(Date, 'now')
    .mockReturnValue(Number(challenge.parameters.data?.['issuedAt']) + 2999);
  expect(await send({ ...filled, guard: good })).toEqual(['failed-precondition', 'tooFast']);
  clock.mockRestore();
  expect(await submissions()).toEqual([]);
  await send({ ...filled, guard: good });
  expect(await send({ ...filled, message: 'Buy now', guard: good })).toEqual(['failed-precondition', 'used']);
  expect(await submissions()).toHaveLength(1);
});

test.each<[string, object, unknown]>([
  ['no such page', { communitySlug: 'elsewhere' }, ['not-found']],
  ['a path for a slug', { communitySlug: '../maple' }, ['invalid-argument']],
  [
    'a night to come',
    { topic: 'missedPickup', night: '2999-01-01' },
    ['invalid-argument', { night: { code: 'notYet' } }],
  ],
  [
    'a photo that is none',
    { photo: Buffer.from('<svg onload="alert(1)"/>').toString('base64') },
    ['invalid-argument', { photo: { code: 'notPicture' } }],
  ],
  ['a photo without end', { photo: 'A'.repeat(1_400_000) }, ['invalid-argument']],
  ['a message without end', { message: 'x'.repeat(4001) }, ['invalid-argument']],
])('%s is refused', async (_, more, expected) => {
  const communitySlug = (more as { communitySlug?: string }).communitySlug ?? 'maple';
  expect(await send({ ...filled, ...more, guard: await proofOf({ ...place, communitySlug }) })).toEqual(
    expected,
  );
  expect(await submissions()).toEqual([]);
});

/** A photo with the words of a camera. */
const cameraPhoto = Buffer.from(
  'ffd8ffe1000847505334302e37ffc0000b080008000801011100ffda00080101003f0001ffd9'.replace(
    'ffe10008',
    'ffe10009',
  ),
  'hex',
);

/** A deletion that begins once a call has read that there is such a page. */
const markDeletion = () =>
  firestore().doc(paths.community(owner, 'maple')).update({ unfinished: 'deleting' });

test('a form on its way while its community is being deleted leaves nothing behind', async () => {
  const photo = cameraPhoto.toString('base64');
  const sent = { ...filled, photo, guard: await proofOf(place) };
  await markDeletion();
  expect(await send(sent)).toEqual(['not-found']);
  expect(await submissions()).toEqual([]);
  expect((await firestore().collection(paths.mails()).get()).size).toBe(0);
  const [files] = await bucket().getFiles({ prefix: `${paths.contactSubmissions(owner)}/` });
  expect(files.map(({ name }) => name)).toEqual([]);
});

test('a form that was sent before its community is being deleted is answered once more', async () => {
  const form = { ...filled, guard: await proofOf(place) };
  const sent = await send(form);
  await markDeletion();
  expect(await send(form)).toEqual(sent);
});

test('a photo is stored without its place, and goes with the community; words stay words', async () => {
  const guard = await proofOf(place);
  const name = '<script>alert(1)</script> ../..';
  await send({ ...filled, name, message: 'half \ud83d', photo: cameraPhoto.toString('base64'), guard });
  const [kept] = await submissions();
  expect(kept).toMatchObject({ name, message: 'half \uFFFD' });
  const path = String(kept?.['photo']);
  expect(path).toBe(storagePaths.contactPhoto(owner, path.split('/')[3] ?? ''));
  const [stored] = await bucket().file(path).download();
  expect(stored.toString('latin1')).not.toContain('GPS');
  expect(await clearCommunity(owner, 'maple', Date.now() + 60_000)).toBe(true);
  expect(await bucket().file(path).exists()).toEqual([false]);
  expect(await submissions()).toEqual([]);
});

test('a flood from one place is held off, and a person at another gets through', async () => {
  const counter = { count: formLimits.source.most, expiresAt: Timestamp.fromMillis(Date.now() + 3_600_000) };
  const guard = await proofOf(place);
  // The counter as so many forms left it, under the id that the first of them gave it.
  await send({ ...filled, guard }, '203.0.113.7');
  const [from] = (await firestore().collection(paths.rateCounters()).get()).docs.filter(({ id }) =>
    id.startsWith('formsFrom-'),
  );
  await from?.ref.set(counter);
  const proof = await proofOf(place);
  const flood = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      send(
        {
          ...filled,
          message: `${index}`,
          guard: index % 2 ? proof : { ...proof, solution: { counter: 1, derivedKey: '00' } },
        },
        '203.0.113.7',
      ),
    ),
  );
  expect(flood.filter((one) => !Array.isArray(one))).toEqual([]);
  expect(await submissions()).toHaveLength(1);
  expect(await send({ ...filled, message: 'A person', guard: proof }, '198.51.100.4')).toMatchObject({
    number: expect.any(String),
  });
  // Many forms from many places make each cost more, and close nothing.
  const [at] = (await firestore().collection(paths.rateCounters()).get()).docs.filter(({ id }) =>
    id.startsWith('formsAt-'),
  );
  await at?.ref.set({ ...counter, count: 300 });
  const hard = await proofOf(place);
  expect(hard.solution.counter).toBeGreaterThanOrEqual(800);
  expect(await send({ ...filled, message: 'Another', guard: hard }, '198.51.100.5')).toMatchObject({
    number: expect.any(String),
  });
});

describe('texts', () => {
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

  test('a number that signs up is asked, and only its YES opts it in, with the words that it agreed to', async () => {
    expect(await signUp()).toEqual({ success: true });
    expect(await texts()).toEqual([
      expect.objectContaining({ to: phone, purpose: 'consent', body: expect.stringContaining('YES') }),
    ]);
    expect(await unitNow()).toEqual(unit);
    expect(await ledger()).toEqual([]);
    await takeReply('+12125550199', 'YES');
    expect(await unitNow()).toEqual(unit);
    await takeReply(phone, 'Yes');
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

  test('the answer is the same for a number that is known, and for one that wrote STOP, which stays out', async () => {
    await firestore()
      .doc(paths.unit(owner, 'a203'))
      .set({ ...unit, phone, smsOptIn: true });
    await firestore()
      .doc(paths.suppression(owner, suppressionId('text', phone)))
      .set({ channel: 'text', address: phone, reason: 'stopped' });
    expect(await signUp()).toEqual({ success: true });
    expect(await signUp({ binTagId: 'nobodys' })).toEqual({ success: true });
    await takeReply(phone, 'STOP');
    expect(await waiting()).toBe(0);
    expect(await unitNow()).toMatchObject({ smsOptIn: false });
  });

  test('another number of the unit is not for a stranger to replace: the office is asked', async () => {
    await firestore()
      .doc(paths.unit(owner, 'a203'))
      .set({ ...unit, phone: '+12125550155' });
    await signUp();
    await takeReply(phone, 'YES');
    expect(await unitNow()).toMatchObject({ phone: '+12125550155' });
    expect(await submissions()).toEqual([expect.objectContaining({ topic: 'other', phone, unitId: 'a203' })]);
  });

  test('a number gets few texts in a day, whoever types it, and what is not confirmed is forgotten', async () => {
    for (let time = 0; time < 4; time += 1) expect(await signUp()).toEqual({ success: true });
    expect(await texts()).toHaveLength(3);
    await removeExpired(Date.now() + 47 * 3_600_000);
    expect(await waiting()).toBe(3);
    await removeExpired(Date.now() + 49 * 3_600_000);
    expect(await waiting()).toBe(0);
    expect((await firestore().collection(paths.usedProofs()).get()).size).toBe(0);
  });

  test('a number that signs up while the community is being deleted is not kept, and not asked', async () => {
    await markDeletion();
    expect(await signUp()).toEqual(['not-found']);
    expect(await waiting()).toBe(0);
    expect(await texts()).toEqual([]);
  });

  test('texts go to numbers of the country alone, and to none that costs whoever is called', async () => {
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
    ['has its day in London', {}, { timeZone: 'Europe/London' }],
  ])('a business that %s texts British mobiles alone', async (_, profile, customer) => {
    await firestore().doc(paths.settingsSection(owner, 'business')).set(profile);
    await firestore().doc(paths.customer(owner)).set(customer, { merge: true });
    for (const other of ['(212) 555-0100', '+44 20 7946 0018', '+44 70 1234 5678'])
      expect(await signUp({ phone: other })).toEqual(['invalid-argument', { phone: { code: 'abroad' } }]);
    expect(await signUp({ phone: '+44 7400 123456' })).toEqual({ success: true });
    const asked = { ...filled, smsConsent: true };
    await send({ ...asked, phone: '(212) 555-0100', guard: await proofOf(place) });
    await send({ ...asked, phone: '+44 7400 654321', guard: await proofOf(place) });
    expect((await texts()).map(({ to }) => to as string).sort()).toEqual(['+447400123456', '+447400654321']);
  });

  test('a business that pays nothing has its pages text nobody, until somebody has looked at it', async () => {
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

  test('sign-ups count against the month of the business, and each community has few a day', async () => {
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
});
