/** The parts of a page: the shell's script, and each module's version by name. */
export interface PageVersions {
  /** Null if unknown. */
  readonly shellScript: string | null;
  readonly versions: Readonly<Record<string, string>>;
}

/** Whether a new page would differ for this account. A module without a usable entry counts as unchanged. */
export function isUpdate(used: PageVersions, served: PageVersions): boolean {
  if (served.shellScript !== null && served.shellScript !== used.shellScript) return true;
  return Object.entries(served.versions).some(([module, version]) => used.versions[module] !== version);
}

/**
 * Minimum interval between checks, in milliseconds: while the page is visible, and when it becomes visible.
 */
const checkInterval = 5 * 60_000;
const minInterval = 30_000;

/** The watcher's dependencies. */
export interface UpdatePorts {
  used: () => PageVersions;
  /** The versions that a new page would use; rejects if unknown. */
  served: () => Promise<PageVersions>;
  /** Called once per update. */
  onUpdate: () => void;
}

/**
 * Checks every few minutes while the page is visible, and when it becomes visible, whether a new page would
 * differ. Failed checks are ignored.
 * @returns a function that stops it.
 */
export function watchForUpdates({ used, served, onUpdate }: UpdatePorts): () => void {
  let checkedAt = Date.now();
  let reported = '';

  async function look() {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < minInterval) return;
    checkedAt = Date.now();
    const makeup = await served().catch(() => null);
    if (!makeup || !isUpdate(used(), makeup)) return;
    const update = JSON.stringify(makeup);
    if (update === reported) return;
    reported = update;
    onUpdate();
  }

  const check = () => void look();
  const timer = setInterval(check, checkInterval);
  document.addEventListener('visibilitychange', check);
  window.addEventListener('focus', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('focus', check);
  };
}
