export { subscriptionSchema, type Subscription } from './subscription.ts';
