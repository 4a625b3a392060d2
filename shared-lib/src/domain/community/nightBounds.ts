/** How many nights back a visit is looked for: after these, a business is taken for one that does not record when it comes. */
export const nightsOfVisits = 7;

/** Up to this hour of the morning "tonight" is the night that is ending; from then on it is the coming one. */
export const nightEndsAtHour = 6;
