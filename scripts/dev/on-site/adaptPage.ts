/** Where the shell's page has room for overrides (shell/src/index.html). */
const room = '<!-- overrides -->';

/** Whether a page's shell takes overrides from its server. */
export const takesOverrides = (page: string): boolean => page.includes(room);

/**
 * A site's page with what its shell is to take from elsewhere. It is data, which runs nothing, so that the page's policy has
 * nothing against it.
 *
 * @param overrides folders of builds, as paths, by module
 */
export function withOverrides(page: string, overrides: Readonly<Record<string, string>>): string {
  const json = JSON.stringify(overrides);
  return page.replace(room, () => `<script type="application/json" id="page-overrides">${json}</script>`);
}
