/** Cents that the payment provider asks for each employee, each month; undefined while only the specification's price is known. */
export const useSeatPrice = (): number | undefined => undefined;
