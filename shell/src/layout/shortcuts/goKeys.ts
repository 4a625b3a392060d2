import type { LocalizedText, ModuleRelease } from 'shared-lib/contract';
import { navItemsOf } from '../navItems.ts';
import { shellPages } from '../shellPages.ts';

/** The letter after G for each page. */
const letters: Readonly<Record<string, string>> = {
  d: '/',
  t: '/team',
  s: '/schedule',
  c: '/communities',
  u: '/units',
  k: '/tracking',
  r: '/shift-report',
  h: '/clock-in-outs',
  v: '/violations',
  p: '/checkpoints',
  n: '/notifications',
  b: '/settings?tab=billing',
  e: '/settings',
};

/** A page and the letter that opens it after G. */
export interface GoKey {
  readonly letter: string;
  readonly address: string;
  readonly name: LocalizedText;
}

/** The keys of the pages that the shell and these releases have. */
export function goKeysOf(releases: readonly ModuleRelease[]): GoKey[] {
  const routes = releases.flatMap(({ manifest }) => manifest.routes);
  const names = new Map<string, LocalizedText>([
    ...Object.entries(shellPages),
    ...routes.map(({ path, title }) => [path, title] as const),
    ...navItemsOf(releases).map(({ to, label }) => [to, label] as const),
  ]);
  return Object.entries(letters).flatMap(([letter, address]) => {
    const name = names.get(address);
    return name ? [{ letter, address, name }] : [];
  });
}
