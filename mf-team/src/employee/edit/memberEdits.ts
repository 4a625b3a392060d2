import type { TeamMember } from 'shared-lib/domain';

/** The fields that can be edited, in their order. */
export const editFields = ['firstName', 'lastName', 'email', 'phone', 'tier'] as const;

export type EditField = (typeof editFields)[number];

/** The fields as they are in the form. */
export type EditTexts = Readonly<Record<EditField, string>>;

/** A field that was changed: to what, and what was stored when its author last saw it. */
interface Edit {
  readonly text: string;
  readonly seen: string;
}

/** What was changed of a member and is not saved. A field that isn't in it follows what is stored. */
export type Edits = Readonly<Partial<Record<EditField, Edit>>>;

/** The stored values of a member, as texts of the form. */
export const storedTexts = (
  member: Pick<TeamMember, Exclude<EditField, 'phone'>> & { readonly phone: string | null },
): EditTexts => ({
  firstName: member.firstName,
  lastName: member.lastName,
  email: member.email,
  phone: member.phone ?? '',
  tier: member.tier,
});

/** What the form shows: what was changed over what is stored. */
export const shownTexts = (stored: EditTexts, edits: Edits): EditTexts => ({
  ...stored,
  ...Object.fromEntries(editFields.flatMap((field) => (edits[field] ? [[field, edits[field].text]] : []))),
});

const without = (edits: Edits, field: EditField): Edits => {
  const { [field]: _, ...others } = edits;
  return others;
};

/** The edits after a field was typed into; a field that says what is stored is not changed. */
export const withText = (edits: Edits, field: EditField, text: string, stored: EditTexts): Edits =>
  text === stored[field]
    ? without(edits, field)
    : { ...edits, [field]: { text, seen: edits[field]?.seen ?? stored[field] } };

/** Whether anything would be saved. */
export const isEdited = (edits: Edits, stored: EditTexts): boolean =>
  editFields.some((field) => edits[field] !== undefined && edits[field].text !== stored[field]);

/** A field that two people changed, each to something else. */
export interface Conflict {
  readonly field: EditField;
  readonly mine: string;
  readonly theirs: string;
}

/** The fields in which someone else was faster with another value. */
export const conflictsIn = (edits: Edits, stored: EditTexts): readonly Conflict[] =>
  editFields.flatMap((field) => {
    const edit = edits[field];
    if (!edit || edit.seen === stored[field] || edit.text === stored[field]) return [];
    return [{ field, mine: edit.text, theirs: stored[field] }];
  });

/** The edits after a conflict was decided for what someone else stored. */
export const takingTheirs = without;

/** The edits after a conflict was decided for what was typed here. */
export const keepingMine = (edits: Edits, field: EditField, stored: EditTexts): Edits => {
  const edit = edits[field];
  return edit ? { ...edits, [field]: { ...edit, seen: stored[field] } } : edits;
};

/** The fields that someone else changed since the form was opened, and that nobody changed here: they show the new value. */
export const changedElsewhere = (opened: EditTexts, stored: EditTexts, edits: Edits): readonly EditField[] =>
  editFields.filter((field) => opened[field] !== stored[field] && edits[field] === undefined);

const isEdit = (value: unknown): value is Edit =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Edit).text === 'string' &&
  typeof (value as Edit).seen === 'string';

/** Reads edits that were kept as a draft; what is none is left out. */
export function readEdits(draft: string): Edits {
  try {
    const kept: unknown = JSON.parse(draft);
    const fields = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
    return Object.fromEntries(
      editFields.flatMap((field) => (isEdit(fields[field]) ? [[field, fields[field]]] : [])),
    );
  } catch {
    return {};
  }
}
