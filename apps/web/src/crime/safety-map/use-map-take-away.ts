import { formatYearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { useLanguageChoice } from '../../language/use-language.ts';
import { withTexts } from '../../language/with-texts.ts';
import type { ShareItem } from '../../share/share-item.ts';
import { saveFile } from '../../take-away/save-file.ts';
import { kindsInFile } from '../compare/compare-csv.ts';
import type { SafetyMapData } from './use-safety-map-data.ts';

/** The item of the share menu that gives the map as it is shown; none while the map is on its way. */
export function useMapTakeAway(data: SafetyMapData): readonly ShareItem[] {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const { shapes, tones, range, crimes, trajectories, status } = data;
  if (shapes === undefined || tones === undefined || range === null) return [];
  const save = async () => {
    const [{ mapGeojson }, told] = await Promise.all([
      import('./map-geojson.ts'),
      withTexts(intl, language, 'takeAway'),
    ]);
    const { mode, partition } = data.shown;
    const until = formatYearMonth(range.to);
    const fileName = `crime-${mode === 'traj' ? 'trend' : 'rate'}-by-${partition}-${until}.geojson`;
    const from = { title: document.title, url: window.location.href, status };
    const crimesCounted = kindsInFile(data.shown);
    const map = {
      fileName,
      mode,
      crimesCounted,
      period: range,
      shapes,
      crimes,
      trajectories,
      tones,
    };
    saveFile(fileName, JSON.stringify(mapGeojson(told, map, from)), 'application/geo+json');
  };
  return [{ text: 'download.geojson', onChoose: () => void save() }];
}
