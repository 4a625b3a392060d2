/**
 * The address of a tab of a page whose first tab is one night: the community stays, and the night where it means something.
 * @param present the page's query
 * @param id of the tab
 */
export function tabAddress(present: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(id === 'night' ? {} : { tab: id });
  const community = present.get('community');
  if (community !== null) next.set('community', community);
  const night = present.get('night');
  if (night !== null && id === 'night') next.set('night', night);
  return next;
}
