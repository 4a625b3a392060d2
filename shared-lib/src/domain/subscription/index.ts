export { subscriptionSchema } from './subscription.ts';
export type { Subscription } from './subscription.ts';
