export { publicAddress } from 'mf-communities/domain';
export type { PublicAddress } from 'shared-lib/domain/public';
