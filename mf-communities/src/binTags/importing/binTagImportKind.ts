import { assignBinTags, bringBinTagsAsked, bringUnits, type BringEverything } from 'shared-lib/data';
import {
  binTagImportLimits,
  doorName,
  maxBinTagPairs,
  planBinTagImport,
  type BinTagRow,
  type TagOrUnit,
} from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';
import { errorWords } from 'shared-lib/ui/form';
import type { ImportKind, RowTexts } from 'shared-lib/ui/importing';

const fields = ['tag', 'building', 'unitNumber'] as const;

type Field = (typeof fields)[number];

/** The names that people give to the columns, in English and Spanish, folded and with letters only. */
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

/** Reads the cells of a row; what they name is looked up by the dry run. */
export function readBinTagRow({ tag, building, unitNumber }: RowTexts<Field>) {
  const missing = { code: 'missing' };
  return tag === '' || unitNumber === ''
    ? {
        ok: false as const,
        problems: { ...(tag === '' && { tag: missing }), ...(unitNumber === '' && { unitNumber: missing }) },
      }
    : { ok: true as const, values: { tag, building: building || null, unitNumber, pair: null } };
}

/** Brings all tags and all units of a community. */
const bringTagsAndUnits =
  (customerId: string, communityId: string): BringEverything<TagOrUnit> =>
  async (signal, onProgress) => {
    const asked = { communityId, statuses: [], batchId: null };
    const [tags, units] = await Promise.all([
      bringBinTagsAsked(customerId, asked)(signal, onProgress),
      bringUnits(customerId, communityId)(signal, onProgress),
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

/**
 * The assignment of a community's bin tags from a file.
 * @param t the texts of the module
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
  bringExisting: bringTagsAndUnits(customerId, communityId),
  nameOf: ({ tag, ...door }) => `${tag} → ${doorName(door)}`,
  valueWords: (_, value) => String(value),
  problemWords: (field, problem) => errorWords('mf-communities:binTags.importing.problems', field, problem),
  partSize: maxBinTagPairs,
  send: ({ rows }) =>
    assignBinTags({ communityId, pairs: rows.flatMap(({ pair }) => pair ?? []), isWhole: true }),
});
