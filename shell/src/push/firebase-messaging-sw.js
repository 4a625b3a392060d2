// Shows push notifications and opens their page. It has no fetch handler, no cache and no imports: it can't change what a page loads
// (docs/adr/0009-no-service-worker.md). Functions send the data (backend/functions/core/messages/providers/fcmProvider.ts).
self.addEventListener('push', (event) => {
  const { title = 'Valet Hub', body = '', link = '/', tag = '' } = event.data?.json().data ?? {};
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { link } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href, origin } = new URL(event.notification.data?.link ?? '/', self.location.origin);
  // Never to another site.
  const address = origin === self.location.origin ? href : self.location.origin;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const shown = pages.find(({ url }) => url === address);
    return shown ? shown.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(open());
});
