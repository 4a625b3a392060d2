/** The slugs under which a public page is stored. */
export interface PublicAddress {
  businessSlug: string;
  communitySlug: string;
}
