import * as z from 'shared-lib/domain/schema';
import {
  contactFormSchema,
  normalizePublicText,
  noticeAnswerSchema,
  type NoticeAnswer,
} from './contactForm.ts';

const filled = {
  topic: 'other',
  night: null,
  unitNumber: 'A-203',
  name: 'Hana Novak',
  email: 'hana@example.com',
  phone: '',
  message: 'Hello',
  smsConsent: false,
};
/** A form's errors by field: our own codes or the schema's; the first if there are several. */
const errorsOf = (more: object) => {
  const { error } = z.safeParse(contactFormSchema, { ...filled, ...more });
  const errors: Record<string, string> = {};
  for (const { path, code, message } of error?.issues ?? [])
    errors[path.join('.')] ??= code === 'custom' ? message : code;
  return errors;
};

test.each<[string, object, object]>([
  ['all required fields', {}, {}],
  ['no topic', { topic: null }, { topic: 'invalid_value' }],
  ['a missed pickup without its night', { topic: 'missedPickup' }, { night: 'missing' }],
  ['a missed pickup without a message', { topic: 'missedPickup', night: '2026-11-20', message: '' }, {}],
  ['no message', { message: ' \n ' }, { message: 'missing' }],
  ['no name', { name: ' ' }, { name: 'too_small' }],
  ['neither email nor phone', { email: '' }, { email: 'unreachable' }],
  ['a phone alone', { email: '', phone: '(212) 555-0100' }, {}],
  ['an invalid email', { email: 'hana' }, { email: 'invalid_format' }],
  ['an invalid phone number', { phone: '555' }, { phone: 'phone' }],
  ['consent without a phone', { smsConsent: true }, { phone: 'phoneForTexts' }],
  ['too much', { message: 'x'.repeat(4001) }, { message: 'too_big' }],
  [
    'everything missing at once',
    { topic: null, name: '', email: '', message: '' },
    {
      topic: 'invalid_value',
      name: 'too_small',
      email: 'unreachable',
      message: 'missing',
    },
  ],
])('a form with %s', (_, more, expected) => {
  expect(errorsOf(more)).toEqual(expected);
});

test('the input is cleaned up, and the phone is in E.164', () => {
  const found = z.safeParse(contactFormSchema, {
    ...filled,
    name: '  <script>alert(1)</script>\n../../etc ',
    phone: '212 555 0100',
    email: ' ',
    unitNumber: '\u202eA\u0000-1',
    message: 'half \ud83d of a letter\r\nand \u0007 a bell',
  });
  expect(found).toMatchObject({
    success: true,
    data: {
      name: '<script>alert(1)</script> ../../etc',
      phone: '+12125550100',
      email: null,
      unitNumber: 'A-1',
      message: 'half \uFFFD of a letter\nand  a bell',
    },
  });
});

test.each([
  ['a letter made of two halves', '🗑️ bin', '🗑️ bin'],
  ['tabs and lines', ' a\tb\n c ', 'a\tb\n c'],
])('%s stays', (_, typed, expected) => {
  expect(normalizePublicText(typed)).toBe(expected);
});

const target = { noticeId: 'notice' };

const dispute: NoticeAnswer = { kind: 'dispute', ...target, words: 'Not my bag.' };

test.each<[string, object, boolean]>([
  ['as intended', {}, true],
  ['with words of 501 letters', { words: 'x'.repeat(501) }, false],
  ['without words', { words: '  ' }, false],
  ['of another kind', { kind: 'curse' }, false],
  ['for a notice without a name', { noticeId: '' }, false],
  ['for a notice with an endless name', { noticeId: 'x'.repeat(65) }, false],
])('a dispute is taken %s', (_, change, isTaken) => {
  expect(noticeAnswerSchema.safeParse({ ...dispute, ...change }).success).toBe(isTaken);
});
