import { offeredAnswer, resolvesRequest } from './offeredAnswer.ts';

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
