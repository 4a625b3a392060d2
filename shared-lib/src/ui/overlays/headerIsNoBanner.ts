/** For Mantine's `attributes`: a page has one banner, so the header of what opens over it must not be another. */
export const headerIsNoBanner = { header: { role: 'presentation' } } as const;
