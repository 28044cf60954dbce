import { DEFAULT_LANGUAGE } from '@townlight/domain/language';
import type { ReactNode } from 'react';
import { useLanguageChoice } from '../i18n/use-language.ts';

/** The map in the head of a tracker on wide screens; on others its children, where there are any. */
export function HeadMap(props: {
  /** Its address without language and ending: `/images/neighborhoods/venice/rates-2026-10`. */
  address: string;
  children?: ReactNode;
}) {
  const url = useMapPicture(props.address);
  return (
    <picture>
      <source media="(min-width: 60rem)" srcSet={url} />
      {props.children ?? <img alt="" />}
    </picture>
  );
}

/** Returns the URL of a map's picture in the language of the page. */
export function useMapPicture(address: string): string {
  const { language } = useLanguageChoice();
  return `${address}${language === DEFAULT_LANGUAGE ? '' : `.${language}`}.svg`;
}
