import { answerTemplates } from 'mf-communities/domain';
import { answerFromTemplate, offeredAnswer, resolvesRequest } from './answerTemplate.ts';

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

const decision = { evidence: [], by: 'olivia', at: 5, night: '2026-11-16', servedAt: null, reason: null };

test.each([
  ['missedPickup', null, 'lookingInto', false],
  ['missedPickup', { ...decision, verdict: 'served', servedAt: 5 }, 'served', true],
  ['missedPickup', { ...decision, verdict: 'missed', reason: 'calledOff' }, 'calledOff', true],
  ['bulkItem', null, 'bulkItem', true],
  ['violation', null, 'violation', false],
  ['other', null, 'lookingInto', false],
] as const)('on %s', (topic, decided, template, isSettled) => {
  expect(offeredAnswer({ topic, decision: decided && { ...decided, evidence: [] } })).toBe(template);
  expect(resolvesRequest(template)).toBe(isSettled);
});
