import { useIntl } from 'react-intl';
import { AreaMapPage } from '../../../area-map/AreaMapPage.tsx';
import { createGetText } from '../../../i18n/use-text.ts';
import { FeedbackButton, MapProblemButton } from '../../feedback/index.ts';
import { CoronavirusMapDescription } from '../descriptions/CoronavirusMapDescription.tsx';
import { CoronavirusIntro } from './CoronavirusIntro.tsx';
import { coronavirusMapMessages } from './coronavirus-map-messages.ts';
import { CoronavirusReport } from './report/CoronavirusReport.tsx';
import { useCoronavirusFigures } from './use-coronavirus-figures.tsx';
import { useCoronavirusMapData } from './use-coronavirus-map-data.ts';
import { useCoronavirusMapState } from './use-coronavirus-map-state.ts';

/** Renders `/coronavirus`: cases per neighborhood on the last day of the series. */
export function CoronavirusMapPage() {
  const intl = useIntl();
  const { state, change } = useCoronavirusMapState();
  const data = useCoronavirusMapData();
  const { figures, legend } = useCoronavirusFigures(state, data);
  return (
    <>
      {import.meta.env.SSR && <CoronavirusMapDescription area={state.area} data={data} />}
      <AreaMapPage
        state={state}
        change={change}
        feature={{
          messages: coronavirusMapMessages(intl, data.status),
          figures,
          // spec 2: neighborhood boundaries only
          otherPartitions: [],
          filters: [],
          shown: createGetText(intl)('coronavirus.legend'),
          legend,
          report: {
            intro: (visit) => <CoronavirusIntro data={data} onChoose={visit} />,
            ofArea: (id) => (
              <CoronavirusReport id={id} data={data} onClear={() => change({ area: null })} />
            ),
            foot: <MapProblemButton />,
          },
          tools: <FeedbackButton />,
          shareItems: [],
          fetching: data.fetching,
          failure: data.failure,
          current: data.current,
          retry: data.retry,
        }}
      />
    </>
  );
}
