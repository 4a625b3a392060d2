import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseApp } from '../firebaseApp.ts';

/**
 * Has reCAPTCHA Enterprise attest this page; Firebase's SDKs then send a token with every request.
 * @param key the site key
 * @returns a function that gets the current token
 */
export function attest(key: string): () => Promise<string> {
  const appCheck = initializeAppCheck(firebaseApp().app, {
    provider: new ReCaptchaEnterpriseProvider(key),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => (await getToken(appCheck)).token;
}
