/** What a page is made of, as far as the loss of one of its files is about it. */
export interface Deployment {
  /** The address of the shell's script, which changes with its content; null when it can't be told. */
  readonly shellScript: string | null;
  /** The version of the module whose file is missing; null for the shell's own, or when it can't be told. */
  readonly version: string | null;
}

/** The address of the shell's script in the text of a page. */
export const shellScriptOf = (html: string): string | null =>
  /<script\b[^>]*\bsrc="(\/shell\/[^"]+)"/.exec(html)?.[1] ?? null;

/**
 * Whether a page was replaced by a deploy, so that its missing file will not come back but a fresh page has another.
 * @param used what the page is made of.
 * @param served what a page that is loaded now would be made of.
 */
export function isReplaced(used: Deployment, served: Deployment): boolean {
  if (served.shellScript !== null && served.shellScript !== used.shellScript) return true;
  return served.version !== null && served.version !== used.version;
}

/** The address of the shell's script that this page runs. */
export const usedShellScript = (): string | null =>
  document.querySelector('script[src^="/shell/"]')?.getAttribute('src') ?? null;

/** The version of the shell that an address of its script names; empty where it can't be told. */
export const shellVersionOf = (script: string | null): string =>
  /^\/shell\/([^/]+)\//.exec(script ?? '')?.[1] ?? '';

/** Names the build that this page runs; null for one in development, whose files keep their names. */
export const usedBuild = (): string | null =>
  /\.[\da-f]{12}\.js$/.exec(usedShellScript() ?? '')?.input ?? null;

/** The one that a page loaded now would run; null when that can't be told. @throws Error when there is no answer. */
export async function servedShellScript(): Promise<string | null> {
  const page = await fetch('/', { cache: 'no-cache' });
  return page.ok ? shellScriptOf(await page.text()) : null;
}
