/**
 * Preloads a script without running it, unless the page already has it.
 * @param integrity its hash; the browser uses the preloaded file only for a script with the same one
 */
export function preloadFile(path: string, integrity: string) {
  const known = document.querySelectorAll('link[href], script[src]');
  if ([...known].some((one) => [one.getAttribute('href'), one.getAttribute('src')].includes(path))) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.integrity = integrity;
  link.href = path;
  document.head.append(link);
}
