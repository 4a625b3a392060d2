/** Needed before any catalog is loaded. */
const words = {
  en: { problem: 'Error loading the application.', reload: 'Reload Page' },
  es: { problem: 'Error al cargar la aplicación.', reload: 'Recargar la página' },
} as const;

/** Shows that the page's code couldn't be loaded, when none of it is available (spec section 2). */
export function showLoadError(place: HTMLElement): void {
  const { problem, reload } = words[document.documentElement.lang === 'es' ? 'es' : 'en'];
  const page = document.createElement('main');
  page.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = problem;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = reload;
  button.addEventListener('click', () => window.location.reload());
  page.append(title, button);
  place.replaceChildren(page);
}
