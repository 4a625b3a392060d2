import { readPayload } from '../base/document.ts';
import { changedFields, hasChanged, revisionOf, revisionSchema, type Revision } from './revision.ts';

type Revised = Parameters<typeof revisionOf>[0];

const report = { submittedAt: 5, reviewedAt: null, updatedAt: 9 };

test.each<[string, Revised, Revision]>([
  ['a case has steps', { timeline: [1, 2], updatedAt: 9 } as Revised, 2],
  ['a request has steps', { steps: [], updatedAt: 9 } as Revised, 0],
  ['a report is pending', report, '5/'],
  ['a report is reviewed', { ...report, reviewedAt: 7 }, '5/7'],
  ['a member was changed', { lastModified: 3 }, 3],
  ['a record was changed', { updatedAt: 9 }, 9],
  ['a record was never changed', { updatedAt: null }, null],
])('%s', (_, record, revision) => {
  expect(revisionOf(record)).toBe(revision);
  expect(hasChanged(record, revision)).toBe(false);
});

test.each<[string, Revised, Revision]>([
  ['one more step', { timeline: [1, 2] }, 1],
  ['a step was undone', { steps: [] }, 1],
  ['sent again', { ...report, submittedAt: 6 }, '5/'],
  ['reviewed', { ...report, reviewedAt: 7 }, '5/'],
  ['changed later', { updatedAt: 10 }, 9],
  ['changed for the first time', { lastModified: 10 }, null],
])('%s is a change', (_, record, seen) => {
  expect(hasChanged(record, seen)).toBe(true);
});

test.each<[string, object, string[]]>([
  ['the same', { name: 'Maple', days: ['mon'] }, []],
  ['another name', { name: 'Oak', days: ['mon'] }, ['name']],
  ['other days, and a name that was not seen', { days: [] }, ['name', 'days']],
])('fields are compared one by one: %s', (_, seen, changed) => {
  expect(changedFields({ name: 'Maple', days: ['mon'] }, seen, ['name', 'days'])).toEqual(changed);
});

test.each<[string, unknown, boolean]>([
  ['a count', 3, true],
  ['nothing', null, true],
  ['a text', '5/7', true],
  ['an endless text', 'x'.repeat(501), false],
  ['a map', {}, false],
  ['no number', Number.NaN, false],
  ['nothing said', undefined, false],
])('a call may say it saw %s', (_, seen, isTaken) => {
  expect(readPayload(revisionSchema, seen).ok).toBe(isTaken);
});
