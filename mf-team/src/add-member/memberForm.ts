import { newTeamMemberSchema, type NewTeamMember } from 'shared-lib/domain';
import type { TeamRoom } from './teamRoomOf.ts';

/** The fields of the form, in their order. */
export const memberFields = ['firstName', 'lastName', 'email', 'tier', 'isActive'] as const;

export type MemberField = (typeof memberFields)[number];

/** The fields as they are in the form; `isActive` is `yes` or empty. */
export type MemberTexts = Record<MemberField, string>;

/** The form before anything is typed: no role, since access is given on purpose. */
export const blankMember: MemberTexts = {
  firstName: '',
  lastName: '',
  email: '',
  tier: '',
  isActive: 'yes',
};

/** What is wrong with a field, with the bound that was met. */
export type FieldProblem =
  | { readonly kind: 'missing' | 'invalid' | 'duplicate' | 'taken' | 'teamFull' }
  | { readonly kind: 'tooLong' | 'adminsFull'; readonly max: number };

export type MemberProblems = Partial<Record<MemberField, FieldProblem>>;

/** What came of checking the form: whom to add, or what is wrong with which field. */
export type CheckedMember =
  | { readonly ok: true; readonly member: NewTeamMember }
  | { readonly ok: false; readonly problems: MemberProblems };

/** Whether anything was typed or chosen. */
export const isTyped = (texts: MemberTexts): boolean =>
  memberFields.some((field) => texts[field] !== blankMember[field]);

/**
 * What the payload of a function does not take of what was typed.
 * @param texts what was typed, by field.
 */
export function unreadable<Field extends string>(
  texts: Readonly<Record<Field, string>>,
  issues: readonly Issue[],
): Partial<Record<Field, FieldProblem>> {
  const problems: Partial<Record<Field, FieldProblem>> = {};
  const isField = (name: unknown): name is Field => typeof name === 'string' && Object.hasOwn(texts, name);
  for (const { path, code, maximum } of issues) {
    const field = path[0];
    if (!isField(field)) continue;
    // Too small is a name in which there is nothing to see, such as one of spaces without a width.
    if (texts[field].trim() === '' || code === 'too_small') problems[field] = { kind: 'missing' };
    else if (code === 'too_big') problems[field] = { kind: 'tooLong', max: Number(maximum) };
    else problems[field] = { kind: 'invalid' };
  }
  return problems;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code?: string;
  readonly maximum?: unknown;
}

/**
 * What the plan refuses of the form as it stands (spec sections 5 and 6).
 * @param room null while team and plan are not known; the function decides then.
 */
export function planProblems({ tier, isActive }: MemberTexts, room: TeamRoom | null): MemberProblems {
  if (room === null || isActive === '') return {};
  const { member, admin, adminsAllowed } = room;
  return {
    ...(!member.ok && { isActive: { kind: 'teamFull' } }),
    ...(tier === 'Admin' && !admin.ok && { tier: { kind: 'adminsFull', max: adminsAllowed } }),
  };
}

/** The problems that are left when a field is changed: whether a role has room depends on whether the member is active. */
export function withoutProblem(problems: MemberProblems, changed: MemberField): MemberProblems {
  const { [changed]: _, ...left } = problems;
  const others: MemberProblems = left;
  if (changed !== 'isActive' || others.tier?.kind !== 'adminsFull') return others;
  const { tier: __, ...rest } = others;
  return rest;
}

/**
 * Checks who is to be added by the bounds of the payload of `addTeamMember`, the team and the plan.
 * @param room null while team and plan are not known.
 */
export function checkMember(texts: MemberTexts, room: TeamRoom | null): CheckedMember {
  const read = newTeamMemberSchema.safeParse({ ...texts, isActive: texts.isActive !== '' });
  const problems: MemberProblems = {
    ...planProblems(texts, room),
    ...(!read.success && unreadable(texts, read.error.issues)),
  };
  if (!problems.email && room?.emails.has(texts.email.trim().toLowerCase())) {
    problems.email = { kind: 'duplicate' };
  }
  return read.success && Object.keys(problems).length === 0
    ? { ok: true, member: read.data }
    : { ok: false, problems };
}
