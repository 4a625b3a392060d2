import { foldedName } from '../base/foldedName.ts';

/** What tells the units of a community apart. */
interface Door {
  readonly building?: string | null | undefined;
  readonly unitNumber: string;
}

/** The same text for the same door of a community, whatever the case and blanks with which it is written. */
export const unitKey = ({ building, unitNumber }: Door): string =>
  `${foldedName(building ?? '')}|${foldedName(unitNumber)}`;
