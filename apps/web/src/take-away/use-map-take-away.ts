import { formatYearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { useLanguageChoice } from '../app/language/use-language.ts';
import { withTexts } from '../app/with-texts.ts';
import type { SafetyMapState } from '../crime/safety-map-state.ts';
import type { SafetyMapData } from '../crime/use-safety-map-data.ts';
import type { ShareItem } from '../share/share-item.ts';
import { saveFile } from './save-file.ts';

/** The item of the share menu that gives the map as it is shown; none while the map is on its way. */
export function useMapTakeAway(
  state: Pick<SafetyMapState, 'mode' | 'partition'>,
  data: SafetyMapData,
): readonly ShareItem[] {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const { shapes, tones, range, crimes, trajectories, status } = data;
  if (shapes === undefined || tones === undefined || range === null) return [];
  const save = async () => {
    const [{ mapGeojson }, told] = await Promise.all([
      import('./map-geojson.ts'),
      withTexts(intl, language, 'takeAway'),
    ]);
    const { mode, partition } = state;
    const until = formatYearMonth(range.to);
    const fileName = `crime-${mode === 'traj' ? 'trend' : 'rate'}-by-${partition}-${until}.geojson`;
    const from = { title: document.title, url: window.location.href, status };
    const map = { fileName, mode, period: range, shapes, crimes, trajectories, tones };
    saveFile(fileName, JSON.stringify(mapGeojson(told, map, from)), 'application/geo+json');
  };
  return [{ text: 'download.geojson', onChoose: () => void save() }];
}
