/** Fetches a script or a style without running it, for whoever asks for it next. */
export function preloadFile(path: string) {
  const known = document.querySelectorAll('link[href], script[src]');
  if ([...known].some((one) => [one.getAttribute('href'), one.getAttribute('src')].includes(path))) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = path.endsWith('.css') ? 'style' : 'script';
  link.href = path;
  document.head.append(link);
}
