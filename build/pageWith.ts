/**
 * The page: the shell's own, with a copy of the release document inside, which the shell falls back on when the document can't
 * be fetched.
 *
 * @param shellPage `index.html` of a shell's folder
 * @param releases JSON
 */
export function pageWith(shellPage: string, releases: string): string {
  // "<" is escaped so that no text inside the document can end the script element.
  const builtIn = `<script type="application/json" id="built-in-releases">${releases.replaceAll('<', '\\u003c')}</script>`;
  return shellPage.replace('<!-- built-in releases -->', () => builtIn);
}
