const KEY = 'vh_first_files';
/** As many as the areas are, and more than a first page needs. */
const limits = { pages: 12, files: 60 };

/** The static files that the first page at a place needed, by the place: the first segment of its path. */
export type FirstFiles = Readonly<Record<string, readonly string[]>>;

/** The place that an address belongs to: `/team/7f3a` to `/team`. */
export const placeOf = (pathname: string) => `/${pathname.split('/')[1] ?? ''}`;

/** Whether this device keeps such files: the app has run here, and nobody has signed out since. index.html asks the same. */
export function hasFirstFiles(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Whether an address is a file of a build: the only kind that is ever kept or fetched here. The page's own lines, which ask for them
 * before any script has come (index.html), say the same.
 */
export const isBuiltFile = (path: string) =>
  /^\/(shell|mf-[a-z]+)\/\d[\w.-]*\/(assets\/[\w.~-]+\.(js|css|woff2)|mf-manifest\.json)$/.test(path);

/** Whether a file is one that the page itself names, so that nobody has to ask for it: the entry of the shell. */
const isOfPage = (file: string) => /^\/shell\/[^/]+\/assets\/main\./.test(file);

/**
 * What is kept once the first page at a place has been shown.
 * @param files what the page has fetched, which may be more than it needed: what an earlier page needed was fetched ahead.
 * @param folders where the versions lie that the page has run, each ending with a slash.
 */
export function withFirstFiles(
  known: FirstFiles,
  pathname: string,
  files: readonly string[],
  folders: readonly string[],
): FirstFiles {
  const place = placeOf(pathname);
  const others = Object.entries(known).filter(([other]) => other !== place);
  const hasRun = (file: string) => folders.some((folder) => file.startsWith(folder));
  const built = [
    ...new Set(files.filter((file) => isBuiltFile(file) && hasRun(file) && !isOfPage(file))),
  ].slice(0, limits.files);
  return Object.fromEntries([...others.slice(-limits.pages + 1), [place, built]]);
}

/** The files to fetch ahead for an address, of what was kept; it may hold anything. */
export function filesFor(kept: unknown, pathname: string): string[] {
  const files = (kept as Record<string, unknown> | null)?.[placeOf(pathname)];
  return Array.isArray(files)
    ? files
        .filter((file): file is string => typeof file === 'string' && isBuiltFile(file))
        .slice(0, limits.files)
    : [];
}

/** What this browser has kept of earlier pages, unchecked. */
export function keptFirstFiles(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export function keepFirstFiles(files: FirstFiles) {
  try {
    localStorage.setItem(KEY, JSON.stringify(files));
  } catch {
    // The next page starts as the first one did.
  }
}

/** Forgets all of it: who is signed out needs the sign-in page first. */
export function forgetFirstFiles() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
