import type { ContactForm } from './contactForm.ts';
import {
  findStatedUnit,
  nameOfNight,
  nightsToReport,
  planContactSubmission,
  spellingsOf,
  type ContactFacts,
} from './planContactSubmission.ts';

/** 2026-11-23, 10:00 in New York: the night of the 22nd lasts until noon. */
const now = Date.parse('2026-11-23T15:00:00Z');
const form: ContactForm = {
  topic: 'missedPickup',
  night: '2026-11-22',
  unitNumber: 'A-203',
  name: 'Hana',
  email: 'hana@example.com',
  phone: null,
  message: '',
  smsConsent: false,
};
const facts: ContactFacts = {
  community: { id: 'maple', timezone: 'America/New_York' },
  tag: null,
  unitId: null,
  language: 'es',
  number: '7K3-P9Q',
  receiptHash: 'hash',
  photo: null,
  now,
};

test('a resident’s message is due in 24 hours, and stored as written', () => {
  expect(planContactSubmission(form, facts)).toEqual({
    ok: true,
    submission: {
      ...form,
      communityId: 'maple',
      number: '7K3-P9Q',
      unitId: null,
      binTagId: null,
      via: 'page',
      language: 'es',
      photo: null,
      receiptHash: 'hash',
      status: 'new',
      verdict: null,
      createdAt: now,
      dueAt: now + 86_400_000,
    },
  });
});

test.each<[string, Partial<ContactForm>, Partial<ContactFacts>, object]>([
  ['a future night', { night: '2026-11-23' }, {}, { ok: false, fields: { night: { code: 'notYet' } } }],
  [
    'a night too long ago',
    { night: '2026-11-01' },
    {},
    { ok: false, fields: { night: { code: 'tooLongAgo' } } },
  ],
  ['another topic with a night', { topic: 'other' }, {}, { ok: true, submission: { night: null } }],
  ['a unit that is found', {}, { unitId: 'a203' }, { submission: { unitId: 'a203', unitNumber: 'A-203' } }],
  [
    'a tag’s page',
    { unitNumber: null },
    { tag: { id: 'tag', unitId: 'a203', door: 'A-203' } },
    { submission: { via: 'bintag', binTagId: 'tag', unitId: 'a203', unitNumber: 'A-203' } },
  ],
  [
    'an unassigned tag',
    { unitNumber: null },
    { tag: { id: 'tag', unitId: null, door: null } },
    { submission: { via: 'bintag', unitId: null, unitNumber: null } },
  ],
])('%s', (_, said, known, expected) => {
  expect(planContactSubmission({ ...form, ...said }, { ...facts, ...known })).toMatchObject(expected);
});

test('nights with service can be reported, latest first', () => {
  const serves = (date: string) => Number(date.slice(-2)) % 2 === 0;
  const nights = nightsToReport({ timezone: 'America/New_York', serves }, now);
  expect(nights.slice(0, 2)).toEqual(['2026-11-22', '2026-11-20']);
  expect(nights).toHaveLength(7);
});

test.each([
  ['at 9 PM', '2026-11-24T02:00:00Z', '2026-11-23', 'tonight'],
  ['at 9 PM', '2026-11-24T02:00:00Z', '2026-11-22', 'lastNight'],
  ['at 1 AM', '2026-11-23T06:00:00Z', '2026-11-22', 'tonight'],
  ['at 10 AM', '2026-11-23T15:00:00Z', '2026-11-22', 'lastNight'],
  ['at 10 AM', '2026-11-23T15:00:00Z', '2026-11-23', 'tonight'],
  ['at 10 AM', '2026-11-23T15:00:00Z', '2026-11-21', null],
])('%s (%s) the night of %s is %j', (_, moment, night, name) => {
  expect(nameOfNight(night, 'America/New_York', Date.parse(moment))).toBe(name);
});

const units = [
  { id: 'a203', building: 'A', unitNumber: '203' },
  { id: 'b203', building: 'B', unitNumber: '203' },
  { id: 'b7', building: 'B', unitNumber: '7' },
  { id: 'ph', building: null, unitNumber: 'PH-1' },
];

test.each([
  ['A-203', 'a203'],
  ['a 203', 'a203'],
  ['Apt. B203', 'b203'],
  ['unidad 7', 'b7'],
  ['# 7', 'b7'],
  ['ph1', 'ph'],
  ['203', null],
  ['999', null],
  ['', null],
  ['../..', null],
  ['<script>', null],
])('%s is %s', (said, expected) => {
  expect(findStatedUnit(said, units)?.id ?? null).toBe(expected);
});

test.each([
  ['A-203', '203'],
  ['Apt B 203', '203'],
  ['B203', '203'],
  ['ph-1', 'PH-1'],
  ['12b', '12B'],
])('%s may be stored as %s', (said, kept) => {
  const spellings = spellingsOf(said);
  expect(spellings).toContain(kept);
  expect(spellings.length).toBeLessThanOrEqual(10);
});
