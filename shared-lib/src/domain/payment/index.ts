export { invoiceSchema, invoiceStanding } from './invoice.ts';
export type { Invoice } from './invoice.ts';
export {
  billingPortalSchema,
  checkoutSchema,
  mostSeats,
  planChoiceSchema,
  seatsChangedSchema,
  seatsChangeSchema,
  seatsPreviewSchema,
  seatsQuestionSchema,
} from './seats.ts';
export type { CheckoutOrder, PlanChoice, SeatsChange, SeatsPreview } from './seats.ts';
