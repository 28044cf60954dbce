import { parseHour } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import table from '../../../tables/ranking-table.module.css';
import { categorizeAirHour } from '../figures/air-hour.ts';
import type { PageScale } from '../figures/air-scale.ts';
import { formatDayAndHour } from '../figures/air-times.ts';
import { formatConcentration } from '../figures/air-units.ts';
import type { AqiPoint } from '../figures/aqi-hours-layout.ts';
import { CategoryMark } from '../figures/marks/CategoryMark.tsx';

/** Lists hours, newest first. */
export function HoursTable(props: {
  /** Of the page's styles, which would otherwise be a separate file. */
  className: string | undefined;
  points: readonly AqiPoint[];
  scale: PageScale;
}) {
  const intl = useIntl();
  const text = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={props.className} tabIndex={0} aria-label={text('airTable.hours')}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col" className={table.left}>
              <Text id="airTable.hour" />
            </th>
            <th scope="col">
              <Text id="airTable.aqi" />
            </th>
            <th scope="col" className={table.left}>
              <Text id="airTable.category" />
            </th>
            <th scope="col">
              <Text id="airTable.pm25" />
            </th>
          </tr>
        </thead>
        <tbody>
          {props.points.toReversed().map((point) => {
            const hour = parseHour(point.datetime);
            const category = categorizeAirHour(point, props.scale);
            return (
              <tr key={point.datetime}>
                <th scope="row">
                  {hour === null ? point.datetime : formatDayAndHour(intl, hour, county.timeZone)}
                  {point.isUsual && (
                    <>
                      {' '}
                      (<Text id="airUsual.row" />)
                    </>
                  )}
                </th>
                <td>{point.aqi ?? text('air.hours.none')}</td>
                <td className={table.left}>
                  {category !== null && <CategoryMark category={category} />}
                </td>
                <td>{point.pm25 !== null && formatConcentration(intl, point.pm25)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
