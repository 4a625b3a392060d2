/** For Mantine's `attributes`: a page has one banner, so an overlay's header must not be another. */
export const headerWithoutBannerRole = { header: { role: 'presentation' } } as const;
