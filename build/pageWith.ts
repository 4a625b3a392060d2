/**
 * The page: the shell's own, with a copy of the release document inside, which the shell falls back on when the document can't
 * be fetched.
 *
 * @param shellPage `index.html` of a shell's folder
 * @param releases JSON
 * @param googleClientId the project's client at Google, where people may sign in with it: the sign-in page then offers that
 */
export function pageWith(shellPage: string, releases: string, googleClientId: string | null = null): string {
  // "<" is escaped so that no text inside the document can end the script element.
  const builtIn = `<script type="application/json" id="built-in-releases">${releases.replaceAll('<', '\\u003c')}</script>`;
  const google =
    googleClientId === null ? '' : `<meta name="google-client-id" content="${googleClientId}" />`;
  return shellPage.replace('<!-- built-in releases -->', () => `${google}${builtIn}`);
}
