import * as z from 'zod/mini';
import { id, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/**
 * How long the name of a deleted member stays with past work and pay, in years. Federal law asks for payroll records of three years (29 CFR
 * 516.5), New York for six (12 NYCRR 142-2.6).
 */
export const payRecordYears = 6;

/** Who was deleted from the team, by id, `customers/{customerId}/names/formerMembers`: past work and pay keep the name they had. */
export const formerMembersSchema = z.object({
  names: z._default(z.record(id, z.object({ name: shortText, deletedAt: instant })), {}),
});

export type FormerMembers = z.output<typeof formerMembersSchema>['names'];

/** The names that people have or had, by their ids: of who is on the team, and of who was deleted from it. */
export const memberNamesOf = (
  team: readonly { readonly id: string; readonly fullName: string; readonly email: string }[],
  former: FormerMembers,
): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(former).map(([member, { name }]) => [member, name] as const),
    ...team.map(({ id: member, fullName, email }) => [member, fullName || email] as const),
  ]);

/** The ids whose names are kept for long enough. @param now epoch milliseconds */
export const forgettableMembers = (names: FormerMembers, now: number): string[] => {
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() - payRecordYears);
  return Object.entries(names).flatMap(([member, { deletedAt }]) =>
    deletedAt < last.getTime() ? [member] : [],
  );
};
