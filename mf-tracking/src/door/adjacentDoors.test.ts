import { readDocument, serviceLogSchema, type ServiceLog } from 'shared-lib/domain';
import { adjacentDoors } from './adjacentDoors.ts';

const log = (unitId: string, more: object = {}): ServiceLog => {
  const read = readDocument(serviceLogSchema, `serviceLogs/${unitId}`, {
    serviceDate: '2026-11-24',
    communityId: 'maple',
    unitId,
    outcome: 'collected',
    ...more,
  });
  if (!read.ok) throw new Error(read.error);
  return read.value;
};
const corrected = { corrected: { id: 'x', outcome: 'notOut' } };

test.each<[string, ServiceLog[], ServiceLog[], [string | null, string | null]]>([
  [
    'the nearest on each side',
    [log('own'), log('b'), log('a')],
    [log('own'), log('c'), log('d')],
    ['b', 'c'],
  ],
  ['none at the start', [log('own')], [log('own'), log('c')], [null, 'c']],
  ['none at the end', [log('own'), log('b')], [log('own')], ['b', null]],
  ['not a corrected entry', [log('own'), log('b', corrected), log('a')], [log('own')], ['a', null]],
  ['not the same door again', [log('own'), log('own'), log('b')], [log('own'), log('own')], ['b', null]],
  [
    'a door of the same moment is listed once',
    [log('b'), log('own')],
    [log('own'), log('b'), log('c')],
    ['b', 'c'],
  ],
])('the doors before and after: %s', (_, before, after, expected) => {
  const found = adjacentDoors(log('own'), before, after);
  expect([found.before?.unitId ?? null, found.after?.unitId ?? null]).toEqual(expected);
});
