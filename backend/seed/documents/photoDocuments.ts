import { createHash } from 'node:crypto';
import { paths, storagePaths } from 'shared-lib/domain';
import { needsPhoto } from './checkpointDocuments.ts';
import { pictureOf, type Scene } from '../pictures/scenes.ts';
import { randomOf } from '../random.ts';
import type { SeedDocument, SeedFile } from '../seedSet.ts';

const millisPerMinute = 60_000;

/** The collections whose records have photos, each with its subjects. */
const scenesOf = {
  violations: ['loose-trash', 'no-bin', 'early-set-out', 'bulk-item', 'leaking-bag', 'bin-not-returned'],
  shiftReports: [
    'compactor-empty',
    'compactor-half',
    'compactor-full',
    'compactor-overflow',
    'gate-closed',
    'hall-light-out',
  ],
  serviceLogs: ['gate-closed', 'bulk-item'],
  checkpointScans: ['compactor-half'],
} as const satisfies Record<string, readonly Scene[]>;

type Collection = keyof typeof scenesOf;
const collections = Object.keys(scenesOf) as Collection[];

/** The folder of pictures shared by a collection's records. */
const sharedFolder = 'demo';

const nameOf = (scene: Scene) => `${scene}.png`;
const sums = new Map<Scene, string>();

const sumOf = (scene: Scene): string => {
  const sum = sums.get(scene) ?? createHash('sha256').update(pictureOf(scene)).digest('hex');
  sums.set(scene, sum);
  return sum;
};

/** An account's pictures: a dozen that many records share, a few kilobytes each. */
export const photoFiles = (customerId: string): SeedFile[] =>
  collections.flatMap((collection) =>
    scenesOf[collection].map((scene) => ({
      path: storagePaths.recordPhoto(customerId, collection, sharedFolder, nameOf(scene)),
      contentType: 'image/png',
      bytes: pictureOf(scene),
    })),
  );

/**
 * A record's photo field.
 * @param at when it was taken; it was uploaded two minutes later
 */
const photoOf = (
  customerId: string,
  collection: Collection,
  scene: Scene,
  at: Date,
  uploadedBy: unknown,
) => ({
  path: storagePaths.recordPhoto(customerId, collection, sharedFolder, nameOf(scene)),
  // Records share pictures. Only those of cases are verified; a hash of the others would flag each round for a reused photo.
  sha256: collection === 'violations' ? sumOf(scene) : null,
  capturedAt: at,
  uploadedAt: new Date(at.getTime() + 2 * millisPerMinute),
  uploadedBy,
});

const isSceneOf = (collection: Collection, name: unknown): name is Scene =>
  scenesOf[collection].some((scene) => scene === name);

const before = (at: Date, minutes: number) => new Date(at.getTime() - minutes * millisPerMinute);

/** Occasional issues on a round, apart from the doors. */
const issues = [
  { type: 'Gate', note: 'The gate didn’t open at first; the code didn’t work.', scene: 'gate-closed' },
  { type: 'Lighting', note: 'The light on the second floor is out.', scene: 'hall-light-out' },
] as const;

type Data = SeedDocument['data'];

/** The additional fields for a record's photos; none if it has no photos. */
const photosOf: Readonly<Record<Collection, (customerId: string, id: string, data: Data) => object>> = {
  violations: (customerId, id, { typeId, observedAt, memberId }) => {
    if (!(observedAt instanceof Date) || !isSceneOf('violations', typeId)) return {};
    const again = randomOf(`${id}/photos`).chance(0.4);
    const scenes: Scene[] = again ? [typeId, 'loose-trash'] : [typeId];
    const photos = [...new Set(scenes)].map((scene) =>
      photoOf(customerId, 'violations', scene, observedAt, memberId),
    );
    return {
      photos,
      // As the function finds them after upload.
      photoChecks: photos.map(({ path, sha256, uploadedAt }) => ({
        path,
        sha256,
        expected: sha256,
        since: uploadedAt,
        checkedAt: uploadedAt,
        ok: true,
      })),
    };
  },
  shiftReports: (customerId, id, { submittedAt, compactorLevel, memberId }) => {
    const scene = `compactor-${String(compactorLevel)}`;
    if (!(submittedAt instanceof Date) || !isSceneOf('shiftReports', scene)) return {};
    const random = randomOf(`${id}/photos`);
    const photo = (shown: Scene, minutes: number) =>
      photoOf(customerId, 'shiftReports', shown, before(submittedAt, minutes), memberId);
    const found = random.chance(0.12) ? random.pick(issues) : null;
    return {
      compactorPhotos: [photo(scene, 4), ...(random.chance(0.3) ? [photo('compactor-empty', 9)] : [])],
      ...(found && {
        issues: [{ type: found.type, note: found.note, photos: [photo(found.scene, 25)] }],
      }),
    };
  },
  serviceLogs: (customerId, _, { servicedAt, outcome, reason, memberId }) => {
    if (!(servicedAt instanceof Date) || outcome !== 'notCollected') return {};
    const scene: Scene = reason === 'access' ? 'gate-closed' : 'bulk-item';
    return { photo: photoOf(customerId, 'serviceLogs', scene, servicedAt, memberId) };
  },
  checkpointScans: (customerId, id, { checkpointId, deviceAt, memberId }) => {
    if (!(deviceAt instanceof Date) || !needsPhoto(String(checkpointId))) return {};
    // Occasionally a specialist forgets the photo.
    if (randomOf(`${id}/photo`).chance(0.1)) return {};
    return { photo: photoOf(customerId, 'checkpointScans', 'compactor-half', deviceAt, memberId) };
  },
};

/**
 * Documents with their photos.
 * @param since the first service date, `YYYY-MM-DD`, whose shift reports have photos: for every night there would be too many
 */
export const withPhotos = (
  customerId: string,
  documents: readonly SeedDocument[],
  since: string,
): SeedDocument[] =>
  documents.map((document) => {
    const { path, data, night = '' } = document;
    const collection = collections.find((one) => path.startsWith(`${paths[one](customerId)}/`));
    if (collection === undefined || (collection === 'shiftReports' && night < since)) return document;
    const photos = photosOf[collection](customerId, path, data);
    return { ...document, data: { ...photos, ...data } };
  });
