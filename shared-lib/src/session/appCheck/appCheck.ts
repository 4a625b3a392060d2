/** The site's key at reCAPTCHA Enterprise, as the page has it where a site uses App Check; null where it does not. */
const appCheckKey = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="app-check-key"]')?.content || null;

let tokenOf: (() => Promise<string>) | null = null;

/**
 * Starts App Check, before anything asks Firebase for something. A site without a key loads none of it. Where it can't be loaded, the page
 * goes on without: whether that is enough is for Firebase to say, which refuses what is not attested where App Check is enforced.
 */
export async function startAppCheck(): Promise<void> {
  const key = appCheckKey();
  if (key === null) return;
  try {
    const { attest } = await import(/* webpackChunkName: "app-check" */ './attest.ts');
    tokenOf = attest(key);
  } catch (error) {
    console.error('App Check could not be started', error);
  }
}

async function headersWith(token: Promise<string>): Promise<Readonly<Record<string, string>>> {
  try {
    return { 'x-firebase-appcheck': await token };
  } catch {
    return {};
  }
}

/** What a request to a function carries that no SDK sends; null on a site without App Check, which sends at once. */
export const appCheckHeaders = () => tokenOf && headersWith(tokenOf());
