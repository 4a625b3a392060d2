import { doorName, shortPath, type Checkpoint, type Unit } from 'shared-lib/domain';
import type { BinTag } from 'mf-communities/domain';
import type { LabelContent } from 'shared-lib/ui/labels';
import type { LabelText } from '../studio/habits.ts';

/** One bin tag or check point as a label is made of it. */
export interface LabelRow {
  readonly id: string;
  /** The batch of a bin tag; null for none. */
  readonly batchId: string | null;
  readonly isPrinted: boolean;
  /** What its code's short address ends with. */
  readonly code: string;
  /** Where it belongs, such as `A-101` or `Main gate`. */
  readonly place: string;
  /** More about the place; empty for nothing. */
  readonly details: string;
}

type Door = Pick<Unit, 'id' | 'building' | 'unitNumber'>;

/** The labels of bin tags, each with the unit at whose door it hangs or, without one, with the tag's own label. */
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

/** The labels of the check points that are scanned as a code, in the order of the round. */
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
  /** Where the page is, such as `https://hub.example`. */
  readonly origin: string;
  readonly community: string;
  readonly business: string;
  /** What is to stand on each label. */
  readonly texts: readonly LabelText[];
}

/** What is printed for a row. */
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
