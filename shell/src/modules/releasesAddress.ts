/** Where the release document is. */
export const RELEASES_ADDRESS = '/releases.json';
