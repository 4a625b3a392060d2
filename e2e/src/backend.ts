import { randomUUID } from 'node:crypto';
// firebase-admin loads this ES module with `require`. Node can't do that while Playwright loads the tests, so we import
// it first.
import 'jose';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { demoPassword } from '../../backend/seed/accounts.ts';
import { product } from './product.ts';

function startAdmin(): void {
  if (getApps().length === 0) initializeApp({ projectId: product().projectId });
}

/** Firestore with administrator rights. */
export function firestore(): Firestore {
  startAdmin();
  return getFirestore();
}

/** An account's documents by collection and id. */
export type Records = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** An owner created for one test. */
export interface TestOwner {
  readonly uid: string;
  readonly email: string;
}

/** Adds documents to an account. */
export async function addRecords(customerId: string, records: Records): Promise<void> {
  const batch = firestore().batch();
  for (const [collection, documents] of Object.entries(records)) {
    for (const [id, data] of Object.entries(documents)) {
      batch.set(firestore().doc(`${paths.customer(customerId)}/${collection}/${id}`), data);
    }
  }
  await batch.commit();
}

/** Creates a login with the demo password. */
export async function createLogin(uid: string, email: string, emailVerified = true): Promise<void> {
  startAdmin();
  await getAuth().createUser({
    uid,
    email,
    password: demoPassword,
    displayName: 'Test Owner',
    emailVerified,
  });
}

/**
 * Creates an owner with the demo password, so that tests that write don't interfere with each other.
 * @param records the account's records, in addition to its customer document.
 * @param onboarded whether the owner has already set up the business.
 * @param completedTours the guided tours the owner has taken; without the welcome tour, it starts automatically.
 * @param uid the owner's id, if it matters.
 */
export async function createOwner(
  records: Records = {},
  onboarded = true,
  completedTours: readonly string[] = ['welcome'],
  uid = `test-${randomUUID().slice(0, 8)}`,
): Promise<TestOwner> {
  const email = `${uid}@e2e.test`;
  await createLogin(uid, email);
  await firestore().doc(paths.customer(uid)).set({
    firstName: 'Test',
    lastName: 'Owner',
    email,
    businessName: 'Test Valet',
    initialOnboardingComplete: onboarded,
    dateCreated: new Date(),
    completedTours,
  });
  await addRecords(uid, records);
  return { uid, email };
}

/** Disables an account, or enables it again. A disabled account's session ends when its current token expires. */
export async function setDisabled(uid: string, disabled: boolean): Promise<void> {
  startAdmin();
  await getAuth().updateUser(uid, { disabled });
}

/** A team record as stored. */
export const memberRecord = (customerId: string, firstName: string, lastName: string) => ({
  customerId,
  firstName,
  lastName,
  email: `${firstName}.${lastName}@e2e.test`.toLowerCase(),
  tier: 'Collection Specialist',
  isActive: true,
});

/** A community record as stored, without service days. */
export const communityRecord = (propertyName: string) => ({
  propertyName,
  serviceDays: [],
  timezone: 'America/New_York',
});

const administrator = () => ({ Authorization: `Bearer ${product().administratorToken}` });

const bucketAddress = () => {
  const { addresses, projectId } = product();
  return `${addresses.storage}/v0/b/${projectId}.firebasestorage.app/o`;
};

/**
 * Uploads a file to Cloud Storage with administrator rights.
 * @param path for example `customers/{customerId}/branding/logo.png`
 */
export async function uploadFile(path: string, bytes: Buffer, contentType: string): Promise<void> {
  const answer = await fetch(`${bucketAddress()}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: { ...administrator(), 'Content-Type': contentType },
    body: new Uint8Array(bytes),
  });
  if (!answer.ok) throw new Error(`${path} could not be stored: ${answer.status} ${await answer.text()}`);
}

/** The bytes of a stored file, read with administrator rights. */
export async function parseFile(path: string): Promise<Buffer> {
  const answer = await fetch(`${bucketAddress()}/${encodeURIComponent(path)}?alt=media`, {
    headers: { ...administrator() },
  });
  if (!answer.ok) throw new Error(`${path} could not be read: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * The paths of the files in a folder.
 * @param folder ends with a slash
 */
export async function filesIn(folder: string): Promise<string[]> {
  const answer = await fetch(`${bucketAddress()}?prefix=${encodeURIComponent(folder)}`, {
    headers: { ...administrator() },
  });
  const { items = [] } = (await answer.json()) as { items?: { name: string }[] };
  return items.map(({ name }) => name);
}
