import { defaultPlan, olderPlan, paidPlan } from '../../domain/index.ts';
import { offerFor } from './usePlanOffer.ts';

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
