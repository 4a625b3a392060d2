/** The maximum number of values in a query's `in`. */
export const maxAlternatives = 30;
