import type { Plan } from '../plan/plan.ts';

/** From so many days of age on, a business sends so many invitations a day, whatever its plan. */
const byAge = [
  { days: 90, most: 60 },
  { days: 30, most: 30 },
  { days: 7, most: 15 },
  { days: 0, most: 5 },
] as const;

const millisPerDay = 86_400_000;

/** The window in which invitations are counted, from the first of them, in milliseconds. */
export const invitationWindow = millisPerDay;

/**
 * How many invitations a business may send in a day: enough to invite a whole team at once that is paid for, and few for who has just
 * signed up and pays nothing.
 * @param dateCreated epoch milliseconds; null for a business from before that was kept
 * @param now epoch milliseconds
 */
export const invitationsPerDay = (
  dateCreated: number | null,
  { maxTeam, priceMonthly }: Pick<Plan, 'maxTeam' | 'priceMonthly'>,
  now: number,
): number => {
  const age = dateCreated === null ? Infinity : Math.max(0, (now - dateCreated) / millisPerDay);
  const aged = byAge.find(({ days }) => age >= days)?.most ?? 5;
  // Twice the team: addresses are mistyped, and people are invited again.
  return priceMonthly > 0 ? Math.max(aged, 10, 2 * maxTeam) : aged;
};
