export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export const json = (status: number, body: unknown, headers: Answer['headers'] = {}): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
  headers,
});
/** Redirects the browser after a form. */
export const redirect = (address: string): Answer => ({
  status: 303,
  type: 'text/plain',
  body: '',
  headers: { Location: address },
});
