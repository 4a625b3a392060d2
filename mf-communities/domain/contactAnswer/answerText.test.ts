import {
  answerFault,
  answerOf,
  answerSubject,
  answerValues,
  textedAnswer,
  type AnsweredRequest,
  type AnswerSetting,
} from './answerText.ts';
import { answer, decision, request } from './planContactChange.fixture.ts';

/** 9:14 PM of November 16 in New York. */
const found = { night: '2026-11-14', at: Date.UTC(2026, 10, 17, 2, 14) };
const { community, businessName } = answer;
const maple = community as NonNullable<typeof community>;
const pastPlan = {
  until: '2026-11-16',
  serviceDays: [],
  setOutStart: '17:00',
  setOutEnd: '19:30',
  serviceStart: '20:00',
  binInBy: '09:00',
  timezone: 'America/New_York',
};

const values = {
  name: 'Hana Novak',
  unitNumber: 'A-203',
  propertyName: 'Maple Court',
  businessName: 'Sunrise Valet',
  number: '7K3-P9Q',
  night: 'Monday, November 16',
  time: '',
  window: '6:00 PM–8:00 PM',
};

test.each<[string, Partial<AnsweredRequest>, Partial<AnswerSetting>, Partial<typeof values>]>([
  ['as written', {}, {}, {}],
  ['a name in spaces', { name: ' Hana ' }, {}, { name: 'Hana' }],
  ['no name', { name: ' ' }, {}, { name: 'resident' }],
  [
    'no name, in Spanish',
    { name: '', language: 'es' },
    {},
    { name: 'residente', night: 'lunes, 16 de noviembre', window: '18:00–20:00' },
  ],
  ['a unit in spaces', { unitNumber: ' A-203 ' }, {}, {}],
  ['no unit', { unitNumber: null }, {}, { unitNumber: '' }],
  ['no number', { number: null }, {}, { number: '' }],
  ['no night', { night: null }, {}, { night: '', window: '' }],
  [
    'a community without a name',
    {},
    { community: { ...maple, propertyName: '' } },
    { propertyName: 'Unknown Property' },
  ],
  ['no community', {}, { community: null }, { propertyName: 'Unknown Property', window: '' }],
  [
    'no community, with a time',
    { decision },
    { community: null },
    { propertyName: 'Unknown Property', window: '' },
  ],
  [
    'neither a community nor a night',
    { night: null },
    { community: null },
    { propertyName: 'Unknown Property', night: '', window: '' },
  ],
  ['a proposed verdict', {}, { found }, { night: 'Saturday, November 14', time: '9:14 PM' }],
  [
    'a proposed verdict without a time',
    {},
    { found: { ...found, at: null } },
    { night: 'Saturday, November 14' },
  ],
  [
    'a decision, before what was proposed',
    { decision: { ...decision, night: '2026-11-15', servedAt: Date.UTC(2026, 10, 16, 1, 5) } },
    { found },
    { night: 'Sunday, November 15', time: '8:05 PM' },
  ],
  [
    'a decision without a proposal',
    { night: null, decision },
    {},
    { night: 'Monday, November 16', time: '9:14 PM' },
  ],
  [
    'a decision without a night or a time',
    { decision: { ...decision, night: null, servedAt: null } },
    { found },
    { night: 'Saturday, November 14' },
  ],
  [
    'a time in another zone',
    { decision },
    { community: { ...maple, timezone: 'America/Los_Angeles' } },
    { time: '6:14 PM' },
  ],
  [
    'the window of that night, changed since',
    {},
    { community: { ...maple, pastPlans: [pastPlan] } },
    { window: '5:00 PM–7:30 PM' },
  ],
  [
    'the window of a night after a change',
    { night: '2026-11-17' },
    { community: { ...maple, pastPlans: [pastPlan] } },
    { night: 'Tuesday, November 17' },
  ],
  [
    'a window past midnight',
    {},
    { community: { ...maple, setOutStart: '22:30', setOutEnd: '01:00' } },
    { window: '10:30 PM–1:00 AM' },
  ],
])('the values of an answer: %s', (_, more, setting, expected) => {
  expect(answerValues(request(more), { community, businessName, ...setting })).toStrictEqual({
    ...values,
    ...expected,
  });
});

const name = (index: number) => `x${index}`.padEnd(60, 'y');

test.each([
  ['nothing', 'Hello {name}, unit { unitNumber }.', null],
  ['nothing without placeholders', 'Hello', null],
  ['an unknown name', 'Hello {nmae}', { code: 'unknownName', names: 'nmae' }],
  ['unknown names', '{nmae} {name} {tiem}', { code: 'unknownName', names: 'nmae, tiem' }],
  ['an unknown name before a loose brace', '{nmae} {', { code: 'unknownName', names: 'nmae' }],
  [
    'unknown names that are too long',
    `{${name(1)}} {${name(2)}} {${name(3)}} {${name(4)}}`,
    { code: 'unknownName', names: `${name(1)}, ${name(2)}, ${name(3)}, x4${'y'.repeat(12)}` },
  ],
  ['a loose brace', 'Hello {name', { code: 'looseBrace' }],
  ['a loose brace before an empty value', '{time} }', { code: 'looseBrace' }],
  ['an empty value', 'At {time}, {name}', { code: 'noValue', names: 'time' }],
  ['empty values', '{number} at {time}, {time}', { code: 'noValue', names: 'number, time' }],
])('why an answer can’t be sent: %s', (_, template, fault) => {
  expect(answerFault(template, { ...values, number: '' })).toStrictEqual(fault);
});

test.each([
  ['Hello {name}: { number }', 'Hello Hana Novak: 7K3-P9Q'],
  [' {time} Hello\n', 'Hello'],
])('“%s” is filled in', (template, expected) => {
  expect(answerOf(template, values)).toBe(expected);
});

test.each([
  ['en', '7K3-P9Q', 'Your message about Maple Court (7K3-P9Q)'],
  ['en', null, 'Your message about Maple Court'],
  ['es', '7K3-P9Q', 'Su mensaje sobre Maple Court (7K3-P9Q)'],
  ['es', null, 'Su mensaje sobre Maple Court'],
] as const)('the subject in “%s” with the number %s', (language, number, expected) => {
  expect(answerSubject({ language, number }, 'Maple Court')).toBe(expected);
});

test('a texted answer starts with its sender', () => {
  expect(textedAnswer('Sunrise', 'We are on it.')).toBe('Sunrise: We are on it.');
});
