/** As many values as one `in` of a query takes. */
export const maxAlternatives = 30;
