/** The placeholder for overrides in the shell's page (shell/src/index.html). */
const placeholder = '<!-- overrides -->';

/** Whether a page's shell accepts overrides from its server. */
export const acceptsOverrides = (page: string): boolean => page.includes(placeholder);

/**
 * Adds to a site's page the locations from which its shell should load modules. This is data, not code, so the page's
 * policy allows it.
 *
 * @param overrides paths of build folders, by module
 */
export function withOverrides(page: string, overrides: Readonly<Record<string, string>>): string {
  const json = JSON.stringify(overrides);
  return page.replace(
    placeholder,
    () => `<script type="application/json" id="page-overrides">${json}</script>`,
  );
}
