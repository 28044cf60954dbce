import pxToRem from 'postcss-pxtorem';

/** The size of letters in a browser that nobody has set otherwise, in CSS pixels. */
const USUAL_LETTERS = 16;

/**
 * The `css` part of a build: lengths are written in pixels as designed, and sent in `rem`, media queries too. So a page at
 * twice the usual size of letters is laid out as at a zoom of 200%: nothing that holds words stays behind them.
 */
export const followLetterSize = {
  postcss: {
    plugins: [
      pxToRem({
        rootValue: USUAL_LETTERS,
        propList: ['*'],
        mediaQuery: true,
        // hairlines stay hairlines
        minPixelValue: 2,
        // of drawings (`…drawn.module.css`) pixels are the units; they grow as a whole
        exclude: /node_modules|\.drawn\.module\.css$/,
      }),
    ],
  },
};
