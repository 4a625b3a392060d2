import type { Translate } from 'shared-lib/i18n';

/** MapLibre's texts for its controls, by its keys. */
export const controlWords = (t: Translate<'mf-communities'>) => ({
  'NavigationControl.ZoomIn': t('geofence.map.zoomIn'),
  'NavigationControl.ZoomOut': t('geofence.map.zoomOut'),
  'CooperativeGesturesHandler.WindowsHelpText': t('geofence.map.ctrlZoom'),
  'CooperativeGesturesHandler.MacHelpText': t('geofence.map.cmdZoom'),
  'CooperativeGesturesHandler.MobileHelpText': t('geofence.map.twoFingers'),
});
