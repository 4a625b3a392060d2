import { bulkAnswerError, channelTo } from './bulkAnswerOf.ts';

const phone = '+12125550142';

test.each([
  ['an address', { email: 'hana@home.test', phone, smsConsent: true }, true, 'email'],
  ['a number with consent', { email: null, phone, smsConsent: true }, true, 'text'],
  ['a number with consent, while texts are off', { email: null, phone, smsConsent: true }, false, null],
  ['a number without consent', { email: null, phone, smsConsent: false }, true, null],
  ['nothing', { email: null, phone: null, smsConsent: false }, true, null],
] as const)('a resident who left %s is answered by', (_, request, hasTexts, channel) => {
  expect(channelTo(request, hasTexts)).toBe(channel);
});

const row = (language: 'en' | 'es', more: { name?: string; night?: string | null } = {}) => ({
  community: 'Maple Court',
  timeZone: 'America/New_York',
  record: {
    name: 'Hana',
    unitNumber: 'A-101',
    number: '7K3-P9Q',
    night: null,
    decision: null,
    language,
    ...more,
  },
});
const rows = [row('en', { night: '2026-11-16' }), row('en', { name: 'Dana' })];

test.each<[string, string, Parameters<typeof bulkAnswerError>[2], ReturnType<typeof bulkAnswerError>]>([
  ['a text that suits all', 'Hello {name} at {propertyName}, {number}.', rows, null],
  ['no words', ' ', rows, { code: 'missing' }],
  ['no text in a language that no one reads', '', [row('es')], null],
  ['an unknown name', 'Hello {nam}', rows, { code: 'unknownName', names: 'nam' }],
  ['an unmatched brace', 'Hello {', rows, { code: 'looseBrace' }],
  [
    'a value that one of them does not have',
    'On {night}, {window}',
    rows,
    { code: 'noValue', names: 'night, window', who: 'Dana' },
  ],
])('%s', (_, text, readers, fault) => {
  expect(bulkAnswerError('en', text, readers, 'Sunrise')).toEqual(fault);
});
