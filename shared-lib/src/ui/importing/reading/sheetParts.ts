import { strFromU8, unzipSync } from 'fflate';

/** How much a workbook may unpack to in total, so a small file can't exhaust memory. */
const maxUnpackedBytes = 64_000_000;

/** The workbook unpacks to more than the limit. */
export class UnpacksTooLarge extends Error {}

/** Unpacks the XML parts that `isWanted` accepts, by name. */
function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): ReadonlyMap<string, string> {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isWanted(name)) return false;
      unpacked += originalSize;
      // A false size doesn't help an attacker: the library allocates only the declared size.
      if (unpacked > maxUnpackedBytes) throw new UnpacksTooLarge();
      return true;
    },
  });
  return new Map(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)]));
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Decodes XML text, including a workbook's escapes such as `_x000D_`. */
export const xmlText = (xml: string): string =>
  xml
    .replaceAll(
      /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
      (whole, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return named[name] ?? whole;
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : '';
      },
    )
    .replaceAll(/_x([\dA-F]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const attributes = new Map<string, RegExp>();

/** An attribute's value; undefined if absent. */
export const attribute = (tag: string, name: string): string | undefined => {
  const known = attributes.get(name) ?? new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  attributes.set(name, known);
  const [, double, single] = known.exec(tag) ?? [];
  const value = double ?? single;
  return value === undefined ? undefined : xmlText(value);
};

/** The attributes of all elements with a name. */
export const tagsOf = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\b([^>]*)>`, 'g')), ([, tag = '']) => tag);

/** An element's text without its phonetic guides. */
export const richText = (xml: string): string =>
  Array.from(
    xml
      .replaceAll(/<(?:\w+:)?rPh\b.*?<\/(?:\w+:)?rPh>/gs, '')
      .matchAll(/<(?:\w+:)?t\b[^>]*?(?:\/>|>(.*?)<\/(?:\w+:)?t>)/gs),
    ([, text = '']) => xmlText(text),
  ).join('');

/** The XML parts needed to read a sheet. */
export interface SheetParts {
  readonly workbook: string;
  readonly styles: string;
  readonly strings: string;
  /** Visible sheets, in workbook order. */
  readonly sheets: readonly string[];
}

const inWorkbook = (target: string) =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;

/**
 * Unpacks the parts of a workbook that are read, with visible sheets only.
 * @throws UnpacksTooLarge, or another error if it isn't a workbook
 */
export function sheetParts(bytes: Uint8Array): SheetParts {
  const frame = unpack(bytes, (name) => /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels)$/i.test(name));
  const workbook = frame.get('xl/workbook.xml');
  if (workbook === undefined) throw new Error('There is no workbook in the archive');
  const targets = new Map(
    tagsOf(frame.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      inWorkbook(attribute(tag, 'Target') ?? ''),
    ]),
  );
  const shown = tagsOf(workbook, 'sheet')
    .filter((tag) => (attribute(tag, 'state') ?? 'visible') === 'visible')
    .map(
      (tag, index) =>
        targets.get(attribute(tag, 'r:id') ?? attribute(tag, 'id')) ?? `xl/worksheets/sheet${index + 1}.xml`,
    );
  const parts = unpack(
    bytes,
    (name) => shown.includes(name) || /^xl\/(styles|sharedStrings)\.xml$/i.test(name),
  );
  return {
    workbook,
    styles: parts.get('xl/styles.xml') ?? '',
    strings: parts.get('xl/sharedStrings.xml') ?? '',
    sheets: shown.flatMap((name) => parts.get(name) ?? []),
  };
}
