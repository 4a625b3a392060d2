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

/** Something that a client asks for; the uid is empty where nobody is signed in. */
export type Act = (firestore: Firestore, uid: string) => Promise<unknown>;

/** Documents by path; null means that there must be none. */
export type Documents = Readonly<Record<string, object | null>>;

/** One line of the table: what is asked, and who of those that ask may. */
export interface Row {
  readonly what: string;
  readonly act: Act;
  readonly by: readonly Role[];
  /** Who asks; everyone unless told otherwise. */
  readonly as: readonly Role[];
  /** What must be there, or not, when it is asked. */
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

/** Reading one document, which is as `given`; without that, whatever is there. */
export const getting = (path: string, by: readonly Role[], given?: object): Row => ({
  ...reading(`get ${path}`, (firestore) => getDoc(doc(firestore, path)), by),
  before: () => (given === undefined ? {} : { [path]: given }),
});

/** Reading a collection, or what a query finds in it. */
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

/** Reading those records of a collection that are one's own. */
export const listingOwn = (path: string, by: readonly Role[]): Row =>
  listing(path, by, (uid) => [where('memberId', '==', uid)], ', only one’s own');

/** Writing a document that isn't there. */
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

/** Changing fields of a document, which is as `given` before. */
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

/** Removing a document, which is as `given` before. */
export const deleting = (path: string, given: object, by: readonly Role[], what = ''): Row => ({
  what: `delete ${path}${what}`,
  act: (firestore) => deleteDoc(doc(firestore, path)),
  by,
  as: everyone,
  before: () => ({ [path]: given }),
});

/** The same valid document with one thing wrong each time, from someone who may write the valid one. */
export const creatingWrong = (
  path: string,
  as: Role,
  valid: (uid: string) => object,
  faults: Readonly<Record<string, object>>,
): Row[] =>
  Object.entries(faults).map(([what, fault]) =>
    creating(what, path, 'wrong', (uid) => ({ ...valid(uid), ...fault }), [], [as]),
  );

/** The same valid change with one thing wrong each time, from someone who may make the valid one. */
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
