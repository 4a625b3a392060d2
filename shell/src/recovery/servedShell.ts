import { shellScriptOf } from './deployment.ts';

/** The address of the shell's script that this page runs. */
export const usedShellScript = (): string | null =>
  document.querySelector('script[src^="/shell/"]')?.getAttribute('src') ?? null;

/** The one that a page loaded now would run; null when that can't be told. @throws Error when there is no answer. */
export async function servedShellScript(): Promise<string | null> {
  const page = await fetch('/', { cache: 'no-cache' });
  return page.ok ? shellScriptOf(await page.text()) : null;
}
