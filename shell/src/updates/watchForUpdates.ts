/** What a page is made of: the shell's script, and the version of each module by its name. */
export interface PageMakeup {
  /** Null when it can't be told. */
  readonly shellScript: string | null;
  readonly versions: Readonly<Record<string, string>>;
}

/**
 * Whether a page that is loaded now would be another one for this account. A module that the document has no usable entry
 * for stays as it is.
 */
export function isUpdate(used: PageMakeup, served: PageMakeup): boolean {
  if (served.shellScript !== null && served.shellScript !== used.shellScript) return true;
  return Object.entries(served.versions).some(([module, version]) => used.versions[module] !== version);
}

/** Milliseconds between two looks while the page is in sight, and the least between two when it comes back into sight. */
const lookEvery = 5 * 60_000;
const restAfterLook = 30_000;

/** What the watch needs of the page around it. */
export interface UpdatePorts {
  used: () => PageMakeup;
  /** What would be served now; rejects when that can't be told. */
  served: () => Promise<PageMakeup>;
  /** Is told once of each update. */
  onUpdate: () => void;
}

/**
 * Looks from time to time whether a page that is loaded now would be another one: every few minutes while the page is in sight,
 * and when it comes back into sight. A look that fails is forgotten.
 * @returns the function that stops it.
 */
export function watchForUpdates({ used, served, onUpdate }: UpdatePorts): () => void {
  let lookedAt = Date.now();
  let told = '';

  async function look() {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < restAfterLook) return;
    lookedAt = Date.now();
    const makeup = await served().catch(() => null);
    if (!makeup || !isUpdate(used(), makeup)) return;
    const update = JSON.stringify(makeup);
    if (update === told) return;
    told = update;
    onUpdate();
  }

  const onSight = () => void look();
  const timer = setInterval(onSight, lookEvery);
  document.addEventListener('visibilitychange', onSight);
  window.addEventListener('focus', onSight);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onSight);
    window.removeEventListener('focus', onSight);
  };
}
