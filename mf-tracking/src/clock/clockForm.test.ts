import { momentOfNight } from 'shared-lib/domain';
import { clockFormProblems, clockTimesOf, clockValuesOf } from './clockForm.ts';

const timeZone = 'America/New_York';
const hour = 3_600_000;
/** The clocks are set back at two on the following morning. */
const serviceDate = '2026-10-31';
const at = (time: string) => momentOfNight(serviceDate, time, timeZone);
const times = { clockInAt: at('20:05') + 12_345, clockOutAt: at('22:05'), breakMin: 5 };
const values = clockValuesOf(times, serviceDate, timeZone);
const nobody = { clockInAt: null, clockOutAt: null };

test('a form shows the community’s local time, and means the same moments', () => {
  expect(values).toEqual({
    inDate: '2026-10-31',
    inTime: '20:05',
    inLater: false,
    outDate: '2026-10-31',
    outTime: '22:05',
    outLater: false,
    breakMin: 5,
    reason: '',
  });
  expect(clockTimesOf(values, times, timeZone)).toEqual(times);
  expect(clockTimesOf({ ...values, inTime: '20:06', breakMin: null }, times, timeZone)).toEqual({
    ...times,
    clockInAt: at('20:06'),
    breakMin: 0,
  });
});

test('the occurrences of a repeated time are distinguished', () => {
  const first = at('01:30');
  const later = clockValuesOf({ ...times, clockOutAt: first + hour }, serviceDate, timeZone);
  expect(later).toMatchObject({ outDate: '2026-11-01', outTime: '01:30', outLater: true });
  expect(clockTimesOf(later, nobody, timeZone).clockOutAt).toBe(first + hour);
  expect(clockTimesOf({ ...later, outLater: false }, nobody, timeZone).clockOutAt).toBe(first);
});

test.each([
  ['no time', { outTime: '' }, { outTime: 'required' }],
  ['out before in', { outTime: '19:00' }, { outTime: 'beforeClockIn' }],
  ['a break that is too long', { breakMin: 200 }, { breakMin: 'breakTooLong' }],
  ['another night', { inDate: '2026-10-29' }, { inTime: 'otherNight', outTime: 'tooLong' }],
  ['nothing wrong', {}, {}],
])('%s', (_, more, expected) => {
  const typed = { ...values, ...more };
  const place = { serviceDate, timeZone, mayBeOpen: false };
  expect(clockFormProblems(typed, clockTimesOf(typed, times, timeZone), place, at('11:00'))).toEqual(
    expected,
  );
});

test('a skipped time is invalid', () => {
  const typed = { ...values, inDate: '2026-03-07', outDate: '2026-03-08', outTime: '02:30' };
  const place = { serviceDate: '2026-03-07', timeZone, mayBeOpen: true };
  expect(clockFormProblems(typed, clockTimesOf(typed, nobody, timeZone), place, at('11:00'))).toEqual({
    outTime: 'skipped',
  });
});
