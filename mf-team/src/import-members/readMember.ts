import { memberRowSchema } from 'mf-team/domain';
import {
  newTeamMemberSchema,
  tiers,
  type NewTeamMember,
  type TeamMember,
  type TeamMemberChange,
  type Tier,
} from 'shared-lib/domain';
import { checkValues } from 'shared-lib/ui/form';
import { phoneIn, type RowTexts } from 'shared-lib/ui/importing';
import { foldText } from 'shared-lib/ui/table';
import { memberWords as en } from '../people/texts/en.ts';
import { memberWords as es } from '../people/texts/es.ts';
import { nameParts } from './nameParts.ts';

/** The columns of a file about members. */
export const memberFields = [
  'fullName',
  'firstName',
  'lastName',
  'email',
  'phone',
  'tier',
  'isActive',
] as const;

export type MemberField = (typeof memberFields)[number];

/** The request to the backend for a row. */
export type MemberRequest =
  | { readonly act: 'add'; readonly member: NewTeamMember }
  | {
      readonly act: 'change';
      readonly change: TeamMemberChange;
      readonly before: Pick<TeamMember, 'tier' | 'isActive'>;
    };

/** A row's data about a member; empty text for an empty cell. */
export interface MemberRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164, or null. */
  readonly phone: string | null;
  readonly tier: Tier | '';
  /** Null for an empty cell. */
  readonly isActive: boolean | null;
  /** The name from one cell, which doesn't say where the first name ends; null for a name in parts. */
  readonly wholeName: string | null;
  /** Whether the last name came first, before a comma, so that a person has to check it. */
  readonly isNameTurned: boolean;
  /** The payload that the dry run would send; null before it has run. */
  readonly request: MemberRequest | null;
}

/** The name in a row, in parts. */
export function nameOf({ fullName, firstName, lastName }: RowTexts<MemberField>) {
  const isWhole = firstName === '' && fullName !== '';
  const parts = isWhole ? nameParts(fullName) : { firstName, lastName, isTurned: false };
  return { ...parts, lastName: lastName || parts.lastName, wholeName: isWhole ? fullName : null };
}

const folded = (text: string) => foldText(text).trim();

const tierWords = new Map(
  tiers.flatMap((tier) =>
    [tier, en.tiers[tier], es.tiers[tier]].map((word) => [folded(word), tier] as const),
  ),
);

/** The tier named in a cell, in any language of the product; null if there is none. */
export const readTier = (text: string): Tier | null => tierWords.get(folded(text)) ?? null;

const yes = ['yes', 'y', 'true', '1', 'si', 'verdadero', en.active, es.active].map(folded);
const no = ['no', 'n', 'false', '0', 'falso', en.inactive, es.inactive].map(folded);

/** Whether a cell means active. An empty cell does; null for any text that means neither. */
export function readStatus(text: string): boolean | null {
  const word = folded(text);
  if (word === '' || yes.includes(word)) return true;
  return no.includes(word) ? false : null;
}

/**
 * Reads a row's cells by the rules of the form that adds a member. A name and a tier may be empty: the dry run knows
 * whether they are required.
 * @param country of the business, for reading phone numbers
 */
export function readMember(texts: RowTexts<MemberField>, country: string) {
  const { firstName, lastName, wholeName, isTurned } = nameOf(texts);
  const isActive = readStatus(texts.isActive);
  const typed = {
    firstName,
    lastName,
    email: texts.email,
    phone: phoneIn(texts.phone, country),
    tier: readTier(texts.tier) ?? texts.tier,
  };
  const checked = checkValues(typed, { schema: memberRowSchema });
  if (checked.ok && isActive !== null) {
    const status = texts.isActive === '' ? null : isActive;
    const name = { wholeName, isNameTurned: isTurned };
    const values: MemberRow = { ...checked.payload, ...name, isActive: status, request: null };
    return { ok: true as const, values };
  }
  const errors = checked.ok ? {} : checked.errors;
  // Without a valid email, no member can match, so the rules for someone new apply.
  const asNew = checkValues(typed, { schema: newTeamMemberSchema });
  return {
    ok: false as const,
    problems: {
      ...('email' in errors && !asNew.ok ? asNew.errors : errors),
      ...(isActive === null && { isActive: { code: 'invalid' } }),
    },
  };
}
