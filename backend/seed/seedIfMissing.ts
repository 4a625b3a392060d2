import type { Auth } from 'firebase-admin/auth';
import {
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { defaultTimeZone, serviceNight, chunksOf } from 'shared-lib/domain';
import type { SeedName } from './options.ts';
import { updatePageAddresses, type LocalPages } from './payments/localPages.ts';
import type { SeedDocument, SeedFile, SeedSet, SeedLogin } from './seedSet.ts';
import { allTriggers, inWriteOrder, withRetries, writeDocuments, type Triggers } from './writeDocuments.ts';
import { withoutLogin } from '../functions/core/members/withoutLogin.ts';

/** Maximum number of accounts per import. */
const maxImport = 1000;

/**
 * Creates missing login accounts: those with a password one by one, the others by import, because there can be thousands. An existing
 * account keeps its password and everything else.
 * @throws Error if an account is rejected
 */
const createLogins = async (auth: Auth, logins: readonly SeedLogin[]): Promise<void> => {
  const missing = new Set(
    await withoutLogin(
      auth,
      logins.map((login) => login.uid),
    ),
  );
  const toCreate = logins.filter((login) => missing.has(login.uid));
  const withPassword = toCreate.filter((login) => login.password !== undefined);
  const others = toCreate.filter((login) => login.password === undefined);
  await Promise.all(withPassword.map((login) => auth.createUser({ ...login, emailVerified: true })));
  for (const chunk of chunksOf(others, maxImport)) {
    const { errors } = await auth.importUsers(chunk);
    const [first] = errors;
    if (first !== undefined) throw first.error;
  }
};

/** The dependencies of seeding a data set. */
export interface Seeding {
  readonly name: SeedName;
  /** Creates the data set; the same time gives the same documents. */
  readonly build: (now: number) => SeedSet;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly firestore: Firestore;
  readonly auth: Auth;
  readonly triggers: Triggers;
  /** Stores a file, replacing one with the same name. */
  readonly save: (file: SeedFile) => Promise<void>;
  /** The local payments that receive these accounts' objects; null for none. */
  readonly payments: LocalPages | null;
  /** Prints a line for the user. */
  readonly report: (line: string) => void;
}

const formatted = (count: number) => count.toLocaleString('en-US');

/** `_seed/{name}` says that a data set is complete, and up to which night; written last. */
const markerOf = ({ firestore, name }: Seeding) => firestore.doc(`_seed/${name}`);

/** `_seed/{name}-progress` says how far a run got; deleted once the data set is complete. */
const progressOf = ({ firestore, name }: Seeding) => firestore.doc(`_seed/${name}-progress`);

const saveAll = (seeding: Seeding, files: readonly SeedFile[]) =>
  Promise.all(files.map((file) => withRetries('the files', () => seeding.save(file))));

/** The given fields whose documents still exist and weren't edited since. */
const stillSeeded = async (
  firestore: Firestore,
  renewed: readonly SeedDocument[],
): Promise<readonly SeedDocument[]> => {
  if (renewed.length === 0) return [];
  const found = await firestore.getAll(...renewed.map(({ path }) => firestore.doc(path)));
  const isSeeded = (document: DocumentSnapshot): boolean => {
    const [createdAt, updatedAt] = [document.get('createdAt'), document.get('updatedAt')] as unknown[];
    const isEdited =
      createdAt instanceof Timestamp && updatedAt instanceof Timestamp && !updatedAt.isEqual(createdAt);
    return document.exists && !isEdited;
  };
  return renewed.filter((_, index) => isSeeded(found[index]!));
};

/** Adds the records of the nights since then, and updates fields that age; nothing else changes. */
const renew = async (seeding: Seeding, until: string, tonight: string): Promise<void> => {
  const { firestore, name, build, now, report } = seeding;
  const { documents, files, renewed } = build(now);
  await saveAll(seeding, files);
  const newNights = documents.filter(({ night }) => night !== undefined && night > until);
  await writeDocuments(firestore, newNights, 0, () => Promise.resolve(), allTriggers);
  const batch = firestore.batch();
  for (const { path, data } of await stillSeeded(firestore, renewed))
    batch.set(firestore.doc(path), data, { merge: true });
  batch.set(markerOf(seeding), { until: tonight }, { merge: true });
  await batch.commit();
  report(`${name}: seeded before; ${formatted(newNights.length)} records of the nights since added`);
};

/** Updates the seeded invoices' links: the pages' port may have changed since the last start. */
const followPages = async (seeding: Seeding, { invoices, pages }: DocumentData): Promise<void> => {
  const { firestore, payments } = seeding;
  if (!payments || pages === payments.address || !Array.isArray(invoices)) return;
  await updatePageAddresses(firestore, invoices.map(String), payments.address);
  await markerOf(seeding).set({ pages: payments.address }, { merge: true });
};

/** Where to start: the time the data set is relative to, and how much of it an earlier run wrote. */
const beginning = async (seeding: Seeding): Promise<{ now: number; total: number; written: number }> => {
  const data = (await progressOf(seeding).get()).data();
  if (data === undefined) return { now: seeding.now, total: 0, written: 0 };
  return { now: Number(data.now), total: Number(data.total), written: Number(data.written) };
};

const writeAll = async (seeding: Seeding): Promise<void> => {
  const { firestore, auth, name, build, report, triggers } = seeding;
  const started = performance.now();
  const earlier = await beginning(seeding);
  const { logins, files, payments: rows, ...built } = build(earlier.now);
  const documents = inWriteOrder(built.documents, triggers);
  const total = documents.length;
  // Another version of the seed has a different list, where the position of an earlier run means nothing.
  const from = earlier.total === total ? earlier.written : 0;
  report(`${name}: ${formatted(logins.length)} accounts`);
  await withRetries('the accounts', () => createLogins(auth, logins));
  await saveAll(seeding, files);
  const onWritten = async (written: number) => {
    await withRetries('the documents', () => progressOf(seeding).set({ now: earlier.now, total, written }));
    report(
      `${name}: ${Math.floor((written / total) * 100)} % (${formatted(written)} of ${formatted(total)} documents)`,
    );
  };
  await writeDocuments(firestore, documents, from, onWritten, triggers);
  const invoices = documents.flatMap(({ path }) => (/\/invoices\/[^/]+$/.test(path) ? [path] : []));
  if (seeding.payments && rows) await seeding.payments.add(rows);
  if (seeding.payments) await updatePageAddresses(firestore, invoices, seeding.payments.address);
  const batch = firestore.batch();
  batch.set(markerOf(seeding), {
    until: serviceNight(earlier.now, defaultTimeZone),
    documents: total,
    invoices,
    pages: seeding.payments?.address ?? null,
  });
  batch.delete(progressOf(seeding));
  await batch.commit();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  report(
    `${name}: done, ${formatted(logins.length)} accounts and ${formatted(total)} documents in ${seconds} s`,
  );
};

/**
 * Seeds a data set unless it exists. Resumes an interrupted run. On a later day it adds the records of the nights since, so that the demo
 * doesn't age.
 */
export const seedIfMissing = async (seeding: Seeding): Promise<void> => {
  const marker = (await markerOf(seeding).get()).data();
  if (marker === undefined) return writeAll(seeding);
  await followPages(seeding, marker);
  const tonight = serviceNight(seeding.now, defaultTimeZone);
  const until = String(marker.until);
  if (until < tonight) return renew(seeding, until, tonight);
  seeding.report(`${seeding.name}: seeded before`);
};
