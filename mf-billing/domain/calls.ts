import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { onboardingChangeSchema } from './onboarding.ts';
import {
  billingPortalSchema,
  checkoutSchema,
  planChoiceSchema,
  seatsChangedSchema,
  seatsChangeSchema,
  seatsPreviewSchema,
  seatsQuestionSchema,
} from './seats.ts';

const page = z.object({ url: z.url({ protocol: /^https?$/ }) });
const nothing = z.object({});

/** Calls about the subscription. Those without a payload ignore what is sent. */
export const billingCalls = {
  startCheckout: { payload: checkoutSchema, result: page },
  previewSeats: { payload: seatsQuestionSchema, result: seatsPreviewSchema },
  changeSeats: { payload: seatsChangeSchema, result: seatsChangedSchema },
  openBillingPortal: { payload: billingPortalSchema, result: page },
  cancelAtPeriodEnd: { payload: z.unknown(), result: nothing },
  resumeSubscription: { payload: z.unknown(), result: nothing },
  choosePlan: { payload: planChoiceSchema, result: nothing },
} satisfies CallTable;

/** Calls of the onboarding, for anyone who isn't on another team. */
export const onboardingCalls = {
  saveOnboarding: { payload: onboardingChangeSchema, result: nothing },
  finishOnboarding: { payload: z.unknown(), result: nothing },
} satisfies CallTable;
