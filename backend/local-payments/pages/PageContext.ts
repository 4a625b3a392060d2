import type { HttpResponse, HttpRequest } from '../server/HttpResponse.ts';
import type { Ledger } from '../store/Ledger.ts';
import { html, page } from './html.ts';

export interface PageContext {
  readonly ledger: Ledger;
  /** Origins of the app. */
  readonly app: readonly string[];
}

/** A page's response. @param id ID of the page's subject, from the address @param rest the rest of the address */
export type PageAnswer = (
  context: PageContext,
  request: HttpRequest,
  id: string,
  rest: string,
) => HttpResponse;

/** The submitted form; null if there is none. */
export const formOf = ({ method, body }: HttpRequest): URLSearchParams | null =>
  method === 'POST' ? new URLSearchParams(body) : null;

/** The "not found" page. */
export const notFoundPage = ({ app }: PageContext): HttpResponse =>
  page(
    'Nothing here',
    html`<p>This page has expired or never existed.</p>
      <p><a href="${app[0] ?? '/'}">Back to Valet Hub</a></p>`,
    app,
    404,
  );
