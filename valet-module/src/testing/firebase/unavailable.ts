import { FirebaseError } from './state.ts';

/** Takes the place of the Firebase services that a test doesn’t have: files, push messages, statistics. */
const refuse = async () => {
  throw new FirebaseError('unavailable', 'A test has no such service.');
};

export const getStorage = () => ({});
export const connectStorageEmulator = () => {};
export const ref = (_: object, path: string) => ({ fullPath: path });
export const getBlob = refuse;
export const getDownloadURL = refuse;
export const deleteObject = refuse;
export const uploadBytesResumable = () => Object.assign(refuse(), { on: () => () => {}, cancel: () => true });

export const getMessaging = () => ({});
export const getToken = refuse;
export const getInstallations = () => ({});
export const deleteInstallations = async () => {};

export const initializeAppCheck = () => ({});
export function ReCaptchaEnterpriseProvider() {}

export const isSupported = async () => false;
export const initializeAnalytics = () => ({});
export const logEvent = () => {};
export const setAnalyticsCollectionEnabled = () => {};
export const setConsent = () => {};
export const setDefaultEventParameters = () => {};
