/** Where the shell's page has room for overrides (shell/src/index.html). */
const room = '<!-- overrides -->';

/** Whether a page's shell takes overrides from its server. */
export const takesOverrides = (page: string): boolean => page.includes(room);

/**
 * Adds to a site's page where its shell has to take modules from. It adds data and no code, so the page's policy allows
 * it.
 *
 * @param overrides folders of builds, as paths, by module
 */
export function withOverrides(page: string, overrides: Readonly<Record<string, string>>): string {
  const json = JSON.stringify(overrides);
  return page.replace(room, () => `<script type="application/json" id="page-overrides">${json}</script>`);
}
