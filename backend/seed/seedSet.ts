import type { SeedRows } from '../local-payments/store/seedRows.ts';

/** A field that refers to another document; it becomes a reference. */
export class SeedReference {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}

/** A document to write: its path and raw fields. Dates become Firestore timestamps. */
export interface SeedDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The service date of a field record; absent for other documents. */
  readonly night?: string;
}

/** A file to store in Cloud Storage. */
export interface SeedFile {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** A login account to create. One without a password needs a reset before anyone can sign in. */
export interface SeedLogin {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly password?: string;
}

/** Everything that seeding one data set writes, in order. */
export interface SeedSet {
  readonly logins: readonly SeedLogin[];
  readonly documents: readonly SeedDocument[];
  /** The files that documents refer to; the same at any time. */
  readonly files: readonly SeedFile[];
  /** These accounts' objects in local payments; absent for none. */
  readonly payments?: SeedRows;
  /** Fields that are merged into existing documents on every new day, so that the demo doesn't age. */
  readonly renewed: readonly SeedDocument[];
}

/** Fields that are merged into an existing document. */
export const onlyFields = ({ path, data }: SeedDocument, fields: readonly string[]): SeedDocument => ({
  path,
  data: Object.fromEntries(fields.map((field) => [field, data[field]])),
});
