import type { BroadcastKind } from 'shared-lib/domain';

const anywhere = ['businessName', 'propertyName', 'unitNumber'] as const;

/** The placeholders allowed in each kind of text. */
export const placeholdersOf = {
  runningLate: [...anywhere, 'minutes'],
  noService: [...anywhere, 'date'],
  reminder: [...anywhere, 'date', 'setOutStart', 'setOutEnd', 'binInBy'],
  welcome: anywhere,
  custom: [...anywhere, 'date'],
} as const satisfies Readonly<Record<BroadcastKind, readonly string[]>>;

export type TextPlaceholder = (typeof placeholdersOf)[BroadcastKind][number];
