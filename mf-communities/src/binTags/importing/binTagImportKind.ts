import { fetchUnits, type FetchAll, type CallableResult } from 'shared-lib/data';
import { callBinTags } from '../../data/callables.ts';
import { fetchRequestedBinTags } from '../../data/binTagPage.api.ts';
import { chunksOf, doorName, invalidCells } from 'shared-lib/domain';
import {
  binTagImportLimits,
  maxBinTagPairs,
  planBinTagImport,
  type RequestedBinTagPair,
  type BinTagRow,
  type TagOrUnit,
} from 'mf-communities/domain';
import type { Translate } from 'shared-lib/i18n';
import { errorMessage } from 'shared-lib/ui/form';
import type { ImportKind, RowTexts, UndoneImport } from 'shared-lib/ui/importing';

const fields = ['tag', 'building', 'unitNumber'] as const;

type Field = (typeof fields)[number];

/** Common column names in English and Spanish, folded to letters only. */
const names: Readonly<Record<Field, readonly string[]>> = {
  tag: [
    'tag',
    'bintag',
    'label',
    'taglabel',
    'code',
    'tagcode',
    'qr',
    'qrcode',
    'etiqueta',
    'rotulo',
    'texto',
    'codigo',
  ],
  building: ['building', 'bldg', 'tower', 'block', 'edificio', 'torre', 'bloque'],
  unitNumber: [
    'unit',
    'unitnumber',
    'unitno',
    'apartment',
    'apt',
    'door',
    'number',
    'unidad',
    'numerodeunidad',
    'departamento',
    'apartamento',
    'puerta',
    'numero',
  ],
};

/**
 * Reads a row's cells; the dry run looks up the names. A row may have no unit: lists also contain unassigned tags.
 */
export function readBinTagRow({ tag, building, unitNumber }: RowTexts<Field>) {
  const missing = { code: 'missing' };
  const problems = {
    ...(tag === '' && { tag: missing }),
    ...(unitNumber === '' && building !== '' && { unitNumber: missing }),
    ...invalidCells({ building, unitNumber }, ['building', 'unitNumber']),
  };
  return Object.keys(problems).length > 0
    ? { ok: false as const, problems }
    : { ok: true as const, values: { tag, building: building || null, unitNumber, pairs: [] } };
}

/** Fetches all tags and all units of a community. */
const fetchTagsAndUnits =
  (customerId: string, communityId: string): FetchAll<TagOrUnit> =>
  async (signal, onProgress) => {
    const requested = { communityId, statuses: [], batchId: null };
    const [tags, units] = await Promise.all([
      fetchRequestedBinTags(customerId, requested)(signal, onProgress),
      fetchUnits(customerId, communityId)(signal, onProgress),
    ]);
    if (!tags.ok) return tags;
    if (!units.ok) return units;
    return {
      ok: true,
      items: [
        ...tags.items.map((tag) => ({ kind: 'tag' as const, ...tag })),
        ...units.items.map((unit) => ({ kind: 'unit' as const, ...unit })),
      ],
    };
  };

/** Half as many rows as a call takes pairs: when two tags swap doors, each row has both pairs. */
const partSize = maxBinTagPairs / 2;

/** The pairs of some rows, each tag once. */
const eachOnce = (rows: readonly BinTagRow[]) => [
  ...new Map(rows.flatMap(({ pairs }) => pairs).map((pair) => [pair.binTagId, pair])).values(),
];

/** Returns a tag to its previous unit, or releases it. */
const reversed = ({ binTagId, unitId, fromUnitId }: RequestedBinTagPair): RequestedBinTagPair => ({
  binTagId,
  unitId: fromUnitId ?? null,
  ...(unitId !== null && { fromUnitId: unitId }),
});

/**
 * Undoes a file's rows, the last first. A tag that has moved since, or whose old door has another tag,
 * stays.
 */
async function takeBack(
  communityId: string,
  rows: readonly BinTagRow[],
): Promise<CallableResult<UndoneImport>> {
  const kept = new Set<string>();
  for (const part of chunksOf(rows.toReversed(), partSize)) {
    const result = await callBinTags('assignBinTags', { communityId, pairs: eachOnce(part).map(reversed) });
    if (!result.ok) return result;
    for (const { binTagId } of result.value.refused) kept.add(binTagId);
  }
  const undone = eachOnce(rows).filter(({ binTagId }) => !kept.has(binTagId));
  const removed = undone.filter(({ fromUnitId }) => fromUnitId === undefined).length;
  return { ok: true, value: { removed, restored: undone.length - removed, kept: kept.size } };
}

/**
 * The assignment of a community's bin tags from a file.
 * @param t the module's texts
 */
export const binTagImportKind = (
  t: Translate<'mf-communities'>,
  customerId: string,
  communityId: string,
): ImportKind<Field, BinTagRow, TagOrUnit> => ({
  id: 'assign-bin-tags',
  limits: binTagImportLimits,
  fields: fields.map((id) => ({
    id,
    label: t(`binTags.importing.fields.${id}`),
    help: t(`binTags.importing.help.${id}`),
    names: names[id],
    isNeeded: id !== 'building',
  })),
  template: { fileName: 'bin-tags.csv', example: ['Maple-001', 'A', '101'] },
  read: readBinTagRow,
  plan: planBinTagImport,
  existing: fetchTagsAndUnits(customerId, communityId),
  nameOf: ({ tag, ...door }) => `${tag} → ${doorName(door)}`,
  formatValue: (_, value) => String(value),
  formatProblem: (field, problem) =>
    errorMessage('mf-communities:binTags.importing.problems', field, problem),
  partSize,
  send: ({ rows }) => callBinTags('assignBinTags', { communityId, pairs: eachOnce(rows), isWhole: true }),
  undo: (_, rows) => takeBack(communityId, rows),
});
