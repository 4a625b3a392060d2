/** What a site says of itself in its page, where it does. */
interface SiteFacts {
  /** The project's client at Google, where people may sign in with it: the sign-in page then offers that. */
  readonly googleClientId?: string | null;
  /** The site's key at reCAPTCHA Enterprise, where its pages use App Check. */
  readonly appCheckKey?: string | null;
}

const meta = (name: string, content: string | null | undefined) =>
  content ? `<meta name="${name}" content="${content}" />` : '';

/**
 * The page: the shell's own, with a copy of the release document inside, which the shell falls back on when the document can't
 * be fetched.
 *
 * @param shellPage `index.html` of a shell's folder
 * @param releases JSON
 */
export function pageWith(
  shellPage: string,
  releases: string,
  { googleClientId, appCheckKey }: SiteFacts = {},
): string {
  // "<" is escaped so that no text inside the document can end the script element.
  const builtIn = `<script type="application/json" id="built-in-releases">${releases.replaceAll('<', '\\u003c')}</script>`;
  const facts = meta('google-client-id', googleClientId) + meta('app-check-key', appCheckKey);
  return shellPage.replace('<!-- built-in releases -->', () => facts + builtIn);
}
