/** Fetches a script or a style without running it, for whoever asks for it next. */
export function preloadFile(path: string) {
  if (document.querySelector(`link[href="${path}"], script[src="${path}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = path.endsWith('.css') ? 'style' : 'script';
  link.href = path;
  document.head.append(link);
}
