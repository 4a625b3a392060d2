import * as z from 'zod/mini';
import { settingsSchemas } from './settings.ts';

test.each([
  ['operations', { compactorPhotos: true, qrCodeScanning: true, propertyClaims: false }],
  ['sms', { enabled: false, senderName: '', quietFrom: '21:00', quietTo: '08:00' }],
  ['checkpoints', { brandColour: '#0b5e55', label: '', logoPath: null, dotStyle: 'square' }],
] as const)('the section %s has its values before anything is saved', (section, values) => {
  expect(z.parse(settingsSchemas[section], {})).toEqual(values);
});

test.each([
  ['operations', { compactorPhotos: 'yes' }],
  ['sms', { quietFrom: '24:00' }],
  ['sms', { senderName: 'x'.repeat(41) }],
  ['checkpoints', { brandColour: 'red' }],
  ['checkpoints', { brandColour: '#0b5e5' }],
  ['checkpoints', { dotStyle: 'stars' }],
] as const)('the section %s refuses %j', (section, values) => {
  expect(z.safeParse(settingsSchemas[section], values).success).toBe(false);
});
