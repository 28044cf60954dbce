import type { CrimeSource } from '@townlight/domain/crime';

/** A field of a record, as in `CrimeSource.columns`. */
export type RecordField = keyof CrimeSource['columns'];

/**
 * Names of columns in public files of crime records, in small letters and digits only; the first match is preferred.
 * What a column has is examined as well, see `proposeColumns`.
 */
export const COLUMN_NAMES = {
  latitude: [/^lat(itude)?$/, /lat(itude)?$/, /^(point)?y$/],
  longitude: [/^(lon|lng|long|longitude)$/, /(lon|lng|longitude)$/, /^(point)?x$/],
  x: [/^x$/, /^x(coord|coordinate)/, /(xcoord|xcoordinate)/, /^(geo|point)x$/, /easting/],
  y: [/^y$/, /^y(coord|coordinate)/, /(ycoord|ycoordinate)/, /^(geo|point)y$/, /northing/],
  // the day of the offense before that of its report
  date: [
    /^(date|dt|time)?(occ|occurred|occurrence|ofoccurrence)(date|datetime|dt|on)?$/,
    /(occ|occurred|occurrence|offense|offence|incident|crime|cmplnt).*(fr|from|start|begin|first).*(date|dt)/,
    /(fr|from|start|begin|first).*(occ|occurr|date|dt)/,
    /(occ|occurred|occurrence|offense|offence|incident|crime).*(date|dt)/,
    /date.*(occ|offense|offence|incident|crime)/,
    /^(date|datetime|day|month)$/,
    /(report|rpt|reported).*(date|dt)|date.*(rep|rpt|reported)/,
    /date/,
  ],
  time: [
    /^time(occ|occurred|ofoccurrence|ofday)?$/,
    /(occ|occurred|occurrence|offense|offence|incident|crime).*(time|tm)$/,
    /(fr|from|start|begin|first).*(time|tm)$/,
    /(^|.)(time|tm|hour)$/,
  ],
  number: [
    /^(case|incident|report|complaint|cmplnt|crime|offense|offence|event|record|dr|rd|ir|cr|file)(no|num|nr|number|id|key)$/,
    /(case|incident|report|complaint|cmplnt|crime|offense|offence|event).*(no|num|number|id|key)$/,
    /^(id|uniquekey|uniqueid|number|rowid|objectid|reference)$/,
    /(id|no|num|number)$/,
  ],
  code: [
    /^(iucr|nibrs|ucr|nibrscode|ucrcode|nibrsoffensecode|crmcd|pdcd|kycd)$/,
    /^(offense|offence|crime|charge|statute|violation).*(code|cd)$/,
    /(nibrs|ucr|iucr|offense|offence|crime|statute).*(code|cd)$/,
    /^(code|statute|stat|statisticalcode)$/,
  ],
  description: [
    /^(pddesc|crmcddesc|offensedescription|offencedescription|crimedescription|iucrdescription)$/,
    /(offense|offence|crime|charge|statute|nibrs|ucr).*(desc|description|name|type)/,
    /^(description|desc|statdesc|statisticalcodedescription)$/,
    /^(offense|offence|crime|crimetype|offensetype|type|category)$/,
  ],
  category: [
    /^(primarytype|ofnsdesc|crimetype|offensecategory|crimecategory|offensegroup|offensetype)$/,
    /^(category|offense|offence|crime|type)$/,
    /(category|group)/,
  ],
  // its Y withdraws a record
  deleted: [/^(is)?deleted$/],
  status: [/^(status|casestatus|disposition|casedisposition|outcome)$/, /disposition|casestatus/],
} as const satisfies Partial<Record<RecordField, readonly RegExp[]>>;
