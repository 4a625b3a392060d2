export interface HttpResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface HttpRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export const json = (status: number, body: unknown, headers: HttpResponse['headers'] = {}): HttpResponse => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
  headers,
});
/** Redirects the browser after a form. */
export const redirect = (address: string): HttpResponse => ({
  status: 303,
  type: 'text/plain',
  body: '',
  headers: { Location: address },
});
