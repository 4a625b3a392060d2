import {
  deleteObject,
  getBytes,
  listAll,
  ref,
  uploadBytes,
  updateMetadata,
  type FirebaseStorage,
} from 'firebase/storage';
import { tonight } from './records.ts';
import { everyone, noOne, owner, runs, team, uids, type Role } from './roles.ts';

/** A line of the table of files: a request, and which of its callers are allowed. */
export interface FileRow {
  readonly what: string;
  readonly act: (storage: FirebaseStorage, uid: string, role: Role) => Promise<unknown>;
  readonly by: readonly Role[];
  readonly as: readonly Role[];
}

const megabyte = 1024 * 1024;
const png = { contentType: 'image/png' };
const customer = `customers/${owner}`;

type Path = string | ((uid: string, role: Role) => string);
const pathFor = (path: Path, uid: string, role: Role) => (typeof path === 'string' ? path : path(uid, role));

const row = (what: string, by: readonly Role[], act: FileRow['act'], as = everyone): FileRow => ({
  what,
  by,
  as,
  act,
});

const getting = (path: Path, by: readonly Role[]): FileRow =>
  row(`get ${typeof path === 'string' ? path : 'one’s own picture'}`, by, (storage, uid, role) =>
    getBytes(ref(storage, pathFor(path, uid, role))),
  );

const listing = (path: string, by: readonly Role[]): FileRow =>
  row(`list ${path}`, by, (storage) => listAll(ref(storage, path)));

const uploading = (
  what: string,
  path: Path,
  by: readonly Role[],
  more: { size?: number; metadata?: (uid: string) => object; as?: readonly Role[] } = {},
): FileRow =>
  row(
    `upload ${what}`,
    by,
    (storage, uid, role) =>
      uploadBytes(
        ref(storage, pathFor(path, uid, role)),
        new Uint8Array(more.size ?? 10),
        more.metadata?.(uid) ?? png,
      ),
    [...(more.as ?? everyone)],
  );

const deleting = (what: string, path: Path, by: readonly Role[]): FileRow =>
  row(`delete ${what}`, by, (storage, uid, role) => deleteObject(ref(storage, pathFor(path, uid, role))));

const fresh = (folder: string) => (_uid: string, role: Role) => `${folder}/new-${role}.png`;
const ownPicture = (uid: string) => `${customer}/team/${uid || 'nobody'}/1.png`;
/** The shift that a member has begun tonight, if any; see `records`. */
const shiftOf = (uid: string) =>
  `${uid || 'nobody'}_${tonight()}_${uid === uids.manager ? 'oak' : uid === uids.colleague ? 'pine' : 'maple'}`;
const ownPhoto = (name: string) => (uid: string) => `${customer}/violations/${shiftOf(uid)}_7/${name}`;
/** A separate office photo for each caller, with the names of office photos. */
const ofOffice = (folder: string) => (_uid: string, role: Role) =>
  `${customer}/${folder}/0f0e0d0c-1111-4222-8333-${String(everyone.indexOf(role)).padStart(12, '0')}.jpg`;
const taken = (uid: string) => ({ ...png, customMetadata: { uploadedBy: uid } });

/** The files that exist before any request, with their uploader. */
export const files: Readonly<Record<string, string>> = {
  [`${customer}/team/sam/me.png`]: 'sam',
  [`${customer}/branding/logo.png`]: 'olivia',
  [`${customer}/violations/one/door.png`]: 'sam',
  [`${customer}/shiftReports/one/compactor.png`]: 'cole',
  [`${customer}/contactSubmissions/one/photo.jpg`]: 'resident',
  [`${customer}/exports/one/all.zip`]: 'nobody',
  [`${customer}/exports/one/parts/team/000000.ndjson`]: 'nobody',
  'authExports/2026-11-26T09-15-00Z/users-0001.json': 'nobody',
  'modules/mf-hello/0a1b': 'nobody',
  ...Object.fromEntries(everyone.map((role) => [`${customer}/violations/gone/${role}.png`, 'sam'])),
  ...Object.fromEntries(everyone.map((role) => [`${customer}/branding/${role}.png`, 'olivia'])),
  // Office photos: the caller's, and another person's.
  ...Object.fromEntries(
    everyone.flatMap((role) => [
      [ofOffice('violations/mine')('', role), uids[role] ?? 'nobody'],
      [ofOffice('violations/theirs')('', role), 'somebody'],
    ]),
  ),
};

/** Names that would lead out of an unpacked archive's folder, or that some system can't write. */
const hostileNames = [
  '../x.png',
  '../../../x.png',
  '..\\x.png',
  'a/b.png',
  '..',
  'CON.png',
  'com1.jpg',
  'a\nb.png',
  'a\r.png',
  'a\u202egnp.png',
  'a b.png',
  '.png',
  'x.png.',
  'x.html',
  `${'x'.repeat(101)}.png`,
];

