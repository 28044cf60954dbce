import { useQueryClient } from '@tanstack/react-query';
import { formatYearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { useLanguageChoice } from '../../language/use-language.ts';
import { withTexts } from '../../language/with-texts.ts';
import { useFailedOpening } from '../../notices/use-failed-opening.ts';
import type { ShareItem } from '../../share/share-item.ts';
import { saveFile } from '../../take-away/save-file.ts';
import { areaAgenciesQuery, policeOf } from '../api/use-area-agencies.ts';
import { crimesCounted } from '../files/crimes-counted.ts';
import type { SafetyMapData } from './use-safety-map-data.ts';

/** Returns the share menu item that downloads the current map; none while the map loads. */
export function useMapTakeAway(data: SafetyMapData): readonly ShareItem[] {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const client = useQueryClient();
  const tellFailure = useFailedOpening();
  const { shapes, tones, range, crimes, trajectories, status } = data;
  if (shapes === undefined || tones === undefined || range === null) return [];
  const save = async () => {
    const { mode, partition } = data.shown;
    const [{ mapGeojson }, told, police] = await Promise.all([
      import('../files/map-geojson.ts'),
      withTexts(intl, language, 'takeAway'),
      client.ensureQueryData(areaAgenciesQuery(partition)),
    ]);
    const until = formatYearMonth(range.to);
    const fileName = `crime-${mode === 'traj' ? 'trend' : 'rate'}-by-${partition}-${until}.geojson`;
    const from = { title: document.title, url: window.location.href, status };
    const map = {
      fileName,
      mode,
      crimesCounted: crimesCounted(data.shown),
      period: range,
      shapes,
      crimes,
      trajectories,
      police: policeOf(police),
      tones,
    };
    saveFile(fileName, JSON.stringify(mapGeojson(told, map, from)), 'application/geo+json');
  };
  return [{ text: 'download.geojson', onChoose: () => void save().catch(tellFailure) }];
}
