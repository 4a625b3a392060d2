/**
 * A stand-in for Google's sign-in page: it accepts any claimed identity, like the Auth emulator's own pages. It answers like Google (OpenID
 * Connect, implicit flow), with a token that only the Auth emulator accepts.
 */
export const googlePath = '/emulator/google';

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const isOfThisMachine = (address: string): boolean =>
  URL.canParse(address) && ['127.0.0.1', 'localhost'].includes(new URL(address).hostname);

const passedOn = ['client_id', 'redirect_uri', 'response_type', 'scope', 'prompt', 'state', 'nonce'] as const;

const html = (status: number, body: string): PageAnswer => ({
  status,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Google on this machine</title><style>body{font:16px system-ui;max-width:24rem;margin:4rem auto;padding:0 1rem}
label{display:block;margin:1rem 0}input{display:block;width:100%;font:inherit;padding:.5rem;box-sizing:border-box}
button{font:inherit;padding:.5rem 1rem;margin-right:.5rem}</style>${body}</html>`,
});

const form = (query: URLSearchParams): string => `<h1>Google on this machine</h1>
<p>Nothing leaves this machine. Say who you are.</p><form action="${googlePath}">
${passedOn.map((name) => `<input type="hidden" name="${name}" value="${escaped(query.get(name) ?? '')}">`).join('')}
<label>Email<input name="email" type="email" required></label><label>Name<input name="name"></label>
<button name="act" value="continue">Continue</button><button name="act" value="cancel" formnovalidate>Cancel</button></form>`;

/** An unsigned token for this identity, which the Auth emulator accepts. @param now epoch milliseconds */
const tokenOf = (email: string, query: URLSearchParams, now: number): string => {
  const iat = Math.floor(now / 1000);
  const claims = {
    iss: 'https://accounts.google.com',
    aud: query.get('client_id'),
    sub: Buffer.from(email).toString('hex').slice(0, 40),
    email,
    email_verified: true,
    name: query.get('name') || undefined,
    nonce: query.get('nonce') ?? undefined,
    iat,
    exp: iat + 3600,
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
};

/** Answers a request for the page. @param now epoch milliseconds */
export const googlePage = (query: URLSearchParams, now: number): PageAnswer => {
  const back = query.get('redirect_uri') ?? '';
  if (!isOfThisMachine(back) || query.get('response_type') !== 'id_token') {
    return html(400, '<h1>Error 400</h1><p>The address to return to isn’t on this machine.</p>');
  }
  const act = query.get('act');
  const email = (query.get('email') ?? '').trim().toLowerCase();
  const state = query.get('state') ?? '';
  const answer =
    act === 'cancel'
      ? { error: 'access_denied', state }
      : act === 'continue' && email !== ''
        ? { id_token: tokenOf(email, query, now), state }
        : null;
  if (answer === null) return html(200, form(query));
  return {
    status: 302,
    headers: { Location: `${back}#${new URLSearchParams(answer)}`, 'Cache-Control': 'no-store' },
    body: '',
  };
};
