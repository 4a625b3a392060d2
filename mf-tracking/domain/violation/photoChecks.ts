import type { PhotoCheck, Violation } from './record.ts';

type Photo = Violation['photos'][number];

/** How a photo stands: as it was taken, another file by now, not there, or not looked at yet. */
export type PhotoState = 'unchanged' | 'changed' | 'missing' | 'unchecked';

const isHash = (value: string | null): value is string => value !== null && /^[0-9a-f]{64}$/.test(value);

/**
 * What is found of a photo. What the device said of its file is what it must be; where the device said nothing, what the first check
 * found.
 * @param sha256 of the file as it is now, in hex; null when it is missing
 * @param before what was found the last time; null for the first
 * @param now epoch milliseconds
 */
export const checkPhoto = (
  photo: Photo,
  sha256: string | null,
  before: PhotoCheck | null,
  now: number,
): PhotoCheck => {
  const said = photo.sha256?.toLowerCase() ?? null;
  const fromDevice = isHash(said) ? said : null;
  const expected = fromDevice ?? before?.expected ?? sha256;
  const isSame = before !== null && before.expected === expected;
  const since = isSame ? before.since : fromDevice === null ? now : (photo.uploadedAt ?? now);
  return {
    path: photo.path,
    sha256,
    expected,
    since: expected === null ? null : since,
    checkedAt: now,
    ok: sha256 !== null && sha256 === expected,
  };
};

/** How a photo of a violation stands by the last check, and since when its file is known. */
export const photoStateOf = (
  { photoChecks }: Pick<Violation, 'photoChecks'>,
  path: string,
): { readonly state: PhotoState; readonly since: number | null; readonly checkedAt: number | null } => {
  const check = photoChecks.find((one) => one.path === path);
  if (!check) return { state: 'unchecked', since: null, checkedAt: null };
  const { since, checkedAt } = check;
  if (check.ok) return { state: 'unchanged', since, checkedAt };
  return { state: check.sha256 === null ? 'missing' : 'changed', since, checkedAt };
};

/** Whether two checks found the same, whenever that was. */
export const foundSame = (a: readonly PhotoCheck[], b: readonly PhotoCheck[]): boolean =>
  a.length === b.length &&
  a.every(({ path, sha256, expected }, index) => {
    const other = b[index];
    return other?.path === path && other.sha256 === sha256 && other.expected === expected;
  });
