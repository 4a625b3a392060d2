export { invoiceSchema, invoiceStanding } from './invoice.ts';
export type { Invoice } from './invoice.ts';
export { planSeats, proratedFrom } from './planSeats.ts';
export type { SeatFacts, SeatsPlan } from './planSeats.ts';
export { priceSchema, seatCentsOf } from './price.ts';
export type { Price } from './price.ts';
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
