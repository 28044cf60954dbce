/** The texts of AirNow's forecast, which load only where there is one. */
export const airForecastEn = {
  'airForecast.title': 'AirNow’s forecast for {area}',
  'airForecast.day': 'Day',
  'airForecast.today': 'Today',
  'airForecast.tomorrow': 'Tomorrow',
  'airForecast.pollutant': 'Pollutant',
  'airForecast.ozone': 'Ozone',
  'airForecast.action': 'Action day',
  'airForecast.actionText': 'On an action day the agency asks people to pollute less.',
  'airForecast.issued':
    '{by, select, unknown {Issued on {date}} other {Issued on {date} by {agency}}}',
  'airForecast.note':
    'This is AirNow’s forecast, not this site’s: for whole days and all pollutants, on EPA’s scale. The point of {area} is {distance} from here.',
  'airForecast.discussion': 'The forecaster’s discussion',
  'airForecast.usual': 'This is what is usual in {month}.',
} as const;
