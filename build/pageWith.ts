/** A site's own settings, embedded in its page. */
interface SiteFacts {
  /** The project's Google client id; the sign-in page then offers Google. */
  readonly googleClientId?: string | null;
  /** The site's reCAPTCHA Enterprise key, if it uses App Check. */
  readonly appCheckKey?: string | null;
  /** The site's public Web Push key; the settings then offer push notifications. */
  readonly pushKey?: string | null;
  /** The address of the style of the site's map, if it has one. */
  readonly mapStyleUrl?: string | null | undefined;
  /** The root public keys of the site's registry of modules; none without one. */
  readonly moduleRootKeys?: readonly string[];
}

const meta = (name: string, content: string | null | undefined) =>
  content ? `<meta name="${name}" content="${content.replaceAll('&', '&amp;')}" />` : '';

/**
 * The shell's page with a copy of the release document, the fallback when the document can't be fetched.
 * @param shellPage `index.html` of a shell build
 * @param releases JSON
 */
export function pageWith(
  shellPage: string,
  releases: string,
  { googleClientId, appCheckKey, pushKey, mapStyleUrl, moduleRootKeys = [] }: SiteFacts = {},
): string {
  // "<" is escaped so no text in the document can close the script element.
  const builtIn = `<script type="application/json" id="built-in-releases">${releases.replaceAll('<', '\\u003c')}</script>`;
  const facts =
    meta('google-client-id', googleClientId) +
    meta('app-check-key', appCheckKey) +
    meta('push-key', pushKey) +
    meta('map-style', mapStyleUrl) +
    meta('module-keys', moduleRootKeys.join(' '));
  // The page's first script reads them. Older shells have no placeholder for them, so they go with the
  // release document.
  const place = '<!-- site facts -->';
  const page = shellPage.replace(place, () => facts);
  return page.replace('<!-- built-in releases -->', () => (shellPage.includes(place) ? '' : facts) + builtIn);
}
