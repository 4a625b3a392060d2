import { readDocument, notificationSchema } from 'shared-lib/domain';
import { groupedNotification, groupingOf } from './grouping.ts';
import type { News, NewsContext } from './news.ts';
import { notificationOf, servedLateNotification } from './notificationOf.ts';

const scene: NewsContext = {
  who: 'Sam Ortiz',
  place: 'Maple Court',
  timeZone: 'America/New_York',
  serviceStart: '20:00',
};
const at = (time: string) => Date.parse(time);
const night = '2026-07-15';
const start = at('2026-07-15T20:00-04:00');

const clockIn = (time: string): Extract<News, { kind: 'clockIn' }> => ({
  kind: 'clockIn',
  recordId: 'sam_2026-07-15_maple',
  serviceDate: night,
  at: at(time),
  scheduledStart: null,
});
const clockOut: News = {
  kind: 'clockOut',
  recordId: 'c1',
  at: at('2026-07-15T21:36-04:00'),
  workedMin: 96,
  isForgotten: false,
};
const missed: News = {
  kind: 'missedShift',
  recordId: 'missed_2026-07-15_maple',
  serviceDate: night,
  scheduledStart: start,
};
const form: News = {
  kind: 'contactForm',
  recordId: 'f1',
  communityId: 'maple',
  name: 'Hana Novak',
  unitNumber: 'A-203',
  message: 'My bag is still there.',
};
const request: News = {
  kind: 'request',
  recordId: 'july',
  memberId: 'sam',
  index: 2,
  asks: 'timeOff',
  requestDate: '2026-07-20',
  morePending: 0,
  askedOn: '2026-07-15',
};

