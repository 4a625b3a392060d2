import type { ProofContent } from './doorProof.ts';
import { proofText, proofTexts } from './proofTexts.ts';

const at = (local: string) => Date.parse(`${local}-05:00`);

const content: ProofContent = {
  businessName: 'Sunrise Valet',
  communityName: 'Maple Court',
  door: 'A-101',
  night: '2026-11-20',
  timezone: 'America/New_York',
  outcome: 'collected',
  reason: null,
  servedAt: at('2026-11-20T21:10'),
  setOutFrom: at('2026-11-20T18:00'),
  setOutUntil: at('2026-11-20T20:00'),
  hasPhoto: true,
};

const url = 'https://hub.example/proof/k';

test('a proof as text, in the community’s time zone', () => {
  expect(proofText(content, url, 'en')).toBe(
    [
      'Proof of pickup · Sunrise Valet',
      'Community: Maple Court',
      'Unit: A-101',
      'Night: Friday, November 20, 2026',
      'Result: Collected',
      'Time: 9:10 PM EST',
      'Set-out window: 6:00 PM – 8:00 PM',
      'Visit: After the set-out window closed',
      'Photo: Yes',
      '',
      'View the proof: https://hub.example/proof/k',
    ].join('\n'),
  );
  const inHawaii = { ...content, timezone: 'Pacific/Honolulu' };
  expect(proofText(inHawaii, url, 'en')).toContain('Time: 4:10 PM HST');
});

test('a proof as text in Spanish', () => {
  const text = proofText({ ...content, outcome: 'notCollected', reason: 'access' }, url, 'es');
  expect(text).toContain('Comprobante de recolección · Sunrise Valet');
  expect(text).toContain('Noche: viernes, 20 de noviembre de 2026');
  expect(text).toContain('Resultado: No recolectada\nMotivo: Sin acceso\n');
  expect(text).not.toMatch(/Collected|Missed|window/);
});

const keysOf = (more: Partial<ProofContent>) =>
  proofTexts({ ...content, ...more }, 'en').lines.map(({ key }) => key);

test.each([
  ['a visit', {}, ['community', 'door', 'night', 'outcome', 'servedAt', 'setOut', 'timing', 'photo']],
  [
    'no record',
    { outcome: 'unrecorded', servedAt: null, hasPhoto: false },
    ['community', 'door', 'night', 'outcome', 'setOut'],
  ],
  [
    'a closure',
    { outcome: 'closed', servedAt: null, hasPhoto: false },
    ['community', 'door', 'night', 'outcome'],
  ],
  [
    'a reason',
    { outcome: 'notCollected', reason: 'setOut' },
    ['community', 'door', 'night', 'outcome', 'reason', 'servedAt', 'setOut', 'timing', 'photo'],
  ],
] as const)('a proof says only what is known: %s', (_, more, keys) => {
  expect(keysOf(more)).toEqual(keys);
});

test('a business without a name has none in the text', () => {
  expect(proofText({ ...content, businessName: '' }, url, 'en').split('\n')[0]).toBe('Proof of pickup');
});
