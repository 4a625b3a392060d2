import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore';
import { everyone, type Role } from './roles.ts';

/** A client's request; the uid is empty without a signed-in user. */
export type Act = (firestore: Firestore, uid: string) => Promise<unknown>;

/** Documents by path; null means that the document must not exist. */
export type Documents = Readonly<Record<string, object | null>>;

/** A line of the table: a request, and which of its callers are allowed. */
export interface Row {
  readonly what: string;
  readonly act: Act;
  readonly by: readonly Role[];
  /** The callers; everyone by default. */
  readonly as: readonly Role[];
  /** Documents that must exist, or not, before the request. */
  readonly before: (uid: string) => Documents;
}

type Id = string | ((uid: string) => string);
type Data = object | ((uid: string) => object);

const idFor = (id: Id, uid: string): string => (typeof id === 'string' ? id : id(uid));
const dataFor = (data: Data, uid: string): object => (typeof data === 'function' ? data(uid) : data);
const nothing = () => ({});

/** A read, which changes nothing. */
export const reading = (what: string, act: Act, by: readonly Role[], as = everyone): Row => ({
  what,
  act,
  by,
  as,
  before: nothing,
});

/** Reads one document, which is as `given`; by default, whatever exists. */
export const getting = (path: string, by: readonly Role[], given?: object): Row => ({
  ...reading(`get ${path}`, (firestore) => getDoc(doc(firestore, path)), by),
  before: () => (given === undefined ? {} : { [path]: given }),
});

/** Reads a collection, or a query's results in it. */
export const listing = (
  path: string,
  by: readonly Role[],
  constraints: (uid: string) => QueryConstraint[] = () => [],
  which = '',
): Row =>
  reading(
    `list ${path}${which}`,
    (firestore, uid) => getDocs(query(collection(firestore, path), ...constraints(uid))),
    by,
  );

/** Reads the caller's own records in a collection. */
export const listingOwn = (path: string, by: readonly Role[]): Row =>
  listing(path, by, (uid) => [where('memberId', '==', uid)], ', only one’s own');

/** Creates a document. */
export const creating = (
  what: string,
  path: string,
  id: Id,
  data: Data,
  by: readonly Role[],
  as: readonly Role[] = everyone,
): Row => ({
  what: `create ${path}: ${what}`,
  act: (firestore, uid) => setDoc(doc(firestore, path, idFor(id, uid)), dataFor(data, uid)),
  by,
  as,
  before: (uid) => ({ [`${path}/${idFor(id, uid)}`]: null }),
});

/** Changes fields of a document, which is as `given` before. */
export const updating = (
  what: string,
  path: string,
  given: Data,
  changes: Data,
  by: readonly Role[],
  as: readonly Role[] = everyone,
): Row => ({
  what: `update ${path}: ${what}`,
  act: (firestore, uid) => updateDoc(doc(firestore, path), dataFor(changes, uid) as never),
  by,
  as,
  before: (uid) => ({ [path]: dataFor(given, uid) }),
});

/** Deletes a document, which is as `given` before. */
export const deleting = (path: string, given: object, by: readonly Role[], what = ''): Row => ({
  what: `delete ${path}${what}`,
  act: (firestore) => deleteDoc(doc(firestore, path)),
  by,
  as: everyone,
  before: () => ({ [path]: given }),
});

/** The same valid document with one error each, from a caller who may write the valid one. */
export const creatingWrong = (
  path: string,
  as: Role,
  valid: (uid: string) => object,
  faults: Readonly<Record<string, object>>,
): Row[] =>
  Object.entries(faults).map(([what, fault]) =>
    creating(what, path, 'wrong', (uid) => ({ ...valid(uid), ...fault }), [], [as]),
  );

/** The same valid change with one error each, from a caller who may make the valid one. */
export const updatingWrong = (
  path: string,
  as: Role,
  given: Data,
  valid: (uid: string) => object,
  faults: Readonly<Record<string, object>>,
): Row[] =>
  Object.entries(faults).map(([what, fault]) =>
    updating(what, path, given, (uid) => ({ ...valid(uid), ...fault }), [], [as]),
  );
