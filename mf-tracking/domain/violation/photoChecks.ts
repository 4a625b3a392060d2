import type { PhotoCheck, Violation } from './record.ts';

type Photo = Violation['photos'][number];

/** A photo's state: unchanged, replaced by a different file, missing, or not checked yet. */
export type PhotoState = 'unchanged' | 'changed' | 'missing' | 'unchecked';

const isHash = (value: string | null): value is string => value !== null && /^[0-9a-f]{64}$/.test(value);

/**
 * Checks a photo. Its file must match the hash the device reported or, without one, the first check's.
 * @param sha256 of the current file, in hex; null if it is missing
 * @param before the last check's result; null for the first
 * @param now epoch milliseconds
 */
export const checkPhoto = (
  photo: Photo,
  sha256: string | null,
  before: PhotoCheck | null,
  now: number,
): PhotoCheck => {
  const declared = photo.sha256?.toLowerCase() ?? null;
  const fromDevice = isHash(declared) ? declared : null;
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

/** A violation photo's state at the last check, and when its file was first known. */
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

/** Whether two checks have the same result, regardless of their times. */
export const haveSameFindings = (a: readonly PhotoCheck[], b: readonly PhotoCheck[]): boolean =>
  a.length === b.length &&
  a.every(({ path, sha256, expected }, index) => {
    const other = b[index];
    return other?.path === path && other.sha256 === sha256 && other.expected === expected;
  });
