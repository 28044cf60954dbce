import { useIntl } from 'react-intl';
import { useLanguageChoice } from '../../../language/use-language.ts';
import { withTexts } from '../../../language/with-texts.ts';
import { useFailedOpening } from '../../../notices/use-failed-opening.ts';
import type { ShareItem } from '../../../share/share-item.ts';
import { saveFile } from '../../../take-away/save-file.ts';
import type { PageScale } from '../../figures/air-scale.ts';
import type { AirMapData } from '../use-air-map-data.ts';
import { airFileName } from './air-file-name.ts';

/** Returns the share menu item that downloads the map of the shown hour; none while the map loads. */
export function useAirTakeAway(data: AirMapData, scale: PageScale): readonly ShareItem[] {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const tellFailure = useFailedOpening();
  const { shapes, names, air, hour, update } = data;
  if (shapes === undefined || air === undefined || hour === null || !update) return [];
  const save = async () => {
    const [{ airGeojson }, told] = await Promise.all([
      import('./air-geojson.ts'),
      withTexts(intl, language, 'takeAway'),
    ]);
    const fileName = `${airFileName(hour)}.geojson`;
    const map = { fileName, shapes, names, air, hour, scale, update };
    const at = { title: document.title, url: window.location.href };
    saveFile(fileName, JSON.stringify(airGeojson(told, map, at)), 'application/geo+json');
  };
  return [{ text: 'airMap.geojson', onChoose: () => void save().catch(tellFailure) }];
}
