/** The site's reCAPTCHA Enterprise key; null on sites without App Check. */
const appCheckKey = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="app-check-key"]')?.content || null;

let tokenOf: (() => Promise<string>) | null = null;

/**
 * Starts App Check before the first request to Firebase. A site without a key loads none of it. If it fails
 * to load, the page continues without: Firebase rejects unattested requests where App Check is enforced.
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

/** The App Check header for function calls made without the SDK; null on sites without App Check. */
export const appCheckHeaders = () => tokenOf && headersWith(tokenOf());
