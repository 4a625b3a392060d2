import { paths, suppressionId } from 'shared-lib/domain';
import { demoUids } from 'backend/seed/accounts.ts';
import { callsOfOwnProduct, refusal } from 'backend/kernel/testing/localCalls.fixture.ts';

/** Consent recorded by the office, over HTTP, on the local Firebase with the demo data. */
const calls = callsOfOwnProduct();
jest.setTimeout(30_000);

const owner = 'owner@demo.test';
const customerId = demoUids.owner;
const communityId = 'maple-court';
const unitId = 'consenting';
const path = paths.unit(customerId, unitId);
const phone = '+13055550198';
const other = '+13055550197';
const suppression = (number: string) => paths.suppression(customerId, suppressionId('text', number));

/** An id with an escape in it isn't part of a URL. */
const noted = async (number: string) =>
  (await calls.list(paths.suppressions(customerId)))[suppressionId('text', number)] ?? null;

const unit = {
  communityId,
  building: 'Z',
  unitNumber: '102',
  residentName: 'Rosa Lima',
  phone,
  language: 'es',
  status: 'active',
  smsOptIn: false,
  residencies: [],
};
const edit = (fields: object) =>
  calls.call(owner, 'editUnits', { communityId, edits: [{ unitId, ...fields }] });
const ledger = async () =>
  Object.values(await calls.list(paths.consents(customerId)))
    .filter((entry) => entry['unitId'] === unitId)
    .toSorted((one, two) => Number(one['at']) - Number(two['at']))
    .map((entry) => `${String(entry['event'])} ${String(entry['phone'])} ${String(entry['source'])}`);
const agree = { smsOptIn: true, consentSource: 'form', consentWording: 'Acepto mensajes.' };

test('a consent needs its source, keeps its wording, and ends with the number', async () => {
  await calls.writeAll({ [path]: unit });
  expect(await edit({ smsOptIn: true })).toMatchObject(refusal(400, 'FAILED_PRECONDITION'));
  expect(await ledger()).toEqual([]);
  expect((await edit(agree)).status).toBe(200);
  expect(await calls.readPlain(path)).toMatchObject({ smsOptIn: true, smsOptInSource: 'form' });
  expect(Object.values(await calls.list(paths.consents(customerId)))).toContainEqual(
    expect.objectContaining({
      phone,
      communityId,
      unitId,
      event: 'optIn',
      wording: 'Acepto mensajes.',
      language: 'es',
      source: 'form',
      by: customerId,
      place: 'dashboard',
    }),
  );
  // Repeating it changes nothing.
  await edit(agree);
  await edit({ phone: other });
  expect(await calls.readPlain(path)).toMatchObject({ phone: other, smsOptIn: false, smsOptInAt: null });
  expect(await ledger()).toEqual([`optIn ${phone} form`, `ended ${phone} null`]);
});

test('residents opted out by the office can be opted back in by it; those who wrote STOP can’t', async () => {
  await calls.writeAll({ [path]: { ...unit, phone: other, smsOptIn: true } });
  await edit({ smsOptIn: false });
  expect(await noted(other)).toMatchObject({ reason: 'byHand', by: customerId });
  expect((await edit(agree)).status).toBe(200);
  expect(await noted(other)).toBeNull();
  await calls.writeAll({
    [path]: { ...unit, phone: other },
    [suppression(other)]: { channel: 'text', address: other, reason: 'stopped', note: 'STOP' },
  });
  expect(await edit(agree)).toMatchObject({
    error: { status: 'FAILED_PRECONDITION', details: { fields: { smsOptIn: { code: 'stopped' } } } },
  });
});

test('a number is suppressed by hand, and removed from the list unless they wrote STOP', async () => {
  const number = '+13055550196';
  const change = (act: 'add' | 'remove', more = {}) =>
    calls.call(owner, 'changeSuppression', { act, phone: number, ...more });
  expect(await change('add', { note: ' ' })).toMatchObject(refusal(400, 'INVALID_ARGUMENT'));
  expect((await change('add', { note: 'A shop' })).status).toBe(200);
  expect(await change('add', { note: 'Again' })).toMatchObject(refusal(409, 'ALREADY_EXISTS'));
  expect((await change('remove')).status).toBe(200);
  expect(await change('remove')).toMatchObject(refusal(404, 'NOT_FOUND'));
  await calls.writeAll({ [suppression(number)]: { channel: 'text', address: number, reason: 'stopped' } });
  expect(await change('remove')).toMatchObject(refusal(400, 'FAILED_PRECONDITION'));
  expect(
    await calls.call('specialist@demo.test', 'changeSuppression', { act: 'remove', phone: number }),
  ).toMatchObject(refusal(403, 'PERMISSION_DENIED'));
});

test('moving out removes the consent, and restoring the resident restores it', async () => {
  await calls.writeAll({ [path]: { ...unit, phone: '+13055550195' } });
  await edit(agree);
  const { smsOptInAt } = (await calls.readPlain(path)) as { smsOptInAt: Date };
  await calls.call(owner, 'moveResidents', { act: 'out', communityId, unitIds: [unitId], on: '2026-03-01' });
  const resident = {
    unitId,
    residentName: 'Rosa Lima',
    email: null,
    phone: '+13055550195',
    language: 'es',
    status: 'active',
    moveInDate: null,
    smsOptIn: true,
    smsOptInAt: smsOptInAt.getTime(),
    smsOptInSource: 'form',
    smsOptOutAt: null,
  };
  expect(
    (await calls.call(owner, 'moveResidents', { act: 'back', communityId, residents: [resident] })).status,
  ).toBe(200);
  expect((await ledger()).slice(-3)).toEqual(
    ['optIn', 'ended', 'optIn'].map((event) => `${event} +13055550195 ${event === 'ended' ? null : 'form'}`),
  );
});
