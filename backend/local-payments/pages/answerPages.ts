import type { HttpResponse, HttpRequest } from '../server/HttpResponse.ts';
import { checkoutPage } from './checkoutPage.ts';
import { invoicePage } from './invoicePage.ts';
import { notFoundPage, type PageAnswer, type PageContext } from './PageContext.ts';
import { portalPage } from './portalPage.ts';

const pages: Readonly<Record<string, PageAnswer>> = {
  checkout: checkoutPage,
  invoice: invoicePage,
  portal: portalPage,
};

/** Answers browser requests other than for the control page. */
export const answerPage = (context: PageContext, request: HttpRequest): HttpResponse => {
  const [, kind = '', id = '', rest = '', ...more] = request.url.pathname.split('/');
  const answer = Object.hasOwn(pages, kind) ? pages[kind] : undefined;
  return answer && more.length === 0 ? answer(context, request, id, rest) : notFoundPage(context);
};
