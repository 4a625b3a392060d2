/**
 * What one segment of a text costs in the United States, in thousandths of a dollar: Twilio's price and the carriers' fee, as of 2026.
 * It is said as an estimate.
 */
const segmentMills = 11;

/** About what texts of so many segments cost, in cents, rounded up. */
export const textCostCents = (segments: number): number => Math.ceil((segments * segmentMills) / 10);
