import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import {
  codePlaceSchema,
  codeSchema,
  isReservedSegment,
  paths,
  publicPageSchema,
  readDocument,
  type PublicAddress,
  type PublicPage,
} from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { siteAddress } from 'backend/functions/core/messages/configuration.ts';
import { searchOf } from 'backend/kernel/searchOf.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { fillPage, withoutIndex } from '../fillPage.ts';
import { markPicture } from '../markPicture.ts';
import {
  isPicture,
  pictures,
  readAddress,
  readShortAddress,
  tagOf,
  type PageRequest,
} from '../readAddress.ts';
import { colorOf, iconOf, manifestOf, servedContent } from '../servedContent.ts';
import { isModuleRoute, shellPage } from '../shellPage.ts';

/** Cached for half a minute between visitors, as in firebase.json; the page itself updates tonight's data. */
const mayBeKept = 'public, max-age=0, must-revalidate, s-maxage=30';

/**
 * Resolves an address: a page, a redirect, or nothing. One document, and a second one only if there is no
 * page.
 */
type Found =
  | { readonly kind: 'page'; readonly page: PublicPage }
  | { readonly kind: 'moved'; readonly to: PublicAddress }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'nothing' };

const find = async (address: PublicAddress): Promise<Found> => {
  const { businessSlug, communitySlug } = address;
  const path = paths.publicPage(businessSlug, communitySlug);
  const stored = await firestore().doc(path).get();
  if (!stored.exists) {
    const head = await firestore().doc(paths.publicBusiness(businessSlug)).get();
    const movedTo: unknown = head.get('movedTo');
    return typeof movedTo === 'string' && movedTo !== ''
      ? { kind: 'moved', to: { businessSlug: movedTo, communitySlug } }
      : { kind: 'nothing' };
  }
  const page = readDocument(publicPageSchema, path, stored.data() ?? {});
  if (!page.ok) return { kind: 'unreadable' };
  return page.value.movedTo
    ? { kind: 'moved', to: { businessSlug, communitySlug: page.value.movedTo } }
    : { kind: 'page', page: page.value };
};

/**
 * A bin tag's public data, and the address of its community's page, if it has one; null for a code that isn't
 * a tag's.
 */
const findTag = async (tag: string) => {
  const code = recordOf(codeSchema, await firestore().doc(paths.code(tag)).get());
  if (code?.kind !== 'binTag') return null;
  return { code, place: recordOf(codePlaceSchema, await firestore().doc(paths.codePlace(code.place)).get()) };
};

const pathOf = ({ businessSlug, communitySlug }: PublicAddress) =>
  `/${encodeURIComponent(businessSlug)}/${encodeURIComponent(communitySlug)}`;

/** A picture changes only with the business's color. */
const pictureMayBeKept = 'public, max-age=3600, s-maxage=3600';

const ofPicture = {
  'Content-Security-Policy': "default-src 'none'; img-src data:",
  'X-Content-Type-Options': 'nosniff',
} as const;

/** The response, before any of it is sent. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

const redirectTo = (location: string): Answer => ({
  status: 302,
  headers: { Location: location, 'Cache-Control': 'no-store' },
  body: '',
});

const nothing: Answer = {
  status: 404,
  headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
  body: 'Not found\n',
};

const noIndex = { 'X-Robots-Tag': 'noindex' } as const;

const htmlAnswer = async (
  status: number,
  cache: string,
  fill: (html: string) => string,
  isListed = status !== 404,
): Promise<Answer> => {
  const { html, headers } = await shellPage();
  return {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cache,
      ...(!isListed && noIndex),
    },
    body: fill(html),
  };
};

/** The shell's unmodified page, which reads the records itself. */
const plainPage = (isListed = true) => htmlAnswer(200, 'no-cache', (html) => html, isListed);

/**
 * A bin tag's page: with tonight's status and the tag's data if its community is at this address; without tag
 * data if the tag is unknown. Otherwise the page redirects in the browser, once: right after a slug change,
 * place and page may briefly point at each other.
 */
