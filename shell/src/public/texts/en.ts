export const en = {
  nav: 'Valet Hub',
  skip: 'Skip to the content',
  docs: 'Help',
  dashboard: 'Dashboard',
  logIn: 'Log in',
};
