import { normalizeName } from '../base/text/normalizeName.ts';

/** The fields that identify a unit within a community. */
interface Door {
  readonly building?: string | null | undefined;
  readonly unitNumber: string;
}

/** The same text for the same door of a community, regardless of case and blanks. */
export const unitKey = ({ building, unitNumber }: Door): string =>
  `${normalizeName(building ?? '')}|${normalizeName(unitNumber)}`;
