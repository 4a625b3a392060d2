import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The billed reads of opening a page. */
export interface PageReads {
  /** Documents read on an empty device, and again on the same one. */
  readonly cold: number;
  readonly warm: number;
}

/** Reads per page of both measured accounts, by address. */
export type MeasuredReads = Readonly<Record<'owner' | 'big', Readonly<Record<string, PageReads>>>>;

/** Written by `npm run bench:screens -- --write`. */
export const readsFile = join(import.meta.dirname, 'measuredReads.json');

/** A page's figures in the benchmark's format. */
interface MeasuredPage {
  readonly cold: { readonly documentsInAll: number };
  readonly warm: { readonly documentsInAll: number };
}

/** Saves the measurements. */
export function saveMeasuredReads(
  accounts: Readonly<Record<'owner' | 'big', Readonly<Record<string, MeasuredPage>>>>,
): void {
  const readsOf = (pages: Readonly<Record<string, MeasuredPage>>) =>
    Object.fromEntries(
      Object.entries(pages).map(([path, { cold, warm }]) => [
        path,
        { cold: cold.documentsInAll, warm: warm.documentsInAll },
      ]),
    );
  const reads: MeasuredReads = { owner: readsOf(accounts.owner), big: readsOf(accounts.big) };
  writeFileSync(readsFile, `${JSON.stringify(reads, null, 2)}\n`);
}

/** The last saved measurements. */
export const loadMeasuredReads = (): MeasuredReads =>
  JSON.parse(readFileSync(readsFile, 'utf8')) as MeasuredReads;
