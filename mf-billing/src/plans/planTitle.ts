import { defaultPlan, type Plan } from 'shared-lib/domain';

/** Plan names as customers know them. `team` is a plan with the older price, known by its size. */
export type PlanTitle = 'free' | 'professional' | 'enterprise' | 'team';

const titles: Readonly<Record<string, PlanTitle>> = {
  [defaultPlan.name]: 'free',
  professional: 'professional',
  enterprise: 'enterprise',
};

/** A plan's name as customers know it. Older plans are stored as `one`, `two` and so on (spec section 9). */
export const planTitle = ({ name }: Pick<Plan, 'name'>): PlanTitle => titles[name] ?? 'team';
