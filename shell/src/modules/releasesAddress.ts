export const RELEASES_ADDRESS = '/releases.json';
