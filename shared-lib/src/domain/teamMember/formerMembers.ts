import * as z from 'zod/mini';
import { id, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

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
