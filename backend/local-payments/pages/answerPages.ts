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
export const answerPage = (context: PageContext, asked: HttpRequest): HttpResponse => {
  const [, kind = '', id = '', rest = '', ...more] = asked.url.pathname.split('/');
  const answer = Object.hasOwn(pages, kind) ? pages[kind] : undefined;
  return answer && more.length === 0 ? answer(context, asked, id, rest) : notFoundPage(context);
};
