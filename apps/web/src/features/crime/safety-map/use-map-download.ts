import { useQueryClient } from '@tanstack/react-query';
import { formatYearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { saveFile } from '../../../download/save-file.ts';
import { loadIntlWithCatalog } from '../../../i18n/LanguageProvider.tsx';
import { downloadCatalog } from '../../../i18n/messages/shared-catalogs.ts';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { areaShapesQuery } from '../../../map/api/area-shapes-query.ts';
import { useLoadFailureNotice } from '../../../notices/use-openable.tsx';
import type { ShareItem } from '../../../share/share-item.ts';
import { areaAgenciesQuery, toPolicingByArea } from '../api/area-policing.ts';
import { formatCrimesCounted } from '../files/CrimeDownload.tsx';
import type { SafetyMapData } from './use-safety-map-data.ts';

/** Returns the share menu item that downloads the current map; none while the map loads. */
export function useMapDownload(data: SafetyMapData): readonly ShareItem[] {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const client = useQueryClient();
  const notifyFailure = useLoadFailureNotice();
  const { tones, range, crimes, trajectories, status } = data;
  if (tones === undefined || range === null) return [];
  const save = async () => {
    const { mode, partition } = data.shown;
    const [{ toMapGeojson }, downloadIntl, shapes, police] = await Promise.all([
      import('../files/map-geojson.ts'),
      loadIntlWithCatalog(intl, language, downloadCatalog),
      client.ensureQueryData(areaShapesQuery(partition)),
      client.ensureQueryData(areaAgenciesQuery(partition)),
    ]);
    const until = formatYearMonth(range.to);
    const fileName = `crime-${mode === 'traj' ? 'trend' : 'rate'}-by-${partition}-${until}.geojson`;
    const from = { title: document.title, url: window.location.href, status };
    const map = {
      fileName,
      mode,
      crimesCounted: formatCrimesCounted(data.shown),
      period: range,
      shapes,
      crimes,
      trajectories,
      police: toPolicingByArea(police),
      tones,
    };
    saveFile(
      fileName,
      JSON.stringify(toMapGeojson(downloadIntl, map, from)),
      'application/geo+json',
    );
  };
  return [{ text: 'download.geojson', onChoose: () => void save().catch(notifyFailure) }];
}
