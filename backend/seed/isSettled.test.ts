import { isSettled } from './isSettled.ts';

const now = Date.parse('2026-11-21T21:40-05:00');
const log = 'customers/one/serviceLogs/a';
const at = (moment: string) => ({ createdAt: new Date(moment) });

test.each([
  ['a unit', { path: 'customers/one/units/101', data: {} }, true],
  ['a community', { path: 'customers/one/communities/a', data: at('2026-01-01T00:00Z') }, false],
  ['tonight', { path: log, data: at('2026-11-21T21:30-05:00'), night: '2026-11-21' }, false],
  ['two nights ago', { path: log, data: at('2026-11-19T21:30-05:00'), night: '2026-11-19' }, false],
  ['three nights ago', { path: log, data: at('2026-11-18T21:30-05:00'), night: '2026-11-18' }, true],
  [
    'an old night, arrived today',
    { path: log, data: at('2026-11-21T09:00-05:00'), night: '2026-11-10' },
    false,
  ],
  ['without a time of creation', { path: log, data: {}, night: '2026-11-10' }, false],
])('%s', (_, document, expected) => {
  expect(isSettled(document, now)).toBe(expected);
});
