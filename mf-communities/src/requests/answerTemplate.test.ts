import { answerTemplates } from 'mf-communities/domain';
import { answerFromTemplate } from './answerTemplate.ts';

const own = [{ id: 'bags', name: 'Bags', en: 'Use bags.', es: 'Use bolsas.' }];

test.each([
  ['a built-in one that leaves more to do', 'lookingInto', answerTemplates.lookingInto, { resolves: false }],
  ['a built-in one that resolves it', 'bulkItem', answerTemplates.bulkItem, { resolves: true }],
  ['a custom one, which doesn’t say', 'bags', { en: 'Use bags.', es: 'Use bolsas.' }, {}],
  ['a deleted custom one', 'lost', { en: '', es: '' }, {}],
])('an answer starts with %s', (_, id, words, outcome) => {
  expect(answerFromTemplate(id, own)).toMatchObject({ words });
  expect(answerFromTemplate(id, own).outcome).toEqual(outcome);
});
