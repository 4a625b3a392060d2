import * as z from 'zod/mini';
import { id, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** Deleted team members, by id, `customers/{customerId}/names/formerMembers`: past work and pay keep their names. */
export const formerMembersSchema = z.object({
  names: z._default(z.record(id, z.object({ name: shortText, deletedAt: instant })), {}),
});

export type FormerMembers = z.output<typeof formerMembersSchema>['names'];

/** The names of current and deleted team members, by id. */
export const memberNamesOf = (
  team: readonly { readonly id: string; readonly fullName: string; readonly email: string }[],
  former: FormerMembers,
): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(former).map(([member, { name }]) => [member, name] as const),
    ...team.map(({ id: member, fullName, email }) => [member, fullName || email] as const),
  ]);
