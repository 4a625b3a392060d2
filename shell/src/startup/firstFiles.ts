const KEY = 'vh_first_files';
/** One per area, and more files than a first page needs. */
const limits = { pages: 12, files: 60 };

/** Static files the first page needed, by the first path segment: `path` or `path integrity`. */
export type FirstFiles = Readonly<Record<string, readonly string[]>>;

/** The key of an address: `/team/7f3a` becomes `/team`. */
export const placeOf = (pathname: string) => `/${pathname.split('/')[1] ?? ''}`;

/**
 * Whether any files are stored: the app has run here, without a sign-out since. Keep in sync with
 * index.html.
 */
export function hasFirstFiles(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Whether a path is a build file; nothing else is stored or fetched here. Keep in sync with the inline script
 * in index.html.
 */
export const isBuiltFile = (path: string) =>
  /^\/(shell|mf-[a-z]+)\/\d[\w.-]*\/assets\/[\w.~-]+\.(js|css|woff2)$/.test(path);

/** Whether the HTML itself references the file, so it needs no request: the shell's entry script. */
const isOfPage = (file: string) => /^\/shell\/[^/]+\/assets\/main\./.test(file);

/**
 * The stored files after the first page at an address has been shown.
 * @param files what the page fetched, possibly more than it needed, because an earlier page's files were
 * prefetched.
 * @param folders base folders of the versions that ran, each ending with a slash.
 * @param integrities hashes of the files that run only with their hash: preloaded without it, they are not used
 */
export function updateFirstFiles(
  known: FirstFiles,
  pathname: string,
  files: readonly string[],
  folders: readonly string[],
  integrities: ReadonlyMap<string, string>,
): FirstFiles {
  const place = placeOf(pathname);
  const others = Object.entries(known).filter(([other]) => other !== place);
  const hasRun = (file: string) => folders.some((folder) => file.startsWith(folder));
  const built = [...new Set(files.filter((file) => isBuiltFile(file) && hasRun(file) && !isOfPage(file)))]
    .slice(0, limits.files)
    .map((file) => [file, integrities.get(file) ?? []].flat().join(' '));
  return Object.fromEntries([...others.slice(-limits.pages + 1), [place, built]]);
}

/** The files to prefetch for an address; `kept` may be anything. */
export function firstFilesFor(kept: unknown, pathname: string): string[] {
  const files = (kept as Record<string, unknown> | null)?.[placeOf(pathname)];
  return Array.isArray(files)
    ? files
        .filter((file): file is string => typeof file === 'string' && isBuiltFile(file.split(' ', 1)[0]!))
        .slice(0, limits.files)
    : [];
}

/** The stored files, unvalidated. */
export function loadFirstFiles(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export function saveFirstFiles(files: FirstFiles) {
  try {
    localStorage.setItem(KEY, JSON.stringify(files));
  } catch {
    // The next page just won't prefetch.
  }
}

/** Clears them; a signed-out user needs the sign-in page first. */
export function clearFirstFiles() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then nothing was stored.
  }
}