test.each<[string, News, NewsContext, string, string, string, string]>([
  [
    'an answer of a resident',
    {
      kind: 'violation',
      recordId: 'v1',
      typeName: 'Loose trash',
      answer: { id: 'a1', kind: 'moreTime' },
    },
    { ...scene, who: null },
    'answer-v1-a1',
    'A resident needs more time',
    '“Loose trash” at Maple Court. Review the response.',
    '/violations?open=v1',
  ],
  [
    'a clock-in on time',
    clockIn('2026-07-15T20:09:59-04:00'),
    scene,
    'clockIn-sam_2026-07-15_maple',
    'Clock-in',
    'Sam Ortiz clocked in at Maple Court at 8:09 PM.',
    '/clock-in-outs?open=sam_2026-07-15_maple',
  ],
  [
    'a late one',
    clockIn('2026-07-15T20:25-04:00'),
    scene,
    'clockIn-sam_2026-07-15_maple',
    'Late clock-in',
    'Sam Ortiz clocked in at Maple Court at 8:25 PM, 25 minutes late.',
    '/clock-in-outs?open=sam_2026-07-15_maple',
  ],
  [
    'a late one after midnight, in another zone',
    clockIn('2026-07-16T00:05-07:00'),
    { ...scene, timeZone: 'America/Los_Angeles', serviceStart: '23:30' },
    'clockIn-sam_2026-07-15_maple',
    'Late clock-in',
    'Sam Ortiz clocked in at Maple Court at 12:05 AM, 35 minutes late.',
    '/clock-in-outs?open=sam_2026-07-15_maple',
  ],
  [
    'one with a start time on its record',
    { ...clockIn('2026-07-15T20:25-04:00'), scheduledStart: at('2026-07-15T20:20-04:00') },
    scene,
    'clockIn-sam_2026-07-15_maple',
    'Clock-in',
    'Sam Ortiz clocked in at Maple Court at 8:25 PM.',
    '/clock-in-outs?open=sam_2026-07-15_maple',
  ],
  [
    'a late one, for a reader with a 24-hour clock',
    clockIn('2026-07-16T00:05-07:00'),
    { ...scene, timeZone: 'America/Los_Angeles', serviceStart: '23:30', timeFormat: '24h' },
    'clockIn-sam_2026-07-15_maple',
    'Late clock-in',
    'Sam Ortiz clocked in at Maple Court at 00:05, 35 minutes late.',
    '/clock-in-outs?open=sam_2026-07-15_maple',
  ],
  [
    'a clock-out',
    clockOut,
    scene,
    'clockOut-c1',
    'Clock-out',
    'Sam Ortiz clocked out of Maple Court at 9:36 PM, after 1 hr 36 min.',
    '/clock-in-outs?open=c1',
  ],
  [
    'a forgotten one',
    { ...clockOut, isForgotten: true },
    scene,
    'clockOut-c1',
    'Missing clock-out',
    'Sam Ortiz didn’t clock out of Maple Court. The shift was closed at 9:36 PM. Review the time.',
    '/clock-in-outs?open=c1',
  ],
  [
    'a late shift',
    { kind: 'lateShift', communityId: 'maple', serviceDate: night, scheduledStart: start },
    scene,
    'lateShift-2026-07-15-maple',
    'No clock-in yet',
    'Sam Ortiz hasn’t clocked in at Maple Court. The shift started at 8:00 PM.',
    '/tracking?night=2026-07-15',
  ],
  [
    'a missed shift',
    missed,
    scene,
    'missedShift-missed_2026-07-15_maple',
    'Missed shift',
    'Maple Court wasn’t served on Wed, Jul 15. Sam Ortiz was assigned to the 8:00 PM shift.',
    '/shift-report?open=missed_2026-07-15_maple',
  ],
  [
    'a violation',
    { kind: 'violation', recordId: 'v&1', typeName: 'Loose trash' },
    scene,
    'violation-v&1',
    'New violation',
    'Sam Ortiz reported “Loose trash” at Maple Court.',
    '/violations?open=v%261',
  ],
  [
    'one about a deleted person and community',
    { kind: 'violation', recordId: 'v1', typeName: 'Loose trash' },
    { ...scene, who: null, place: null },
    'violation-v1',
    'New violation',
    'Someone reported “Loose trash” at Unknown Property.',
    '/violations?open=v1',
  ],
  [
    'a contact form',
    form,
    scene,
    'contactForm-f1',
    'Message from Hana Novak',
    'Maple Court, unit A-203: My bag is still there.',
    '/communities?view=requests&open=f1',
  ],
  [
    'one without a name and a unit',
    { ...form, name: '', unitNumber: '' },
    scene,
    'contactForm-f1',
    'Message from a resident',
    'Maple Court: My bag is still there.',
    '/communities?view=requests&open=f1',
  ],
  [
    'a closure that a manager requests',
    {
      ...form,
      name: 'Pat Manager',
      unitNumber: '',
      message: '',
      closures: { from: '2026-11-26', to: '2026-11-26' },
    },
    scene,
    'contactForm-f1',
    'Message from Pat Manager',
    'Maple Court: Closure requested for Thu, Nov 26.',
    '/communities?view=requests&open=f1',
  ],
  [
    'several closures, with a note',
    {
      ...form,
      name: 'Pat Manager',
      unitNumber: '',
      message: 'The gate is painted.',
      closures: { from: '2026-12-30', to: '2027-01-02' },
    },
    scene,
    'contactForm-f1',
    'Message from Pat Manager',
    'Maple Court: Closure requested for Wed, Dec 30 to Sat, Jan 2. The gate is painted.',
    '/communities?view=requests&open=f1',
  ],
  [
    'a requested night off',
    request,
    { ...scene, place: null },
    'request-2026-07-15-july-sam',
    'Time-off request',
    'Sam Ortiz requested Mon, Jul 20 off.',
    '/schedule?tab=requests&request=july%2F2',
  ],
  [
    'a shift at risk',
    {
      kind: 'roundAtRisk',
      communityId: 'maple',
      serviceDate: night,
      finishBy: at('2026-07-15T23:00-04:00'),
      doorsLeft: 27,
    },
    scene,
    'roundAtRisk-2026-07-15-maple',
    'Shift at risk',
    'Maple Court may not be finished by 11:00 PM. Sam Ortiz has 27 doors left.',
    '/tracking?night=2026-07-15&open=maple',
  ],
  [
    'a night without anyone on the clock',
    { kind: 'noOneOnClock', serviceDate: night, waiting: 4 },
    scene,
    'noOneOnClock-2026-07-15',
    'No one is on the clock',
    '4 shifts have started without a clock-in.',
    '/tracking?night=2026-07-15',
  ],
  [
    'a shift request, with others pending',
    { ...request, asks: 'shift', morePending: 2 },
    scene,
    'request-2026-07-15-july-sam',
    'Shift request',
    'Sam Ortiz requested the Maple Court shift on Mon, Jul 20. They have 2 more pending requests.',
    '/schedule?tab=requests&request=july%2F2',
  ],
  [
    'a swap that waits for the office',
    { ...request, asks: 'swap' },
    scene,
    'request-2026-07-15-july-sam',
    'Shift swap',
    'Sam Ortiz wants to swap the Maple Court shift with a colleague. Decide by Mon, Jul 20.',
    '/schedule?tab=requests&request=july%2F2',
  ],
])('the notification of %s', (_, news, where, id, title, message, link) => {
  const notification = notificationOf(news, where, 'en');
  expect(notification).toEqual({ id, kind: news.kind, title, message, link });
  // The bell must be able to read it, and must not reject a link of ours.
  const read = readDocument(notificationSchema, `customers/olivia/notifications/${id}`, notification);
  expect(read).toMatchObject({ ok: true, value: { kind: news.kind, link } });
});

