import { FirebaseError } from './state.ts';

/** Replaces the Firebase services that tests don’t have: files, push messages, statistics. */
const refuse = async () => {
  throw new FirebaseError('unavailable', "This Firebase service isn't available in tests.");
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
