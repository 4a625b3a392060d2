import { communityFormSchema, newCommunitySchema, readPayload } from 'shared-lib/domain';
import { checkValues } from 'shared-lib/ui/form';
import { blankCommunity } from './blankCommunity.ts';

const typed = {
  ...blankCommunity('America/Chicago'),
  propertyName: 'Elm Row',
  serviceDays: ['monday', 'friday'],
};
const check = (change: object) => checkValues({ ...typed, ...change }, { schema: communityFormSchema });
const maxLength = 500;
const maxUnits = 100_000;

test('the input is sent as typed, and the function accepts it', () => {
  const checked = check({ propertyName: '  Elm Row ', address: ' 12 Elm St\t', totalUnits: 240 });
  const community = {
    propertyName: 'Elm Row',
    address: '12 Elm St',
    timezone: 'America/Chicago',
    serviceDays: ['monday', 'friday'],
    setOutStart: '18:00',
    setOutEnd: '20:00',
    serviceStart: '20:00',
    totalUnits: 240,
  };
  expect(checked).toMatchObject({ ok: true, payload: community });
  expect(readPayload(newCommunitySchema, community)).toMatchObject({ ok: true, value: community });
});

test.each<[string, object]>([
  ['no address and no units', { address: '', totalUnits: null }],
  ['a name of another script', { propertyName: 'برج النخيل' }],
  ['the longest name', { propertyName: 'x'.repeat(maxLength) }],
  ['the most units', { totalUnits: maxUnits }],
  ['a window past midnight', { setOutStart: '22:00', setOutEnd: '01:00', serviceStart: '01:00' }],
  ['a service in the morning after', { serviceStart: '06:30' }],
  ['a service within the window', { serviceStart: '19:00' }],
])('accepted: %s', (_, change) => {
  const checked = check(change);
  expect(checked.ok && readPayload(newCommunitySchema, checked.payload).ok).toBe(true);
});

const missing = { code: 'missing' };
const tooLong = { code: 'tooLong', max: maxLength };
const notAfterStart = { code: 'notAfterStart' };
const beforeSetOut = { code: 'beforeSetOut' };
const number = { code: 'invalid', format: 'number' };
const tooBig = { code: 'tooBig', max: maxUnits };

test.each<[object, object]>([
  [{ propertyName: ' \n' }, { propertyName: missing }],
  [{ propertyName: 'x'.repeat(maxLength + 1) }, { propertyName: tooLong }],
  [{ address: 'x'.repeat(maxLength + 1) }, { address: tooLong }],
  [{ timezone: '' }, { timezone: missing }],
  [{ serviceDays: [] }, { serviceDays: missing }],
  [{ setOutStart: '' }, { setOutStart: missing }],
  [{ setOutEnd: '' }, { setOutEnd: missing }],
  [{ setOutEnd: '18:00' }, { setOutEnd: notAfterStart }],
  [{ setOutEnd: '17:59' }, { setOutEnd: notAfterStart }],
  [{ setOutStart: '09:00' }, { setOutEnd: notAfterStart, serviceStart: beforeSetOut }],
  [{ serviceStart: '' }, { serviceStart: missing }],
  [{ serviceStart: '17:59' }, { serviceStart: beforeSetOut }],
  [{ totalUnits: -1 }, { totalUnits: { code: 'tooSmall', min: 0 } }],
  [{ totalUnits: 1.5 }, { totalUnits: number }],
  [{ totalUnits: Number.NaN }, { totalUnits: number }],
  [{ totalUnits: maxUnits + 1 }, { totalUnits: tooBig }],
  [
    { propertyName: '', serviceDays: [] },
    { propertyName: missing, serviceDays: missing },
  ],
  [
    { propertyName: '', setOutEnd: '17:00', totalUnits: Number.NaN },
    { propertyName: missing, setOutEnd: notAfterStart, totalUnits: number },
  ],
])('refused: %j', (change, errors) => {
  expect(check(change)).toEqual({ ok: false, errors });
});

test('the function refuses the same as the form, except a week without service', () => {
  const { propertyName } = typed;
  const refused = [
    { propertyName: 'x'.repeat(maxLength + 1) },
    { address: 'x'.repeat(maxLength + 1) },
    { setOutEnd: '17:00' },
    { serviceStart: '17:59' },
    { totalUnits: maxUnits + 1 },
  ];
  for (const fault of refused) {
    expect(readPayload(newCommunitySchema, { propertyName, ...fault }).ok).toBe(false);
  }
  expect(readPayload(newCommunitySchema, { propertyName, serviceDays: [] }).ok).toBe(true);
});

test('an empty form starts with the default times', () => {
  const { setOutStart, setOutEnd, serviceStart } = blankCommunity();
  expect(readPayload(newCommunitySchema, { propertyName: 'Elm' })).toMatchObject({
    ok: true,
    value: { setOutStart, setOutEnd, serviceStart },
  });
});
