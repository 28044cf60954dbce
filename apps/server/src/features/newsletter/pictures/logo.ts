import { drawLogo, PALETTE, renderSvg } from '../../../images/index.ts';

/** The logo with the site's name, at the top of each email. */
export const EMAIL_LOGO = {
  path: '/images/newsletter/mark@2x.png',
  width: 132,
  height: 28,
} as const;

/** Renders the logo on a background, which mail programs do not invert in dark mode. */
export function renderEmailLogo(): string {
  return renderSvg(
    { width: EMAIL_LOGO.width, height: EMAIL_LOGO.height },
    'Townlight',
    `<rect width="${EMAIL_LOGO.width}" height="${EMAIL_LOGO.height}" rx="6" fill="${PALETTE.surface}"/>`,
    drawLogo(2, 2, 24),
  );
}
