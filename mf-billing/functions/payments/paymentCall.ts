import { paymentSecrets } from 'backend/functions/core/payments/configuration.ts';
import { ownerCallWith } from 'backend/kernel/officeCall.ts';

/** A callable for the owner that talks to Stripe. */
export const paymentCall = ownerCallWith({ secrets: paymentSecrets });
