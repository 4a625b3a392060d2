import { defaultPlan, olderPlan, paidPlan } from './plan.ts';
import { offerFor, quoteOf, seatBounds, seatProblem, seatsFor } from './quote.ts';

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

const used = (members: number, communities: number, admins = 1) => ({ members, communities, admins });

test.each([
  ['a second member on Free', defaultPlan, used(1, 2), { members: 1 }, [1, 4_000, 4_000]],
  ['a third community on Free', defaultPlan, used(1, 2), { communities: 1 }, [1, 4_000, 4_000]],
  ['a second Admin on Free', defaultPlan, used(1, 1), { members: 1, admins: 1 }, [1, 4_000, 4_000]],
  ['one more on a full plan', paidPlan(12), used(13, 26), { members: 1 }, [13, 52_000, 4_000]],
  ['twenty from a file', paidPlan(2), used(3, 4), { members: 20 }, [22, 88_000, 80_000]],
  ['one more at the older price', olderPlan(2), used(3, 4), { members: 1 }, [3, 9_000, 3_000]],
  ['one more after a downgrade', defaultPlan, used(4, 9), { members: 1 }, [4, 16_000, 16_000]],
  [
    'a member in addition to more Admins than any plan allows',
    paidPlan(4),
    used(5, 4, 5),
    { members: 1 },
    [5, 20_000, 4_000],
  ],
  ['a fourth Admin', paidPlan(9), used(4, 4, 3), { admins: 1 }, null],
])('the plan for %s', (_, plan, now, more, expected) => {
  const offer = offerFor(plan, now, more);
  expect(offer && [offer.quote.plan.quantity, offer.quote.monthlyCents, offer.addedCents]).toEqual(expected);
});

test.each([
  ['a new customer gets the price that is for sale', defaultPlan, 4_550],
  ['a paying customer keeps their price', paidPlan(1), 8_000],
  ['a customer with the older price keeps it', olderPlan(1), 6_000],
])('%s', (_, plan, monthlyCents) => {
  const offer = offerFor(plan, used(plan.maxTeam, 1), { members: 1 }, 4_550);
  expect(offer?.quote.monthlyCents).toBe(monthlyCents);
});
