import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** Deep teal-green, the product's only hue, from lightest to darkest. */
const brand: MantineColorsTuple = [
  '#e2f1ee',
  '#c3e2dc',
  '#9ad0c6',
  '#6cbcae',
  '#4fc0ae',
  '#2a9384',
  '#1a7d70',
  '#106c61',
  '#0b5e55',
  '#084a43',
];

/** The dark theme's neutrals, tinted with the brand color, from text to the darkest background. */
const dark: MantineColorsTuple = [
  '#e6eeec',
  '#c4d1ce',
  '#a3b4b0',
  '#82948f',
  '#2a3735',
  '#222e2c',
  '#1b2625',
  '#151e1d',
  '#0e1514',
  '#0b1110',
];

/** Mantine picks a filled button's text color for the light theme only; the token works in both. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isBrand = input.color === undefined || input.color === input.theme.primaryColor;
  return input.variant === 'filled' && isBrand ? { ...colors, color: 'var(--vh-on-brand)' } : colors;
};

/** The kit's theme. Colors come from tokens.css, the single source for the sign-in page and the app. */
export const theme = createTheme({
  primaryColor: 'brand',
  // Mantine's default shade of a filled button has too little contrast with white text (AA).
  primaryShade: { light: 8, dark: 4 },
  colors: { brand, dark },
  variantColorResolver,
  fontFamily: 'var(--vh-font)',
  headings: { fontFamily: 'var(--vh-font)', fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Mantine's default size is too small a target (WCAG 2.5.8).
    Checkbox: { defaultProps: { size: 'md' } },
    // Help and errors go below the field, where they are read last.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  },
});

const surfaces = {
  '--mantine-color-body': 'var(--vh-page)',
  '--mantine-color-text': 'var(--vh-text)',
  '--mantine-color-dimmed': 'var(--vh-text-soft)',
  '--mantine-color-default': 'var(--vh-raised)',
  '--mantine-color-default-border': 'var(--vh-line)',
  '--mantine-color-default-hover': 'var(--vh-sunken)',
  '--mantine-color-error': 'var(--vh-bad)',
};

/** Maps Mantine's variables to the tokens. */
export const variables: CSSVariablesResolver = () => ({ variables: {}, light: surfaces, dark: surfaces });
