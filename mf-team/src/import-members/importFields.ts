import type { ColumnMapping as Mapping } from 'shared-lib/ui/importing';

/** The fields of a member that an import can set. */
export const importFields = ['firstName', 'lastName', 'email', 'phone', 'tier', 'isActive'] as const;

export type ImportField = (typeof importFields)[number];

/** A column's content: a field, or the first and last name together. */
export const importColumns = ['fullName', ...importFields] as const;

export type ImportColumn = (typeof importColumns)[number];

export type ColumnMapping = Mapping<ImportColumn>;
