import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseApp } from '../firebaseApp.ts';

/**
 * Lets reCAPTCHA Enterprise attest this page: from now on, Firebase's SDKs send a token with each request.
 * @param key the site's
 * @returns what gives the token of the moment
 */
export function attest(key: string): () => Promise<string> {
  const appCheck = initializeAppCheck(firebaseApp().app, {
    provider: new ReCaptchaEnterpriseProvider(key),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => (await getToken(appCheck)).token;
}
