import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What opening a page costs, as far as it is billed. */
export interface PageReads {
  /** Documents that it reads, on a device that has nothing, and again on the same one. */
  readonly cold: number;
  readonly warm: number;
}

/** What the pages of both measured accounts read, by their addresses. */
export type MeasuredReads = Readonly<Record<'owner' | 'big', Readonly<Record<string, PageReads>>>>;

/** What `npm run bench:screens -- --write` keeps. */
export const readsFile = join(import.meta.dirname, 'measuredReads.json');

/** A page's figures, as the bench has them. */
interface MeasuredPage {
  readonly cold: { readonly documentsInAll: number };
  readonly warm: { readonly documentsInAll: number };
}

/** Keeps what was measured. */
export function writeReads(
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

/** What was measured last. */
export const readReads = (): MeasuredReads => JSON.parse(readFileSync(readsFile, 'utf8')) as MeasuredReads;
