import type { Plan } from 'shared-lib/domain';

/** Invitations per day by the minimum age of the business in days, whatever its plan. */
const byAge = [
  { days: 90, most: 60 },
  { days: 30, most: 30 },
  { days: 7, most: 15 },
  { days: 0, most: 5 },
] as const;

const millisPerDay = 86_400_000;

/** The window in which invitations are counted, starting with the first, in milliseconds. */
export const invitationWindow = millisPerDay;

/**
 * How many invitations a business may send in a day: enough to invite a whole team on a paid plan at once, and few
 * for a new business that pays nothing.
 * @param dateCreated epoch milliseconds; null for businesses older than this field
 * @param now epoch milliseconds
 */
export const invitationsPerDay = (
  dateCreated: number | null,
  { maxTeam, priceMonthly }: Pick<Plan, 'maxTeam' | 'priceMonthly'>,
  now: number,
): number => {
  const age = dateCreated === null ? Infinity : Math.max(0, (now - dateCreated) / millisPerDay);
  const aged = byAge.find(({ days }) => age >= days)?.most ?? 5;
  // Twice the team, because addresses are mistyped and people are invited again.
  return priceMonthly > 0 ? Math.max(aged, 10, 2 * maxTeam) : aged;
};
