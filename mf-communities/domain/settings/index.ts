export { fieldAppAddressOf } from './fieldAppAddress.ts';