test('an owner who reads Spanish gets Spanish', () => {
  expect(notificationOf(missed, scene, 'es')).toMatchObject({
    title: 'Turno perdido',
    message:
      'Maple Court no recibió servicio el mié, 15 de jul. El turno era de Sam Ortiz y empezó a las 8:00 p.m.',
  });
});

test('a manager’s requested dates are in the reader’s language', () => {
  const closures = { from: '2026-11-26', to: '2026-11-27' };
  expect(notificationOf({ ...form, unitNumber: '', message: '', closures }, scene, 'es').message).toBe(
    'Maple Court: Piden suspender el servicio del jue, 26 de nov al vie, 27 de nov.',
  );
});

test('an overlong message is truncated', () => {
  const { message } = notificationOf({ ...form, message: 'x'.repeat(10_000) }, scene, 'en');
  expect(message.length).toBeLessThan(1100);
});

test('a missed shift that is served after all keeps its notification', () => {
  expect(
    servedLateNotification('missed_2026-07-15_maple', clockIn('2026-07-16T01:10-04:00'), scene, 'en'),
  ).toEqual({
    id: notificationOf(missed, scene, 'en').id,
    kind: 'missedShift',
    title: 'Shift now served',
    message: 'Sam Ortiz clocked in at Maple Court at 1:10 AM. The shift no longer counts as missed.',
    link: '/clock-in-outs?open=sam_2026-07-15_maple',
  });
});

describe('a large operator', () => {
  test.each<[string, News, string | undefined]>([
    ['clock-ins of a quarter of an hour', clockIn('2026-07-15T20:14:59Z'), 'clockIns-2026-07-15T20:00'],
    ['those of the next', clockIn('2026-07-15T20:15Z'), 'clockIns-2026-07-15T20:15'],
    ['clock-outs', clockOut, 'clockOuts-2026-07-16T01:30'],
    [
      'violations, by when they were written',
      { kind: 'violation', recordId: 'v1', typeName: 'x' },
      'violations-2026-07-16T03:00',
    ],
    ['all missed shifts of a night', missed, 'missedShifts-2026-07-15'],
    ['contact forms, each separately', form, undefined],
    ['requests, each separately', request, undefined],
  ])('has one notification for %s', (_, news, id) => {
    expect(groupingOf(news, at('2026-07-16T03:07Z'))?.id).toBe(id);
  });

  test.each<[number, News, string, string, string]>([
    [
      1,
      clockIn('2026-07-15T20:03-04:00'),
      'Clock-in',
      'Sam Ortiz clocked in at Maple Court at 8:03 PM.',
      '/clock-in-outs?open=sam_2026-07-15_maple',
    ],
    [
      112,
      clockIn('2026-07-15T20:03-04:00'),
      '112 clock-ins',
      'Latest: Sam Ortiz clocked in at Maple Court at 8:03 PM.',
      '/clock-in-outs',
    ],
    [
      3,
      missed,
      '3 missed shifts',
      'Latest: Maple Court wasn’t served on Wed, Jul 15. Sam Ortiz was assigned to the 8:00 PM shift.',
      '/shift-report?status=missed',
    ],
  ])('gets one notification for %d events', (count, news, title, message, link) => {
    expect(groupedNotification('together', count, news, scene, 'en')).toEqual({
      id: 'together',
      kind: news.kind,
      title,
      message,
      link,
    });
  });
});
