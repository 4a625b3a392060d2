import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
  setDefaultEventParameters,
  type Analytics,
} from 'firebase/analytics';
import { deleteInstallations, getInstallations } from 'firebase/installations';
import { firebaseApp } from '../firebaseApp.ts';
import { expiredStatisticsCookies } from './statisticsCookies.ts';

export { isSupported };

/** Counts page views. */
export interface UsageCounter {
  /**
   * Counts a page view; resumes after a pause. @param page its route pattern, such as `/team/:id`, never an
   * address.
   */
  readonly count: (page: string) => void;
  /** Stops sending anything. */
  readonly pause: () => void;
  /**
   * Pauses and forgets what identifies this browser: the cookies and the installation, which the server is
   * asked to delete.
   */
  readonly forget: () => Promise<void>;
}

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
} as const;

/** Replaces address, title and referrer, which contain names of residents, communities and team members. */
const pageParameters = (page: string) => ({
  page_location: `${window.location.origin}${page}`,
  page_path: page,
  page_title: page,
  page_referrer: window.location.origin,
});

/**
 * Google's script sends nothing while this flag is set. It checks the flag every time, so it takes effect
 * immediately.
 */
function disable(analytics: Analytics, measurementId: string, isDisabled: boolean) {
  Object.assign(window, { [`ga-disable-${measurementId}`]: isDisabled });
  // The SDK may use a different measurement id than `init.json`.
  setAnalyticsCollectionEnabled(analytics, !isDisabled);
}

/**
 * Starts Google Analytics, which registers this installation (spec section 7, Other). Call once, only after
 * the user has consented.
 * @param page the current route pattern.
 */
export function startCounter(page: string): UsageCounter {
  const { app, config } = firebaseApp();
  const { measurementId = '' } = config;
  setConsent(denied);
  setDefaultEventParameters(pageParameters(page));
  const analytics = initializeAnalytics(app, {
    config: {
      ...pageParameters(page),
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  });
  const pause = () => disable(analytics, measurementId, true);
  return {
    count(shown) {
      disable(analytics, measurementId, false);
      setConsent({ analytics_storage: 'granted' });
      setDefaultEventParameters(pageParameters(shown));
      logEvent(analytics, 'page_view', pageParameters(shown));
    },
    pause,
    async forget() {
      pause();
      setConsent(denied);
      for (const cookie of expiredStatisticsCookies(document.cookie, window.location.hostname))
        document.cookie = cookie;
      await deleteInstallations(getInstallations(app));
    },
  };
}
