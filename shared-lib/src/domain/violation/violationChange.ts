/** The highest fine, in cents. */
export const maxFineCents = 500_000;
