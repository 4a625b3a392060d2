import * as z from 'zod/mini';
import { settingsSchemas } from './settings.ts';

test.each([
  [
    'business',
    {
      ...{ logo: null, brandColour: '#0b5e55', contactPhone: null, country: null, contactEmail: '' },
      ...{ residentsSeeNights: false, managersSeePhotos: false },
    },
  ],
  ['operations', { compactorPhotos: true, qrCodeScanning: true, propertyClaims: false, fieldAppAddress: '' }],
  ['sms', { enabled: false, senderName: '', quietFrom: '21:00', quietTo: '08:00', monthlySegments: null }],
  [
    'checkpoints',
    { brandColour: '#0b5e55', label: '', logoSource: null, logoPath: null, dotStyle: 'square' },
  ],
] as const)('the section %s has its defaults before anything is saved', (section, values) => {
  expect(z.parse(settingsSchemas[section], {})).toEqual(values);
});

test.each([
  ['business', { logo: 'data:image/svg+xml;base64,PHN2Zy8+' }],
  ['business', { logo: `data:image/png;base64,${'A'.repeat(80_000)}` }],
  ['business', { logo: 'https://pictures.example/logo.png' }],
  ['business', { contactEmail: 'write to us' }],
  ['business', { contactPhone: '555' }],
  ['business', { country: 'gb' }],
  ['business', { country: 'Canada' }],
  ['operations', { compactorPhotos: 'yes' }],
  ['sms', { quietFrom: '24:00' }],
  ['sms', { senderName: 'x'.repeat(41) }],
  ['sms', { senderName: 'Sunrise 🌅' }],
  ['sms', { senderName: 'Basura aquí' }],
  ['sms', { monthlySegments: 0 }],
  ['sms', { monthlySegments: 1.5 }],
  ['checkpoints', { brandColour: 'red' }],
  ['checkpoints', { brandColour: '#0b5e5' }],
  ['checkpoints', { dotStyle: 'stars' }],
  ['checkpoints', { logoSource: 'theirs' }],
] as const)('the section %s refuses %j', (section, values) => {
  expect(z.safeParse(settingsSchemas[section], values).success).toBe(false);
});