/** Pictures, logos and photos, and everything that may not be uploaded as one. */
export const fileRows: FileRow[] = [
  getting(`${customer}/team/sam/me.png`, [...runs, 'specialist']),
  listing(`${customer}/team`, runs),
  listing(`${customer}/team/sam`, [...runs, 'specialist']),
  uploading('one’s own picture', ownPicture, team),
  getting(ownPicture, team),
  uploading('one’s own picture again', ownPicture, team),
  deleting('one’s own picture', ownPicture, team),
  uploading('somebody’s picture', fresh(`${customer}/team/gil`), runs),
  uploading('a picture of 5 MiB and a byte', fresh(`${customer}/team/gil`), noOne, {
    size: 5 * megabyte + 1,
    as: ['owner'],
  }),
  uploading('an empty picture', fresh(`${customer}/team/gil`), noOne, { size: 0, as: ['owner'] }),
  uploading('a drawing with scripts', fresh(`${customer}/team/gil`), noOne, {
    metadata: () => ({ contentType: 'image/svg+xml' }),
    as: ['owner'],
  }),
  uploading('a page as a picture', fresh(`${customer}/team/gil`), noOne, {
    metadata: () => ({ contentType: 'text/html' }),
    as: ['owner'],
  }),
  ...hostileNames.flatMap((name) => [
    uploading(
      `one’s own picture called ${JSON.stringify(name)}`,
      (uid) => `${customer}/team/${uid}/${name}`,
      noOne,
      {
        as: ['owner', 'specialist'],
      },
    ),
    uploading(`a logo called ${JSON.stringify(name)}`, `${customer}/branding/${name}`, noOne, {
      as: ['owner'],
    }),
    uploading(`a photo called ${JSON.stringify(name)}`, ownPhoto(name), noOne, {
      metadata: taken,
      as: ['owner', 'specialist'],
    }),
  ]),
  ...['..', '..\\..', 'CON', 'nul', 'a\nb', 'a.b', '.'].flatMap((folder) => [
    uploading(`a picture of ${JSON.stringify(folder)}`, `${customer}/team/${folder}/a.png`, noOne, {
      as: ['owner'],
    }),
    uploading(`a photo of the office in ${JSON.stringify(folder)}`, ofOffice(`violations/${folder}`), noOne, {
      metadata: taken,
      as: runs,
    }),
    uploading(
      `a photo of a record called ${JSON.stringify(folder)}`,
      (uid) => `${customer}/violations/${uid}_${folder}x/1.png`,
      noOne,
      { metadata: taken, as: folder === 'CON' || folder === 'nul' ? [] : ['specialist'] },
    ),
  ]),
  uploading('a picture without a folder', fresh(`${customer}/team`), noOne, { as: ['owner'] }),
  getting(`${customer}/branding/logo.png`, runs),
  listing(`${customer}/branding`, runs),
  uploading('a logo', `${customer}/branding/logo.png`, runs),
  uploading('a logo that is a text', `${customer}/branding/logo.png`, noOne, {
    metadata: () => ({ contentType: 'text/plain' }),
    as: ['owner'],
  }),
  deleting('a logo', (_uid, role) => `${customer}/branding/${role}.png`, runs),
  getting(`${customer}/exports/one/all.zip`, ['owner']),
  getting(`${customer}/exports/one/parts/team/000000.ndjson`, noOne),
  listing(`${customer}/exports`, noOne),
  uploading('an export', `${customer}/exports/one/all.zip`, noOne, {
    metadata: () => ({ contentType: 'application/zip' }),
  }),
  deleting('an export', `${customer}/exports/one/all.zip`, noOne),
  getting('authExports/2026-11-26T09-15-00Z/users-0001.json', noOne),
  listing('authExports', noOne),
  getting('modules/mf-hello/0a1b', noOne),
  listing('modules/mf-hello', noOne),
  uploading('a module’s file', 'modules/mf-hello/0a1c', noOne),
  deleting('a module’s file', 'modules/mf-hello/0a1b', noOne),
  getting(`${customer}/violations/one/door.png`, [...runs, 'specialist']),
  getting(`${customer}/shiftReports/one/compactor.png`, [...runs, 'colleague']),
  listing(`${customer}/violations`, runs),
  listing(`${customer}/violations/one`, runs),
  uploading('a picture under a tenth name', (uid) => `${customer}/team/${uid}/10.png`, runs, { as: team }),
  uploading('a photo of one’s own', ownPhoto('1.png'), ['manager', 'specialist', 'colleague'], {
    metadata: taken,
  }),
  ...(
    [
      ['of a shift report', (uid: string) => `shiftReports/${shiftOf(uid)}/14.png`],
      ['of a service log', (uid: string) => `serviceLogs/${shiftOf(uid)}_9999/1.png`],
      ['of a checkpoint', (uid: string) => `checkpointScans/${shiftOf(uid)}_500/9.png`],
    ] as const
  ).map(([what, path]) =>
    uploading(`a photo ${what}`, (uid) => `${customer}/${path(uid)}`, ['specialist'], {
      metadata: taken,
      as: ['specialist', 'orphan'],
    }),
  ),
  ...(
    [
      ['of a shift that was never begun', (uid: string) => `violations/${uid}_2026-01-05_maple_7/1.png`],
      ['of a shift elsewhere', (uid: string) => `violations/${uid}_${tonight()}_elsewhere_7/1.png`],
      ['of no shift', (uid: string) => `violations/${uid}_anything/1.png`],
      ['with a number that is too high', (uid: string) => `serviceLogs/${shiftOf(uid)}_10000/1.png`],
      ['with more photos than a door may have', (uid: string) => `serviceLogs/${shiftOf(uid)}_7/10.png`],
    ] as const
  ).map(([what, path]) =>
    uploading(`a photo ${what}`, (uid) => `${customer}/${path(uid)}`, noOne, {
      metadata: taken,
      as: ['owner', 'specialist', 'colleague'],
    }),
  ),
  uploading('a photo into another’s folder', `${customer}/violations/${shiftOf('sam')}_7/9.png`, noOne, {
    metadata: taken,
    as: ['colleague', 'manager', 'inactiveAdmin', 'orphan', 'stranger', 'nobody'],
  }),
  ...['violations', 'shiftReports', 'serviceLogs'].map((records) =>
    uploading(`a photo of the office to ${records}`, ofOffice(`${records}/two`), runs, { metadata: taken }),
  ),
  uploading('a photo of the office by another name', fresh(`${customer}/violations/two`), noOne, {
    metadata: taken,
    as: runs,
  }),
  uploading(
    'an office photo as a field photo',
    `${customer}/violations/sam_2026-01-05_maple_7/8.jpg`,
    noOne,
    {
      metadata: taken,
      as: runs,
    },
  ),
  uploading('a photo of the office below the record’s', ofOffice('violations/two/three'), noOne, {
    metadata: taken,
    as: runs,
  }),
  uploading('a photo of the office in nobody’s name', ofOffice('violations/three'), noOne, { as: runs }),
  uploading('a photo of the office in another’s name', ofOffice('violations/four'), noOne, {
    metadata: () => taken('sam'),
    as: runs,
  }),
  ...['0.png', '100.png', 'door.png', '1.svg', '1'].map((name) =>
    uploading(`a photo called ${name}`, ownPhoto(name), noOne, {
      metadata: taken,
      as: ['specialist', 'colleague'],
    }),
  ),
  uploading('a photo below the record’s photos', ownPhoto('1/1.png'), noOne, {
    metadata: taken,
    as: ['specialist'],
  }),
  getting(`${customer}/contactSubmissions/one/photo.jpg`, runs),
  listing(`${customer}/contactSubmissions/one`, noOne),
  uploading('a photo of a form', fresh(`${customer}/contactSubmissions/one`), noOne, { metadata: taken }),
  deleting('a photo of a form', `${customer}/contactSubmissions/one/photo.jpg`, noOne),
  uploading('a photo of one’s own in place of another', `${customer}/violations/one/door.png`, noOne, {
    metadata: taken,
    as: [...runs, 'specialist', 'colleague', 'manager'],
  }),
  uploading('a photo of 6 MiB', ownPhoto('2.png'), ['specialist'], {
    size: 6 * megabyte,
    metadata: taken,
    as: ['specialist', 'orphan'],
  }),
  uploading('a photo of 10 MiB and a byte', ownPhoto('3.png'), noOne, {
    size: 10 * megabyte + 1,
    metadata: taken,
    as: ['specialist'],
  }),
  row(
    'claim a photo',
    noOne,
    (storage, uid) => updateMetadata(ref(storage, `${customer}/violations/one/door.png`), taken(uid)),
    ['specialist', 'colleague', 'nobody'],
  ),
  deleting('a photo of the field', (_uid, role) => `${customer}/violations/gone/${role}.png`, noOne),
  deleting('a photo of the office, just sent by oneself', ofOffice('violations/mine'), runs),
  deleting('a photo of the office, sent by another', ofOffice('violations/theirs'), noOne),
  uploading('where nothing is', fresh(`${customer}/elsewhere`), noOne, { metadata: taken }),
  uploading('beside the customers', fresh('anything'), noOne, { metadata: taken }),
  listing('customers', noOne),
];
