export { deviceNameOf, nextFreePlace, pushDeviceSchema, pushPlaces } from './pushDevice.ts';
export type { PushDevice, PushPlace } from './pushDevice.ts';
