import { newCommunitySchema, readPayload } from 'shared-lib/domain';
import {
  blankCommunity,
  checkCommunityForm,
  maxLength,
  maxUnits,
  toggleDay,
  type CommunityTexts,
} from './communityForm.ts';

const typed: CommunityTexts = {
  ...blankCommunity('America/Chicago'),
  propertyName: 'Elm Row',
  serviceDays: 'monday friday',
};

test('what is sent is what was typed, and the function takes it', () => {
  const checked = checkCommunityForm({
    ...typed,
    propertyName: '  Elm Row ',
    address: ' 12 Elm St\t',
    totalUnits: ' 240 ',
  });
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
  expect(checked).toEqual({ ok: true, community });
  expect(readPayload(newCommunitySchema, community)).toMatchObject({ ok: true, value: community });
});

test.each<[string, Partial<CommunityTexts>]>([
  ['no address and no units', { address: '', totalUnits: '' }],
  ['a name of another script', { propertyName: 'برج النخيل' }],
  ['the longest name', { propertyName: 'x'.repeat(maxLength) }],
  ['the most units', { totalUnits: String(maxUnits) }],
  ['a window past midnight', { setOutStart: '22:00', setOutEnd: '01:00', serviceStart: '01:00' }],
  ['a service in the morning after', { serviceStart: '06:30' }],
  ['a service within the window', { serviceStart: '19:00' }],
])('taken: %s', (_, change) => {
  const checked = checkCommunityForm({ ...typed, ...change });
  expect(checked.ok && readPayload(newCommunitySchema, checked.community).ok).toBe(true);
});

test.each<[Partial<CommunityTexts>, object]>([
  [{ propertyName: ' \n' }, { propertyName: 'missing' }],
  [{ propertyName: 'x'.repeat(maxLength + 1) }, { propertyName: 'tooLong' }],
  [{ address: 'x'.repeat(maxLength + 1) }, { address: 'tooLong' }],
  [{ timezone: '' }, { timezone: 'missing' }],
  [{ serviceDays: '' }, { serviceDays: 'missing' }],
  [{ serviceDays: 'someday' }, { serviceDays: 'missing' }],
  [{ setOutStart: '' }, { setOutStart: 'missing' }],
  [{ setOutEnd: '' }, { setOutEnd: 'missing' }],
  [{ setOutEnd: '18:00' }, { setOutEnd: 'notAfterStart' }],
  [{ setOutEnd: '17:59' }, { setOutEnd: 'notAfterStart' }],
  [{ setOutStart: '09:00' }, { setOutEnd: 'notAfterStart', serviceStart: 'beforeSetOut' }],
  [{ serviceStart: '' }, { serviceStart: 'missing' }],
  [{ serviceStart: '17:59' }, { serviceStart: 'beforeSetOut' }],
  [{ totalUnits: '-1' }, { totalUnits: 'notWhole' }],
  [{ totalUnits: '1.5' }, { totalUnits: 'notWhole' }],
  [{ totalUnits: '1e3' }, { totalUnits: 'notWhole' }],
  [{ totalUnits: 'many' }, { totalUnits: 'notWhole' }],
  [{ totalUnits: String(maxUnits + 1) }, { totalUnits: 'tooMany' }],
  [{ totalUnits: '9'.repeat(400) }, { totalUnits: 'tooMany' }],
  [
    { propertyName: '', serviceDays: '' },
    { propertyName: 'missing', serviceDays: 'missing' },
  ],
])('refused: %j', (change, problems) => {
  expect(checkCommunityForm({ ...typed, ...change })).toEqual({ ok: false, problems });
});

test('a schema takes a name and an address just as long as the form', () => {
  const longer = 'x'.repeat(maxLength + 1);
  expect(readPayload(newCommunitySchema, { propertyName: longer }).ok).toBe(false);
  expect(readPayload(newCommunitySchema, { propertyName: 'Elm', address: longer }).ok).toBe(false);
});

test('days are taken in and out, always in the order of the week', () => {
  expect(toggleDay('', 'friday')).toBe('friday');
  expect(toggleDay('friday', 'monday')).toBe('monday friday');
  expect(toggleDay('monday friday', 'monday')).toBe('friday');
});

test('a form of which nothing is typed starts with the times of a community that names none', () => {
  const { setOutStart, setOutEnd, serviceStart } = blankCommunity();
  expect(readPayload(newCommunitySchema, { propertyName: 'Elm' })).toMatchObject({
    ok: true,
    value: { setOutStart, setOutEnd, serviceStart },
  });
});
