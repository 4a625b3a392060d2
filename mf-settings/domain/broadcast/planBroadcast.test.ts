import type { Suppression } from 'shared-lib/domain';
import { checkWords, planBroadcast, type BroadcastFacts, type BroadcastPlace } from './planBroadcast.ts';

type TestUnit = BroadcastPlace['units'][number];

const unit = (id: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  building: null,
  unitNumber: id,
  language: 'en',
  status: 'active',
  phone: `+1212555010${id}`,
  smsOptIn: true,
  smsOptInAt: 1,
  smsOptOutAt: null,
  ...more,
});

const maple = {
  id: 'maple',
  propertyName: 'Maple Court',
  timezone: 'America/New_York',
  setOutStart: '18:00',
  setOutEnd: '20:00',
  binInBy: '09:00',
};

const hour = 3_600_000;

/** 19:00 in New York. */
const now = Date.parse('2026-11-21T00:00:00Z');

const facts = (units: readonly TestUnit[], more: Partial<BroadcastFacts> = {}): BroadcastFacts => ({
  places: [{ community: maple, units }],
  suppressed: new Map(),
  mayText: () => true,
  sms: { senderName: 'Sunrise', quietFrom: '21:00', quietTo: '08:00' },
  businessName: 'Sunrise Valet',
  words: { en: 'Late by {minutes}', es: 'Tarde {minutes}' },
  minutes: 30,
  now,
  expiresAt: now + 3 * hour,
  ...more,
});

const suppressed = (reason: Suppression['reason']) => new Map([['+12125550101', reason]]);

test.each<[string, TestUnit, Partial<BroadcastFacts>, string | null]>([
  ['agrees', unit('1'), {}, null],
  ['agreed again after opting out', unit('1', { smsOptInAt: 3, smsOptOutAt: 2 }), {}, null],
  ['left', unit('1', { smsOptInAt: 1, smsOptOutAt: 2 }), {}, 'noConsent'],
  ['never agreed', unit('1', { smsOptIn: false }), {}, 'noConsent'],
  ['has no phone', unit('1', { phone: null }), {}, 'noPhone'],
  ['has moved out', unit('1', { status: 'vacant' }), {}, 'notServed'],
  ['answered STOP', unit('1'), { suppressed: suppressed('stopped') }, 'suppressed'],
  ['is set to do not text by hand', unit('1'), { suppressed: suppressed('byHand') }, 'suppressed'],
  [
    'has a landline, according to the carrier',
    unit('1'),
    { suppressed: suppressed('bounced') },
    'unreachable',
  ],
  ['has a toll-free number', unit('1', { phone: '+18005550101' }), {}, 'unreachable'],
  ['has too short a number', unit('1', { phone: '+1212555' }), {}, 'unreachable'],
  ['has a phone abroad', unit('1', { phone: '+4915112345678' }), {}, null],
  [
    'has a phone where the business may not text',
    unit('1', { phone: '+2348012345678' }),
    { mayText: (phone) => phone.startsWith('+1') },
    'unreachable',
  ],
  ['would read it too late', unit('1'), { now: now + 2.5 * hour, expiresAt: now + 5 * hour }, 'quietHours'],
])('whether a resident who %s is texted', (_, who, more, reason) => {
  const { counts, texts } = planBroadcast(facts([who], more));
  const skipped = Object.entries(counts.skipped).flatMap(([why, many]) => (many > 0 ? [why] : []));
  expect(skipped).toEqual(reason === null ? [] : [reason]);
  expect(texts.length).toBe(reason === null ? 1 : 0);
});

test('one number gets one text, however many units and communities it belongs to', () => {
  const phone = '+12125550199';
  const units = [unit('1', { phone }), unit('2', { phone, language: 'es' })];
  const two = [
    { community: maple, units },
    { community: { ...maple, id: 'oak' }, units: [unit('3', { phone })] },
  ];
  const plan = planBroadcast(facts([], { places: two }));
  expect(plan.texts).toEqual([{ communityId: 'maple', unitId: '1', to: phone, body: 'Sunrise: Late by 30' }]);
  expect(plan.counts).toMatchObject({ recipients: 1, segments: 1, skipped: { duplicate: 2 } });
  expect(plan.places.map(({ recipients }) => recipients)).toEqual([1, 0]);
});

test('residents read their own language, and English by default', () => {
  const units = [unit('1'), unit('2', { language: 'es' })];
  const bodies = (words: BroadcastFacts['words']) =>
    planBroadcast(facts(units, { words })).texts.map(({ body }) => body);
  expect(bodies({ en: 'Hi', es: 'Hola' })).toEqual(['Sunrise: Hi', 'Sunrise: Hola']);
  expect(bodies({ en: 'Hi', es: ' ' })).toEqual(['Sunrise: Hi', 'Sunrise: Hi']);
});

test.each([
  ['before the quiet hours', now, 3, null],
  ['within them, for long', now + 3 * hour, 24, Date.parse('2026-11-21T13:00:00Z')],
  ['within them, for a while', now + 3 * hour, 3, 'never'],
])('a text created %s is sent then', (_, at, hours, leavesAt) => {
  const plan = planBroadcast(facts([unit('1')], { now: at, expiresAt: at + hours * hour }));
  expect(plan.places[0]?.leavesAt).toBe(leavesAt);
});

test.each([
  ['in the evening', now, 'Nov 20'],
  ['after midnight', Date.parse('2026-11-21T05:30:00Z'), 'Nov 20'],
  ['in the morning', Date.parse('2026-11-21T14:00:00Z'), 'Nov 21'],
])('tonight is called %s', (_, at, date) => {
  const quiet = { senderName: '', quietFrom: '00:00', quietTo: '00:00' };
  const words = { en: '{date}', es: '' };
  const plan = planBroadcast(facts([unit('1')], { now: at, expiresAt: at + hour, sms: quiet, words }));
  expect(plan.texts[0]?.body).toBe(`Sunrise Valet: ${date}`);
});

test('a text over the carriers’ limit is detected', () => {
  const words = { en: 'x'.repeat(1600), es: '' };
  expect(planBroadcast(facts([unit('1')], { words })).isTooLong).toBe(true);
});

test.each([
  ['', { code: 'missing' }],
  ['  \n', { code: 'missing' }],
  ['x'.repeat(1600), null],
  ['x'.repeat(2000), { code: 'tooLong', max: 1600, length: 2000 }],
  ['At {propertyName}', null],
  ['At { propertyName }', null],
  ['At {propertName}', { code: 'misspelt', name: 'propertName', meant: 'propertyName' }],
  ['In {Minutes}', { code: 'misspelt', name: 'Minutes', meant: 'minutes' }],
  [
    'Gate {code}',
    {
      code: 'unknownName',
      name: 'code',
      known: '{businessName}, {propertyName}, {unitNumber}, {minutes}',
    },
  ],
  ['Until {setOutEnd}', expect.objectContaining({ code: 'unknownName', name: 'setOutEnd' })],
  ['At {propertyName', { code: 'looseBrace' }],
])('the text %j has the problem %j', (words, problem) => {
  expect(checkWords('runningLate', words)).toEqual(problem);
});
