export { deviceNameOf, placeOfNext, pushDeviceSchema, pushPlaces } from './pushDevice.ts';
export type { PushDevice, PushPlace } from './pushDevice.ts';
