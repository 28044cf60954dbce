import { SITE_CODE_REL } from '@townlight/contract/rendered-page';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@townlight/domain/language';
import type { Plugin } from 'vite';

/** The module of the site's catalog, with its language. */
export const SITE_CATALOG = /\/messages\/(\w\w)\/site\.ts$/;
const DESCRIPTIONS: Readonly<Record<Language, string>> = {
  en: 'Public records of one county, on maps that residents can read.',
  es: 'Registros públicos de un condado, en mapas que los residentes pueden leer.',
};

/**
 * Writes the first HTML of each language: `index.html`, `index.es.html`. Each sets `lang` before any script runs and
 * links the site's catalog with the code that needs it, which the entry script preloads after the first paint.
 */
export function localizeIndexHtml(): Plugin {
  return {
    name: 'townlight-language-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') this.error('the build has no index.html');
      const html = page.source.toString();
      for (const language of LANGUAGES) {
        const catalogs = Object.values(bundle).filter(
          (output) =>
            output.type === 'chunk' &&
            SITE_CATALOG.exec(output.facadeModuleId ?? '')?.[1] === language,
        );
        if (catalogs.length === 0) this.error(`the build has no catalog of ${language}`);
        const source = pageIn(
          html,
          language,
          catalogs.map(({ fileName }) => fileName),
        );
        if (language === DEFAULT_LANGUAGE) page.source = source;
        else this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source });
      }
    },
  };
}

function pageIn(html: string, language: Language, catalogs: readonly string[]): string {
  const links = catalogs.map(
    (file) => `    <link rel="${SITE_CODE_REL}" crossorigin href="/${file}" />\n`,
  );
  return (
    html
      .replace(`<html lang="${DEFAULT_LANGUAGE}">`, `<html lang="${language}">`)
      .replace(DESCRIPTIONS[DEFAULT_LANGUAGE], DESCRIPTIONS[language])
      .replace('  </head>', `${links.join('')}  </head>`)
      // lower priority than the styles and the font, which the first paint waits for
      .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
  );
}
