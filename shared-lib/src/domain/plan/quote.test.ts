import { quoteOf, seatBounds, seatProblem, seatsFor } from './quote.ts';

test.each([
  [0, 'one', 1, 2, 0],
  [1, 'professional', 2, 4, 4_000],
  [2, 'enterprise', 3, 6, 8_000],
  [12, 'enterprise', 13, 26, 48_000],
  [seatBounds.max, 'enterprise', 1_001, 2_002, 4_000_000],
])('%i employees: %s', (quantity, name, maxTeam, maxCommunities, monthlyCents) => {
  expect(quoteOf(quantity)).toMatchObject({ plan: { name, maxTeam, maxCommunities }, monthlyCents });
});

test('the payment provider’s price overrides the specification’s', () => {
  expect(quoteOf(3, 4_550)).toMatchObject({ seatCents: 4_550, monthlyCents: 13_650 });
});

test.each([
  [null, 'missing'],
  [Number.NaN, 'notWhole'],
  [0, 'tooFew'],
  [-1, 'tooFew'],
  [1.5, 'notWhole'],
  [10_000, 'tooMany'],
  [seatBounds.max + 1, 'tooMany'],
  [seatBounds.min, null],
  [seatBounds.max, null],
])('%p employees: %p', (quantity, problem) => {
  expect(seatProblem(quantity)).toBe(problem);
  if (problem !== null && quantity !== 0) expect(quoteOf(quantity ?? Number.NaN)).toBeNull();
});

test.each([
  ['one person and two communities', { members: 1, communities: 2 }, 0, 0],
  ['a second member', { members: 2 }, 0, 1],
  ['a third community', { communities: 3 }, 0, 1],
  ['a fifth community', { communities: 5 }, 0, 2],
  ['a second Admin', { members: 1, admins: 2 }, 0, 1],
  ['thirteen members and three communities', { members: 13, communities: 3 }, 0, 12],
  ['two members and 26 communities', { members: 2, communities: 26 }, 0, 12],
  ['what the plan already has', { communities: 3 }, 4, 4],
  ['one more than the plan has', { members: 6 }, 4, 5],
  ['a fourth Admin, whom no plan allows', { admins: 4 }, 2, null],
  ['more than can be bought here', { members: seatBounds.max + 2 }, 0, null],
])('%s', (_, need, atLeast, seats) => {
  expect(seatsFor(need, atLeast)).toBe(seats);
});
