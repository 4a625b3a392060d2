import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { paths, storagePaths } from 'shared-lib/domain';
import { challengeLifetime } from 'mf-communities/domain';
import { clearCommunity } from '../community/clear.ts';
import { bucket, firestore } from 'backend/kernel/firebase.ts';
import { formLimits } from 'backend/functions/core/contact/guard.ts';
import { readReceipt } from './callables/readReceipt.ts';
import {
  address,
  callFrom,
  filled,
  markDeletion,
  owner,
  place,
  proofOf,
  send,
  submissions,
  useContactPlace,
} from './contact.fixture.ts';

useContactPlace();

test('a form becomes a request with a number, a receipt and an email; sending it again adds none', async () => {
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
  // A merged request shows the other's status, but only its own answers.
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

test('guessing receipts reveals nothing and is throttled, and a number doesn’t open one', async () => {
  const { number, token } = (await send({ ...filled, guard: await proofOf(place) })) as {
    number: string;
    token: string;
  };
  const read = (guess: string, ip: string) => callFrom(ip, readReceipt, { ...address, token: guess });
  for (const guess of [number, number.replace('-', ''), '', '../contactSubmissions', `${token}!`])
    expect(await read(guess, '198.51.100.1')).toEqual(['invalid-argument']);
  // Near misses of the right token, and random ones of the same format.
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
  // As if many more guesses had been counted.
  const [from] = (await firestore().collection(paths.rateCounters()).get()).docs.filter(
    (one) => one.id.startsWith('receiptsFrom-') && one.get('count') === guesses.length,
  );
  await from?.ref.update({ count: 120 });
  expect(await read(token, '198.51.100.2')).toEqual(['resource-exhausted']);
  expect(await read(token, '198.51.100.3')).toMatchObject({ receipt: { number } });
});

test('nothing reveals whether a unit or tag exists', async () => {
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

test('a form without its own proof is refused, and nothing is written', async () => {
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
  // By the server's clock, regardless of the device's.
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
  ['a path instead of a slug', { communitySlug: '../maple' }, ['invalid-argument']],
  [
    'a future night',
    { topic: 'missedPickup', night: '2999-01-01' },
    ['invalid-argument', { night: { code: 'notYet' } }],
  ],
  [
    'an invalid photo',
    { photo: Buffer.from('<svg onload="alert(1)"/>').toString('base64') },
    ['invalid-argument', { photo: { code: 'notPicture' } }],
  ],
  ['an endless photo', { photo: 'A'.repeat(1_400_000) }, ['invalid-argument']],
  ['an endless message', { message: 'x'.repeat(4001) }, ['invalid-argument']],
])('%s is refused', async (_, more, expected) => {
  const communitySlug = (more as { communitySlug?: string }).communitySlug ?? 'maple';
  expect(await send({ ...filled, ...more, guard: await proofOf({ ...place, communitySlug }) })).toEqual(
    expected,
  );
  expect(await submissions()).toEqual([]);
});

/** A photo with camera metadata. */
const cameraPhoto = Buffer.from(
  'ffd8ffe1000847505334302e37ffc0000b080008000801011100ffda00080101003f0001ffd9'.replace(
    'ffe10008',
    'ffe10009',
  ),
  'hex',
);

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

test('a form sent before its community is being deleted is answered once more', async () => {
  const form = { ...filled, guard: await proofOf(place) };
  const sent = await send(form);
  await markDeletion();
  expect(await send(form)).toEqual(sent);
});

test('a photo is stored without its location, and deleted with the community; text stays text', async () => {
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

test('a flood from one address is throttled, and a person at another gets through', async () => {
  const counter = { count: formLimits.source.max, expiresAt: Timestamp.fromMillis(Date.now() + 3_600_000) };
  const guard = await proofOf(place);
  // As if that many forms had been sent; the first one creates the counter under its id.
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
  // Many forms from many addresses make each cost more, and block no one.
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
