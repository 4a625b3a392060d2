import {
  codePlaceSchema,
  codeSchema,
  paths,
  publicBusinessSchema,
  publicPageSchema,
  type Code,
  type CodePlace,
  type PublicBusiness,
  type PublicPage,
} from '../../domain/index.ts';
import type { Listen } from '../live.ts';
import { openFirebase } from '../../session/openFirebase.ts';
import { listenToDocument } from '../listenTo.ts';

/**
 * A public page, by the slugs of a business and of one of its communities, which are both document ids
 * (`isDocumentId`).
 */
interface Slugs {
  businessSlug: string;
  communitySlug: string;
}

const listenToPublicPage: Listen<PublicPage | null, Slugs> = (
  { businessSlug, communitySlug },
  onData,
  onError,
) => listenToDocument(paths.publicPage(businessSlug, communitySlug), publicPageSchema, onData, onError);

const listenToPublicBusiness: Listen<PublicBusiness | null, { businessSlug: string }> = (
  { businessSlug },
  onData,
  onError,
) => listenToDocument(paths.publicBusiness(businessSlug), publicBusinessSchema, onData, onError);

const listenToCode: Listen<Code | null, string> = (code, onData, onError) =>
  listenToDocument(paths.code(code), codeSchema, onData, onError);

const listenToCodePlace: Listen<CodePlace | null, string> = (place, onData, onError) =>
  listenToDocument(paths.codePlace(place), codePlaceSchema, onData, onError);

/** Listeners of the public pages' documents. They load with Firestore's client, after the pages are shown. */
export interface PublicListeners {
  readonly page: typeof listenToPublicPage;
  readonly business: typeof listenToPublicBusiness;
  readonly code: typeof listenToCode;
  readonly codePlace: typeof listenToCodePlace;
}

/** @throws Error if the Firebase configuration can't be read */
export async function openListeners(): Promise<PublicListeners> {
  await openFirebase();
  return {
    page: listenToPublicPage,
    business: listenToPublicBusiness,
    code: listenToCode,
    codePlace: listenToCodePlace,
  };
}
