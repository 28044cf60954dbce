/** A range of an agency's numeric codes with a common kind. */
export interface CodeRange {
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
  /** The nickname of the kind; codes in the county's list have separate nicknames. */
  readonly nickname: string;
}

/** Returns the nickname of an unlisted code by its number; null where no range contains it. */
export function findNicknameByCode(classes: readonly CodeRange[], code: string): string | null {
  if (!/^\d{1,6}$/.test(code)) return null;
  const number = Number(code);
  return classes.find(({ from, to }) => from <= number && number <= to)?.nickname ?? null;
}

/** A column that marks some offenses as domestic violence. */
export interface DomesticFlag {
  /** The codes that get a suffix where the column is positive. */
  readonly codes: readonly string[];
  /** Appended to such a code. */
  readonly suffix: string;
  /** The counting rules of records with a value in the column, and of those without. */
  readonly rules: { readonly filled: string; readonly empty: string };
}

/** Maps an agency's columns to fields, by name regardless of case and punctuation. */
export interface CrimeSource {
  /** Slug of the agency, e.g. `long-beach-pd`. */
  readonly agency: string;
  /** Full name, shown as the source. */
  readonly agencyName: string;
  /** Prepended to each code where an agency has reused codes. */
  readonly codePrefix: string;
  /** Order of day and month in dates written with slashes. */
  readonly dateOrder: 'month-day-year' | 'day-month-year';
  readonly columns: {
    /** The agency's record number. */
    readonly number: string;
    readonly code: string;
    /** The official description; without it the code is the label. */
    readonly description?: string | undefined;
    /** The kind of offense, where the description does not state it: it goes before the description. */
    readonly category?: string | undefined;
    /** Date of the offense, with or without a time. */
    readonly date: string;
    /** Time of day as HHMM or HH:MM, where it has a separate column. */
    readonly time?: string | undefined;
    readonly latitude?: string | undefined;
    readonly longitude?: string | undefined;
    /** Projected coordinates instead of degrees. */
    readonly x?: string | undefined;
    readonly y?: string | undefined;
    /** The agency's division, by name. */
    readonly division?: string | undefined;
    /** A column whose value `Y` marks a withdrawn record. */
    readonly deleted?: string | undefined;
    /** Status of the investigation; see `unfounded`. */
    readonly status?: string | undefined;
    /** Marks domestic violence; see `domestic`. */
    readonly domestic?: string | undefined;
    /** The agency's unit that filed the record; see `excludedFromAreas`. */
    readonly unit?: string | undefined;
  };
  /** Values of the column `status`, case-insensitive, that declare a record unfounded: it counts as withdrawn. */
  readonly unfounded?: readonly string[] | undefined;
  /** Rows that are not crimes: they are skipped, and not counted as received. Values of one column. */
  readonly leftOut?: { readonly column: string; readonly values: readonly string[] } | undefined;
  /** Handling of the column `domestic`. */
  readonly domestic?: DomesticFlag | undefined;
  /**
   * Records of jails and courts do not describe the population around them: they are stored and counted, but assigned
   * to no area. Values of the column `unit`, case-insensitive, and codes.
   */
  readonly excludedFromAreas?:
    | { readonly units: readonly string[]; readonly codes: readonly string[] }
    | undefined;
  /**
   * The months, `YYYY-MM`, that its records can cover: it can supply no other month completely, and records outside
   * are misdated.
   */
  readonly recordedMonths?: { readonly from?: string; readonly to?: string } | undefined;
  /** The coordinate system of `x` and `y` as a PROJ string: `+proj=lcc +lat_0=33.5 …`. */
  readonly projection?: string | undefined;
  /**
   * `[longitude, latitude]`, compared to four decimals: placeholders for an unknown location, such as the agency's
   * address.
   */
  readonly fillerPoints: readonly (readonly [number, number])[];
  /** Kinds of unlisted codes by numeric range, where an agency's numbers are systematic. */
  readonly codeClasses?: readonly CodeRange[] | undefined;
}

/** The crime data sources of one county. */
export interface CountyCrimeSources {
  /** Sources with known columns, by name; other agencies need a mapping file. */
  readonly sources: Readonly<Record<string, CrimeSource>>;
  /** Projected coordinate systems of its agencies: `EPSG:2229` → PROJ string. */
  readonly projections: Readonly<Record<string, string>>;
}
