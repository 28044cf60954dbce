import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { AreaShortlist } from '../../../area-map/AreaShortlist.tsx';
import { ReportLead } from '../../../area-map/ReportPanel.tsx';
import { county } from '../../../i18n/county.ts';
import { Text } from '../../../i18n/Text.tsx';
import { formatDayAndHour } from '../figures/air-times.ts';
import type { AirMapState } from './air-map-state.ts';
import { formatAqi } from './format-air.ts';
import { AirProvenance } from './report/AirProvenance.tsx';
import { AirFaq } from './report/AirReport.tsx';
import type { AirMapData } from './use-air-map-data.ts';

const ROWS = 5;

/** Shows the report panel's content while no area is selected. */
export function AirMapIntro(props: {
  state: AirMapState;
  data: AirMapData;
  onChoose: (id: AreaId) => void;
}) {
  const intl = useIntl();
  const { data, state } = props;
  const { air, hour, names } = data;
  return (
    <ReportLead
      question={<Text id="airMap.intro" />}
      text={<Text id={data.update === null ? 'airMap.empty' : 'airMap.introText'} />}
    >
      {data.update !== null && (
        <AreaShortlist
          title={
            hour !== null && (
              <Text
                id="airMap.worst"
                values={{ when: formatDayAndHour(intl, hour, county.timeZone) }}
              />
            )
          }
          areas={(air?.ranked.slice(0, ROWS) ?? []).map(({ id, index }) => ({
            id,
            name: names.get(id) ?? id,
            figure: index && <Text id="airMap.index" values={{ index: formatAqi(intl, index) }} />,
          }))}
          onChoose={props.onChoose}
        />
      )}
      {air && hour !== null && <AirProvenance state={state} air={air} hour={hour} />}
      <AirFaq />
    </ReportLead>
  );
}
