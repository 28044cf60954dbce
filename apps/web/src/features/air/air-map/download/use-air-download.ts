import { useQueryClient } from '@tanstack/react-query';
import type { Hour } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { saveFile } from '../../../../download/save-file.ts';
import { county } from '../../../../i18n/county.ts';
import { loadIntlWithCatalog } from '../../../../i18n/LanguageProvider.tsx';
import { downloadCatalog } from '../../../../i18n/messages/shared-catalogs.ts';
import { useLanguageChoice } from '../../../../i18n/use-language.ts';
import { areaShapesQuery } from '../../../../map/api/area-shapes-query.ts';
import { useLoadFailureNotice } from '../../../../notices/use-openable.tsx';
import type { ShareItem } from '../../../../share/share-item.ts';
import type { PageScale } from '../../figures/air-scale.ts';
import { formatHourParam } from '../../figures/hour-param.ts';
import type { AirMapData } from '../use-air-map-data.ts';

/** Formats a file name without colons, which some systems refuse: `air-quality-2026-07-04T2200-0700`. */
export function formatAirFileName(hour: Hour): string {
  return `air-quality-${formatHourParam(hour, county.timeZone).replaceAll(':', '')}`;
}

/** Returns the share menu item that downloads the map of the shown hour; none while the map loads. */
export function useAirDownload(data: AirMapData, scale: PageScale): readonly ShareItem[] {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const client = useQueryClient();
  const notifyFailure = useLoadFailureNotice();
  const { names, air, hour, update } = data;
  if (air === undefined || hour === null || !update) return [];
  const save = async () => {
    const [{ buildAirGeojson }, fileIntl, shapes] = await Promise.all([
      import('./air-geojson.ts'),
      loadIntlWithCatalog(intl, language, downloadCatalog),
      client.ensureQueryData(areaShapesQuery('neighborhoods')),
    ]);
    const fileName = `${formatAirFileName(hour)}.geojson`;
    const map = { fileName, shapes, names, air, hour, scale, update };
    const at = { title: document.title, url: window.location.href };
    saveFile(fileName, JSON.stringify(buildAirGeojson(fileIntl, map, at)), 'application/geo+json');
  };
  return [{ text: 'airMap.geojson', onChoose: () => void save().catch(notifyFailure) }];
}
