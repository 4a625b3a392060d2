/** The texts of push notifications; Spanish has the same keys. */
export const push = {
  title: 'On your devices',
  thisDevice: 'This device',
  on: 'Notifications show on this device, even when Valet Hub is closed.',
  off: 'Show notifications on this device, even when Valet Hub is closed.',
  unsupported:
    'This browser can’t show notifications. On an iPhone or iPad, add Valet Hub to the home screen and open it there.',
  denied:
    'Blocked by the browser. Allow notifications for this site in the browser’s settings, then try again.',
  failed: 'Not turned on. Check your connection and try again.',
  turnOn: 'Turn on for this device',
  turnOff: 'Turn off for this device',
  devices: 'Your devices',
  unnamed: 'Device',
  remove: 'Remove',
  removeNamed: 'Remove {{name}}',
  notRemoved: 'Not removed. Try again.',
};
