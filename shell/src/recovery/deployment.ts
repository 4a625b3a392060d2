/** What a page is made of, as far as a deploy replaces it. */
export interface Deployment {
  /** The address of the shell's script, which changes with its content; null when it can't be told. */
  readonly shellScript: string | null;
  /** The version of each module, by its name. */
  readonly versions: Readonly<Record<string, string>>;
}

/** The address of the shell's script in the text of a page. */
export const shellScriptOf = (html: string): string | null =>
  /<script\b[^>]*\bsrc="(\/shell\/[^"]+)"/.exec(html)?.[1] ?? null;

/**
 * The version of each module that a release document serves. Read without the contract's schema, which the sign-in page does
 * not carry; an entry of another shape counts as absent.
 */
export function versionsServed(document: unknown): Record<string, string> {
  const modules = (document as { modules?: unknown } | null)?.modules ?? {};
  return Object.fromEntries(
    Object.entries(modules).flatMap(([name, entry]) => {
      const version = (entry as { stable?: { version?: unknown } } | null)?.stable?.version;
      return typeof version === 'string' ? [[name, version]] : [];
    }),
  );
}

/**
 * Whether a page was replaced by a deploy, so that its missing file will not come back but a fresh page has another.
 * @param used what the page is made of.
 * @param served what a page that is loaded now would be made of.
 * @param module whose file is missing; null for the shell's own.
 */
export function isReplaced(used: Deployment, served: Deployment, module: string | null): boolean {
  if (served.shellScript !== null && served.shellScript !== used.shellScript) return true;
  if (module === null) return false;
  const version = served.versions[module];
  return version !== undefined && version !== used.versions[module];
}
