import { doorName, shortPath, type Checkpoint, type Unit } from 'shared-lib/domain';
import type { BinTag } from 'mf-communities/domain';
import type { LabelContent } from 'shared-lib/ui/labels';
import type { LabelText } from '../studio/printPreferences.ts';

/** The label data of one bin tag or checkpoint. */
export interface LabelRow {
  readonly id: string;
  /** The batch of a bin tag; null for none. */
  readonly batchId: string | null;
  readonly isPrinted: boolean;
  /** The last part of its code's short address. */
  readonly code: string;
  /** Its place, such as `A-101` or `Main gate`. */
  readonly place: string;
  /** More about the place; empty for nothing. */
  readonly details: string;
}

type Door = Pick<Unit, 'id' | 'building' | 'unitNumber'>;

/** The labels of bin tags, each with its unit or, without one, with the tag's own label. */
export function tagRows(tags: readonly BinTag[], units: readonly Door[], order: Intl.Collator): LabelRow[] {
  const doors = new Map(units.map((unit) => [unit.id, doorName(unit)]));
  return tags
    .map(({ id, label, unitId, printBatchId, printedAt }) => {
      const door = unitId === null ? undefined : doors.get(unitId);
      const place = door || label || id;
      return {
        id,
        batchId: printBatchId,
        isPrinted: printedAt !== null,
        code: id,
        place,
        details: label !== place && label !== id ? label : '',
      };
    })
    .sort((one, other) => order.compare(one.place, other.place));
}

/** The labels of checkpoints with a scannable code, in route order. */
export const checkpointRows = (checkpoints: readonly Checkpoint[]): LabelRow[] =>
  checkpoints
    .filter(({ type, isActive, qrToken }) => type === 'qr' && isActive && qrToken)
    .sort((one, other) => one.order - other.order)
    .map(({ id, qrToken, printedAt, name, building, floor }) => ({
      id,
      batchId: null,
      isPrinted: printedAt !== null,
      code: qrToken!,
      place: name,
      details: [building, floor].filter(Boolean).join(' · '),
    }));

interface Words {
  /** The page's origin, such as `https://hub.example`. */
  readonly origin: string;
  readonly community: string;
  readonly business: string;
  /** The content of each label. */
  readonly texts: readonly LabelText[];
}

/** The printed label of a row. */
export function contentOf(
  { code, place, details }: LabelRow,
  { origin, community, business, texts }: Words,
): LabelContent {
  const lines: Readonly<Record<LabelText, string>> = { place: details, community, business, code };
  return {
    address: `${origin}${shortPath(code)}`,
    title: texts.includes('place') ? place : '',
    lines: texts.map((text) => lines[text]).filter((line) => line !== ''),
  };
}

/** Whether a label needs a reprint. @param printedAt null if never printed */
export const isOutdated = (printedAt: number | null, before: number | null): boolean =>
  printedAt !== null && before !== null && printedAt < before;
