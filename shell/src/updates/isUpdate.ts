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
