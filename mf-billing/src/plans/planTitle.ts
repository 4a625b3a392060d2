import { defaultPlan, type Plan } from 'shared-lib/domain';

/** The names by which people know plans. `team` stands for a plan of the older price, which people know by its size. */
export type PlanTitle = 'free' | 'professional' | 'enterprise' | 'team';

const titles: Readonly<Record<string, PlanTitle>> = {
  [defaultPlan.name]: 'free',
  professional: 'professional',
  enterprise: 'enterprise',
};

/** The name by which people know a plan; the stored ones are `one`, `two` and so on for the older price (spec section 9). */
export const planTitle = ({ name }: Pick<Plan, 'name'>): PlanTitle => titles[name] ?? 'team';
