import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import Papa from 'papaparse';
import { spreadsheetFormula } from 'shared-lib/domain';
import type { MailLanguage } from 'backend/functions/core/account/accountEmails.ts';
import { bucket } from 'backend/kernel/firebase.ts';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { partsOf } from './collectExport.ts';
import { folderOf, recordProgress, type ClaimedJob, type ExportJob } from './exportJob.ts';
import { cellsOf, type ExportRecord } from './exportRecord.ts';
import { filesOf, archiveFileName } from './packFiles.ts';

/** Bytes sent at once; a multiple of 256 KiB, as Cloud Storage requires. */
const chunkSize = 4 * 1024 * 1024;

const bytesOf = (text: string): Uint8Array => Buffer.from(text);

/** Lines of a CSV. Cells that a spreadsheet would run as formulas become plain text. */
const csvLines = (lines: readonly (readonly (string | number)[])[]): string =>
  `${Papa.unparse(lines as (string | number)[][], { escapeFormulae: spreadsheetFormula })}\r\n`;

/** The BOM tells spreadsheets that the text is UTF-8. */
const csvMark = '\uFEFF';

/** A kind's records, a part at a time. */
async function* recordsOf(folder: string): AsyncGenerator<ExportRecord[]> {
  const [parts] = await bucket().getFiles({ prefix: folder });
  for (const part of parts.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const [content] = await part.download();
    yield content
      .toString()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as ExportRecord);
  }
}

async function* jsonOf(folder: string): AsyncGenerator<Uint8Array> {
  yield bytesOf('[');
  let separator = '\n';
  for await (const records of recordsOf(folder)) {
    const texts = records.map(({ path, id, fields }) => JSON.stringify({ path, id, ...fields }));
    if (texts.length > 0) yield bytesOf(separator + texts.join(',\n'));
    separator = ',\n';
  }
  yield bytesOf('\n]\n');
}

async function* csvOf(folder: string, columns: readonly string[]): AsyncGenerator<Uint8Array> {
  yield bytesOf(csvMark + csvLines([['path', ...columns]]));
  for await (const records of recordsOf(folder)) {
    if (records.length > 0) yield bytesOf(csvLines(records.map((record) => cellsOf(record, columns))));
  }
}

/** How much is packed. */
interface Packed {
  files: number;
  filesLeftOut: number;
}

/** A ZIP being written. */
interface ZipWriter {
  /**
   * Adds a file, as fast as the destination accepts it.
   * @param isPacked false for content that is already compressed, like photos
   */
  add(
    name: string,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    isPacked?: boolean,
  ): Promise<void>;
  /** Settles when all of it has arrived. */
  end(): Promise<void>;
}

/** Writes a ZIP to a stream, with only a few chunks in memory at any time. */
const zipInto = (out: Writable): ZipWriter => {
  const arrived = finished(out);
  // The caller of `add` or `end` gets the error.
  arrived.catch(() => {});
  const zip = new Zip((error, chunk, isLast) => {
    if (error) return void out.destroy(error);
    out.write(chunk);
    if (isLast) out.end();
  });
  const room = async () => {
    if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), arrived]);
  };
  return {
    add: async (name, chunks, isPacked = true) => {
      const file = isPacked ? new ZipDeflate(name) : new ZipPassThrough(name);
      zip.add(file);
      for await (const chunk of chunks) {
        file.push(chunk);
        await room();
      }
      file.push(new Uint8Array(), true);
    },
    end: async () => {
      zip.end();
      await arrived;
    },
  };
};

/** Adds a business's files, and the list of all of them. @param onFile called for each */
const packFiles = async (
  zip: ZipWriter,
  customerId: string,
  onFile: (packed: Packed) => Promise<void>,
): Promise<Packed> => {
  const packed = { files: 0, filesLeftOut: 0 };
  const lines: (string | number)[][] = [['file', 'path', 'bytes', 'contentType', 'updated', 'included']];
  for await (const { file, path, bytes, contentType, updated, isIncluded } of filesOf(customerId)) {
    const name = isIncluded ? archiveFileName(packed.files + 1, contentType) : '';
    lines.push([name, path, bytes, contentType, updated, String(isIncluded)]);
    if (isIncluded) {
      const [content] = await file.download();
      await zip.add(name, [content], false);
      packed.files += 1;
    } else packed.filesLeftOut += 1;
    await onFile(packed);
  }
  await zip.add('files.csv', [bytesOf(csvMark + csvLines(lines))]);
  return packed;
};

