import { settingsSchemas } from 'shared-lib/domain';
import { settingsOf } from './settingsOf.ts';

const stored = (data: object | undefined) => ({ data: () => data });

test('a readable section is as stored, with defaults for its missing fields', () => {
  expect(settingsOf('sms', stored({ enabled: true, senderName: 'Sunrise' }))).toEqual({
    enabled: true,
    senderName: 'Sunrise',
    quietFrom: '21:00',
    quietTo: '08:00',
    monthlySegments: null,
  });
});

test.each([
  ['a missing section', undefined],
  ['one with a damaged field', { enabled: true, senderName: 7 }],
])('%s sends no texts', (_, data) => {
  expect(settingsOf('sms', stored(data))).toEqual(settingsSchemas.sms.parse({}));
  expect(settingsOf('sms', stored(data)).enabled).toBe(false);
});

test('an unreadable profile shows nothing more, and has no country', () => {
  const data = { residentsSeeNights: true, managersSeePhotos: true, country: 'GB', brandColour: 'red' };
  expect(settingsOf('business', stored(data))).toMatchObject({
    residentsSeeNights: false,
    managersSeePhotos: false,
    country: null,
    contactPhone: null,
    contactEmail: '',
  });
});
