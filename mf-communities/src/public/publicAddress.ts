export { publicAddress, type PublicAddress } from 'shared-lib/domain/public';