/** How often progress is shown and the lease extended, in milliseconds. */
const progressEvery = 3000;

const en = {
  intro: 'Your business’s data as of',
  inside: [
    'json/   records, one file per type; "path" is the parent of each record',
    'csv/    the same records as tables; lists and groups are JSON in their cells',
    'files/  numbered photos, pictures and logos; files.csv names each one and lists those too large to include',
  ],
  without: [
    'For security, gate and compactor codes, passwords and tokens aren’t included.',
    'Emails with access links (invitations, password resets, receipts) are listed without their text. We keep sent emails for 30 days and texts for 400 days.',
    'Other team members’ saved views and earlier exports aren’t included.',
    'Times are in UTC.',
  ],
  records: 'Records',
};

const es: typeof en = {
  intro: 'Los datos de su empresa al',
  inside: [
    'json/   registros, un archivo por tipo; "path" indica de qué depende cada uno',
    'csv/    los mismos registros en tablas; las listas y los grupos son JSON en su celda',
    'files/  fotos, imágenes y logotipos numerados; files.csv los identifica y enumera los que son demasiado grandes',
  ],
  without: [
    'Por seguridad, no incluye códigos de acceso, códigos de compactadores, contraseñas ni claves.',
    'Los correos con enlaces de acceso (invitaciones, contraseñas, confirmaciones) figuran sin su texto. Conservamos los correos enviados 30 días y los mensajes de texto 400 días.',
    'No incluye las vistas guardadas de otros miembros ni exportaciones anteriores.',
    'Las horas están en UTC.',
  ],
  records: 'Registros',
};

const words = { en, es };

/** The export's README: what it contains, and what it doesn't. @param now epoch milliseconds */
const readMe = (kinds: ExportJob['kinds'], language: MailLanguage, now: number): string => {
  const { intro, inside, without, records } = words[language];
  const counts = Object.entries(kinds)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, { documents }]) => `  ${kind}: ${documents}`);
  return [
    `${intro} ${new Date(now).toISOString()}.`,
    inside.join('\n'),
    without.join('\n'),
    [`${records}:`, ...counts].join('\n'),
    '',
  ].join('\n\n');
};

/**
 * Creates the ZIP of the collected documents and the files. It is uploaded in chunks; an interrupted one restarts
 * from the parts.
 * @returns its path, its size, and how many files it contains
 */
export const pack = async (held: ClaimedJob, job: ExportJob, language: MailLanguage) => {
  const { exportId } = held;
  const { customerId, kinds } = job;
  const now = Date.now();
  let notedAt = now;
  const note = async (progress: object = {}) => {
    if (Date.now() < notedAt + progressEvery) return;
    notedAt = Date.now();
    await recordProgress(held, {}, progress);
  };
  const path = `${folderOf(customerId, exportId)}valet-hub-${new Date(now).toISOString().slice(0, 10)}.zip`;
  const file = bucket().file(path);
  const zip = zipInto(file.createWriteStream({ resumable: true, chunkSize, contentType: 'application/zip' }));
  await zip.add('README.txt', [bytesOf(readMe(kinds, language, now))]);
  for (const [kind, { columns }] of Object.entries(kinds)) {
    const folder = partsOf(customerId, exportId, kind);
    await zip.add(`json/${kind}.json`, jsonOf(folder));
    await zip.add(`csv/${kind}.csv`, csvOf(folder, columns));
    await note();
  }
  const packed = await packFiles(zip, customerId, note);
  await zip.end();
  const [{ size }] = await file.getMetadata();
  return { path, bytes: Number(size ?? 0), ...packed };
};
