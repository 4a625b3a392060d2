import * as z from 'zod/mini';
import { listViewsSchema, maxListViews, viewNameProblem } from './listView.ts';

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`View ${index}`, 'status=open']));

test.each<[string, object, boolean]>([
  ['nothing', {}, true],
  ['the maximum number', { views: many(maxListViews) }, true],
  ['one too many', { views: many(maxListViews + 1) }, false],
  ['a name of 60 letters', { views: { ['x'.repeat(60)]: '' } }, true],
  ['a name of 61 letters', { views: { ['x'.repeat(61)]: '' } }, false],
  ['no name', { views: { '': '' } }, false],
  ['parameters of 60,001 letters', { views: { a: 'x'.repeat(60_001) } }, false],
  ['parameters that are not text', { views: { a: 7 } }, false],
])('reads %s', (_, document, isRead) => {
  expect(z.safeParse(listViewsSchema, { id: 'team', ...document }).success).toBe(isRead);
});

test.each<[string, Parameters<typeof viewNameProblem>, ReturnType<typeof viewNameProblem>]>([
  ['a new name', ['Late', {}, null], null],
  ['only blanks', ['  ', {}, null], 'empty'],
  ['a name that Firestore reserves', ['__late__', {}, null], 'reserved'],
  ['a name that is taken', [' Late ', { Late: '' }, null], 'taken'],
  ['its own name', ['Late', { Late: '' }, 'Late'], null],
  ['another’s name', ['Late', { Late: '', Open: '' }, 'Open'], 'taken'],
  ['a name that every object has', ['constructor', {}, null], null],
  ['one too many', ['Late', many(maxListViews), null], 'full'],
  ['a rename at the maximum number', ['Late', many(maxListViews), 'View 1'], null],
])('%s', (_, given, problem) => {
  expect(viewNameProblem(...given)).toBe(problem);
});
