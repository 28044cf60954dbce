import { parsePage, splitPath } from '@townlight/domain/pages';
import { type ComponentType, Suspense, use } from 'react';
import { useLocation } from 'react-router';
import { FeaturesContext, type StripClasses } from '../page/feature.ts';
import styles from './HeaderStrip.module.css';

const CLASSES = {
  plain: styles.strip ?? '',
  notice: `${styles.strip} ${styles.notice}`,
  long: styles.long ?? '',
  short: styles.short ?? '',
};

/** The line under the top bar: a sample data notice, or the last month on record. */
export function HeaderStrip() {
  const { pathname } = useLocation();
  const features = use(FeaturesContext);
  const kind = parsePage(splitPath(pathname), new URLSearchParams())?.kind ?? 'start';
  const feature = features.find(({ pageNames = {} }) => kind in pageNames);
  const strip = feature?.strip ?? features[0]?.strip;
  if (strip === undefined) return null;
  if ('Component' in strip) return <strip.Component {...CLASSES} />;
  return (
    <Suspense fallback={<div className={styles.strip} />}>
      <LazyStrip {...strip} />
    </Suspense>
  );
}

function LazyStrip(props: { importStrip: () => Promise<ComponentType<StripClasses>> }) {
  const Strip = use(props.importStrip());
  return <Strip {...CLASSES} />;
}
