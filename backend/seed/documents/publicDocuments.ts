import {
  clockInOutSchema,
  customerSchema,
  paths,
  publicBusinessOf,
  readDocument,
  settingsSchemas,
} from 'shared-lib/domain';
import { publicPageOf, visitOf } from 'mf-communities/domain';
import { profileInCountry } from 'shared-lib/domain/phone';
import { codePlaceId } from '../../functions/core/codes/codeDocuments.ts';
import { communityOf } from './communityDocuments.ts';
import type { SeedDocument } from '../seedSet.ts';

/** The clock-ins among some documents, by community. */
const clockInsByCommunity = (records: readonly SeedDocument[]) =>
  Map.groupBy(
    records.flatMap(({ path, data }) => {
      if (path.split('/').at(-2) !== 'clockInOuts') return [];
      const clock = readDocument(clockInOutSchema, path, data);
      if (!clock.ok) throw new Error(clock.error);
      return clock.value;
    }),
    ({ communityId }) => communityId,
  );

/**
 * A business's public documents: its slug, a page for each community, and its codes' targets, as the function writes them.
 * @param customer the customer document
 * @param communities the documents of its communities
 * @param profile the settings document with its public profile; absent for a new business's defaults
 * @param records the communities' field records; the pages show the last night
 * @throws Error if the seed doesn't fit the schema, or has no slug
 */
export const publicDocuments = (
  customer: SeedDocument,
  communities: readonly SeedDocument[],
  profile: SeedDocument = { path: paths.settingsSection('', 'business'), data: {} },
  records: readonly SeedDocument[] = [],
): SeedDocument[] => {
  const result = readDocument(customerSchema, customer.path, customer.data);
  if (!result.ok) throw new Error(result.error);
  const { id, businessSlug, businessName } = result.value;
  if (businessSlug === null) throw new Error(`${customer.path} has no slug`);
  const clockIns = clockInsByCommunity(records);
  const business = readDocument(settingsSchemas.business, profile.path, profile.data);
  if (!business.ok) throw new Error(business.error);
  const shown = profileInCountry(result.value, business.value);
  const pages = communities.map(communityOf).flatMap((community) => {
    if (community.slug === null) throw new Error(`${community.propertyName} has no slug`);
    return [
      {
        path: paths.publicPage(businessSlug, community.slug),
        data: publicPageOf(community, { businessName }, shown, {
          visit: visitOf(clockIns.get(community.id) ?? []),
          announcement: null,
        }),
      },
      {
        path: paths.codePlace(codePlaceId(id, community.id)),
        data: { businessSlug, communitySlug: community.slug },
      },
    ];
  });
  return [
    { path: paths.businessSlug(businessSlug), data: { customerId: id } },
    {
      path: paths.publicBusiness(businessSlug),
      data: publicBusinessOf({ businessName }, shown),
    },
    ...pages,
  ];
};