const answerForTag = async (
  { address, part, search }: PageRequest,
  tag: string,
  now: number,
): Promise<Answer> => {
  const [found, known] = await Promise.all([find(address), findTag(tag)]);
  if (found.kind === 'moved') return redirectTo(`${pathOf(found.to)}${part}${search}`);
  const isHere = known === null || (known.place !== null && pathOf(known.place) === pathOf(address));
  if (found.kind !== 'page' || !isHere) return plainPage(false);
  const served = servedContent(found.page, address, siteAddress(pathOf(address)), now, {
    code: known?.code ?? null,
  });
  return htmlAnswer(200, 'no-cache', (html) => fillPage(html, served), false);
};

/** An address that isn't a public page: a module's, which the shell shows, or an unknown one. */
const answerWithoutPage = async (first: string): Promise<Answer> =>
  (await isModuleRoute(first)) ? plainPage(false) : htmlAnswer(404, 'no-store', withoutIndex);

/** Printed codes redirect to the tag's page; for a code without one, the shell's page explains it. */
const answerForShort = async (code: string, search: string): Promise<Answer> => {
  const place = (await findTag(code))?.place;
  return place ? redirectTo(`${pathOf(place)}/bintag/${code}${search}`) : plainPage(false);
};

/** @param first the first segment of the path */
const answerFor = async (requested: PageRequest, first: string, now: number): Promise<Answer> => {
  const { address, part, isCanonical, search } = requested;
  if (!isCanonical)
    return (await isModuleRoute(first)) ? plainPage(false) : redirectTo(`${pathOf(address)}${part}${search}`);
  const tag = tagOf(part);
  if (tag !== null) return answerForTag(requested, tag, now);
  const found = await find(address);
  if (found.kind === 'moved') return redirectTo(`${pathOf(found.to)}${part}${search}`);
  if (part !== '') {
    if (found.kind !== 'page') return nothing;
    if (isPicture(part)) {
      const [width, height] = pictures[part];
      return {
        status: 200,
        headers: { 'Content-Type': 'image/png', 'Cache-Control': pictureMayBeKept, ...ofPicture },
        body: markPicture(colorOf(found.page), width, height),
      };
    }
    return part === '/app-icon.svg'
      ? {
          status: 200,
          headers: {
            'Content-Type': 'image/svg+xml',
            'Cache-Control': mayBeKept,
            ...ofPicture,
          },
          body: iconOf(found.page),
        }
      : {
          status: 200,
          headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': mayBeKept },
          body: JSON.stringify(manifestOf(found.page, pathOf(address))),
        };
  }
  switch (found.kind) {
    case 'page': {
      const served = servedContent(found.page, address, siteAddress(pathOf(address)), now);
      return htmlAnswer(200, mayBeKept, (html) => fillPage(html, served));
    }
    // The page itself shows the error.
    case 'unreadable':
      return plainPage();
    case 'nothing':
      return answerWithoutPage(first);
  }
};

/**
 * Serves `/{businessName}/{communityName}`, and bin tag pages below it, instead of Hosting. The shell's page
 * is filled with the public page's metadata and tonight's status, so that a link in a chat has a preview and
 * a resident can read it before any script loads. Other spellings and previous slugs redirect; an address
 * without a page gets a 404, unless a module has routes there. `app.webmanifest` and the icons below it are
 * for a phone's home screen, `share.png` for chat previews. `/t/{code}` redirects to the tag's page. On any
 * failure it serves the plain page, which reads the records itself.
 */
export const servePublicPage = onRequest(runtime.publicPage, async (request, response) => {
  const requested = readAddress(request.path, searchOf(request));
  const send = ({ status, headers, body }: Answer) => response.status(status).set(headers).send(body);
  const [, first = ''] = request.path.split('/');
  try {
    if (first === 't') {
      const code = readShortAddress(request.path);
      return void send(await (code === null ? plainPage(false) : answerForShort(code, searchOf(request))));
    }
    if (isReservedSegment(first)) return void send(nothing);
    send(await (requested ? answerFor(requested, first, Date.now()) : answerWithoutPage(first)));
  } catch (error) {
    logger.error(`Filling ${request.path} failed`, error);
    send(
      await plainPage().catch(() => ({
        status: 503,
        headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', 'Retry-After': '10' },
        body: 'Please try again in a moment.\n',
      })),
    );
  }
});
