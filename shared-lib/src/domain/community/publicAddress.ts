/** The slugs under which a public page is kept. */
export interface PublicAddress {
  businessSlug: string;
  communitySlug: string;
}
