import type { FormerMembers } from 'shared-lib/domain';
import type { BoardMember } from './boardOf.ts';

/** Former members as part of the team, because past nights still name them. */
export const namesOfFormer = (former: FormerMembers): readonly BoardMember[] =>
  Object.entries(former).map(([id, { name }]) => ({ id, fullName: name, phone: null }));
