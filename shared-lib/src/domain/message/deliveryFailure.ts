import * as z from 'zod/mini';
import { shortText, text } from '../base/fields.ts';

/** Why a message did not arrive: one of `deliveryErrors` or its provider's own code, and the provider's sentence. */
export const deliveryFailureSchema = z.object({ code: shortText, message: text(1000) });

export type DeliveryFailure = z.output<typeof deliveryFailureSchema>;
