import type { SeedRows } from '../local-payments/store/seedRows.ts';

/** A field that names another document; it becomes a reference. */
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
  /** The service date of a record of work in the field; absent for other documents. */
  readonly night?: string;
}

/** A file to keep in Cloud Storage. */
export interface SeedFile {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** A login account to create. Without a password nobody can sign in to it until it is reset. */
export interface SeedLogin {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly password?: string;
}

/** Everything that one seeding writes, in the order of writing. */
export interface SeedSet {
  readonly logins: readonly SeedLogin[];
  readonly documents: readonly SeedDocument[];
  /** The files that documents name; the same whenever they are made. */
  readonly files: readonly SeedFile[];
  /** What local payments have of these accounts; absent for none. */
  readonly payments?: SeedRows;
  /** Fields that are merged into existing documents again on every new day, so that the demo doesn't age. */
  readonly renewed: readonly SeedDocument[];
}

/** Fields that are merged into an existing document. */
export const onlyFields = ({ path, data }: SeedDocument, fields: readonly string[]): SeedDocument => ({
  path,
  data: Object.fromEntries(fields.map((field) => [field, data[field]])),
});
