/** The address of the style of the site's map; null on sites without one, whose pages load no map code. */
export const mapStyleUrl = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="map-style"]')?.content || null;
