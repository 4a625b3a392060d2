import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Kind, Tables } from './objects.ts';

/** A change to one object; null removes it. */
export type Change = readonly [kind: Kind, id: string, object: Tables[Kind] | null];

const title = 'local-payments journal 2 ';

const sumOf = (text: string): string => crc32(text).toString(16).padStart(8, '0');

/** The first line: how many bytes of the file were flushed, including this line, and their checksum. Always the same length. */
function headingOf(bytes: number): string {
  const length = String(bytes).padStart(16, '0');
  return `${title}${length} ${sumOf(length)}\n`;
}

const headingLength = headingOf(0).length;

function lineOf(changes: readonly Change[]): string {
  const json = JSON.stringify(changes);
  return `${sumOf(json)} ${json}\n`;
}

/** A marker file next to the journal that proves one existed. */
const memoryOf = (file: string): string => `${file}.kept`;

const damaged = (file: string, what: string): Error =>
  new Error(`The data file ${file} is damaged: ${what}.`);

/**
 * The file of acts: a heading, then one line per act with its checksum and all its changes. Each line is flushed before the heading with
 * the new length, and that is flushed before the operation is answered. This distinguishes a file missing its end from one whose last line was
 * cut off by a power failure; that act was never answered, so it is dropped.
 */
export class Journal {
  readonly #descriptor: number;
  /** Bytes of complete acts in the file. */
  #length: number;

  /**
   * Creates a journal with everything in one operation. Written to a temporary file and renamed, so it is complete or absent.
   * @param file created if needed
   */
  constructor(file: string, all: readonly Change[]) {
    mkdirSync(dirname(file), { recursive: true });
    const line = lineOf(all);
    const temporary = `${file}.${process.pid}.tmp`;
    writeFileSync(temporary, headingOf(headingLength + Buffer.byteLength(line)) + line, { flush: true });
    renameSync(temporary, file);
    writeFileSync(memoryOf(file), '');
    this.#descriptor = openSync(file, 'r+');
    this.#length = fstatSync(this.#descriptor).size;
  }

  /** Returns when the operation is on disk. @throws Error if it can't be written; then nothing of it is kept. */
  append(changes: readonly Change[]): void {
    const line = Buffer.from(lineOf(changes));
    const length = this.#length + line.length;
    try {
      this.#write(line, this.#length);
      this.#write(Buffer.from(headingOf(length)), 0);
    } catch (error) {
      // The disk is full: a partial line must not corrupt the next one.
      ftruncateSync(this.#descriptor, this.#length);
      this.#write(Buffer.from(headingOf(this.#length)), 0);
      throw error;
    }
    this.#length = length;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #write(bytes: Buffer, position: number): void {
    for (let written = 0; written < bytes.length;) {
      written += writeSync(this.#descriptor, bytes, written, bytes.length - written, position + written);
    }
    fsyncSync(this.#descriptor);
  }
}

/**
 * All changes in a journal, in order; empty if there has never been one.
 * @throws Error with one line that names a missing, incomplete or corrupt file
 */
export function readJournal(file: string): readonly Change[] {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) {
    if (existsSync(memoryOf(file))) throw damaged(file, 'it is missing');
    return [];
  }
  if (!found.isFile()) throw damaged(file, 'it is not a file');
  const bytes = readFileSync(file);
  if (bytes.length === 0) throw damaged(file, 'it is empty');
  const text = bytes.toString('utf8');
  if (!text.startsWith(title)) return changesOf(readLegacyLines(text, file), file, 1, legacyJsonOf);

  const heading = text.slice(0, headingLength);
  const length = Number(heading.slice(title.length, title.length + 16));
  if (heading !== headingOf(length) || length < headingLength)
    throw damaged(file, 'line 1 fails its checksum');
  if (bytes.length < length)
    throw damaged(file, `it lacks the last ${length - bytes.length} of its ${length} bytes`);
  const lines = text.slice(headingLength).split('\n');
  // Anything after the last line break is an incomplete write.
  lines.pop();
  return changesOf(lines, file, 2, summedJson);
}

/**
 * The lines of a journal from a release that recorded no length, so that missing lines at the end can't be detected, except for the first.
 */
function readLegacyLines(text: string, file: string): readonly string[] {
  const lines = text.split('\n');
  lines.pop();
  if (lines.length === 0) throw damaged(file, 'it was cut off');
  return lines;
}

const legacyJsonOf = (line: string): string | null => line;

const summedJson = (line: string): string | null => {
  const json = line.slice(9);
  return line.slice(0, 9) === `${sumOf(json)} ` ? json : null;
};

/** @param first the number of the first line @param jsonOf null for a corrupt line */
function changesOf(
  lines: readonly string[],
  file: string,
  first: number,
  jsonOf: (line: string) => string | null,
): readonly Change[] {
  return lines.flatMap((line, index) => {
    const json = jsonOf(line);
    if (json === null) throw damaged(file, `line ${index + first} fails its checksum`);
    try {
      return JSON.parse(json) as readonly Change[];
    } catch {
      throw damaged(file, `line ${index + first} is not JSON`);
    }
  });
}
