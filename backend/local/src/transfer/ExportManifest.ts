import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExportError } from './ExportError.ts';

export const manifestFile = 'local-firebase-export.json';
export const documentsFile = 'firestore.ndjson';
export const accountsFile = 'auth.ndjson';
export const objectsFile = 'storage.ndjson';
/** The folder of object contents, each in a file named by a hash of its bucket and name. */
export const contentsFolder = 'storage';

const format = 'local-firebase-export';
/** Incremented when older versions of this code can't read what is written. */
const formatVersion = 1;
/** The manifest file of the official emulators' exports. */
const officialManifest = 'firebase-export-metadata.json';

/** A file of an export, to be verified before anything is imported. */
export interface ExportedFile {
  /** Path below the export's folder, with `/`. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** An export's manifest; written last. */
export interface ExportManifest {
  readonly projectId: string;
  /** Creation time, as ISO 8601. */
  readonly createdAt: string;
  readonly files: readonly ExportedFile[];
}

/** The content of the manifest file. */
export function formatManifest(manifest: ExportManifest): string {
  return `${JSON.stringify({ format, version: formatVersion, ...manifest }, null, 2)}\n`;
}

/** @throws ExportError if the folder isn't an export, or is one this version can't read */
export function readManifest(directory: string): ExportManifest {
  const text = readIfExists(join(directory, manifestFile));
  if (text === null) {
    const official = readIfExists(join(directory, officialManifest)) !== null;
    throw new ExportError(
      official
        ? `${directory} is an export of the official emulators, which has another format.`
        : `${directory} is not an export of a local Firebase: it has no ${manifestFile}.`,
    );
  }
  const manifest = parse(text);
  if (manifest?.format !== format) {
    throw new ExportError(`The export ${directory} is damaged: ${manifestFile} has unexpected content.`);
  }
  if (manifest.version !== formatVersion) {
    throw new ExportError(
      `The export ${directory} has format version ${JSON.stringify(manifest.version)}; this local Firebase reads version ${formatVersion}.`,
    );
  }
  const { projectId, createdAt, files } = manifest;
  if (typeof projectId !== 'string' || !Array.isArray(files) || !files.every(isExportedFile)) {
    throw new ExportError(`The export ${directory} is damaged: ${manifestFile} has unexpected content.`);
  }
  return { projectId, createdAt: String(createdAt), files };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

/** The allowed paths; none leads out of the export's folder. */
const path = /^(firestore\.ndjson|auth\.ndjson|storage\.ndjson|storage\/[0-9a-f]{64})$/;

function isExportedFile(value: unknown): value is ExportedFile {
  const file = (value ?? {}) as Partial<ExportedFile>;
  return (
    typeof file.path === 'string' &&
    path.test(file.path) &&
    typeof file.bytes === 'number' &&
    typeof file.sha256 === 'string'
  );
}

function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new ExportError(`${file} can't be read: ${(error as Error).message}`, { cause: error });
  }
}
