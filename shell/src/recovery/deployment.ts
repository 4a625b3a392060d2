/** The parts of a page that matter when one of its files is missing. */
export interface Deployment {
  /** The shell's script, whose address changes with its content; null if unknown. */
  readonly shellScript: string | null;
  /** The version of the module whose file is missing; null for the shell's own, or if unknown. */
  readonly version: string | null;
}

/** The shell's script in a page's HTML. */
export const shellScriptOf = (html: string): string | null =>
  /<script\b[^>]*\bsrc="(\/shell\/[^"]+)"/.exec(html)?.[1] ?? null;

/**
 * Whether a deployment has replaced the page, so the missing file is permanently gone, but a reload has a new
 * one.
 * @param used the current page.
 * @param served what a page loaded now would use.
 */
export function isReplaced(used: Deployment, served: Deployment): boolean {
  if (served.shellScript !== null && served.shellScript !== used.shellScript) return true;
  return served.version !== null && served.version !== used.version;
}

/** The shell's script on this page. */
export const usedShellScript = (): string | null =>
  document.querySelector('script[src^="/shell/"]')?.getAttribute('src') ?? null;

/** The shell version in its script's address; empty if unknown. */
export const shellVersionOf = (script: string | null): string =>
  /^\/shell\/([^/]+)\//.exec(script ?? '')?.[1] ?? '';

/** Identifies this page's build; null in development, where file names don't change. */
export const usedBuild = (): string | null =>
  /\.[\da-f]{8}\.js$/.exec(usedShellScript() ?? '')?.input ?? null;

/** The shell's script a new page would use; null if unknown. @throws Error if there is no response. */
export async function servedShellScript(): Promise<string | null> {
  const page = await fetch('/', { cache: 'no-cache' });
  return page.ok ? shellScriptOf(await page.text()) : null;
}
