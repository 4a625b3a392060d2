import { answerTemplates } from 'mf-communities/domain';
import { begunBy } from './answerTemplate.ts';

const own = [{ id: 'bags', name: 'Bags', en: 'Use bags.', es: 'Use bolsas.' }];

test.each([
  ['one of ours that leaves more to do', 'lookingInto', answerTemplates.lookingInto, { resolves: false }],
  ['one of ours that settles it', 'bulkItem', answerTemplates.bulkItem, { resolves: true }],
  ['an own one, which says nothing of that', 'bags', { en: 'Use bags.', es: 'Use bolsas.' }, {}],
  ['an own one that is gone', 'lost', { en: '', es: '' }, {}],
])('an answer begins with %s', (_, id, words, outcome) => {
  expect(begunBy(id, own)).toMatchObject({ words });
  expect(begunBy(id, own).outcome).toEqual(outcome);
});
