export {
  accountLinkLifetimes,
  accountLinkSchema,
  accountTokenSchema,
  chosenPasswordSchema,
  isLinkOpen,
  passwordResetRequestSchema,
} from './accountLink.ts';
export type { AccountLinkKind } from './accountLink.ts';
export { countOnce, rateCounterSchema } from './rateCounter.ts';
export type { RateLimit } from './rateCounter.ts';
