import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { copyCounty } from './build/copy-county.ts';
import { cssOptions } from './build/css-options.ts';
import { inlineTokenStyles } from './build/inline-token-styles.ts';
import { linkEntryChunks } from './build/link-entry-chunks.ts';
import { localizeIndexHtml, SITE_CATALOG } from './build/localize-index-html.ts';
import { buildMaplibreFromSource } from './build/maplibre-from-source.ts';
import { compileMethodTexts } from './build/methodology/compile-method-texts.ts';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preload-font.ts';
import { splitStaffStyles } from './build/split-staff-styles.ts';
import { stripRequestSchemas } from './build/strip-request-schemas.ts';

const api = process.env.TOWNLIGHT_API ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [
    react(),
    compileMethodTexts(),
    stripRequestSchemas(),
    buildMaplibreFromSource(),
    preloadFont(),
    splitStaffStyles(),
    localizeIndexHtml(),
    inlineTokenStyles(),
    linkEntryChunks(),
    precompress(),
    copyCounty(api),
  ],
  css: cssOptions,
  server: { proxy: { '/api': api, '/basemap': api } },
  build: {
    target: 'es2022',
    // browsers that support es2022 support modulepreload, or work without it
    modulePreload: {
      polyfill: false,
      // the first HTML links what the entry script imports (`linkEntryChunks`)
      resolveDependencies: (_file, chunks, { hostId }) =>
        hostId.startsWith('assets/index-') ? [] : chunks,
    },
    // One file of all styles, so that the server-rendered page gets them all at once: 18 KB compressed. Those of the
    // staff pages are then split off (`splitStaffStyles`).
    cssCodeSplit: false,
    // The content security policy forbids `data:` for scripts, fonts and fetches.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // the catalogs of the site, by language
        chunkFileNames({ facadeModuleId }) {
          const language = SITE_CATALOG.exec(facadeModuleId ?? '')?.[1];
          return `assets/[name]${language === undefined ? '' : `.${language}`}-[hash].js`;
        },
        codeSplitting: {
          groups: [
            // A separate chunk: the first script of a page loads the others after the first paint.
            { name: 'fetch-code', test: /vite\/preload-helper/, priority: 1 },
            // Code that the first script shares with others: in a larger chunk it would load that before the first
            // paint.
            {
              name: 'first',
              test: /contract\/src\/rendered-page|apps\/web\/src\/(startup\/event-replay|startup\/next-task|http\/has-origin)/,
              priority: 1,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            // Code that nearly every page needs, in one chunk: dozens of small ones compress worse.
            {
              name: 'base',
              test: /apps\/web\/src\/(ui(?!\/mui)|http|notices|page\/(?!StartTile|PlaceSummary)|map\/webgl|features\/crime\/api\/crime-status-query|i18n\/(?!messages\/e[ns])|features\/\w[\w-]*\/messages\/catalogs)|packages\/domain\/src\/pages/,
              minShareCount: 3,
            },
            // Without what the search boxes load with the first search.
            {
              name: 'components',
              test: /apps\/web\/src\/(search(?!\/(lines\/place-lines|address-ending|everyday-match|api\/search-names-query|fetch-places|result-notes))|tables|provenance|charts|period(?!\/Time)|features\/feedback|features\/subscriptions\/(?:form|sign-ups))[/.]/,
              minShareCount: 3,
            },
            {
              name: 'crime-shared',
              test: /apps\/web\/src\/features\/crime\/((api|figures)\/|report\/Figures\.)|packages\/domain\/src\/crime\//,
              minShareCount: 4,
            },
            // A small file that two pages share costs more by itself than in the chunk of all pages.
            {
              name: 'shell',
              test: /packages\/contract\/src\/success-reply\.|packages\/domain\/src\/usage|apps\/web\/src\/(features\/usage\/collect-usage|page\/PageWithMessages|map\/use-cooperative-gestures|app\/(Shell|TopBar|SideMenu|LanguageSwitch|Footer|HeaderStrip|PrintHeader)|features\/\w[\w-]*\/messages\/catalogs|features\/saved-places\/(saved-places|use-saved-places|SavedPlaceLinks|MyPlacesLink))\./,
            },
            // Code that writes files is excluded: it is loaded on demand.
            {
              name: 'crime-tracker',
              test: /apps\/web\/src\/((charts\/RowBars|tables\/SeeAll|page\/lead|provenance\/(HowSure|DataSource))\.|features\/crime\/(trackers\/|api\/tracker-queries|report\/report-series|single\/use-singly-counted-crime-history|figures\/county-rate|report\/(ReportChart|report-chart)|method\/CrimeTypeMeaningLink|safety-map\/safety-map-state|files\/(CrimeDownload|csv-rows))|area-map\/(area-map-state|map-place|report-chart))/,
              minShareCount: 2,
            },
            // What the pages of a crime, and of a crime in a neighborhood, share.
            {
              name: 'crime-areas',
              test: /apps\/web\/src\/features\/crime\/(type\/(find-crime-type|CrimeTypeSearch)|api\/monthly-areas-query)/,
              minShareCount: 2,
            },
            // What the pages of a neighborhood and of a crime in it share.
            {
              name: 'crime-neighbors',
              test: /apps\/web\/src\/(ui\/use-near-screen|features\/contacts\/(AreaContacts|ContactList|NextMeeting)|features\/crime\/(compare\/CompareLink|neighborhood\/compare-neighbors|api\/neighbors-query|report\/NoRankReason|figures\/(UnrankedText|ManyVisitors|crime-kinds)))\./,
              minShareCount: 2,
            },
            {
              name: 'air-shared',
              test: /apps\/web\/src\/(charts\/Sparkline|page\/(PlaceSummary|lead)|features\/air\/(api|record-span|neighborhood\/(HoursSparkline|HourOfFigure)|figures\/(?!marks\/(HourMark|CategoryMark)|ScaleSwitch|AqiHours|aqi-hours|hour-param|level-advice)))/,
              minShareCount: 2,
            },
            // What the pages of the air share, and those of a neighborhood do not need.
            {
              name: 'air-pages',
              test: /apps\/web\/src\/features\/air\/figures\//,
              minShareCount: 2,
            },
            // What the search boxes and the search page load with the first search.
            {
              name: 'search-results',
              test: /apps\/web\/src\/(search\/(lines\/place-lines|everyday-match|api\/search-names-query|fetch-places|result-notes)|app\/search\/)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
