/**
 * Whether an ID token lacks claims that Firebase puts into every token. The Auth emulator relies on them.
 *
 * @param body of a request to Auth, as it arrived; one without an ID token has no foreign one
 */
export function carriesForeignToken(body: string): boolean {
  const idToken = (parseJson(body) as { idToken?: unknown } | null)?.idToken;
  if (typeof idToken !== 'string' || idToken === '') return false;
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  const claims = (parseJson(payload) as { firebase?: unknown } | null)?.firebase;
  return typeof claims !== 'object' || claims === null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
