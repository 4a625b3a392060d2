import { teamMemberChangeSchema, type TeamMember, type TeamMemberChange } from 'shared-lib/domain';
import { unreadable, type FieldProblem } from '../../add-member/memberForm.ts';
import type { TeamRoom } from '../../add-member/teamRoomOf.ts';
import { phoneOf } from '../../people/phoneOf.ts';
import type { EditField, EditTexts } from './memberEdits.ts';

/** What is wrong with a field; `shared` when the member signs in to another business with the same email. */
export type EditProblem = FieldProblem | { readonly kind: 'shared' };

export type EditProblems = Partial<Record<EditField, EditProblem>>;

export type CheckedEdits =
  | { readonly ok: true; readonly change: TeamMemberChange }
  | { readonly ok: false; readonly problems: EditProblems };

/** Whether an active member would be one more Admin, for whom the plan has no room (spec section 6). */
const isAdminTooMany = (texts: EditTexts, { tier, isActive }: TeamMember, room: TeamRoom | null): boolean =>
  isActive && texts.tier === 'Admin' && tier !== 'Admin' && room !== null && !room.admin.ok;

/**
 * Checks a changed member by the bounds of the payload of `updateTeamMember`, the team and the plan.
 * @param member as stored.
 * @param room null while team and plan are not known; the function decides then.
 */
export function checkEdits(texts: EditTexts, member: TeamMember, room: TeamRoom | null): CheckedEdits {
  const { id: teamMemberId, lastModified } = member;
  const read = teamMemberChangeSchema.safeParse({
    ...texts,
    phone: phoneOf(texts.phone),
    teamMemberId,
    lastModified,
  });
  const problems: EditProblems = read.success ? {} : unreadable(texts, read.error.issues);
  const email = texts.email.trim().toLowerCase();
  if (!problems.email && email !== member.email.toLowerCase() && room?.emails.has(email)) {
    problems.email = { kind: 'duplicate' };
  }
  if (isAdminTooMany(texts, member, room))
    problems.tier = { kind: 'adminsFull', max: room?.adminsAllowed ?? 0 };
  return read.success && Object.keys(problems).length === 0
    ? { ok: true, change: read.data }
    : { ok: false, problems };
}
